/* The bots of the server: random ones take the first move, and all wait while a file is there. */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from 'boardgame.io';
import { type BotClass, type BotParts, botAt, type LevelId, type Thinking } from '../../games/ai';
import { games } from '../../games/index';
import { analyseMatches } from '../../lobby/bots/analysing';
import { answerQuestions, type Thinker } from '../../lobby/bots/answers';

Math.random = () => 0;

async function mayThink(signal: AbortSignal | undefined): Promise<void> {
  while (existsSync(process.env.BOTS_WAIT ?? '')) await sleep(10, undefined, { signal });
}

function waitingBotAt(level: LevelId) {
  return class implements Thinker {
    readonly #bot: InstanceType<BotClass>;

    constructor({ seed: _seed, ...parts }: BotParts) {
      this.#bot = new (botAt(level))(parts);
    }

    async play(state: State, seat: string, signal: AbortSignal) {
      await mayThink(signal);
      return this.#bot.play(state, seat, signal);
    }

    async deed(state: State, seat: string, thinking: Thinking) {
      await mayThink(thinking.signal);
      return this.#bot.deed(state, seat, thinking);
    }
  };
}

answerQuestions({ games, botAt: waitingBotAt });
analyseMatches(games);
