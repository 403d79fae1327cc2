/* The bots of the server: random ones take the first move, and all wait while a file is there. */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from 'boardgame.io';
import { type BotParts, botAt, type LevelId } from '../../games/ai';
import { games } from '../../games/index';
import { answerQuestions, type Thinker } from '../../lobby/bots/answers';

Math.random = () => 0;

function waitingBotAt(level: LevelId) {
  return class implements Thinker {
    readonly #bot: Thinker;

    constructor({ seed: _seed, ...parts }: BotParts) {
      this.#bot = new (botAt(level))(parts);
    }

    async play(state: State, seat: string, signal: AbortSignal) {
      while (existsSync(process.env.BOTS_WAIT ?? '')) await sleep(10, undefined, { signal });
      return this.#bot.play(state, seat, signal);
    }
  };
}

answerQuestions({ games, botAt: waitingBotAt });
