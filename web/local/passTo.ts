import type { Seat } from '../../games/kit/frame';

/**
 * Returns the seat to which the device should be passed, or null while it is in the right hands. When several seats
 * decide at once they are asked one after the other.
 */
export function passTo(deciding: readonly Seat[], people: readonly Seat[], holder: Seat | null): Seat | null {
  if (holder !== null && deciding.includes(holder)) return null;
  return people.find((seat) => deciding.includes(seat) && seat !== holder) ?? null;
}
