/* Which off-board zones are nearest to a place (12.3). */
import { onceEach } from '../../kit/once';
import { type Box, boxOf } from '../components/box';
import { distance, type Hex } from '../components/hex';
import { type G, TOWN } from '../state';

const placesOf = onceEach((_box: Box) => new Map<string, readonly string[]>());

/**
 * Returns the off-board zones nearest to a hex, by the number of hexes to their edges, or to the town; several where they are equally near
 * (12.3). None for what is not on the map.
 */
export function nearestZones(G: G, place: string): readonly string[] {
  const box = boxOf(G);
  const places = placesOf(box);
  let zones = places.get(place);
  if (zones === undefined) {
    zones = reckon(box, place === TOWN ? box.walls : [box.hex[place] ?? []].flat());
    places.set(place, zones);
  }
  return zones;
}

function reckon({ components, hex }: Box, from: readonly Hex[]): string[] {
  if (from.length === 0) return [];
  const far = components.zones.map(({ id, edge }) => {
    const hexes = edge.map((each) => hex[each]);
    return { id, distance: Math.min(...from.flatMap((each) => hexes.map((other) => distance(each, other)))) };
  });
  const least = Math.min(...far.map((each) => each.distance));
  return far.filter((each) => each.distance === least).map(({ id }) => id);
}
