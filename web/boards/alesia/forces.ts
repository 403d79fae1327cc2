/* Who is where: in a hex, in the town, in an off-board zone. */
import { boxOf, type Unit } from '../../../games/alesia/components/box';
import { countersIn } from '../../../games/alesia/field';
import { zoneOf } from '../../../games/alesia/offboard/zones';
import { type G, LOST, OFF, TOWN } from '../../../games/alesia/state';

/** Returns the counters of a place: a hex, the town, or an off-board zone as far as the viewer may know. */
export function forcesIn(G: G, place: string): readonly Unit[] {
  const { hex, units, zone } = boxOf(G);
  if (hex[place] !== undefined) return countersIn(G, place);
  if (zone[place] !== undefined) return units.filter(({ id }) => G.at[id] === OFF && zoneOf(G, id) === place);
  return units.filter(({ id }) => G.at[id] === place);
}

/** Returns the place of the map where a counter is; null for who is out of the game or whose zone is hidden. */
export function placeOf(G: G, unit: string): string | null {
  const at = G.at[unit];
  if (at === undefined || at === LOST) return null;
  if (at === OFF) return zoneOf(G, unit) || null;
  return at === TOWN || boxOf(G).hex[at] !== undefined ? at : null;
}
