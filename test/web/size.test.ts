import { expect, test } from 'vitest';
import { measureBundle } from '../../web/size';

/*
 * What may be downloaded, gzipped, in kB of 1000 bytes; `npm run bench -- web` tells what is. Of what the link of a table
 * needs, React DOM alone is 66, and what boardgame.io and socket.io need at run time 30.
 */
const LOBBY = 90;
const TABLE = 120;
const LINK = 210;

test('the lobby and the tables are small enough for a first visit', async () => {
  const { lobby, tables } = await measureBundle();
  expect(lobby).toBeLessThanOrEqual(LOBBY);
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(['julius-caesar', 'caesars-gallic-war']));
  for (const [game, { own, all }] of Object.entries(tables)) {
    expect(own, game).toBeLessThanOrEqual(TABLE);
    expect(all, game).toBeLessThanOrEqual(LINK);
  }
}, 60_000);
