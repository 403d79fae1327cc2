/* The form of records: what is read, and what is refused. */
import { describe, expect, test } from 'vitest';
import { parseRecord } from '../../games/record/record';
import { subject as quarters } from '../kit/quarters/subject';
import { recordedAtRandom } from './recorded';

test('a record tells which game was played, by whom and when', () => {
  const { record } = quarters.with(recordedAtRandom);
  expect(record).toMatchObject({
    game: 'quarters',
    edition: 'first',
    stateVersion: 1,
    options: { west: 'nobody' },
    seats: [
      { name: 'Player 0', sides: ['north'] },
      { name: 'Player 1', bot: 'easy', sides: ['east'] },
      { name: 'Player 2', sides: ['south'] },
      { name: 'Player 3', sides: ['west'] },
    ],
    begun: '2026-03-15T12:00:00.000Z',
    ended: '2026-03-15T15:30:00.000Z',
  });
});

describe('what is no record', () => {
  const { json } = quarters.with(recordedAtRandom);
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(json), ...change });
  const { moves, dice, result, seats } = JSON.parse(json);
  const [move] = moves;

  test.each([
    ['is no JSON', '{', 'it is no JSON'],
    ['is nothing', 'null', 'Invalid type: Expected Object but received null'],
    ['has another format', changed({ format: 'a poem' }), 'format: '],
    ['has something besides', changed({ colour: 'red' }), 'colour: '],
    ['has a list for an argument', changed({ moves: [[...move, []]] }), `moves.0.${move.length}: `],
    [
      'has arguments nested deep',
      json.replace('"moves":[[', `"moves":[[${'['.repeat(50_000)}${']'.repeat(50_000)},`),
      'moves.0.0: ',
    ],
    ['has a move without a name', changed({ moves: [['0']] }), 'moves.0.1: '],
    [
      'has a great many arguments',
      changed({ moves: [[...move.slice(0, 2), ...Array(11).fill(1)]] }),
      'moves.0: has too many arguments',
    ],
    ['has a great many moves', changed({ moves: Array(100_001).fill(move) }), 'moves: '],
    ['has a great many seats', changed({ seats: Array(101).fill(seats[0]) }), 'seats: '],
    ['has no seat', changed({ seats: [] }), 'seats: '],
    ['has a key that is none', changed({ dice: { ...dice, key: 'ff' } }), 'dice.key: is no key'],
    ['has drawn less than nothing', changed({ dice: { ...dice, drawn: -1 } }), 'dice.drawn: '],
    ['began at no time', changed({ begun: 'once' }), 'begun: '],
    ['ended without a reason', changed({ result: { ...result, reason: undefined } }), 'result.reason: '],
  ])('%s', (_name, text, why) => {
    expect(() => parseRecord(text)).toThrow(`This is no record of a match: ${why}`);
  });

  test.each([
    [1, 'The server on which the match was played gives it out anew'],
    [4, 'A newer release of this program can read it'],
  ])('a record of version %i is refused in words', (version, advice) => {
    expect(() => parseRecord(changed({ version }))).toThrow(
      `This is a record of version ${version}, and only those of versions 2 to 3 can be read here. ${advice}`,
    );
  });

  test('what is no record is refused in a few words, however long it is', () => {
    const long = 'x'.repeat(100_000);
    for (const text of [JSON.stringify(long), JSON.stringify({ format: long }), changed({ [long]: 1 })])
      expect(messageOf(() => parseRecord(text)).length).toBeLessThan(300);
  });
});

function messageOf(action: () => void): string {
  try {
    action();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}
