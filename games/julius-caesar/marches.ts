/* Where groups may go (6.1, 6.2): range, roads and pinning. */
import type { Situation } from '../kit/action';
import type { FrameAt } from '../kit/frame';
import type { Exit } from '../kit/graph';
import { once } from '../kit/once';
import { kindOf, type Side } from './components/blocks';
import { type Box, boxOf } from './components/box';
import { isPlace, isSea, type LinkKind, type PlaceId, placeIndex } from './components/map';
import { type Census, census, countIn, isOpen, statusIn } from './control';
import { blocksIn, contestOf, enemyOf, type G, type Moves } from './state';

/** Blocks a road carries for each side in a game turn (6.11, 4.32). */
const ROAD_LIMIT: Record<LinkKind, number> = { major: 4, minor: 2, strait: 2, sea: Number.POSITIVE_INFINITY };
/** A strait carries one block when the city on the other side is defended (4.32). */
const STRAIT_ATTACK_LIMIT = 1;
/** What roads carry in an attack under Pluto. */
const PLUTO_LIMIT: Record<LinkKind, number> = { ...ROAD_LIMIT, major: 6, minor: 3, strait: 2 };
/** Cities or seas a group moves when it does not attack (6.1); Mercury adds one. */
const RANGE = 2;

/** Returns how many blocks may use a way, by its class (4.31), retreats excepted (6.11). */
export function roadLimit(way: LinkKind, attacking: boolean, pluto: boolean): number {
  if (!attacking) return ROAD_LIMIT[way];
  if (pluto) return PLUTO_LIMIT[way];
  return way === 'strait' ? STRAIT_ATTACK_LIMIT : ROAD_LIMIT[way];
}

/** Returns how many more of a side's blocks may leave a place: all, unless the enemy's main attack pins some (6.13). */
export function unpinned(G: G, side: Side, place: PlaceId): number {
  const contest = G.contests[place];
  if (contest === undefined) return Number.POSITIVE_INFINITY;
  if (contest.attacker === side) return 0;
  const defenders = blocksIn(G, side, place).filter((id) => G.secret[side].blocks[id].from === undefined);
  return Math.max(0, defenders.length - mainAttackers(G, place).length);
}

/** Returns the attacking blocks of a place that are not Reserves (7.3). */
function mainAttackers(G: G, place: PlaceId): string[] {
  const { attacker, main } = contestOf(G, place);
  const { blocks } = G.secret[attacker];
  return blocksIn(G, attacker, place).filter((id) => (blocks[id].from ?? null) === main);
}

/** Says whether a side's blocks may leave `from` by way of `to`: not where the enemy came in (6.13). */
export function isBarred(G: G, side: Side, from: PlaceId, to: PlaceId): boolean {
  return G.contests[from]?.roads[enemyOf(side)].includes(to) ?? false;
}

/** What the legal moves of a side are worked out from. */
export interface MoveContext {
  G: G;
  box: Box;
  side: Side;
  moves: Moves;
  counts: Census;
  /** Where the blocks of the moving group may go next, as far as it has been worked out. */
  next: Map<string, readonly PlaceId[]>;
}

/** What a decision in the course of a side's moves is made upon. */
export type MoveSituation = Situation<G, FrameAt<G, 'move'>>;

/** Returns what the legal moves are worked out from, the same for one situation. */
export const moveContextOf = once(
  ({ G, side, frame }: MoveSituation): MoveContext => ({
    G,
    box: boxOf(G),
    side,
    moves: frame,
    counts: census(G),
    next: new Map(),
  }),
);

/** Says whether the last Navis that holds a crossed sea would leave it (6.3). */
function isHeld({ side, moves, counts }: MoveContext, place: PlaceId): boolean {
  return isSea(place) && moves.held.includes(place) && countIn(counts, side, place) <= 1;
}

/** What decides where a block may move next as part of a group; blocks of a kind in a place are alike. */
export interface March {
  here: PlaceId;
  navis: boolean;
  /** The cities or seas the block will have moved with the next one. */
  legs: number;
  /** Where the group started. */
  start: PlaceId;
  range: number;
}

/** Why a march goes no further: its range, an event that is not for its blocks, or the last Navis of a crossed sea. */
export type Halt = 'range' | 'event' | 'held';

/**
 * Returns why a march may not go on at all, or null when it may (6.1, 6.3); Mars, Mercury and Pluto move land blocks
 * only, Neptune only Navis.
 */
export function haltOf(context: MoveContext, { here, navis, legs, range }: March): Halt | null {
  const { event } = context.moves;
  if (legs > range) return 'range';
  if (navis && isHeld(context, here)) return 'held';
  return event === null || (event === 'neptune') === navis ? null : 'event';
}

/** Why a march may not take a way: it is not of its kind, leads back, is the enemy's, is too far to fight, or is full. */
export type Bar = 'kind' | 'start' | 'enemy' | 'fight' | 'full';

/** Returns why a march may not take one of the ways out of its place, or null when it may (6.1, 6.2, 6.11 to 6.13); Navis come to a port from the sea (7.81). */
export function barTo(
  { G, side, moves, counts }: MoveContext,
  march: March,
  { to, kind, key }: Exit<PlaceId, LinkKind>,
): Bar | null {
  if ((kind === 'sea') !== march.navis) return 'kind';
  if (to === march.start) return 'start';
  if (isBarred(G, side, march.here, to)) return 'enemy';
  const status = statusIn(counts, side, to);
  if (!isOpen(status) && march.legs > march.range - 1) return 'fight';
  const attacking = status === 'enemy' || (status === 'contested' && contestOf(G, to).attacker === side);
  const limit = roadLimit(kind, attacking, moves.event === 'pluto');
  return (moves.roads[key] ?? 0) < limit ? null : 'full';
}

/** Returns the places a march may go to next. */
function nextPlaces(context: MoveContext, march: March): PlaceId[] {
  const places: PlaceId[] = [];
  if (haltOf(context, march) !== null) return places;
  for (const exit of context.box.exits[march.here])
    if (barTo(context, march, exit) === null) places.push(exit.to);
  return places;
}

/** Says whether a march may go anywhere. */
export function leadsOn(context: MoveContext, march: March): boolean {
  if (haltOf(context, march) !== null) return false;
  for (const exit of context.box.exits[march.here]) if (barTo(context, march, exit) === null) return true;
  return false;
}

/** Returns the march of a block that starts a group. */
export function firstMarch({ event }: Moves, from: PlaceId, navis: boolean): March {
  return { here: from, navis, legs: 1, start: from, range: rangeOf(event) };
}

/** Returns the places where a group can start: a block that may leave is there and has somewhere to go (6.1). */
export function startsOfGroups(at: MoveSituation): PlaceId[] {
  const { G, side, frame } = at;
  const context = moveContextOf(at);
  const { blocks } = G.secret[side];
  const starts = new Set<PlaceId>();
  const stuck = new Set<string>();
  for (const id in blocks) {
    const { place, group } = blocks[id];
    if (group !== undefined || !isPlace(place) || starts.has(place)) continue;
    const navis = kindOf(id) === 'navis';
    const likes = navis ? `${place} navis` : place;
    if (stuck.has(likes)) continue;
    const mayStart = unpinned(G, side, place) > 0 && leadsOn(context, firstMarch(frame, place, navis));
    if (mayStart) starts.add(place);
    else stuck.add(likes);
  }
  return [...starts].sort((a, b) => placeIndex(a) - placeIndex(b));
}

/** Returns how many cities or seas a group moves that does not attack (6.1), Mercury's one more counted in. */
export function rangeOf(event: Moves['event']): number {
  return event === 'mercury' ? RANGE + 1 : RANGE;
}

/** Returns the march of a block with the moving group: from where the group starts, or on from where it is. */
export function marchOf({ G, side, frame }: MoveSituation, id: string): March | null {
  const { group } = frame;
  const { place, group: number, from, legs = 0 } = G.secret[side].blocks[id];
  if (group === null || !isPlace(place)) return null;
  const navis = kindOf(id) === 'navis';
  if (number === undefined) return place === group.from ? firstMarch(frame, place, navis) : null;
  if (number !== group.number || from !== undefined) return null;
  return { here: place, navis, legs: legs + 1, start: group.from, range: group.range };
}

/** Returns the places a block may move to next with the moving group. */
export function placesFor(at: MoveSituation, id: string): readonly PlaceId[] {
  const march = marchOf(at, id);
  if (march === null) return [];
  const context = moveContextOf(at);
  const isFirst = march.here === march.start;
  const likes = isFirst ? (march.navis ? 'navis' : 'land') : id;
  let places = context.next.get(likes);
  if (places === undefined) {
    places = nextPlaces(context, march);
    context.next.set(likes, places);
  }
  return places;
}

/** Returns the blocks that can move with the moving group: those that may start with it, then those on their way. */
export function movableBlocks(at: MoveSituation): string[] {
  const { G, side, frame } = at;
  const { group } = frame;
  if (group === null) return [];
  const { blocks } = G.secret[side];
  const mayStart = unpinned(G, side, group.from) > 0;
  const starting: string[] = [];
  const onTheirWay: string[] = [];
  for (const id in blocks) {
    const { group: number, place } = blocks[id];
    if (number === undefined ? !mayStart || place !== group.from : number !== group.number) continue;
    if (placesFor(at, id).length > 0) (number === undefined ? starting : onTheirWay).push(id);
  }
  return [...starting, ...onTheirWay];
}
