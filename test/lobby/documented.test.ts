/* Games of boardgame.io's documentation, by its own clients, on our server. */
import type { Game } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { commitmentTo } from '../../games/kit/dice/key';
import { diceIn } from '../../games/kit/dice/plugin';
import type { RunningServer } from '../../lobby/index';
import { Cards, documented, Simultaneous, TicTacToe, Turns } from './fixtures/documented';
import { dataFolder, removeFolders } from './fixtures/folder';
import { PATIENT, startOurs } from './fixtures/servers';
import { connected, stopClients } from './fixtures/stock';
import { closeVisitors, createMatch, post, type Seated, until, Visitor } from './fixtures/visitor';

let server: RunningServer;

beforeAll(async () => {
  server = await startOurs({ games: documented });
});
afterEach(() => {
  stopClients();
  closeVisitors();
});
afterAll(async () => {
  await server.close();
  await removeFolders();
});

/** Opens a match, seats two players on it, and connects them. */
async function table<G>(game: Game<G>, url = server.url) {
  const seats = await createMatch(url, { game: game.name ?? '' });
  const [one, other] = [await connected(game, seats[0]), await connected(game, seats[1])];
  const both = (isSo: (state: ReturnType<typeof one.state>) => boolean, what: string) =>
    until(() => isSo(one.state()) && isSo(other.state()), what);
  return { seats, one, other, both };
}

/** Sends an action of a seat as it stands, and returns why it is refused. */
async function refusedAction(seated: Seated, action: { type: string; payload: object }): Promise<string> {
  const visitor = new Visitor(seated.url, seated.game);
  await visitor.sync(seated.matchID, seated.seat, seated.credentials);
  const payload = { playerID: seated.seat, credentials: seated.credentials, ...action.payload };
  const { _stateID } = visitor.state;
  visitor.socket.emit('update', { ...action, payload }, _stateID, seated.matchID, seated.seat);
  return (await visitor.refusal()).error;
}

test("the tutorial's tic-tac-toe is played to its end, and its lists show it", async () => {
  const { seats, one, other, both } = await table(TicTacToe);
  for (const [moves, cell] of [0, 3, 1, 4, 2].entries()) {
    (moves % 2 === 0 ? one : other).moves.clickCell?.(cell);
    await both(({ _stateID }) => _stateID === moves + 1, 'the move');
  }
  expect(other.state().ctx.gameover).toEqual({ winner: '0' });
  const lobby = new LobbyClient({ server: server.url });
  expect(await lobby.listGames()).toEqual(['tic-tac-toe', 'cards', 'simultaneous', 'turns']);
  const { matches } = await lobby.listMatches('tic-tac-toe', { isGameover: true });
  expect(matches.map(({ matchID }) => matchID)).toEqual([seats[0].matchID]);
});

test('what the rules forbid is refused, and the client has the state as it is again', async () => {
  const { seats, one, other, both } = await table(TicTacToe);
  one.moves.clickCell?.(0);
  await both(({ _stateID }) => _stateID === 1, 'the move');
  const move = (args: unknown[], payload = {}) => ({
    type: 'MAKE_MOVE',
    payload: { type: 'clickCell', args, ...payload },
  });
  expect(await refusedAction(seats[1], move([0]))).toBe('illegal-move');
  expect(await refusedAction(seats[0], move([1]))).toBe('not-active');
  expect(await refusedAction(seats[0], move([1], { playerID: '1' }))).toBe('malformed');
  expect(await refusedAction(seats[1], move([1], { credentials: 'x' }))).toBe('unauthorized');
  other.moves.clickCell?.(0);
  other.moves.clickCell?.(8);
  await both(({ G }) => G.cells[8] === '1', 'the legal move');
  expect(one.state().G.cells).toEqual(['0', ...Array(7).fill(null), '1']);
});

test('no secret reaches anybody else, at the start, in a move, in the log or after the end', async () => {
  const { seats, one, other, both } = await table(Cards);
  const spy = new Visitor(server.url, 'cards');
  await spy.sync(seats[0].matchID, null);
  const rival = new Visitor(server.url, 'cards');
  await rival.sync(seats[1].matchID, '1', seats[1].credentials);
  const [card] = one.state().G.players[0]?.hand ?? [];
  one.moves.draw?.();
  await both(({ G }) => G.drawn === 1, 'the card');
  one.moves.play?.(card);
  await both(({ _stateID }) => _stateID === 2, 'the play');
  await until(() => [spy, rival].every(({ state }) => state._stateID === 2), 'both to hear');
  const late = new Visitor(server.url, 'cards');
  const { initialState, log } = await late.sync(seats[0].matchID, null);

  const own = [card, ...(one.state().G.players[0]?.hand ?? [])];
  expect(own).toHaveLength(4);
  const told = JSON.stringify([spy.heard, rival.heard, late.heard, other.state()]);
  for (const secret of own) expect(told).not.toContain(String(secret));
  expect(told).toContain(String(other.state().G.players[1]?.hand[0]));
  expect(JSON.stringify([spy.heard, late.heard])).not.toContain('70000');
  expect(Object.keys(initialState.G)).toEqual(['players', 'drawn', 'roll', 'spot']);
  expect(log.map(({ action }) => action.payload.args)).toEqual([[], null]);
});

test('dice of the random plugin come from a key that is committed to and shown at the end', async () => {
  const seats = await createMatch(server.url, { game: 'simultaneous' });
  const players = [await connected(Simultaneous, seats[0]), await connected(Simultaneous, seats[1])] as const;
  const spy = new Visitor(server.url, 'simultaneous');
  const { initialState } = await spy.sync(seats[0].matchID, null);
  const first = diceIn(initialState.plugins);
  expect(Object.keys(first ?? {})).toEqual(['commitment']);
  expect(initialState.plugins.random?.data).toBeUndefined();
  for (const [seat, { moves }] of players.entries()) moves.choose?.(`choice of ${seat}`);
  await until(() => spy.state.ctx.gameover !== undefined, 'the end');
  const last = diceIn(spy.state.plugins);
  expect(last?.commitment).toBe(first?.commitment);
  expect(commitmentTo(last?.opened?.key ?? '')).toBe(first?.commitment);
});

test('random gives what boardgame.io says it does, and different matches have different keys', async () => {
  const [first, second] = [await table(Cards), await table(Cards)];
  first.one.moves.roll?.();
  await first.both(({ G }) => G.roll !== 0, 'the roll');
  const { roll } = first.one.state().G;
  expect(roll).toBeGreaterThanOrEqual(4);
  expect(roll).toBeLessThan(15);
  expect(Number.isInteger(roll)).toBe(false);
  const commitmentOf = ({ one }: typeof first) => diceIn(one.state().plugins)?.commitment;
  expect(commitmentOf(first)).not.toBe(commitmentOf(second));
});

test('two who choose at once are told of each other when both have chosen', async () => {
  const { seats, one, other, both } = await table(Simultaneous);
  const spy = new Visitor(server.url, 'simultaneous');
  await spy.sync(seats[0].matchID, null);
  other.moves.choose?.('paper');
  await both(({ G }) => G.chosen === 1, 'the first choice');
  expect(JSON.stringify([one.state(), spy.heard])).not.toContain('paper');
  expect(await refusedAction(seats[1], { type: 'MAKE_MOVE', payload: { type: 'choose', args: ['x'] } })).toBe(
    'not-active',
  );
  one.moves.choose?.('stone');
  await both(({ ctx }) => ctx.gameover !== undefined, 'the end');
  expect(one.state().G.shown).toEqual(['stone', 'paper']);
});

test('players chat by the stock client', async () => {
  const { one, other } = await table(TicTacToe);
  one.client.sendChatMessage('Good luck!');
  await until(() => other.client.chatMessages.length > 0, 'the message');
  expect(other.client.chatMessages).toMatchObject([{ sender: '0', payload: 'Good luck!' }]);
});

test('events that the game leaves on are taken of active players; others, and what they do not change, are refused', async () => {
  const { seats, one, other, both } = await table(Turns);
  const event = (type: string, ...args: unknown[]) => ({ type: 'GAME_EVENT', payload: { type, args } });
  one.moves.add?.();
  await both(({ G }) => G.count === 1, 'the move');
  expect(await refusedAction(seats[1], event('endTurn'))).toBe('not-active');
  one.events.endTurn?.();
  await both(({ ctx }) => ctx.currentPlayer === '1', 'the next turn');
  expect(await refusedAction(seats[1], event('endGame', { winner: '1' }))).toBe('unknown-move');
  expect(await refusedAction(seats[1], event('pass'))).toBe('unknown-move');
  expect(await refusedAction(seats[1], event('constructor'))).toBe('unknown-move');
  expect(await refusedAction(seats[1], event('endStage'))).toBe('illegal-move');
  other.events.setActivePlayers?.({ all: 'extra' });
  await both(({ ctx }) => ctx.activePlayers?.[0] === 'extra', 'the stage');
  one.moves.more?.();
  await both(({ G }) => G.count === 11, 'the move of the stage');
  one.events.endStage?.();
  await both(({ ctx }) => ctx.activePlayers?.[0] === undefined, 'the end of the stage');
});

test('a game ends by an event only if it says so', async () => {
  const ending = { ...Turns, name: 'ending', events: { endGame: true } };
  const own = await startOurs({ games: [ending] });
  const { one, both } = await table(ending, own.url);
  one.events.endGame?.({ winner: '1' });
  await both(({ ctx }) => ctx.gameover !== undefined, 'the end');
  await own.close();
});

test("a move is taken back and made again as boardgame.io does it, but not another's and no die", async () => {
  const { seats, one, both } = await table(Cards);
  one.moves.put?.({ x: 1, y: 2 });
  await both(({ G }) => G.spot?.y === 2, 'the move');
  one.client.undo();
  await both(({ G }) => G.spot === null, 'the move to be taken back');
  one.client.redo();
  await both(({ G }) => G.spot?.x === 1, 'the move to be made again');
  const undo = { type: 'UNDO', payload: {} };
  expect(await refusedAction(seats[1], undo)).toBe('not-active');
  one.moves.roll?.();
  await both(({ G }) => G.roll > 0, 'the roll');
  expect(await refusedAction(seats[0], undo)).toBe('illegal-move');
  expect(await refusedAction(seats[0], { type: 'REDO', payload: {} })).toBe('illegal-move');
});

test('no move is taken back where several may act, or where the game has no undo', async () => {
  const undo = { type: 'UNDO', payload: {} };
  const { seats } = await table(Simultaneous);
  expect(await refusedAction(seats[0], undo)).toBe('not-active');
  const plain = { ...TicTacToe, name: 'plain', disableUndo: true };
  const own = await startOurs({ games: [plain] });
  const [seated] = await createMatch(own.url, { game: 'plain' });
  expect(await refusedAction(seated, undo)).toBe('unknown-move');
  await own.close();
});

test('a match goes on after the server has been started anew, with its secrets, its undo and its key', async () => {
  const options = { games: documented, limits: PATIENT, dataDir: await dataFolder() };
  const before = await startOurs(options);
  const { seats, one, both } = await table(Cards, before.url);
  one.moves.put?.({ x: 3, y: 4 });
  await both(({ G }) => G.spot?.x === 3, 'the move');
  const { hand } = one.state().G.players[0] ?? {};
  const commitment = diceIn(one.state().plugins);
  stopClients();
  await before.close();

  const after = await startOurs(options);
  const again = await connected(Cards, { ...seats[0], url: after.url });
  expect(again.state().G.players[0]?.hand).toEqual(hand);
  expect(diceIn(again.state().plugins)).toEqual(commitment);
  again.client.undo();
  await until(() => again.state().G.spot === null, 'the move to be taken back');
  await after.close();
});

test('there are no records of games whose log does not tell what everybody saw, and bots only where a game has them', async () => {
  const [{ matchID }] = await createMatch(server.url, { game: 'cards' });
  const record = await fetch(`${server.url}/games/cards/${matchID}/record`);
  expect([record.status, await record.json()]).toEqual([404, { error: 'There are no records of cards' }]);
  const bots = { 1: { level: 'easy' } };
  expect((await post(`${server.url}/games/cards/create`, { bots })).status).toBe(501);
});

test.each<[what: string, games: unknown, error: RegExp]>([
  ['no list', TicTacToe, /^games must be a list of boardgame.io games/],
  ['nothing', undefined, /^games must be a list/],
  ['an empty list', [], /with one at least$/],
  ['something else', ['chess'], /^games\[0\] is no boardgame.io game$/],
  [
    'a game without name',
    [TicTacToe, { ...TicTacToe, name: undefined }],
    /^games\[1\] needs a name of letters/,
  ],
  ['a name with a slash', [{ ...TicTacToe, name: 'a/b' }], /not "a\/b"$/],
  ['two of a name', [TicTacToe, { ...Cards, name: 'tic-tac-toe' }], /^Two games are called tic-tac-toe$/],
  [
    'a plugin of our name',
    [{ ...Cards, plugins: [{ name: 'dice' }] }],
    /^The game cards has a plugin called dice/,
  ],
  [
    'a stage of our name',
    [{ ...Cards, turn: { stages: { outOfTurn: {} } } }],
    /has a stage called outOfTurn/,
  ],
  ['a plugin without name', [{ ...Cards, plugins: [{}] }], /^boardgame.io refuses the game cards: /],
])('%s in place of games is refused in a sentence', async (_what, games, error) => {
  await expect(startOurs({ games: games as typeof documented })).rejects.toThrow(error);
});
