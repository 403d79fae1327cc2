import type { State } from 'boardgame.io';
import { type Bot, MCTSBot, RandomBot } from 'boardgame.io/ai';
import { ObjectiveBot } from '../../games/ai';
import type { RubiconGame } from '../../games/kit/game';
import type { Stacked } from '../../games/kit/play';
import type { Match } from './match';

/** Plays a seat in a duel: returns the move it makes within about `ms` milliseconds. */
export interface Duellist<G extends Stacked> {
  play(state: State<G>, seat: string, ms: number): Promise<{ move: string; args: unknown[] }>;
}

/** The names `npm run duel` knows. */
export const BOT_NAMES = ['random', 'mcts', 'objective'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Says whether a duellist of that name exists. */
export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some((known) => known === name);
}

/**
 * Makes a duellist: `random`, boardgame.io's own `mcts`, or `objective`, the same with the game's objectives. The
 * stock search counts iterations, so its number is set before each decision from how long the last ones took.
 */
export function duellist<G extends Stacked>(name: BotName, game: RubiconGame<G>, seed: string): Duellist<G> {
  const { enumerate } = game.ai;
  if (name === 'random') return stock(new RandomBot({ enumerate, seed }));
  const Search = name === 'mcts' ? MCTSBot : ObjectiveBot;
  const bot = new Search({ game, enumerate, seed, iterations: 1, playoutDepth: 50 });
  const plain = stock<G>(bot);
  let iterationsPerMs = 0.2;
  return {
    async play(state, seat, ms) {
      const iterations = Math.max(1, Math.round(ms * iterationsPerMs));
      bot.setOpt('iterations', iterations);
      const started = performance.now();
      const chosen = await plain.play(state, seat, ms);
      const speed = iterations / Math.max(1, performance.now() - started);
      iterationsPerMs = 0.5 * (iterationsPerMs + speed);
      return chosen;
    },
  };
}

function stock<G extends Stacked>(bot: Bot): Duellist<G> {
  return {
    async play(state, seat) {
      const { action } = await bot.play(state, seat);
      const { type, args } = action.payload;
      return { move: type, args };
    },
  };
}

/** Plays a match to its end by two duellists. Throws when one makes an illegal move. */
export async function duel<G extends Stacked>(
  match: Match<G>,
  bots: Duellist<G>[],
  ms: number,
): Promise<void> {
  while (!match.over) {
    const [seat] = match.seats;
    const { move, args } = await bots[Number(seat)].play(match.state, seat, ms);
    if (!match.make({ seat, move, args })) throw new Error(`a bot made an illegal move: ${move}`);
  }
}
