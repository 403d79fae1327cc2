/* The files of examples/deploy do what they are for: two processes behind Caddy and nginx, on one PostgreSQL through PgBouncer. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { JuliusCaesar } from '../../games/index';
import { legalMoves } from '../../games/kit/index';
import { ServerProcess, stopServers } from '../lobby/fixtures/process';
import { until } from '../lobby/fixtures/visitor';
import { Cluster, freePort } from './cluster';

const FILES = 'examples/deploy';
const TOKEN = 'a token of the test';
const SUPERUSER = 'gallia';
const PASSWORD = 'alea iacta est';
const run = promisify(execFile);
const isThere = (program: string) => spawnSync('which', [program]).status === 0;
const missing = ['nginx', 'caddy', 'pgbouncer'].filter((program) => !isThere(program));
const isSkipped = missing.length > 0 && process.env.CI === undefined;
if (isSkipped) console.warn(`Not installed, so examples/deploy is not tested: ${missing.join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'rubicon-deploy-'));
const children: ChildProcess[] = [];
let cluster: Cluster;
let pooler: number;
let ports: [number, number];
let servers: ServerProcess[] = [];

type Visitor = ReturnType<typeof visit>;
const visitors: Visitor[] = [];

/** Returns the text of one of the files, with other ports and places; each of what is replaced must be in it. */
function adapted(file: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce(
    (text, [from, to]) => {
      expect(text).toContain(from);
      return text.replaceAll(from, to);
    },
    readFileSync(join(FILES, file), 'utf8'),
  );
}

/** Writes a file for a program to read, and returns its path. */
function put(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o644 });
  return path;
}

/** Starts a program, and waits until something listens on its port. */
async function start(port: number, program: string, ...options: string[]): Promise<void> {
  const child = spawn(program, options, { env: { ...process.env, HOME: folder }, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data;
    });
  }
  children.push(child);
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${program} has ended: ${said}`);
    return listens(port);
  }, `${program} to listen`);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Starts the two processes as the unit says, on ports of the test's own. */
async function startServers(): Promise<void> {
  const unit = readFileSync(join(FILES, 'rubicon@.service'), 'utf8');
  const [, settings = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  servers = ports.map((port) => {
    const environment = Object.fromEntries(
      settings.split(' ').map((setting) => setting.replace('%i', String(port)).split('=')),
    );
    return new ServerProcess(
      {
        ...environment,
        DATABASE_URL: `postgresql://rubicon:${encodeURIComponent(PASSWORD)}@127.0.0.1:${pooler}/rubicon`,
        METRICS_TOKEN: TOKEN,
        MATCHES_PER_HOUR: '4',
        BOT_THREADS: '0',
      },
      'server.ts',
    );
  });
  for (const server of servers) {
    server.exit.then(() => server.errors !== '' && console.error(server.errors));
    await until(() => server.port !== undefined, 'the server to listen');
  }
}

/** Returns how many sockets each of the processes has. */
function sockets(): Promise<number[]> {
  return Promise.all(
    ports.map(async (port) => {
      const headers = { Authorization: `Bearer ${TOKEN}` };
      const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
      return Number(/^rubicon_sockets(?:\{.*\})? (\d+)$/m.exec(figures)?.[1]);
    }),
  );
}

/** Opens a stock client that comes from an address of its own. */
function visit(url: string, address: string, matchID: string, playerID?: string, credentials?: string) {
  const socketOpts = { agent: new Agent({ localAddress: address }), transports: ['polling', 'websocket'] };
  const client = Client({
    game: JuliusCaesar,
    multiplayer: SocketIO({ server: url, socketOpts: socketOpts as object }),
    matchID,
    playerID,
    credentials,
  });
  client.start();
  return client;
}

/** Returns a client at each of the processes, for the two seats of a match. */
async function visitBoth(url: string, matchID: string, credentials: string[]): Promise<[Visitor, Visitor]> {
  const found: Visitor[] = [];
  for (let last = 1; found.length < 2 && last < 60; last += 1) {
    const before = await sockets();
    const seat = found.length;
    const client = visit(url, `127.${last}.${last}.${last}`, matchID, String(seat), credentials[seat]);
    await until(() => client.getState()?.isConnected === true, 'a client to be connected');
    const after = await sockets();
    expect(after[0]! + after[1]!).toBe(before[0]! + before[1]! + 1);
    if (after[seat] === before[seat]) {
      client.stop();
      await until(async () => String(await sockets()) === String(before), 'it to be gone');
    } else {
      found.push(client);
      visitors.push(client);
    }
  }
  expect(found).toHaveLength(2);
  return found as [Visitor, Visitor];
}

/** Creates a match by way of a proxy and seats both players. */
async function seatBoth(url: string): Promise<{ matchID: string; credentials: string[] }> {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('julius-caesar', { numPlayers: 2 });
  const credentials: string[] = [];
  for (const playerID of ['0', '1']) {
    const joined = await lobby.joinMatch('julius-caesar', matchID, { playerID, playerName: `P${playerID}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

const stateID = (client: Visitor) => client.getState()?._stateID;

function move(client: Visitor, side: 'caesar' | 'pompey'): void {
  const [first] = legalMoves(JuliusCaesar.rulebook, client.getState()!.G, side);
  client.moves[first!.move]!(...first!.args);
}

const proxies = {
  Caddy: async (port: number) => {
    const file = put(
      'Caddyfile',
      `{\n\tadmin off\n}\n${adapted('Caddyfile', {
        'play.example.org {': `http://127.0.0.1:${port} {`,
        8001: String(ports[0]),
        8002: String(ports[1]),
      })}`,
    );
    await start(port, 'caddy', 'run', '--adapter', 'caddyfile', '--config', file);
  },
  nginx: async (port: number) => {
    put(
      'site.conf',
      adapted('nginx.conf', {
        'listen 80;': `listen 127.0.0.1:${port};`,
        8001: String(ports[0]),
        8002: String(ports[1]),
      }),
    );
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join('\n');
    const file = put(
      'nginx.conf',
      `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr;
      events {}
      http { access_log off; ${places} include ${join(folder, 'site.conf')}; }`,
    );
    await start(port, 'nginx', '-e', 'stderr', '-c', file);
  },
};

describe.skipIf(isSkipped)('examples/deploy', () => {
  beforeAll(async () => {
    expect(missing).toEqual([]);
    chmodSync(folder, 0o755);
    cluster = await Cluster.start(SUPERUSER);
    const superuser = new pg.Client(cluster.url.replace('caesar@', `caesar:${SUPERUSER}@`));
    await superuser.connect();
    const statements = readFileSync(join(FILES, 'database.sql'), 'utf8').replaceAll(/^--.*$/gm, '');
    for (const statement of statements.split(';')) await superuser.query(statement);
    await superuser.query(`ALTER ROLE rubicon PASSWORD '${PASSWORD}'`);
    await superuser.end();

    pooler = await freePort();
    ports = [await freePort(), await freePort()];
    const users = put('userlist.txt', `"rubicon" "${PASSWORD}"\n`);
    const settings = put(
      'pgbouncer.ini',
      adapted('pgbouncer.ini', {
        'port=5432': `port=${cluster.port}`,
        6432: String(pooler),
        '/etc/pgbouncer/userlist.txt': users,
      }).concat('\nunix_socket_dir =\n'),
    );
    const user = process.getuid?.() === 0 ? ['--user', 'postgres'] : [];
    await start(pooler, 'pgbouncer', ...user, settings);
    await startServers();
  });
  afterEach(() => {
    for (const client of visitors.splice(0)) client.stop();
  });
  afterAll(async () => {
    await stopServers();
    for (const child of children) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(Object.entries(proxies))(
    'a match is played across both processes behind %s',
    async (_name, begin) => {
      const port = await freePort();
      await begin(port);
      const url = `http://127.0.0.1:${port}`;
      const { matchID, credentials } = await seatBoth(url);
      const [first, second] = await visitBoth(url, matchID, credentials);
      const before = stateID(first)!;
      move(first, 'caesar');
      await until(
        () => stateID(first)! > before && stateID(second) === stateID(first),
        'the move at the other',
      );
      const between = stateID(second)!;
      move(second, 'pompey');
      await until(() => stateID(second)! > between && stateID(first) === stateID(second), 'the answer');
    },
  );

  test.each(Object.entries(proxies))(
    '%s tells who asks, so that each address has limits of its own',
    async (_name, begin) => {
      const port = await freePort();
      await begin(port);
      const create = async (address: string) => {
        const options = [
          '--silent',
          '--interface',
          address,
          '--output',
          '/dev/null',
          '--write-out',
          '%{http_code}',
        ];
        const body = ['-H', 'Content-Type: application/json', '-d', '{"numPlayers":2}'];
        const url = `http://127.0.0.1:${port}/games/julius-caesar/create`;
        return (await run('curl', [...options, ...body, url])).stdout;
      };
      const answers = [];
      for (let last = 1; last <= 10; last += 1) answers.push(await create(`127.${port % 250}.9.${last}`));
      expect(answers).toEqual(answers.map(() => '200'));
    },
  );

  test('PostgreSQL ends the work of a connection that is gone', async () => {
    const client = new pg.Client({
      port: pooler,
      host: '127.0.0.1',
      user: 'rubicon',
      password: PASSWORD,
      database: 'rubicon',
    });
    await client.connect();
    const { rows } = await client.query('SHOW client_connection_check_interval');
    await client.end();
    expect(rows).toEqual([{ client_connection_check_interval: '10s' }]);
  });

  test('a backup brings a match back as it was', async () => {
    const [url] = ports.map((port) => `http://127.0.0.1:${port}`);
    const { matchID, credentials } = await seatBoth(url!);
    const play = async () => {
      const client = visit(url!, '127.0.0.1', matchID, '0', credentials[0]);
      await until(() => client.getState()?.isConnected === true, 'the client to be connected');
      visitors.push(client);
      return client;
    };
    const before = await play();
    const saved = stateID(before);
    const direct = `postgresql://rubicon:${encodeURIComponent(PASSWORD)}@127.0.0.1:${cluster.port}/rubicon`;
    const file = join(folder, 'rubicon.dump');
    await run('pg_dump', ['--format=custom', `--file=${file}`, direct]);
    move(before, 'caesar');
    await until(() => stateID(before)! > saved!, 'the move');
    for (const client of visitors.splice(0)) client.stop();

    for (const server of servers) await server.stop('SIGTERM');
    const restore = ['--clean', '--if-exists', '--single-transaction', `--dbname=${direct}`, file];
    await run('pg_restore', restore);
    await startServers();
    expect(stateID(await play())).toBe(saved);
  });

  test('the unit is one that systemd takes, and starts what is built', async () => {
    const unit = adapted('rubicon@.service', { '/usr/bin/node': process.execPath, '/srv/rubicon': folder });
    expect(unit).toContain('dist/server/server.js');
    mkdirSync(join(folder, 'unit'));
    if (!isThere('systemd-analyze')) return;
    const { stderr } = await run('systemd-analyze', ['verify', put('unit/rubicon@8001.service', unit)]);
    expect(stderr).not.toContain('rubicon@8001');
  });
});
