import type { Stacked } from './frame';
import { type Options, withDefaults } from './options';
import { type Rulebook, seatingOf } from './rulebook';

/** What a match is, for who has not yet come to it. */
export interface About {
  /** The title of the game. */
  title: string;
  /** One line that says what the game is about. */
  summary: string;
  /** The names of the sides that each seat plays, by seat. */
  seats: string[][];
}

/** Returns what a match of so many players with these options is. Throws when so many cannot play. */
export function aboutOf<G extends Stacked>(rulebook: Rulebook<G>, players: number, chosen?: Options): About {
  const { title, summary, sides } = rulebook;
  const seating = seatingOf(rulebook, players, withDefaults(rulebook, chosen));
  const seats = Array.from({ length: players }, (_, seat) =>
    sides.filter(({ id }) => seating[id] === String(seat)).map(({ name }) => name),
  );
  return { title, summary, seats };
}
