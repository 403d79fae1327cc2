/* What the computer says of a match: chances, luck, and the turns that have lost most. */
import { describe, expect, test } from 'vitest';
import { analysisOf } from '../../games/analysis/analyse';
import { type Analysis, parseAnalysis } from '../../games/analysis/analysis';
import { JuliusCaesar } from '../../games/julius-caesar';
import type { Stacked } from '../../games/kit/frame';
import type { AnyGame, RubiconGame } from '../../games/kit/game';
import type { MatchRecord } from '../../games/record/record';
import { Match } from '../../games/testing/match';
import { GuessingGame } from '../kit/guessing';
import { Quarters, rulebook as quarters } from '../kit/quarters';
import { recorded, recordedAtRandom } from '../record/recorded';
import { CastingGame } from './casting';

/** Returns the record of a match of some moves, of the first seed of which the moves are told what is wanted. */
function recordOf<G extends Stacked>(
  game: RubiconGame<G>,
  moves: readonly (readonly [seat: string, move: string, ...args: string[]])[],
  isWanted: (match: Match<G>) => boolean = () => true,
): MatchRecord {
  for (let seed = 1; ; seed++) {
    const match = new Match(game, seed);
    const { record } = recorded(match, {}, (moved) => {
      for (const [seat, move, ...args] of moves) {
        if (!match.make({ seat, move, args })) throw new Error(`${move} was refused`);
        moved();
      }
    });
    if (isWanted(match)) return record;
  }
}

const wonBy = (side: string) => (match: { state: { ctx: { gameover?: { winners: readonly string[] } } } }) =>
  match.state.ctx.gameover?.winners[0] === side;
const sumOf = ({ dice, decisions }: Analysis['luck'][number]) => dice + decisions;

describe('luck', () => {
  test('is what the die brought where there was nothing to decide', async () => {
    const record = recordOf(
      CastingGame,
      [
        ['0', 'wait'],
        ['0', 'four'],
      ],
      wonBy('caster'),
    );
    const { points, chances, luck, turns, sides } = await analysisOf(CastingGame, record);
    expect(sides).toEqual(['caster', 'other']);
    expect(points).toEqual([0, 1, 2].filter((point) => points.includes(point)));
    expect(chances.at(-1)).toEqual([1_000, 0]);
    const [caster, other] = luck;
    expect(Math.abs(caster.dice - 0.5)).toBeLessThan(0.2);
    expect(Math.abs(caster.decisions)).toBeLessThan(0.2);
    expect(sumOf(caster)).toBeCloseTo(1 - chances[0][0] / 1_000, 2);
    expect(other.dice).toBeCloseTo(-caster.dice, 6);
    expect(caster.error).toBeGreaterThan(0);
    expect(turns).toEqual([]);
  });

  test('leaves to the decision what it was to cost before the die fell', async () => {
    const record = recordOf(CastingGame, [['0', 'six']], wonBy('caster'));
    const { luck, turns } = await analysisOf(CastingGame, record);
    expect(Math.abs(luck[0].dice - 5 / 6)).toBeLessThan(0.15);
    expect(Math.abs(luck[0].decisions + 1 / 3)).toBeLessThan(0.2);
    const [turn] = turns;
    expect(turn).toMatchObject({
      side: 'caster',
      seat: '0',
      from: 0,
      to: 1,
      played: ['Cast for 6'],
      more: 0,
    });
    expect(Math.abs(turn.before - 1 / 2)).toBeLessThan(0.2);
    expect(Math.abs(turn.after - 1 / 6)).toBeLessThan(0.2);
    expect(Math.abs(turn.instead.chance - 1 / 2)).toBeLessThan(0.2);
    expect(turn.instead.moves[0]).toMatch(/^(Cast for 4|Wait)$/);
    expect(turn.instead.lines[0].moves[0]).toBe(turn.instead.moves[0]);
    expect(turn.instead.lines[0].tries).toBeGreaterThan(0);
  });

  test('is none in a game without dice', async () => {
    const record = recordOf(GuessingGame, [
      ['1', 'hide', 'red'],
      ['0', 'guess', 'black'],
    ]);
    const { luck, chances } = await analysisOf(GuessingGame, record);
    for (const each of luck) expect([each.dice, each.error]).toEqual([0, 0]);
    expect(chances.at(-1)).toEqual([0, 1_000]);
    expect(luck[0].decisions).toBeCloseTo(-chances[0][0] / 1_000, 2);
  });

  test('of who gives up is none, and that turn is no mistake', async () => {
    const record = recordOf(CastingGame, [['0', 'resign']]);
    const { luck, turns, chances } = await analysisOf(CastingGame, record);
    expect(luck[0].dice).toBe(0);
    expect(chances.at(-1)).toEqual([0, 1_000]);
    expect(turns).toEqual([]);
  });
});

describe('an analysis', () => {
  const { record } = recordedAtRandom({ game: Quarters, rulebook: quarters });

  test('is the same from the same record and seed, small, and read back', async () => {
    const first = await analysisOf(Quarters, record);
    expect(await analysisOf(Quarters, record)).toEqual(first);
    expect((await analysisOf(Quarters, record, { seed: 'another' })).chances).not.toEqual(first.chances);
    const json = JSON.stringify(first);
    expect(json.length).toBeLessThan(40_000);
    expect(parseAnalysis(json, record.checksum)).toEqual(first);
    expect(first.points[0]).toBe(0);
    expect(first.points.at(-1)).toBe(record.moves.length);
    for (const chances of first.chances)
      expect(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1_000)).toBeLessThanOrEqual(2);
    for (const { before, after, instead } of first.turns) {
      expect(before).toBeGreaterThan(after);
      expect(instead.chance).toBeGreaterThan(after);
    }
  });

  test('of a match without a move tells the first position alone', async () => {
    const { points, turns } = await analysisOf(Quarters, { ...record, moves: [], told: [record.told[0]] });
    expect([points, turns]).toEqual([[0], []]);
  });

  test('tells how far it is, waits for who is told, and stops in the middle', async () => {
    const stops = new AbortController();
    const told: number[] = [];
    let isWaited = false;
    const tell = async (share: number) => {
      expect(isWaited).toBe(false);
      isWaited = true;
      await Promise.resolve();
      isWaited = false;
      told.push(share);
      if (share > 0.3) stops.abort(new Error('Nobody asks any more'));
    };
    await expect(analysisOf(Quarters, record, { signal: stops.signal, tell })).rejects.toThrow(
      'Nobody asks any more',
    );
    expect(told.at(-1)).toBeGreaterThan(0.3);
    expect(told.at(-1)).toBeLessThan(0.8);
    expect([...told].sort((a, b) => a - b)).toEqual(told);
    const all: number[] = [];
    await analysisOf(Quarters, record, { tell: (share) => void all.push(share) });
    expect([all[0], all.at(-1)]).toEqual([0, 1]);
  });

  test('is refused in words where there are no bots, of another game, and where a move is not legal', async () => {
    const { bots: _bots, ...withoutBots } = quarters;
    const botless: AnyGame = { ...Quarters, rulebook: withoutBots } as never;
    await expect(analysisOf(botless, record)).rejects.toThrow('There are no bots for quarters');
    await expect(analysisOf(JuliusCaesar, record)).rejects.toThrow(/^The match is one of quarters/);
    const [[seat]] = record.moves;
    await expect(analysisOf(Quarters, { ...record, moves: [[seat, 'fly']] })).rejects.toThrow(
      `Move 1, fly of seat ${seat}, is not legal`,
    );
  });
});

test.each<[what: string, change: (analysis: Analysis) => unknown, why: RegExp]>([
  ['no object', () => 7, /^This is no analysis: /],
  ['another version', (each) => ({ ...each, version: 2 }), /^This is no analysis: version: /],
  ['a field too many', (each) => ({ ...each, html: '<b>' }), /^This is no analysis: html: /],
  [
    'a chance of more than all',
    (each) => ({ ...each, chances: [[1_001, 0]] }),
    /^This is no analysis: chances/,
  ],
  ['fewer chances than positions', (each) => ({ ...each, chances: [] }), /a position has no chances/],
  ['fewer sides than chances', (each) => ({ ...each, sides: ['caster'] }), /a side has no chances/],
  [
    'of another match',
    (each) => ({ ...each, record: 'f'.repeat(64) }),
    /^This is the analysis of another match/,
  ],
])('what is no analysis is refused: %s', async (_what, change, why) => {
  const record = recordOf(CastingGame, [['0', 'four']]);
  const analysis = await analysisOf(CastingGame, record);
  expect(() => parseAnalysis(JSON.stringify(change(analysis)), record.checksum)).toThrow(why);
});

test('what is no JSON is no analysis', () => {
  expect(() => parseAnalysis('{', '')).toThrow('This is no analysis: it is no JSON');
});
