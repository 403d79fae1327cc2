/* Which seat holds which side: the one place that knows. */
import { refuseStrangers } from './failure';
import { type AnyFrame, type Seat, type SideOf, type Stacked, topFrame } from './frame';
import { recordOf } from './record';

const NOBODY: readonly never[] = [];

/** Returns the sides that decide now, of whichever seats; none once the game is over. */
export function sidesDeciding<G extends Stacked>({ stack }: G): readonly SideOf<G>[] {
  const top: AnyFrame<G> | undefined = stack[stack.length - 1];
  return top === undefined ? NOBODY : top.sides;
}

/** Returns the seats that have something to decide, in order. */
export function seatsDeciding(G: Stacked): Seat[] {
  const seats: Seat[] = [];
  for (const side of sidesDeciding(G)) {
    const seat = G.seats[side];
    if (seat !== null && !seats.includes(seat)) seats.push(seat);
  }
  return seats.sort();
}

/** Returns the sides a seat holds, in the order of the sides; none for a spectator's null. */
export function sidesAt<G extends Stacked>({ seats }: G, seat: Seat | null): SideOf<G>[] {
  const sides: SideOf<G>[] = [];
  if (seat !== null) for (const side in seats) if (seats[side] === seat) sides.push(side);
  return sides;
}

/** Returns the side a seat decides for now: of several the first; null when it has nothing to decide. */
export function sideToDecide<G extends Stacked>(G: G, seat: Seat | null): SideOf<G> | null {
  if (seat === null) return null;
  return sidesDeciding(G).find((side) => G.seats[side] === seat) ?? null;
}

/** Lets the holders of two sides change places, as after a bid for a side. Throws, naming the step, when one is no side of the game. */
export function exchangeSeats<G extends Stacked>(G: G, a: SideOf<G>, b: SideOf<G>): void {
  refuseStrangers(G, topFrame(G).step, [a, b]);
  G.seats = { ...G.seats, [a]: G.seats[b], [b]: G.seats[a] };
}

/** Returns the seats of a game in which every side has a seat of its own. */
export function seatEach<Of extends string>(sides: readonly { id: Of }[]): Record<Of, Seat> {
  return recordOf(
    sides.map(({ id }) => id),
    (_side, index) => String(index),
  );
}
