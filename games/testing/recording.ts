/* Games played at random once and kept, for all tests that look at the states of a game. */
import type { State } from 'boardgame.io';
import type { Stacked } from '../kit/frame';
import type { RubiconGame } from '../kit/game';
import { clone } from '../kit/json';
import { type Match, playRandomly, randomMatch, type SentMove } from './match';

/** A state of a random game, and the move that led to it; null before the first. */
export interface Recorded<G extends Stacked> {
  /** The state. */
  state: State<G>;
  /** The move that led to it; null before the first. */
  made: SentMove | null;
}

/** A random game that has been played to its end. Nobody can change what it has come to, `G`: an attempt throws. */
export class Recording<G extends Stacked> {
  readonly #match: Match<G>;
  readonly #states: readonly Recorded<G>[];

  /** Plays the game of a seed. Throws at a dead end, a refused move or a game that does not end. */
  constructor(game: RubiconGame<G>, seed: number) {
    const states: Recorded<G>[] = [];
    this.#match = randomMatch(game, seed);
    playRandomly(this.#match, seed, ({ state }, made) => {
      states.push({ state: { ...state, ctx: clone(state.ctx) }, made });
    });
    for (const { state } of states) freeze(state.G);
    this.#states = states;
  }

  /** How many decisions were made. */
  get decisions(): number {
    return this.#states.length - 1;
  }

  /** Yields the match as it stood before every decision and at the end, with the move made last; each goes its own way from there. */
  *matches(): Generator<[Match<G>, SentMove | null]> {
    for (const { state, made } of this.#states) yield [this.#match.at(state), made];
  }

  /** Returns the match as it began. */
  get first(): Match<G> {
    return this.#match.at(this.#states[0].state);
  }

  /** Returns the match as it ended. */
  get last(): Match<G> {
    return this.#match.at(this.#states[this.decisions].state);
  }
}

/** The recordings of a game, by seed. */
export class Recordings<G extends Stacked> {
  readonly #known = new Map<number, Recording<G>>();

  constructor(private readonly game: RubiconGame<G>) {}

  /** Returns the random game of a seed, which is played when it is asked for first. */
  of(seed: number): Recording<G> {
    const recording = this.#known.get(seed) ?? new Recording(this.game, seed);
    this.#known.set(seed, recording);
    return recording;
  }

  /** Lets all of them go. */
  forget(): void {
    this.#known.clear();
  }
}

/** Freezes a value and all it holds. What is frozen at its top only, as the game's own states are, is gone into. */
function freeze(value: unknown, known = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || known.has(value)) return;
  known.add(value);
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each, known);
}
