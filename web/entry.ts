import type { Seat } from '../games/kit/frame';
import { type RulebookOption, withDefaults } from '../games/kit/options';
import { type Rulebook, seatingOf } from '../games/kit/rulebook';
import {
  type Chair,
  chairsOf,
  heldBy,
  heldByNobody,
  type NamedSide,
  namedSides,
  type Seating,
} from './sides';

/** What the lobby needs to know of a game, without its rules. */
export interface CatalogueEntry {
  id: string;
  title: string;
  publisher: string;
  edition: string;
  summary: string;
  inferred?: string;
  sides: readonly NamedSide[];
  /** How many seats a match may have. */
  players: { min: number; max: number };
  /** Which seat holds which side in a match of so many seats, with the usual options. */
  seatings: Readonly<Record<number, Seating>>;
  hours: string;
  options: readonly RulebookOption[];
}

/** Returns the part of a rulebook that the lobby shows. */
export function catalogueOf(rulebook: Rulebook): CatalogueEntry {
  const { id, title, publisher, edition, summary, inferred, players, hours, options } = rulebook;
  const seatings: Record<number, Seating> = {};
  for (let count = players.min; count <= players.max; count++) {
    seatings[count] = seatingOf(rulebook, count, withDefaults(rulebook));
  }
  const sides = namedSides(rulebook.sides);
  return { id, title, publisher, edition, summary, inferred, sides, players, seatings, hours, options };
}

/** Returns the seats of a match of so many, and the sides each holds with the usual options. */
export function chairsIn({ sides, seatings }: CatalogueEntry, players: number): Chair[] {
  return chairsOf(sides, seatings[players] ?? {});
}

/** Returns the sides that nobody holds in a match of so many seats with the usual options. */
export function unheldIn({ sides, seatings }: CatalogueEntry, players: number): readonly NamedSide[] {
  return heldByNobody(sides, seatings[players] ?? {});
}

/** Returns the sides of one seat in a match of so many, with the usual options. */
export function sidesIn(
  { sides, seatings }: CatalogueEntry,
  players: number,
  seat: Seat,
): readonly NamedSide[] {
  return heldBy(sides, seatings[players] ?? {}, seat);
}
