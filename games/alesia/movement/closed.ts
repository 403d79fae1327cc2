/* Hexes that are closed to some units, whatever it costs to go there: the Outer Works to cavalry only (23.1). */
import { onceEach } from '../../kit/once';
import { isBesideUnit } from '../command';
import { type Box, boxOf, type Unit } from '../components/box';
import { type Field, fieldOf, isUnit } from '../field';
import type { G } from '../state';
import { groundOf, hexesWithin } from './ground';
import { hindranceOf } from './hindrance';

/** How near a fort Vercingetorix may not come (19.2): the range of its engines. */
const ENGINE_RANGE = 3;

/**
 * Returns what says of a hex, by its number, whether it is closed to a unit: the town to Romans (9.1), the Outer Works to cavalry (22.1), the
 * range of forts to Vercingetorix (19.2), enemy zones of control to missile units (20.2) and to leaders who would fall there at once (19.1, 19.3).
 */
export function closedTo(G: G, { kind, side }: Unit): (hex: number) => boolean {
  const { town, works } = groundOf(boxOf(G));
  const { controlled } = hindranceOf(G, side);
  if (side === 'gallic') {
    if (kind === 'leader') return (hex) => isInRange(G, hex) || isTooNear(G, hex);
    return kind === 'cavalry' ? (hex) => works[hex] > 0 : isNowhere;
  }
  switch (kind) {
    case 'cavalry':
      return (hex) => town[hex] > 0 || works[hex] > 0;
    case 'archer':
    case 'slinger':
      return (hex) => town[hex] > 0 || controlled[hex] > 0;
    case 'leader':
      return (hex) => town[hex] > 0 || (controlled[hex] > 0 && !hasCompany(G, hex));
    default:
      return (hex) => town[hex] > 0;
  }
}

/** Says whether a hex is in the range of a fort's engines, manned or not (19.2). */
export function isInRange(G: G, hex: number): boolean {
  return rangesIn(fieldOf(G), boxOf(G))[hex] > 0;
}

/** Says whether Vercingetorix would be caught in a hex: next to a Roman unit (19.1), with that option when none of his men are there (19.7). */
export function isTooNear(G: G, hex: number): boolean {
  if (G.variants.sturdyVercingetorix && hasCompany(G, hex)) return false;
  return isBesideUnit(G, 'roman', boxOf(G).hexes[hex].id);
}

const rangesIn = onceEach(({ stacks }: Field, box: Box): Uint8Array => {
  const ranges = new Uint8Array(stacks.length);
  stacks.forEach((stack, number) => {
    if (stack?.some(({ kind }) => kind === 'fort') !== true) return;
    for (const hex of hexesWithin(groundOf(box), number, ENGINE_RANGE)) ranges[hex] = 1;
  });
  return ranges;
});

function hasCompany(G: G, hex: number): boolean {
  return fieldOf(G).stacks[hex]?.some(isUnit) === true;
}

function isNowhere(): boolean {
  return false;
}
