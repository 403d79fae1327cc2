/* What is told of where those who are chosen can go: what it costs, and what stops them there. */
import { boxOf } from '../../../games/alesia/components/box';
import { hasFort, isControlled } from '../../../games/alesia/field';
import { HALVES, placeOf, type Reach, reachOf, UNREACHED } from '../../../games/alesia/movement';
import type { Movement } from '../../../games/alesia/movement/frames';
import { enemyOf, type G, type Side } from '../../../games/alesia/state';
import { findFrame, isOver, topFrame } from '../../../games/kit/frame';
import type { Order } from './orders';
import type { Goal } from './scene';

const PLAIN: Goal = { cost: '', stops: '' };

/** Returns what is told of every place where those who are chosen can go. */
export function marksOf(
  G: G,
  side: Side | null,
  goals: ReadonlyMap<string, readonly Order[]>,
): Map<string, Goal> {
  const frame = isOver(G) ? undefined : findFrame(G, 'movement');
  const moves = frame !== undefined && side !== null && topFrame(G).step === 'movement';
  const reaches = new Map<string, Reach>();
  const marks = new Map<string, Goal>();
  for (const [place, orders] of goals) {
    const order = orders.find(({ move }) => move.move === 'move');
    if (!moves || order === undefined) {
      marks.set(place, PLAIN);
      continue;
    }
    const reach = reaches.get(order.unit) ?? reachOf(G, frame, side, order.unit);
    reaches.set(order.unit, reach);
    marks.set(place, markOf(G, frame, order, reach));
  }
  return marks;
}

function markOf(G: G, { cause }: Movement, { move }: Order, reach: Reach): Goal {
  const name = String(move.args[1]);
  const place = placeOf(G, name);
  const cost = reach.costs[place];
  if (cost === UNREACHED) return PLAIN;
  const hex = boxOf(G).hex[name];
  const stops =
    hex === undefined
      ? 'it stays in the town'
      : isControlled(G, enemyOf(cause), name)
        ? 'an enemy zone of control stops it'
        : reach.leaves(place) && bars(hex.river, hex.bridge || (cause === 'roman' && hasFort(G, name)))
          ? 'the river stops it'
          : reach.leaves(place) && bars(hex.trench, G.filled.includes(name))
            ? 'the trench stops it'
            : '';
  return { cost: halvesText(cost), stops };
}

/** Says whether a river or the trench stops who comes to it: it touches two hexsides (8.3), and nothing leads over it. */
function bars(sides: readonly boolean[], isBridged: boolean): boolean {
  return !isBridged && sides.filter(Boolean).length > 1;
}

/** Returns half movement factors as whole ones: `2½`. */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / HALVES);
  const half = halves % HALVES > 0 ? '½' : '';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}
