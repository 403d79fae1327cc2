/* The sides of a game as the pages show them, and which seat holds them. */

import type { Seat } from '../games/kit/frame';
import type { Options } from '../games/kit/options';
import { listOf } from './ui/words';

/** A side with its name. */
export interface NamedSide {
  id: string;
  name: string;
  /** Which one it is in the order of the rulebook; it has its shape by it. */
  index: number;
}

/** Which seat holds each side; null for one that nobody holds. */
export type Seating = Readonly<Record<string, Seat | null>>;

/** A seat and the sides it holds. */
export interface Chair {
  seat: Seat;
  sides: readonly NamedSide[];
}

/** Returns the sides of a rulebook in their order. */
export function namedSides(sides: readonly { id: string; name: string }[]): NamedSide[] {
  return sides.map(({ id, name }, index) => ({ id, name, index }));
}

/** Returns the sides a seat holds; none for a spectator's null. */
export function heldBy(
  sides: readonly NamedSide[],
  seating: Seating,
  seat: Seat | null,
): readonly NamedSide[] {
  return seat === null ? [] : sides.filter(({ id }) => seating[id] === seat);
}

/** Returns the sides that nobody holds: the rules play them, if they have an automaton; otherwise other sides lead their units. */
export function heldByNobody(sides: readonly NamedSide[], seating: Seating): readonly NamedSide[] {
  return sides.filter(({ id }) => seating[id] === null);
}

/** Returns the seats that hold a side, in order. */
export function chairsOf(sides: readonly NamedSide[], seating: Seating): Chair[] {
  const seats = new Set(sides.map(({ id }) => seating[id]));
  return [...seats]
    .filter((seat) => seat != null)
    .sort()
    .map((seat) => ({ seat, sides: heldBy(sides, seating, seat) }));
}

/** Returns the sides of those ids, in the order of the rulebook. */
export function sidesOf(sides: readonly NamedSide[], ids: readonly string[]): readonly NamedSide[] {
  return sides.filter(({ id }) => ids.includes(id));
}

/** Returns how sides are called together: `Rome and Aedui`. */
export function namesOf(sides: readonly { name: string }[]): string {
  return listOf(sides.map(({ name }) => name));
}

/** What is known of a game before a match of it has a state: who holds what. */
export interface Seatings {
  sides: readonly NamedSide[];
  /**
   * By the number of seats, and by a choice that changes it: `3`, `3 pairs=romans-aedui`; null for a choice with which so many
   * cannot play. Of several choices the first here counts.
   */
  seatings: Readonly<Record<string, Seating | null>>;
}

/** Returns who holds what in a match of so many seats with these options, which may be anything that a server tells. */
function seatingIn({ seatings }: Seatings, players: number, options: unknown): Seating {
  const chosen = Object.entries(options ?? {}).map(([id, value]) => `${players} ${id}=${value}`);
  const changed = Object.keys(seatings).find((key) => chosen.includes(key));
  return seatings[changed ?? players] ?? seatings[players] ?? {};
}

/** Says whether so many can play with a choice. */
export function suits({ seatings }: Seatings, players: number, id: string, value: string): boolean {
  return seatings[`${players} ${id}=${value}`] !== null;
}

/** Returns the options without those with which so many cannot play. */
export function suitedTo(game: Seatings, players: number, options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([id, value]) => suits(game, players, id, value)));
}

/** Returns the seats of a match of so many, and the sides of each. */
export function chairsIn(game: Seatings, players: number, options?: unknown): Chair[] {
  return chairsOf(game.sides, seatingIn(game, players, options));
}

/** Returns the sides that nobody holds in a match of so many seats. */
export function unheldIn(game: Seatings, players: number, options?: unknown): readonly NamedSide[] {
  return heldByNobody(game.sides, seatingIn(game, players, options));
}

/** Returns the sides of one seat in a match of so many. */
export function sidesIn(
  game: Seatings,
  players: number,
  seat: Seat,
  options?: unknown,
): readonly NamedSide[] {
  return heldBy(game.sides, seatingIn(game, players, options), seat);
}
