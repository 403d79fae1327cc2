import type { Side } from './blocks';
import type { PlaceId } from './map';
import { enemyOf, type G, SIDES } from './state';

/** The control status of a city or sea as one side sees it (4.21, 4.4). */
export type Status = 'friendly' | 'enemy' | 'vacant' | 'contested';

/** How many blocks each side has in every place that holds any. */
export type Census = Record<Side, Record<string, number>>;

/** Counts the blocks on the map. */
export function census(G: G): Census {
  const counts: Census = { caesar: {}, pompey: {} };
  for (const side of SIDES) {
    const { blocks } = G.secret[side];
    for (const id in blocks) {
      const { place } = blocks[id];
      counts[side][place] = (counts[side][place] ?? 0) + 1;
    }
  }
  return counts;
}

/** Returns the status of a place for a side; changes of control are immediate (4.21). */
export function statusIn(counts: Census, side: Side, place: PlaceId): Status {
  const own = counts[side][place] ?? 0;
  const enemy = counts[enemyOf(side)][place] ?? 0;
  if (own > 0) return enemy > 0 ? 'contested' : 'friendly';
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
