/*
 * A deed is what a side does on end before anything falls by chance or comes to light, and before anybody else decides: all that
 * could be taken back at once. A march is one, a Command, or the movement of a hundred units.
 */
import type { Seat, SideOf, Stacked } from './frame';
import type { JournalLine, LineKind } from './journal';
import type { Play } from './play';
import { seatsDeciding, sidesDeciding } from './seats';

/** Says whether a seat may take back the move that a play was: nothing has fallen by chance or come to light, and it decides again. */
export function canTakeBack<G extends Stacked>({ G, isFinal, result }: Play<G>, seat: Seat): boolean {
  return !isFinal && result === null && seatsDeciding(G).includes(seat);
}

/** Says whether a side goes on with a deed of which the last move was a play: it alone decides again. */
export function goesOn<G extends Stacked>({ G, isFinal, result }: Play<G>, side: SideOf<G>): boolean {
  if (isFinal || result !== null) return false;
  const sides = sidesDeciding(G);
  return sides.length === 1 && sides[0] === side;
}

/** What shows in a journal that a deed has ended: with a move that has led to a line of such a kind, or after it something else begins. */
const ENDS: readonly (LineKind | undefined)[] = ['heading', 'card', 'battle', 'round', 'roll', 'won'];

/** Says whether a line tells that the deed of which the move was a part has ended with it. */
export function endsDeed({ kind }: JournalLine): boolean {
  return ENDS.includes(kind);
}
