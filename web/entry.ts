import { type RulebookOption, withDefaults } from '../games/kit/options';
import { type Rulebook, seatingOf } from '../games/kit/rulebook';
import { namedSides, type Seating, type Seatings } from './sides';

/** What the lobby needs to know of a game, without its rules. */
export interface CatalogueEntry extends Seatings {
  id: string;
  title: string;
  publisher: string;
  edition: string;
  summary: string;
  inferred?: string;
  /** How many seats a match may have. */
  players: { min: number; max: number; usual?: number };
  hours: string;
  stateVersion: number;
  options: readonly RulebookOption[];
}

/** Returns the part of a rulebook that the lobby shows. */
export function catalogueOf(rulebook: Rulebook): CatalogueEntry {
  const { id, title, publisher, edition, summary, inferred, players, hours, stateVersion, options } =
    rulebook;
  const seatings: Record<string, Seating> = {};
  const usual = withDefaults(rulebook);
  for (let count = players.min; count <= players.max; count++) {
    seatings[count] = seatingOf(rulebook, count, usual);
    for (const { id: option, choices } of options)
      for (const { value } of choices) {
        const other = seatingOf(rulebook, count, { ...usual, [option]: value });
        if (JSON.stringify(other) !== JSON.stringify(seatings[count]))
          seatings[`${count} ${option}=${value}`] = other;
      }
  }
  const sides = namedSides(rulebook.sides);
  return {
    id,
    title,
    publisher,
    edition,
    summary,
    inferred,
    sides,
    players,
    seatings,
    hours,
    stateVersion,
    options,
  };
}
