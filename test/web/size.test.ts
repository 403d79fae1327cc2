import { expect, test } from 'vitest';
import { measureBundle } from '../../web/size';

/** What a first visit may download, gzipped, in kB of 1000 bytes; `npm run bench -- web` tells what it does. */
const LOBBY = 90;
/** The aim is 120. React DOM alone is 66, and what boardgame.io and socket.io need at run time 30. */
const TABLE = 205;

test('the lobby and the tables are small enough for a first visit', async () => {
  const { lobby, tables } = await measureBundle();
  expect(lobby).toBeLessThanOrEqual(LOBBY);
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(['julius-caesar', 'caesars-gallic-war']));
  for (const [game, size] of Object.entries(tables)) expect(size, game).toBeLessThanOrEqual(TABLE);
}, 60_000);
