/* From which Regions Warbands March together, or in which they are placed, for the Resources there are (8.5.3, 8.5.5, 8.6.5). */
import type { RegionId } from '../components/map';

/** Warbands of a Region. */
export interface Group {
  region: RegionId;
  count: number;
}

/** Warbands that a Region could give. */
export interface Source extends Group {
  /** What it costs to select the Region. */
  price: number;
  /** The Region has still to be selected. */
  isNew: boolean;
}

/** What a Command may still do. */
export interface Means {
  resources: number;
  /** How many Regions may still be selected, and how many groups and pieces may still be given. */
  origins: number;
  groups: number;
  pieces: number;
}

/** Returns the groups of some Regions that come to the most Warbands for these means; of as many those that come first. */
export function mostFrom(sources: readonly Source[], means: Means): Group[] {
  return mostSince(sources, 0, means);
}

/** Returns the groups of those sources that come to the most which are not before `start`. */
function mostSince(sources: readonly Source[], start: number, means: Means): Group[] {
  if (start >= sources.length || means.groups === 0 || means.pieces === 0) return [];
  const { region, price, isNew, count: all } = sources[start];
  const count = Math.min(all, means.pieces);
  const origins = means.origins - Number(isNew);
  if (price > means.resources || origins < 0) return mostSince(sources, start + 1, means);
  const going = mostSince(sources, start + 1, {
    resources: means.resources - price,
    origins,
    groups: means.groups - 1,
    pieces: means.pieces - count,
  });
  going.unshift({ region, count });
  const taken = sizeOf(going);
  if (taken === means.pieces || isBestFirst(sources, start)) return going;
  if (taken >= sizeOf(sources.slice(start))) return going;
  const staying = mostSince(sources, start + 1, means);
  return sizeOf(staying) > taken ? staying : going;
}

/** Says whether no source is any better than the first after `start`. */
function isBestFirst(sources: readonly Source[], start: number): boolean {
  for (let index = start + 1; index < sources.length; index++)
    if (!isNoBetter(sources[index], sources[start])) return false;
  return true;
}

/** Says whether one source could always stand in for another: it gives no less and takes no more. */
function isNoBetter(other: Source, source: Source): boolean {
  return other.count <= source.count && other.price >= source.price && other.isNew >= source.isNew;
}

/** Returns how many Warbands there are in all. */
export function sizeOf(groups: readonly Group[]): number {
  let sum = 0;
  for (const { count } of groups) sum += count;
  return sum;
}
