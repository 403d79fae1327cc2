import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { ActionShape, State } from 'boardgame.io';
import { LRUCache } from 'lru-cache';
import type { BotParts, LevelId, Thinking } from '../../games/ai';
import { messageOf } from '../errors';
import type { LobbyGame } from '../game';
import { legalMoves } from './legal';
import { type Answer, type BotMove, type FromThread, keyOf, type Question, type ToThread } from './question';

type BotAction = ActionShape.MakeMove | ActionShape.GameEvent;

/** What answers for a seat; boardgame.io's bots do. Those of this package answer with all they do on end. */
export interface Thinker {
  play(state: State, seat: string, signal: AbortSignal): Promise<{ action: BotAction }>;
  deed?(state: State, seat: string, thinking: Thinking): Promise<{ actions: BotAction[]; isForced: boolean }>;
}

type Parts = {
  games: readonly LobbyGame[];
  botAt(level: LevelId, game: LobbyGame): new (parts: BotParts) => Thinker;
};

const BOTS_KEPT = 16;

/**
 * Answers, in a worker thread, the questions of the pool that has started it: with any legal move where the bot fails. Each seat of each match has a bot of its own; the bots
 * asked last are kept, with what they remember, until their seat is no longer played.
 */
export function answerQuestions({ games, botAt }: Parts): void {
  const port = parentPort;
  if (port === null) throw new Error('This script runs in a worker thread only');
  const bots = new LRUCache<string, { level: LevelId; bot: Thinker }>({ max: BOTS_KEPT });
  const asked = new Map<number, AbortController>();

  const botFor = (question: Question, game: LobbyGame): Thinker => {
    const { level } = question;
    const kept = bots.get(keyOf(question));
    if (kept?.level === level) return kept.bot;
    if (game.ai === undefined) throw new Error(`There are no bots for ${game.name}`);
    const bot = new (botAt(level, game))({ game, enumerate: game.ai.enumerate, seed: randomUUID() });
    bots.set(keyOf(question), { level, bot });
    return bot;
  };

  const answer = async (question: Question, signal: AbortSignal): Promise<Answer> => {
    const game = games.find(({ name }) => name === question.game);
    if (game === undefined) throw new Error(`There are no bots for ${question.game}`);
    const { state, seat, milliseconds } = question;
    const legal = legalMoves(game, state, seat);
    if (legal.length === 0) return { moves: [], isForced: true };
    try {
      const thinker = botFor(question, game);
      if (thinker.deed !== undefined) {
        const { actions, isForced } = await thinker.deed(state, seat, { signal, milliseconds });
        return { moves: actions.map(moveOf), isForced };
      }
      if (legal.length === 1) return { moves: legal, isForced: true };
      const { action } = await thinker.play(state, seat, signal);
      return { moves: [moveOf(action)], isForced: false };
    } catch (error) {
      if (signal.aborted) throw error;
      const any = legal[Math.floor(Math.random() * legal.length)];
      return { moves: any === undefined ? [] : [any], isForced: false, fault: messageOf(error) };
    }
  };

  const reply = async (id: number, question: Question): Promise<FromThread> => {
    const controller = new AbortController();
    asked.set(id, controller);
    try {
      return { id, answer: await answer(question, controller.signal) };
    } catch (error) {
      return { id, error: messageOf(error) };
    } finally {
      asked.delete(id);
    }
  };

  port.on('message', async (message: ToThread) => {
    if ('forget' in message) bots.delete(keyOf(message.forget));
    else if ('abort' in message) asked.get(message.id)?.abort();
    else if ('question' in message) port.postMessage(await reply(message.id, message.question));
  });
}

function moveOf({ type, payload }: BotAction): BotMove {
  const move = { move: payload.type, args: payload.args ?? [] };
  return type === 'GAME_EVENT' ? { ...move, kind: 'event' } : move;
}
