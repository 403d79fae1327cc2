import { expect, test } from 'vitest';
import { measureBundle } from '../../web/size';

/*
 * What may be downloaded, gzipped, in kB of 1000 bytes; `npm run bench -- web` tells what is. Of what the link of a table
 * needs, React DOM alone is 66, and what boardgame.io and socket.io need at run time 30.
 */
const LOBBY = 90.1;
const TABLE = 122;
const LINK = 210;
/** Falling Sky has three times as many rules as the others: five Factions' Commands and Abilities, and 144 texts of Events. */
const LARGE: Readonly<Record<string, { table: number; link: number }>> = {
  'falling-sky': { table: 150, link: 235 },
};

test('the lobby and the tables are small enough for a first visit', async () => {
  const { lobby, tables } = await measureBundle();
  expect(lobby).toBeLessThanOrEqual(LOBBY);
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(['julius-caesar', 'caesars-gallic-war']));
  for (const [game, { own, all }] of Object.entries(tables)) {
    const { table, link } = LARGE[game] ?? { table: TABLE, link: LINK };
    expect(own, game).toBeLessThanOrEqual(table);
    expect(all, game).toBeLessThanOrEqual(link);
  }
}, 60_000);
