/* Imports run one way: web and lobby -> games, games/<game> -> games/kit, and games needs nothing but itself. In lobby:
   http and bots -> socket -> storage, http -> record. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

interface Import {
  from: string;
  /** A path from the top of the repository, or a package's name. */
  to: string;
  typeOnly: boolean;
}

const IMPORT = /(?:^|\n)(?:import|export)\s+(type\s+)?(?:[^;'"=]*?\sfrom\s+)?['"]([^'"]+)['"]/g;
const imports: Import[] = ['games', 'lobby', 'web'].flatMap(filesIn).concat('server.ts').flatMap(importsOf);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

function importsOf(from: string): Import[] {
  return [...readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, type, to]) => ({
    from,
    to: to.startsWith('.') ? normalize(join(dirname(from), to)) : to,
    typeOnly: type !== undefined,
  }));
}

function offending(isWrong: (each: Import) => boolean): string[] {
  return imports.filter(isWrong).map(({ from, to }) => `${from} imports ${to}`);
}

/** Returns a way around for each import in a folder that closes one: files that import the next, the last the first. */
function cyclesIn(folder: string): string[] {
  const importedBy = new Map(
    filesIn(folder).map((file) => [
      file,
      imports
        .filter(({ from, to }) => from === file && to.startsWith(`${folder}/`))
        .map(({ to }) => fileOf(to)),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const follow = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) cycles.push([...way.slice(start), file].join(' -> '));
    if (start >= 0 || done.has(file)) return;
    for (const next of importedBy.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of importedBy.keys()) follow(file, []);
  return cycles;
}

function fileOf(path: string): string {
  const candidates = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end);
  return candidates.find((candidate) => existsSync(candidate)) ?? path;
}

function wordsIn(folder: string, word: RegExp): string[] {
  return filesIn(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(word)].map(([found]) => `${file}: ${found}`),
  );
}

const folderOf = (path: string) => /^games\/([^/]+)\//.exec(`${path}/`)?.[1];

test('imports are found', () => {
  expect(imports.length).toBeGreaterThan(100);
});

/** What reads components from JSON, and its checks. */
const readsComponents = (file: string) =>
  /^games\/(?:owners\.ts$|[^/]+\/components\/(?:load\.ts|owners\.ts|check\/))/.test(file);

test('games need no other package at run time than those that bots extend, that check components and that dice come from', () => {
  const foreign = ({ from, to, typeOnly }: Import) =>
    from.startsWith('games/') &&
    !to.startsWith('games/') &&
    !(typeOnly && to === 'boardgame.io') &&
    !(from.startsWith('games/ai/') && to === 'boardgame.io/ai') &&
    !(readsComponents(from) && to === 'valibot') &&
    !(from === 'games/kit/dice/sha256.ts' && to.startsWith('@noble/hashes/'));
  expect(offending(foreign)).toEqual([]);
});

test('no game imports another, and the kit imports no game', () => {
  const crosses = ({ from, to }: Import) => {
    const [own, other] = [folderOf(from), folderOf(to)];
    const isOfAll = own === 'index.ts' || own === 'owners.ts';
    return own !== undefined && other !== undefined && own !== other && !isOfAll && other !== 'kit';
  };
  expect(offending(crosses)).toEqual([]);
});

test('no file of games needs the texts of the rules, so that what only plays does not load them', () => {
  const isText = (path: string) => /^games\/[^/]+\/rules(?:$|\/)/.test(path);
  const ofTexts = (file: string) => isText(file.replace(/\.ts$/, ''));
  expect(offending(({ from, to }) => from.startsWith('games/') && !ofTexts(from) && isText(to))).toEqual([]);
});

test('no file of games needs what reads components, so that what only plays does not load the checks', () => {
  const checks = ({ from, to }: Import) =>
    from.startsWith('games/') && !readsComponents(from) && readsComponents(fileOf(to));
  expect(offending(checks)).toEqual([]);
});

test('lobby and web do not import each other', () => {
  const crosses = ({ from, to }: Import) =>
    (from.startsWith('lobby/') && to.startsWith('web/')) ||
    (from.startsWith('web/') && to.startsWith('lobby/'));
  expect(offending(crosses)).toEqual([]);
});

test('in lobby, http and bots import socket and storage, socket imports storage, http imports record, and these two nothing', () => {
  const allowed: Record<string, string[]> = {
    http: ['socket', 'storage', 'record'],
    bots: ['socket', 'storage'],
    socket: ['storage'],
    storage: [],
    record: [],
  };
  const partOf = (path: string) => /^lobby\/([^/]+)\//.exec(path)?.[1];
  const parts = new Set(filesIn('lobby').flatMap((file) => partOf(file) ?? []));
  expect([...parts].sort()).toEqual(Object.keys(allowed).sort());
  const crosses = ({ from, to }: Import) => {
    const [own, other] = [partOf(from), partOf(to)];
    return own !== undefined && other !== undefined && own !== other && !allowed[own]?.includes(other);
  };
  expect(offending(crosses)).toEqual([]);
});

/** What each part of the pages may import: the rings from the innermost to the outermost, then what shows them. */
const RINGS: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  client: ['ui'],
  table: ['ui', 'client'],
  map: ['ui', 'table'],
  blocks: ['ui', 'table', 'map'],
  boards: ['ui', 'client', 'table', 'map', 'blocks'],
  lobby: ['ui', 'client'],
  match: ['ui', 'client', 'table', 'boards', 'lobby'],
  local: ['ui', 'client', 'table', 'boards', 'lobby', 'match'],
};
const ringOf = (path: string) => /^web\/([^/]+)\//.exec(path)?.[1];

test('in web, imports run from the outer rings to the inner ones: boards, blocks, map, table, ui', () => {
  const rings = new Set(filesIn('web').flatMap((file) => ringOf(file) ?? []));
  expect([...rings].sort()).toEqual(Object.keys(RINGS).sort());
  const outwards = ({ from, to }: Import) => {
    const [own, other] = [ringOf(from), ringOf(to)];
    return own !== undefined && other !== undefined && own !== other && !RINGS[own].includes(other);
  };
  expect(offending(outwards)).toEqual([]);
});

test('a board imports no other board and the rules of its own game alone; the rings know no game', () => {
  const boardOf = (path: string) => /^web\/boards\/([^/]+)\//.exec(path)?.[1];
  const crosses = ({ from, to }: Import) => {
    const [own, other, game] = [boardOf(from), boardOf(to), folderOf(to)];
    if (own !== undefined) {
      return (other !== undefined && other !== own) || (game !== undefined && game !== own && game !== 'kit');
    }
    return ringOf(from) !== undefined && game !== undefined && !['kit', 'ai'].includes(game);
  };
  expect(offending(crosses)).toEqual([]);
});

test('what is shared by all map games speaks of no block, and of no side by name', () => {
  const words = /\b(?:[bB]locks?|caesar|pompey|roman|barbarian|enemyOf)\b/g;
  expect([...wordsIn('web/table', words), ...wordsIn('web/map', words), ...wordsIn('web/ui', words)]).toEqual(
    [],
  );
});

test.each(['web/ui', 'web/table', 'web/map', 'web/blocks'])(
  'no file of %s imports itself through others',
  (folder) => {
    expect(cyclesIn(folder)).toEqual([]);
  },
);

test.each(['lobby', 'games/kit', 'games/ai'])(
  'no file of %s imports itself through others, not even for types',
  (folder) => {
    expect(cyclesIn(folder)).toEqual([]);
  },
);

test('what runs in the browser uses no Node module', () => {
  const isBuildScript = (file: string) => /\/(build|bundle|plugins|size|[\w-]+\.build)\.tsx?$/.test(file);
  const isNode = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
  expect(offending(({ from, to }) => from.startsWith('web/') && !isBuildScript(from) && isNode(to))).toEqual(
    [],
  );
});

test('games use no clock, no random numbers of their own and no locale; only bots have a time to think', () => {
  const words = /\bMath\.random|\bnew Date\b|\bDate\.|\bperformance\b|\btoLocale\w+|\bIntl\b|\bsetTimeout\b/g;
  const ofBots = (found: string) => /^games\/ai\/searchBot\.ts: (performance|setTimeout)$/.test(found);
  expect(wordsIn('games', words).filter((found) => !ofBots(found))).toEqual([]);
});

test('games silence no type error', () => {
  expect(wordsIn('games', /[\w)\]] as (?!const\b)[A-Z]\w*[;,)]|\bas any\b|: any\b|@ts-\w+/g)).toEqual([]);
});
