/* Where the Romans want to go by Events (8.2.1, 8.8.1). */
import { FACTIONS } from '../../components/factions';
import type { RegionId } from '../../components/map';
import type { G } from '../../state';
import { alliesAndCitadelsIn } from '../../tribes';
import { marginOf } from '../../victory';

/** How much the Romans want to March into a Region: enemies at victory first, then the most Allies and Citadels (8.8.1). */
export function prey(G: G, region: RegionId): number {
  return Math.max(
    0,
    ...FACTIONS.filter((faction) => faction !== 'romans').map((faction) => {
      const standing = alliesAndCitadelsIn(G, region, faction);
      if (standing === 0 || faction === 'germans') return standing;
      return standing + (marginOf(G, faction) >= 0 ? 100 : 0);
    }),
  );
}
