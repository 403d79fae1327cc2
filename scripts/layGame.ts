/* Lays the skeleton of a new game: the folders of `scripts/skeleton`, under the id of the game, and its lines in the list of games. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const SKELETON = 'scripts/skeleton';
const LIST = 'games/index.ts';

/** The id of the game that the skeleton is. */
const SKELETON_ID = 'three-hills';

/** What is no name of a variable, and what stands beside games in the folder of games or in the package. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof undefined var void while with yield ai bots index kit owners testing'
  ).split(' '),
);

/** How a game is called: in paths, as a value, as its `Game`, and in words. */
interface Names {
  id: string;
  value: string;
  game: string;
  title: string;
}

/** Returns the names of a game by its id: `three-hills`, `threeHills`, `ThreeHills`, `Three Hills`. */
function namesOf(id: string): Names {
  const words = id.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const game = words.join('');
  return { id, value: game[0].toLowerCase() + game.slice(1), game, title: words.join(' ') };
}

/** Returns the folder that a part of the skeleton is laid in. */
function folderFor(part: string, id: string): string {
  if (part === 'game') return `games/${id}`;
  return part === 'board' ? `web/boards/${id}` : `test/${id}`;
}

/** Returns why a game of that id cannot be laid, or null when it can. */
export function problemWith(id: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `${JSON.stringify(id)} is no id of a game: use small letters, figures and single hyphens, as in three-hills`;
  const { value, game } = namesOf(id);
  if (RESERVED.has(value)) return `${id} cannot be the id of a game: the word means something else`;
  const folders = ['game', 'board', 'test'].map((part) => folderFor(part, id)).concat(`test/kit/${id}`);
  const taken = folders.find((folder) => existsSync(folder));
  if (taken !== undefined) return `there is a folder ${taken} already`;
  const skeleton = id === SKELETON_ID ? [] : sources();
  const clash = [{ path: LIST, text: readFileSync(LIST, 'utf8') }, ...skeleton]
    .flatMap(({ path, text }) => [value, game].map((name) => ({ path, name, isUsed: speaksOf(text, name) })))
    .find(({ path, name, isUsed }) => isUsed && (name === game || path === LIST));
  return clash === undefined
    ? null
    : `${id} cannot be the id of a game: ${clash.path} calls something else ${clash.name}`;
}

/** Says whether code uses a name, other than in words and comments. */
function speaksOf(code: string, name: string): boolean {
  const names = code.replaceAll(/'[^'\n]*'|`[^`]*`|\/\*[\s\S]*?\*\//g, '');
  return new RegExp(`\\b${name}\\b`).test(names);
}

/** Returns the files of a new game, by their paths. */
export function filesOf(id: string): Record<string, string> {
  const [from, to] = [namesOf(SKELETON_ID), namesOf(id)];
  const files = sources().map(({ path, text }) => {
    const target = moved(path, id);
    const renamed = ['id', 'value', 'game', 'title'] as const;
    const imported = text.replaceAll(/(from |import\()'(\.[^']*)'/g, (_all, before: string, way: string) => {
      const found = relative(dirname(target), moved(normalize(join(dirname(path), way)), id));
      return `${before}'${found.startsWith('.') ? found : `./${found}`}'`;
    });
    return [target, renamed.reduce((all, name) => all.replaceAll(from[name], to[name]), imported)];
  });
  return Object.fromEntries(files);
}

/** Returns the list of games with one more. Throws where the list has another form. */
export function listWith(list: string, id: string): string {
  const { value, game } = namesOf(id);
  const additions: [RegExp, string][] = [
    [/(?=import type \{ AnyGame \})/, `import { ${game}, rulebook as ${value} } from './${id}';\n`],
    [/(?<=\nexport \{[^}]*?),?\s*(?=\};)/, `, ${game} `],
    [/(?<=\nexport const games: AnyGame\[\] = \[[^\]]*?),?\s*(?=\];)/, `, ${game}`],
    [
      /(?<=\nexport const rulebooks = \{[^}]*?),?\s*(?=\};)/,
      `,\n${value === id ? value : `'${id}': ${value}`},\n`,
    ],
  ];
  return additions.reduce((text, [place, addition]) => {
    if (!place.test(text)) throw new Error(`${LIST} has no place like ${place} for ${game}`);
    return text.replace(place, () => addition);
  }, list);
}

/** Lays a new game in the repository that is the working directory. Throws, and changes nothing, when it cannot be laid. */
export function layGame(id: string): string[] {
  const problem = problemWith(id);
  if (problem !== null) throw new Error(problem);
  const files = { ...filesOf(id), [LIST]: listWith(readFileSync(LIST, 'utf8'), id) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  execFileSync(process.execPath, [biome, 'check', '--write', ...Object.keys(files)], { stdio: 'pipe' });
  return Object.keys(files);
}

/** Returns every file of the skeleton. */
function sources(): { path: string; text: string }[] {
  return readdirSync(SKELETON, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Returns where a path of the skeleton leads to when it is laid; other paths stay as they are. */
function moved(path: string, id: string): string {
  const [part, ...within] = relative(SKELETON, path).split('/');
  return part === '..' ? path : [folderFor(part, id), ...within].join('/');
}
