import type { Stacked } from '../kit/frame';
import type { RubiconGame } from '../kit/game';
import type { Rulebook } from '../kit/rulebook';
import { Recordings } from './recording';

/** A game under test. */
export interface Subject {
  /** The id of the game. */
  id: string;
  /** Hands `use` the game with its own types. */
  with<T>(use: <G extends Stacked>(parts: SubjectParts<G>) => T): T;
}

/** What the tests must be told of a game besides its rules. */
export interface Facts<G extends Stacked> {
  /** Says what is broken in a state, or returns null. */
  invariant(G: G): string | null;
  /** The ids of the places a journal line may name; empty where there are none. */
  places: readonly string[];
  /** What a journal line may call pieces that are alike and have no ids. */
  kinds?: readonly string[];
  /** Whether players may change sides by the rules, as after a bid. */
  seatsMayChange?: boolean;
  /** Whether everybody sees everything; left out where something is secret. */
  isOpen?: boolean;
  /** Whether no move can ever be taken back; left out where some can. */
  isFinal?: boolean;
  /** The numbers of all sections of the rulebook; left out where any may be named. */
  sections?: readonly string[];
  /** Returns what a server sends in the place of a state to who has seen the one before; left out where it sends whole states. */
  patchBetween?(before: unknown, after: unknown): unknown;
}

/** A game, its rulebook, and what the tests know of it. */
export interface SubjectParts<G extends Stacked> extends Facts<G> {
  /** The game under test. */
  game: RubiconGame<G>;
  /** What it was made from. */
  rulebook: Rulebook<G>;
  /** Random games that are played once, for all tests. */
  recordings: Recordings<G>;
}

/** Makes a game a {@link Subject}: `invariant` and `places` are what the battery cannot find out by itself. */
export function subjectOf<G extends Stacked>(game: RubiconGame<G>, facts: Facts<G>): Subject {
  const parts = { game, rulebook: game.rulebook, recordings: new Recordings(game), ...facts };
  return { id: game.name, with: (use) => use(parts) };
}
