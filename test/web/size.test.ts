import { expect, test } from 'vitest';
import { measureBundle } from '../../web/size';
import { ids } from '../games';

/*
 * What may be downloaded, gzipped, in kB of 1000 bytes; `npm run bench -- web` tells what is. Of what the link of a table
 * needs, React DOM alone is 66, and what boardgame.io and socket.io need at run time 30. The rules of Falling Sky, with
 * 72 Events of two texts each, are 60 where those of other games are 20 to 30, and its windows of Battle with their odds 6; its Non-players, 30 more, are loaded only
 * where a match is kept on the device. Of Alesia the map is sent hex by hex. To be
 * played with any set of components costs Caesar's Gallic War 2 and Julius Caesar 6. What a bot has thought, and names of classes that nothing else bears, cost all 1; so do looking back, and looking back to the first move. A game more costs the others 1: what their
 * tables share with each other and not with it is then in chunks of its own. The pictures of the lobby, 20 to 30 each, come when
 * they are in sight.
 */
const LOBBY = 99;
const TABLE = { own: 147, all: 246 };
const LARGER: Readonly<Record<string, typeof TABLE>> = {
  'falling-sky': { own: 192, all: 291 },
  'caesar-rome-vs-gaul': { own: 178, all: 277 },
  alesia: { own: 165, all: 264 },
};

test('the lobby and the tables are small enough for a first visit', async () => {
  const { lobby, tables } = await measureBundle();
  expect(lobby).toBeLessThanOrEqual(LOBBY);
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(ids));
  for (const [game, { own, all }] of Object.entries(tables)) {
    const most = LARGER[game] ?? TABLE;
    expect(own, game).toBeLessThanOrEqual(most.own);
    expect(all, game).toBeLessThanOrEqual(most.all);
  }
}, 60_000);
