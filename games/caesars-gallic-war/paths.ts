/* The way a unit has moved in this card play, as its block remembers it. */

import type { Boxed } from '../kit/components/boxes';
import { type AreaId, isArea, OFF_MAP, type Place } from './components/areas';
import { placeName } from './components/labels';
import type { Block, G, Side } from './state';

const BY_SEA = '~';
const THEN = '>';
const AS_NUMBER = '#';

/** Returns the way of a unit that leaves `from` after having gone `before`. */
export function pathAfter(before: string | undefined, from: Place): string {
  return before === undefined ? from : `${before}${THEN}${from}`;
}

/** Returns the way of a unit that sails from a port. */
export function pathBySea(from: AreaId): string {
  return `${BY_SEA}${from}`;
}

/** Returns the way of the unit that comes from the off-map area as the `number`th: each is a group of its own (5.2.1 E). */
export function pathFromOffMap(number: number): string {
  return `${OFF_MAP}${AS_NUMBER}${number}`;
}

/** Says whether a way led over the sea. */
export function isBySea(path: string): boolean {
  return path.startsWith(BY_SEA);
}

/** Returns how many areas a unit has moved. */
export function legsOf(path: string): number {
  return path.split(THEN).length;
}

/** Says whether a way began in the off-map area. */
export function isFromOffMap(path: string): boolean {
  return path.startsWith(OFF_MAP);
}

/** Returns the place a unit started from: its group. */
export function startOf(path: string): Place | null {
  if (isFromOffMap(path)) return OFF_MAP;
  const [start] = path.split(THEN);
  return isArea(start) ? start : null;
}

/** Returns the adjacent area from which a unit came by land, or null when it came by sea or from the off-map area. */
export function entryOf(path: string): AreaId | null {
  const parts = path.split(THEN);
  const last = parts[parts.length - 1];
  return isArea(last) ? last : null;
}

/** Describes a way: `from Transalpine Gaul over Allobroges`. */
export function describePath(of: Boxed, path: string): string {
  if (isFromOffMap(path)) {
    return `from ${placeName(of, OFF_MAP)} (number ${path.slice(OFF_MAP.length + AS_NUMBER.length)})`;
  }
  if (isBySea(path)) {
    const port = path.slice(BY_SEA.length);
    return `by sea from ${isArea(port) ? placeName(of, port) : port}`;
  }
  const start = startOf(path);
  const entry = entryOf(path);
  const over = entry === null || entry === start ? '' : ` over ${placeName(of, entry)}`;
  return start === null ? path : `from ${placeName(of, start)}${over}`;
}

/** Returns a block without its way, once it counts no more. */
export function settled({ path: _path, ...block }: Block): Block {
  return block;
}

/** Forgets the ways of a side's units, except where they await battle. */
export function settleAll(G: G, side: Side): void {
  const { blocks } = G.secret[side];
  for (const id in blocks) {
    const { place, path } = blocks[id];
    if (path === undefined || (place !== OFF_MAP && G.contests[place] !== undefined)) continue;
    blocks[id] = settled(blocks[id]);
  }
}
