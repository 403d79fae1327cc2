/* The attacks for which a side can bring enough together: on Gauls best where they can be surrounded (15.4). */
import { boxOf, type Unit } from '../components/box';
import { type Hex, OFF_BOARD } from '../components/hex';
import { exertsControl, fieldOf, isUnit } from '../field';
import { isMissile } from '../movement/missiles';
import { STACKING } from '../movement/overstacking';
import { enemyOf } from '../state';
import { battleWorth, type Defended, defendedBy, worthOf } from './battleWorth';
import type { Dispositions } from './dispositions';
import type { Beginning } from './plan';

/** At most so many units attack one hex. */
const MOST = 9;
/** What it costs that a unit soaks off (14.7), besides a share of what it is worth, and that nobody is left to do it. */
const SOAK_OFF = 1;
const SHARE_LOST = 0.25;
const NOBODY_LEFT = 8;
/** What each way out costs that Gauls still have. */
const WAY_OUT = 0.4;

/** What a side looks for when it attacks. */
export interface Aim {
  /** What an attack must be worth at least, in combat factors of Gauls. */
  least: number;
  /** Says whether a hex is to be attacked if it can be. */
  isTarget(hex: Hex): boolean;
  /** Returns what it is worth to be in battle with a hex, whatever comes of it. */
  gainAt(hex: Hex): number;
  /** Returns what it costs that a unit leaves its place for another. */
  costOfLeaving(unit: Unit, to: number): number;
}

/** A unit that may attack from a hex. */
interface Candidate {
  unit: Unit;
  from: Hex;
}

/** An attack that could be made, and what it is worth. */
interface Assembly {
  target: Hex;
  attackers: readonly Candidate[];
  worth: number;
}

/** The attacks of a side in a turn, as far as they have been laid. */
export class Onslaught {
  /** The hexes that are attacked. */
  readonly targets = new Set<number>();

  constructor(
    private readonly beginning: Beginning,
    private readonly dispositions: Dispositions,
    private readonly aim: Aim,
  ) {}

  /** Sends units to attack as long as an attack is worth it, the best first. Who is next to what is attacked stays, and takes part. */
  lay(): void {
    const { G, frame } = this.beginning;
    const { hexes } = boxOf(G);
    const found: Assembly[] = [];
    fieldOf(G).stacks.forEach((stack, number) => {
      const hex = hexes[number];
      if (stack === undefined || stack[0].side === frame.cause || hex.terrain === 'town') return;
      if (!stack.some(isUnit) || !this.aim.isTarget(hex)) return;
      const assembly = this.#assemble(hex);
      if (assembly !== null && assembly.worth > this.aim.least) found.push(assembly);
    });
    found.sort((a, b) => b.worth - a.worth);
    for (const { target } of found) {
      const assembly = this.#assemble(target);
      if (assembly === null || assembly.worth <= this.aim.least) continue;
      this.targets.add(target.number);
      for (const { unit, from } of assembly.attackers) this.dispositions.send(unit, from.number);
      for (const number of target.neighbours) if (number !== OFF_BOARD) this.dispositions.keep(number);
    }
  }

  /** Returns the best attack on a hex that can be brought together, unit by unit; null where there is none. */
  #assemble(target: Hex): Assembly | null {
    const { cause } = this.beginning.frame;
    const positions = this.#positions(target);
    if (positions.length === 0) return null;
    const defended = defendedBy(this.beginning.G, enemyOf(cause), target);
    const attackers: Candidate[] = [];
    const used = new Set<string>();
    let best: Assembly | null = null;
    while (attackers.length < MOST) {
      let next: Candidate | null = null;
      let most = Number.NEGATIVE_INFINITY;
      for (const { from, units } of positions) {
        const inHex = attackers.filter((each) => each.from === from).length;
        if (inHex + this.dispositions.othersIn(from.number, used) >= STACKING[cause]) continue;
        const unit = units.find(({ id }) => !used.has(id));
        if (unit === undefined) continue;
        const worth = this.#worthOf(defended, [...attackers, { unit, from }]);
        if (worth > most) [next, most] = [{ unit, from }, worth];
      }
      if (next === null) break;
      attackers.push(next);
      used.add(next.unit.id);
      if (best === null || most > best.worth) best = { target, attackers: [...attackers], worth: most };
    }
    return best;
  }

  /** Returns the hexes from which a hex can be attacked, and who can come there, the best first. */
  #positions({ neighbours }: Hex): { from: Hex; units: Unit[] }[] {
    const { G, frame } = this.beginning;
    const { hexes } = boxOf(G);
    const { stacks } = fieldOf(G);
    return neighbours.flatMap((number) => {
      if (number === OFF_BOARD || hexes[number].terrain === 'town') return [];
      if (stacks[number] !== undefined && stacks[number][0].side !== frame.cause) return [];
      const worth = (unit: Unit) => unit.combat - this.aim.costOfLeaving(unit, number);
      const units = this.dispositions
        .arrivals(number)
        .filter((unit) => isUnit(unit) && !isMissile(unit))
        .map((unit) => ({ unit, worth: worth(unit) }))
        .sort((a, b) => b.worth - a.worth)
        .map(({ unit }) => unit);
      return units.length > 0 ? [{ from: hexes[number], units }] : [];
    });
  }

  #worthOf(defended: Defended, attackers: readonly Candidate[]): number {
    const { G, frame } = this.beginning;
    const { hex } = defended;
    const { striking, cost } = this.#soakingOff(hex, attackers);
    const left = attackers.reduce(
      (sum, { unit, from }) => sum + this.aim.costOfLeaving(unit, from.number),
      0,
    );
    const ways = hex.neighbours.filter((number) => !this.dispositions.holds(number, attackers)).length;
    const isShut = ways === 0;
    const battle = battleWorth(
      G,
      frame.cause,
      { ...defended, isSurrounded: isShut && frame.cause === 'roman', isTrapped: isShut },
      {
        strength: striking.reduce((sum, { unit }) => sum + unit.combat, 0),
        origins: striking.map(({ from }) => from),
        worth: striking.reduce((sum, { unit }) => sum + worthOf(unit), 0),
        trapped: 0,
        dice: 0,
      },
    );
    return battle + this.aim.gainAt(hex) - cost - left - (frame.cause === 'roman' ? WAY_OUT * ways : 0);
  }

  /** Returns who is left for the attack when each other enemy that it touches has been given a unit that soaks off, the weakest, and what that costs (14.7). */
  #soakingOff(target: Hex, attackers: readonly Candidate[]): { striking: Candidate[]; cost: number } {
    const inTheOpen = attackers.filter(({ from }) => !this.dispositions.isFort(from.number));
    const exposed = new Set(
      inTheOpen.flatMap(({ from }) =>
        from.neighbours.filter((number) => number !== target.number && this.#isExposing(number)),
      ),
    );
    const striking = [...attackers].sort((a, b) => a.unit.combat - b.unit.combat);
    let cost = 0;
    for (const number of exposed) {
      const weakest = striking.findIndex(({ from }) => from.neighbours.includes(number));
      if (weakest < 0) cost += NOBODY_LEFT;
      else {
        cost += SOAK_OFF + SHARE_LOST * worthOf(striking[weakest].unit);
        striking.splice(weakest, 1);
      }
    }
    return { striking, cost };
  }

  /** Says whether enemies in a hex have to be attacked by who comes next to it, and are not yet (14.31). */
  #isExposing(number: number): boolean {
    if (number === OFF_BOARD || this.targets.has(number)) return false;
    const { G, frame } = this.beginning;
    const stack = fieldOf(G).stacks[number];
    return stack?.some((unit) => unit.side !== frame.cause && exertsControl(G, unit)) === true;
  }
}
