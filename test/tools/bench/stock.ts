import { type Bot, MCTSBot } from 'boardgame.io/ai';
import { SearchBot } from '../../../games/ai';
import { levelOf } from '../../../games/ai/levels';
import type { Seat, Stacked } from '../../../games/kit/frame';
import { seatsDeciding } from '../../../games/kit/seats';
import { pickFrom, seeded } from '../../../games/testing/chance';
import { Match } from '../../../games/testing/match';
import { subjects } from '../../games';
import { usualPlayers } from '../contest';
import type { SubjectParts } from '../subject';
import { cpuMilliseconds, type Measure, rounded } from './measure';

/** A tenth of what boardgame.io's bot takes by itself. */
const ITERATIONS = 100;
const PLAYOUT_DEPTH = 50;
/** A move is asked for so many moves into a random game. */
const BEFORE = 40;
const GAMES = 3;

/** How long boardgame.io's MCTSBot thinks for a move at the most, against our search, which does as many iterations or ends early. */
export async function* stock(): AsyncGenerator<Measure> {
  for (const subject of subjects) yield await subject.with(stockOf);
}

async function stockOf<G extends Stacked>(parts: SubjectParts<G>): Promise<Measure> {
  await secondsAt(parts, 0);
  const theirs: number[] = [];
  const ours: number[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const { stocks, own } = await secondsAt(parts, seed);
    theirs.push(stocks);
    ours.push(own);
  }
  const mean = (seconds: readonly number[]) => seconds.reduce((sum, each) => sum + each) / GAMES;
  return {
    bench: `mcts/${parts.rulebook.id}`,
    value: rounded(Math.max(...theirs)),
    unit: `CPU s for the longest of ${GAMES} moves`,
    ratio: rounded(mean(theirs) / mean(ours)),
    reference: `the search of this package: ${rounded(mean(ours))} CPU s on the average`,
  };
}

/** Returns how long both bots think for the same move of a game. */
async function secondsAt<G extends Stacked>(
  { game, rulebook }: SubjectParts<G>,
  seed: number,
): Promise<{ stocks: number; own: number }> {
  const { enumerate } = game.ai;
  const { state, seat } = askedIn(new Match(game, seed, {}, usualPlayers(rulebook.players)), seed);
  const level = { ...levelOf('hard'), iterations: ITERATIONS, milliseconds: Number.POSITIVE_INFINITY };
  const search = new SearchBot({ game, enumerate, seed }, level);
  const limits = { iterations: ITERATIONS, playoutDepth: PLAYOUT_DEPTH };
  const stocks = await secondsOf(new MCTSBot({ game, enumerate, seed, ...limits }), state, seat);
  return { stocks, own: await secondsOf(search, state, seat) };
}

/** Plays at random until somebody has a choice after {@link BEFORE} moves. */
function askedIn<G extends Stacked>(match: Match<G>, seed: number): { state: Match<G>['state']; seat: Seat } {
  const next = seeded(seed);
  for (let made = 0; ; made++) {
    const [seat] = seatsDeciding(match.state.G);
    const moves = match.legal(seat);
    if (made >= BEFORE && moves.length > 1) return { state: match.state, seat };
    match.make(pickFrom(moves, next));
  }
}

async function secondsOf<G extends Stacked>(bot: Bot, state: Match<G>['state'], seat: Seat): Promise<number> {
  bot.setOpt('async', false);
  const started = cpuMilliseconds();
  await bot.play(state, seat);
  return (cpuMilliseconds() - started) / 1000;
}
