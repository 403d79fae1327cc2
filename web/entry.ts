import { type Options, type RulebookOption, withDefaults } from '../games/kit/options';
import { hasBots, type Rulebook, seatingOf } from '../games/kit/rulebook';
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
  kind: string;
  difficulty: Rulebook['difficulty'];
  hours: string;
  solitaire?: Rulebook['solitaire'];
  /** Whether bots can play it. */
  hasBots: boolean;
  /** Whether the app has pictures of its map. */
  isPictured: boolean;
  stateVersion: number;
  options: readonly RulebookOption[];
}

/** Returns the part of a rulebook that the lobby shows. */
export function catalogueOf(rulebook: Rulebook, isPictured = false): CatalogueEntry {
  const { id, title, publisher, edition, summary, inferred, players, stateVersion, options } = rulebook;
  const { kind, difficulty, hours, solitaire } = rulebook;
  const seatings: Record<string, Seating | null> = {};
  const usual = withDefaults(rulebook);
  for (let count = players.min; count <= players.max; count++) {
    seatings[count] = seatingShown(rulebook, count, usual);
    for (const { id: option, choices } of options)
      for (const { value } of choices) {
        const chosen = { ...usual, [option]: value };
        const other = rulebook.playersError?.(count, chosen) ? null : seatingShown(rulebook, count, chosen);
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
    kind,
    difficulty,
    hours,
    solitaire,
    hasBots: hasBots(rulebook),
    isPictured,
    stateVersion,
    options,
  };
}

/** Returns who holds what, with sides that nobody holds only where the rules play them: otherwise other sides lead their units. */
function seatingShown(rulebook: Rulebook, players: number, options: Options): Seating {
  const seating = seatingOf(rulebook, players, options);
  if (rulebook.automaton !== undefined) return seating;
  return Object.fromEntries(Object.entries(seating).filter(([, seat]) => seat !== null));
}
