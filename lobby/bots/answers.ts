import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { ActionShape, State } from 'boardgame.io';
import type { BotParts, LevelId } from '../../games/ai';
import { messageOf } from '../errors';
import type { LobbyGame } from '../game';
import type { BotMove, FromThread, Question, ToThread } from './question';
import { Recent } from './recent';

type BotAction = ActionShape.MakeMove | ActionShape.GameEvent;

/** What answers for a seat; boardgame.io's bots do. */
export interface Thinker {
  play(state: State, seat: string, signal: AbortSignal): Promise<{ action: BotAction }>;
}

type Parts = {
  games: readonly LobbyGame[];
  botAt(level: LevelId): new (parts: BotParts) => Thinker;
};

const BOTS_KEPT = 16;

/**
 * Answers, in a worker thread, the questions of the pool that has started it. Each seat of each match has a bot of
 * its own; the bots asked last are kept, with what they remember.
 */
export function answerQuestions({ games, botAt }: Parts): void {
  const port = parentPort;
  if (port === null) throw new Error('This script runs in a worker thread only');
  const bots = new Recent<string, Thinker>(BOTS_KEPT);
  const asked = new Map<number, AbortController>();

  const botFor = ({ game: name, matchID, seat, level }: Question): Thinker => {
    const key = `${matchID}/${seat}/${level}`;
    const game = games.find((candidate) => candidate.name === name);
    if (game?.ai === undefined) throw new Error(`There are no bots for ${name}`);
    const bot =
      bots.get(key) ?? new (botAt(level))({ game, enumerate: game.ai.enumerate, seed: randomUUID() });
    bots.set(key, bot);
    return bot;
  };

  const answer = async (id: number, question: Question): Promise<FromThread> => {
    const controller = new AbortController();
    asked.set(id, controller);
    try {
      const { action } = await botFor(question).play(question.state, question.seat, controller.signal);
      return { id, answer: moveOf(action) };
    } catch (error) {
      return { id, error: messageOf(error) };
    } finally {
      asked.delete(id);
    }
  };

  port.on('message', async (message: ToThread) => {
    if ('abort' in message) asked.get(message.id)?.abort();
    else port.postMessage(await answer(message.id, message.question));
  });
}

function moveOf({ type, payload }: BotAction): BotMove {
  if (type !== 'MAKE_MOVE') throw new Error(`A bot may make moves only, not ${type}`);
  return { move: payload.type, args: payload.args ?? [] };
}
