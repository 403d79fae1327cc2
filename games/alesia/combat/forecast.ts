/* What a battle would bring, die by die: for screens, which show it before attacks are divided, and for bots. */
import { boxOf } from '../components/box';
import { isFaceless } from '../components/faceless';
import type { G } from '../state';
import { battleOf } from './declared';
import { attackOf, type Defence, defenceOf } from './defence';
import { diceOf } from './dice';
import type { Battle } from './frames';
import { isOverwhelming, type Odds, oddsOf } from './odds';
import { type Outcome, outcomeOf, ROUT, resultOf } from './outcome';
import { isRouted } from './surround';

/** A battle as it would be fought. */
export interface Forecast {
  attack: number;
  /** The defence, hex by hex, with what doubles it. */
  defence: Defence;
  odds: Odds;
  /** Why no die is cast: surrounded (15.4) or overwhelmed (15.5); null where one is. */
  certain: 'surrounded' | 'overwhelmed' | null;
  /** How many dice are cast, of which the Romans choose one: more than one where leaders are (19.4). */
  dice: number;
  /** The results of the dice from 1 to 6, in order; all alike where the result is certain. */
  results: Outcome[];
  /** Whether some of the defenders are hidden, so that the defence is more than is told here (25.7). */
  isUnknown: boolean;
}

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** Returns what an attack of units on hexes would bring; the units need not have been told to attack. At least one attacker and one hex. */
export function forecast(G: G, attackers: readonly string[], hexes: readonly string[]): Forecast {
  return forecastOf(G, battleOf(G, attackers, hexes));
}

/** Returns what a battle would bring as things stand. */
export function forecastOf(G: G, battle: Battle): Forecast {
  const attack = attackOf(G, battle);
  const defence = defenceOf(G, battle);
  const odds = oddsOf(attack, defence.total);
  const cause = boxOf(G).unit[battle.attackers[0]].side;
  const isSurrounded = isRouted(G, cause, battle.hexes, odds);
  const certain = isSurrounded ? 'surrounded' : isOverwhelming(odds) ? 'overwhelmed' : null;
  return {
    attack,
    defence,
    odds,
    certain,
    dice: certain === null ? diceOf(G, battle) : 0,
    isUnknown: battle.defenders.some(isFaceless),
    results: DICE.map((die) => outcomeOf(certain === null ? resultOf(G, odds, die) : ROUT)),
  };
}
