/* The game of four sides, by its own rules, and what the kit makes of them. */
import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../games/kit/phases';
import { sidesAt, sidesDeciding } from '../../games/kit/seats';
import { movesToTakeBack } from '../../games/kit/undo';
import { scripted } from '../../games/testing/chance';
import { Match, playRandomly } from '../../games/testing/match';
import { Table } from '../tools/table';
import { Quarters, rulebook } from './quarters';
import { type G, QUARTERS, type Quarter, type Stone } from './quarters/state';

const FOUR = { north: '0', east: '1', south: '2', west: '3' };

/** Returns a table of four on the first day: the north has a1 to a8, the east b1 to b8, and so on. */
function begin(): Table<G> {
  const t = new Table<G>(rulebook, rulebook.setup({ options: {}, seats: { ...FOUR }, random: scripted() }));
  for (const [index, quarter] of QUARTERS.entries()) {
    const hand = [...'12345678'].map((worth) => 'abcd'[index] + worth);
    t.G.secret[quarter] = { hand, bid: null };
  }
  return t.start();
}

function bids(t: Table<G>, stones: Record<Quarter, Stone>): Table<G> {
  for (const quarter of QUARTERS) t.do(quarter, 'bid', stones[quarter]);
  return t;
}

/** Returns a table whose wall holds these stones, by site and quarter, as the north is about to build. */
function building(...wall: [Stone, site: 'gate' | 'tower' | 'bridge', Quarter][]): Table<G> {
  const t = bids(begin(), { north: 'a8', east: 'b7', south: 'c1', west: 'd1' });
  for (const [stone, site, owner] of wall) {
    t.G.wall[stone] = { site, owner };
    for (const quarter of QUARTERS) {
      const { hand, bid } = t.G.secret[quarter];
      t.G.secret[quarter] = { hand: hand.filter((other) => other !== stone), bid };
    }
  }
  return t;
}

describe('1 who holds which quarter', () => {
  test.each([
    [2, 'nobody', { north: '0', east: '1', south: '0', west: '1' }],
    [3, 'nobody', { north: '0', east: '1', south: '2', west: null }],
    [3, 'north', { north: '0', east: '1', south: '2', west: '0' }],
    [4, 'nobody', FOUR],
  ])('of %i players, the west with %s', (players, west, seats) => {
    expect(new Match(Quarters, 1, { west }, players).state.G.seats).toEqual(seats);
  });

  test.each([1, 5])('%i players are refused', (players) => {
    expect(() => new Match(Quarters, 1, {}, players)).toThrow(
      `Quarters takes 2 to 4 players, not ${players}`,
    );
  });
});

describe('2 bids', () => {
  test('all bid at once, and a seat of two quarters for one after the other', () => {
    const match = new Match(Quarters, 1, {}, 2);
    const own = (seat: string) => match.legal(seat).map(({ args }) => args[0]);
    expect(match.seats).toEqual(['0', '1']);
    const { north, south } = match.state.G.secret;
    expect(own('0')).toEqual(north.hand);
    match.make({ seat: '0', move: 'bid', args: [north.hand[0]] });
    expect(own('0')).toEqual(south.hand);
    expect(movesToTakeBack(match.state.plugins, '0')).toBe(1);
    match.make({ seat: '0', move: 'bid', args: [south.hand[0]] });
    expect(match.seats).toEqual(['1']);
    expect(match.state.G.stack.at(-1)?.sides).toEqual(['east', 'west']);
  });

  test('are shown when all are in; the two who bid most build, the first first', () => {
    const t = begin();
    t.do('north', 'bid', 'a3').do('east', 'bid', 'b5').do('west', 'bid', 'd1');
    expect(rulebook.view(t.G, ['south']).secret.east).toEqual({ hand: Array(7).fill('?'), bid: '?' });
    t.do('south', 'bid', 'c4');
    expect(t.G.lost.sort()).toEqual(['a3', 'b5', 'c4', 'd1']);
    expect(t.sides).toEqual(['east']);
    t.do('east', 'pass');
    expect(t.sides).toEqual(['south']);
  });

  test('two who bid the same for the second place quarrel, and who gives way builds nothing', () => {
    const tie = { north: 'a3', east: 'b8', south: 'c3', west: 'd1' };
    for (const [move, dice, second] of [
      ['yield', [], 'south'],
      ['roll', [3, 3], 'north'],
      ['roll', [4, 3], 'south'],
    ] as const) {
      const t = bids(begin(), tie);
      expect(t.prompt('north')).toEqual({ rule: '4', text: 'South challenges you. Yield, or roll.' });
      expect(phaseOf(rulebook, t.G)).toBe('day');
      t.dice(...dice).do('north', move);
      expect(t.do('east', 'pass').sides).toEqual([second]);
    }
  });
});

test('3 a stone is laid upon the ground or a smaller stone of another', () => {
  const t = building(['b3', 'gate', 'east'], ['a1', 'gate', 'north'], ['c5', 'gate', 'south']);
  const at = (site: string) => t.legal('north', 'lay').filter((args) => args.includes(site));
  expect(at('gate')).toEqual([
    'a4 gate b3',
    'a5 gate b3',
    'a6 gate b3',
    'a6 gate c5',
    'a7 gate b3',
    'a7 gate c5',
  ]);
  expect(at('tower')).toHaveLength(6);
  t.do('north', 'lay', 'a6', 'gate', 'c5');
  expect(t.G.wall).toMatchObject({ a6: { site: 'gate', owner: 'north' } });
  expect(t.G.lost).toContain('c5');
  expect(t.refuses('east', 'lay', 'b4', 'gate', 'ground')).toBe(true);
});

test('5 who gives way at night loses the smallest stone at the site', () => {
  const t = building(['b3', 'gate', 'east'], ['b2', 'gate', 'east'], ['a4', 'gate', 'north']);
  t.do('north', 'pass').do('east', 'pass');
  expect(t.step).toBe('quarrel');
  expect(phaseOf(rulebook, t.G)).toBe('night');
  t.do('east', 'yield');
  expect(Object.keys(t.G.wall)).toEqual(['b3', 'a4']);
  expect(t.G.stack).toMatchObject([
    { step: 'day', day: 2 },
    { step: 'night', site: 'tower' },
    { step: 'bid' },
  ]);
});

test('6 all who have most win, a seat of two quarters with either', () => {
  const t = building(['a4', 'gate', 'north'], ['b4', 'bridge', 'east'], ['c2', 'bridge', 'south']);
  t.G.stack = [{ step: 'day', sides: [], day: 4 }, ...t.G.stack.slice(2)];
  t.do('north', 'pass').do('east', 'pass');
  expect(t.result).toEqual({
    winners: ['north', 'east'],
    margins: { north: 0, east: 0, south: -2, west: -4 },
    reason: 'The wall is built.',
  });
});

describe('7 gifts', () => {
  test('are made out of turn, once a quarter', () => {
    const match = new Match(Quarters, 5, {}, 4);
    const started = match.branch({ ...match.state.G, wall: { d9: { site: 'gate', owner: 'west' } } });
    const [bid] = started.legal('3');
    started.make(bid);
    expect(started.state.ctx.activePlayers).toEqual({ 0: 'bid', 1: 'bid', 2: 'bid' });
    expect(started.make({ seat: '3', move: 'give', args: ['d9', 'west'] })).toBe(false);
    expect(started.make({ seat: '3', move: 'give', args: ['d9', 'east'] })).toBe(true);
    expect(started.state.deltalog?.[0].metadata).toMatchObject({ side: 'west', step: null });
    expect(started.state.ctx.activePlayers).toEqual({ 0: 'bid', 1: 'bid', 2: 'bid' });
    expect(started.make({ seat: '1', move: 'give', args: ['d9', 'west'] })).toBe(true);
    expect(started.state.ctx.activePlayers).toEqual({ 0: 'bid', 1: 'bid', 2: 'bid' });
  });

  test('tell nothing of who decides: the step goes on', () => {
    const t = building(['c2', 'bridge', 'south']);
    t.do('south', 'give', 'c2', 'east');
    expect(t.sides).toEqual(['north']);
    expect(t.G.wall.c2.owner).toBe('east');
  });
});

describe('8, 9 who gives up', () => {
  test('leaves the quarters to the automaton, and the others play on', () => {
    const match = new Match(Quarters, 3, {}, 3);
    match.make({ seat: '0', move: 'resign', args: [] });
    expect(match.over).toBe(false);
    expect(match.state.G.seats).toEqual({ north: null, east: '1', south: '2', west: null });
    expect(match.seats).toEqual(['1', '2']);
    playRandomly(match, 3);
    expect(match.state.ctx.gameover.reason).toBe('The wall is built.');
    expect(match.state.ctx.gameover.winningSeats).not.toContain('0');
  });

  test('may do so while others decide, once', () => {
    const match = new Match(Quarters, 3, {}, 3);
    const [waiting] = match.seats;
    while (sidesDeciding(match.state.G).some((side) => match.state.G.seats[side] === waiting))
      match.make(match.legal(waiting)[0]);
    expect(match.make({ seat: waiting, move: 'resign', args: [] })).toBe(true);
    expect(sidesAt(match.state.G, waiting)).toEqual([]);
    expect(match.over).toBe(false);
    expect(match.seats).not.toContain(waiting);
    expect(match.make({ seat: waiting, move: 'resign', args: [] })).toBe(false);
  });

  test('leaves the game to the last, who wins with all he holds', () => {
    const match = new Match(Quarters, 3, {}, 2);
    match.make({ seat: '1', move: 'resign', args: [] });
    expect(match.state.ctx.gameover).toMatchObject({
      winners: ['north', 'south'],
      winner: '0',
      winningSeats: ['0'],
      reason: 'The others have given up.',
    });
  });
});

test.each([
  [1, 'a1'],
  [6, 'a8'],
])('9 the automaton bids by a die: %i', (die, stone) => {
  const t = begin();
  t.G.seats.north = null;
  t.dice(die).do('east', 'bid', 'b4');
  expect(t.G.secret.north.bid).toBe(stone);
  expect(t.told('2', 'North bids.')).toBe(true);
});
