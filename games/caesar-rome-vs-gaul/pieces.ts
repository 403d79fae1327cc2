/* What stands where: Armies, Leaders, and what they are worth (2.3, 9.0, 10.6). */
import { boxOf, type Nature, type PieceFacts } from './components/box';
import type { Face } from './components/components';
import { controlsProvince } from './control';
import { idsAt } from './fast/standing';
import { enemyOf, type G, type Side } from './state';

/** The Command Rating of an intrinsic Leader, its own Combat Unit included (9.4). */
const INTRINSIC_COMMAND = 2;

/** Returns what is printed on a piece. Throws for an unknown one. */
export function factsOf(G: G, id: string): PieceFacts {
  return boxOf(G).piece[id] ?? unknown(id);
}

/** Returns whose a piece is; null for the German Tribe, an enemy to both (17.4.3). */
export function ownerOf(G: G, id: string): Side | null {
  return natureOf(G, id).owner;
}

/** Says whether a piece is a Combat Unit (2.3.1); Vercingetorix and Ambiorix are (9.5.2). */
export function isUnit(G: G, id: string): boolean {
  return natureOf(G, id).isUnit;
}

function natureOf(G: G, id: string): Nature {
  return boxOf(G).nature[id] ?? unknown(id);
}

function unknown(id: string): never {
  throw new Error(`there is no piece ${id}`);
}

/** Says whether a piece is a named Leader (2.3.2, 9.0). */
export function isLeader(G: G, id: string): boolean {
  const { kind } = factsOf(G, id);
  return kind === 'leader' || kind === 'chief';
}

/** Says whether a piece is a unit that a card brings, which the rules call Mercenaries (17.3.1), or the Militia (17.6). */
export function isAuxiliary(G: G, id: string): boolean {
  return factsOf(G, id).kind === 'auxiliary';
}

/** Returns the pieces in a space or box, in the order of the components. */
export function piecesAt(G: G, place: string): readonly string[] {
  return idsAt(G, place);
}

/** Which of the pieces in a space: those outside, or those inside its Walled City or Fortified Town (10.6, 11.2.2). */
export type SpacePart = 'all' | 'outside' | 'inside';

/** Returns a side's Combat Units in a space, which are an Army (2.3.3). */
export function unitsIn(G: G, side: Side, space: string, part: SpacePart = 'all'): string[] {
  return sidesPieces(G, side, space, part).filter((id) => isUnit(G, id));
}

/** Returns a side's named Leaders in a space; Gallic ones are among its units, too. */
export function leadersIn(G: G, side: Side, space: string, part: SpacePart = 'all'): string[] {
  return sidesPieces(G, side, space, part).filter((id) => isLeader(G, id));
}

/** Returns a side's Combat Units and Leaders in a space. */
export function sidesPieces(G: G, side: Side, space: string, part: SpacePart = 'all'): string[] {
  return idsAt(G, space).filter((id) => ownerOf(G, id) === side && isIn(G, id, part));
}

/** Says whether a side has a Combat Unit in a space. */
export function hasUnits(G: G, side: Side, space: string, part: SpacePart = 'all'): boolean {
  return idsAt(G, space).some((id) => ownerOf(G, id) === side && isUnit(G, id) && isIn(G, id, part));
}

function isIn({ pieces }: G, id: string, part: SpacePart): boolean {
  return part === 'all' || pieces[id].inside === (part === 'inside');
}

/** Says whether the German Independent Tribe is in a space (17.4). */
export function hasGermans(G: G, space: string): boolean {
  return G.pieces[boxOf(G).components.germans.id].at === space;
}

/**
 * Says whether Combat Units that are enemies of a side, the German Tribe among them, stand in a space outside a Walled City
 * or Fortified Town.
 */
export function hasEnemies(G: G, side: Side, space: string): boolean {
  return hasUnits(G, enemyOf(side), space, 'outside') || hasGermans(G, space);
}

/** The spaces in which a side has Combat Units, and those in which its enemies stand outside. */
export interface Presence {
  own: ReadonlySet<string>;
  enemies: ReadonlySet<string>;
}

/** Returns where a side and its enemies stand, as {@link hasUnits} and {@link hasEnemies} say, for questions about many spaces. */
export function presenceOf(G: G, side: Side): Presence {
  const own = new Set<string>();
  const enemies = new Set<string>();
  for (const id in G.pieces) {
    if (!isUnit(G, id)) continue;
    const { at, inside } = G.pieces[id];
    if (ownerOf(G, id) === side) own.add(at);
    else if (!inside) enemies.add(at);
  }
  return { own, enemies };
}

/** Says whether a piece is besieged: it is inside, and an enemy Army is in its space outside (14.5.1). */
export function isBesieged(G: G, id: string): boolean {
  const { at, inside } = G.pieces[id];
  const owner = ownerOf(G, id);
  return inside && owner !== null && hasUnits(G, enemyOf(owner), at, 'outside');
}

/** Says whether the Walled City or Fortified Town of a space is besieged (14.5.1). */
export function isUnderSiege(G: G, space: string): boolean {
  const marker = G.markers[space];
  if (marker === undefined || (marker.kind !== 'city' && marker.kind !== 'town')) return false;
  return hasUnits(G, enemyOf(marker.side), space, 'outside');
}

/** Returns the side of a Combat Unit that is up. A unit of one step has the same on both. */
export function faceOf(G: G, id: string): Face {
  const facts = factsOf(G, id);
  switch (facts.kind) {
    case 'legion':
    case 'tribe':
    case 'germans':
      return G.pieces[id].reduced ? facts.back : facts.front;
    case 'auxiliary':
      return { battle: 0, strength: strengthOfAuxiliary(G, id), movement: facts.movement };
    case 'chief':
      return { battle: facts.battle, strength: facts.strength, movement: facts.movement };
    default:
      return { battle: facts.battle, strength: 0, movement: facts.movement };
  }
}

/** The Militia is as strong as the Provinces of its Region are many that its side controls (17.6.3). */
function strengthOfAuxiliary(G: G, id: string): number {
  const facts = factsOf(G, id);
  if (facts.kind !== 'auxiliary') return 0;
  if (facts.strength !== 'provinces') return facts.strength;
  const { space, province, provincesOf } = boxOf(G);
  const at = space[G.pieces[id].at];
  if (at === undefined) return 0;
  const region = G.militia ?? province[at.province].region;
  return provincesOf[region].filter((each) => controlsProvince(G, each, facts.side)).length;
}

/** Returns the Combat Strength of a piece; 0 for a Roman Leader. */
export function strengthOf(G: G, id: string): number {
  return faceOf(G, id).strength;
}

/** Returns the Combat Strength of pieces together. */
export function strengthOfAll(G: G, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + strengthOf(G, id), 0);
}

/** Returns how many steps a Combat Unit has left (2.3.1); 0 for a Roman Leader. */
export function stepsOf(G: G, id: string): number {
  const { kind } = factsOf(G, id);
  if (kind === 'leader') return 0;
  if (kind === 'auxiliary' || kind === 'chief') return 1;
  return G.pieces[id].reduced ? 1 : 2;
}

/** Returns how many steps pieces have left together. */
export function stepsOfAll(G: G, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + stepsOf(G, id), 0);
}

/** Returns the Battle Rating of a piece in command: printed, or of its intrinsic Leader, 1 or 0 reduced (9.4). */
export function battleRatingOf(G: G, id: string): number {
  return faceOf(G, id).battle;
}

/** Returns the Command Rating of a piece: how many Combat Units move with it at no extra cost (9.3, 9.4). */
export function commandRatingOf(G: G, id: string): number {
  const facts = factsOf(G, id);
  return facts.kind === 'leader' || facts.kind === 'chief' ? facts.command : INTRINSIC_COMMAND;
}

/** Says whether a piece has a Leader, named or intrinsic (9.0): Mercenaries have none. */
export function hasLeadership(G: G, id: string): boolean {
  const { kind } = factsOf(G, id);
  return kind !== 'auxiliary' && kind !== 'germans';
}

/** Says whether a Leader must command wherever he is: Caesar and Vercingetorix (9.2). */
export function outranks(G: G, id: string): boolean {
  const facts = factsOf(G, id);
  return (facts.kind === 'leader' && facts.rank === 'caesar') || (facts.kind === 'chief' && facts.outranks);
}

/**
 * Returns the pieces of which one commands these: who outranks the others, or else any Leader, or without one any unit
 * with an intrinsic Leader (9.1, 9.2, 9.4, 12.1.6). Empty for Mercenaries alone.
 */
export function possibleCommanders(G: G, ids: readonly string[]): string[] {
  const first = ids.filter((id) => outranks(G, id));
  if (first.length > 0) return first;
  const leaders = ids.filter((id) => isLeader(G, id));
  return leaders.length > 0 ? leaders : ids.filter((id) => hasLeadership(G, id));
}
