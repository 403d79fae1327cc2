/* Past positions of a match that goes on: each seat, and a watcher, is answered with what it was sent, and with nothing else. */
import type { State } from 'boardgame.io';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { JuliusCaesar } from '../../games';
import { seatsAsked } from '../../games/kit/table';
import { movesToTakeBack } from '../../games/kit/undo';
import { pickFrom, seeded } from '../../games/testing/chance';
import type { LobbyGame } from '../../lobby/game';
import { Positions } from '../../lobby/http/positions';
import { CLOSED } from '../../lobby/http/seatAsking';
import type { RunningServer } from '../../lobby/index';
import { removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, createMatch, type Seated, until, Visitor } from './fixtures/visitor';

let server: RunningServer;

beforeAll(async () => {
  server = await startOurs({ games: [JuliusCaesar] });
});
afterEach(closeVisitors);
afterAll(async () => {
  await server.close();
  await removeFolders();
});

const game = JuliusCaesar.name;
const MOVES = 60;

async function positionAt(
  matchID: string,
  state: number | string,
  { credentials, url = server.url, of = game }: { credentials?: string; url?: string; of?: string } = {},
) {
  const headers: HeadersInit = credentials === undefined ? {} : { Authorization: `Bearer ${credentials}` };
  const answer = await fetch(`${url}/games/${of}/${matchID}/positions/${state}`, { headers });
  return { status: answer.status, text: await answer.text() };
}

/** Plays some moves at random, and takes some back; returns what each of those who look was sent, by state. */
async function playSome(seats: readonly Seated[], lookers: readonly Visitor[]): Promise<unknown[][]> {
  const next = seeded(3);
  const sent = lookers.map(({ state }) => [state.G] as unknown[]);
  let takenBack = 0;
  for (let made = 1; made <= MOVES; made++) {
    const seat = Number(pickFrom(seatsAsked(lookers[0].state.ctx), next));
    const { state } = lookers[seat];
    const takesBack = movesToTakeBack(state.plugins, String(seat)) > 0 && (takenBack === 0 || next() < 0.2);
    if (takesBack) takenBack++;
    const legal = JuliusCaesar.ai.enumerate(state.G as never, state.ctx, String(seat));
    const { move, args } = takesBack ? { move: 'undo', args: [] } : pickFrom(legal, next);
    await lookers[seat].play(seats[seat], move, args);
    for (const [index, looker] of lookers.entries()) {
      await until(() => looker.state._stateID === made, `state ${made}`);
      sent[index].push(looker.state.G);
    }
  }
  expect(takenBack).toBeGreaterThan(0);
  return sent;
}

test('each seat and a watcher are answered with what they were sent', async () => {
  const seats = await createMatch(server.url, { game });
  const [{ matchID }] = seats;
  const lookers = await Promise.all(seats.map((seat) => Visitor.seated(seat)));
  const watcher = new Visitor(server.url, game);
  await watcher.sync(matchID, null);
  const sent = await playSome(seats, [...lookers, watcher]);
  expect(sent[0]).not.toEqual(sent[1]);
  expect(sent[0]).not.toEqual(sent[2]);
  for (const [index, own] of sent.entries()) {
    const asker = index < seats.length ? { credentials: seats[index].credentials } : {};
    for (const state of own.keys()) {
      const { status, text } = await positionAt(matchID, state, asker);
      expect(status).toBe(200);
      expect(JSON.parse(text)).toEqual({ state, G: own[state] });
    }
  }
  const last = lookers[0].state._stateID;
  await lookers[0].play(seats[0], 'resign');
  const { G } = lookers[0].state;
  const { credentials } = seats[0];
  expect(JSON.parse((await positionAt(matchID, last + 1, { credentials })).text).G).toEqual(G);
  expect(JSON.parse((await positionAt(matchID, 3, { credentials })).text).G).toEqual(sent[0][3]);
});

test('what is asked for wrongly is refused in words', async () => {
  const [caesar] = await createMatch(server.url, { game, watching: 'none' });
  const { matchID, credentials } = caesar;
  expect(await positionAt(matchID, 0)).toEqual({
    status: 403,
    text: JSON.stringify({ error: CLOSED }),
  });
  expect((await positionAt(matchID, 0, { credentials: 'guessed' })).status).toBe(403);
  expect((await positionAt(matchID, 0, { credentials })).status).toBe(200);
  expect(await positionAt(matchID, 1, { credentials })).toEqual({
    status: 404,
    text: '{"error":"The match has not come to state 1"}',
  });
  for (const state of ['-1', 'x', '1e3', '1.5', '9'.repeat(30)])
    expect((await positionAt(matchID, state, { credentials })).status).toBe(400);
  expect((await positionAt('no-such-match', 0)).status).toBe(404);
  expect((await positionAt(matchID, 0, { of: 'chess' })).status).toBe(404);
});

test('a match that began with another version of the game, or was played with other rules, is not played again', async () => {
  const [caesar] = await createMatch(server.url, { game });
  const { matchID, credentials } = caesar;
  const visitor = await Visitor.seated(caesar);
  const [{ move, args }] = JuliusCaesar.ai.enumerate(visitor.state.G as never, visitor.state.ctx, '0');
  await visitor.play(caesar, move, args);
  const running = async (changed: object) => {
    const { close, url } = await startOurs({ games: [{ ...JuliusCaesar, ...changed } as LobbyGame] });
    const answers = [
      await positionAt(matchID, 0, { credentials, url }),
      await positionAt(matchID, 1, { credentials, url }),
    ];
    await close();
    return answers;
  };
  const stateVersion = JuliusCaesar.stateVersion + 1;
  for (const { status, text } of await running({ stateVersion, migrate: (state: State) => state }))
    expect([status, text]).toEqual([409, '{"error":"The match began with another version of the game"}']);
  const { phases } = JuliusCaesar.rulebook;
  const others = Object.fromEntries(Object.keys(phases).map((name) => [name, {}]));
  for (const { status, text } of await running({ rulebook: { ...JuliusCaesar.rulebook, phases: others } })) {
    expect(status).toBe(409);
    expect(text).toMatch(/^{"error":"The match cannot be played again: /);
  }
});

test('one address has a few positions in work at the same time', async () => {
  const never = new Promise<never>(() => {});
  const positions = new Positions({ versionAtFirst: () => never } as never);
  const wish = { game: JuliusCaesar as never, state: 0, isWanted: () => true };
  const asked = Array.from({ length: 8 }, (_, match) =>
    positions.at({ ...wish, matchID: String(match), address: '::1' }),
  );
  await expect(positions.at({ ...wish, matchID: '0', address: '::1' })).rejects.toThrow('Too many positions');
  const other = positions.at({ ...wish, matchID: '0', address: '::2' });
  const pending = Symbol('pending');
  expect(await Promise.race([...asked, other, Promise.resolve(pending)])).toBe(pending);
});
