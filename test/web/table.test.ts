import { describe, expect, test } from 'vitest';
import type { MatchFacts } from '../../web/client/match';
import { playerOf } from '../../web/client/player';
import { roomsOf } from '../../web/lobby/roomsOf';
import { groupsOf, keyOf } from '../../web/table/choices/choices';
import { thinkersIn } from '../../web/table/waiting/thinkers';

test('choices are grouped by move in their order, and told apart by their arguments', () => {
  const legal = [
    { move: 'move', args: ['a', 1] },
    { move: 'pass', args: [] },
    { move: 'move', args: ['b', 1] },
  ];
  expect(groupsOf(legal).map(([name, moves]) => [name, moves.length])).toEqual([
    ['move', 2],
    ['pass', 1],
  ]);
  expect(new Set(legal.map(keyOf)).size).toBe(3);
});

test('rooms are those of the game, open ones apart, deserted ones left out', () => {
  const room = (gameName: string, ...names: (string | undefined)[]) => ({
    gameName,
    players: names.map((name, id) => (name === undefined ? { id } : { id, name })),
  });
  const rooms = [
    room('x', 'A', 'B'),
    room('x', 'C', undefined),
    room('y', 'D', undefined),
    room('x', undefined, undefined),
  ];
  expect(roomsOf(rooms, 'x')).toEqual({ open: [rooms[1]], running: [rooms[0]] });
});

describe('a bot thinks', () => {
  const players = [
    playerOf({ id: 0, name: 'Gaius', isConnected: true }),
    playerOf({ id: 1, name: 'Bot (Hard)', isConnected: false, bot: 'hard' }),
    playerOf({ id: 2, name: 'Bot (Easy)', bot: 'easy' }),
  ];
  const thinking = (deciding: string[], rest: Partial<MatchFacts> = {}) => {
    const state = { id: 1, G: { stack: [], seats: {} }, deciding, plugins: {}, log: [], over: null };
    const facts = { seat: '0', state, players, busy: false, trouble: null, chat: [], ...rest };
    return thinkersIn({ connection: 'connected', ...facts }).map(({ seat }) => seat);
  };

  test('while the match waits for bots alone', () => {
    expect(thinking(['1'])).toEqual(['1']);
    expect(thinking(['1', '2'])).toEqual(['1', '2']);
    expect(thinking(['0', '1'])).toEqual([]);
    expect(thinking(['0'])).toEqual([]);
    expect(thinking([])).toEqual([]);
  });

  test('as far as this page can know', () => {
    expect(thinking(['1'], { connection: 'lost' })).toEqual([]);
    expect(thinking(['1'], { state: null })).toEqual([]);
    expect(thinking(['1'], { trouble: { text: '', final: 'unauthorized' } })).toEqual([]);
    expect(thinking(['1'], { players: [] })).toEqual([]);
  });

  test('and is no person who comes and goes', () => {
    expect(players[1]).toEqual({ seat: '1', name: 'Bot (Hard)', bot: 'hard' });
    expect(playerOf({ id: 1, name: 'X', bot: 'constructor' })).toEqual({
      seat: '1',
      name: 'X',
      connected: false,
    });
    expect(playerOf({ id: 1, isConnected: false })).toEqual({ seat: '1' });
  });
});
