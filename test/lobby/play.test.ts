import { type Client, LobbyClient } from 'boardgame.io/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { rejoining } from '../../web/client/rejoining';
import { type DuelState, duel } from './fixtures/duel';
import { removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { connected, placeOf, stopClients } from './fixtures/stock';
import { closeVisitors, createMatch, type Seated, toRolling, until, Visitor } from './fixtures/visitor';

type StockClient = ReturnType<typeof Client<DuelState>>;

let server: RunningServer;

beforeAll(async () => {
  server = await startOurs();
});
afterEach(() => {
  stopClients();
  closeVisitors();
});
afterAll(async () => {
  await server.close();
  await removeFolders();
});

/** Connects a client of boardgame.io to a match, by its own transport or by the one of the web app. */
async function seat(where: Parameters<typeof connected>[1], transport: 'stock' | 'ours' = 'stock') {
  const ours = (options: Parameters<typeof rejoining>[0]) =>
    rejoining(options, () => undefined, placeOf(where.url));
  return (await connected(duel, where, transport === 'ours' ? ours : undefined)).client;
}

const stateOf = (client: StockClient) =>
  client.getState() as NonNullable<ReturnType<StockClient['getState']>>;

test('stock LobbyClient and stock Client play a whole match', async () => {
  const seats = await createMatch(server.url);
  const players = [await seat(seats[0]), await seat(seats[1])] as const;
  const spectator = await seat({ url: server.url, matchID: seats[0].matchID });

  for (let moves = 0; stateOf(spectator).ctx.gameover === undefined; moves += 1) {
    expect(moves).toBeLessThan(100);
    const { ctx, _stateID } = stateOf(spectator);
    const mover = players.find((player) => stateOf(player).isActive && canBid(player)) ?? players[0];
    if (ctx.phase === 'bidding') mover.moves.bid?.(stateOf(mover).G.secret[String(mover.playerID)]?.hand[0]);
    else players[Number(ctx.currentPlayer)]?.moves.roll?.();
    const everybody = [...players, spectator];
    await until(() => everybody.every((client) => stateOf(client)._stateID > _stateID), 'everybody to hear');
  }

  expect(stateOf(players[0]).G.rounds).toBe(0);
  expect(stateOf(players[0]).ctx.gameover).toEqual(stateOf(spectator).ctx.gameover);
  expect(stateOf(spectator).G.secret).toEqual({});
  expect(stateOf(players[0]).log.filter((entry) => entry.action.type === 'MAKE_MOVE')).toHaveLength(12);
  const others = stateOf(spectator).log.filter((entry) => entry.action.payload.type === 'bid');
  expect(others.map((entry) => entry.action.payload.args)).toEqual(Array(6).fill(null));

  const lobby = new LobbyClient({ server: server.url });
  const { matches } = await lobby.listMatches('duel', { isGameover: true });
  expect(matches.map(({ matchID }) => matchID)).toContain(seats[0].matchID);
});

function canBid(client: StockClient): boolean {
  const { G, ctx } = stateOf(client);
  return ctx.phase !== 'bidding' || G.secret[String(client.playerID)]?.bid === null;
}

test('a move on an old state is refused, and the stale client is sent how things stand', async () => {
  const seats = await createMatch(server.url);
  const first = await Visitor.seated(seats[0]);
  const second = await Visitor.seated(seats[1]);
  await first.play(seats[0], 'bid', [first.state.G.secret[0]?.hand[0]]);
  await until(() => second.state._stateID === 1, 'the first bid');
  await second.play(seats[1], 'bid', [second.state.G.secret[1]?.hand[0]]);
  await until(() => first.state._stateID === 2, 'the second bid');

  const current = Number(first.state.ctx.currentPlayer);
  const [visitor, seated] = [[first, second][current], seats[current]] as [Visitor, Seated];
  const updates = visitor.heard.update.length;
  visitor.move(seated, 'roll', [], 1);
  expect(await visitor.refusal()).toEqual({
    error: 'stale',
    message: 'The match has moved on meanwhile',
    move: 'roll',
  });
  await until(() => visitor.heard.update.length > updates, 'the state');
  const [, state, log] = visitor.heard.update.at(-1) as Visitor['heard']['update'][number];
  expect([state, log]).toEqual([visitor.state, []]);
  expect(state._stateID).toBe(2);
});

test('who follows a match by patches has the state that is sent whole to who comes later', async () => {
  const seats = await createMatch(server.url);
  const visitors = [await Visitor.seated(seats[0]), await Visitor.seated(seats[1])] as const;
  const spectator = new Visitor(server.url);
  await spectator.sync(seats[0].matchID, null);
  const places = [
    ...seats.map(({ seat, credentials }) => [seat, credentials] as const),
    [null, undefined] as const,
  ];
  for (let moves = 0; moves < 10; moves += 1) {
    const { ctx, _stateID } = spectator.state;
    const mover = ctx.phase === 'rolling' ? Number(ctx.currentPlayer) : moves % 2;
    const visitor = visitors[mover] as Visitor;
    const [card] = visitor.state.G.secret[mover]?.hand ?? [];
    await visitor.play(seats[mover] as Seated, ...bidOrRoll(ctx.phase, card));
    for (const [index, follower] of [...visitors, spectator].entries()) {
      await until(() => follower.state._stateID > _stateID, 'everybody to hear');
      const [seat, credentials] = places[index] ?? [null];
      const late = new Visitor(server.url);
      expect(follower.state).toEqual((await late.sync(seats[0].matchID, seat, credentials)).state);
      late.close();
    }
  }
  for (const { heard } of [...visitors, spectator]) expect(heard.patch.length).toBeGreaterThan(7);
});

test('who asks for it is told the same in fewer bytes', async () => {
  const { mover, seated, other, otherSeated } = await toRolling(server.url);
  const { matchID } = seated;
  const followers: Visitor[] = [];
  for (const { seat, credentials } of [seated, otherSeated]) {
    const follower = new Visitor(server.url);
    await follower.sync(matchID, seat, credentials, { brief: true });
    followers.push(follower);
  }
  const [wait, roll] = [
    { move: 'wait', args: [1] },
    { move: 'roll', args: [] },
  ];
  mover.moves(seated, [wait, wait, roll]);
  await until(() => other.state._stateID === 5, 'the moves');
  other.move(otherSeated, 'roll');
  await until(() => [mover, other, ...followers].every(({ state }) => state._stateID === 6), 'all to hear');
  for (const [index, stock] of [mover, other].entries()) {
    const follower = followers[index] as Visitor;
    expect(follower.state).toEqual(stock.state);
    const [own, theirs] = [follower, stock].map(({ heard }) => heard.patch.slice(-2));
    const redacted = theirs?.map(([...message]) => [...message.slice(0, 4), message[4].map(withoutRedact)]);
    expect(own).toEqual(redacted);
    const sizes = [follower.brief, theirs].map((messages) => JSON.stringify(messages).length);
    expect(sizes[0]).toBeLessThan(0.7 * Number(sizes[1]));
  }
});

const withoutRedact = ({ redact: _redact, ...entry }: Visitor['lastSync']['log'][number]) => entry;

function bidOrRoll(phase: string, card: number | undefined): [string, unknown[]] {
  return phase === 'rolling' ? ['roll', []] : ['bid', [card]];
}

test('two seats that are active at once may both move on the state they see', async () => {
  const seats = await createMatch(server.url);
  const visitors = await Promise.all(seats.map((seated) => Visitor.seated(seated)));
  for (const [index, visitor] of visitors.entries()) {
    visitor.move(seats[index] as Seated, 'bid', [visitor.state.G.secret[index]?.hand[0]], 0);
  }
  await until(() => visitors.every(({ state }) => state._stateID === 2), 'both bids');
  expect(visitors.map(({ heard }) => heard.refused)).toEqual([[], []]);
});

test('a match that is asked for names the seats that have to decide; none when it is over', async () => {
  const { mover, seated, other, otherSeated } = await toRolling(server.url, { rounds: 1 });
  const lobby = new LobbyClient({ server: server.url });
  const decidingIn = async () => {
    const match = await lobby.getMatch('duel', seated.matchID);
    return 'deciding' in match ? match.deciding : undefined;
  };
  const fresh = await lobby.createMatch('duel', { numPlayers: 2 });
  expect(await lobby.getMatch('duel', fresh.matchID)).toHaveProperty('deciding', ['0', '1']);
  expect(await decidingIn()).toEqual([seated.seat]);
  mover.move(seated, 'roll');
  await until(() => other.state.ctx.currentPlayer === otherSeated.seat, 'the other is to roll');
  expect(await decidingIn()).toEqual([otherSeated.seat]);
  other.move(otherSeated, 'roll');
  await until(() => other.state.ctx.gameover !== undefined, 'the end');
  expect(await decidingIn()).toEqual([]);
});

test('an illegal move, a move out of turn and a fault of the game change nothing and stay out of the log', async () => {
  const seats = await createMatch(server.url);
  const visitor = await Visitor.seated(seats[0]);
  const reasons = [];
  for (const [move, args] of [
    ['bid', [1]],
    ['bid', ['x'.repeat(2000)]],
    ['bid', [{ huge: 'x'.repeat(2000) }]],
    ['roll', []],
    ['fail', []],
  ] as const) {
    const before = visitor.heard.refused.length;
    visitor.move(seats[0], move, [...args]);
    reasons.push((await visitor.refusal(before)).error);
  }
  expect(reasons).toEqual(['illegal-move', 'illegal-move', 'illegal-move', 'unknown-move', 'failed']);
  const { state, log } = await visitor.sync(seats[0].matchID, '0', seats[0].credentials);
  expect([state._stateID, log]).toEqual([0, []]);
});

test('isConnected follows the last socket of a seat', async () => {
  const seats = await createMatch(server.url);
  const watcher = await Visitor.seated(seats[1]);
  const connected = () => watcher.heard.matchData.at(-1)?.[1][0]?.isConnected;
  const tabs = [await Visitor.seated(seats[0]), await Visitor.seated(seats[0])] as const;
  await until(() => connected() === true, 'the seat to be connected');
  await tabs[0].reenter();
  await watcher.settled(seats[1]);
  expect(watcher.lastSync.filteredMetadata[0]?.isConnected).toBe(true);
  expect(connected()).toBe(true);
  tabs[1].close();
  await until(() => connected() === false, 'the seat to be disconnected');
  const { players } = await new LobbyClient({ server: server.url }).getMatch('duel', seats[0].matchID);
  expect(players.map(({ isConnected }) => isConnected)).toEqual([false, true]);
});

test('a rematch by playAgain is the same for both players, with the same options', async () => {
  const lobby = new LobbyClient({ server: server.url });
  const seats = await createMatch(server.url, { setupData: { rounds: 7 } });
  const asked = await Promise.all(
    seats.map(({ matchID, seat: playerID, credentials }) =>
      lobby.playAgain('duel', matchID, { playerID, credentials }),
    ),
  );
  expect(asked[0]).toEqual(asked[1]);
  const next = await lobby.getMatch('duel', asked[0]?.nextMatchID as string);
  expect([next.setupData, next.players.length]).toEqual([{ rounds: 7 }, 2]);
});

test('chat: replayed on sync once, kept over a reconnection, without duplicates for who says what he has heard', async () => {
  const seats = await createMatch(server.url);
  const client = await seat(seats[0], 'ours');
  const other = await seat(seats[1]);
  client.sendChatMessage('salve');
  await until(() => client.chatMessages.length === 1, 'the first message');
  other.sendChatMessage('ave');
  await until(() => client.chatMessages.length === 2, 'both messages');
  const said = () => client.chatMessages.map(({ sender, payload }) => [sender, payload]);
  expect(said()).toEqual([
    ['0', 'salve'],
    ['1', 'ave'],
  ]);

  const late = await seat(seats[0]);
  await until(() => late.chatMessages.length === 2, 'the replay');

  const engine = (client as unknown as { transport: { socket: { io: { engine: { close(): void } } } } })
    .transport.socket.io.engine;
  engine.close();
  await until(() => !stateOf(client).isConnected, 'the connection to break');
  other.sendChatMessage('vale');
  await until(() => stateOf(client).isConnected && client.chatMessages.length >= 3, 'the missed message');
  client.sendChatMessage('vale et tu');
  await until(() => client.chatMessages.length >= 4, 'the last message');
  expect(said().map(([, payload]) => payload)).toEqual(['salve', 'ave', 'vale', 'vale et tu']);
});

test('chat: only the last hundred messages are kept', async () => {
  const seats = await createMatch(server.url);
  const visitor = await Visitor.seated(seats[0]);
  for (let index = 0; index < 105; index += 1) {
    const message = { id: `message${index}`, sender: '0', payload: `text ${index}` };
    visitor.socket.emit('chat', seats[0].matchID, message, seats[0].credentials);
  }
  await until(() => visitor.heard.chat.length === 105, 'all messages');
  const late = await Visitor.seated(seats[1]);
  await until(() => late.heard.chat.length >= 100, 'the replay');
  await late.settled(seats[1]);
  expect(late.heard.chat.map(([, { payload }]) => payload)).toEqual(
    Array.from({ length: 100 }, (_, index) => `text ${index + 5}`),
  );
});
