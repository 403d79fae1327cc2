import type { Side } from './components/blocks';
import { PLACE_IDS, type PlaceId, placeIndex } from './components/map';
import { type Block, enemyOf, type G } from './state';

/** The control status of a city or sea as one side sees it (4.21, 4.4). */
export type Status = 'friendly' | 'enemy' | 'vacant' | 'contested';

/** How many blocks each side has in every place, in the order of {@link PLACE_IDS}. */
export type Census = Record<Side, Uint8Array>;

/** Counts the blocks on the map. */
export function census(G: G): Census {
  return { caesar: count(G.secret.caesar.blocks), pompey: count(G.secret.pompey.blocks) };
}

function count(blocks: Record<string, Block>): Uint8Array {
  const counts = new Uint8Array(PLACE_IDS.length);
  for (const id in blocks) {
    const index = placeIndex(blocks[id].place);
    if (index !== undefined) counts[index]++;
  }
  return counts;
}

/** Returns how many blocks a side has in a place. */
export function countIn(counts: Census, side: Side, place: PlaceId): number {
  return counts[side][placeIndex(place)];
}

/** Returns the status of a place for a side; changes of control are immediate (4.21). */
export function statusIn(counts: Census, side: Side, place: PlaceId): Status {
  const index = placeIndex(place);
  const enemy = counts[enemyOf(side)][index];
  if (counts[side][index] > 0) return enemy > 0 ? 'contested' : 'friendly';
  return enemy > 0 ? 'enemy' : 'vacant';
}

/** Returns the status of one place for a side. */
export function statusOf(G: G, side: Side, place: PlaceId): Status {
  return statusIn(census(G), side, place);
}

/** Says whether a place with this status can be entered without a battle. */
export function isOpen(status: Status): boolean {
  return status === 'friendly' || status === 'vacant';
}
