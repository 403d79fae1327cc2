/* Where a group may go next (10.4.1). */
import type { Obstacle } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import { boxOf } from '../components/box';
import type { PathKind } from '../components/components';
import type { G } from '../state';
import { countOf, spaceName } from '../words';
import { costOf, pointsLeft } from './allowance';
import { barrierTo } from './barriers';
import { springBarrier } from './spring';

export type March = FrameAt<G, 'march'>;

/** A way over one path. */
export interface Way {
  to: string;
  kind: PathKind;
  cost: number;
}

/** Returns the ways a group may go next. */
export function waysOf(G: G, frame: March): Way[] {
  const points = pointsLeft(G, frame);
  const ways: Way[] = [];
  for (const { to, kind } of boxOf(G).exits[frame.at]) {
    const cost = costOf(G, frame, kind, to);
    if (
      cost <= points &&
      barrierTo(G, frame, to) === null &&
      springBarrier(G, frame, to, points - cost) === null
    )
      ways.push({ to, kind, cost });
  }
  return ways;
}

/** Returns what the way to a space next to a group costs; the cheapest where there are several. */
export function costTo(G: G, frame: March, to: string): number {
  const costs = boxOf(G)
    .exits[frame.at].filter((exit) => exit.to === to)
    .map(({ kind }) => costOf(G, frame, kind, to));
  return Math.min(...costs);
}

/** Returns why a group may not go to a space; null when it may, or when there is nothing to say. */
export function obstacleTo(G: G, frame: March, to: string): Obstacle | null {
  const { space, exits } = boxOf(G);
  if (!(to in space) || to === frame.at) return null;
  const exit = exits[frame.at].find((each) => each.to === to);
  if (exit === undefined) {
    const text = `No path leads from ${spaceName(G, frame.at)} to ${spaceName(G, to)}.`;
    return { rule: '10.4.1', text };
  }
  const cost = costOf(G, frame, exit.kind, to);
  const points = pointsLeft(G, frame);
  if (cost > points) {
    const text = `The way to ${spaceName(G, to)} costs ${countOf(cost, 'Movement Point')}; ${points} left.`;
    return { rule: '10.4.1', text };
  }
  return barrierTo(G, frame, to) ?? springBarrier(G, frame, to, points - cost);
}
