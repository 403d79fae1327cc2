/* What Gallic units may not do in the Spring Muster (6.2). */
import type { Obstacle } from '../../kit/action';
import { boxOf } from '../components/box';
import type { PathKind } from '../components/components';
import { controllerOf } from '../control';
import { hasEnemies, hasUnits } from '../pieces';
import { interceptorsOf } from '../reaction/interception';
import type { G } from '../state';
import { costOf, type Leg, type March, pointsLeft } from './allowance';
import { barrierTo } from './barriers';

/**
 * Returns why a group may not go a way in the Spring Muster; null when it may, and in any other movement. It may only pass
 * through a Roman-controlled space, so it must be able to reach another one from there (6.2).
 */
export function springBarrier(G: G, frame: March, { to, kind, cost }: Leg): Obstacle | null {
  if (frame.terms.kind !== 'muster') return null;
  const points = pointsLeft(G, frame) - cost;
  const barrier = entryBarrier(G, to, kind);
  if (barrier !== null) return barrier;
  return controllerOf(G, to) !== 'roman' || leadsOut(G, frame, to, points) ? null : NO_WAY_ON;
}

/** Says whether a movement of the Spring Muster may end where it is: not in a Roman-controlled space it has entered (6.2). */
export function mayStop(G: G, { terms, at, acted }: March): boolean {
  return terms.kind !== 'muster' || !acted || controllerOf(G, at) !== 'roman';
}

/** Says whether a group of the Spring Muster could end its movement legally if others joined it where it is. */
export function mayStillStop(G: G, frame: March, group: readonly string[]): boolean {
  const joined = { ...frame, group: [...group] };
  return mayStop(G, frame) || leadsOut(G, joined, frame.at, pointsLeft(G, frame));
}

/** Says whether a group may get from a space to one in which it may stop. */
function leadsOut(G: G, frame: March, from: string, points: number): boolean {
  return boxOf(G).exits[from].some(({ to, kind }) => {
    const left = points - costOf(G, frame, kind, to);
    if (left < 0 || barrierTo(G, frame, to) !== null || entryBarrier(G, to, kind) !== null) return false;
    return controllerOf(G, to) !== 'roman' || leadsOut(G, frame, to, left);
  });
}

function entryBarrier(G: G, to: string, via: PathKind): Obstacle | null {
  if (hasUnits(G, 'roman', to) || hasEnemies(G, 'gallic', to)) return ENEMIES;
  const isSeen = interceptorsOf(G, 'roman', { to, via, noInterception: false }).length > 0;
  return isSeen ? INTERCEPTED : null;
}

const ENEMIES: Obstacle = {
  rule: '6.2',
  text: 'In the Spring Muster nobody enters a space of Roman Combat Units or of the German Tribe.',
};

const INTERCEPTED: Obstacle = {
  rule: '6.2',
  text: 'In the Spring Muster nobody enters a space into which the Romans could intercept.',
};

const NO_WAY_ON: Obstacle = {
  rule: '6.2',
  text: 'In the Spring Muster nobody may stop in a Roman-controlled space, and no way leads on from there.',
};
