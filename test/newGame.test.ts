/* What `npm run new-game` lays. test/server/newGame.test.ts lays it in a copy of the repository and runs its tests there. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, layGame, listWith, problemWith } from '../scripts/layGame';

const list = readFileSync('games/index.ts', 'utf8');

test.each([
  ['', 'is no id of a game'],
  ['Three-Hills', 'is no id of a game'],
  ['three_hills', 'is no id of a game'],
  ['three--hills', 'is no id of a game'],
  ['3-hills', 'is no id of a game'],
  ['../hills', 'is no id of a game'],
  ['new', 'the word means something else'],
  ['kit', 'the word means something else'],
  ['alesia', 'there is a folder games/alesia already'],
  ['tools', 'there is a folder test/tools already'],
  ['quarters', 'there is a folder test/kit/quarters already'],
  ['rulebook', 'games/index.ts calls something else rulebook'],
  ['secret', 'scripts/skeleton/game/state.ts calls something else Secret'],
  ['games', 'games/index.ts calls something else games'],
  ['any-game', 'games/index.ts calls something else AnyGame'],
])('no game can be called %j, and nothing is laid', (id, why) => {
  expect(problemWith(id)).toContain(why);
  const folders = ['games', 'web/boards', 'test'].map((folder) => existsSync(`${folder}/${id}`));
  expect(() => layGame(id)).toThrow(why);
  expect(['games', 'web/boards', 'test'].map((folder) => existsSync(`${folder}/${id}`))).toEqual(folders);
  expect(readFileSync('games/index.ts', 'utf8')).toBe(list);
});

describe.each(['three-hills', 'war', 'siege-of-x-2'])('%s', (id) => {
  const files = filesOf(id);
  const paths = Object.keys(files);

  test('is laid in three folders, each of its id', () => {
    expect(problemWith(id)).toBeNull();
    const folders = new Set(paths.map((path) => path.slice(0, path.indexOf(id) + id.length)));
    expect([...folders].sort()).toEqual([`games/${id}`, `test/${id}`, `web/boards/${id}`]);
  });

  test('imports what there is', () => {
    const missing = paths.flatMap((path) =>
      [...files[path].matchAll(/(?:from |import\()'(\.[^']*)'/g)]
        .map(([, way]) => join(dirname(path), way))
        .filter((to) => {
          const ends = ['', '.ts', '.tsx', '/index.ts'].map((end) => to + end);
          return !ends.some((end) => end in files || (/\.\w+$/.test(end) && existsSync(end)));
        })
        .map((to) => `${path} imports ${to}`),
    );
    expect(missing).toEqual([]);
  });

  test('goes by its own name', () => {
    const others = Object.values(files).filter((text) =>
      /[Tt]hree-?Hills|three-hills|Three Hills/.test(text),
    );
    expect(others.length > 0).toBe(id === 'three-hills');
  });
});

test('a value and a word for the game are made from its id', () => {
  const { 'games/siege-of-x-2/index.ts': text } = filesOf('siege-of-x-2');
  expect(text).toContain("id: 'siege-of-x-2',");
  expect(text).toContain("title: 'Siege Of X 2',");
  expect(text).toContain('export const SiegeOfX2 = createGame(rulebook);');
});

test('the game comes last in the list', () => {
  const longer = listWith(list, 'three-hills');
  expect(longer).toContain("import { ThreeHills, rulebook as threeHills } from './three-hills';\n");
  expect(longer).toMatch(/\nexport const games: AnyGame\[\] = \[[^\]]*, ThreeHills\];\n/);
  expect(longer).toMatch(/,\n'three-hills': threeHills,\n\};\n$/);
  expect(listWith(list, 'war')).toMatch(/,\nwar,\n\};\n$/);
});

test('a list of another form is not changed', () => {
  expect(() => listWith('export const games = [];', 'war')).toThrow('has no place like');
});
