/* How many Warbands Scout reaches in a Region, and in which it Reveals where it may in one only (8.8.1, card 12). */
import { findsIn, partsOf } from '../../abilities/scouting';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../pieces/forces';
import { isFrost } from '../../sequence';
import type { G } from '../../state';

/** What Scout reaches in a Region. */
export interface Sighting {
  region: RegionId;
  /** There are Germanic Warbands among them, which come first upon Frost. */
  germanic: boolean;
  /** How many Warbands, and how many of them Hidden. */
  found: number;
  hidden: number;
}

/** Returns what Scout reaches in a Region with so many Warbands to be Revealed or marked at most. */
export function sightingIn(G: G, region: RegionId, marks: number): Sighting {
  const kinds = findsIn(G, region).map(partsOf);
  const count = (wanted: typeof kinds) =>
    Math.min(
      marks,
      wanted.reduce((sum, { faction, lie }) => sum + forceIn(G, region, faction)[lie], 0),
    );
  return {
    region,
    germanic: isFrost(G) && count(kinds.filter(({ faction }) => faction === 'germans')) > 0,
    found: count(kinds),
    hidden: count(kinds.filter(({ lie }) => lie === 'hidden')),
  };
}

/** By card 12 Scout Reveals, upon Frost where Germans are, then where it finds most, then most Hidden ones. */
export const FOREMOST = [
  ({ germanic }: Sighting) => germanic,
  ({ found }: Sighting) => found,
  ({ hidden }: Sighting) => hidden,
];
