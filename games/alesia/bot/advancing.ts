/*
 * How victors advance (16.1): Gauls toward those whom they mean to attack next, Romans toward Vercingetorix, and both to where they cut off enemies
 * who are still to be fought. Romans stay behind their ramparts, and Gauls out of where they would be surrounded.
 */
import { findFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { advancesFor } from '../combat/advance';
import { boxOf, type Unit } from '../components/box';
import { distance, type Hex, OFF_BOARD } from '../components/hex';
import { during } from '../fast/during';
import { fieldOf, isUnit, unitsIn } from '../field';
import { groundOf } from '../movement/ground';
import { STACKING } from '../movement/overstacking';
import { attackerOf } from '../sequence';
import type { G, SituationOf } from '../state';
import { assaultOf } from './assault';
import { doomedAt } from './romanAttack';
import { preyOf, romanReach } from './threat';

/** To be next to Vercingetorix, which wins (26.2). */
const DECISIVE = 1_000;
/** What each hex is worth that Romans come nearer to Vercingetorix outside the town. */
const NEARER = 0.5;
/** What it is worth to Romans to stand behind a rampart. */
const WALLED = 3;
/** What it is worth to shut a hex around enemies who are still to be fought. */
const SHUT = 1.5;
/** What it costs Gauls to stand where they may be surrounded, and anybody to be where he can do nothing: a leader without his men, too. */
const EXPOSED = 6;
const ASTRAY = 100;

type Frame = SituationOf<'advance'>['frame'];

/** Returns the step of those who may advance that gains most; to advance no further where none gains anything and none has to. */
export function nextAdvance({ G, side, frame }: SituationOf<'advance'>): LegalMove {
  const { places, mayEnd } = advancesFor(G, side, frame);
  const outlook = new Outlook(G, frame);
  let next: LegalMove = { move: 'done', args: [] };
  let most = mayEnd ? 0 : Number.NEGATIVE_INFINITY;
  for (const [id, to] of places) {
    const unit = boxOf(G).unit[id];
    const here = outlook.worthOf(unit, G.at[id]);
    for (const place of to) {
      const gain = outlook.worthOf(unit, place) - here;
      if (gain > most) [next, most] = [{ move: 'advance', args: [id, place] }, gain];
    }
  }
  return next;
}

/** What goes for all of an advance, as things stand when it begins. */
const beginningOf = during((G, _frame: Frame) => ({
  far: assaultOf(G)?.far ?? null,
  reach: romanReach(G),
  comesBeforeRomans: attackerOf(G) === 'gallic',
}));

/** What it is worth to those who advance to be in a place: as much as 1 is a hex nearer to whom the Gauls attack next. */
export class Outlook {
  /** Where Vercingetorix is, if he is outside the town. */
  readonly #prey: Hex | undefined;
  /** The hexes around enemies who are still to be fought. */
  readonly #around: ReadonlySet<number>;

  constructor(
    private readonly G: G,
    private readonly frame: Frame,
  ) {
    const { hex, hexes } = boxOf(G);
    this.#prey = preyOf(G);
    const { cause, battles } = findFrame(G, 'battles') ?? { battles: [] };
    const targets = cause === frame.cause ? battles.flatMap((battle) => battle.hexes) : [];
    const around = targets.flatMap((target) => hex[target].neighbours);
    this.#around = new Set(around.filter((near) => near !== OFF_BOARD && hexes[near].terrain !== 'town'));
  }

  /** Returns what it is worth that a unit is in a place, wherever it is now; only differences mean something. */
  worthOf(unit: Unit, place: string): number {
    const there = boxOf(this.G).hex[place];
    if (there === undefined || there.terrain === 'town') return -ASTRAY;
    if (unit.kind === 'leader') return unitsIn(this.G, place).length > 0 ? 0 : -ASTRAY;
    const own = unit.side === 'roman' ? this.#worthToRomans(there) : this.#worthToGauls(unit, there);
    return own + SHUT * this.#shutFrom(unit, there);
  }

  #worthToRomans(hex: Hex): number {
    const prey = this.#prey;
    const worth = groundOf(boxOf(this.G)).ramparts[hex.number] > 0 ? WALLED : 0;
    if (prey === undefined) return worth;
    return hex.neighbours.includes(prey.number) ? DECISIVE : worth - NEARER * distance(hex, prey);
  }

  #worthToGauls(unit: Unit, { id, number }: Hex): number {
    const { far, reach, comesBeforeRomans } = beginningOf(this.G, this.frame);
    const worth = far === null || far[number] < 0 ? -ASTRAY : -far[number];
    if (!comesBeforeRomans) return worth;
    const others = unitsIn(this.G, id).filter((other) => other !== unit);
    const room = STACKING.gallic - others.length;
    const strength = others.reduce((sum, { combat }) => sum + combat, room * unit.combat);
    return strength <= doomedAt(this.G, reach, number) ? worth - EXPOSED : worth;
  }

  /** Returns how many hexes around enemies still to be fought a unit shuts from a hex that nobody else does, wherever it is now. */
  #shutFrom(unit: Unit, { number, neighbours }: Hex): number {
    if (this.#around.size === 0) return 0;
    const { hex, hexes } = boxOf(this.G);
    const { stacks } = fieldOf(this.G);
    const from = hex[this.G.at[unit.id]]?.number;
    const isHeld = (near: number) => {
      const stack = stacks[near]?.filter((other) => isUnit(other) && (near !== from || other !== unit));
      return stack?.some(({ side }) => side === this.frame.cause) === true;
    };
    const isShut = (each: number) => isHeld(each) || hexes[each].neighbours.some(isHeld);
    return [number, ...neighbours].filter((each) => this.#around.has(each) && !isShut(each)).length;
  }
}
