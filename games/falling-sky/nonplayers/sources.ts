/* From which Regions Warbands March together, or in which they are placed, for the Resources there are (8.5.3, 8.5.5, 8.6.5, 8.7.1,
   8.7.6). */
import type { RegionId } from '../components/map';
import { regionsOf } from '../places';
import type { G } from '../state';

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

/**
 * Returns what each Region gives that gives any Warbands: how many `countIn` says, for the price of `priceOf`, where `isNew` if it has
 * still to be selected.
 */
export function sourcesOn(
  G: G,
  countIn: (region: RegionId) => number,
  priceOf: (region: RegionId) => number,
  isNew: (region: RegionId) => boolean,
): ReadonlyMap<RegionId, Source> {
  const sources = new Map<RegionId, Source>();
  for (const region of regionsOf(G)) {
    const count = countIn(region);
    if (count > 0) sources.set(region, { region, count, price: priceOf(region), isNew: isNew(region) });
  }
  return sources;
}

/** Returns the sources among some Regions, those first that are selected already, then those that give most. */
export function sourcesAmong(sources: ReadonlyMap<RegionId, Source>, regions: readonly RegionId[]): Source[] {
  return regions
    .flatMap((region) => sources.get(region) ?? [])
    .sort((a, b) => Number(a.isNew) - Number(b.isNew) || b.count - a.count);
}

/** Returns the groups of some Regions that come to the most Warbands for these means; of as many those that come first. */
export function mostFrom(sources: readonly Source[], means: Means): Group[] {
  if (areAllPossible(sources, means)) return upTo(means.pieces, sources);
  const [source, ...rest] = sources;
  if (source === undefined || means.groups === 0 || means.pieces === 0) return [];
  const { region, price, isNew } = source;
  const count = Math.min(source.count, means.pieces);
  const origins = means.origins - Number(isNew);
  if (price > means.resources || origins < 0) return mostFrom(rest, means);
  const left = {
    resources: means.resources - price,
    origins,
    groups: means.groups - 1,
    pieces: means.pieces - count,
  };
  const going = [{ region, count }, ...mostFrom(rest, left)];
  const isAll = sizeOf(going) >= Math.min(means.pieces, source.count + sizeOf(rest));
  if (isAll || rest.every((other) => isNoBetter(other, source))) return going;
  const staying = mostFrom(rest, means);
  return sizeOf(staying) > sizeOf(going) ? staying : going;
}

/** Says whether the means are enough for all sources, but for the number of pieces. */
function areAllPossible(sources: readonly Source[], { resources, origins, groups }: Means): boolean {
  let [price, count] = [0, 0];
  for (const source of sources) {
    price += source.price;
    if (source.isNew) count++;
  }
  return sources.length <= groups && count <= origins && price <= resources;
}

/** Returns so many Warbands, or all there are, of the first sources. */
function upTo(pieces: number, sources: readonly Source[]): Group[] {
  const groups: Group[] = [];
  let left = pieces;
  for (const { region, count } of sources) {
    if (left === 0) break;
    groups.push({ region, count: Math.min(count, left) });
    left -= Math.min(count, left);
  }
  return groups;
}

/** Says whether one source could always stand in for another: it gives no less and takes no more. */
function isNoBetter(other: Source, source: Source): boolean {
  return other.count <= source.count && other.price >= source.price && other.isNew >= source.isNew;
}

/** Returns how many pieces there are in all. */
export function sizeOf(groups: readonly Pick<Group, 'count'>[]): number {
  let size = 0;
  for (const { count } of groups) size += count;
  return size;
}
