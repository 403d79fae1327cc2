import type { Game } from 'boardgame.io';
import { type Bot, MCTSBot, RandomBot } from 'boardgame.io/ai';
import { loadRules } from '../games';
import type { BotAnswer, BotQuestion } from './workerBot';

/*
 * Runs in a Worker, where a bot may think without stopping the page.
 */

type BotOptions = ConstructorParameters<typeof MCTSBot>[0];

const ITERATIONS = 150;
const PLAYOUT_DEPTH = 50;
const THINKING_TIME = 4_000;

/** boardgame.io's `MCTSBot` with the game's objectives, which stops after {@link THINKING_TIME}. */
class PatientBot extends MCTSBot {
  #deadline = 0;

  constructor({ game, enumerate }: Pick<BotOptions, 'game' | 'enumerate'>) {
    super({
      game,
      enumerate,
      objectives: objectivesOf(game),
      iterations: ITERATIONS,
      playoutDepth: PLAYOUT_DEPTH,
      iterationCallback: () => {
        if (Date.now() > this.#deadline) this.iterationCounter = ITERATIONS;
      },
    });
    this.setOpt('async', true);
  }

  override play(...question: Parameters<MCTSBot['play']>): ReturnType<MCTSBot['play']> {
    this.#deadline = Date.now() + THINKING_TIME;
    return super.play(...question);
  }
}

const kinds: Record<string, new (options: BotOptions) => Bot> = { random: RandomBot, mcts: PatientBot };
const made = new Map<string, Promise<Bot>>();

function botFor(game: string, kind: string): Promise<Bot> {
  const key = `${game} ${kind}`;
  const bot = made.get(key) ?? make(game, kind);
  made.set(key, bot);
  return bot;
}

async function make(name: string, kind: string): Promise<Bot> {
  const { game } = await loadRules(name);
  if (game.ai === undefined) throw new Error(`${name} has no moves for bots`);
  const KindOfBot = kinds[kind] ?? RandomBot;
  return new KindOfBot({ game, enumerate: game.ai.enumerate });
}

function objectivesOf({ ai }: Game): BotOptions['objectives'] {
  if (ai === undefined || !('objectives' in ai)) return undefined;
  return ai.objectives as BotOptions['objectives'];
}

async function answer({ id, game, kind, state, seat }: BotQuestion): Promise<BotAnswer> {
  try {
    const bot = await botFor(game, kind);
    const { action } = await bot.play(state, seat);
    if (action) return { id, action };
    const [any] = bot.enumerate(state.G, state.ctx, seat);
    return any === undefined ? { id, error: 'there is nothing to do' } : { id, action: any };
  } catch (error) {
    return { id, error: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => postMessage(await answer(data)));
