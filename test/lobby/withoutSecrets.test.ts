/* boardgame.io's own server on a storage without secrets. */
import type { StorageAPI } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { Async } from 'boardgame.io/internal';
import { Server } from 'boardgame.io/server';
import { afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { withoutSecrets } from '../../lobby/withoutSecrets';
import { Cards, TicTacToe } from './fixtures/documented';
import { startBare } from './fixtures/servers';
import { closeVisitors, createMatch, until, Visitor } from './fixtures/visitor';

const games = [Cards, TicTacToe];
const servers: RunningServer[] = [];

afterEach(async () => {
  closeVisitors();
  for (const server of servers.splice(0)) await server.close();
});

/** Returns the storage that boardgame.io's server has by itself, which is in memory and synchronous. */
const memory = () => Server({ games: [], origins: [] }).db;

/** A storage like those that are reached over a network; its fields are private, as those of many are. */
class Distant extends Async {
  readonly #kept = memory();
  async connect() {}
  override async createMatch(...made: Parameters<Async['createMatch']>) {
    this.#kept.createMatch(...made);
  }
  async setState(...set: Parameters<Async['setState']>) {
    this.#kept.setState(...set);
  }
  async setMetadata(...set: Parameters<Async['setMetadata']>) {
    this.#kept.setMetadata(...set);
  }
  async fetch<O extends StorageAPI.FetchOpts>(matchID: string, opts: O) {
    return this.#kept.fetch(matchID, opts);
  }
  async wipe(matchID: string) {
    this.#kept.wipe(matchID);
  }
  override async listMatches(opts?: StorageAPI.ListMatchesOpts) {
    return this.#kept.listMatches(opts);
  }
}

async function start(db: StorageAPI.Async | StorageAPI.Sync) {
  const server = await startBare(db as StorageAPI.Async, games);
  servers.push(server);
  return server;
}

const storages: [string, () => StorageAPI.Async | StorageAPI.Sync][] = [
  ['synchronous', () => memory()],
  ['asynchronous', () => new Distant()],
];

test.each(storages)(
  '%s: a sync tells the first state as a spectator sees it, and without the seed',
  async (_kind, open) => {
    const [bare, mended] = [await start(open()), await start(withoutSecrets(open(), games))];
    const firstOf = async ({ url }: RunningServer) => {
      const [{ matchID, seat, credentials }] = await createMatch(url, { game: 'cards' });
      const visitor = new Visitor(url, 'cards');
      const sync = await visitor.sync(matchID, seat, credentials);
      expect(visitor.state.G).toHaveProperty('players.0.hand');
      expect(sync.filteredMetadata.map(({ name }) => name)).toEqual(['Player 0', 'Player 1']);
      return sync.initialState;
    };
    expect((await firstOf(bare)).G).toHaveProperty('secret.deck');
    const first = await firstOf(mended);
    expect(first.G).toEqual({ players: {}, drawn: 0, roll: 0, spot: null });
    expect(first.plugins.random?.data).toBeUndefined();
    expect(first.ctx.numPlayers).toBe(2);
  },
);

test.each(storages)(
  '%s: matches are played, taken back, listed and deleted, and go on on another server',
  async (_kind, open) => {
    const storage = open();
    const first = await start(withoutSecrets(storage, games));
    const [seated, other] = await createMatch(first.url, { game: 'cards' });
    const visitor = await Visitor.seated(seated);
    const { hand } = { ...visitor.state.G, ...(await storage.fetch(seated.matchID, { state: true })).state.G }
      .players[0];
    await visitor.play(seated, 'put', [{ x: 1, y: 1 }]);
    const { matchID, seat, credentials } = seated;
    visitor.socket.emit(
      'update',
      { type: 'UNDO', payload: { playerID: seat, credentials } },
      1,
      matchID,
      seat,
    );
    await until(() => visitor.state._stateID === 2, 'the move to be taken back');
    visitor.close();

    const second = await start(withoutSecrets(storage, games));
    const again = await Visitor.seated({ ...seated, url: second.url });
    expect(again.state.G).toMatchObject({ spot: null, players: { 0: { hand } } });
    const lobby = new LobbyClient({ server: second.url });
    expect((await lobby.listMatches('cards')).matches.map((match) => match.matchID)).toEqual([matchID]);
    for (const { seat: playerID, credentials } of [seated, other])
      await lobby.leaveMatch('cards', matchID, { playerID, credentials });
    expect((await lobby.listMatches('cards')).matches).toEqual([]);
  },
);

test('without the games nothing of the first state is told but where it stands', async () => {
  const server = await start(withoutSecrets(memory()));
  const [{ matchID }] = await createMatch(server.url, { game: 'cards' });
  const { initialState } = await new Visitor(server.url, 'cards').sync(matchID, null);
  expect([initialState.G, initialState.plugins, initialState._undo]).toEqual([{}, {}, []]);
  expect(initialState.ctx.currentPlayer).toBe('0');
});

test('only what is asked for is fetched, and what there is not is undefined', async () => {
  const storage = withoutSecrets(new Distant(), games);
  const server = await start(storage);
  const [{ matchID }] = await createMatch(server.url, { game: 'tic-tac-toe' });
  expect(Object.keys(await storage.fetch(matchID, { initialState: true }))).toEqual(['initialState']);
  expect(Object.keys(await storage.fetch(matchID, { state: true }))).toEqual(['state']);
  expect(await storage.fetch('none', { initialState: true, metadata: true })).toEqual({});
});

test.each([undefined, null, {}, 'data'])('%j is no storage', (storage) => {
  expect(() => withoutSecrets(storage as unknown as StorageAPI.Async)).toThrow(TypeError);
});
