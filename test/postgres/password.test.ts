import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess, stopServers } from '../lobby/fixtures/process';
import { Cluster } from './cluster';

const PASSWORD = 'alea-iacta';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start(PASSWORD);
});
afterAll(async () => {
  await stopServers();
  await cluster.remove();
});

const urlWith = (user: string) => cluster.url.replace('caesar@', `${user}@`);

test.each([
  ['no', 'caesar', /^The database at 127\.0\.0\.1:\d+ wants a password, and DATABASE_URL has none\n$/],
  ['an empty', 'caesar:', /^The database at 127\.0\.0\.1:\d+ wants a password, and DATABASE_URL has none\n$/],
  ['a wrong', 'caesar:iacta', /^The database at .* cannot be reached: password authentication failed .*\n$/],
])('with %s password a server says so in one sentence, and ends', async (_what, user, sentence) => {
  const server = new ServerProcess({ DATABASE_URL: urlWith(user) });
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.errors).toMatch(sentence);
});

test('with the right one it listens', async () => {
  await ServerProcess.listening({ DATABASE_URL: urlWith(`caesar:${PASSWORD}`) });
});
