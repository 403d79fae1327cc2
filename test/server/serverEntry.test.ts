/* The entry `rubicon-games/server` of the packed package hosts games of its user's own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { NEEDS } from '../../lobby/needs';
import { packed } from '../tools/packed';

const install = packed(inject('tarball'));
const MANIFEST = JSON.parse(readFileSync('package.json', 'utf8'));
const versionOf = (name: string) => `${name}@${MANIFEST.devDependencies[name]}`;
let bare: string;
let hosting: string;

beforeAll(() => {
  bare = install.installWith('bare', 'boardgame.io@0.50.2');
  const needed = ['socket.io', '@electric-sql/pglite', '@types/node'].map(versionOf);
  hosting = install.installWith('hosting', 'boardgame.io@0.50.2', ...needed);
});

afterAll(() => install.remove());

function run(folder: string, file: string, code: string): string {
  writeFileSync(join(folder, file), code);
  return execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8', timeout: 120_000 });
}

test('its needs are optional peers, in the versions that it names where one is missing', () => {
  for (const [name, range] of Object.entries(NEEDS)) {
    expect([name, MANIFEST.peerDependencies[name]]).toEqual([name, range]);
    expect(MANIFEST.peerDependenciesMeta[name]).toEqual({ optional: true });
  }
});

const GAMES = `
  const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
  const TicTacToe = {
    name: 'tic-tac-toe',
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }, id) => {
        if (G.cells[id] !== null) return 'INVALID_MOVE';
        G.cells[id] = playerID;
      },
    },
    endIf: ({ G, ctx }) => {
      if (lines.some((line) => line.every((id) => G.cells[id] === ctx.currentPlayer))) return { winner: ctx.currentPlayer };
      if (G.cells.every((cell) => cell !== null)) return { draw: true };
    },
    ai: { enumerate: (G) => G.cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : [])) },
  };
  const Cards = {
    name: 'cards',
    setup: ({ random }) => ({ secret: { deck: random.Shuffle([7000001, 7000002]) }, drawn: 0 }),
    playerView: ({ G: { secret, ...G } }) => G,
    moves: { draw: { client: false, move: ({ G }) => { G.drawn = G.secret.deck.pop(); } } },
  };
`;

test('a package that is missing is named, with the line that installs it', () => {
  const code = `
    const { startServer, withoutSecrets } = require('rubicon-games/server');
    ${GAMES}
    const asked = [{}, { databaseUrl: 'postgres://localhost' }, { metricsToken: 'a token of the host' }];
    const reason = (more) => startServer({ games: [TicTacToe], port: 0, ...more }).then(() => 'none', ({ name, message }) => name + ': ' + message);
    Promise.all(asked.map(reason)).then((reasons) => console.log(JSON.stringify([typeof withoutSecrets, ...reasons])));
  `;
  expect(JSON.parse(run(bare, 'missing.cjs', code))).toEqual([
    'function',
    'StartupError: The embedded database needs the package @electric-sql/pglite, which is not installed: npm install "@electric-sql/pglite@^0.5.16"',
    'StartupError: A PostgreSQL server needs the package pg, which is not installed: npm install "pg@^8.23.1"',
    'StartupError: metricsToken needs the package prom-client, which is not installed: npm install "prom-client@^15.1.3"',
  ]);
});

test('no other entry loads what only the server needs', () => {
  const code = `
    const { Module } = require('node:module');
    const load = Module._load;
    const loaded = new Set();
    Module._load = (name, ...more) => { loaded.add(name); return load(name, ...more); };
    for (const entry of ['', '/kit', '/bots', '/alesia', '/alesia/components']) require('rubicon-games' + entry);
    console.log(JSON.stringify([...loaded].filter((name) => !name.startsWith('.') && !name.startsWith('rubicon-games'))));
  `;
  const loaded: string[] = JSON.parse(run(bare, 'loaded.cjs', code));
  expect(loaded.filter((name) => !name.startsWith('boardgame.io'))).not.toContain('socket.io');
  const needed = [...Object.keys(NEEDS), 'boardgame.io/server', 'koa', 'ws'];
  expect(loaded.filter((name) => needed.includes(name))).toEqual([]);
});

const PLAY = `
  const wait = async (isSo) => { while (!isSo()) await new Promise((go) => setTimeout(go, 10)); };
  const connect = async (game, url, matchID, seat) => {
    const client = Client({ game, matchID, ...seat, debug: false, multiplayer: SocketIO({ server: url }) });
    client.start();
    await wait(() => client.getState() !== null);
    return client;
  };
  const play = async () => {
    const options = { games: [TicTacToe, Cards], port: 0, host: '127.0.0.1', dataDir: './data', bots: { script, threads: 1 } };
    const server = await startServer(options);
    const lobby = new LobbyClient({ server: server.url });
    const created = await fetch(server.url + '/games/tic-tac-toe/create', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ numPlayers: 2, bots: { 1: { level: 'easy', pace: 0 } } }),
    });
    const { matchID } = await created.json();
    const { playerCredentials: credentials } = await lobby.joinMatch('tic-tac-toe', matchID, { playerID: '0', playerName: 'Ann' });
    const client = await connect(TicTacToe, server.url, matchID, { playerID: '0', credentials });
    while (client.getState().ctx.gameover === undefined) {
      const { G, ctx } = client.getState();
      client.moves.clickCell(G.cells.indexOf(null));
      await wait(() => {
        const now = client.getState().ctx;
        return now.gameover !== undefined || (now.turn > ctx.turn && now.currentPlayer === '0');
      });
    }
    const { matchID: hidden } = await lobby.createMatch('cards', { numPlayers: 2 });
    const spectator = await connect(Cards, server.url, hidden, {});
    const { G, plugins } = spectator.getState();
    client.stop();
    spectator.stop();
    await server.close();
    const again = await startServer(options);
    const { gameover } = await new LobbyClient({ server: again.url }).getMatch('tic-tac-toe', matchID);
    await again.close();
    return { over: typeof gameover, G, dice: Object.keys(plugins.dice.data), games: await lobby.listGames().catch(() => 'closed') };
  };
  play().then((played) => { console.log(JSON.stringify(played)); process.exit(0); }, (error) => { console.error(error); process.exit(1); });
`;
const PLAYED = { over: 'object', G: { drawn: 0 }, dice: ['commitment'], games: 'closed' };

test.each([
  [
    'CommonJS',
    'cjs',
    (names: string, from: string) => `const ${names} = require('${from}');`,
    `const script = require('node:url').pathToFileURL(require('node:path').join(__dirname, 'bots.cjs'));`,
  ],
  [
    'ES modules',
    'mjs',
    (names: string, from: string) => `import ${names} from '${from}';`,
    `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);
     const script = new URL('./bots.mjs', import.meta.url);`,
  ],
])(
  '%s: stock clients and a bot play a stranger’s game, and the match is there after a restart',
  (_name, extension, load, script) => {
    const asked = load('{ playBots }', 'rubicon-games/server');
    writeFileSync(join(hosting, `bots.${extension}`), `${asked}\n${GAMES}\nplayBots([TicTacToe, Cards]);`);
    const code = `
    ${load('{ startServer }', 'rubicon-games/server')}
    ${script}
    const { Client, LobbyClient } = require('boardgame.io/client');
    const { SocketIO } = require('boardgame.io/multiplayer');
    ${GAMES}${PLAY}`;
    const [last = ''] = run(hosting, `play.${extension}`, code).trim().split('\n').slice(-1);
    expect(JSON.parse(last)).toEqual(PLAYED);
  },
);

test.each([
  ['NodeNext', 'mts'],
  ['NodeNext', 'cts'],
  ['Bundler', 'ts'],
])('its types resolve with %s in a .%s file, and no part of them is any', (resolution, extension) => {
  const right = `
    import type { Game } from 'boardgame.io';
    import { createLog, type LobbyGame, playBots, startServer, type ServerOptions, StartupError, withoutSecrets } from 'rubicon-games/server';
    const game: Game<{ cells: string[] }> = { name: 'own', setup: () => ({ cells: [] }) };
    const options: ServerOptions = { games: [game], port: 8000, limits: { rooms: 3 }, keeping: { finishedDays: 1 } };
    const started = startServer({ ...options, log: createLog((line) => line) }).then(({ url, close }) => [url, close] as const);
    const log: typeof options.log = (event) => event;
    type Is<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
    const port: Is<ServerOptions['port'], number> = true;
    const versions: Is<LobbyGame['stateVersion'], number | undefined> = true;
    const played: (games: readonly LobbyGame[]) => void = playBots;
    export { log, played, port, StartupError, started, versions, withoutSecrets };`;
  const wrong = `import { startServer } from 'rubicon-games/server'; startServer({ games: 'chess', port: 1 });`;
  const check = (code: string) => {
    writeFileSync(join(hosting, `user.${extension}`), code);
    const module = resolution === 'Bundler' ? 'ESNext' : resolution;
    const args = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'ES2022', '--types', 'node'];
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const asked = [tsc, ...args, '--module', module, '--moduleResolution', resolution, `user.${extension}`];
    return spawnSync(process.execPath, asked, { cwd: hosting, encoding: 'utf8' }).stdout;
  };
  expect(check(right)).toBe('');
  expect(check(wrong)).toContain('error');
});

test('its declarations name no package but boardgame.io, and nothing is any', () => {
  const folder = join(hosting, 'node_modules/rubicon-games/dist/package/esm');
  const files = execFileSync('find', [join(folder, 'server'), '-name', '*.d.ts'], { encoding: 'utf8' });
  for (const file of files.trim().split('\n')) {
    const text = readFileSync(file, 'utf8');
    for (const [, from = ''] of text.matchAll(/from '([^.][^']*)'/g)) expect(from).toMatch(/^boardgame\.io/);
    expect(text.replaceAll(/\/\*.*?\*\//gs, '')).not.toMatch(/\bany\b/);
  }
});
