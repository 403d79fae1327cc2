import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../lobby/storage/database';
import { type Notice, Notices } from '../../lobby/storage/notices';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { until } from './fixtures/visitor';

let database: Database;

beforeAll(async () => {
  database = await sharedDatabase();
});
afterAll(removeFolders);

test('of what anybody may notify on the channel only notices of other processes are heard', async () => {
  const logged: string[] = [];
  const heard: Notice[] = [];
  const notices = new Notices(database, 'this one', (event) => logged.push(event));
  notices.subscribe(
    (notice) => heard.push(notice),
    () => {},
  );
  await notices.connect();
  const good = { matchID: 'm', change: 'state', process: 'another' };
  const malformed = [
    '',
    '{',
    'null',
    '[]',
    '{"matchID":"m"}',
    JSON.stringify({ ...good, change: 'all' }),
    JSON.stringify({ ...good, matchID: { toString: 'x' } }),
  ];
  const own = JSON.stringify({ ...good, process: 'this one' });
  for (const payload of [...malformed, own, JSON.stringify(good)]) {
    await database.query("SELECT pg_notify('rubicon', $1)", [payload]);
  }
  await until(() => heard.length > 0, 'the notice of the other process');
  expect(heard).toEqual([{ matchID: 'm', change: 'state' }]);
  expect(logged).toEqual(malformed.map(() => 'notice ignored'));
});
