/* docs/write-a-game.md writes the game that npm run new-game lays, and leaves out nothing that a game must have. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '../scripts/layGame';

const page = readFileSync('docs/write-a-game.md', 'utf8');
const laid = Object.values(filesOf('three-hills')).map(plain);

/** Returns a text with its white space made alike. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Returns what an interface or class of the kit has that matches a pattern, whose first group is the name. */
function namesIn(file: string, head: string, pattern: RegExp): string[] {
  const text = readFileSync(file, 'utf8');
  const body = text.slice(text.indexOf(head));
  const end = body.indexOf('\n}');
  return [...body.slice(0, end).matchAll(pattern)].map(([, name]) => name);
}

test('the code of the page is the code of the game', () => {
  const blocks = [...page.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code]) => code);
  expect(blocks.length).toBeGreaterThan(20);
  const strange = blocks.filter((code) => !laid.some((file) => file.includes(plain(code))));
  expect(strange).toEqual([]);
});

test('the page names every field that a rulebook must have', () => {
  const fields = namesIn('games/kit/rulebook.ts', 'export interface Rulebook<', /\n {2}(\w+)[:(]/g);
  expect(fields).toEqual(expect.arrayContaining(['id', 'phases', 'setup']));
  expect(fields.filter((field) => !page.includes(`| \`${field}\``))).toEqual([]);
});

test('the page names what bots must know of a game', () => {
  const fields = namesIn('games/kit/botKnowledge.ts', 'export interface BotKnowledge<', /\n {2}(\w+)\??\(/g);
  expect(fields).toEqual(expect.arrayContaining(['determinize', 'evaluate']));
  expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
});

test('the page names what a step may do with a play', () => {
  const methods = namesIn(
    'games/kit/play.ts',
    'export class Play<',
    /\n {2}(\w+)(?:<T>)?\([^)]*\): [\w[\]<>]+ \{/g,
  );
  const ofKit = ['begin', 'settle', 'checkStack'];
  expect(methods).toEqual(expect.arrayContaining(['call', 'roll', ...ofKit]));
  const ofSteps = methods.filter((method) => !ofKit.includes(method));
  expect(ofSteps.filter((method) => !page.includes(`| \`play.${method}(`))).toEqual([]);
});

test('files and folders that the page names are there', () => {
  const named = [...page.matchAll(/`((?:games|web|test|scripts)\/[\w./-]+)`/g)].map(([, path]) => path);
  const ofGame = Object.keys(filesOf('three-hills'));
  const isThere = (path: string) => existsSync(path) || ofGame.some((file) => file.startsWith(path));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !isThere(path) && !path.endsWith('/golden'))).toEqual([]);
});
