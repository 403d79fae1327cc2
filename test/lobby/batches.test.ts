/* Messages of many moves: made one after the other up to the first that is refused, stored and told together. */
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { MOST_MOVES } from '../../lobby/socket/wire';
import { type DuelState, duel } from './fixtures/duel';
import { removeFolders } from './fixtures/folder';
import { PATIENT, startOurs } from './fixtures/servers';
import { closeVisitors, createMatch, type Seated, toRolling, until, Visitor } from './fixtures/visitor';

let server: RunningServer;

beforeAll(async () => {
  server = await startOurs();
});
afterEach(() => {
  vi.useRealTimers();
  closeVisitors();
});
afterAll(async () => {
  await server.close();
  await removeFolders();
});

const WAIT = { move: 'wait', args: [1] };
const ILLEGAL = { move: 'wait', args: [2] };
const ROLL = { move: 'roll', args: [] };
const waits = (count: number) => Array(count).fill(WAIT);

/** Sends moves in one message, and waits until so many of them have been made and, if that is not all, the rest refused. */
async function make(visitor: Visitor, seated: Seated, moves: readonly object[], made = moves.length) {
  const { _stateID } = visitor.state;
  const before = visitor.heard.refused.length;
  visitor.moves(seated, moves);
  await until(() => visitor.state._stateID === _stateID + made, 'the moves');
  return made < moves.length ? visitor.refusal(before) : undefined;
}

const namesIn = (log: Visitor['lastSync']['log']) =>
  log
    .filter(({ action }) => action.type === 'MAKE_MOVE')
    .map(({ action, _stateID }) => [action.payload.type, _stateID]);

test('moves of one message are told as one change to everybody, with the log of each', async () => {
  const { mover, seated, other } = await toRolling(server.url);
  const before = [mover, other].map(({ heard }) => heard.patch.length);
  await make(mover, seated, waits(5));
  await until(() => other.state._stateID === 7, 'the other to hear');
  expect([mover, other].map(({ heard }, index) => heard.patch.length - Number(before[index]))).toEqual([
    1, 1,
  ]);
  for (const { heard } of [mover, other]) {
    const [, from, to, , log] = heard.patch.at(-1) as Visitor['heard']['patch'][number];
    expect([from, to, namesIn(log)]).toEqual([2, 7, [2, 3, 4, 5, 6].map((id) => ['wait', id])]);
  }
  const { state, log } = await new Visitor(server.url).sync(seated.matchID, null);
  expect([state._stateID, namesIn(log).length]).toEqual([7, 7]);
});

test('a stock client follows them, and plays on beside them', async () => {
  const { mover, seated, otherSeated } = await toRolling(server.url);
  const { url, matchID, seat: playerID, credentials } = otherSeated;
  const multiplayer = SocketIO({ server: url, socketOpts: { forceNew: true } });
  const stock = Client<DuelState>({ game: duel, multiplayer, matchID, playerID, credentials, debug: false });
  stock.start();
  try {
    const stateID = () => stock.getState()?._stateID;
    await until(() => stateID() === 2, 'the first state');
    await make(mover, seated, [WAIT, WAIT, ROLL]);
    await until(() => stateID() === 5, 'the stock client to hear');
    expect(stock.getState()?.G).toEqual(
      (await new Visitor(url).sync(matchID, playerID, credentials)).state.G,
    );
    expect(stock.log?.map(({ _stateID }) => _stateID)).toEqual(expect.arrayContaining([0, 1, 2, 3, 4]));
    stock.moves.wait?.(1);
    await until(() => mover.state._stateID === 6, 'the move of the stock client');
  } finally {
    stock.stop();
  }
});

describe('the rest is refused, and what was made before is kept,', () => {
  test.each([
    ['from the first that is illegal', [WAIT, ILLEGAL, WAIT], 1, 'illegal-move'],
    ['from the first that is none now', [WAIT, WAIT, { move: 'bid', args: [1] }], 2, 'unknown-move'],
    ['from where another has to decide', [WAIT, ROLL, WAIT, WAIT], 2, 'not-active'],
  ])('%s', async (_what, moves, made, error) => {
    const { mover, seated } = await toRolling(server.url);
    const updates = mover.heard.update.length;
    expect(await make(mover, seated, moves, made)).toMatchObject({ error, made, move: moves[made]?.move });
    await mover.received();
    expect(mover.heard.update.length).toBe(updates + 1);
    const { state, log } = await new Visitor(server.url).sync(seated.matchID, null);
    expect([state._stateID, namesIn(log).length]).toEqual([2 + made, 2 + made]);
  });

  test('from the end of the game', async () => {
    const { mover, seated, other, otherSeated } = await toRolling(server.url, { rounds: 1 });
    await make(mover, seated, [ROLL]);
    await until(() => other.state._stateID === 3, 'the other to hear');
    expect(await make(other, otherSeated, [WAIT, ROLL, WAIT], 2)).toMatchObject({
      error: 'game-over',
      made: 2,
    });
    expect(other.state.ctx.gameover).toBeDefined();
  });
});

describe('none is made', () => {
  const expectNone = async (act: (mover: Visitor, seated: Seated) => void, error: string) => {
    const { mover, seated, other } = await toRolling(server.url);
    act(mover, seated);
    expect(await mover.refusal()).toMatchObject({ error, made: 0 });
    const { state, log } = await other.sync(seated.matchID, null);
    expect([state._stateID, namesIn(log).length]).toEqual([2, 2]);
  };

  test('when the first is refused', () =>
    expectNone((mover, seated) => mover.moves(seated, [ILLEGAL, WAIT]), 'illegal-move'));

  test('when the first is for an older state', () =>
    expectNone((mover, seated) => mover.moves(seated, waits(2), 1), 'stale'));

  test('for who lacks the credentials of the seat', () =>
    expectNone((mover, seated) => mover.moves({ ...seated, credentials: 'x' }, waits(2)), 'unauthorized'));

  test('when the game fails at one of them', async () => {
    const [seated] = await createMatch(server.url);
    const visitor = await Visitor.seated(seated);
    const card = visitor.state.G.secret[0]?.hand[0];
    visitor.moves(seated, [
      { move: 'bid', args: [card] },
      { move: 'fail', args: [] },
    ]);
    expect(await visitor.refusal()).toMatchObject({ error: 'failed', move: 'bid', made: 0 });
    const { state } = await visitor.sync(seated.matchID, '0', seated.credentials);
    expect([state._stateID, state.G.secret[0].bid]).toEqual([0, null]);
  });
});

test('what is malformed in any part is refused whole', async () => {
  const { mover, seated, other } = await toRolling(server.url);
  const { matchID, seat, credentials } = seated;
  const send = (...values: unknown[]) => mover.socket.emit('moves', ...values);
  const bad: readonly unknown[] = [
    undefined,
    null,
    {},
    'wait',
    [],
    waits(MOST_MOVES + 1),
    [...waits(2), null],
    [...waits(2), { args: [1] }],
    [...waits(2), { move: 'no name!', args: [1] }],
    [...waits(2), { move: 'wait', args: [{ toString: 1 }] }],
    [...waits(2), { move: 'wait', args: 1 }],
    [...waits(2), { move: 'wait', args: Array(33).fill(1) }],
    [...waits(2), { move: 'wait', args: ['x'.repeat(5000)] }],
  ];
  for (const moves of bad) send({ moves, credentials }, 2, matchID, seat);
  send({ moves: waits(2) }, 2, matchID, seat);
  send({ moves: waits(2), credentials }, '2', matchID, seat);
  send({ moves: waits(2), credentials }, 2, matchID, null);
  send({ moves: waits(2), credentials }, 2, '../x', seat);
  send(waits(2), 2, matchID, seat);
  send();
  await until(() => mover.heard.refused.length === bad.length + 6, 'the refusals');
  expect(new Set(mover.heard.refused.map(([, { error }]) => error))).toEqual(new Set(['malformed']));
  expect((await other.sync(matchID, null)).state._stateID).toBe(2);
  await make(mover, seated, waits(MOST_MOVES));
});

describe('each move counts as a message', () => {
  const limited = () => startOurs({ limits: { ...PATIENT, messageBurst: 10, messagesPerSecond: 1 } });
  const entering = 2;

  test('of its connection', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const strict = await limited();
    const { seated } = await toRolling(server.url);
    const mover = await Visitor.seated({ ...seated, url: strict.url });
    const left = 10 - entering;
    expect(await make(mover, seated, waits(20), left)).toMatchObject({ error: 'too-many', made: left });
    vi.advanceTimersByTime(3000);
    expect(await make(mover, seated, waits(20), 3)).toMatchObject({ error: 'too-many', made: 3 });
    expect(mover.socket.connected).toBe(true);
    vi.advanceTimersByTime(10_000);
    await make(mover, seated, waits(9));
    await mover.received();
    expect(mover.heard.refused).toHaveLength(2);
    await strict.close();
  });

  test('of its address, over all its connections', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const strict = await limited();
    const { seated } = await toRolling(server.url);
    const most = 5 * 10;
    let used = 0;
    for (const made of [8, 8, 8, 8, 3]) {
      const mover = await Visitor.seated({ ...seated, url: strict.url });
      used += 1 + entering + made;
      expect(await make(mover, seated, waits(20), made)).toMatchObject({ error: 'too-many', made });
    }
    expect(used).toBe(most);
    await strict.close();
  });

  test('but not those after the first that is refused', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const strict = await limited();
    const { seated } = await toRolling(server.url);
    const mover = await Visitor.seated({ ...seated, url: strict.url });
    expect(await make(mover, seated, [WAIT, ILLEGAL, ...waits(20)], 1)).toMatchObject({
      error: 'illegal-move',
    });
    const left = 10 - entering - 2;
    expect(await make(mover, seated, waits(20), left)).toMatchObject({ error: 'too-many', made: left });
    await strict.close();
  });
});

test('two processes that are sent moves of one match at once lose none that they have told', async () => {
  const [here, there] = [server, await startOurs()];
  const seats = await createMatch(here.url);
  const visitors = [
    await Visitor.seated(seats[0]),
    await Visitor.seated({ ...seats[1], url: there.url }),
  ] as const;
  for (const [index, visitor] of visitors.entries()) {
    const [card] = visitor.state.G.secret[index]?.hand ?? [];
    visitor.moves(seats[index] as Seated, [{ move: 'bid', args: [card] }, WAIT, ILLEGAL], 0);
  }
  await until(() => visitors.every(({ heard }) => heard.refused.length === 1), 'both to be answered');
  const made = visitors.map(({ heard }) => heard.refused[0]?.[1].made ?? 0);
  const { state, log } = await new Visitor(here.url).sync(seats[0].matchID, null);
  expect(state._stateID).toBe(made.reduce((sum, each) => sum + each));
  expect(namesIn(log).map(([, id]) => id)).toEqual([...Array(state._stateID).keys()]);
  await there.close();
});
