/* What the units of a battle are worth (2.4, 13.4, 13.5, 20.1). */

import { boxOf, type Unit } from '../components/box';
import { isMissile } from '../movement/missiles';
import { enemyOf, type G } from '../state';
import { type Doubling, doublingOf, type Origins } from './doubling';
import type { Battle } from './frames';

/** The combat factor of a missile unit in defence (20.1). */
const MISSILE_DEFENCE = 1;

/** The defence of a hex: of all units in it together (14.4). */
export interface HexDefence {
  hex: string;
  /** The sum of the factors as printed. */
  basic: number;
  /** Why it is doubled, or null. */
  doubled: Doubling | null;
  total: number;
}

/** The defence against an attack, and of each of the hexes attacked. */
export interface Defence {
  total: number;
  hexes: HexDefence[];
}

/** Returns the strength with which a unit defends, disrupted or not (21.3). */
export function defenceFactor(unit: Unit): number {
  return isMissile(unit) ? MISSILE_DEFENCE : unit.combat;
}

/** Returns the strength of the units of a battle in attack: never doubled (13.4). */
export function attackOf(G: G, { attackers }: Pick<Battle, 'attackers'>): number {
  return attackers.reduce((sum, id) => sum + boxOf(G).unit[id].combat, 0);
}

/** Returns the defence in a battle, hex by hex, with what doubles it. */
export function defenceOf(G: G, battle: Battle): Defence {
  const { unit, hex } = boxOf(G);
  const origins = originsOf(G, battle);
  const hexes = battle.hexes.map((id) => {
    const stack = battle.defenders.filter((each) => G.at[each] === id).map((each) => unit[each]);
    const basic = stack.reduce((sum, each) => sum + defenceFactor(each), 0);
    const doubled =
      battle.attackers.length === 0
        ? null
        : doublingOf(G, enemyOf(unit[battle.attackers[0]].side), hex[id], origins);
    return { hex: id, basic, doubled, total: doubled === null ? basic : 2 * basic };
  });
  return { total: hexes.reduce((sum, { total }) => sum + total, 0), hexes };
}

/** Returns from where a battle's attackers come; null for those beside the board. */
export function originsOf(G: G, { attackers, posts }: Pick<Battle, 'attackers' | 'posts'>): Origins {
  const { hex } = boxOf(G);
  return attackers.map((id) => hex[G.at[id]] ?? hex[posts[id]] ?? null);
}
