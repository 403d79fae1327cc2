/* How near each Faction is to victory, and what makes up its score (7.2, 7.3). */
import type { Player } from '../../../games/falling-sky/components/factions';
import {
  alliedTo,
  alliesAndCitadels,
  isDispersed,
  isSubdued,
} from '../../../games/falling-sky/pieces/tribes';
import { allTribes } from '../../../games/falling-sky/places';
import { legionsOffMap } from '../../../games/falling-sky/senate';
import type { G } from '../../../games/falling-sky/state';
import { belgicControlValue, marginOf, otherMostAllies } from '../../../games/falling-sky/victory';
import { signed } from '../../../games/kit/signed';

/** A count that has to exceed another. */
export interface Goal {
  title: string;
  value: number;
  /** What it has to exceed. */
  over: number;
  /** What it is the sum of. */
  terms: readonly { title: string; value: number }[];
}

/** Returns what a Faction has to reach. */
export function goalsOf(G: G, faction: Player): Goal[] {
  const own = alliesAndCitadels(G, faction);
  switch (faction) {
    case 'romans': {
      const tribes = allTribes(G);
      const terms = [
        { title: 'Subdued', value: tribes.filter((id) => isSubdued(G, id)).length },
        { title: 'Dispersed', value: tribes.filter((id) => isDispersed(G, id)).length },
        { title: 'Roman Allies', value: tribes.filter((id) => alliedTo(G, id) === 'romans').length },
      ];
      return [goal('Tribes held down', 15, terms)];
    }
    case 'arverni':
      return [
        { title: 'Legions off the map', value: legionsOffMap(G), over: 6, terms: [] },
        { title: 'Allies and Citadels', value: own, over: 8, terms: [] },
      ];
    case 'aedui':
      return [{ title: 'Allies and Citadels', value: own, over: otherMostAllies(G), terms: [] }];
    case 'belgae':
      return [
        goal('Control Value, Allies and Citadels', 15, [
          { title: 'Control Value', value: belgicControlValue(G) },
          { title: 'Allies and Citadels', value: own },
        ]),
      ];
  }
}

function goal(title: string, over: number, terms: Goal['terms']): Goal {
  return { title, value: terms.reduce((sum, { value }) => sum + value, 0), over, terms };
}

/** Returns a margin with its sign: `+2`, `0`, `−3`. */
export function marginText(G: G, faction: Player): string {
  return signed(marginOf(G, faction));
}
