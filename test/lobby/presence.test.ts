import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { Presence } from '../../lobby/socket/presence';
import type { Database } from '../../lobby/storage/database';
import { type Notice, Notices } from '../../lobby/storage/notices';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { createMatch } from './fixtures/visitor';

let server: RunningServer;
let database: Database;

beforeAll(async () => {
  server = await startOurs();
  database = await sharedDatabase();
});
afterAll(async () => {
  await server.close();
  await removeFolders();
});

test('who comes or goes while the database is away is stored with the next beat, and told', async () => {
  const [{ matchID }] = await createMatch(server.url);
  let away = false;
  const transaction: Database['transaction'] = (work) =>
    away ? Promise.reject(new Error('The database is away')) : database.transaction(work);
  const notices = new Notices(database, 'sometimes away');
  const heard: Notice[] = [];
  notices.subscribe(
    (notice) => heard.push(notice),
    () => {},
  );
  const presence = new Presence({ ...database, transaction }, notices, 'sometimes away');
  const there = async () => {
    const rows = await database.query<{ seat: number }>(
      'SELECT seat FROM presence WHERE match_id = $1 ORDER BY seat',
      [matchID],
    );
    return rows.map(({ seat }) => seat);
  };
  await presence.beat();
  await presence.set(matchID, 0, true);
  expect(await there()).toEqual([0]);

  away = true;
  await expect(presence.set(matchID, 0, false)).rejects.toThrow('away');
  await expect(presence.set(matchID, 1, true)).rejects.toThrow('away');
  away = false;
  await presence.beat();
  expect(await there()).toEqual([1]);
  expect(heard).toContainEqual({ matchID, change: 'seats' });

  heard.length = 0;
  await presence.beat();
  expect(heard).toEqual([]);
  await presence.close();
});
