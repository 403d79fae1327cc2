/* Where a group may go next (10.4.1): Control markers do not hinder it (8.4). */
import type { Obstacle } from '../../kit/action';
import { boxOf } from '../components/box';
import type { G } from '../state';
import { countOf, spaceName } from '../words';
import { costOf, type Leg, type March, pointsLeft } from './allowance';
import { barrierTo } from './barriers';
import { springBarrier } from './spring';

/** Returns the legs that a group may go next. */
export function legsOf(G: G, frame: March): Leg[] {
  const points = pointsLeft(G, frame);
  return legsFrom(G, frame).filter((leg) => leg.cost <= points && barrierOn(G, frame, leg) === null);
}

/** Returns what the leg to a space next to a group costs. Throws when it is not next to it. */
export function costTo(G: G, frame: March, to: string): number {
  const leg = legsFrom(G, frame).find((each) => each.to === to);
  if (leg === undefined) throw new Error(`no path leads from ${frame.at} to ${to}`);
  return leg.cost;
}

/** Returns why a group may not go to a space; null when it may, or when there is nothing to say. */
export function obstacleTo(G: G, frame: March, to: string): Obstacle | null {
  if (!(to in boxOf(G).space) || to === frame.at) return null;
  const leg = legsFrom(G, frame).find((each) => each.to === to);
  if (leg === undefined) {
    const text = `There is no direct path from ${spaceName(G, frame.at)} to ${spaceName(G, to)}.`;
    return { rule: '10.4.1', text };
  }
  const points = pointsLeft(G, frame);
  if (leg.cost <= points) return barrierOn(G, frame, leg);
  const text = `The way to ${spaceName(G, to)} costs ${countOf(leg.cost, 'Movement Point')}; ${points} left.`;
  return { rule: '10.4.1', text };
}

/** Returns all legs out of the space of a group, whether or not it may go them. */
function legsFrom(G: G, frame: March): Leg[] {
  return boxOf(G).exits[frame.at].map(({ to, kind }) => ({ to, kind, cost: costOf(G, frame, kind, to) }));
}

function barrierOn(G: G, frame: March, leg: Leg): Obstacle | null {
  return barrierTo(G, frame, leg.to) ?? springBarrier(G, frame, leg);
}
