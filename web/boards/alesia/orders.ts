/* Orders to counters: moves that name a counter first and then where it goes, or whom it attacks. */
import { boxOf } from '../../../games/alesia/components/box';
import { isUnit, unitsIn } from '../../../games/alesia/field';
import { STACKING } from '../../../games/alesia/movement/overstacking';
import type { G } from '../../../games/alesia/state';
import type { LegalMove } from '../../../games/kit/move';
import type { Answers } from '../../map/draft';
import { isCounter, pressedFor } from './arguments';
import { forcesIn } from './forces';

/** What a counter may be told at a place. */
export interface Order {
  unit: string;
  move: LegalMove;
}

/** The orders that may be given now: which counters take one, by the moves that give it. */
export interface Orders {
  /** The names of the moves that each counter may be told. */
  of: ReadonlyMap<string, readonly string[]>;
  moves: readonly string[];
}

/** So many stages has an order: the counter, and where. */
const STAGES = 2;

/** Returns which counters may be given an order. */
export function ordersIn({ possible, next }: Pick<Answers, 'possible' | 'next'>, G: G): Orders {
  const of = new Map<string, string[]>();
  const moves: string[] = [];
  for (const { move, stages } of possible) {
    if (stages !== STAGES) continue;
    const units = next(move, []);
    if (units.length === 0 || !units.every((unit) => isCounter(G, unit))) continue;
    if (!next(move, [units[0]]).some((target) => pressedFor(G, target) !== null)) continue;
    moves.push(move);
    for (const unit of units) {
      const known = of.get(String(unit));
      if (known === undefined) of.set(String(unit), [move]);
      else known.push(move);
    }
  }
  return { of, moves };
}

/** Returns what counters may be told, by the place that is pressed for it. */
export function goalsOf(
  units: readonly string[],
  { of }: Orders,
  { next }: Pick<Answers, 'next'>,
  G: G,
): Map<string, Order[]> {
  const goals = new Map<string, Order[]>();
  for (const unit of units) {
    for (const move of of.get(unit) ?? []) {
      for (const target of next(move, [unit])) {
        const place = pressedFor(G, target);
        if (place === null) continue;
        const order: Order = { unit, move: { move, args: [unit, target] } };
        const known = goals.get(place);
        if (known === undefined) goals.set(place, [order]);
        else known.push(order);
      }
    }
  }
  return goals;
}

/** Moves that let counters stand somewhere, where no more may stand than are stacked (10.1). */
const STANDING: readonly string[] = ['move', 'place'];

/**
 * Returns those of the orders for one place that are given together: each counter once, and no more of them than may stand
 * there; one at least.
 */
export function together(G: G, place: string, orders: readonly Order[]): Order[] {
  const given: Order[] = [];
  let room = roomAt(G, place, orders);
  for (const order of orders) {
    if (given.some(({ unit }) => unit === order.unit)) continue;
    const counts = isUnit(boxOf(G).unit[order.unit]) && STANDING.includes(order.move.move);
    if (counts && room < 1 && given.length > 0) continue;
    if (counts) room--;
    given.push(order);
  }
  return given;
}

function roomAt(G: G, place: string, orders: readonly Order[]): number {
  const { hex, unit } = boxOf(G);
  if (orders.length === 0 || hex[place] === undefined) return Number.POSITIVE_INFINITY;
  const moving = new Set(orders.map((order) => order.unit));
  const here = unitsIn(G, place).filter(({ id }) => !moving.has(id));
  return STACKING[unit[orders[0].unit].side] - here.length;
}

/** The last orders once more, for others of the stack that took them. */
export interface Repeat {
  words: string;
  orders: readonly Order[];
}

/** Returns the last orders as the next of the same place would take them; null where nobody can, or where more would stand than are stacked (10.1). */
export function repeatOf(
  last: readonly Order[],
  from: string | null,
  { of }: Orders,
  { next, label }: Pick<Answers, 'next' | 'label'>,
  G: G,
): Repeat | null {
  const [first] = last;
  if (first === undefined || from === null) return null;
  const { move, args } = first.move;
  const [, target] = args;
  const unit = forcesIn(G, from)
    .map(({ id }) => id)
    .find((id) => of.get(id)?.includes(move) === true && next(move, [id]).includes(target));
  if (unit === undefined) return null;
  const order: Order = { unit, move: { move, args: [unit, target] } };
  const counts = isUnit(boxOf(G).unit[unit]) && STANDING.includes(move);
  if (counts && roomAt(G, String(target), [order]) < 1) return null;
  return { words: `${label(order.move)}, too`, orders: [order] };
}
