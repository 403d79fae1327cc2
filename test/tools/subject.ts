import type { SideOf, Stacked } from '../../games/kit/frame';
import type { BotGame } from '../../games/kit/game';
import type { BotRulebook } from '../../games/kit/rulebook';
import {
  type Match,
  playRandomly,
  randomMatch,
  type SentMove,
  type Facts as TestedFacts,
  type SubjectParts as TestedParts,
} from '../../games/testing';
import { Recordings } from '../../games/testing/recording';
import { shadow } from '../../games/testing/shadow';

/** What random play to the end came to. */
export interface FuzzResult {
  game: string;
  games: number;
  finished: number;
  decisions: number;
  decisionsPerSecond: number;
  maxStateBytes: number;
}

/** Which random games to play. */
export interface FuzzPlan {
  games: number;
  /** The seed of the first game; the others follow. */
  seed: number;
  /** Play each game in the simulator too and compare after every move. */
  shadowed?: boolean;
  fail(seed: number, problem: string): void;
}

/** A game under test, with what the tools ask of it. */
export interface Subject {
  id: string;
  /** Which share of the random games of all games is played of it. */
  share: number;
  /** Plays random games of every number of players in turn; calls `fail` with the seed of each that breaks. */
  fuzz(plan: FuzzPlan): FuzzResult;
  /** Hands `use` the game with its own types. */
  with<T>(use: <G extends Stacked>(parts: SubjectParts<G>) => T): T;
}

/** A game that bots can play, its rulebook, and what the tests know of it. */
export interface SubjectParts<G extends Stacked> extends TestedParts<G> {
  game: BotGame<G>;
  rulebook: BotRulebook<G>;
  credit?: Facts<G>['credit'];
}

/** What the tests must be told of a game besides its rules. */
export interface Facts<G extends Stacked> extends TestedFacts<G> {
  /** Which share of the random games of all games is played of it, where they take long; left out where it is 1. */
  share?: number;
  /**
   * Returns what a side has to its credit besides the result, so that rounds of duels tell who has played better where the rules count no
   * points. Left out where they do.
   */
  credit?(G: G, side: SideOf<G>): number;
}

/** The most a stored state may take, in bytes. */
export const STATE_LIMIT = 64 * 1024;

/** Makes a game a {@link Subject}. */
export function subjectOf<G extends Stacked>(game: BotGame<G>, { share = 1, ...facts }: Facts<G>): Subject {
  const parts = { game, rulebook: game.rulebook, recordings: new Recordings(game), ...facts };
  return {
    id: game.name,
    share,
    with: (use) => use(parts),
    fuzz: (plan) => fuzz(game, facts, plan),
  };
}

function fuzz<G extends Stacked>(
  game: BotGame<G>,
  { invariant }: TestedFacts<G>,
  { games, seed: firstSeed, shadowed = false, fail }: FuzzPlan,
): FuzzResult {
  const { rulebook } = game;
  let finished = 0;
  let decisions = 0;
  let maxStateBytes = 0;
  let watching = 0;
  const started = performance.now();
  let compare: ReturnType<typeof shadow<G>> | null = null;
  const watch = (match: Match<G>, made: SentMove | null) => {
    const from = performance.now();
    compare?.(match, made);
    maxStateBytes = Math.max(maxStateBytes, Buffer.byteLength(match.stored()));
    const broken = invariant(match.state.G);
    if (broken !== null) throw new Error(broken);
    watching += performance.now() - from;
  };
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    try {
      const match = randomMatch(game, seed);
      compare = shadowed ? shadow(rulebook, match) : null;
      decisions += playRandomly(match, seed, watch);
      finished++;
    } catch (error) {
      fail(seed, error instanceof Error ? error.message : String(error));
    }
  }
  if (maxStateBytes > STATE_LIMIT) fail(firstSeed, `a stored state takes ${maxStateBytes} bytes`);
  const seconds = (performance.now() - started - watching) / 1000;
  return {
    game: rulebook.id,
    games,
    finished,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    maxStateBytes,
  };
}
