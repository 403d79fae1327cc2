/* What PostgreSQL calls a panic, as when the disk is full: a database server starts again, the embedded one cannot. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openFolder } from '../../lobby/storage/pglite';
import { prepareSchema } from '../../lobby/storage/schema';
import { dataFolder, removeFolders } from '../lobby/fixtures/folder';
import { ServerProcess, stopServers } from '../lobby/fixtures/process';
import { closeVisitors, createMatch, Visitor } from '../lobby/fixtures/visitor';

afterEach(async () => {
  closeVisitors();
  await stopServers();
});
afterAll(removeFolders);

/** Bytes of one of the files in which is written ahead, and what is left free in the first by {@link nearlyFull}: a server writes half of it when it starts. */
const FILE = 16 * 1024 * 1024;
const LEFT = 1_600_000;
const WRITE = "SELECT pg_logical_emit_message(true, 'test', repeat('x', $1::int))";
const GONE = /^The database has failed for good: could not .*pg_wal.*No such file or directory/;

/** Makes a data folder whose database soon needs another file to write ahead. */
async function nearlyFull(): Promise<string> {
  const folder = await dataFolder();
  const database = await openFolder(folder);
  await prepareSchema(database);
  const [row] = await database.query<{ used: number }>(
    "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS used",
  );
  await database.query(WRITE, [FILE - ((row?.used ?? 0) % FILE) - LEFT]);
  await database.close();
  return folder;
}

/** Takes from a database the place where it writes ahead, or gives it back. */
async function moveAway(folder: string, back = false): Promise<void> {
  const [place, elsewhere] = [join(folder, 'database', 'pg_wal'), join(folder, 'elsewhere')];
  await (back ? rename(elsewhere, place) : rename(place, elsewhere));
}

test('when it cannot write ahead it fails all that waits and all that comes, and can be opened again', async () => {
  const folder = await nearlyFull();
  const database = await openFolder(folder);
  await database.query('CREATE TABLE kept (word text)');
  await database.query("INSERT INTO kept VALUES ('alea')");
  await moveAway(folder);
  const asked = [
    database.transaction(async (transaction) => {
      await transaction.query(WRITE, [2 * LEFT]).catch(() => {});
    }),
    database.query('SELECT word FROM kept'),
    database.transaction((transaction) => transaction.query("INSERT INTO kept VALUES ('iacta')")),
  ];
  for (const answer of asked) await expect(answer).rejects.toThrow(GONE);
  await expect(database.query('SELECT word FROM kept')).rejects.toThrow(GONE);
  expect((await database.lost)?.message).toMatch(GONE);
  await database.close();

  await moveAway(folder, true);
  const again = await openFolder(folder);
  expect(await again.query('SELECT word FROM kept')).toEqual([{ word: 'alea' }]);
  await again.close();
});

test('a server whose database cannot write ahead says so and ends, and one that is started later goes on', async () => {
  const folder = await nearlyFull();
  const server = await ServerProcess.listening({ DATA_DIR: folder });
  const [seated] = await createMatch(server.url, { setupData: { rounds: 100 } });
  const visitor = await Visitor.seated(seated);
  await visitor.play(seated, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
  await moveAway(folder);
  const write = async () => {
    for (;;) await Promise.all(Array.from({ length: 20 }, () => createMatch(server.url, { seats: 0 })));
  };
  await expect(write()).rejects.toThrow();
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.errors).toMatch(GONE);
  expect(server.errors).toMatch(/start the server again\n$/);
  expect(server.errors.trim().split('\n')).toHaveLength(1);

  await moveAway(folder, true);
  const again = await ServerProcess.listening({ DATA_DIR: folder });
  const back = await Visitor.seated({ ...seated, url: again.url });
  expect(back.state._stateID).toBe(1);
});
