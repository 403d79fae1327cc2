/* Where units may go that react, avoid battle or retreat (10.3.3, 10.7, 12.1.1, 12.2.2, 17.4.2). */
import { boxOf } from '../components/box';
import type { PathKind } from '../components/components';
import { controllerOf, isWalled, regionOf } from '../control';
import { hasEnemies, hasGermans, hasUnits, isUnit, sidesPieces, unitsIn } from '../pieces';
import { enemyOf, type G, SIDES, type Side } from '../state';

/** Where nobody enters the Strongholds, and where no Gallic unit goes (10.7, 17.1.1). */
const GERMANIA = 'germania';
const BRITANNIA = 'britannia';

/** What an attempt into a friendly space, and one over a Rough Path, adds to the dice (12.3). */
const FRIENDLY = 2;
const ROUGH = -2;

/** What the dice have to show for an Interception or to Avoid Battle (12.1.2, 12.2.2). */
export const NEEDED = 9;

/** Returns the kind of path between two adjacent spaces. Throws when they are not adjacent. */
export function pathBetween(G: G, from: string, to: string): PathKind {
  const exit = boxOf(G).exits[from].find((each) => each.to === to);
  if (exit === undefined) throw new Error(`no path leads from ${from} to ${to}`);
  return exit.kind;
}

/** Says whether Combat Units of a side may ever stand in a space; null is the German Tribe, which comes from another one. */
export function isOpenTo(G: G, side: Side | null, from: string, to: string): boolean {
  const { kind } = boxOf(G).space[to];
  const region = regionOf(G, to);
  if (region === GERMANIA && kind === 'stronghold') return false;
  if (side === 'roman') return true;
  if (region === BRITANNIA) return false;
  if (side === 'gallic') return region !== GERMANIA;
  if (region === GERMANIA && regionOf(G, from) !== GERMANIA) return false;
  return kind !== 'walledCity' && !isWalled(G.markers[to]);
}

/**
 * Says whether pieces of a side may react into a space (12.1.1, 12.2.2): no enemy units stand there, and it is not
 * enemy-controlled, or friendly units are there. Leaders alone stay away from Fortified Towns and Strongholds (10.3.3).
 */
export function mayReactInto(G: G, side: Side, pieces: readonly string[], from: string, to: string): boolean {
  if (!isOpenTo(G, side, from, to) || hasEnemies(G, side, to)) return false;
  if (controllerOf(G, to) === enemyOf(side) && !hasFriends(G, side, to, pieces)) return false;
  const marker = G.markers[to];
  const isClosed = side === 'roman' && (marker?.kind === 'town' || marker?.kind === 'stronghold');
  return !isClosed || pieces.some((id) => isUnit(G, id));
}

/** Returns what the ground adds to the dice of an attempt to come into a space over a path (12.3); `moving` are not counted. */
export function groundModifier(
  G: G,
  side: Side,
  to: string,
  via: PathKind,
  moving: readonly string[] = [],
): number {
  const isFriendly = controllerOf(G, to) === side || hasFriends(G, side, to, moving);
  return (isFriendly ? FRIENDLY : 0) + (via === 'rough' ? ROUGH : 0);
}

function hasFriends(G: G, side: Side, space: string, moving: readonly string[]): boolean {
  return unitsIn(G, side, space).some((id) => !moving.includes(id));
}

/** Returns the enemies of somebody who stand in a space outside, each with whose they are; null is the German Tribe. */
export function foesIn(G: G, side: Side | null, space: string): { side: Side | null; pieces: string[] }[] {
  const foes: { side: Side | null; pieces: string[] }[] = [];
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
