/*
 * Where those may go who react, avoid battle or retreat, and what the ground adds to their dice (12.1.1, 12.2.2, 12.3): never to the
 * Strongholds of Germania (2.2.5, 10.7), and otherwise into a space its enemy controls than into one of its own (8.4).
 */
import type { Obstacle } from '../../kit/action';
import { isOpenToGermans } from '../bounds';
import { boxOf } from '../components/box';
import type { PathKind } from '../components/components';
import { controllerOf, isWalled } from '../control';
import { barrierTo } from '../movement/barriers';
import { hasEnemies, hasGermans, hasUnits, sidesPieces, unitsIn } from '../pieces';
import { enemyOf, type G, SIDES, type Side } from '../state';

/** What an attempt into a friendly space, and one over a Rough Path, adds to the dice (12.3). */
const FRIENDLY = 2;
const ROUGH = -2;

/** What the dice have to show for an Interception or to Avoid Battle (12.1.2, 12.2.2). */
export const NEEDED = 9;

/** Pieces that stand in a space outside, and whose they are; null is the German Tribe. */
export interface Stand {
  side: Side | null;
  pieces: string[];
}

/** Returns the kind of path between two spaces; null when they are not adjacent. */
export function pathBetween(G: G, from: string, to: string): PathKind | null {
  return boxOf(G).exits[from].find((exit) => exit.to === to)?.kind ?? null;
}

/** Returns why pieces of a side, or the German Tribe, may not enter a space at any time; null when they may. */
export function barrierFor(
  G: G,
  { side, pieces }: { side: Side | null; pieces: readonly string[] },
  to: string,
): Obstacle | null {
  return side === null ? barrierToGermans(G, to) : barrierTo(G, { side, group: [...pieces] }, to);
}

/**
 * Returns why pieces of a side may not react from a space into another one (12.1.1, 12.2.2); null when they may: over the Channel,
 * to enemy units that stand there, or into an enemy-controlled space without friendly units.
 */
export function reactionBarrier(
  G: G,
  side: Side,
  pieces: readonly string[],
  from: string,
  to: string,
): Obstacle | null {
  if (pathBetween(G, from, to) === 'channel') return CHANNEL;
  const barrier = barrierFor(G, { side, pieces }, to);
  if (barrier !== null) return barrier;
  if (hasEnemies(G, side, to)) return ENEMIES;
  return controllerOf(G, to) === enemyOf(side) && !hasFriends(G, side, to, pieces) ? HOSTILE : null;
}

const CHANNEL: Obstacle = {
  rule: '12.1.1',
  text: 'Nobody intercepts or avoids battle across the Channel Crossing.',
};

const ENEMIES: Obstacle = { rule: '12.2.2', text: 'Enemy Combat Units stand there.' };

const HOSTILE: Obstacle = {
  rule: '12.2.2',
  text: 'The enemy controls that space, and none of your Combat Units is there.',
};

/** Returns what the ground adds to the dice of an attempt to come into a space over a path (12.3). */
export function groundModifier(G: G, side: Side, to: string, via: PathKind): number {
  const isFriendly = controllerOf(G, to) === side || hasUnits(G, side, to);
  return (isFriendly ? FRIENDLY : 0) + (via === 'rough' ? ROUGH : 0);
}

function hasFriends(G: G, side: Side, space: string, moving: readonly string[]): boolean {
  return unitsIn(G, side, space).some((id) => !moving.includes(id));
}

/** Returns the enemies of somebody who stand in a space outside. */
export function foesIn(G: G, side: Side | null, space: string): Stand[] {
  const foes: Stand[] = [];
  for (const foe of SIDES)
    if (foe !== side && hasUnits(G, foe, space, 'outside'))
      foes.push({ side: foe, pieces: sidesPieces(G, foe, space, 'outside') });
  if (side !== null && hasGermans(G, space)) foes.push({ side: null, pieces: [germansOf(G)] });
  return foes;
}

/** Returns the id of the German Tribe. */
export function germansOf(G: G): string {
  return boxOf(G).components.germans.id;
}

/** Returns why the German Tribe may not go to a space; null when it may. */
export function barrierToGermans(G: G, to: string): Obstacle | null {
  if (isOpenToGermans(G, to)) return null;
  return isWalled(G.markers[to]) || boxOf(G).space[to].kind === 'walledCity' ? WALLS : BEYOND;
}

const BEYOND: Obstacle = {
  rule: '17.1.1',
  text: 'Only Roman units enter Germania and Britannia: the German Tribe comes over the Rhine, and not back.',
};

const WALLS: Obstacle = {
  rule: '17.4.2',
  text: 'The German Tribe enters neither Fortified Towns nor Walled Cities.',
};
