/** The chance a game needs; boardgame.io's `random` API fits. */
export interface Random {
  /** Rolls `count` six-sided dice. */
  D6(count: number): number[];
  /** Rolls one die with `sides` sides. */
  Die(sides: number): number;
  /** Returns the items in a random order. */
  Shuffle<T>(items: T[]): T[];
}
