/* Where a group may go next (10.4.1): Control markers do not hinder it (8.4). */
import type { Obstacle } from '../../kit/action';
import { boxOf } from '../components/box';
import type { G } from '../state';
import { countOf, spaceName } from '../words';
import { costOf, type March, pointsLeft, type Way } from './allowance';
import { barrierTo } from './barriers';
import { springBarrier } from './spring';

/** Returns the ways a group may go next. */
export function waysOf(G: G, frame: March): Way[] {
  const points = pointsLeft(G, frame);
  return waysFrom(G, frame).filter((way) => way.cost <= points && barrierOn(G, frame, way) === null);
}

/** Returns what the way to a space next to a group costs. Throws when it is not next to it. */
export function costTo(G: G, frame: March, to: string): number {
  const way = waysFrom(G, frame).find((each) => each.to === to);
  if (way === undefined) throw new Error(`no path leads from ${frame.at} to ${to}`);
  return way.cost;
}

/** Returns why a group may not go to a space; null when it may, or when there is nothing to say. */
export function obstacleTo(G: G, frame: March, to: string): Obstacle | null {
  if (!(to in boxOf(G).space) || to === frame.at) return null;
  const way = waysFrom(G, frame).find((each) => each.to === to);
  if (way === undefined) {
    const text = `No path leads from ${spaceName(G, frame.at)} to ${spaceName(G, to)}.`;
    return { rule: '10.4.1', text };
  }
  const points = pointsLeft(G, frame);
  if (way.cost <= points) return barrierOn(G, frame, way);
  const text = `The way to ${spaceName(G, to)} costs ${countOf(way.cost, 'Movement Point')}; ${points} left.`;
  return { rule: '10.4.1', text };
}

/** Returns all ways out of the space of a group, whether or not it may go them. */
function waysFrom(G: G, frame: March): Way[] {
  return boxOf(G).exits[frame.at].map(({ to, kind }) => ({ to, kind, cost: costOf(G, frame, kind, to) }));
}

function barrierOn(G: G, frame: March, way: Way): Obstacle | null {
  return barrierTo(G, frame, way.to) ?? springBarrier(G, frame, way);
}
