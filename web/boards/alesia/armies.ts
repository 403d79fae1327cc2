/* The three armies, and what they have lost. */
import { boxOf, type Unit } from '../../../games/alesia/components/box';
import { isUnit } from '../../../games/alesia/field';
import { type G, LOST, type Side } from '../../../games/alesia/state';
import { strengthOf } from './stacks';

interface Army {
  side: Side;
  name: string;
  isOf(unit: Unit): boolean;
}

export const ARMIES: readonly Army[] = [
  { side: 'caesar', name: 'Romans', isOf: ({ side }) => side === 'roman' },
  { side: 'vercingetorix', name: 'Besieged', isOf: ({ force }) => force === 'besieged' },
  { side: 'relief', name: 'Relieving army', isOf: ({ force }) => force === 'relieving' },
];

/** Returns the combat factors that each army has lost, by the commander who stands for it. */
export function lostFactors(G: G): Record<string, number> {
  const lost = boxOf(G).units.filter((unit) => isUnit(unit) && G.at[unit.id] === LOST);
  return Object.fromEntries(ARMIES.map(({ side, isOf }) => [side, strengthOf(lost.filter(isOf))]));
}
