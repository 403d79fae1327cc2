/** The chance a game needs. */
export interface Random {
  /** Rolls `count` six-sided dice. */
  D6(count: number): number[];
  /** Rolls one die with `sides` sides. */
  Die(sides: number): number;
  /** Returns the items in a random order. */
  Shuffle<T>(items: T[]): T[];
}

/** No chance at all, for what must not depend on any: throws when it is asked for some. */
export const NO_CHANCE: Random = {
  D6: refused,
  Die: refused,
  Shuffle: refused,
};

function refused(): never {
  throw new Error('dice are rolled where nothing may depend on chance');
}
