import { PLACES, type Place, placeIndex } from './components/areas';
import { type Block, enemyOf, type G, type Side } from './state';

/** How many units each side has in every place, by {@link placeIndex}. */
export type Census = Record<Side, Uint8Array>;

/** Counts the units in play. */
export function census(G: G): Census {
  return { roman: count(G.secret.roman.blocks), barbarian: count(G.secret.barbarian.blocks) };
}

function count(blocks: Record<string, Block>): Uint8Array {
  const counts = new Uint8Array(PLACES);
  for (const id in blocks) counts[placeIndex(blocks[id].place)]++;
  return counts;
}

/** Returns how many units a side has in a place. */
export function countIn(counts: Census, side: Side, place: Place): number {
  return counts[side][placeIndex(place)];
}

/** Says whether a place is friendly or empty: it holds no unit that is neutral or the enemy's (5.2.2 C). */
export function isOpen(G: G, counts: Census, side: Side, place: Place): boolean {
  return counts[enemyOf(side)][placeIndex(place)] === 0 && !hasNeutrals(G, place);
}

/** Says whether a side, and nobody else, has units in a place. */
export function isFriendly(G: G, counts: Census, side: Side, place: Place): boolean {
  return counts[side][placeIndex(place)] > 0 && isOpen(G, counts, side, place);
}

/** Says whether neutral units are in a place. */
export function hasNeutrals(G: G, place: Place): boolean {
  return place !== 'off-map' && G.neutral[place] !== undefined;
}
