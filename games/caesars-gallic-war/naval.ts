/* Naval movement (5.2.1 E). */

import { type Census, isOpen } from './census';
import { type AreaId, OFF_MAP } from './components/areas';
import { boxOf } from './components/box';
import type { March } from './frames';
import type { Block, G, Side } from './state';

/** Units of a port's group that may sail in a round (5.2.1 E). */
export const SEA_LIMIT = 2;

/** Returns the ports a side may sail to: Barbarians do not sail to ports with enemies or neutral units. */
export function harboursOf(G: G, counts: Census, side: Side): readonly AreaId[] {
  const { ports } = boxOf(G);
  return side === 'roman' ? ports : ports.filter((port) => isOpen(G, counts, side, port));
}

/** Returns the ports a unit may sail to, of those open to its side: if it has not moved, and with one other of its group. */
export function sailings(
  G: G,
  block: Block,
  { sailed }: March,
  harbours: readonly AreaId[],
  mayStart: (block: Block) => boolean,
): readonly AreaId[] {
  const { place, path } = block;
  if (path !== undefined || place === OFF_MAP || !boxOf(G).area[place].port) return [];
  if ((sailed[place] ?? 0) >= SEA_LIMIT || !mayStart(block)) return [];
  return harbours.filter((port) => port !== place);
}
