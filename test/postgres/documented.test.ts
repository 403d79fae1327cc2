/* Games of boardgame.io's documentation, by its own client, on two servers with one database. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { diceIn } from '../../games/kit/dice/plugin';
import type { RunningServer } from '../../lobby/index';
import { Cards, documented, TicTacToe } from '../lobby/fixtures/documented';
import { startOurs } from '../lobby/fixtures/servers';
import { connected, stopClients } from '../lobby/fixtures/stock';
import { createMatch, until } from '../lobby/fixtures/visitor';
import { Cluster } from './cluster';

let cluster: Cluster;
let servers: [RunningServer, RunningServer];

const start = () => startOurs({ games: documented, databaseUrl: cluster.url });

beforeAll(async () => {
  cluster = await Cluster.start();
  servers = [await start(), await start()];
});
afterEach(stopClients);
afterAll(async () => {
  for (const server of servers) await server.close();
  await cluster.remove();
});

test('a game without secrets is played to its end across both', async () => {
  const seats = await createMatch(servers[0].url, { game: 'tic-tac-toe' });
  const one = await connected(TicTacToe, seats[0]);
  const other = await connected(TicTacToe, { ...seats[1], url: servers[1].url });
  for (const [moves, cell] of [0, 3, 1, 4, 2].entries()) {
    (moves % 2 === 0 ? one : other).moves.clickCell?.(cell);
    await until(() => [one, other].every(({ state }) => state()._stateID === moves + 1), 'the move at both');
  }
  for (const { state } of [one, other]) expect(state().ctx.gameover).toEqual({ winner: '0' });
});

test('secrets stay at both, dice are of one key, and a match goes on at a server that starts later', async () => {
  const seats = await createMatch(servers[0].url, { game: 'cards' });
  const one = await connected(Cards, seats[0]);
  const other = await connected(Cards, { ...seats[1], url: servers[1].url });
  const own = one.state().G.players[0]?.hand ?? [];
  one.moves.play?.(own[0]);
  await until(() => [one, other].every(({ state }) => state()._stateID === 1), 'the card at both servers');
  one.moves.roll?.();
  await until(() => other.state().G.roll > 0, 'the roll at the other server');
  expect(other.state().G).toEqual({ ...one.state().G, players: { 1: other.state().G.players[1] } });
  const told = JSON.stringify([other.state(), other.client.log]);
  for (const card of own) expect(told).not.toContain(String(card));
  expect(diceIn(other.state().plugins)).toEqual(diceIn(one.state().plugins));

  stopClients();
  await servers[1].close();
  servers[1] = await start();
  const again = await connected(Cards, { ...seats[0], url: servers[1].url });
  expect(again.state().G.players[0]?.hand).toEqual(own.slice(1));
  again.moves.draw?.();
  await until(() => again.state().G.drawn === 1, 'the next card');
});
