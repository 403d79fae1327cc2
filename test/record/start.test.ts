/* Records that begin at a position of another match. */
import { describe, expect, test } from 'vitest';
import { imaginedBy } from '../../games/ai/imagining';
import { type Position, Simulator } from '../../games/ai/simulator';
import { Dice } from '../../games/kit/dice/dice';
import { keyOfSeed } from '../../games/kit/dice/key';
import type { Stacked } from '../../games/kit/frame';
import type { AnyGame } from '../../games/kit/game';
import { clone } from '../../games/kit/json';
import { hasBots } from '../../games/kit/rulebook';
import { sidesAt } from '../../games/kit/seats';
import { movesToTakeBack } from '../../games/kit/undo';
import { checksumOf } from '../../games/record/checksum';
import { positionAfter } from '../../games/record/position';
import { type MatchRecord, parseRecord } from '../../games/record/record';
import { linesOf, replay } from '../../games/record/replay';
import { verifying } from '../../games/record/verify';
import { pickFrom, seeded } from '../../games/testing/chance';
import { type Match, playRandomly } from '../../games/testing/match';
import { randomMove } from '../../games/testing/moves';
import { allSubjects, subjects } from '../games';
import { subject as quarters } from '../kit/quarters/subject';
import { branched, branchPoint } from './branched';
import { recorded, recordedAtRandom } from './recorded';

/** How many positions of a game are played on from; fewer of a game with a great many moves. */
const POSITIONS = 20;
const FEW = 8;
/** From one in so many of them play goes on with all as it was, too. */
const AS_IT_WAS = 10;
/** So many decisions are played on in a game with a great many moves, but for each tenth position, from which it is played to its end. */
const A_WHILE = 200;
/** More decisions than any game takes. */
const ENDLESS = 20_000;

/** Returns positions of a match, from the first to the one before the last, with how many moves lead to each. */
function positionsOf(game: AnyGame, record: MatchRecord, count: number): [number, Position<Stacked>][] {
  const last = record.moves.length - 1;
  const wanted = new Set(
    Array.from({ length: count }, (_, index) => Math.round((index * last) / (count - 1))),
  );
  return [...replay(game, record)].flatMap(({ G, ctx }, moves): [number, Position<Stacked>][] =>
    wanted.has(moves) ? [[moves, { G, ctx }]] : [],
  );
}

/** Plays at random to the end, or for so many decisions, and returns how many that takes. */
function playOn(
  { rulebook }: AnyGame,
  position: Position<Stacked>,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): number {
  const simulator = new Simulator(rulebook, position, new Dice({ key: keyOfSeed(seed), drawn: 0 }));
  const next = seeded(seed);
  let decisions = 0;
  while (simulator.result === null && decisions < most) {
    const side = pickFrom(simulator.sides, next);
    simulator.make(side, randomMove(rulebook, simulator.G, side, next));
    if (++decisions > ENDLESS) throw new Error('no end');
  }
  return decisions;
}

/** Plays at random to the end, and returns the record. */
const recordedFrom = (match: Match<Stacked>, record: MatchRecord, moves: number, seen?: string) =>
  recorded(
    match,
    record.options,
    (moved) => playRandomly(match, 3, (_match, made) => made && moved()),
    branchPoint(record, moves, seen),
  );

describe.each(allSubjects)('from positions of a match of $id', ({ with: use }) => {
  test('the game goes on, with all as it was and with what a seat did not know imagined', () =>
    use((parts) => {
      const game: AnyGame = parts.game;
      const { record } = recordedAtRandom(parts);
      const { rulebook } = game;
      if (!hasBots(rulebook)) throw new Error('nothing can be imagined');
      const dice = new Dice({ key: keyOfSeed('imagined'), drawn: 0 });
      const isVast = rulebook.bots.suggest !== undefined;
      const positions = positionsOf(game, record, isVast ? FEW : POSITIONS);
      for (const [index, [moves, position]] of positions.entries()) {
        if (index % AS_IT_WAS === 0) expect(playOn(game, position, moves)).toBeGreaterThan(0);
        const seat = String(moves % record.seats.length);
        const G = imaginedBy(rulebook, position.G, seat, dice);
        const sides = sidesAt(G, seat);
        expect(rulebook.view(G, sides)).toEqual(rulebook.view(position.G, sides));
        const begun = branched(game, record, { G, ctx: position.ctx }).state;
        const isWhole = !isVast || index % AS_IT_WAS === 0;
        expect(playOn(game, begun, moves, isWhole ? undefined : A_WHILE)).toBeGreaterThan(0);
      }
    }));

  test('the variation has a record that is checked, jumped in, and branched off again', () =>
    use((parts) => {
      const game: AnyGame = parts.game;
      const { record } = recordedAtRandom(parts);
      const half = Math.floor(record.moves.length / 2);
      const position = positionAfter(game, record, half);
      const match = branched(game, record, position);
      for (const seat of match.allSeats) expect(movesToTakeBack(match.state.plugins, seat)).toBe(0);
      const variation = recordedFrom(match, record, half, '0');
      expect(variation.record.start?.of).toEqual({ checksum: record.checksum, moves: half, seen: '0' });
      expect(variation.record.start?.G).toEqual(position.G);
      const states = [...verifying(game, variation.record)];
      expect(states[0].G).toEqual(position.G);
      expect(states.at(-1)?.G).toEqual(variation.G);
      const some = Math.floor(variation.record.moves.length / 3);
      const jumped = positionAfter(game, variation.record, some);
      expect(jumped.G).toEqual(states[some].G);
      expect(jumped.ctx).toEqual(states[some].ctx);
      const again = recordedFrom(branched(game, variation.record, jumped), variation.record, some);
      expect([...verifying(game, again.record)].at(-1)?.G).toEqual(again.G);
      expect(again.record.start?.of.checksum).toBe(variation.record.checksum);
    }));
});

describe.each(subjects)('what is no position of $id', ({ with: use }) => {
  const game = use((parts): AnyGame => parts.game);
  const { record: whole } = use(recordedAtRandom);
  const half = Math.floor(whole.moves.length / 2);
  const position = positionAfter(game, whole, half);
  /** Begins with what a change has made of the position. */
  const begun = (change: (position: { G: Stacked; ctx: Position<Stacked>['ctx'] }) => void) => {
    const { G, ctx } = clone(position);
    const changed = { G: { ...G }, ctx };
    change(changed);
    const start = { ...changed, of: branchPoint(whole, half) };
    return () => replay(game, { ...whole, start }).next();
  };
  const NO = 'The match cannot begin at the position: ';

  test('is refused in words: parts are missing, nobody decides, or it is of another game', () => {
    expect(begun(() => {})).not.toThrow();
    for (const part of Object.keys(position.G)) {
      expect(
        begun(({ G }) => void Reflect.deleteProperty(G, part)),
        part,
      ).toThrow();
      if (Array.isArray(Reflect.get(position.G, part)))
        expect(
          begun(({ G }) => void Reflect.set(G, part, {})),
          part,
        ).toThrow();
    }
    expect(begun(({ G }) => Object.assign(G, { stack: [] }))).toThrow(`${NO}the game is over there`);
    const top = position.G.stack[position.G.stack.length - 1];
    const withTop = (frame: object) =>
      begun(({ G }) => Object.assign(G, { stack: [...G.stack.slice(0, -1), { ...top, ...frame }] }));
    expect(withTop({ sides: [] })).toThrow(`${NO}nobody has to decide there`);
    expect(withTop({ step: 'fly' })).toThrow(`${NO}it is none of `);
    expect(begun(({ G }) => Object.assign(G, { seats: { white: '0' } }))).toThrow(NO);
    const [side] = Object.keys(position.G.seats);
    expect(begun(({ G }) => Object.assign(G, { seats: { ...G.seats, [side]: '99' } }))).toThrow(
      `${NO}a side is held by a seat that the match does not have`,
    );
    for (const changed of [{ phase: 'none' }, { activePlayers: {} }, { playOrder: ['1', '0'] }])
      expect(begun(({ ctx }) => Object.assign(ctx, changed))).toThrow(
        `${NO}it says of the turn something else than its pieces do`,
      );
    expect(begun(({ ctx }) => Object.assign(ctx, { gameover: {} }))).toThrow(`${NO}the game is over there`);
  });
});

describe('a record that begins at a position', () => {
  const { game, whole, variation } = quarters.with((parts) => {
    const { record } = recordedAtRandom(parts);
    const half = Math.floor(record.moves.length / 2);
    const match = branched(parts.game, record, positionAfter(parts.game, record, half));
    const made = recorded(
      match,
      {},
      (moved) => {
        match.make({ seat: match.seats[0], move: 'resign', args: [] });
        moved();
      },
      branchPoint(record, half),
    );
    const game: AnyGame = parts.game;
    return { game, whole: record, variation: made };
  });
  const changed = (start: object) =>
    JSON.stringify({ ...variation.record, start: { ...variation.record.start, ...start } });
  const start = variation.record.start ?? expect.fail('it has no start');

  test('tells before its first move what was told when its match was set up', () => {
    const [before] = [...replay(game, variation.record)];
    const [setUp] = [...replay(game, whole)];
    expect(linesOf(before)).toEqual(linesOf(setUp));
  });

  test.each([
    ['no state', { G: {} }, 'start.G: is no state of a game'],
    ['a state without seats', { G: { ...start.G, seats: [] } }, 'start.G: is no state of a game'],
    [
      'a state nested deep',
      { G: { ...start.G, deep: JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) } },
      'start.G: is no state of a game',
    ],
    [
      'a state of a great many parts',
      { G: { ...start.G, many: Array(200_001).fill(0) } },
      'start.G: is no state of a game',
    ],
    ['a ctx of a game that is over', { ctx: { ...start.ctx, gameover: {} } }, 'start.ctx: is no ctx'],
    ['a ctx without a phase', { ctx: { ...start.ctx, phase: null } }, 'start.ctx: is no ctx'],
    ['no checksum', { of: { ...start.of, checksum: '' } }, 'start.of.checksum: is no SHA-256'],
    ['moves without number', { of: { ...start.of, moves: -1 } }, 'start.of.moves: '],
    ['nobody who has seen it', { of: { ...start.of, seen: null } }, 'start.of.seen: '],
  ])('is refused in words with %s', (_name, change, why) => {
    expect(() => parseRecord(changed(change))).toThrow(`This is no record of a match: ${why}`);
  });

  test('is found out when a byte of the position was changed', () => {
    const bytes = Buffer.from(JSON.stringify({ start: variation.record.start }));
    let tried = 0;
    for (const [at, byte] of bytes.entries()) {
      const text = Buffer.from(bytes);
      text[at] = byte ^ 1;
      const read = recordWith(text.toString());
      if (read === null || JSON.stringify(read.start) === JSON.stringify(variation.record.start)) continue;
      tried += 1;
      expect(() => [...verifying(game, read)], text.toString()).toThrow();
    }
    expect(tried).toBeGreaterThan(50);
  });

  test('is found out when it is said to be of another position, or seen by another', () => {
    for (const of of [{ moves: start.of.moves + 1 }, { seen: '1' }, { checksum: '0'.repeat(64) }]) {
      const read = parseRecord(changed({ of: { ...start.of, ...of } }));
      expect(() => [...verifying(game, read)]).toThrow('The record was changed after it had been written');
    }
  });

  test('is of version 3; records of version 2, which have no start, are still read', () => {
    expect(whole.version).toBe(3);
    const { checksum: _none, ...older } = { ...whole, version: 2 as const };
    const read = parseRecord(JSON.stringify({ ...older, checksum: checksumOf(older) }));
    expect(read.version).toBe(2);
    expect([...verifying(game, read)].length).toBe(whole.moves.length + 1);
  });

  function recordWith(json: string): MatchRecord | null {
    try {
      return parseRecord(JSON.stringify({ ...variation.record, ...JSON.parse(json) }));
    } catch {
      return null;
    }
  }
});
