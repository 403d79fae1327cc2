import type { Seat, Side, Stacked } from './frame';

/** How the rules say a game ended. */
export interface Result<Of extends Side = Side> {
  /** The sides that have won; none when the game is a draw. */
  winners: readonly Of[];
  /** How far each side was ahead of what it needed or of its best rival, as the rulebook counts it. */
  margins: Readonly<Record<Of, number>>;
  /** Why, in a sentence for players. */
  reason: string;
}

/** What becomes boardgame.io's `ctx.gameover`: the {@link Result}, and whose it is. */
export interface GameOver extends Result {
  /** The seat that has won, where there is only one: what boardgame.io and its bots look at. */
  winner?: Seat;
  /** True in a draw; absent where somebody has won. */
  draw?: true;
  /** The seats that hold a winning side, in order. */
  winningSeats: readonly Seat[];
}

/** Returns a result with the seats it belongs to. */
export function gameOverOf({ seats }: Pick<Stacked, 'seats'>, result: Result): GameOver {
  const winningSeats: Seat[] = [];
  for (const side of result.winners) {
    const seat = seats[side];
    if (seat !== null && !winningSeats.includes(seat)) winningSeats.push(seat);
  }
  winningSeats.sort();
  return {
    ...result,
    winningSeats,
    ...(winningSeats.length === 1 ? { winner: winningSeats[0] } : {}),
    ...(result.winners.length === 0 ? { draw: true } : {}),
  };
}

/** Returns how far each of two sides is ahead of the other. */
export function leads<Of extends Side>(
  a: Of,
  b: Of,
  points: Readonly<Record<Of, number>>,
): Record<Of, number> {
  const lead = points[a] - points[b];
  return { ...points, [a]: lead, [b]: -lead };
}
