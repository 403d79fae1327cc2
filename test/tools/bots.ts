import type { State } from 'boardgame.io';
import { type Bot, MCTSBot } from 'boardgame.io/ai';
import { botAt, isLevel, type LevelId, levelOf, levels, ObjectiveBot } from '../../games/ai';
import { Alea } from '../../games/ai/alea';
import { drawWilling } from '../../games/kit/drawing';
import type { Stacked } from '../../games/kit/frame';
import type { BotGame } from '../../games/kit/game';
import { consideredMoves } from '../../games/kit/legality';
import { seatsDeciding, sideToDecide } from '../../games/kit/seats';
import type { Match } from '../../games/testing/match';
import type { BotsBefore } from './before';

/** Plays a seat in a duel: returns the move it makes. */
export interface Duellist<G extends Stacked> {
  play(state: State<G>, seat: string): Promise<{ move: string; args: unknown[] }>;
}

const STOCK_NAMES = ['mcts', 'mcts-by-lot', 'objective'] as const;

/**
 * The names `npm run duel` knows: the levels, boardgame.io's own `mcts`, the same with some legal moves that are drawn by lot, in the place
 * of those that our bots consider, and `objective`, the same with objectives.
 */
export const BOT_NAMES: readonly BotName[] = [...levels.map(({ id }) => id), ...STOCK_NAMES];
export type BotName = LevelId | (typeof STOCK_NAMES)[number];

/** Says whether a duellist of that name exists. */
export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some((known) => known === name);
}

/** How long a duellist thinks, and by what. */
export interface Particulars {
  /** Milliseconds for a decision at the most; left out, the level's own, and for stock bots those of hard. */
  ms?: number | undefined;
  /** Iterations of the search for a decision at the most; left out, the level's own. Stock bots have as many as the time allows. */
  iterations?: number | undefined;
  /** Where the bots of the package are taken from, instead of from here. */
  before?: BotsBefore | undefined;
}

/** Makes a duellist. The package's bots see what their seat sees; the stock ones see everything. */
export function duellist<G extends Stacked>(
  name: BotName,
  game: BotGame<G>,
  seed: string,
  particulars: Particulars = {},
): Duellist<G> {
  return isLevel(name) ? searcher(name, game, seed, particulars) : stock(name, game, seed, particulars);
}

function searcher<G extends Stacked>(
  level: LevelId,
  game: BotGame<G>,
  seed: string,
  { ms, iterations, before }: Particulars,
): Duellist<G> {
  const BotOfLevel = (before?.botAt ?? botAt)(level);
  const { enumerate } = before?.game.ai ?? game.ai;
  const bot = new BotOfLevel({ game: before?.game ?? game, enumerate, seed });
  bot.setOpt('async', false);
  if (ms !== undefined) bot.setOpt('milliseconds', ms);
  if (iterations !== undefined) bot.setOpt('iterations', iterations);
  return plain(bot);
}

/**
 * boardgame.io's search counts iterations, so their number is set before each decision from how long the last ones took. Where there is no choice it
 * is not asked: it would play out games all the same.
 */
function stock<G extends Stacked>(
  name: (typeof STOCK_NAMES)[number],
  game: BotGame<G>,
  seed: string,
  { ms = levelOf('hard').milliseconds }: Particulars,
): Duellist<G> {
  const Search = name === 'objective' ? ObjectiveBot : MCTSBot;
  const enumerate = name === 'mcts-by-lot' ? legalMovesByLot(game, seed) : game.ai.enumerate;
  const bot = new Search({ game, enumerate, seed, iterations: 1, playoutDepth: 50 });
  const player = plain<G>(bot);
  let iterationsPerMs = 0.2;
  return {
    async play(state, seat) {
      const moves = enumerate(state.G, state.ctx, seat);
      if (moves.length === 1) return moves[0];
      const iterations = Math.max(1, Math.round(ms * iterationsPerMs));
      bot.setOpt('iterations', iterations);
      const started = performance.now();
      const chosen = await player.play(state, seat);
      const speed = iterations / Math.max(1, performance.now() - started);
      iterationsPerMs = 0.5 * (iterationsPerMs + speed);
      return chosen;
    },
  };
}

/** So many times a move is drawn; the same one may come again. */
const DRAWN = 12;

/** Returns an `enumerate` that lists some legal moves, drawn by lot, but none that bots leave to people. */
function legalMovesByLot<G extends Stacked>(
  { rulebook }: BotGame<G>,
  seed: string,
): BotGame<G>['ai']['enumerate'] {
  const chance = new Alea(`lots ${seed}`);
  return (G, _ctx, seat) => {
    const side = sideToDecide(G, seat);
    if (side === null) return [];
    const moves = new Map<string, { move: string; args: unknown[] }>();
    for (let count = 0; count < DRAWN; count++) {
      const drawn = drawWilling(rulebook, G, side, () => chance.next());
      if (drawn !== null) moves.set(JSON.stringify(drawn), { move: drawn.move, args: [...drawn.args] });
    }
    return moves.size > 0
      ? [...moves.values()]
      : consideredMoves(rulebook, G, side).map(({ move, args }) => ({ move, args: [...args] }));
  };
}

/** Makes a duellist of a bot of boardgame.io, which thinks for as long as it is made to. */
export function plain<G extends Stacked>(bot: Bot): Duellist<G> {
  return {
    async play(state, seat) {
      const { action } = await bot.play(state, seat);
      const { type, args } = action.payload;
      return { move: type, args };
    },
  };
}

/** Plays a match by a duellist for each seat, to its end or for so many moves at the most. Throws when one makes an illegal move. */
export async function duel<G extends Stacked>(
  match: Match<G>,
  bots: Duellist<G>[],
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let made = 0; made < most && !match.over; made++) {
    const [seat] = seatsDeciding(match.state.G);
    const { move, args } = await bots[Number(seat)].play(match.state, seat);
    if (!match.make({ seat, move, args })) throw new Error(`a bot made an illegal move: ${move}`);
  }
}
