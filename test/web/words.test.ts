import { expect, test } from 'vitest';
import { refusalOf } from '../../web/client/refusal';
import { optionsIn } from '../../web/lobby/optionsIn';
import { problemOf } from '../../web/lobby/problem';
import { timeAgo } from '../../web/ui/timeAgo';
import { listOf, wordsOf } from '../../web/ui/words';

test.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [-5_000, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [2.5 * 3_600_000, '2 hours ago'],
  [49 * 3_600_000, '2 days ago'],
])('%i milliseconds are "%s"', (gone, words) => {
  expect(timeAgo(1_000_000_000, 1_000_000_000 + gone)).toBe(words);
});

test('names of moves and lists read as people say them', () => {
  expect(wordsOf('startGroup')).toBe('Start group');
  expect(wordsOf('end')).toBe('End');
  expect(listOf([])).toBe('');
  expect(listOf(['Caesar'])).toBe('Caesar');
  expect(listOf(['Caesar', 'Pompey', 'Cleopatra'])).toBe('Caesar, Pompey and Cleopatra');
});

test('what goes wrong in the lobby is told in plain words', () => {
  const failure = (status: number, details?: unknown) =>
    Object.assign(new Error(`HTTP status ${status}`), { details });
  expect(problemOf(new TypeError('Failed to fetch'))).toMatch(/cannot be reached/);
  expect(problemOf(failure(404))).toMatch(/no such match/);
  expect(problemOf(failure(409))).toMatch(/just taken/);
  expect(problemOf(failure(403))).toMatch(/not yours/);
  expect(problemOf(failure(429))).toMatch(/Too many/);
  expect(problemOf(failure(429, { error: 'Too many rooms were opened' }))).toMatch(/rooms/);
  expect(problemOf(failure(503))).toMatch(/has a problem/);
  expect(problemOf(failure(400, { error: 'A name has at most 40 characters' }))).toMatch(/at most 40/);
  expect(problemOf(failure(400, { error: {} }))).toMatch(/did not accept/);
  expect(problemOf(undefined)).toMatch(/cannot be reached/);
});

test('what the server refuses is told in its words', () => {
  expect(refusalOf({ error: 'illegal-move', message: 'The move is against the rules' })).toEqual({
    text: 'The move is against the rules.',
  });
  expect(refusalOf({ error: 'unauthorized', message: 'The seat is not yours' }).final).toBe('unauthorized');
  expect(refusalOf({ error: 'constructor' }).final).toBeUndefined();
  for (const junk of [null, 1, 'x', {}, []]) expect(refusalOf(junk).text).toMatch(/did not accept/);
});

test('options read as chosen, whatever the server sends', () => {
  const choices = [
    { value: 'short', label: 'Short' },
    { value: 'long', label: 'Long' },
  ];
  const entry = { options: [{ id: 'length', label: 'Length', rule: '1', choices, default: 'short' }] };
  expect(optionsIn(entry, 2, undefined)).toBe('Length: Short');
  expect(optionsIn(entry, 2, { length: 'long' })).toBe('Length: Long');
  expect(optionsIn(entry, 2, 'junk')).toBe('Length: Short');
  expect(optionsIn({ options: [] }, 2, {})).toBe('');
  expect(optionsIn(entry, 2, { length: 'short' }, 'unusual')).toBe('');
  expect(optionsIn(entry, 2, { length: 'long' }, 'unusual')).toBe('Length: Long');
  const ofThree = { options: entry.options.map((option) => ({ ...option, players: 3 })) };
  expect(optionsIn(ofThree, 3, {})).toBe('Length: Short');
  expect(optionsIn(ofThree, 2, { length: 'long' })).toBe('');
});
