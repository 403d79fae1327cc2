/*
 * How the Gauls move: against the Romans in the way and near it, in strength where they can beat them, and up behind those who fight, so that they are
 * not surrounded.
 */
import { findFrame } from '../../kit/frame';
import { boxOf, type Unit } from '../components/box';
import { fieldOf, isUnit } from '../field';
import { groundOf, hexesWithin } from '../movement/ground';
import { hasBroughtOn } from '../movement/movers';
import { type G, OFF, type Side } from '../state';
import { type Assault, assaultOf } from './assault';
import { Dispositions, Muster } from './dispositions';
import { escort } from './escort';
import { Formation } from './formation';
import { Onslaught } from './onslaught';
import { type Beginning, nextErrand, type Plan, plansFor } from './plan';
import type { Suggestion } from './suggestion';
import { leaving, running } from './vercingetorix';

/** Returns the moves worth a thought for a Gallic commander: the next one of each plan that he may follow. Those on the board move before others come onto it (4.1), Vercingetorix after the others on the board. */
export function gallicMoves(G: G, side: Side): Suggestion[] {
  const frame = findFrame(G, 'movement');
  if (frame === undefined) return [];
  const out = leaving(G, frame, side);
  if (out !== null) return [out];
  const plans = plansFor(G, frame, side, gallicPlans);
  const onward = (isOff: boolean) =>
    plans.flatMap(({ errands, weight }) => {
      const part = errands.filter(({ unit }) => isOff === ((frame.began[unit] ?? G.at[unit]) === OFF));
      const move = nextErrand(G, frame, side, part);
      return move === null ? [] : [{ move, weight }];
    });
  if (!hasBroughtOn(G, frame, side)) {
    const onBoard = onward(false);
    if (onBoard.length > 0) return onBoard;
    const run = hasRun(G, frame.began) ? null : running(G, frame, side);
    if (run !== null) return [run];
  }
  return onward(true);
}

/** Says whether Vercingetorix has moved in this turn. */
function hasRun(G: G, began: Readonly<Record<string, string>>): boolean {
  return boxOf(G).leaders.gallic.some(({ id }) => began[id] !== undefined);
}

/** What an attack must be worth in each plan: the more, the more careful it is. */
const BOLDNESS: readonly { least: number; weight: number }[] = [
  { least: 2, weight: 4 },
  { least: -1, weight: 3 },
  { least: 5, weight: 1 },
  { least: Number.POSITIVE_INFINITY, weight: 0.3 },
];

/** How often those who come up are sent anew, so that none is surrounded where the others would stand. */
const CORRECTIONS = 2;
/** What it is worth to attack Romans who are in the way. */
const IN_THE_WAY = 3;
/** What it is worth to attack those with whom Caesar is: without him the Romans cannot win (26.3). */
const CAESAR = 12;

function gallicPlans(beginning: Beginning): Plan[] {
  const { G } = beginning;
  const assault = assaultOf(G);
  if (assault === null) return [];
  const escorted = new Dispositions(new Muster(beginning));
  if (assault.isOpen) escort(beginning, escorted);
  return BOLDNESS.map(({ least, weight }) => {
    const begun = escorted.copy();
    const onslaught = new Onslaught(beginning, begun, {
      least,
      isTarget: ({ id, number }) => assault.reach.has(number) || id === G.at.caesar,
      gainAt: ({ id, number }) =>
        (assault.goals.has(number) ? IN_THE_WAY : 0) + (id === G.at.caesar ? CAESAR : 0),
      costOfLeaving: (unit, to) => lostOnWorks(G, unit, to),
    });
    onslaught.lay();
    const advanced = (formation: Formation | null) => {
      const dispositions = begun.copy();
      new Advance(G, dispositions, assault, onslaught.targets, formation).lay();
      return dispositions;
    };
    let dispositions = advanced(null);
    for (let count = 0; count < CORRECTIONS; count++) dispositions = advanced(new Formation(dispositions));
    return { errands: dispositions.errands, weight };
  });
}

/** Returns how many combat factors of a unit are lost on the average if it attacks from a hex with Outer Works, before the fight (23.2). */
export function lostOnWorks(G: G, { combat }: Unit, to: number): number {
  const box = boxOf(G);
  if (!box.hexes[to].works || fieldOf(G).controlled.roman[to] === 0) return 0;
  const { outerWorks } = box.components.tables;
  return (combat * outerWorks.filter((result) => result === 'E').length) / outerWorks.length;
}

/** How near a fort its engines reach (24.2). */
const ENGINES = 3;
const UNDER_FIRE = 0.75;
/** What it costs to stand where a Roman would have to be attacked. */
const CONTACT = 40;
/** How near behind those who attack others leave room for them to retreat to (10.2), and what it costs not to. */
const BEHIND = 2;
const CROWDED = 2;
/** What it costs to stand where one may be surrounded. */
const EXPOSED = 6;
/** What must be gained by a move. */
const GAIN = 0.5;

/** How those come up who do not attack. */
class Advance {
  readonly #underFire: Uint8Array;
  readonly #behind: Uint8Array;

  constructor(
    private readonly G: G,
    private readonly dispositions: Dispositions,
    private readonly assault: Assault,
    private readonly targets: ReadonlySet<number>,
    private readonly formation: Formation | null,
  ) {
    const ground = groundOf(boxOf(G));
    this.#underFire = new Uint8Array(ground.count);
    this.#behind = new Uint8Array(ground.count);
    fieldOf(G).stacks.forEach((stack, number) => {
      if (stack?.some(({ kind }) => kind === 'fort') === true && stack.some(isUnit))
        for (const near of hexesWithin(ground, number, ENGINES)) this.#underFire[near] = 1;
    });
    for (const target of targets)
      for (const near of hexesWithin(ground, target, 1 + BEHIND)) this.#behind[near] = 1;
  }

  /** Sends all others nearer to the enemy, those who are nearest first; who would have to attack gives way. */
  lay(): void {
    const { G } = this;
    const units = this.dispositions.free.filter(
      ({ id, kind }) => kind !== 'leader' && (kind !== 'cavalry' || G.at[id] !== OFF),
    );
    const ranked = units.map((unit) => ({ unit, rank: this.#rankOf(unit) }));
    ranked.sort((a, b) => a.rank - b.rank);
    for (const { unit } of ranked) {
      const to = this.#bestFor(unit);
      if (to !== null) this.dispositions.send(unit, to);
    }
  }

  /** Returns how far a unit is from the enemy; who comes from off the board is last (4.1). */
  #rankOf(unit: Unit): number {
    const at = this.dispositions.placeOf(unit);
    if (at !== undefined) return this.assault.far[at];
    return this.G.at[unit.id] === OFF ? LAST : 0;
  }

  /** Returns the best hex that a unit can come to; null where it stands as well. */
  #bestFor(unit: Unit): number | null {
    const { hexes, zoneIds } = boxOf(this.G);
    const { dispositions } = this;
    const { places, costs } = dispositions.reachOf(unit);
    const at = dispositions.placeOf(unit);
    const zone = zoneIds.indexOf(this.G.secret.zones[unit.id] ?? '');
    let best: number | null = null;
    let most = at === undefined ? Number.NEGATIVE_INFINITY : this.#worthOf(at, true, unit) + GAIN;
    for (const place of places) {
      if (place >= hexes.length || hexes[place].terrain === 'town' || dispositions.roomIn(place) <= 0)
        continue;
      if (zone >= 0 && hexes[place].sector !== zone) continue;
      const worth = this.#worthOf(place, place === at, unit) - costs[place] / 1000;
      if (worth > most) [best, most] = [place, worth];
    }
    return best;
  }

  #worthOf(place: number, isThere: boolean, unit: Unit): number {
    const far = this.assault.far[place];
    if (far < 0) return -1_000;
    let worth = -far;
    if (this.#isInContact(place)) worth -= CONTACT;
    if (this.#underFire[place] > 0) worth -= UNDER_FIRE;
    if (this.#behind[place] > 0 && this.dispositions.countIn(place) > Number(isThere)) worth -= CROWDED;
    const strength = this.dispositions.strengthIn(place) + (isThere ? 0 : unit.combat);
    if (this.formation?.isExposed(place, strength) === true) worth -= EXPOSED;
    return worth;
  }

  /** Says whether a unit would have to attack Romans from a hex whom nobody means to attack (6.2). */
  #isInContact(place: number): boolean {
    const { stacks, controlled } = fieldOf(this.G);
    if (controlled.roman[place] === 0) return false;
    return boxOf(this.G).hexes[place].neighbours.some(
      (near) =>
        stacks[near]?.some((unit) => unit.side === 'roman' && isUnit(unit)) === true &&
        !this.targets.has(near),
    );
  }
}

/** Farther than any hex is. */
const LAST = 1_000;
