import type { LogEntry, State } from 'boardgame.io';
import { expect, test } from 'vitest';
import type { TransportData } from '../../web/client/transportData';
import { wholeSync } from '../../web/client/wholeSync';

const stateOf = (id: number): State => ({
  G: {},
  ctx: {
    numPlayers: 2,
    playOrder: ['0', '1'],
    playOrderPos: 0,
    activePlayers: null,
    currentPlayer: '0',
    turn: 1,
    phase: '',
  },
  plugins: {},
  deltalog: [],
  _undo: [],
  _redo: [],
  _stateID: id,
});
const entryOf = (_stateID: number, move = 'bid'): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: move, args: [], playerID: '0' } },
  _stateID,
  turn: 1,
  phase: '',
});
const beginning = { ...stateOf(0), G: { beginning: true } };
const known = { log: [0, 1, 2].map((id) => entryOf(id)), getInitialState: () => beginning };

function syncOf(more: object): TransportData {
  const sync = { state: stateOf(4), log: [entryOf(2, 'other'), entryOf(3)], filteredMetadata: [], ...more };
  return { type: 'sync', args: ['match', { initialState: stateOf(0), ...sync }] };
}

function read(data: TransportData) {
  if (data.type !== 'sync') throw new Error('no sync');
  const [matchID, { log, initialState, state }] = data.args;
  return {
    matchID,
    id: state._stateID,
    log: log.map(({ _stateID, action }) => [_stateID, action.payload.type]),
    initialState,
  };
}

test('the part of the log that was left out is put before what was sent, each entry once', () => {
  const { matchID, id, log } = read(wholeSync(syncOf({ since: 2 }), known));
  expect([matchID, id]).toEqual(['match', 4]);
  expect(log).toEqual([
    [0, 'bid'],
    [1, 'bid'],
    [2, 'other'],
    [3, 'bid'],
  ]);
});

test('the beginning that was left out is the one known', () => {
  const data = syncOf({ since: 2 });
  if (data.type === 'sync') Reflect.deleteProperty(data.args[1], 'initialState');
  expect(read(wholeSync(data, known)).initialState).toBe(beginning);
});

test('a beginning that was sent is taken', () => {
  const sent = stateOf(0);
  expect(read(wholeSync(syncOf({ since: 0, initialState: sent }), known)).initialState).toBe(sent);
});

test('whoever is sent nothing new keeps what was known', () => {
  expect(read(wholeSync(syncOf({ since: 3, log: [] }), known)).log).toHaveLength(3);
});

test('the whole, and what is no sync, is passed on as it is', () => {
  const whole = syncOf({});
  expect(wholeSync(whole, known)).toBe(whole);
  const update: TransportData = { type: 'update', args: ['match', stateOf(4), []] };
  expect(wholeSync(update, known)).toBe(update);
});
