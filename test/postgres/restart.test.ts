/* The database server is stopped and started while matches are played at two servers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { startOurs } from '../lobby/fixtures/servers';
import { closeVisitors, type Seated, toRolling, until, Visitor } from '../lobby/fixtures/visitor';
import { Cluster } from './cluster';

const TABLES = 6;
const RESTARTS = 3;
const MOVES_BETWEEN = 60;

let cluster: Cluster;
let servers: [RunningServer, RunningServer];

beforeAll(async () => {
  cluster = await Cluster.start();
  const start = () => startOurs({ databaseUrl: cluster.url });
  servers = [await start(), await start()];
});
afterAll(async () => {
  closeVisitors();
  for (const server of servers) await server.close();
  await cluster.remove();
});

/** A player who makes moves until he is told to stop, each again if he is told that it was not saved and sees that it was not made. */
class Player {
  readonly visitor: Visitor;
  readonly seated: Seated;
  /** The newest state that the player has seen to follow from a move of his. */
  made: number;
  refused = 0;
  stops = false;

  constructor(visitor: Visitor, seated: Seated) {
    this.visitor = visitor;
    this.seated = seated;
    this.made = visitor.state._stateID;
  }

  async play(): Promise<void> {
    const { visitor, seated } = this;
    while (!this.stops) {
      const { refused } = visitor.heard;
      const before = refused.length;
      const { _stateID } = visitor.state;
      visitor.move(seated, 'wait', [1]);
      await until(() => visitor.state._stateID > _stateID || refused.length > before, 'an answer');
      if (refused.length > before) await this.#look();
      this.made = visitor.state._stateID;
    }
  }

  async #look(): Promise<void> {
    const { visitor, seated } = this;
    this.refused += 1;
    const { sync, refused } = visitor.heard;
    for (const before = sync.length; sync.length === before; ) {
      const told = refused.length;
      visitor.socket.emit('sync', seated.matchID, seated.seat, seated.credentials, 2);
      await until(() => sync.length > before || refused.length > told, 'an answer');
    }
  }
}

test('the players go on when it is back, and no move is lost or made twice', async () => {
  const tables: { player: Player; watcher: Visitor }[] = [];
  for (let index = 0; index < TABLES; index += 1) {
    const { mover, seated } = await toRolling(servers[0].url);
    const watcher = new Visitor(servers[1].url);
    await watcher.sync(seated.matchID, null);
    tables.push({ player: new Player(mover, seated), watcher });
  }
  const moves = () => tables.reduce((sum, { player }) => sum + player.made, 0);
  const playing = tables.map(({ player }) => player.play());
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const before = moves();
    await until(() => moves() > before + MOVES_BETWEEN, 'moves');
    const refusals = tables.map(({ player }) => player.refused);
    await cluster.down();
    await until(
      () => tables.every(({ player }, index) => player.refused > (refusals[index] ?? 0)),
      'everybody to be told that nothing can be saved',
    );
    await cluster.up();
  }
  const before = tables.map(({ player }) => player.made);
  await until(() => tables.every(({ player }, index) => player.made > (before[index] ?? 0)), 'all to go on');
  for (const { player } of tables) player.stops = true;
  await Promise.all(playing);

  for (const { player, watcher } of tables) {
    const { made, seated } = player;
    await until(() => watcher.state._stateID === made, 'the watcher to see the last move');
    const { state, log } = await new Visitor(servers[1].url).sync(seated.matchID, null);
    expect(state._stateID).toBe(made);
    const ids = log.filter(({ action }) => action.type === 'MAKE_MOVE').map(({ _stateID }) => _stateID);
    expect(ids).toEqual([...Array(made).keys()]);
    expect(watcher.socket.connected && player.visitor.socket.connected).toBe(true);
  }
});
