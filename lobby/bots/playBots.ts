import type { Game } from 'boardgame.io';
import { MCTSBot, RandomBot } from 'boardgame.io/ai';
import { type BotParts, botAt, type LevelId, levelOf } from '../../games/ai';
import { isOfKit, type LobbyGame } from '../game';
import { analyseMatches } from './analysing';
import { answerQuestions, type Thinker } from './answers';

/** boardgame.io's own bot looks at no clock, and needs about a millisecond for each. */
const MOST_ITERATIONS = 1000;
const PLAYOUT_DEPTH = 50;

type Objectives = NonNullable<ConstructorParameters<typeof MCTSBot>[0]['objectives']>;

/**
 * Plays the bots of these games; to be called in the script that `startServer` is given as `bots.script`, and which it runs in worker
 * threads. Bots are handed what their seat may see, and nothing else.
 *
 * Games made with our kit are played by our search. Others are played by boardgame.io's `MCTSBot`, with the moves and events that
 * `ai.enumerate` lists and the objectives that `ai.objectives` has (both are given the state as the seat sees it), and at
 * the level `random` by its `RandomBot`. `MCTSBot` plays on from what its seat sees as if there were nothing else: if the game's moves
 * fail without what is hidden, a random move is made, and the log says so.
 *
 * It also analyses matches of games made with our kit that are over, when somebody asks for that.
 *
 * @throws {Error} if it does not run in a worker thread.
 */
export function playBots(games: readonly LobbyGame[]): void {
  answerQuestions({ games, botAt: (level, game) => (isOfKit(game) ? botAt(level) : plainBotAt(level)) });
  analyseMatches(games);
}

function plainBotAt(level: LevelId): new (parts: BotParts) => Thinker {
  if (level === 'random') return RandomBot;
  const iterations = Math.min(levelOf(level).iterations, MOST_ITERATIONS);
  return class extends MCTSBot {
    constructor({ game, enumerate, seed }: BotParts) {
      const objectives = objectivesOf(game);
      super({ game, enumerate, seed, objectives, iterations, playoutDepth: PLAYOUT_DEPTH });
    }
  };
}

function objectivesOf(game: Game): Objectives {
  const { ai } = game;
  return ai !== undefined && 'objectives' in ai && typeof ai.objectives === 'function'
    ? (ai.objectives as Objectives)
    : () => ({});
}
