import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Returns what is stored of credentials: their SHA-256, in hexadecimal. A slow hash would protect words that people
 * choose; credentials are drawn by the server from at least 2^122, more than anyone can try whatever the hash costs.
 */
export function digestOf(credentials: string): string {
  return createHash('sha256').update(credentials).digest('hex');
}

/**
 * Returns whether the credentials are those of the seat, of which the digest is known; never for a seat that nobody
 * holds. For boardgame.io's `authenticateCredentials`.
 */
export function ownsSeat(credentials: unknown, seat: { credentials?: string } | undefined): boolean {
  return fits(credentials, seat?.credentials);
}

/** Returns whether the credentials are those of a match's creator, given their digest; never if there is none. */
export function ownsMatch(credentials: unknown, creator: string | undefined): boolean {
  return fits(credentials, creator);
}

/** Returns whether the credentials have the digest; never if there is none. Takes as long whatever they are. */
export function fits(credentials: unknown, digest: string | null | undefined): boolean {
  if (typeof credentials !== 'string' || !digest) return false;
  return areSame(digestOf(credentials), digest);
}

/** Returns whether two digests are the same, in a time that does not depend on them. */
export function areSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
