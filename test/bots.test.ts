/* boardgame.io's own bots play the games of the package through ai.enumerate and ai.objectives. */
import { MCTSBot, RandomBot } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { describe, expect, test, vi } from 'vitest';
import { ObjectiveBot } from '../games/ai';
import type { Stacked } from '../games/kit/play';
import { subjects } from './games';
import { type BotName, duel, duellist } from './tools/bots';
import { Match } from './tools/match';
import type { SubjectParts } from './tools/subject';

/** Milliseconds after which a bot that has not answered never will. */
const PATIENCE = 120_000;

async function finishes<G extends Stacked>({ game }: SubjectParts<G>, name: BotName): Promise<unknown> {
  const match = new Match(game, 5);
  await duel(match, [duellist(name, game, 'first'), duellist(name, game, 'second')], 1);
  return match.state.ctx.gameover;
}

/** boardgame.io's search with less thought than its default, which takes a minute a move. */
class QuickMCTSBot extends MCTSBot {
  constructor(options: ConstructorParameters<typeof MCTSBot>[0]) {
    super({ ...options, iterations: 20, playoutDepth: 10 });
  }
}

class QuickObjectiveBot extends ObjectiveBot {
  constructor(options: ConstructorParameters<typeof MCTSBot>[0]) {
    super({ ...options, iterations: 20, playoutDepth: 10 });
  }
}

/** Starts a match against a bot on stock boardgame.io and waits until the bot has made its first move. */
async function botAnswers<G extends Stacked>(
  { game }: SubjectParts<G>,
  bot: typeof RandomBot | typeof MCTSBot,
) {
  const client = Client({
    game,
    numPlayers: 2,
    playerID: '0',
    debug: false,
    multiplayer: Local({ bots: { 1: bot } }),
  });
  client.start();
  const state = client.getState();
  if (state === null) throw new Error('the client has no state');
  const [{ move, args }] = game.ai.enumerate(state.G, state.ctx, '0');
  client.moves[move](...args);
  await vi.waitFor(
    () => expect((client.log ?? []).some(({ action }) => action.payload.playerID === '1')).toBe(true),
    PATIENCE,
  );
  client.stop();
}

describe.each(subjects)('$id', (subject) => {
  test.each(['random', 'mcts', 'objective'] as const)('two %s bots finish a game', async (name) => {
    expect(await subject.with((parts) => finishes(parts, name))).toHaveProperty('reason');
  });

  test.each([
    ['RandomBot', RandomBot],
    ['MCTSBot', QuickMCTSBot],
    ['ObjectiveBot', QuickObjectiveBot],
  ])('%s answers a stock client in Local({ bots })', async (_name, bot) => {
    await subject.with((parts) => botAnswers(parts, bot));
  });

  test('the objectives are goals a position can meet, weighted between 0 and 1', () => {
    subject.with(({ game, rulebook }) => {
      const { state } = new Match(game, 1);
      for (const seat of ['0', '1']) {
        const goals = Object.values(rulebook.bots.objectives(state.G, seat));
        expect(goals.length).toBeGreaterThan(0);
        for (const { checker, weight } of goals) {
          expect(typeof checker(state.G)).toBe('boolean');
          expect(weight).toBeGreaterThan(0);
          expect(weight).toBeLessThanOrEqual(1);
        }
      }
    });
  });
});
