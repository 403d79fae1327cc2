/* boardgame.io's own bots play the games of the package through ai.enumerate and ai.objectives. */
import { MCTSBot, RandomBot } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { describe, expect, test, vi } from 'vitest';
import { ObjectiveBot } from '../games/ai';
import type { Seat, Stacked } from '../games/kit/frame';
import { seatsDeciding } from '../games/kit/seats';
import { beginningWith, Match, numbersOfPlayers } from '../games/testing/match';
import { allSubjects } from './games';
import { type BotName, type Duellist, duel, duellist, plain } from './tools/bots';
import type { SubjectParts } from './tools/subject';

/** Milliseconds after which a bot that has not answered never will. */
const PATIENCE = 120_000;

type SearchOptions = ConstructorParameters<typeof MCTSBot>[0];

/** boardgame.io's search with less thought than its default, which takes a minute a move. */
class QuickMCTSBot extends MCTSBot {
  constructor(options: SearchOptions) {
    super({ iterations: 20, playoutDepth: 10, ...options });
  }
}

class QuickObjectiveBot extends ObjectiveBot {
  constructor(options: SearchOptions) {
    super({ iterations: 20, playoutDepth: 10, ...options });
  }
}

/** Returns a bot that plays a seat of a whole game in seconds. */
function quickest<G extends Stacked>({ game }: SubjectParts<G>, name: BotName, seat: Seat): Duellist<G> {
  if (name === 'random') return duellist(name, game, seat);
  const Search = name === 'mcts' ? QuickMCTSBot : QuickObjectiveBot;
  return plain(
    new Search({ game, enumerate: game.ai.enumerate, seed: seat, iterations: 1, playoutDepth: 2 }),
  );
}

/** Of a game with a great many moves, bots that search play so many. */
const MOST = 400;

/** Lets bots in all seats play a game of the most players, and says whether it was played as far as it should be. */
async function isPlayed<G extends Stacked>(parts: SubjectParts<G>, name: BotName): Promise<boolean> {
  const match = new Match(parts.game, 5, {}, parts.rulebook.players.max);
  const isLong = parts.rulebook.bots.suggest !== undefined && name !== 'random';
  const bots = match.allSeats.map((seat) => quickest(parts, name, seat));
  await duel(match, bots, isLong ? MOST : undefined);
  return match.over || (isLong && match.state._stateID >= MOST);
}

/** Starts a match against bots on stock boardgame.io and waits until one has made its first move. */
async function botAnswers<G extends Stacked>(
  { game }: SubjectParts<G>,
  bot: typeof RandomBot | typeof MCTSBot,
  numPlayers: number,
) {
  let isAnswered = false;
  /** Stock bots go on after the client has stopped; this one thinks for ever then. */
  class Answering extends (bot as typeof MCTSBot) {
    override play(...asked: Parameters<MCTSBot['play']>) {
      return isAnswered ? new Promise<never>(() => {}) : super.play(...asked);
    }
  }
  const others = Array.from({ length: numPlayers - 1 }, (_, index) => [String(index + 1), Answering]);
  const client = Client({
    game: beginningWith(game, '0', numPlayers),
    numPlayers,
    playerID: '0',
    debug: false,
    multiplayer: Local({ bots: Object.fromEntries(others) }),
  });
  client.start();
  const shown = () => client.getState() ?? expect.fail('the client has no state');
  const isPersonAsked = () => seatsDeciding(shown().G).includes('0');
  const hasAnswered = () => (client.log ?? []).some(({ action }) => action.payload.playerID !== '0');
  while (!hasAnswered()) {
    const { G, ctx } = shown();
    const [{ move, args }] = game.ai.enumerate(G, ctx, '0');
    client.moves[move](...args);
    await vi.waitFor(() => expect(isPersonAsked() || hasAnswered()).toBe(true), PATIENCE);
  }
  isAnswered = true;
  client.stop();
}

describe.each(allSubjects)('$id', (subject) => {
  test.each(['random', 'mcts', 'objective'] as const)('%s bots in all seats play a game', async (name) => {
    expect(await subject.with((parts) => isPlayed(parts, name))).toBe(true);
  });

  test.each([
    ['RandomBot', RandomBot],
    ['MCTSBot', QuickMCTSBot],
    ['ObjectiveBot', QuickObjectiveBot],
  ])('%s answers a stock client in Local({ bots })', async (_name, bot) => {
    await subject.with(async (parts) => {
      for (const players of numbersOfPlayers(parts.rulebook))
        if (players > 1) await botAnswers(parts, bot, players);
    });
  });

  test('the objectives are goals a position can meet, weighted between 0 and 1', () => {
    subject.with(({ game, rulebook }) => {
      const { state } = new Match(game, 1);
      for (const { id } of rulebook.sides) {
        const goals = Object.values(rulebook.bots.objectives(state.G, id));
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
