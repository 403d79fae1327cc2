/* Where units may move (5.2.1 E): groups, borders and forced marches. */

import type { Exit } from '../kit/graph';
import { once } from '../kit/once';
import { type Census, census, isOpen } from './census';
import { type AreaId, OFF_MAP, type Place, placeIndex, ROMAN_HOME } from './components/areas';
import { type BorderKind, borderLimit } from './components/borders';
import { boxOf } from './components/box';
import { borderBetween } from './components/labels';
import { UNITS } from './components/units';
import { isCutOff, isUnpinned } from './entries';
import { harboursOf, sailings } from './naval';
import { isFromOffMap, legsOf, startOf } from './paths';
import type { Block, G, Side, SituationOf } from './state';

/** Says whether a unit may still start to move from its place: it has not moved and is not pinned (5.2.1 E). */
export function mayLeave(G: G, side: Side, block: Block): boolean {
  return block.path === undefined && isUnpinned(G, side, block);
}

/** Each legion in the off-map area is a group of its own (5.2.1 E). */
export function legionsToCome(G: G, side: Side, groups: readonly Place[]): number {
  return legionsCalled(groups) - arrivals(G, side);
}

/** Returns how many legions of the off-map area have been activated. */
export function legionsCalled(groups: readonly Place[]): number {
  return groups.filter((place) => place === OFF_MAP).length;
}

/** Returns the places whose units may be activated as a further group. */
export function groupsToActivate(G: G, side: Side, groups: readonly Place[]): Place[] {
  const { blocks } = G.secret[side];
  const offered = new Set<Place>();
  let offMap = 0;
  for (const id in blocks) {
    const { place } = blocks[id];
    if (place === OFF_MAP) offMap++;
    else if (!offered.has(place) && !groups.includes(place) && mayLeave(G, side, blocks[id]))
      offered.add(place);
  }
  if (offMap > legionsCalled(groups)) offered.add(OFF_MAP);
  return [...offered].sort((a, b) => placeIndex(a) - placeIndex(b));
}

/** What the moves of a movement are worked out from, once for all its units. */
interface MarchContext {
  counts: Census;
  /** Where the units of a place that have not moved may go, those attacked there and the others apart. */
  ways: Map<string, readonly AreaId[]>;
  /** The ports its units may sail to. */
  harbours: readonly AreaId[];
}

const contextOf = once(({ G, side }: SituationOf<'march'>): MarchContext => {
  const counts = census(G);
  return { counts, ways: new Map(), harbours: harboursOf(G, counts, side) };
});

/** Returns where a unit may move to next, by land. */
export function nextAreas(at: SituationOf<'march'>, id: string): readonly AreaId[] {
  const block = at.G.secret[at.side].blocks[id];
  const { place, path, defended } = block;
  if (path !== undefined) {
    return haltOf(at, id, place, path) === null ? areasAround(at, block, startOf(path)) : [];
  }
  const { ways } = contextOf(at);
  const kind = defended === undefined ? place : `${place}<${defended}`;
  let areas = ways.get(kind);
  if (areas === undefined) {
    areas = mayStart(at, block) ? areasAround(at, block, place) : [];
    ways.set(kind, areas);
  }
  return areas;
}

/** Says whether a unit that has not moved belongs to an activated group and is not pinned. */
export function mayStart({ G, side, frame: { groups } }: SituationOf<'march'>, block: Block): boolean {
  if (block.place === OFF_MAP) return legionsToCome(G, side, groups) > 0;
  return groups.includes(block.place) && mayLeave(G, side, block);
}

/** Why a unit that has moved goes no further. */
export type Halt = 'one-area' | 'supply' | 'two-areas' | 'off-map' | 'border' | 'enemies';

/**
 * Returns why a unit that has moved one area may not move another, or null when it may: cavalry (9.4), or a legion that pays
 * supply, over black borders and away from enemies (5.2.1 E, 9.4).
 */
export function haltOf(at: SituationOf<'march'>, id: string, place: Place, path: string): Halt | null {
  const { G, side } = at;
  const { kind } = UNITS[id];
  if (kind !== 'cavalry' && kind !== 'legion') return 'one-area';
  const start = startOf(path);
  if (place === OFF_MAP || start === null || start === OFF_MAP)
    return start === OFF_MAP ? 'off-map' : 'one-area';
  if (legsOf(path) > 1) return 'two-areas';
  if (kind === 'legion' && G.supply === 0) return 'supply';
  if (borderBetween(G, start, place) !== 'black') return 'border';
  return isOpen(G, contextOf(at).counts, side, place) ? null : 'enemies';
}

/** Why a unit may not cross a border: it leads back, too many have crossed it, or attackers came over it. */
export type Bar = 'start' | 'full' | 'enemy';

/** Returns why a unit on its way from `start` may not cross one of the borders of its area, or null when it may. */
export function barTo(
  { G, side, frame }: SituationOf<'march'>,
  { place, defended }: Block,
  start: Place | null,
  { to, kind }: Exit<AreaId, BorderKind>,
): Bar | null {
  if (place === OFF_MAP) return null;
  if (to === start) return 'start';
  if ((frame.crossed[place]?.[to] ?? 0) >= borderLimit(kind)) return 'full';
  return isCutOff(G, side, defended, place, to) ? 'enemy' : null;
}

/** Returns the areas around a unit that it may enter on its way from `start`. */
function areasAround(at: SituationOf<'march'>, block: Block, start: Place | null): readonly AreaId[] {
  if (block.place === OFF_MAP) return [ROMAN_HOME];
  const areas: AreaId[] = [];
  for (const exit of boxOf(at.G).exits[block.place])
    if (barTo(at, block, start, exit) === null) areas.push(exit.to);
  return areas;
}

/** Returns the ports a unit may sail to. */
export function nextPorts(at: SituationOf<'march'>, id: string): readonly AreaId[] {
  const { G, side, frame } = at;
  return sailings(G, G.secret[side].blocks[id], frame, contextOf(at).harbours, (block) =>
    mayStart(at, block),
  );
}

/** Returns how many units have come from the off-map area in this movement. */
export function arrivals(G: G, side: Side): number {
  const { blocks } = G.secret[side];
  let count = 0;
  for (const id in blocks) {
    const { path } = blocks[id];
    if (path !== undefined && isFromOffMap(path)) count++;
  }
  return count;
}
