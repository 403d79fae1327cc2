/* `npm run rules` holds RULES.md against a game: what it takes for agreement. */
import { describe, expect, test } from 'vitest';
import { sectionsIn } from './tools/numbers';
import { type Mapped, type Report, reportOf } from './tools/rulesMap';

const BOOK = ['1.0', '1.1', '2.0', '2.1', '2.11', '2.12', '2.2', '2.2.1', '2.2.2', '2.2.10', '3.0'];

describe('what a file bears', () => {
  test.each<[what: string, code: string, sections: string[]]>([
    [
      'what a comment names',
      '/* March (2.12). */\n/** (3.0) */\n// 1.1: so',
      ['1.0', '1.1', '2.0', '2.1', '2.12', '3.0'],
    ],
    [
      'what a string names',
      `const rule = '2.2.2'; say(\`2.11\`, "1.1");`,
      ['1.0', '1.1', '2.0', '2.1', '2.11', '2.2', '2.2.2'],
    ],
    ['no number in code', 'const xy = [2.1, 3.0];', []],
    ['no part of a number', `'12.1' + '2.111' + '2.2.11' + 'x2.2.1.5' + '3.0.1'`, []],
    ['a number at the end of a sentence', '/* See 1.1. */', ['1.0', '1.1']],
    ['what is within a range', '/* 2.11 to 2.2.1 */', ['2.0', '2.1', '2.11', '2.12', '2.2', '2.2.1']],
    ['no range that begins outside the book', '/* 9.1 to 3.0 */', ['3.0']],
    ['a section by its part', `'2.2.10'`, ['2.0', '2.2', '2.2.10']],
    ['no part by its section', `'2.2'`, ['2.0', '2.2']],
  ])('%s', (_what, code, sections) => {
    expect([...sectionsIn(code, BOOK)]).toEqual(sections);
  });
});

describe('RULES.md', () => {
  /** Reports on a game of two sections that is sound but for what is changed. */
  function reportWith(change: Partial<Mapped>, files: Record<string, string> = {}): Report {
    const all: Record<string, string | undefined> = {
      'march.ts': '/* (1.1) */',
      'war.ts': `'1.2'`,
      ...files,
    };
    return reportOf({
      map: '| 1.1 | March | `march.ts` | `march.test.ts` |\n| 1.2 | War | `war.ts` | `war.test.ts` |',
      book: ['1.1', '1.2'],
      tests: [
        { file: 'march.test.ts', title: '1.1 it goes on', isRun: true, asserts: true },
        { file: 'war.test.ts', title: '1.1, 1.2 it comes to blows', isRun: true, asserts: true },
      ],
      read: (file) => all[file] ?? null,
      ...change,
    });
  }

  const mapOf = (row: string) => ({ map: `| 1.1 | March | \`march.ts\` | \`march.test.ts\` |\n${row}` });
  const testsOf = (title: string, isRun: boolean, asserts: boolean) => ({
    tests: [
      { file: 'march.test.ts', title: '1.1 it goes on', isRun: true, asserts: true },
      { file: 'war.test.ts', title, isRun, asserts },
    ],
  });

  test('agrees with a game whose files and tests bear the numbers', () => {
    expect(reportWith({})).toEqual({ faults: [], missing: [], tested: ['1.1', '1.2'], noEffect: [] });
  });

  test.each<[what: string, faults: string[], change: Partial<Mapped>, files?: Record<string, string>]>([
    ['a section that is not listed', ['1.2: RULES.md does not list it'], mapOf('')],
    ['a section that no file plays', ['1.2: no file plays it'], mapOf('| 1.2 | War | | `war.test.ts` |')],
    ['a section that no file tests', ['1.2: no file tests it'], mapOf('| 1.2 | War | `war.ts` | |')],
    [
      'a file that is not there',
      ['1.2: there is no peace.ts'],
      mapOf('| 1.2 | War | `war.ts`, `peace.ts` | `war.test.ts` |'),
    ],
    [
      'a file that does not bear the number',
      ['1.2: war.ts does not bear its number'],
      {},
      { 'war.ts': `'1.23'` },
    ],
    [
      'one of two files that does not bear the number',
      ['1.2: march.ts does not bear its number'],
      mapOf('| 1.2 | War | `war.ts`, `march.ts` | `war.test.ts` |'),
    ],
    [
      'a test file without a test of it',
      ['1.2: war.test.ts has no test named for it'],
      testsOf('1.1 war', true, true),
    ],
    [
      'a test that does not run',
      ['1.2: no test of it in war.test.ts proves anything', "war.test.ts: '1.2 war' is not run"],
      testsOf('1.2 war', false, true),
    ],
    [
      'a test that asserts nothing',
      ['1.2: no test of it in war.test.ts proves anything', "war.test.ts: '1.2 war' asserts nothing"],
      testsOf('1.2 war', true, false),
    ],
    [
      'a section that the book does not have',
      ['1.3: the book has no such section'],
      mapOf('| 1.2 | War | `war.ts` | `war.test.ts` |\n| 1.3 | Peace | `war.ts` | `war.test.ts` |'),
    ],
  ])('does not agree: %s', (_what, faults, change, files) => {
    const report = reportWith(change, files);
    expect(report.faults).toEqual(faults);
    expect(report.missing).toEqual([faults[0].slice(0, 3)]);
  });

  test('asks for nothing of a section without effect on play', () => {
    const report = reportWith(mapOf('| 1.2 | War | no effect on play: a heading | |'));
    expect(report).toMatchObject({ faults: [], missing: [], noEffect: ['1.2'] });
  });
});
