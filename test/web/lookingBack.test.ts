/* Where one can look back in a match, and how one comes there. */
import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../games/kit/journal';
import { stopByKey } from '../../web/table/lookingBack/stopByKey';
import { firstEntry, stopAfter, stopsIn } from '../../web/table/lookingBack/stops';

const made = (state: number, move = 'add'): JournalEntry => ({
  side: 'odd',
  step: 'count',
  turn: 1,
  state,
  move,
  args: null,
  lines: [],
});
const byRule = (state: number) => made(state, '');

describe('where one can look back', () => {
  test('is before every move, and now', () => {
    expect(stopsIn([made(0), made(1), made(2)], [0, 1, 2, 3], 3)).toEqual([
      { state: 0, moves: 0, entries: 0 },
      { state: 1, moves: 1, entries: 1 },
      { state: 2, moves: 2, entries: 2 },
      { state: 3, moves: 3, entries: 3 },
    ]);
  });

  test('is where a position is known: not within moves that came together', () => {
    const stops = stopsIn([made(0), made(1), made(2), made(3)], [1, 4], 4);
    expect(stops.map(({ state, moves }) => [state, moves])).toEqual([
      [1, 1],
      [4, 4],
    ]);
  });

  test('is not where a move was made that has been taken back', () => {
    expect(stopsIn([made(0), made(3)], [0, 1, 2, 3, 4], 4).map(({ state }) => state)).toEqual([0, 3, 4]);
  });

  test('is not behind the present, as long as the table does not know of it', () => {
    expect(stopsIn([made(0)], [0, 1, 2], 1).map(({ state }) => state)).toEqual([0, 1]);
  });

  test('counts moves, but neither what happened before them nor what followed by rule', () => {
    const entries = [byRule(0), byRule(0), made(0), byRule(0), made(1)];
    expect(stopsIn(entries, [0, 1, 2], 2)).toEqual([
      { state: 0, moves: 0, entries: 2 },
      { state: 1, moves: 1, entries: 4 },
      { state: 2, moves: 2, entries: 5 },
    ]);
    expect(stopsIn([byRule(0), byRule(0)], [0], 0)).toEqual([{ state: 0, moves: 0, entries: 2 }]);
  });
});

describe('the stop behind an entry of the journal', () => {
  const stops = stopsIn([made(0), made(1), made(2), made(3), made(4)], [2, 3, 5], 5);

  test('is the first known position to which it has led', () => {
    expect([1, 2, 3, 4].map((entry) => stopAfter(stops, entry))).toEqual([0, 1, 2, 2]);
  });

  test('is none before the page knew of the match', () => {
    expect(stopAfter(stops, 0)).toBeNull();
    expect(firstEntry(stops)).toBe(1);
    expect(stopAfter([], 0)).toBeNull();
    expect(firstEntry([])).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a key', () => {
  const from = (now: number) =>
    ['Home', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'End'].map((key) => stopByKey(key, now, 4));

  test('goes one move on, or to the end on either side', () => {
    expect(from(2)).toEqual([0, 1, 1, 3, 3, 4]);
  });

  test('goes no further than there are positions', () => {
    expect(from(0)).toEqual([0, 0, 0, 1, 1, 4]);
    expect(from(4)).toEqual([0, 3, 3, 4, 4, 4]);
  });

  test('that is none of these goes nowhere', () => {
    expect([stopByKey('a', 2, 4), stopByKey('Enter', 2, 4)]).toEqual([null, null]);
  });
});
