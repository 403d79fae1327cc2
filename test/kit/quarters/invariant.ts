import { type G, QUARTERS, SITES, STONES, stonesAt } from './state';

/** Says what is broken in a state of Quarters, or returns null. */
export function quartersInvariant(G: G): string | null {
  const inHands = QUARTERS.flatMap((quarter) =>
    [...G.secret[quarter].hand, G.secret[quarter].bid ?? []].flat(),
  );
  const stones = [...inHands, ...Object.keys(G.wall), ...G.lost];
  if (new Set(stones).size !== 32 || stones.length !== 32) return 'stones are lost or doubled (1)';
  if (stones.some((stone) => !STONES.includes(stone))) return 'there is a strange stone (1)';
  if (SITES.some((site) => stonesAt(G, site).length > 3)) return 'a site is too full (3)';
  if (new Set(G.givers).size !== G.givers.length) return 'a quarter has given twice (7)';
  return null;
}
