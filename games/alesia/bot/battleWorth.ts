/* What a battle is worth to who attacks, by its odds and by what each die brings (15.2, 15.3), in combat factors of Gauls. */
import { onceEach } from '../../kit/once';
import { defenceFactor } from '../combat/defence';
import { doublingOf, type Origins } from '../combat/doubling';
import { isOverwhelming, type Odds, oddsOf } from '../combat/odds';
import { type Outcome, outcomeOf, ROUT, resultOf } from '../combat/outcome';
import { isSurrounded } from '../combat/surround';
import { boxOf, type Unit } from '../components/box';
import { type Hex, OFF_BOARD } from '../components/hex';
import { fieldOf, isUnit } from '../field';
import { groundOf } from '../movement/ground';
import { type Cause, enemyOf, type G } from '../state';

/** A hex with defenders, as far as no attacker matters. */
export interface Defended {
  hex: Hex;
  /** The combat factors of its units, not doubled. */
  strength: number;
  /** What its units are worth. */
  worth: number;
  /** What it is worth to drive them out. */
  ground: number;
  /** Whether they have nowhere to retreat to. */
  isTrapped: boolean;
  /** Whether they are lost without a die at 2-1 or more (15.4). */
  isSurrounded: boolean;
  /** How many dice leaders among them add (19.4). */
  dice: number;
}

/** What a Roman factor is worth: there are half as many as Gallic ones. This and all weights of the plans are judgement, not fitted. */
const ROMAN_FACTOR = 2;
/** What it is worth to drive defenders from their hex, more behind ramparts, and to take a fort. */
const GROUND = 2;
const RAMPART = 4;
const FORT = 12;
/** What it costs to be driven back. */
const REPULSE = 1;
/** How much of what better odds would bring counts before they are reached, so that one unit after the other may be added. */
const PROMISE = 0.2;

/** Returns what a unit is worth. */
export function worthOf({ side, combat }: Unit): number {
  return (side === 'roman' ? ROMAN_FACTOR : 1) * combat;
}

/** Returns a hex with the units of a cause in it, as a target of the other one. */
export function defendedBy(G: G, cause: Cause, hex: Hex): Defended {
  const stack = (fieldOf(G).stacks[hex.number] ?? []).filter((unit) => unit.side === cause);
  const units = stack.filter(isUnit);
  const isFort = stack.some(({ kind }) => kind === 'fort');
  const isWalled = groundOf(boxOf(G)).ramparts[hex.number] > 0;
  return {
    hex,
    strength: units.reduce((sum, unit) => sum + defenceFactor(unit), 0),
    worth: units.reduce((sum, unit) => sum + worthOf(unit), 0),
    ground: GROUND + (isWalled ? RAMPART : 0) + (isFort ? FORT : 0),
    isTrapped: isTrapped(G, cause, hex),
    isSurrounded: cause === 'gallic' && isSurrounded(G, hex.id),
    dice: diceOf(stack),
  };
}

/** Returns how many dice the leaders of a stack add to the one that is cast (19.4, 19.5). */
export function diceOf(stack: readonly Unit[]): number {
  return stack.reduce((sum, { id }) => sum + (id === 'caesar' ? 2 : id === 'labienus' ? 1 : 0), 0);
}

/** Says whether units of a cause cannot retreat from a hex: enemies stand around it or control what is around it (16.2). */
export function isTrapped(G: G, cause: Cause, { neighbours, terrain }: Hex): boolean {
  const { hexes } = boxOf(G);
  const { stacks, controlled } = fieldOf(G);
  const enemy = enemyOf(cause);
  if (terrain === 'town') return false;
  return neighbours.every((number) => {
    if (number === OFF_BOARD) return cause === 'roman';
    if (hexes[number].terrain === 'town') return cause === 'roman';
    return controlled[enemy][number] > 0 || stacks[number]?.some(({ side }) => side === enemy) === true;
  });
}

/**
 * Returns what an attack of so many factors from some hexes is worth to a cause; `trapped` is what the attackers are worth who have nowhere to
 * retreat to, `worth` what all are, `dice` how many the leaders among them add. Nothing for an attack of nobody.
 */
export function battleWorth(
  G: G,
  cause: Cause,
  defended: Defended,
  attack: { strength: number; origins: Origins; worth: number; trapped: number; dice: number },
): number {
  if (attack.origins.length === 0) return 0;
  const doubled = doublingOf(G, enemyOf(cause), defended.hex, attack.origins) !== null;
  const defence = Math.max(1, defended.strength * (doubled ? 2 : 1));
  const odds = oddsOf(attack.strength, defence);
  const worthAt = (each: Odds): number => {
    const isCertain = isOverwhelming(each) || (defended.isSurrounded && each.column >= TWO_TO_ONE);
    const values = outcomesOf(G, isCertain ? OVERWHELMING : each.column).map((outcome) => {
      const { attacker, defender } = outcome;
      let worth = 0;
      if (defender.isLost) worth += defended.worth + defended.ground;
      else if (defender.retreat > 0) worth += defended.ground + (defended.isTrapped ? defended.worth : 0);
      if (attacker.isLost) worth -= attack.worth;
      else if (attacker.retreat > 0) worth -= REPULSE + attack.trapped;
      return worth;
    });
    return expected(values, attack.dice + defended.dice, cause === 'roman');
  };
  const worth = worthAt(odds);
  const share = attack.strength / defence - Math.floor(attack.strength / defence);
  if (odds.column >= 8 || attack.strength < defence) return worth + PROMISE * (attack.strength / defence);
  return worth + PROMISE * share * (worthAt({ ...odds, column: odds.column + 1 }) - worth);
}

const TWO_TO_ONE = 4;
const DICE = [1, 2, 3, 4, 5, 6] as const;

/** Returns the mean of the values of a die; with more dice the Romans take the one they like best (19.4). */
function expected(values: readonly number[], more: number, isRoman: boolean): number {
  if (more === 0) return values.reduce((sum, each) => sum + each, 0) / values.length;
  const sorted = [...values].sort((a, b) => (isRoman ? a - b : b - a));
  let sum = 0;
  sorted.forEach((value, index) => {
    const upTo = (count: number) => (count / sorted.length) ** (more + 1);
    sum += value * (upTo(index + 1) - upTo(index));
  });
  return sum;
}

/** Returns what each die brings in a column of the table, from the last one on the rout of the defender (15.5). */
export function outcomesOf(G: G, column: number): readonly Outcome[] {
  return tableOf(boxOf(G), G)[Math.min(column, OVERWHELMING)];
}

const OVERWHELMING = 8;

const tableOf = onceEach((_box: object, G: G): readonly (readonly Outcome[])[] =>
  Array.from({ length: OVERWHELMING + 1 }, (_, column) =>
    DICE.map((die) => outcomeOf(column === OVERWHELMING ? ROUT : resultOf(G, { name: '', column }, die))),
  ),
);
