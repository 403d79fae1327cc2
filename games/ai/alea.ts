import type { Random } from '../kit/random';

const TWO_TO_MINUS_32 = 2 ** -32;

/**
 * Johannes Baagøe's generator Alea, for the worlds that bots imagine: fast, the same numbers from the same seed, but whoever sees
 * some of its numbers can work the others out. Matches roll with `Dice` of the kit.
 */
export class Alea implements Random {
  #c = 1;
  #s0: number;
  #s1: number;
  #s2: number;

  constructor(seed: string | number) {
    const mash = masher();
    const start = [mash(' '), mash(' '), mash(' ')];
    const [s0, s1, s2] = start.map((value) => {
      const rest = value - mash(String(seed));
      return rest < 0 ? rest + 1 : rest;
    });
    this.#s0 = s0;
    this.#s1 = s1;
    this.#s2 = s2;
  }

  /** Returns the next number, from 0 up to but not 1. */
  next(): number {
    const product = 2091639 * this.#s0 + this.#c * TWO_TO_MINUS_32;
    this.#s0 = this.#s1;
    this.#s1 = this.#s2;
    this.#c = Math.trunc(product);
    this.#s2 = product - this.#c;
    return this.#s2;
  }

  /** Rolls one die with `sides` sides. */
  Die(sides: number): number {
    return Math.floor(this.next() * sides) + 1;
  }

  /** Rolls `count` six-sided dice. */
  D6(count: number): number[] {
    const dice: number[] = [];
    for (let rolled = 0; rolled < count; rolled++) dice.push(this.Die(6));
    return dice;
  }

  /** Returns the items in a random order. */
  Shuffle<T>(items: readonly T[]): T[] {
    const rest = [...items];
    const shuffled: T[] = [];
    for (let left = rest.length; left > 0; left--) {
      const index = Math.trunc(left * this.next());
      shuffled.push(rest[index]);
      rest[index] = rest[left - 1];
    }
    return shuffled;
  }
}

/** Baagøe's hash Mash, which turns a seed into numbers. */
function masher(): (text: string) => number {
  let hash = 0xefc8249d;
  return (text) => {
    for (let index = 0; index < text.length; index++) {
      hash += text.charCodeAt(index);
      let mixed = 0.02519603282416938 * hash;
      hash = mixed >>> 0;
      mixed -= hash;
      mixed *= hash;
      hash = mixed >>> 0;
      mixed -= hash;
      hash += mixed * 0x100000000;
    }
    return (hash >>> 0) * TWO_TO_MINUS_32;
  };
}
