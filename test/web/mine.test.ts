/* The matches of this browser in the lobby: which come first, and what is said of each. */
import { expect, test } from 'vitest';
import { inOrder, isAsked, type Mine, standingOf } from '../../web/lobby/mine';

const NOW = 10_000_000;
const HOUR = 3_600_000;

/** A match in which this browser has seat 1, on which the server says something. */
function match(id: string, room: Partial<NonNullable<Mine['room']>> = {}): Mine {
  const held = { game: 'duel', match: id, seat: '1', credentials: 'x', name: 'Ann', at: 1 };
  const players = [
    { id: 0, name: 'Bob' },
    { id: 1, name: 'Ann' },
  ];
  return { place: { ...held, held }, room: { players, updatedAt: NOW - HOUR, deciding: ['0'], ...room } };
}

test('those that wait for this player come first, those under way next, and those that are over last', () => {
  const gone: Mine = { ...match('gone'), room: null };
  const all = [
    gone,
    match('over', { gameover: { reason: 'Bob wins.' }, deciding: [], updatedAt: NOW }),
    match('theirs'),
    match('theirs later', { updatedAt: NOW }),
    match('mine', { deciding: ['0', '1'], updatedAt: 1 }),
    match('mine later', { deciding: ['1'], updatedAt: 2 }),
  ];
  const ids = inOrder(all).map(({ place }) => place.match);
  expect(ids).toEqual(['mine later', 'mine', 'theirs later', 'theirs', 'over', 'gone']);
  expect(inOrder(all).map(isAsked)).toEqual([true, true, false, false, false, false]);
});

test('who watches a match is not asked in it', () => {
  const { place, room } = match('watched', { deciding: ['0', '1'] });
  expect(isAsked({ place: { ...place, held: undefined }, room })).toBe(false);
});

test('what is said of a match names those in it, and how it has ended', () => {
  expect(standingOf(match('on'), NOW)).toBe('Against Bob · Last move 1 hour ago');
  const over = match('over', { gameover: { reason: 'Bob wins with 12 VP.' } });
  expect(standingOf(over, NOW)).toBe('Against Bob · Bob wins with 12 VP.');
  const open = [{ id: 0, name: 'Bob' }, { id: 1, name: 'Ann' }, { id: 2 }, { id: 3 }];
  expect(standingOf(match('open', { players: open }), NOW)).toBe(
    'Against Bob and 2 open seats · Last move 1 hour ago',
  );
  expect(standingOf(match('open', { players: open.slice(0, 3) }), NOW)).toMatch(
    /^Against Bob and an open seat ·/,
  );
  const alone = [{ id: 1, name: 'Ann' }];
  expect(standingOf(match('alone', { players: alone }), NOW)).toBe('Last move 1 hour ago');
  const { place, room } = match('watched');
  expect(standingOf({ place: { ...place, held: undefined }, room }, NOW)).toBe(
    'Watched: Bob and Ann · Last move 1 hour ago',
  );
  expect(standingOf({ place, room: null }, NOW)).toMatch(/not on the server/);
});
