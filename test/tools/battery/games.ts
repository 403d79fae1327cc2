import { expect } from 'vitest';
import type { Stacked } from '../../../games/kit/frame';
import { seeded } from '../chance';
import { type Match, playRandomly, randomMatch, type SentMove } from '../match';
import type { SubjectParts } from '../subject';

/** Decisions that a test looks at, at least. */
const ENOUGH = 800;

/** The same for games with a great many moves, whose decisions take long to look at, and how many times fewer of them are. */
const FEW = 300;
const SELDOMER = 2;

/** More games than any test needs. */
const TOO_MANY = 200;

/** The seed of the first game: of one to four players it is three, and four in the next. */
const FIRST = 2;

/**
 * Hands `play` one new match after the other, to be played to its end: `games` at least, or one where there are a great many moves, and
 * as many as it takes until enough decisions have been made.
 */
export function playGames<G extends Stacked>(
  { game }: SubjectParts<G>,
  games: number,
  play: (match: Match<G>, seed: number) => void,
): void {
  const isVast = game.rulebook.bots.suggest !== undefined;
  const [least, enough] = isVast ? [1, FEW] : [games, ENOUGH];
  let moves = 0;
  for (let seed = FIRST; seed < FIRST + least || moves < enough; seed++) {
    if (seed > TOO_MANY) throw new Error(`${game.name} makes too few decisions`);
    const match = randomMatch(game, seed);
    play(match, seed);
    expect(match.over).toBe(true);
    moves += match.state._stateID;
  }
}

/** Looks at every n-th state of some random games, or at fewer where there are a great many moves, and at the move that led to it. */
export function watchStates<G extends Stacked>(
  parts: SubjectParts<G>,
  every: number,
  look: (match: Match<G>, next: () => number, made: SentMove | null) => void,
): void {
  const step = parts.rulebook.bots.suggest === undefined ? every : every * SELDOMER;
  let count = 0;
  playGames(parts, 2, (match, seed) => {
    const next = seeded(seed);
    playRandomly(match, seed, (_match, made) => {
      if (count++ % step === 0) look(match, next, made);
    });
  });
}
