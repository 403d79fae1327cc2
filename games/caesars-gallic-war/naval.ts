/* Naval movement (5.2.1 E). */

import { census, isOpen } from './census';
import { AREAS, type AreaId, OFF_MAP, type Place, PORTS } from './components/areas';
import type { G, March } from './state';

/** Units of a port's group that may sail in a round (5.2.1 E). */
export const SEA_LIMIT = 2;

/**
 * Returns the sailings of the units that have not moved: from port to port, two of a group. Barbarians do not sail to
 * ports with enemies or neutral units.
 */
export function* sailings(
  G: G,
  march: March,
  mayStart: (place: Place) => boolean,
): Iterable<[string, AreaId]> {
  const { side, sailed } = march;
  const { blocks } = G.secret[side];
  const counts = census(G);
  const isPermitted = (port: AreaId) => side === 'roman' || isOpen(G, counts, side, port);
  for (const id in blocks) {
    const { place, path } = blocks[id];
    if (path !== undefined || place === OFF_MAP || !AREAS[place].port) continue;
    if ((sailed[place] ?? 0) >= SEA_LIMIT || !mayStart(place)) continue;
    for (const port of PORTS) if (port !== place && isPermitted(port)) yield [id, port];
  }
}
