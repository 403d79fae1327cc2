/* What a movement may do besides going on (8.3.3, 10.4.2, 10.5, 10.6, 14.5.2). */
import type { Obstacle } from '../../kit/action';
import type { EffectOf } from '../components/cards';
import { controllerOf, isWalled } from '../control';
import { inForce } from '../inForce';
import { hasInfluence } from '../influence';
import { alike } from '../losses';
import { factsOf, isUnit, ownerOf, sidesPieces } from '../pieces';
import { maySiege } from '../siege/siege';
import { enemyOf, type G } from '../state';
import { allowanceOf, type March, pointsLeft } from './allowance';
import { isHeld, obstacleToJoin } from './company';
import { legsOf } from './legs';
import { mayStillStop, mayStop } from './spring';

/** What it costs to remove an enemy influence marker, and to conduct a Siege (10.4.2). */
export const REMOVAL = 2;
export const SIEGE = 3;

/** Says whether a group is besieged, so that it leaves by a Sortie only (14.5.2). */
export function isConfined(G: G, { commander, terms }: March): boolean {
  return isHeld(G, commander, terms);
}

/** Returns the pieces that a group may pick up where it is (10.5.1), one for all that differ in nothing. */
export function joinable(G: G, frame: March): string[] {
  return alike(
    G,
    sidesPieces(G, frame.side, frame.at).filter((id) => obstacleToTake(G, frame, id) === null),
  );
}

/**
 * Returns why a group may not pick up a piece; null when it may. A Roman Leader who has gone farther than he could with Combat
 * Units picks up none (10.3.3); in the Spring Muster nobody is picked up with whom the group could not leave a Roman-controlled
 * space (6.2).
 */
export function obstacleToTake(G: G, frame: March, id: string): Obstacle | null {
  const { side, at, group } = frame;
  if (G.pieces[id].at !== at || ownerOf(G, id) !== side) return ELSEWHERE;
  const obstacle = obstacleToJoin(G, frame, id);
  if (obstacle !== null) return obstacle;
  if (isUnit(G, id) && allowanceOf(G, frame, true) < frame.spent) return TOO_FAR;
  return mayStillStop(G, frame, [...group, id]) ? null : TOO_MANY;
}

const ELSEWHERE: Obstacle = { rule: '10.5.1', text: 'Only who is where the Army is can be taken along.' };
const TOO_FAR: Obstacle = {
  rule: '10.3.3',
  text: 'The Leader has gone farther than he could with Combat Units.',
};
const TOO_MANY: Obstacle = {
  rule: '6.2',
  text: 'With it the Army could not leave this Roman-controlled space.',
};

/**
 * Says whether a group may leave pieces behind (10.5.2). Once it has spent all Movement Points that changes nothing, but where
 * the others may go inside walls.
 */
export function mayLeave(G: G, frame: March): boolean {
  return mayStop(G, frame) && (pointsLeft(G, frame) > 0 || mayEnter(G, frame));
}

/** Says whether a group may remove the enemy influence marker of its space (8.3.3): with a Combat Unit, not in the Muster (6.2). */
export function mayRemoveMarker(G: G, frame: March): boolean {
  const { side, group, at, terms } = frame;
  return (
    terms.kind !== 'muster' &&
    hasInfluence(G, at, enemyOf(side)) &&
    pointsLeft(G, frame) >= REMOVAL &&
    group.some((id) => isUnit(G, id))
  );
}

/** Says whether a group may conduct a Siege or Subjugation where it is (14.3.1). */
export function mayConductSiege(G: G, frame: March): boolean {
  const { side, commander, at, terms } = frame;
  return !terms.noSiege && pointsLeft(G, frame) >= SIEGE && maySiege(G, side, at, commander);
}

/** Says whether a group may go inside the friendly Walled City or Fortified Town of its space: besieged it is inside (10.6). */
export function mayEnter(G: G, { side, group, at }: March): boolean {
  return isWalled(G.markers[at]) && controllerOf(G, at) === side && group.some((id) => !G.pieces[id].inside);
}

/** Says whether a group is besieged and may Sortie, for which it needs a Combat Unit (14.5.2, 14.6.2). */
export function maySortie(G: G, frame: March): boolean {
  return isConfined(G, frame) && frame.group.some((id) => isUnit(G, id));
}

/** Returns the effect by which the commander may march farther, but not if that forbids a Siege he has conducted; card 15. */
export function hasteFor(G: G, { commander, besieged }: March): EffectOf<'maBonus'> | undefined {
  if (factsOf(G, commander).kind !== 'leader') return undefined;
  return inForce(G, 'maBonus').find(({ noSiege }) => !(noSiege && besieged));
}

/** Says whether a movement has anything to choose but to stop. */
export function hasChoice(G: G, frame: March): boolean {
  return (
    (!isConfined(G, frame) && legsOf(G, frame).length > 0) ||
    mayEnter(G, frame) ||
    maySortie(G, frame) ||
    mayRemoveMarker(G, frame) ||
    mayConductSiege(G, frame) ||
    hasteFor(G, frame) !== undefined ||
    (pointsLeft(G, frame) > 0 && (frame.group.length > 1 || joinable(G, frame).length > 0))
  );
}
