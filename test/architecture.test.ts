/* Imports run one way: web and lobby -> games, games/<game> -> games/kit, and games needs nothing but itself. In lobby:
   http and bots -> socket -> storage. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { describe, expect, test } from 'vitest';
import { circlesIn, wayAround } from './tools/circles';
import { fileOf, filesIn, filesMeantBy, type Import, importsIn, importsOf } from './tools/imports';

const imports: Import[] = ['games', 'lobby', 'web'].flatMap(filesIn).concat('server.ts').flatMap(importsOf);

function offending(isWrong: (each: Import) => boolean): string[] {
  return imports.filter(isWrong).map(({ from, to }) => `${from} imports ${to}`);
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
  /^games\/(?:owners\.ts$|[^/]+\/components\/(?:index\.ts|load\.ts|owners\.ts|check\/))/.test(file);

/** The forms of what is kept in files and storage. */
const READ_BACK = ['games/record/record.ts', 'games/analysis/analysis.ts'];

test('games need no other package at run time than those that bots extend, that play again, that check components and records, and that dice come from', () => {
  const foreign = ({ from, to, typeOnly }: Import) =>
    from.startsWith('games/') &&
    !to.startsWith('games/') &&
    !(typeOnly && to === 'boardgame.io') &&
    !(from.startsWith('games/ai/') && to === 'boardgame.io/ai') &&
    !(/^games\/(?:testing|record)\//.test(from) && to === 'boardgame.io/internal') &&
    !((readsComponents(from) || READ_BACK.includes(from)) && to === 'valibot') &&
    !(from === 'games/kit/dice/sha256.ts' && to.startsWith('@noble/hashes/'));
  expect(offending(foreign)).toEqual([]);
});

/** The battery looks at bots, too; records are played again by the simulator; an analysis is one of a record, by bots. */
const usesBots = (own: string, other: string) =>
  (['testing', 'record', 'analysis'].includes(own) && other === 'ai') ||
  (own === 'analysis' && other === 'record');

test('no game imports another, and the kit imports no game', () => {
  const crosses = ({ from, to }: Import) => {
    const [own, other] = [folderOf(from), folderOf(to)];
    const isOfAll = own === 'index.ts' || own === 'owners.ts';
    return (
      own !== undefined &&
      other !== undefined &&
      own !== other &&
      !isOfAll &&
      other !== 'kit' &&
      !usesBots(own, other)
    );
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

test('in lobby, http and bots import socket and storage, socket imports storage, and this nothing', () => {
  const allowed: Record<string, string[]> = {
    http: ['socket', 'storage'],
    bots: ['socket', 'storage'],
    socket: ['storage'],
    storage: [],
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
  settings: ['ui', 'client'],
  table: ['ui', 'client', 'settings'],
  map: ['ui', 'settings', 'table'],
  blocks: ['ui', 'table', 'map'],
  boards: ['ui', 'client', 'table', 'map', 'blocks'],
  package: ['ui', 'client', 'table', 'boards'],
  lobby: ['ui', 'client', 'settings'],
  match: ['ui', 'client', 'settings', 'table', 'boards', 'lobby'],
  replay: ['ui', 'client', 'settings', 'table', 'boards', 'lobby'],
  local: ['ui', 'client', 'settings', 'table', 'boards', 'lobby', 'match', 'replay'],
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
    return (
      ringOf(from) !== undefined && game !== undefined && !['kit', 'ai', 'record', 'analysis'].includes(game)
    );
  };
  expect(offending(crosses)).toEqual([]);
});

test('what is shared by all map games speaks of no block, and of no side by name', () => {
  const words = /\b(?:[bB]locks?|caesar|pompey|roman|barbarian|enemyOf)\b/g;
  expect([...wordsIn('web/table', words), ...wordsIn('web/map', words), ...wordsIn('web/ui', words)]).toEqual(
    [],
  );
});

describe('circles', () => {
  test('no file of games, lobby, web or test imports itself through others, not even for types', () => {
    const files = ['games', 'lobby', 'web', 'test'].flatMap(filesIn).concat('server.ts');
    const graph = new Map(
      files.map((file) => [file, importsOf(file).flatMap(({ to }) => filesMeantBy(to, files))]),
    );
    const found = circlesIn(graph).map(
      (circle) => `${wayAround(graph, circle).join(' -> ')} (${circle.length} files)`,
    );
    expect(found).toEqual([]);
  });

  test('every form of import is seen', () => {
    const text = [
      `import './a';`,
      `import { b } from './b';`,
      `import {\n  c,\n  type C,\n} from '../c';`,
      `import type { D } from './d';`,
      `export { e } from './e';`,
      `export type { F } from './f';`,
      `export * from './g';`,
      `const h = (it: import('./h').H) => it;`,
      `export const load = async () => (await import('./i')).i;`,
      `import k, * as j from 'j';`,
      `const load = import.meta.glob<Parts>('./*/index.ts');`,
    ].join('\n');
    expect(importsIn('games/x/y.ts', text).map(({ to, typeOnly }) => (typeOnly ? `type ${to}` : to))).toEqual(
      [
        'games/x/a',
        'games/x/b',
        'games/c',
        'type games/x/d',
        'games/x/e',
        'type games/x/f',
        'games/x/g',
        'j',
        'games/x/h',
        'games/x/i',
        'games/x/*/index.ts',
      ],
    );
  });

  test('a pattern means the files that fit it', () => {
    const files = [
      'games/x/a/index.ts',
      'games/x/index.ts',
      'games/x/a/b/index.ts',
      'games/y/a/index.ts',
      'games/x/c.ts',
    ];
    expect(filesMeantBy('games/x/*/index.ts', files)).toEqual(['games/x/a/index.ts']);
    expect(filesMeantBy('lobby/limits', files)).toEqual(['lobby/limits.ts']);
  });

  const circlesOf = (graph: Readonly<Record<string, string>>) => {
    const nodes = new Map(Object.entries(graph).map(([node, next]) => [node, [...next]]));
    return circlesIn(nodes).map((circle) => wayAround(nodes, circle).join(''));
  };

  test.each<[what: string, graph: Record<string, string>, ways: string[]]>([
    ['none where two ways lead to one', { a: 'bc', b: 'd', c: 'd', d: '' }, []],
    ['one that a way leads to', { a: 'b', b: 'c', c: 'db', d: '' }, ['bcb']],
    ['the shortest way around of those through its first', { a: 'bc', b: 'c', c: 'd', d: 'a' }, ['acda']],
    ['two of which one leads to the other', { a: 'b', b: 'ac', c: 'd', d: 'c' }, ['cdc', 'aba']],
    ['one that is found from its middle', { c: 'a', a: 'b', b: 'c' }, ['abca']],
    ['one beside what has been left before', { a: 'b', b: '', c: 'bd', d: 'c' }, ['cdc']],
    ['what follows itself', { a: 'a' }, ['aa']],
    ['nothing in what is not listed', { a: 'b' }, []],
  ])('found: %s', (_what, graph, ways) => {
    expect(circlesOf(graph)).toEqual(ways);
  });
});

test('what runs in the browser uses no Node module', () => {
  const isBuildScript = (file: string) => /\/(build|bundle|plugins|size|[\w-]+\.build)\.tsx?$/.test(file);
  const isNode = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
  expect(offending(({ from, to }) => from.startsWith('web/') && !isBuildScript(from) && isNode(to))).toEqual(
    [],
  );
});

test('games use no clock, no random numbers of their own and no locale; only bots have a time to think', () => {
  const words = /\bMath\.random|\bnew Date\b|\bDate\.|\bperformance\b|\btoLocale\w+|\bIntl\b|\bsetTimeout\b/g;
  const ofBots = (found: string) =>
    /^games\/ai\/(searchBot|pacing)\.ts: (performance|setTimeout)$/.test(found);
  expect(wordsIn('games', words).filter((found) => !ofBots(found))).toEqual([]);
});

test('games silence no type error', () => {
  expect(wordsIn('games', /[\w)\]] as (?!const\b)[A-Z]\w*[;,)]|\bas any\b|: any\b|@ts-\w+/g)).toEqual([]);
});
