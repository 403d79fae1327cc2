/* Bots of boardgame.io and ours in what boardgame.io plays them with, where others may act out of turn: only who has to decide is asked. */
import type { State } from 'boardgame.io';
import { Bot, MCTSBot, RandomBot, Simulate, Step } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { describe, expect, test, vi } from 'vitest';
import { type BotParts, botAt, botsAt } from '../games/ai';
import type { Stacked } from '../games/kit/frame';
import { journalOf } from '../games/kit/journal';
import { seatsDeciding, sideToDecide } from '../games/kit/seats';
import { pickFrom, seeded } from '../games/testing/chance';
import { beginningWith, Match } from '../games/testing/match';
import { allSubjects } from './games';
import type { SubjectParts } from './tools/subject';

/** Milliseconds after which a bot that has not answered never will. */
const PATIENCE = 120_000;
/** So many moves are made, fewer in a game that is over before, and more than so few in any. */
const MOVES = 20;
const SHORTEST = 5;

type Parts = Pick<BotParts, 'game' | 'enumerate'>;

/** What makes a bot of each kind; boardgame.io's search with hardly any thought. */
const bots: readonly (readonly [string, (parts: Parts) => Bot])[] = [
  ['RandomBot', (parts) => new RandomBot(parts)],
  ['MCTSBot', (parts) => new MCTSBot({ ...parts, iterations: 2, playoutDepth: 2 })],
  ['a bot of ours', (parts) => new (botAt('random'))(parts)],
];

/** A bot that fails the test when it is asked for a seat that has nothing to decide. */
class Watched<G extends Stacked> extends Bot {
  asked = 0;
  readonly #bot: Bot;

  constructor({ game }: SubjectParts<G>, make: (parts: Parts) => Bot) {
    super({ enumerate: game.ai.enumerate });
    this.#bot = make({ game, enumerate: game.ai.enumerate });
  }

  override play(state: State<G>, seat: string) {
    this.asked++;
    expect(seatsDeciding(state.G)).toContain(seat);
    return this.#bot.play(state, seat);
  }
}

describe.each(allSubjects)('$id', ({ with: use }) => {
  test('a seat that waits is offered nothing, though it may act out of turn', () =>
    use(({ game, rulebook }) => {
      const match = new Match(game, 4, {}, rulebook.players.max);
      const next = seeded(4);
      for (let moves = 0; moves < MOVES && !match.over; moves++) {
        const { G, ctx } = match.state;
        expect(Object.keys(ctx.activePlayers ?? {})).toEqual(seatsDeciding(G));
        for (const seat of match.allSeats)
          if (sideToDecide(G, seat) === null) expect(game.ai.enumerate(G, ctx, seat)).toEqual([]);
        match.make(pickFrom(match.legal(pickFrom(seatsDeciding(G), next)), next));
      }
    }));

  test.each(bots)('Step goes on with %s', (_name, make) =>
    use(async (parts) => {
      const { game, rulebook } = parts;
      const client = Client({ game, numPlayers: rulebook.players.max, debug: false });
      client.start();
      const bot = new Watched(parts, make);
      const isOver = () => client.getState()?.ctx.gameover !== undefined;
      for (let moves = 1; moves <= MOVES && !isOver(); moves++) {
        await Step(client, bot);
        expect(client.getState()?._stateID).toBe(moves);
      }
      expect(bot.asked).toBeGreaterThan(SHORTEST);
      client.stop();
    }),
  );

  test.each(bots)('Simulate goes on with %s', (_name, make) =>
    use(async (parts) => {
      const { state } = new Match(parts.game, 2, {}, parts.rulebook.players.max);
      const bot = new Watched(parts, make);
      const { state: ended } = await Simulate({ game: parts.game, bots: bot, state, depth: MOVES });
      if (ended.ctx.gameover === undefined) expect(ended._stateID).toBe(MOVES);
      expect(ended._stateID).toBeGreaterThan(SHORTEST);
      expect(bot.asked).toBe(ended._stateID);
    }),
  );

  test.each([...bots, ['bots of a level', null] as const])('Local plays %s beside a person', (_name, make) =>
    use(async ({ game, rulebook }) => {
      const seats = Array.from({ length: rulebook.players.max - 1 }, (_, index) => String(index + 1));
      const levels = botsAt(Object.fromEntries(seats.map((seat) => [seat, 'random' as const])));
      let hasEnded = false;
      /** Bots go on after the client has stopped; these think for ever then. */
      const mortal = (seat: string) =>
        class {
          readonly #bot: Bot;

          constructor(parts: Parts) {
            this.#bot = make === null ? new levels[seat](parts) : make(parts);
          }

          play(state: State, asked: string) {
            return hasEnded ? new Promise<never>(() => {}) : this.#bot.play(state, asked);
          }
        };
      const multiplayer = Local({ bots: Object.fromEntries(seats.map((seat) => [seat, mortal(seat)])) });
      const numPlayers = rulebook.players.max;
      const begun = beginningWith(game, '0', numPlayers);
      const client = Client({ game: begun, numPlayers, playerID: '0', debug: false, multiplayer });
      const next = seeded(1);
      const shown = () => client.getState() ?? expect.fail('the client has no state');
      const isAsked = () => seatsDeciding(shown().G).includes('0');
      const theirs = () => (client.log ?? []).filter(({ action }) => action.payload.playerID !== '0');
      const goesOn = () => theirs().length < 4 && shown().ctx.gameover === undefined;
      client.start();
      while (goesOn()) {
        await vi.waitFor(() => expect(isAsked() || !goesOn()).toBe(true), PATIENCE);
        if (!goesOn()) break;
        const { G, ctx } = shown();
        const { move, args } = pickFrom(game.ai.enumerate(G, ctx, '0'), next);
        client.moves[move](...args);
      }
      hasEnded = true;
      expect(journalOf(theirs()).some(({ step }) => step !== null)).toBe(true);
      client.stop();
    }),
  );
});
