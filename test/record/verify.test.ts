/* A match is played again from its record, and what is not as it was told is found out. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { commitmentTo, newKey } from '../../games/kit/dice/key';
import type { Stacked } from '../../games/kit/frame';
import type { AnyGame } from '../../games/kit/game';
import { checksumOf } from '../../games/record/checksum';
import { positionAfter } from '../../games/record/position';
import { type MatchRecord, parseRecord } from '../../games/record/record';
import { replay } from '../../games/record/replay';
import { verifying } from '../../games/record/verify';
import { Match } from '../../games/testing/match';
import { allSubjects } from '../games';
import { Quarters } from '../kit/quarters';
import { subject as quarters } from '../kit/quarters/subject';
import { type Recorded, recorded, recordedAtRandom, recordedWithChanges } from './recorded';

/** What a record of 500 moves may weigh, in bytes. */
const MOVES = 500;
const BYTES = 60_000;
const COMPRESSED = 15_000;

/** Plays a match again from its record, and returns what it comes to. */
function playedAgain(game: AnyGame, record: MatchRecord): Stacked {
  const last = [...verifying(game, record)].at(-1);
  if (last === undefined) throw new Error('nothing is played');
  return last.G;
}

describe.each(allSubjects)('a match of $id', ({ with: use }) => {
  let random: Recorded;
  beforeAll(() => {
    random = use(recordedAtRandom);
  });
  const game = use(({ game }): AnyGame => game);

  test('comes to the same again from its record', () => {
    const { record, G } = random;
    expect(playedAgain(game, record)).toEqual(G);
  });

  test('has positions that the simulator comes to', () => {
    for (const { record } of [random, use(recordedWithChanges)])
      for (const [made, { G, ctx }] of [...replay(game, record)].entries())
        if (made % Math.ceil(record.moves.length / 5) === 0 || made === record.moves.length) {
          const position = positionAfter(game, record, made);
          expect(position.G).toStrictEqual(G);
          expect(position.ctx).toEqual(ctx);
        }
  });

  test('has a small record', () => {
    const { record, json } = random;
    const share = Math.max(1, record.moves.length / MOVES);
    expect(Buffer.byteLength(json)).toBeLessThan(BYTES * share);
    expect(gzipSync(json).length).toBeLessThan(COMPRESSED * share);
  });

  test('comes to the same with options, without what was taken back, and with resignations', () => {
    const { record, G, made } = use(recordedWithChanges);
    const names = record.moves.map(([, name]) => name);
    expect(names).not.toContain('undo');
    expect(names.length).toBeLessThan(made);
    expect(playedAgain(game, record)).toEqual(G);
  });
});

test('a match that goes on has a record without an end, which comes to the same', () => {
  const match = new Match(Quarters, 6);
  const { record, G } = recorded(match, {}, (moved) => {
    for (let made = 0; made < 5; made++) {
      match.make(match.legal(match.seats[0])[0]);
      moved();
    }
  });
  expect(record.result).toBeUndefined();
  expect(playedAgain(Quarters, record)).toEqual(G);
});

describe('what is not as it was told', () => {
  const { record } = quarters.with(recordedAtRandom);
  const { dice, moves, told, seats, result } = record;
  const verified = (change: Partial<MatchRecord>) => () => playedAgain(Quarters, { ...record, ...change });

  test.each<[string, Partial<MatchRecord>, string]>([
    ['another key', { dice: { ...dice, key: newKey() } }, 'The key is not the one that was committed to'],
    ['more numbers drawn', { dice: { ...dice, drawn: dice.drawn + 1 } }, 'numbers, and'],
    ['what did not happen before the first move', { told: ['00000000', ...told.slice(1)] }, 'Set-up brings'],
    ['more told than moves', { told: [...told, ''] }, `There are ${moves.length} moves, and`],
    [
      'another number of players',
      { seats: Array(7).fill(seats[0]) },
      'The match cannot be set up: Quarters takes',
    ],
    ['other sides', { seats: [...seats].reverse() }, 'The seats hold other sides'],
    ['an unknown option', { options: { fog: 'thick' } }, 'The match cannot be set up: unknown option "fog"'],
    [
      'a seat that there is not',
      { moves: [['__proto__', ...moves[0].slice(1)] as never, ...moves.slice(1)] },
      'is not legal',
    ],
    [
      'another result',
      { result: { winners: [], margins: {}, reason: '' } },
      'The game ends otherwise than was told',
    ],
    ['no result', { result: undefined }, 'The game ends otherwise than was told'],
    ['moves left out', { moves: moves.slice(1), told: told.slice(1) }, 'than was told'],
    [
      'another version',
      { stateVersion: 99 },
      'The match was played with version 99 of quarters, and here is version 1',
    ],
    ['another edition', { edition: 'second' }, 'The match was played by second, and here is first'],
    [
      'other components',
      { components: 'mine' },
      'The match was played with the components mine, and here are those of the package',
    ],
    ['another game', { game: 'chess' }, 'The match is one of chess, and not of quarters'],
    [
      'another name',
      { seats: [{ ...seats[0], name: 'Nobody' }, ...seats.slice(1)] },
      'The record was changed',
    ],
    ['another time', { ended: undefined }, 'The record was changed'],
  ])('%s is found out', (_name, change, message) => {
    expect(verified({})).not.toThrow();
    expect(verified(change)).toThrow(message);
  });

  test('nothing is, where only the order of keys is another', () => {
    const turned = turn({ ...record, result: { ...result, margins: turn(result?.margins ?? {}) } });
    expect(() => playedAgain(Quarters, parseRecord(JSON.stringify(turned)))).not.toThrow();
  });

  test('a jump refuses a move that is not legal, and names it', () => {
    for (const move of [
      ['9', 'resign'],
      ['0', 'fly'],
      [moves[0][0], moves[0][1], 'nowhere'],
    ] as const) {
      const lied: MatchRecord = { ...record, moves: [moves[0], [...move]] };
      expect(() => positionAfter(Quarters, lied)).toThrow(
        `Move 2, ${move[1]} of seat ${move[0]}, is not legal`,
      );
      expect(() => positionAfter(Quarters, lied, 1)).not.toThrow();
    }
  });

  test('another key with its own commitment is found out by what it brings', () => {
    const key = newKey();
    expect(verified({ dice: { ...dice, key, commitment: commitmentTo(key) } })).toThrow(
      /^Move \d+, \w+ of seat \d,/,
    );
  });

  test('a move at which the rules fail is named', () => {
    const failing = {
      ...Quarters,
      playerSetup: undefined,
      phases: Object.fromEntries(
        Object.entries(Quarters.phases ?? {}).map(([name, phase]) => [
          name,
          { ...phase, turn: { ...phase.turn, onMove: () => expect.fail('broken') } },
        ]),
      ),
    };
    expect(() => playedAgain(failing, record)).toThrow(/^Move 1, \w+ of seat \d, fails: broken/);
  });

  test('a die told otherwise is found out, with its move', () => {
    const index = told.findLastIndex((each) => each !== '');
    const lied = told.map((each, at) => (at === index ? '01234567' : each));
    expect(verified({ told: lied })).toThrow(
      `Move ${index}, ${moves[index - 1][1]} of seat ${moves[index - 1][0]}, brings something else than was told`,
    );
  });
});

function turn(fields: object): object {
  return Object.fromEntries(Object.entries(fields).reverse());
}

test('a record in which one byte was changed is found out, or tells the same', () => {
  const match = new Match(Quarters, 6);
  const { record, json } = recorded(match, {}, (moved) => {
    match.make(match.legal(match.seats[0])[0]);
    moved();
    match.make({ seat: match.allSeats[0], move: 'resign', args: [] });
    moved();
  });
  const bytes = Buffer.from(JSON.stringify(JSON.parse(json), null, 1).replace('Player 0', 'Märta'));
  const whole = parseRecord(bytes.toString());
  whole.checksum = checksumOf(whole);
  const text = Buffer.from(bytes.toString().replace(record.checksum, whole.checksum));
  expect(() => playedAgain(Quarters, parseRecord(text.toString()))).not.toThrow();
  for (const [at, byte] of text.entries())
    for (const other of [byte ^ 1, byte ^ 32, 0x31]) {
      const changed = Buffer.from(text);
      changed[at] = other;
      if (other !== byte) expectFoundOut(changed.toString(), whole);
    }
});

function expectFoundOut(text: string, whole: MatchRecord): void {
  let read: MatchRecord;
  try {
    read = parseRecord(text);
    playedAgain(Quarters, read);
  } catch {
    return;
  }
  expect(read).toEqual(whole);
}
