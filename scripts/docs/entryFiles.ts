/* The entries of the package as TypeDoc is to read them: a module for each, named as it is imported, with what docs/package.md says of it. */
import { dirname, join, relative } from 'node:path';
import { rulebooks } from '../../games/index';
import { boardTypes } from '../boards';
import { entries } from '../entries';
import { pages, textInSite } from './pages';

const ROW = /^\| `(rubicon-games[^`]*)` +\| (.+?) *\|$/gm;
const SERVER = 'public/server';

/** Returns the text of a module for every entry of the package, by its path below `folder`. */
export function entryFiles(folder: string): Record<string, string> {
  const told = entryTexts();
  const modules = Object.entries({ ...entries, [SERVER]: 'lobby/index.ts' }).map(([published, source]) => {
    const file = `${importedAs(published)}.ts`;
    const way = relative(dirname(join(folder, file)), source.replace(/(?:\/index)?\.ts$/, ''));
    return [file, `export * from '${way}';\n`];
  });
  const boards = Object.keys(rulebooks).map((id) => [
    `${importedAs(`public/${id}/board`)}.ts`,
    boardTypes(id).replace(
      `'../${id}.js'`,
      `'${relative(join(folder, 'rubicon-games', id), `games/${id}`)}'`,
    ),
  ]);
  return Object.fromEntries(
    [...modules, ...boards].map(([file, text]) => [file, `${commentOf(file, told)}${text}`]),
  );
}

/** Returns what a user writes to import what is published under a path. */
function importedAs(published: string): string {
  return published === 'index' ? 'rubicon-games' : published.replace(/^public/, 'rubicon-games');
}

/** Returns what the page on the package says of each entry, by how it is imported, with `<game>` in place of a game. */
function entryTexts(): Map<string, string> {
  const all = pages();
  const page = all.find(({ source }) => source === 'docs/package.md');
  if (page === undefined) throw new Error('README does not lead to docs/package.md');
  const text = textInSite(page, all)
    .replaceAll(/\]\(#/g, '](/package#')
    .replaceAll('](./', '](/')
    .replaceAll('.md', '');
  return new Map([...text.matchAll(ROW)].map(([, entry, what]) => [entry, what]));
}

function commentOf(file: string, told: ReadonlyMap<string, string>): string {
  const entry = file.replace(/\.ts$/, '');
  const id = Object.keys(rulebooks).find((each) => entry.split('/')[1] === each);
  const text = told.get(id === undefined ? entry : entry.replace(id, '<game>'));
  if (text === undefined) throw new Error(`docs/package.md says nothing of the entry ${entry}`);
  return `/**\n * ${sentence(text)}\n *\n * @module ${entry}\n */\n`;
}

/** Returns the words of a cell of a table as a sentence. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
