/* `npm run rules` reads test files: what it takes for a test that proves something. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testsIn } from './tools/testFile';

const folder = mkdtempSync(join(tmpdir(), 'rubicon-tests-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;

/** Returns what is wrong with the tests of a file, by title. */
function read(code: string): Record<string, string> {
  const file = join(folder, `${count++}.test.ts`);
  writeFileSync(file, code);
  return Object.fromEntries(
    testsIn(file).map(({ title, isRun, asserts }) => [
      title,
      `${isRun ? 'runs' : 'idle'}, ${asserts ? 'asserts' : 'asserts nothing'}`,
    ]),
  );
}

test.each([
  [`test('1', () => { expect(1).toBe(1); });`, 'runs, asserts'],
  [`test('1', async () => { await expect(ask()).rejects.toThrow(); });`, 'runs, asserts'],
  [`test.each([[1, (2)], [3, ')']])('1', (a) => { expect(a).toBe(1); });`, 'runs, asserts'],
  [`test('1', () => { expect('it\\'s "so" // here').toMatch(/["')(]/); });`, 'runs, asserts'],
  [`test('1', () => { table().do('a', 'b'); });`, 'runs, asserts nothing'],
  [`test('1', () => { /* expect(1).toBe(1) */ });`, 'runs, asserts nothing'],
  [`test('1', () => { say('expect(1)', \`expect(\${2})\`); });`, 'runs, asserts nothing'],
  [`test('1', () => {}); test('2', () => { expect(2).toBe(2); });`, 'runs, asserts nothing'],
  [`test.skip('1', () => { expect(1).toBe(1); });`, 'idle, asserts'],
  [`test.todo('1');`, 'idle, asserts nothing'],
  [`test.skipIf(true)('1', () => { expect(1).toBe(1); });`, 'idle, asserts'],
  [`describe.skip('all', () => { test('1', () => { expect(1).toBe(1); }); });`, 'idle, asserts'],
  [`describe('all', () => { it('1', () => { expect(1).toBe(1); }); });`, 'runs, asserts'],
  [`function same(a) {\n  expect(a).toBe(1);\n}\ntest('1', () => same(1));`, 'runs, asserts'],
  [
    `const twice = (a) => {\n  same(a);\n};\nfunction same(a) {\n  expect(a);\n}\ntest('1', () => twice(1));`,
    'runs, asserts',
  ],
  [
    `function same(a) {\n  check(a);\n}\nexpect(1).toBe(1);\ntest('1', () => same(1));`,
    'runs, asserts nothing',
  ],
])('%s', (code, verdict) => {
  expect(read(code)['1']).toBe(verdict);
});

test('a function of another file may assert', () => {
  writeFileSync(
    join(folder, 'helper.ts'),
    'export function holds(a) {\n  expect(a).toBe(1);\n}\nexport const no = 1;\n',
  );
  const test = `test('1', () => { really(1); });`;
  expect(read(`import { holds as really, no } from './helper';\n${test}`)['1']).toBe('runs, asserts');
  expect(read(`import { holds, no as really } from './helper';\n${test}`)['1']).toBe('runs, asserts nothing');
});

test('a test that is commented out is none', () => {
  expect(read(`// test('1', () => {});\n/* test('2', () => {}); */\ntest('3', () => {});`)).toEqual({
    3: 'runs, asserts nothing',
  });
});
