/* What defends a Fortified Location (14.1, 14.2). */
import { boxOf } from '../components/box';
import type { Defence } from '../components/components';
import type { G } from '../state';
import { spaceName } from '../words';

/**
 * Returns Garrison strength, needed Siege Points and modifier of the Fortified Location of a space, a Walled City's as on its
 * own marker (14.2, 14.3), a Fortified Town's upgraded or not (11.2.2, 11.2.3). Throws when there is none.
 */
export function defenceOf(G: G, space: string): Defence {
  const { defences } = boxOf(G).components;
  const marker = G.markers[space];
  switch (marker?.kind) {
    case 'town':
      return marker.upgraded ? defences.upgraded : defences.town;
    case 'city':
      return defences.cities[space];
    case 'stronghold':
      return defences.stronghold;
    default:
      throw new Error(`there is no Fortified Location in ${space}`);
  }
}

/** Returns how many Siege Points there are against the Fortified Location of a space (14.3.1). */
export function siegePointsAt({ sieges }: G, space: string): number {
  return sieges[space] ?? 0;
}

/** Returns what the Fortified Location of a space is called within a sentence: `the Stronghold of Gabali`. */
export function locationName(G: G, space: string): string {
  const kind = G.markers[space]?.kind;
  const noun =
    kind === 'town' ? 'the Fortified Town' : kind === 'city' ? 'the Walled City' : 'the Stronghold';
  return `${noun} of ${spaceName(G, space)}`;
}
