import { setTimeout as sleep } from 'node:timers/promises';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rejoining } from '../../web/client/rejoining';
import { type DuelState, duel } from '../lobby/fixtures/duel';
import { dataFolder, removeFolders } from '../lobby/fixtures/folder';
import { ServerProcess, stopServers } from '../lobby/fixtures/process';
import { closeVisitors, createMatch, type Seated, until, Visitor } from '../lobby/fixtures/visitor';

let environment: { DATA_DIR: string };
let server: ServerProcess;

beforeAll(async () => {
  environment = { DATA_DIR: await dataFolder() };
  server = await ServerProcess.listening(environment);
});
afterEach(closeVisitors);
afterAll(async () => {
  await stopServers();
  await removeFolders();
});

const WAIT = { move: 'wait', args: [1] };
/** Moves of one message. */
const TOGETHER = [WAIT, WAIT, { move: 'roll', args: [] }];

/**
 * Plays a few moves, and kills the server at any moment while it is at the next one, before, after or amid what it
 * writes; returns the last acknowledged state's id.
 */
async function playUntilKilled(seats: [Seated, Seated], visitors: [Visitor, Visitor]): Promise<number> {
  const last = 3 + Math.floor(Math.random() * 10);
  for (let moves = 0; ; moves += 1) {
    const { ctx, _stateID } = visitors[0].state;
    const seat = ctx.phase === 'rolling' ? Number(ctx.currentPlayer) : bidder(visitors);
    const [visitor, seated] = [visitors[seat], seats[seat]] as [Visitor, Seated];
    const [card] = visitor.state.G.secret[seat]?.hand ?? [];
    if (ctx.phase === 'rolling') visitor.moves(seated, TOGETHER, _stateID);
    else visitor.move(seated, 'bid', [card], _stateID);
    if (moves === last) {
      await sleep(Math.random() * 8);
      await server.stop('SIGKILL');
      return Math.max(...visitors.map(({ state }) => state._stateID));
    }
    await until(() => visitors.every(({ state }) => state._stateID > _stateID), 'the move');
  }
}

const bidder = (visitors: [Visitor, Visitor]) => (visitors[0].state.G.secret[0]?.bid === null ? 0 : 1);

test('kill -9 in the middle of play loses no acknowledged move, and tears none from those of its message, whenever it comes', async () => {
  for (let round = 0; round < 2; round += 1) {
    const seats = await createMatch(server.url, { setupData: { rounds: 5 } });
    const visitors = await Promise.all(seats.map((seated) => Visitor.seated(seated)));
    const last = await playUntilKilled(seats, visitors as [Visitor, Visitor]);
    closeVisitors();

    server = await ServerProcess.listening(environment);
    const [first] = seats.map((seated) => ({ ...seated, url: server.url }));
    const lobby = new LobbyClient({ server: server.url });
    const { players } = await lobby.getMatch('duel', first?.matchID as string);
    expect(players.map(({ isConnected }) => isConnected)).toEqual([false, false]);
    const back = await Visitor.seated(first as Seated);
    expect(last).toBeGreaterThanOrEqual(3);
    expect(back.state._stateID).toBeGreaterThanOrEqual(last);
    expect(back.state._stateID).toBeLessThanOrEqual(last + TOGETHER.length);
    const moves = back.lastSync.log.filter(({ action }) => action.type === 'MAKE_MOVE');
    expect(moves.map(({ _stateID }) => _stateID)).toEqual(moves.map((_move, index) => index));
    expect(moves).toHaveLength(back.state._stateID);
    const made = (name: string) => moves.filter(({ action }) => action.payload.type === name).length;
    expect(made('wait')).toBe(2 * made('roll'));
  }
});

test('after kill -9 clients find back and play on; ours sees each chat message once, a stock one all kept ones again', async () => {
  const seats = await createMatch(server.url);
  const place = { server: server.url, socketOpts: { forceNew: true, reconnectionDelay: 50 } };
  const transports: ReturnType<typeof SocketIO>[] = [
    (options) => rejoining(options, () => undefined, place),
    SocketIO(place),
  ];
  const [first, second] = seats.map(({ matchID, seat: playerID, credentials }, index) => {
    const multiplayer = transports[index];
    const client = Client<DuelState>({
      game: duel,
      multiplayer,
      matchID,
      playerID,
      credentials,
      debug: false,
    });
    client.start();
    return client;
  }) as [ReturnType<typeof Client<DuelState>>, ReturnType<typeof Client<DuelState>>];
  const both = [first, second];
  await until(() => both.every((client) => client.getState()?.isConnected), 'both clients');
  first.sendChatMessage('before');
  await until(() => both.every(({ chatMessages }) => chatMessages.length === 1), 'the first message');

  const port = String(server.port);
  await server.stop('SIGKILL');
  server = await ServerProcess.listening({ ...environment, PORT: port });
  await until(() => both.every((client) => client.getState()?.isConnected), 'both clients again');
  second.sendChatMessage('after');
  first.moves.bid?.(first.getState()?.G.secret[0]?.hand[0]);
  const said = ({ chatMessages }: typeof first) => chatMessages.map(({ payload }) => payload);
  await until(() => both.every((client) => said(client).includes('after')), 'the second message');
  await until(() => both.every((client) => client.getState()?._stateID === 1), 'the move');
  expect(said(first)).toEqual(['before', 'after']);
  expect(said(second)).toEqual(['before', 'before', 'after']);
  for (const client of both) client.stop();
});

test('a second server on the same folder is refused and does not disturb the first', async () => {
  const second = new ServerProcess(environment);
  expect((await second.exit).code).toBe(1);
  expect(second.errors).toBe(`The data folder ${environment.DATA_DIR} is in use by another server\n`);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('an orderly stop keeps the moves; log lines are JSON and name no credentials and no cards', async () => {
  const seats = await createMatch(server.url);
  const visitor = await Visitor.seated(seats[0]);
  const secret = visitor.state.G.secret[0]?.hand ?? [];
  visitor.move(seats[0], 'bid', [secret[0], 'too', 'many']);
  visitor.move(seats[0], 'bid', [secret[1]]);
  await until(() => visitor.heard.refused.length === 1, 'the refusal of the second bid');
  visitor.move(seats[0], 'bid', [424242]);
  await until(() => visitor.heard.refused.length === 2, 'the refusal of the third bid');
  expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });

  const names = server.events.map(({ event }) => event);
  expect(names).toEqual(
    expect.arrayContaining(['listening', 'match created', 'join', 'move', 'refused', 'closed']),
  );
  for (const word of [...secret, 424242, ...seats.map(({ credentials }) => credentials)]) {
    expect(server.output).not.toContain(String(word));
  }

  server = await ServerProcess.listening(environment);
  const back = await Visitor.seated({ ...seats[0], url: server.url });
  expect(back.state._stateID).toBe(1);
  closeVisitors();
  expect(await server.stop('SIGINT')).toEqual({ code: 0, signal: null });
});
