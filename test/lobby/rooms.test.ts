import { createMatch } from 'boardgame.io/internal';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LobbyGame } from '../../lobby/game';
import { Audience } from '../../lobby/socket/audience';
import type { Refusal } from '../../lobby/socket/refusal';
import { Room, type Watcher } from '../../lobby/socket/room';
import { Rooms } from '../../lobby/socket/rooms';
import type { Database } from '../../lobby/storage/database';
import { type Change, Notices } from '../../lobby/storage/notices';
import { Storage } from '../../lobby/storage/storage';
import type { Watching } from '../../lobby/watching';
import { duel } from './fixtures/duel';
import { removeFolders, sharedDatabase } from './fixtures/folder';

let reads: string[] = [];
let here: Storage;
let elsewhere: Storage;
let notices: Notices;
let shared: Database;
let rooms: Rooms;
let count = 0;

beforeAll(async () => {
  shared = await sharedDatabase();
  const database: Database = {
    ...shared,
    query: (sql, parameters) => {
      reads.push(sql);
      return shared.query(sql, parameters);
    },
  };
  notices = new Notices(database, 'here');
  here = new Storage(database, [duel], notices);
  elsewhere = new Storage(shared, [duel], new Notices(shared, 'elsewhere'));
  await here.connect();
});
beforeEach(() => {
  rooms = new Rooms(here, new Audience(shared, notices));
});
afterAll(removeFolders);

let full = false;

type Spectator = Watcher & { messages: [string, readonly unknown[]][]; closed: Refusal | undefined };

/** Makes a match that somebody watches, from a seat if credentials are given. */
async function watched(
  credentials?: string,
  game: LobbyGame = duel,
  watching: Watching = 'play',
): Promise<{ matchID: string; watcher: Spectator; room: Room }> {
  count += 1;
  const matchID = `watched${count}`;
  const match = createMatch({ game: duel, numPlayers: 2, setupData: undefined, unlisted: false });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  await here.createMatch(matchID, match, { watching });
  const seat = credentials === undefined ? null : '0';
  if (credentials !== undefined) await here.claimSeat(matchID, { seat: 0, name: 'Ann', credentials });
  const room = new Room(matchID, { playerView: ({ G }) => G, ...game });
  const watcher: Spectator = {
    seat,
    credentials,
    heard: 0,
    counted: undefined,
    told: 0,
    takes: 'patch',
    isFull: () => full,
    visits: true,
    messages: [],
    closed: undefined,
    tell(event, args) {
      this.messages.push([event, args]);
    },
    close(reason) {
      this.closed = reason;
      rooms.leave(room, this);
    },
    lose() {},
  };
  rooms.enter(room, watcher);
  await rooms.refresh(matchID, new Set(['seats']));
  watcher.messages = [];
  return { matchID, watcher, room };
}

async function moveElsewhere(matchID: string): Promise<void> {
  const { state } = await elsewhere.fetch(matchID, { state: true });
  await elsewhere.setState(matchID, { ...state, _stateID: state._stateID + 1 }, [
    {
      action: { type: 'MAKE_MOVE', payload: { type: 'bid', args: [], playerID: '0' } },
      _stateID: state._stateID,
      turn: 1,
      phase: 'bidding',
    },
  ]);
}

test('many changes of a kind are read once, and told once', async () => {
  const { matchID, watcher } = await watched();
  for (let moves = 0; moves < 3; moves += 1) await moveElsewhere(matchID);
  notices.announce({ matchID, change: 'state' });
  reads = [];
  await rooms.refresh(matchID, new Set<Change>(['state']));
  expect(watcher.messages.map(([event]) => event)).toEqual(['update']);
  const [, [, state, log]] = watcher.messages[0] as [string, [string, { _stateID: number }, unknown[]]];
  expect([state._stateID, log.length, watcher.told]).toEqual([3, 3, 3]);
  expect(reads).toHaveLength(2);
  await rooms.refresh(matchID, new Set<Change>(['state']));
  expect(watcher.messages).toHaveLength(1);
});

test('what was missed of all matches is found by one query', async () => {
  const [moved, seated, said, gone, left, same] = [
    await watched(),
    await watched(),
    await watched(undefined, duel, 'chat'),
    await watched(),
    await watched('a'),
    await watched('b'),
  ];
  await moveElsewhere(moved.matchID);
  await elsewhere.claimSeat(seated.matchID, { seat: 1, name: 'Bob', credentials: 'x' });
  await elsewhere.addChat(said.matchID, { id: 'one', sender: '0', payload: 'salve' });
  await elsewhere.wipe(gone.matchID);
  await elsewhere.claimSeat(left.matchID, { seat: 1, name: 'Bob', credentials: 'x' });
  await elsewhere.leaveSeat(left.matchID, 0, 'a');
  reads = [];
  const missed = await rooms.missed();
  expect(reads).toHaveLength(1);
  expect([...missed]).toEqual([
    [moved.matchID, ['state']],
    [seated.matchID, ['seats']],
    [said.matchID, ['chat']],
    [gone.matchID, ['gone']],
    [left.matchID, ['seats']],
  ]);
  for (const [matchID, changes] of missed) await rooms.refresh(matchID, new Set(changes));
  expect([gone.watcher.closed, left.watcher.closed]).toEqual(['match-not-found', 'unauthorized']);
  expect(said.watcher.messages.map(([event]) => event)).toEqual(['chat']);
  expect(same.watcher.messages).toEqual([]);
});

test('a seat that another has taken under the same name, while nothing was heard, is cut off', async () => {
  const { matchID, watcher } = await watched('a');
  await elsewhere.claimSeat(matchID, { seat: 1, name: 'Bob', credentials: 'x' });
  await rooms.refresh(matchID, new Set<Change>(['seats']));
  await elsewhere.leaveSeat(matchID, 0, 'a');
  await elsewhere.claimSeat(matchID, { seat: 0, name: 'Ann', credentials: 'b' });
  const missed = await rooms.missed();
  expect([...missed]).toEqual([[matchID, ['seats']]]);
  await rooms.refresh(matchID, new Set(missed.get(matchID)));
  expect(watcher.closed).toBe('unauthorized');
});

test('a move made after a seat has changed hands is not told to who had it', async () => {
  const { matchID, watcher } = await watched('a');
  await here.claimSeat(matchID, { seat: 1, name: 'Bob', credentials: 'x' });
  await here.leaveSeat(matchID, 0, 'a');
  await moveElsewhere(matchID);
  notices.announce({ matchID, change: 'state' });
  await rooms.refresh(matchID, new Set<Change>(['state']));
  expect(watcher.closed).toBe('unauthorized');
  expect(watcher.messages).toEqual([]);
});

test('chat is kept from those whom the game does not let hear it, for as long as it does not', async () => {
  let isOver = false;
  const mayHear = (_state: unknown, listener: string | null, speaker: string) =>
    isOver || listener === speaker;
  const { matchID, watcher, room } = await watched('a', { ...duel, mayHear });
  await here.claimSeat(matchID, { seat: 1, name: 'Bob', credentials: 'b' });
  await rooms.refresh(matchID, new Set<Change>(['seats']));
  const other: Spectator = { ...watcher, seat: '1', credentials: 'b', heard: 0, messages: [] };
  rooms.enter(room, other);
  const say = async (text: string) => {
    await elsewhere.addChat(matchID, { id: text, sender: '0', payload: text });
    await rooms.refresh(matchID, new Set<Change>(['chat']));
  };
  const heardBy = ({ messages }: Spectator) => messages.filter(([event]) => event === 'chat').length;
  await say('hush');
  expect([heardBy(watcher), heardBy(other)]).toEqual([1, 0]);
  expect([...(await rooms.missed())]).toEqual([]);
  isOver = true;
  await say('vale');
  expect([heardBy(watcher), heardBy(other)]).toEqual([2, 1]);
});

test.each([
  [2000, 'keeps it for those who come later', true],
  [2001, 'keeps nothing of it', false],
])('a room whose log has %i entries %s', async (entries, _what, isKept) => {
  const { matchID, room } = await watched();
  const { state } = await here.fetch(matchID, { state: true });
  const action = { type: 'MAKE_MOVE', payload: { type: 'wait', args: [1], playerID: '0' } } as const;
  const entry = { action, _stateID: 0, turn: 1, phase: 'rolling' };
  const log = Array.from({ length: entries }, () => entry);
  await here.setState(matchID, { ...state, _stateID: 1 }, log);
  const match = await here.matches.get(matchID);
  if (match === undefined) throw new Error('the match is gone');
  const answers = [await rooms.sync(room, match, null, {}), await rooms.sync(room, match, null, {})];
  for (const [, sync] of answers) expect(sync.log).toHaveLength(entries);
  const [[, first], [, second]] = answers as [(typeof answers)[number], (typeof answers)[number]];
  expect([room.logs.size > 0, first === second]).toEqual([isKept, isKept]);
});

test('who has not read what was sent is told how many watch later, as it would be cut off', async () => {
  const { matchID, watcher } = await watched();
  const told = () => watcher.messages.filter(([event]) => event === 'watchers');
  full = true;
  await rooms.countAudience(matchID);
  expect(told()).toEqual([]);
  full = false;
  await rooms.tellAudience(matchID);
  expect(told()).toEqual([['watchers', [matchID, 1]]]);
});
