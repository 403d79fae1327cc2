import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../games';
import { allSubjects, ids, subjects } from './games';
import { testFolderOf } from './tools/folder';

/** The folders of games/ that belong to no game. */
const SHARED = ['ai', 'analysis', 'kit', 'record', 'testing'];

test('the list has each game once, under its id, and its tests are of the same game', () => {
  expect(games.map(({ name }) => name)).toEqual(ids);
  expect(games.map(({ rulebook }) => rulebook.id)).toEqual(ids);
  expect(subjects.map(({ id }) => id)).toEqual(ids);
});

test.each(['games', 'web/boards'])(
  'every folder of %s that belongs to a game belongs to one of the list',
  (folder) => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const ofGames = folders.map(({ name }) => name).filter((name) => !SHARED.includes(name));
    expect(ofGames.sort()).toEqual([...ids].sort());
  },
);

test.each(allSubjects.map(({ id }) => id))('%s is in the battery', (id) => {
  expect(readFileSync(`${testFolderOf(id)}/battery.test.ts`, 'utf8')).toContain('\nbattery(subject);\n');
});

test('whoever hosts a game that takes components of his own can name them', () => {
  const owners = readFileSync('games/owners.ts', 'utf8');
  const taking = ids.filter((id) => existsSync(`games/${id}/components/owners.ts`));
  expect(taking.length).toBeGreaterThan(0);
  for (const id of taking) expect(owners).toContain(`'./${id}/components/owners'`);
});
