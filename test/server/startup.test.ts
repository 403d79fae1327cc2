import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readConfiguration } from '../../lobby/configuration';
import { messageOf, StartupError } from '../../lobby/errors';
import { openPostgres } from '../../lobby/storage/postgres';
import { dataFolder, emptyFolder, removeFolders } from '../lobby/fixtures/folder';
import { ServerProcess, stopServers } from '../lobby/fixtures/process';

afterEach(stopServers);
afterAll(removeFolders);

async function failure(environment: Record<string, string>): Promise<string> {
  const server = new ServerProcess(environment);
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.errors.trim().split('\n')).toHaveLength(1);
  expect(server.errors).not.toMatch(/^\s+at /m);
  return server.errors.trim();
}

test('a port in use is one plain sentence and exit code 1', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const sentence = await failure({ PORT: String(port), DATA_DIR: await dataFolder() });
  other.close();
  expect(sentence).toBe(`Port ${port} is in use by another program`);
});

test('so is a name to listen on that is no address', async () => {
  const sentence = await failure({ HOST: 'nonsense.invalid', DATA_DIR: await dataFolder() });
  expect(sentence).toBe('HOST is not an address of this machine');
});

test('so is a data folder that cannot be written', async () => {
  const file = join(await emptyFolder(), 'file');
  await writeFile(file, '');
  expect(await failure({ DATA_DIR: join(file, 'data') })).toMatch(/^The data folder .* cannot be written: /);
});

test.runIf(process.platform === 'linux')('so is a data folder where there can be none', async () => {
  expect(await failure({ DATA_DIR: '/proc/rubicon/data' })).toMatch(
    /^The data folder \/proc\/rubicon\/data cannot be written: /,
  );
});

test('so is a data folder with something else in place of the database', async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'database'));
  await writeFile(join(folder, 'database', 'PG_VERSION'), '9.6\n');
  expect(await failure({ DATA_DIR: folder })).toMatch(/^The database in .* cannot be opened: /);
});

test('so is a database that cannot be reached, and its password is not told', async () => {
  const sentence = await failure({ DATABASE_URL: 'postgresql://caesar:alea@127.0.0.1:9/rubicon' });
  expect(sentence).toMatch(/^The database at 127\.0\.0\.1:9 cannot be reached: .*ECONNREFUSED/);
  expect(sentence).not.toContain('alea');
});

test('so is a malformed variable', async () => {
  expect(await failure({ PORT: '80a' })).toBe('PORT must be a whole number from 0 to 65535, not "80a"');
  for (const url of ['mysql://caesar:alea@127.0.0.1/rubicon', 'localhost', 'postgresql//x']) {
    await expect(openPostgres(url)).rejects.toThrow(
      new StartupError('DATABASE_URL must look like postgresql://user:password@host:5432/name'),
    );
  }
});

describe('configuration', () => {
  test('has a path that the server is below, without a slash at its end', () => {
    const paths = [undefined, '', '/', '/rubicon', '/games/rubicon/'].map(
      (BASE_PATH) => readConfiguration({ BASE_PATH }).basePath,
    );
    expect(paths).toEqual(['', '', '', '/rubicon', '/games/rubicon']);
    for (const BASE_PATH of ['rubicon', '//rubicon', '/a"b', '/a b', 'https://example.org/rubicon']) {
      expect(() => readConfiguration({ BASE_PATH })).toThrow(
        new StartupError(`BASE_PATH must be a path like /games/caesar, not "${BASE_PATH}"`),
      );
    }
  });

  test('has values for everything left out', () => {
    expect(readConfiguration({ PORT: '', HOST: ' ' })).toMatchObject({
      port: 8000,
      host: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      webRoot: 'dist/web',
      origins: [],
      trustProxy: false,
      keeping: { unfinishedDays: 30, finishedDays: 180 },
      botThreads: undefined,
      metricsToken: undefined,
    });
  });

  test('reads what is there', () => {
    const environment = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgresql://localhost/rubicon',
      ORIGINS: 'https://a.example, https://b.example:8443/,',
      TRUST_PROXY: '1',
      MATCH_TTL_DAYS: '0.5',
      FINISHED_TTL_DAYS: '7',
      MATCHES_PER_HOUR: '5',
      ROOMS: '20',
      REQUESTS_PER_SECOND: '2.5',
      BOT_ROOMS: '0',
      BOT_THREADS: '0',
      METRICS_TOKEN: ' alea-iacta-est-49 ',
    };
    expect(readConfiguration(environment)).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      dataDir: undefined,
      databaseUrl: 'postgresql://localhost/rubicon',
      origins: ['https://a.example', 'https://b.example:8443'],
      trustProxy: true,
      keeping: { unfinishedDays: 0.5, finishedDays: 7 },
      limits: { rooms: 20, botRooms: 0, matchesPerHour: 5, requestsPerSecond: 2.5, messagesPerSecond: 10 },
      botThreads: 0,
      metricsToken: 'alea-iacta-est-49',
    });
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['MATCH_TTL_DAYS', 'soon'],
    ['MATCH_TTL_DAYS', '0'],
    ['MATCHES_PER_HOUR', 'NaN'],
    ['SOCKETS_PER_ADDRESS', '0'],
    ['SOCKETS_PER_ADDRESS', '1.5'],
    ['SOCKETS', 'all'],
    ['ROOMS', '0'],
    ['BOT_ROOMS', '-1'],
    ['BOT_ROOMS', '2.5'],
    ['BOT_THREADS', '-1'],
    ['BOT_THREADS', '1.5'],
    ['BOT_THREADS', 'many'],
    ['REQUESTS_PER_SECOND', '0'],
    ['TRUST_PROXY', 'yes'],
  ])('refuses %s=%s', (name, value) => {
    const wrong = new RegExp(`^${name} must be .*not "${value}"$`);
    expect(() => readConfiguration({ [name]: value })).toThrow(wrong);
  });

  test.each(['a.example', 'https://a.example/path', 'https://a.example?x', 'file:///x', 'null', 'https://'])(
    'refuses ORIGINS=%s',
    (origin) => {
      const list = `https://b.example,${origin}`;
      expect(() => readConfiguration({ ORIGINS: list })).toThrow(
        new StartupError(`ORIGINS must list origins like https://example.org, or be *, not "${origin}"`),
      );
    },
  );

  test('takes * for all origins', () => expect(readConfiguration({ ORIGINS: '*' }).origins).toEqual(['*']));

  test('does not tell a token that is too short', () => {
    expect(() => readConfiguration({ METRICS_TOKEN: 'alea' })).toThrow(
      new StartupError('METRICS_TOKEN must have at least 16 characters'),
    );
  });
});

test('what libraries throw has a message, whatever it is', () => {
  expect(messageOf(new Error('one'))).toBe('one');
  expect(messageOf('two')).toBe('two');
  expect(messageOf({ message: 'three', code: 3 })).toBe('three');
  expect(messageOf({ name: 'ErrnoError', errno: 44, node: {} })).toBe('name ErrnoError, errno 44');
  expect([messageOf({}), messageOf(null), messageOf(undefined)]).toEqual([
    'unknown error',
    'null',
    'undefined',
  ]);
});
