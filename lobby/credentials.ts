import { timingSafeEqual } from 'node:crypto';

/**
 * Returns whether the credentials are those of the seat; never for a seat that nobody holds. For boardgame.io's
 * `authenticateCredentials`.
 */
export function ownsSeat(credentials: unknown, seat: { credentials?: string } | undefined): boolean {
  if (typeof credentials !== 'string' || typeof seat?.credentials !== 'string') return false;
  const given = Buffer.from(credentials);
  const wanted = Buffer.from(seat.credentials);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
