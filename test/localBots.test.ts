/* Bots in seats of a match on boardgame.io's own Local, where others may act out of turn. */
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { expect, test, vi } from 'vitest';
import { FallingSky } from '../games';
import { botsAt } from '../games/ai';
import { journalOf } from '../games/kit/journal';
import { seatsAsked } from '../games/kit/table';
import { pickFrom, seeded } from './tools/chance';
import { Match } from './tools/match';

/** Milliseconds after which a person who has not been asked never will. */
const PATIENCE = 120_000;

const BOTS = { 1: 'random', 2: 'random', 3: 'random' } as const;

test('bots of Falling Sky decide for three Factions beside a person, and make no offers instead', async () => {
  const multiplayer = Local({ bots: botsAt(BOTS) });
  const client = Client({ game: FallingSky, numPlayers: 4, playerID: '0', debug: false, multiplayer });
  const next = seeded(1);
  const shown = () => client.getState() ?? never();
  const theirs = () => journalOf(client.log).filter(({ side }) => side !== 'romans');
  const haveAllDecided = () => new Set(theirs().map(({ side }) => side)).size === 3;
  const isPersonAsked = () => seatsAsked(shown().ctx).includes('0');
  client.start();
  client.moves.standing('retreat', 'arverni', 'refuse');
  for (;;) {
    await vi.waitFor(() => expect(isPersonAsked()).toBe(true), PATIENCE);
    if (haveAllDecided()) break;
    const { G, ctx } = shown();
    const { move, args } = pickFrom(FallingSky.ai.enumerate(G, ctx, '0'), next);
    client.moves[move](...args);
  }
  expect(theirs().filter(({ step }) => step === null)).toEqual([]);
  client.stop();
});

test('none answers while only a person has to decide', async () => {
  const match = new Match(FallingSky, 1);
  while (seatsAsked(match.state.ctx).join() !== '0') {
    const [seat] = seatsAsked(match.state.ctx);
    match.make(match.legal(seat)[0]);
  }
  const Bot = botsAt(BOTS)[1];
  const bot = new Bot({ game: FallingSky, enumerate: FallingSky.ai.enumerate });
  const ended = new AbortController();
  const answer = bot.play(match.state, '1', ended.signal);
  ended.abort(new Error('nobody answers'));
  await expect(answer).rejects.toThrow('nobody answers');
});

function never(): never {
  throw new Error('the client has no state');
}
