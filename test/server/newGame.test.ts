/* Lays a new game in a copy of the repository, and lets its types, its tests and its battery be checked there. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ID = 'hills-and-fords';
const COPIED = ['games', 'lobby', 'scripts', 'test', 'web'].concat([
  'server.ts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'biome.json',
  '.gitignore',
  'LICENSE',
]);

const folder = mkdtempSync(join(tmpdir(), 'rubicon-new-game-'));

beforeAll(() => {
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of Node in the copy, and returns how it ended and what it said. */
function run(program: string, ...args: string[]): { status: number | null; said: string } {
  const { CI: _ci, ...environment } = process.env;
  const asked = [join('node_modules', program), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, asked, {
    cwd: folder,
    env: { ...environment, NODE_ENV: 'test', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

/** Returns the files of the copy that are not as they are here: those that are new, and those that have changed. */
function changes(): { added: string[]; changed: string[] } {
  const files = COPIED.flatMap((name) => filesIn(join(folder, name))).map((file) => relative(folder, file));
  const here = new Set(COPIED.flatMap(filesIn));
  return {
    added: files.filter((file) => !here.has(file)),
    changed: files.filter(
      (file) => here.has(file) && !readFileSync(file).equals(readFileSync(join(folder, file))),
    ),
  };
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const tsx = (...args: string[]) => run('tsx/dist/cli.mjs', ...args);

test('what is no id of a new game is refused, and changes nothing', () => {
  for (const args of [[], ['Hills'], ['alesia'], ['hills', 'fords']]) {
    const { status, said } = tsx('scripts/newGame.ts', ...args);
    expect(status).toBe(1);
    expect(said).toMatch(/^[^\n]{10,}\n$/);
  }
  expect(changes()).toEqual({ added: [], changed: [] });
});

test('a new game is its three folders and its lines in the list of games', () => {
  const { status, said } = tsx('scripts/newGame.ts', ID);
  expect(said).toContain(`games/${ID}/index.ts\n`);
  expect(status).toBe(0);
  const { added, changed } = changes();
  expect(changed).toEqual(['games/index.ts']);
  expect(added.length).toBeGreaterThan(20);
  const outside = added.filter((file) => !/^(games|test|web\/boards)\/hills-and-fords\//.test(file));
  expect(outside).toEqual([]);
});

test('its types and its form are right', () => {
  expect(run('typescript/bin/tsc', '--noEmit')).toEqual({ status: 0, said: '' });
  const { status, said } = run('@biomejs/biome/bin/biome', 'check', 'games', 'web/boards', `test/${ID}`);
  expect(said).toContain('No fixes applied');
  expect(status).toBe(0);
});

test('it passes its tests and its battery, and what is tested of all games', () => {
  const ofAll = ['batteries', 'architecture', 'web/games', 'web/size', 'web/styles'];
  const files = [`test/${ID}`, ...ofAll.map((name) => `test/${name}.test.ts`)];
  for (const asked of [files, ['test/golden.test.ts', '-t', ID]]) {
    const { status, said } = run('vitest/vitest.mjs', 'run', '--maxWorkers=1', ...asked);
    expect(said).toMatch(/Tests {2}.*\d+ passed/);
    expect(status, said).toBe(0);
  }
  const golden = readdirSync(join(folder, 'test', ID, 'golden')).sort();
  expect(golden).toEqual(['1.txt', '2.txt', 'shape-1.txt']);
});

test('its rules are all mapped to tests', () => {
  const { status, said } = tsx('test/tools/rules.ts');
  const reports = said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  expect(reports.find(({ game }) => game === ID)).toMatchObject({ missing: [], noEffect: [] });
  expect(status).toBe(0);
});

test('a bot plays it against another', () => {
  const { status, said } = tsx('test/tools/duel.ts', ID, 'normal', 'random', '--games', '2', '--ms', '20');
  expect(said).toContain(`"game":"${ID}"`);
  expect(status).toBe(0);
});

test('the package has entries for it', () => {
  expect(tsx('scripts/package.ts')).toEqual({ status: 0, said: '' });
  const asked = `console.log(require('rubicon-games/${ID}').game.name, require('rubicon-games/${ID}/rules').rules.length)`;
  const { stdout } = spawnSync(process.execPath, ['-e', asked], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toBe(`${ID} 11\n`);
});

test('the page is built with its board', () => {
  const { status, said } = tsx('web/build.ts');
  expect(said).toMatch(/hills-and-fords [\d.]+ of [\d.]+ kB/);
  expect(status).toBe(0);
});
