import { randomHex, sha256, sha256OfText } from './sha256';

/** The length of a key in bytes. */
const BYTES = 32;

const KEY = new RegExp(`^[0-9a-f]{${2 * BYTES}}$`);

/** Returns a new key that nobody can guess: 32 bytes of the platform's cryptographic generator, in hexadecimal. */
export function newKey(): string {
  return randomHex(BYTES);
}

/** Returns the key of a seed, the same each time: for games that are to be repeated. */
export function keyOfSeed(seed: string | number): string {
  return sha256OfText(`seed ${seed}`);
}

/** Says whether something is a key: 64 hexadecimal digits in small letters. */
export function isKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value);
}

/** Returns what can be told of a key without giving it away, and binds who tells it: the SHA-256 of its 32 bytes, in hexadecimal. */
export function commitmentTo(key: string): string {
  return sha256(key);
}
