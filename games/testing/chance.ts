import type { Random } from '../kit/random';

/** A seeded source of numbers in [0, 1): mulberry32, small and good enough for tests. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns one of the items. */
export function pickFrom<T>(items: readonly T[], next: () => number): T {
  return items[Math.floor(next() * items.length)];
}

/** Chance as the kit wants it, from a seed. */
export function seededChance(seed: number): Random {
  const next = seeded(seed);
  const die = (sides: number) => 1 + Math.floor(next() * sides);
  return {
    D6: (count) => Array.from({ length: count }, () => die(6)),
    Die: die,
    Shuffle: (items) => {
      const rest = [...items];
      return items.map(() => rest.splice(die(rest.length) - 1, 1)[0]);
    },
  };
}

/**
 * Chance that follows a script: dice come from `dice` in order, other choices take the first item and nothing is
 * shuffled. Throws when the dice run out, so that a test notices a roll it did not expect.
 */
export function scripted(dice: number[] = []): Random & { left: number[] } {
  const left = [...dice];
  const next = () => {
    const die = left.shift();
    if (die === undefined) throw new Error('the script has no more dice');
    return die;
  };
  return {
    left,
    D6: (count) => Array.from({ length: count }, next),
    Die: () => 1,
    Shuffle: (items) => [...items],
  };
}
