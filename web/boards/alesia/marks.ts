/* What is told of where those who are chosen can go: what it costs, and what stops them there. */
import { HALVES, placeOf, type Reach, type Stop, UNREACHED } from '../../../games/alesia/movement';
import type { G } from '../../../games/alesia/state';
import type { Order } from './orders';

/** Where those who are chosen can go. */
export interface Goal {
  /** What it costs, in movement factors; empty where nothing is told. */
  cost: string;
  /** Why they can go no farther from there in this turn, in words; empty when they can. */
  stops: string;
}

const PLAIN: Goal = { cost: '', stops: '' };

/** Returns what is told of every place where those who are chosen can go; `reachOf` gives the reach of who moves, and null where nobody does. */
export function marksOf(
  G: G,
  goals: ReadonlyMap<string, readonly Order[]>,
  reachOf: (unit: string) => Reach | null,
): Map<string, Goal> {
  const marks = new Map<string, Goal>();
  for (const [place, orders] of goals) {
    const order = orders.find(({ move }) => move.move === 'move');
    const reach = order === undefined ? null : reachOf(order.unit);
    marks.set(
      place,
      order === undefined || reach === null ? PLAIN : markOf(G, reach, String(order.move.args[1])),
    );
  }
  return marks;
}

/** Returns what is told of a place of a reach. */
export function markOf(G: G, reach: Reach, name: string): Goal {
  const place = placeOf(G, name);
  const cost = reach.costs[place];
  if (cost === UNREACHED) return PLAIN;
  const stop = reach.stopAt(place);
  return { cost: halvesText(cost), stops: stop === null ? '' : STOPS[stop] };
}

const STOPS: Readonly<Record<Stop, string>> = {
  control: 'an enemy zone of control stops it',
  river: 'the river stops it',
  trench: 'the trench stops it',
  town: 'it stays in the town',
};

/** Returns half movement factors as whole ones: `2½`. */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / HALVES);
  const half = halves % HALVES > 0 ? '½' : '';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}
