/* Leaders' dice (19.4, 19.5). */
import { boxOf, type Unit } from '../components/box';
import { countersIn, isUnit } from '../field';
import type { G } from '../state';
import type { Battle } from './frames';

/** How many dice each leader adds. */
const DICE: Readonly<Record<string, number>> = { labienus: 1, caesar: 2 };

/** Returns the Roman leaders who are stacked with units of a battle and so may call for more dice: none who is alone in a fort. */
export function leadersAt(G: G, { attackers, defenders }: Battle): Unit[] {
  const { hex, unit } = boxOf(G);
  const places = new Set(
    [...attackers, ...defenders]
      .filter((id) => unit[id].side === 'roman' && isUnit(unit[id]))
      .map((id) => G.at[id])
      .filter((place) => hex[place] !== undefined),
  );
  return [...places].flatMap((place) =>
    countersIn(G, place).filter(({ id, kind }) => kind === 'leader' && DICE[id] !== undefined),
  );
}

/** Returns how many dice are cast for a battle: one (15.2), and those of the leaders. */
export function diceOf(G: G, battle: Battle): number {
  return leadersAt(G, battle).reduce((sum, { id }) => sum + DICE[id], 1);
}
