/* SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104): the one place that knows of @noble/hashes. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Returns the SHA-256 of bytes given in hexadecimal, in hexadecimal. Throws when they are not hexadecimal. */
export function sha256(hex: string): string {
  return bytesToHex(digest(hexToBytes(hex)));
}

/** Returns the SHA-256 of a text in UTF-8, in hexadecimal. */
export function sha256OfText(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/**
 * Returns a function that authenticates messages with a key: HMAC-SHA-256, as 32 bytes. Throws when the key is not
 * hexadecimal.
 */
export function authenticator(key: string): (message: Uint8Array) => Uint8Array {
  const keyed = hmac.create(digest, hexToBytes(key));
  return (message) => keyed.clone().update(message).digest();
}

/** Returns so many bytes of the platform's cryptographic generator, in hexadecimal. Throws where it has none. */
export function randomHex(bytes: number): string {
  return bytesToHex(randomBytes(bytes));
}
