/* What the site of the pages shows, and from what it is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../games';
import { entryFiles } from '../scripts/docs/entryFiles';
import { chapters, pages, repository, rulesPages, textInSite } from '../scripts/docs/pages';

const all = pages();
const textOf = (source: string) => {
  const page = all.find((each) => each.source === source);
  return page === undefined ? '' : textInSite(page, all);
};

test('the site shows every page of docs, in the chapter of those whom README names as its readers', () => {
  const shown = chapters().flatMap((chapter) => chapter.pages.map(({ source }) => source));
  const written = readdirSync('docs').filter((file) => file.endsWith('.md'));
  expect(shown).toEqual(expect.arrayContaining(written.map((file) => `docs/${file}`)));
  expect(chapters().map(({ readers }) => readers)).toEqual([
    'players',
    'hosts',
    'developers',
    'contributors',
  ]);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

test('the site shows where each section of each rulebook is played', () => {
  expect(
    rulesPages()
      .map(({ title }) => title)
      .sort(),
  ).toEqual(games.map(({ rulebook }) => rulebook.title).sort());
});

test('a link to another page leads to it within the site, whatever its folder', () => {
  expect(textOf('docs/architecture.md')).toContain('](./write-a-game.md)');
  expect(textOf('docs/rulings.md')).toContain('](./rules/alesia.md#');
  expect(textOf('docs/host.md')).toContain('](./examples/deploy/index.md)');
  expect(textOf('examples/deploy/README.md')).toContain('](../../host.md#postgresql-and-several-processes)');
});

test('a link to a file that the site does not show leads to the repository', () => {
  expect(textOf('docs/secrets-and-dice.md')).toContain(`](${repository}games/kit/dice/dice.ts)`);
  expect(textOf('examples/README.md')).toContain(`](${repository.replace('/blob/', '/tree/')}examples/node)`);
});

test('code and links to other places stay as they are', () => {
  const fenced = (text: string) => text.match(/^ *```.*?^ *```$/gms);
  for (const page of all)
    expect(fenced(textInSite(page, all))).toEqual(fenced(readFileSync(page.source, 'utf8')));
  expect(textOf('docs/host.md')).toContain('](https://nodejs.org)');
  expect(textOf('docs/host.md')).toContain('](#behind-a-reverse-proxy)');
});

test('the reference has a module for every entry that package.json exports', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const modules = Object.keys(entryFiles('dist/docs/entries')).map((file) => file.replace(/\.ts$/, ''));
  const named = Object.keys(exports).filter((path) => !path.includes('*') && path !== './package.json');
  expect(modules).toEqual(expect.arrayContaining(named.map((path) => path.replace('.', 'rubicon-games'))));
  const ofGames = games.flatMap(({ name }) =>
    ['', '/board', '/components', '/rules'].map((part) => `rubicon-games/${name}${part}`),
  );
  expect(modules).toEqual(expect.arrayContaining([...ofGames, 'rubicon-games/kit', 'rubicon-games/server']));
});

test('what builds the site is of exact versions, and from no place but the registry of npm', () => {
  const { devDependencies } = JSON.parse(readFileSync('docs/site/package.json', 'utf8'));
  for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const { packages } = JSON.parse(readFileSync('docs/site/package-lock.json', 'utf8'));
  const places = Object.values<{ resolved?: string }>(packages).map(({ resolved }) => resolved);
  expect(places.filter((place) => place?.startsWith('https://registry.npmjs.org/') === false)).toEqual([]);
});
