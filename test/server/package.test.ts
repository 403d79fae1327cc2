/* Installs the tarball of `npm pack` in an empty folder, as a user of the package does. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ids } from '../games';
import { packed } from '../tools/packed';

const install = packed(inject('tarball'));
let folder: string;

beforeAll(() => {
  folder = install.installWith('user', 'boardgame.io@0.50.2');
});

afterAll(() => install.remove());

function run(file: string, code: string): string {
  writeFileSync(join(folder, file), code);
  return execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
}

const PLAY = `
  const client = Client({ game: JuliusCaesar, numPlayers: 2, debug: false });
  client.start();
  for (const [seat, side] of [['0', 'caesar'], ['1', 'pompey']]) {
    client.updatePlayerID(seat);
    client.moves.discard(client.getState().G.secret[side].hand[0]);
  }
  client.updatePlayerID('0');
  const { G, ctx } = client.getState();
  console.log(JSON.stringify({ phase: ctx.phase, stage: ctx.activePlayers, hand: G.secret.caesar.hand.length }));
`;
const PLAYED = { phase: 'cards', stage: { 0: 'card', 1: 'card' }, hand: 5 };

test('CommonJS: a stock boardgame.io client plays, and each entry exports what it says', () => {
  const code = `
    const { Client } = require('boardgame.io/client');
    const { JuliusCaesar, games, rulebooks } = require('rubicon-games');
    const { rulebook } = require('rubicon-games/julius-caesar');
    const { rules } = require('rubicon-games/julius-caesar/rules');
    const { CaesarsGallicWar } = require('rubicon-games/caesars-gallic-war');
    const { legalMoves } = require('rubicon-games/kit');
    const { botAt, ObjectiveBot } = require('rubicon-games/bots');
    for (const game of ${JSON.stringify(ids)}) {
      const { defaultComponents } = require(\`rubicon-games/\${game}\`);
      const { loadComponents } = require(\`rubicon-games/\${game}/components\`);
      if (loadComponents(JSON.parse(JSON.stringify(defaultComponents))).id !== defaultComponents.id) throw new Error('exports');
    }
    new (botAt('hard'))({ game: CaesarsGallicWar, enumerate: CaesarsGallicWar.ai.enumerate });
    if (!games.includes(CaesarsGallicWar) || !games.includes(JuliusCaesar) || !(rulebook.id in rulebooks)) throw new Error('exports');
    if (typeof legalMoves !== 'function' || typeof ObjectiveBot !== 'function') throw new Error('exports');
    if (rules[0].number !== '1.0') throw new Error('exports');
    ${PLAY}`;
  expect(JSON.parse(run('play.cjs', code))).toEqual(PLAYED);
});

test('ES modules: Node imports each entry, and a stock boardgame.io client plays', () => {
  const code = `
    import { createRequire } from 'node:module';
    import { JuliusCaesar } from 'rubicon-games';
    import { JuliusCaesar as same } from 'rubicon-games/julius-caesar';
    import { rules } from 'rubicon-games/julius-caesar/rules';
    import { promptFor } from 'rubicon-games/kit';
    import { ObjectiveBot } from 'rubicon-games/bots';
    for (const game of ${JSON.stringify(ids)}) {
      const { defaultComponents } = await import(\`rubicon-games/\${game}\`);
      const { loadComponents } = await import(\`rubicon-games/\${game}/components\`);
      if (loadComponents(JSON.parse(JSON.stringify(defaultComponents))).id !== defaultComponents.id) throw new Error('exports');
    }
    const { Client } = createRequire(import.meta.url)('boardgame.io/client');
    if (same !== JuliusCaesar || typeof promptFor !== 'function') throw new Error('exports');
    if (typeof ObjectiveBot !== 'function') throw new Error('exports');
    if (rules[0].number !== '1.0') throw new Error('exports');
    ${PLAY}`;
  expect(JSON.parse(run('play.mjs', code))).toEqual(PLAYED);
});

/** Returns the first lines of code of a page, which a reader copies first. */
function firstCodeOf(page: string): string {
  const [, code = ''] = /^```js\n(.*?)^```/ms.exec(readFileSync(page, 'utf8')) ?? [];
  return code;
}

const ENTRIES = ids.flatMap((id) => [id, `${id}/rules`, `${id}/components`]).concat('kit', 'bots', 'testing');
const HIDDEN = [
  ...['ai', 'index', 'owners', 'chunks', 'modules/index', 'modules/alesia/index', 'public/alesia', 'package'],
  ...[
    'kit/legality',
    'kit/index',
    'testing/match',
    'alesia/state',
    'alesia/components/default',
    'alesia/components/load',
  ],
  ...['falling-sky/bot', 'falling-sky/battle/index', 'julius-caesar/components/map', 'chess', 'chess/rules'],
];

test.each([
  ['CommonJS', 'cjs', 'const load = async (name) => require(name);'],
  ['ES modules', 'mjs', 'const load = (name) => import(name);'],
])('%s: every entry can be loaded, and nothing else', (_name, extension, load) => {
  const code = `
    ${load}
    const isFound = async (name) => {
      try { await load('rubicon-games/' + name); return true; }
      catch ({ code }) {
        if (!['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED'].includes(code)) throw new Error(name + ' ' + code);
        return false;
      }
    };
    const found = async (names) => {
      const answers = [];
      for (const name of names) if (await isFound(name)) answers.push(name);
      return answers;
    };
    (async () => console.log(JSON.stringify([await found(${JSON.stringify(ENTRIES)}), await found(${JSON.stringify(HIDDEN)})])))();`;
  expect(JSON.parse(run(`entries.${extension}`, code))).toEqual([ENTRIES, []]);
});

test('no game brings the list of what is in its box, which only those load who ask for it', () => {
  const code = `
    const { readFileSync } = require('node:fs');
    const { dirname, join } = require('node:path');
    const folder = 'node_modules/rubicon-games/dist/package/esm/public';
    const closure = (files) => {
      const all = new Set(files);
      for (const file of all)
        for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import) *"(\\.[^"]*)"/g)) all.add(join(dirname(file), path));
      return [...all];
    };
    const bytes = (file) => closure([join(folder, file)]).reduce((sum, each) => sum + readFileSync(each).length, 0);
    const brings = (file, text) => closure([join(folder, file)]).some((each) => readFileSync(each, 'utf8').includes(text));
    console.log(JSON.stringify([brings('alesia.js', 'hexsidesOf'), brings('alesia/components.js', 'hexsidesOf'), brings('alesia.js', 'strictObject'), bytes('falling-sky/components.js') < bytes('falling-sky.js') / 4]));`;
  expect(JSON.parse(run('closure.cjs', code))).toEqual([false, true, false, true]);
});

const BATTERY = `
  import { createGame, isOver } from 'rubicon-games/kit';
  import { battery, subjectOf } from 'rubicon-games/testing';
  import { Omens } from './omens.js';
  const invariant = ({ lead }) => (Math.abs(lead) > LIMIT ? 'the lead is too large' : null);
  const isFilled = (side, secret) => secret[side].hand.every((sign) => sign > 0);
  const bots = {
    determinize: (view, sides, random) => {
      const secret = {};
      for (const side of Object.keys(view.secret)) {
        const size = view.secret[side].hand.length;
        const hand = random.Shuffle([1, 2, 3, 4, 5]).slice(0, size).sort();
        secret[side] = sides.includes(side) || isFilled(side, view.secret) ? view.secret[side] : { hand, chosen: null };
      }
      return { ...view, secret };
    },
    evaluate: ({ lead }) => ({ caesar: 0.5 + lead / 30, bibulus: 0.5 - lead / 30 }),
    policy: (_G, _side, moves) => moves.map(() => 1),
    horizon: ({ stack }) => 5 - (stack[0]?.left ?? 0),
    observation: () => 'chooses',
    objectives: () => ({}),
  };
  const view = (G, sides) => (isOver(G) ? G : Omens.rulebook.view(G, sides));
  const game = createGame({ ...Omens.rulebook, view, ...(WITH_BOTS ? { bots } : {}) });
  battery(subjectOf(game, { invariant, places: [], isFinal: true }), globalThis);
`;

/** Runs the battery on the small game of the examples in a folder with nothing but the package, and returns its outcome. */
function runBattery(limit: number, withBots: boolean): { status: number | null; output: string } {
  copyFileSync('examples/own-game/omens.js', join(folder, 'omens.js'));
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    'export default { test: { globals: true, include: ["*.battery.mjs"] } };',
  );
  const code = BATTERY.replace('LIMIT', String(limit)).replace('WITH_BOTS', String(withBots));
  writeFileSync(join(folder, 'omens.battery.mjs'), code);
  const asked = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--maxWorkers=1'];
  const { status, stdout, stderr } = spawnSync(process.execPath, asked, { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('the battery is run on a game of one’s own, with and without bots, and finds what is broken', () => {
  const alone = runBattery(10, false);
  expect([alone.output, alone.status]).toEqual([expect.stringMatching(/Tests .*17 passed/), 0]);
  const withBots = runBattery(10, true);
  expect([withBots.output, withBots.status]).toEqual([expect.stringMatching(/Tests .*24 passed/), 0]);
  const broken = runBattery(0, false);
  expect(broken.output).toContain('the lead is too large');
  expect(broken.status).toBe(1);
});

test('the licence of a package that is bundled with it comes with it', () => {
  const licences = readFileSync(join(folder, 'node_modules/rubicon-games/dist/package/licences.txt'), 'utf8');
  expect(licences).toMatch(/^valibot [\s\S]*Permission is hereby granted/m);
});

test('a type declaration comes only with its module, and only where an entry leads to it', () => {
  const files = (format: string) =>
    readdirSync(join(folder, 'node_modules/rubicon-games/dist/package', format, 'modules'), {
      recursive: true,
      encoding: 'utf8',
    }).sort();
  const common = files('cjs');
  const declared = common.filter((file) => file.endsWith('.d.ts'));
  expect(declared.filter((file) => !common.includes(file.replace(/\.d\.ts$/, '.js')))).toEqual([]);
  expect(declared).not.toContain(join('ai', 'tree.d.ts'));
  expect(files('esm').filter((file) => file.endsWith('.d.ts'))).toEqual(declared);
});

test('the package brings no dependency of its own', () => {
  expect(
    readdirSync(join(folder, 'node_modules')).filter((name) =>
      ['pg', 'react-dom', 'koa-static'].includes(name),
    ),
  ).toEqual([]);
});

test.each([
  ['NodeNext', 'mts'],
  ['NodeNext', 'cts'],
  ['Bundler', 'ts'],
])('types resolve with %s in a .%s file', (resolution, extension) => {
  const right = `
    import { games, JuliusCaesar, rulebooks } from 'rubicon-games';
    import { type G as State, rulebook } from 'rubicon-games/julius-caesar';
    import { rules } from 'rubicon-games/julius-caesar/rules';
    import { journalOf, legalMoves, promptFor, sideToDecide } from 'rubicon-games/kit';
    import type { AnyFrame, BattleNews, Legal, Rulebook } from 'rubicon-games/kit';
    import { botsAt } from 'rubicon-games/bots';
    import { Local } from 'boardgame.io/multiplayer';
    import { Client } from 'boardgame.io/client';
    import { gameWith } from 'rubicon-games/caesar-rome-vs-gaul';
    import { loadComponents } from 'rubicon-games/caesar-rome-vs-gaul/components';
    import { gameWith as alesiaWith } from 'rubicon-games/alesia';
    import { loadComponents as loadAlesia } from 'rubicon-games/alesia/components';
    import { contents } from 'rubicon-games/julius-caesar/components';
    import type { contents as OfAlesia } from 'rubicon-games/alesia/components';
    const rome: [number, number] | undefined = contents.places.filter(({ id }) => id === 'rome').map(({ position: [x, y] }): [number, number] => [x, y])[0];
    const steps: number = contents.pieces.reduce((sum, { strengths, count }) => sum + strengths.length * count, 0);
    const crossed = (all: typeof OfAlesia) => all.connections.filter(({ river }) => river === true);
    const corrected = () => [gameWith(loadComponents(JSON.parse('{}'))), alesiaWith(loadAlesia(JSON.parse('{}')))];
    const name: string = JuliusCaesar.name;
    const random = { D6: () => [], Die: () => 1, Shuffle: <T,>(x: T[]) => x };
    const seats = { caesar: '0', pompey: '1' };
    const G = rulebook.setup({ options: {}, seats, random });
    const strengthOf = ({ secret }: State, id: string): number => secret.caesar.blocks[id].strength;
    const moves: { move: string }[] = legalMoves(rulebook, G, 'caesar');
    const title: string = rules[0].title;
    const client = Client({ game: JuliusCaesar, multiplayer: Local({ bots: botsAt({ 1: 'hard' }) }), playerID: '0' });
    const shown = client.getState();
    const side = shown && sideToDecide(shown.G, '0');
    const prompt = shown && side && promptFor(rulebooks['julius-caesar'], shown.G, side)?.text;
    const journal = journalOf(client.log);
    const automaton = (_play: unknown, _side: string, legal: Legal) => ({ move: 'go', args: legal.options('go', []) });
    const automated = (book: Rulebook, stack: AnyFrame<ReturnType<Rulebook['setup']>>[], news?: BattleNews): Rulebook =>
      ({ ...book, automaton, setup: ({ seats }) => ({ seats, stack }), summary: news?.kind ?? '' });
    for (const game of games) {
      const state = Client({ game }).getState();
      for (const { id } of game.rulebook.sides) if (state !== null) promptFor(game.rulebook, state.G, id);
    }
    const setup: typeof JuliusCaesar.setup = (context) => JuliusCaesar.setup(context, { deployment: 'free' });
    const free = Client({ game: { ...JuliusCaesar, setup }, numPlayers: 2 });
    export { automated, corrected, crossed, rome, steps, free, strengthOf, journal, name, moves, prompt, rulebooks, title };`;
  const wrong = `import { JuliusCaesar } from 'rubicon-games'; export const year: string = JuliusCaesar.stateVersion;`;
  const check = (code: string) => {
    writeFileSync(join(folder, `user.${extension}`), code);
    const module = resolution === 'Bundler' ? 'ESNext' : resolution;
    const args = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'ES2022', '--types', ''];
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const asked = [tsc, ...args, '--module', module, '--moduleResolution', resolution, `user.${extension}`];
    return spawnSync(process.execPath, asked, { cwd: folder, encoding: 'utf8' }).stdout;
  };
  const unknown = `import { rulebooks } from 'rubicon-games'; export const book = rulebooks['julius-cesar'];`;
  expect(check(right)).toBe('');
  for (const page of ['README.md', 'docs/package.md']) expect(check(firstCodeOf(page)), page).toBe('');
  for (const code of [wrong, unknown]) expect(check(code)).toContain('error');
});

test('types resolve with node10, the resolution of older projects', () => {
  const older = install.installWith('older', 'boardgame.io@0.50.2', 'typescript@5.9');
  const check = (code: string) => {
    writeFileSync(join(older, 'user.ts'), code);
    const args = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'ES2022'];
    const asked = [
      'node_modules/typescript/bin/tsc',
      ...args,
      '--module',
      'CommonJS',
      '--moduleResolution',
      'node10',
      'user.ts',
    ];
    return spawnSync(process.execPath, asked, { cwd: older, encoding: 'utf8' }).stdout;
  };
  const right = `
    import { JuliusCaesar } from 'rubicon-games';
    import { rulebook } from 'rubicon-games/julius-caesar';
    import { rules } from 'rubicon-games/julius-caesar/rules';
    import { contents } from 'rubicon-games/alesia/components';
    import { possibilities } from 'rubicon-games/kit';
    import { botsAt } from 'rubicon-games/bots';
    export const name: string = JuliusCaesar.name + rulebook.title + rules[0].title + contents.places[0].id;
    import * as board from 'rubicon-games/julius-caesar/board';
    export { board, botsAt, possibilities };`;
  expect(check(right)).toBe('');
  for (const wrong of [
    "import { nothing } from 'rubicon-games/kit';",
    "import 'rubicon-games/kit'; import { x } from 'rubicon-games';",
  ])
    expect(check(`${wrong} export {};`)).toContain('has no exported member');
});
