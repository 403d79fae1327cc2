import type { RubiconGame } from '../../games/kit/game';
import type { Stacked } from '../../games/kit/play';
import type { Rulebook } from '../../games/kit/rulebook';
import { Match, playRandomly, randomOptions, type SentMove } from './match';
import { shadow } from './shadow';

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
  /** Plays random games; calls `fail` with the seed of each that breaks. */
  fuzz(plan: FuzzPlan): FuzzResult;
  /** Hands `use` the game with its own types. */
  with<T>(use: <G extends Stacked>(parts: SubjectParts<G>) => T): T;
}

/** A game, its rulebook, and what must hold in each of its states. */
export interface SubjectParts<G extends Stacked> {
  game: RubiconGame<G>;
  rulebook: Rulebook<G>;
  /** Says what is broken in a state, or returns null. */
  invariant(G: G): string | null;
}

/** The most a stored state may take, in bytes. */
export const STATE_LIMIT = 64 * 1024;

/** Makes a game a {@link Subject}. */
export function subject<G extends Stacked>(
  game: RubiconGame<G>,
  rulebook: Rulebook<G>,
  invariant: (G: G) => string | null,
): Subject {
  const parts = { game, rulebook, invariant };
  return {
    id: rulebook.id,
    with: (use) => use(parts),
    fuzz: (plan) => fuzz(parts, plan),
  };
}

function fuzz<G extends Stacked>(
  { game, rulebook, invariant }: SubjectParts<G>,
  { games, seed: firstSeed, shadowed = false, fail }: FuzzPlan,
): FuzzResult {
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
      const match = new Match(game, seed, randomOptions(rulebook.options, seed));
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
