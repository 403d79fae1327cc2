/* Hexes that are closed to some units, whatever it costs to go there. */
import { isBesideUnit } from '../command';
import { type Box, boxOf, type Unit } from '../components/box';
import { distance } from '../components/hex';
import { fieldOf, isUnit } from '../field';
import type { G } from '../state';
import { groundOf } from './ground';
import { hindranceOf } from './hindrance';

/** How near a fort Vercingetorix may not come (19.2): the range of its engines. */
export const ENGINE_RANGE = 3;

/**
 * Returns what says of a hex, by its number, whether it is closed to a unit: the town to Romans (9.1), the Outer Works to cavalry (22.1), the
 * range of forts to Vercingetorix (19.2), enemy zones of control to missile units (20.2) and to leaders who would fall there at once (19.1, 19.3).
 */
export function closedTo(G: G, { kind, side }: Unit): (hex: number) => boolean {
  const box = boxOf(G);
  const { town, works } = groundOf(box);
  const { controlled } = hindranceOf(G, side);
  if (side === 'gallic') {
    if (kind === 'leader') return closedToVercingetorix(G, box);
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

function closedToVercingetorix(G: G, { units, hexes, hex }: Box): (hex: number) => boolean {
  const forts = units
    .filter(({ id, kind }) => kind === 'fort' && hex[G.at[id]])
    .map(({ id }) => hex[G.at[id]]);
  return (number) =>
    forts.some((fort) => distance(hexes[number], fort) <= ENGINE_RANGE) ||
    (isBesideUnit(G, 'roman', hexes[number].id) &&
      !(G.variants.sturdyVercingetorix && hasCompany(G, number)));
}

function hasCompany(G: G, hex: number): boolean {
  return fieldOf(G).stacks[hex]?.some(isUnit) === true;
}

function isNowhere(): boolean {
  return false;
}
