import type { Random } from '../random';
import { authenticator } from './sha256';

/** What dice come from: a key, and how many of its numbers have been drawn. */
export interface DiceState {
  /** 64 hexadecimal digits. */
  key: string;
  /** How many of its numbers have been drawn. */
  drawn: number;
}

/** 32-bit numbers in a block of 32 bytes. */
const NUMBERS = 8;
const TWO_TO_32 = 2 ** 32;

/**
 * Dice that follow from a key. The n-th number of a key is the n-th group of four bytes, the first being the highest, of
 * HMAC-SHA-256(key, 0), HMAC-SHA-256(key, 1) and so on, where the message is the number of the block in eight bytes, the
 * highest first: a pseudorandom function in counter mode (NIST SP 800-108, 4.1). So no number tells of another without the
 * key, and with it anybody can recompute all. A die of s sides takes numbers until one is below the greatest multiple of s
 * that is at most 2^32, and is the remainder plus one: every side is exactly as likely (rejection sampling).
 */
export class Dice implements Random {
  readonly #key: string;
  #drawn: number;
  #authenticate: ((message: Uint8Array) => Uint8Array) | null = null;
  #block: { index: number; numbers: DataView } | null = null;

  /** Goes on where the dice of a key stand. */
  constructor({ key, drawn }: DiceState) {
    this.#key = key;
    this.#drawn = drawn;
  }

  /** Where the dice stand. */
  get state(): DiceState {
    return { key: this.#key, drawn: this.#drawn };
  }

  /** Rolls one die with `sides` sides. Throws unless `sides` is an integer from 1 to 2^32. */
  Die(sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > TWO_TO_32)
      throw new Error(`no die has ${sides} sides`);
    const end = TWO_TO_32 - (TWO_TO_32 % sides);
    let number = this.#next();
    while (number >= end) number = this.#next();
    return (number % sides) + 1;
  }

  /** Rolls `count` six-sided dice. */
  D6(count: number): number[] {
    return Array.from({ length: count }, () => this.Die(6));
  }

  /** Returns the items in a random order, every order as likely (Fisher and Yates; Durstenfeld, CACM 7(7), 1964). */
  Shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let left = shuffled.length; left > 1; left--) {
      const index = this.Die(left) - 1;
      [shuffled[index], shuffled[left - 1]] = [shuffled[left - 1], shuffled[index]];
    }
    return shuffled;
  }

  #next(): number {
    const index = Math.floor(this.#drawn / NUMBERS);
    if (this.#block?.index !== index) this.#block = { index, numbers: this.#blockAt(index) };
    const number = this.#block.numbers.getUint32(4 * (this.#drawn % NUMBERS));
    this.#drawn += 1;
    return number;
  }

  #blockAt(index: number): DataView {
    const message = new DataView(new ArrayBuffer(8));
    message.setBigUint64(0, BigInt(index));
    this.#authenticate ??= authenticator(this.#key);
    const { buffer, byteOffset } = this.#authenticate(new Uint8Array(message.buffer));
    return new DataView(buffer, byteOffset);
  }
}
