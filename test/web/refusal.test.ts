import { expect, test } from 'vitest';
import { isPassing, isTooMany, refusalOf } from '../../web/client/refusal';

test('what a server refuses is told in its words, and whether anything can still be done', () => {
  const told = (error: string) => refusalOf({ error, message: 'Because' });
  expect(told('illegal-move')).toEqual({ text: 'Because.' });
  for (const final of ['unauthorized', 'match-not-found', 'version', 'damaged'] as const) {
    expect(told(final)).toEqual({ text: 'Because.', final });
  }
  for (const odd of [null, 'storage', {}, { error: 'storage' }, { error: 1, message: 1 }]) {
    expect(refusalOf(odd)).toEqual({ text: 'The server did not accept that.' });
  }
});

test('a match may be asked for again when too much was sent, or the database is away, and not for other reasons', () => {
  const errors = ['too-many', 'unavailable', 'storage', 'damaged', 'match-not-found'];
  expect(errors.filter((error) => isPassing({ error }))).toEqual(['too-many', 'unavailable']);
  expect(errors.filter((error) => isTooMany({ error }))).toEqual(['too-many']);
  for (const odd of [null, 'too-many', {}, undefined]) expect(isPassing(odd)).toBe(false);
});
