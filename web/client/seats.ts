import { isStored, readStored, writeStored } from './store';

/** A seat this browser holds, with the credentials that prove it. */
export interface HeldSeat {
  game: string;
  match: string;
  seat: string;
  credentials: string;
  name: string;
  /** When it was taken, in milliseconds. */
  at: number;
}

const SEATS = 'rubicon.seats';
const NAME = 'rubicon.name';
const MOST = 200;

/** Returns the seats this browser holds, the latest first; what cannot be understood is left out. */
export function heldSeats(): HeldSeat[] {
  const stored = readStored(SEATS);
  return Array.isArray(stored) ? stored.filter(isHeldSeat) : [];
}

/** Returns the seat this browser holds in a match. */
export function heldSeat(game: string, match: string): HeldSeat | undefined {
  return heldSeats().find((held) => held.match === match && held.game === game);
}

/** Remembers a seat and returns whether it will survive the closing of the page. */
export function holdSeat(seat: HeldSeat): boolean {
  const others = heldSeats().filter(({ match, game }) => match !== seat.match || game !== seat.game);
  return writeStored(SEATS, [seat, ...others].slice(0, MOST));
}

/** Whether the seats will be found again after the page is closed. */
export function seatsSurvive(): boolean {
  return isStored(SEATS);
}

/** Forgets the seat in a match. */
export function forgetSeat(game: string, match: string): void {
  const others = heldSeats().filter((held) => held.match !== match || held.game !== game);
  writeStored(SEATS, others);
}

/** Returns the name the player used last. */
export function lastName(): string {
  const name = readStored(NAME);
  return typeof name === 'string' ? name.slice(0, 40) : '';
}

/** Remembers the player's name. */
export function rememberName(name: string): void {
  writeStored(NAME, name);
}

function isHeldSeat(value: unknown): value is HeldSeat {
  if (typeof value !== 'object' || value === null) return false;
  const { game, match, seat, credentials, name, at } = value as Record<string, unknown>;
  return (
    [game, match, seat, credentials, name].every((part) => typeof part === 'string') && typeof at === 'number'
  );
}
