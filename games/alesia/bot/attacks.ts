/* How attacks are best divided (14.3, 14.7): enemies who must be attacked get few attackers, those who can be beaten many. */

import type { LegalMove } from '../../kit/move';
import { onceEach } from '../../kit/once';
import { type Contact, contactOf } from '../combat/contact';
import { divisionOf, isSettled, withAttack } from '../combat/division';
import { type Duties, dutiesOf } from '../combat/obligations';
import { commanderOf } from '../commanders';
import { boxOf } from '../components/box';
import type { Hex } from '../components/hex';
import { countersIn, type Field, fieldOf } from '../field';
import { type Cause, enemyOf, type G, type SituationOf, TOWN } from '../state';
import { battleWorth, type Defended, defendedBy, diceOf, isTrapped, worthOf } from './battleWorth';

/** Returns the next move of a side that divides its attacks as well as it can. */
export function nextAttack({ G, side, frame }: SituationOf<'combat'>): LegalMove {
  const division = divisionOf(G, frame);
  const { attackerOf, targetOf } = division.contact;
  for (const { unit, hex } of bestAttacks(G, frame.cause)) {
    if (frame.targets[unit] !== undefined || commanderOf(G, boxOf(G).unit[unit]) !== side) continue;
    const attacker = attackerOf.get(unit);
    const target = targetOf.get(hex);
    if (attacker !== undefined && target !== undefined && withAttack(division, attacker, target) !== null)
      return { move: 'attack', args: [unit, hex] };
  }
  return { move: isSettled(division, side) ? 'done' : 'divide', args: [] };
}

/** A unit and the hex that it attacks. */
export interface Attack {
  unit: string;
  hex: string;
}

/**
 * Returns which units of a cause had best attack what, whoever commands them; a unit that need not attack and had better not is left out. Each hex
 * is attacked in a battle of its own, so that what can be attacked only together with others may be missing.
 */
export function bestAttacks(G: G, cause: Cause): readonly Attack[] {
  const known = attacksIn(fieldOf(G));
  known[cause] ??= reckon(G, cause);
  return known[cause];
}

const attacksIn = onceEach((_field: Field): Partial<Record<Cause, readonly Attack[]>> => ({}));

function reckon(G: G, cause: Cause): Attack[] {
  const contact = contactOf(G, cause);
  const division = new BestDivision(G, cause, contact, dutiesOf(G, cause, contact, []));
  division.improve();
  return division.attacks();
}

const NONE = -1;
/** How often the division is gone over for something better. */
const ROUNDS = 4;
/** What a change must gain. */
const GAIN = 1e-6;

/** A division that is changed as long as it becomes better: hill climbing, one unit or two at a time. */
class BestDivision {
  /** The place of the target of each attacker; {@link NONE} for none. */
  readonly #target: number[];
  readonly #attackersOf: number[][];
  readonly #worth: number[];
  readonly #defended: Defended[];
  readonly #hexes: (Hex | null)[];
  readonly #isTrapped: boolean[];
  readonly #dice: number[];

  constructor(
    private readonly G: G,
    private readonly cause: Cause,
    private readonly contact: Contact,
    private readonly duties: Duties,
  ) {
    const { attackers, targets } = contact;
    const { hex, walls } = boxOf(G);
    this.#hexes = attackers.map(
      ({ unit }) => hex[G.at[unit.id]] ?? (G.at[unit.id] === TOWN ? walls[0] : null),
    );
    this.#isTrapped = this.#hexes.map((each) => each !== null && isTrapped(G, cause, each));
    this.#dice = this.#hexes.map((each) =>
      each === null || cause === 'gallic' ? 0 : diceOf(countersIn(G, each.id)),
    );
    this.#defended = targets.map((target) => defendedBy(G, enemyOf(cause), target.hex));
    this.#target = attackers.map(() => NONE);
    this.#attackersOf = targets.map(() => []);
    this.#worth = targets.map(() => 0);
    this.#cover();
    this.#engage();
  }

  /** Returns the attacks as they have been divided. */
  attacks(): Attack[] {
    const { attackers, targets } = this.contact;
    return this.#target.flatMap((target, place) =>
      target === NONE ? [] : [{ unit: attackers[place].unit.id, hex: targets[target].hex.id }],
    );
  }

  /** Changes it until no unit does better elsewhere, and no two do in each other's stead. */
  improve(): void {
    for (let round = 0; round < ROUNDS; round++) {
      let isBetter = false;
      this.contact.attackers.forEach(({ reaches }, place) => {
        for (const target of this.duties.attackers.has(place) ? reaches : [NONE, ...reaches])
          if (this.#moves(place, target)) isBetter = true;
        for (const target of reaches)
          for (const other of this.#attackersOf[target])
            if (this.#swaps(place, other)) {
              isBetter = true;
              break;
            }
      });
      if (!isBetter) return;
    }
  }

  /** Gives each hex that must be attacked a unit, the weakest that can: a matching by augmenting paths. */
  #cover(): void {
    const { attackers, targets } = this.contact;
    const holder = targets.map(() => NONE);
    const weakest = targets.map(({ attackers: around }) =>
      [...around]
        .filter((place) => !attackers[place].isAway)
        .sort((a, b) => attackers[a].unit.combat - attackers[b].unit.combat),
    );
    const find = (target: number, tried: Set<number>): boolean => {
      for (const place of weakest[target]) {
        if (tried.has(place)) continue;
        tried.add(place);
        const held = this.#target[place];
        if (held !== NONE && !find(held, tried)) continue;
        this.#target[place] = target;
        holder[target] = place;
        return true;
      }
      return false;
    };
    for (const target of this.duties.targets) find(target, new Set());
    this.#target.forEach((target, place) => {
      if (target !== NONE) this.#attackersOf[target].push(place);
    });
    for (let target = 0; target < targets.length; target++) this.#worth[target] = this.#worthOf(target);
  }

  /** Lets all who must attack do so, each where it does most. */
  #engage(): void {
    for (const place of this.duties.attackers) {
      if (this.#target[place] !== NONE) continue;
      let best = NONE;
      let most = Number.NEGATIVE_INFINITY;
      for (const target of this.contact.attackers[place].reaches) {
        const gain = this.#worthOf(target, [...this.#attackersOf[target], place]) - this.#worth[target];
        if (gain > most) [best, most] = [target, gain];
      }
      if (best !== NONE) this.#put(place, best);
    }
  }

  #moves(place: number, target: number): boolean {
    const from = this.#target[place];
    if (from === target) return false;
    if (from !== NONE && this.duties.targets.has(from) && this.#attackersOf[from].length === 1) return false;
    const left = from === NONE ? [] : this.#attackersOf[from].filter((each) => each !== place);
    const joined = target === NONE ? [] : [...this.#attackersOf[target], place];
    const before = this.#valueOf(from) + this.#valueOf(target);
    const after =
      (from === NONE ? 0 : this.#worthOf(from, left)) + (target === NONE ? 0 : this.#worthOf(target, joined));
    if (after <= before + GAIN) return false;
    this.#put(place, target);
    return true;
  }

  #swaps(place: number, other: number): boolean {
    const [from, to] = [this.#target[place], this.#target[other]];
    const { attackers } = this.contact;
    if (from === NONE || from === to || !attackers[other].reaches.includes(from)) return false;
    const mine = this.#attackersOf[from].map((each) => (each === place ? other : each));
    const theirs = this.#attackersOf[to].map((each) => (each === other ? place : each));
    const before = this.#worth[from] + this.#worth[to];
    if (this.#worthOf(from, mine) + this.#worthOf(to, theirs) <= before + GAIN) return false;
    this.#put(place, to);
    this.#put(other, from);
    return true;
  }

  #put(place: number, target: number): void {
    const from = this.#target[place];
    this.#target[place] = target;
    if (from !== NONE) {
      this.#attackersOf[from] = this.#attackersOf[from].filter((each) => each !== place);
      this.#worth[from] = this.#worthOf(from);
    }
    if (target === NONE) return;
    this.#attackersOf[target] = [...this.#attackersOf[target], place];
    this.#worth[target] = this.#worthOf(target);
  }

  #valueOf(target: number): number {
    return target === NONE ? 0 : this.#worth[target];
  }

  #worthOf(target: number, places: readonly number[] = this.#attackersOf[target]): number {
    let strength = 0;
    let worth = 0;
    let trapped = 0;
    let dice = 0;
    for (const place of places) {
      const { unit } = this.contact.attackers[place];
      strength += unit.combat;
      worth += worthOf(unit);
      if (this.#isTrapped[place]) trapped += worthOf(unit);
      dice = Math.max(dice, this.#dice[place]);
    }
    const origins = places.map((place) => this.#hexes[place]);
    return battleWorth(this.G, this.cause, this.#defended[target], {
      strength,
      origins,
      worth,
      trapped,
      dice,
    });
  }
}
