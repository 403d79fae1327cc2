/* The examples that run in Node: a script, and a game of one's own. */
import { execFileSync } from 'node:child_process';
import { afterAll, expect, inject, test } from 'vitest';
import { packed } from '../tools/packed';

const install = packed(inject('tarball'));

afterAll(() => install.remove());

function start(example: string): string[] {
  const folder = install.installExample(example);
  return execFileSync('npm', ['start', '--silent'], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
}

test('two bots play a whole game, and its journal is told', () => {
  const lines = start('node');
  expect(lines.length).toBeGreaterThan(100);
  expect(lines[0]).toMatch(/card/);
  expect(lines.at(-1)).toMatch(/Victory Points|Rome|Barbarians/);
});

test('a game of 60 lines is played, with its questions, answers and secrets', () => {
  const lines = start('own-game');
  expect(lines.filter((line) => line.startsWith('Choose a sign.'))).toHaveLength(10);
  expect(lines.filter((line) => /^Caesar reads [1-5], Bibulus [1-5]/.test(line))).toHaveLength(5);
  expect(lines.at(-1)).toBe('The sky is silent.');
});
