import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../../lobby/fixtures/folder';
import { ServerProcess } from '../../lobby/fixtures/process';
import { closeVisitors, type Seated, Visitor } from '../../lobby/fixtures/visitor';
import { Pair } from './pair';

const TABLES = 4;
const MOST_MOVES = 40;
/** Moves that go in one message with each roll, and must be stored with it or not at all. */
const WAITS = 2;
/** Milliseconds; the kill comes at any moment of a few moves. */
const LATEST = 40;
/** So often it is said how far things are. */
const REPORTED = 20;

/** What a player has been told before the server was killed. */
type Told = { seated: Seated; stateID: number };

/**
 * Kills a server of its own so many times while several matches are played on it, at any moment. Returns the figures,
 * and whether it has come back each time with all that players had been told.
 */
export async function kill(kills: number): Promise<Record<string, unknown> & { ok: boolean }> {
  const environment = { DATA_DIR: await dataFolder(), BOT_THREADS: '0' };
  const begun = performance.now();
  const all: Told[] = [];
  let lost: string[] = [];
  let server = await ServerProcess.listening(environment);
  for (let count = 0; count < kills; count += 1) {
    const told = await playUntilKilled(server);
    closeVisitors();
    server = await ServerProcess.listening(environment);
    for (const each of told) lost = [...lost, ...(await lossesOf(server.url, each))];
    all.push(...told);
    closeVisitors();
    if ((count + 1) % REPORTED === 0) console.error(`${count + 1} kills, ${lost.length} lost`);
  }
  for (const each of all) lost = [...lost, ...(await lossesOf(server.url, each))];
  closeVisitors();
  const { code } = await server.stop('SIGTERM');
  return {
    soak: 'kills',
    kills,
    matches: all.length,
    acknowledged: all.reduce((sum, { stateID }) => sum + stateID, 0),
    lost: lost.length,
    examples: lost.slice(0, 10),
    stopped: code,
    seconds: Math.round((performance.now() - begun) / 1000),
    ok: lost.length === 0 && code === 0,
  };
}

async function playUntilKilled(server: ServerProcess): Promise<Told[]> {
  const pairs = await Promise.all(Array.from({ length: TABLES }, () => seated(server.url)));
  const last = 1 + Math.floor(Math.random() * MOST_MOVES);
  let moves = 0;
  let killed = false;
  let ended: Promise<unknown> | undefined;
  const play = async (pair: Pair) => {
    while (!killed && !pair.isOver) {
      await pair.move(() => killed, WAITS);
      moves += 1;
      if (moves < last || ended !== undefined) continue;
      ended = sleep(Math.random() * LATEST).then(async () => {
        await server.stop('SIGKILL');
        killed = true;
      });
    }
  };
  await Promise.all(pairs.map(play));
  await (ended ?? server.stop('SIGKILL'));
  return pairs.map((pair) => ({ seated: pair.seats[0], stateID: pair.stateID }));
}

/** A server may close a kept connection just as it is used again: whoever gets no answer asks once more. */
function seated(url: string): Promise<Pair> {
  return Pair.seated(url).catch(() => Pair.seated(url));
}

/** Returns what is not there any more, or is not as it was, of what a player had been told. */
async function lossesOf(url: string, { seated, stateID }: Told): Promise<string[]> {
  const visitor = await Visitor.seated({ ...seated, url });
  const { state, log } = visitor.lastSync;
  visitor.close();
  const moves = log.filter(({ action }) => action.type === 'MAKE_MOVE');
  const ids = moves.map(({ _stateID }) => _stateID);
  const made = (name: string) => moves.filter(({ action }) => action.payload.type === name).length;
  const torn = made('wait') !== WAITS * made('roll');
  const gap = ids.length !== state._stateID || ids.some((id, index) => id !== index);
  return [
    ...(state._stateID < stateID ? [`${seated.matchID}: state ${state._stateID}, told ${stateID}`] : []),
    ...(torn ? [`${seated.matchID}: ${made('wait')} waits with ${made('roll')} rolls`] : []),
    ...(gap ? [`${seated.matchID}: state ${state._stateID}, moves ${ids.join(' ')}`] : []),
  ];
}
