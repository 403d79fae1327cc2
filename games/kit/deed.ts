/*
 * A deed is what a side does on end before anything falls by chance or comes to light, and before anybody else decides: all that
 * could be taken back at once. A march is one, a Command, or the movement of a hundred units.
 */
import type { Seat, SideOf, Stacked } from './frame';
import type { JournalEntry, LineKind } from './journal';
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

/** What shows in a journal that a deed has ended: after a line of such a kind nothing can be taken back, or something else begins. */
const ENDS: readonly (LineKind | undefined)[] = ['heading', 'card', 'battle', 'round', 'roll', 'won'];

/** Returns the entries of a journal by deeds, in order; each is what a side did on end, as far as its lines tell. */
export function deedsIn(entries: readonly JournalEntry[]): JournalEntry[][] {
  const deeds: JournalEntry[][] = [];
  let last: JournalEntry | undefined;
  for (const entry of entries) {
    if (last !== undefined && isOfOneDeed(last, entry)) deeds[deeds.length - 1].push(entry);
    else deeds.push([entry]);
    last = entry;
  }
  return deeds;
}

function isOfOneDeed(before: JournalEntry, next: JournalEntry): boolean {
  if (before.side !== next.side || before.step === null || next.step === null) return false;
  return before.turn === next.turn && !before.lines.some(({ kind }) => ENDS.includes(kind));
}
