import { expect, test } from 'vitest';
import { SearchBot } from '../../games/ai';
import { levelOf } from '../../games/ai/levels';
import { CaesarsGallicWar, defaultComponents, rulebook } from '../../games/caesars-gallic-war';
import { setUp } from '../../games/caesars-gallic-war/setup';
import type { G } from '../../games/caesars-gallic-war/state';
import { withDefaults } from '../../games/kit/options';
import { scripted } from '../../games/testing/chance';
import { Match } from '../../games/testing/match';
import { Table } from '../tools/table';

const SEATS = { roman: '0', barbarian: '1' };

/** A table at which the coin has been tossed; the player who sits as Rome bids first. */
function bidding() {
  const options = withDefaults(rulebook, { supply: 'bid' });
  return new Table(rulebook, setUp(defaultComponents, { options, seats: SEATS, random: scripted() })).start();
}

/** Returns a match in which a seat has won the toss. */
function wonBy(seat: string): Match<G> {
  for (let seed = 1; ; seed++) {
    const match = new Match(CaesarsGallicWar, seed, { supply: 'bid' });
    if (match.seats[0] === seat) return match;
  }
}

test('9.1 the winner of the toss bids any supply points of the track, and cannot accept what nobody has bid', () => {
  const t = bidding();
  expect([t.step, t.sides]).toEqual(['bid', ['roman']]);
  expect(
    t
      .legal('roman', 'bid')
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual(Array.from({ length: 20 }, (_, points) => points));
  expect(t.refuses('roman', 'accept')).toBe(true);
  expect(t.prompt('roman')?.rule).toBe('9.1');
});

test('9.1 the toss gives either player the first bid', () => {
  const first = (seed: number) => new Match(CaesarsGallicWar, seed, { supply: 'bid' }).seats[0];
  const seats = Array.from({ length: 20 }, (_, seed) => first(seed));
  expect(new Set(seats)).toEqual(new Set(['0', '1']));
});

test('9.1 the other player may only bid lower, or accept and play the Barbarians', () => {
  const t = bidding().do('roman', 'bid', 3);
  expect(t.sides).toEqual(['barbarian']);
  expect(t.legal('barbarian', 'bid')).toEqual(['0', '1', '2']);
  t.do('barbarian', 'accept');
  expect(t.G.seats).toEqual(SEATS);
  expect(t.G.supply).toBe(3);
  expect([t.step, t.sides]).toEqual(['card', ['roman', 'barbarian']]);
});

test('9.1 whoever bids lowest plays Rome: the players change sides', () => {
  const t = bidding().do('roman', 'bid', 14).do('barbarian', 'bid', 11).do('roman', 'accept');
  expect(t.G.seats).toEqual({ roman: '1', barbarian: '0' });
  expect(t.G.supply).toBe(11);
});

test('9.1 a bid of 0 plays Rome at once, without an answer', () => {
  const t = bidding().do('roman', 'bid', 14).do('barbarian', 'bid', 0);
  expect(t.step).toBe('card');
  expect(t.G.seats).toEqual({ roman: '1', barbarian: '0' });
  expect(t.G.supply).toBe(0);
});

test('9.1 after the bidding each seat is sent the hand of the side it plays, and plays it', () => {
  const match = new Match(CaesarsGallicWar, 3, { supply: 'bid' });
  const [first] = match.seats;
  const second = first === '0' ? '1' : '0';
  expect(match.make({ seat: second, move: 'bid', args: [5] })).toBe(false);
  match.make({ seat: first, move: 'bid', args: [12] });
  match.make({ seat: second, move: 'bid', args: [7] });
  match.make({ seat: first, move: 'accept', args: [] });
  const { G, ctx } = match.state;
  expect(G.seats).toEqual({ roman: second, barbarian: first });
  expect(ctx.phase).toBe('cards');
  const seen = CaesarsGallicWar.playerView({ G, ctx, playerID: second });
  expect(seen.secret.roman.hand).toEqual(G.secret.roman.hand);
  expect(seen.secret.barbarian.hand).not.toEqual(G.secret.barbarian.hand);
  expect(match.make({ seat: second, move: 'play', args: [G.secret.roman.hand[0]] })).toBe(true);
});

test('9.1 the number of supply points can be agreed beforehand instead', () => {
  const { G, ctx } = new Match(CaesarsGallicWar, 1, { supply: '9' }).state;
  expect([G.supply, ctx.phase]).toEqual([9, 'cards']);
});

test('9.1 no bid can be taken back', () => {
  const match = wonBy('0');
  match.make({ seat: '0', move: 'bid', args: [0] });
  expect(match.make({ seat: '0', move: 'undo', args: [] })).toBe(false);
});

test('9.1 a bot that searches counts the side it will play, not the one it bids from', async () => {
  const level = { ...levelOf('hard'), iterations: 600, milliseconds: 60_000 };
  const worth = async (points: number) => {
    const match = wonBy('1');
    match.make({ seat: '1', move: 'bid', args: [points] });
    const { enumerate } = CaesarsGallicWar.ai;
    const bot = new SearchBot({ game: CaesarsGallicWar, enumerate, seed: 'bids' }, level);
    const { metadata } = await bot.play(match.state, '0');
    return metadata?.moves.find(({ move }) => move === 'accept')?.value ?? Number.NaN;
  };
  expect(await worth(1)).toBeGreaterThan(await worth(19));
});
