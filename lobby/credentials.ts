import { timingSafeEqual } from 'node:crypto';

/**
 * Returns whether the credentials are those of the seat; never for a seat that nobody holds. For boardgame.io's
 * `authenticateCredentials`.
 */
export function ownsSeat(credentials: unknown, seat: { credentials?: string } | undefined): boolean {
  return areSame(credentials, seat?.credentials);
}

/** Returns whether the credentials are those of a match's creator; never for a match that has none. */
export function ownsMatch(credentials: unknown, creator: string | undefined): boolean {
  return areSame(credentials, creator);
}

function areSame(given: unknown, wanted: string | undefined): boolean {
  if (typeof given !== 'string' || wanted === undefined) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
