import type { Stacked } from '../../kit/frame';
import { seeded } from '../chance';
import { type Match, randomMatch, type SentMove } from '../match';
import type { Recording } from '../recording';
import { expect } from '../runner';
import type { SubjectParts } from '../subject';

/** Decisions that a test looks at, at least. */
const ENOUGH = 800;

/** The same for games with a great many moves, whose decisions take long to look at, and how many times fewer of them are. */
const FEW = 300;
const SELDOMER = 4;

/** More games than any test needs. */
const TOO_MANY = 200;

/** The seed of the first game: of one to four players it is three, and four in the next. */
const FIRST = 2;

/**
 * Hands `play` one new match after the other, to be played to its end: `games` at least, or one where there are a great many moves, and
 * as many as it takes until enough decisions have been made.
 */
export function playGames<G extends Stacked>(
  parts: SubjectParts<G>,
  games: number,
  play: (match: Match<G>, seed: number) => void,
): void {
  eachGame(parts, games, (seed) => {
    const match = randomMatch(parts.game, seed);
    play(match, seed);
    expect(match.over).toBe(true);
    return match.state._stateID;
  });
}

/** Hands `watch` as many random games that have been played; `vast` is how many at least where there are a great many moves. */
export function watchGames<G extends Stacked>(
  parts: SubjectParts<G>,
  games: number,
  watch: (recording: Recording<G>, seed: number) => void,
  vast = 1,
): void {
  const look = (seed: number) => {
    const recording = parts.recordings.of(seed);
    watch(recording, seed);
    return recording.decisions;
  };
  eachGame(parts, games, look, vast);
}

/** Looks at every n-th state of some random games, or at fewer where there are a great many moves, and at the move that led to it. */
export function watchStates<G extends Stacked>(
  parts: SubjectParts<G>,
  every: number,
  look: (match: Match<G>, next: () => number, made: SentMove | null) => void,
): void {
  const step = parts.rulebook.bots?.suggest === undefined ? every : every * SELDOMER;
  let count = 0;
  watchGames(parts, 2, (recording, seed) => {
    const next = seeded(seed);
    for (const [match, made] of recording.matches()) if (count++ % step === 0) look(match, next, made);
  });
}

function eachGame<G extends Stacked>(
  { game }: SubjectParts<G>,
  games: number,
  decisionsIn: (seed: number) => number,
  vast = 1,
): void {
  const isVast = game.rulebook.bots?.suggest !== undefined;
  const [least, enough] = isVast ? [vast, FEW] : [games, ENOUGH];
  let decisions = 0;
  for (let seed = FIRST; seed < FIRST + least || decisions < enough; seed++) {
    if (seed > TOO_MANY) throw new Error(`${game.name} makes too few decisions`);
    decisions += decisionsIn(seed);
  }
}
