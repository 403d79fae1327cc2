import { createHmac } from 'node:crypto';
import type { State } from 'boardgame.io';
import { getFilterPlayerView, InitializeGame } from 'boardgame.io/internal';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { games } from '../../games';
import { Dice } from '../../games/kit/dice/dice';
import { commitmentTo, isKey, keyOfSeed, newKey } from '../../games/kit/dice/key';
import { diceIn, diceStateIn } from '../../games/kit/dice/plugin';
import { Match, playRandomly } from '../../games/testing/match';
import { Quarters } from './quarters';

afterEach(() => vi.restoreAllMocks());

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ROLLS = 1_000_000;

/** Returns the n-th number of a key as anybody may work it out, here with Node's own HMAC. */
function numberOf(key: string, n: number): number {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(Math.floor(n / 8)));
  const block = createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest();
  return block.readUInt32BE(4 * (n % 8));
}

/** Returns Pearson's chi-square of counts that should all be the same. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countsOf(sides: number, roll: () => number): number[] {
  const counts = Array<number>(sides).fill(0);
  for (let rolled = 0; rolled < ROLLS; rolled++) counts[roll()]++;
  return counts;
}

describe('dice of a key', () => {
  test('are what everybody can work out with HMAC-SHA-256', () => {
    const dice = new Dice({ key: KEY, drawn: 0 });
    const rolled = Array.from({ length: 40 }, () => dice.Die(2 ** 32) - 1);
    expect(rolled).toEqual(rolled.map((_, n) => numberOf(KEY, n)));
  });

  test('go on where they stand', () => {
    const dice = new Dice({ key: KEY, drawn: 0 });
    const all = dice.D6(30);
    expect(dice.state).toEqual({ key: KEY, drawn: 30 });
    expect(new Dice({ key: KEY, drawn: 13 }).D6(17)).toEqual(all.slice(13));
  });

  test('are fair: a million rolls of six sides, and of a hundred', () => {
    const dice = new Dice({ key: keyOfSeed('fair'), drawn: 0 });
    // The chi-square is below these with a chance of 0.999 (5 and 99 degrees of freedom).
    expect(chiSquare(countsOf(6, () => dice.Die(6) - 1))).toBeLessThan(20.5);
    expect(chiSquare(countsOf(100, () => dice.Die(100) - 1))).toBeLessThan(149);
  });

  test('have no bias by the remainder, where it would be largest', () => {
    const dice = new Dice({ key: KEY, drawn: 0 });
    const sides = 3 * 2 ** 30;
    const thirds = countsOf(3, () => Math.floor((dice.Die(sides) - 1) / 2 ** 30));
    expect(chiSquare(thirds)).toBeLessThan(13.8);
    expect(dice.state.drawn).toBeGreaterThan(1.3 * ROLLS);
  });

  test('take a number up to the greatest multiple of their sides, and no other', () => {
    const drawn = Array.from({ length: 40 }, (_, n) => n).findIndex((n) => numberOf(KEY, n) > 2 ** 31);
    const number = numberOf(KEY, drawn);
    const [refusing, taking] = [0, 1].map(() => new Dice({ key: KEY, drawn }));
    refusing.Die(number);
    expect(refusing.state.drawn).toBeGreaterThan(drawn + 1);
    expect(taking.Die(number + 1)).toBe(number + 1);
    expect(taking.state.drawn).toBe(drawn + 1);
  });

  test('of one side take a number, too', () => {
    const dice = new Dice({ key: KEY, drawn: 0 });
    expect(dice.Die(1)).toBe(1);
    expect(dice.state.drawn).toBe(1);
  });

  test('shuffle a copy', () => {
    const items = ['a', 'b', 'c', 'd'];
    expect(new Dice({ key: KEY, drawn: 0 }).Shuffle(items).toSorted()).toEqual(items);
    expect(items).toEqual(['a', 'b', 'c', 'd']);
  });

  test('shuffle fairly: all orders of four items', () => {
    const dice = new Dice({ key: keyOfSeed('shuffle'), drawn: 0 });
    const orders = new Map<string, number>();
    for (let shuffled = 0; shuffled < 100_000; shuffled++) {
      const order = dice.Shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(49.8);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuse a die of %d sides', (sides) => {
    expect(() => new Dice({ key: KEY, drawn: 0 }).Die(sides)).toThrow(`no die has ${sides} sides`);
  });

  test('of a key that is none are refused when they are rolled', () => {
    expect(() => new Dice({ key: 'no key', drawn: 0 }).Die(6)).toThrow();
  });
});

describe('keys', () => {
  test('are 32 bytes, and new each time', () => {
    const keys = new Set(Array.from({ length: 100 }, newKey));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(isKey(key)).toBe(true);
    for (const none of [undefined, 7, KEY.toUpperCase(), KEY.slice(1), `${KEY}0`, 'g'.repeat(64)])
      expect(isKey(none)).toBe(false);
  });

  test('of a seed are the same each time, and of each seed another', () => {
    expect(keyOfSeed('a')).toBe(keyOfSeed('a'));
    expect(keyOfSeed('a')).not.toBe(keyOfSeed('b'));
  });

  test('are committed to by their SHA-256', () => {
    expect(commitmentTo(KEY)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });
});

describe('a match', () => {
  test.each(games.map((game) => [game.name, game] as const))(
    'of %s has a key of its own, though it begins in the same millisecond as another',
    (_name, game) => {
      vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
      const [one, other] = [0, 1].map(() => {
        const { G, plugins } = InitializeGame({ game, numPlayers: game.maxPlayers });
        return { G, dice: diceStateIn(plugins) };
      });
      expect(isKey(one.dice?.key)).toBe(true);
      expect(one.dice?.key).not.toBe(other.dice?.key);
    },
  );

  test('rolls the same with the same seed, and tells its key only when it is over', () => {
    const match = new Match(Quarters, 5);
    expect(match.state).toEqual(new Match(Quarters, 5).state);
    expect(viewOf(match.state)).toEqual({ commitment: commitmentTo(keyOfSeed('seed 5')) });
    playRandomly(match, 1);
    const { drawn } = diceStateIn(match.state.plugins) ?? { drawn: 0 };
    expect(drawn).toBeGreaterThan(0);
    expect(viewOf(match.state)).toEqual({
      commitment: commitmentTo(keyOfSeed('seed 5')),
      opened: { key: keyOfSeed('seed 5'), drawn },
    });
  });

  test("of an older version, which rolled with boardgame.io's generator, goes on with a key of its own from the next move on", () => {
    const begun = new Match(Quarters, 5);
    const { dice: _none, ...older } = begun.state.plugins;
    const match = begun.at({ ...begun.state, plugins: older });
    expect(viewOf(match.state)).toBeNull();
    const [move] = match.legal(match.seats[0]);
    expect(match.make(move)).toBe(true);
    const dice = diceStateIn(match.state.plugins);
    expect(isKey(dice?.key)).toBe(true);
    playRandomly(match, 1);
    expect(diceStateIn(match.state.plugins)?.key).toBe(dice?.key);
  });
});

function viewOf(state: State) {
  const { args } = getFilterPlayerView(Quarters)(null, { type: 'update', args: ['match', state] });
  const [, sent] = args;
  if (typeof sent !== 'object' || !('plugins' in sent)) throw new Error('no state was sent');
  return diceIn(sent.plugins);
}
