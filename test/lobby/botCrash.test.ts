import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createBotRoom, gameoverOf, join } from './fixtures/bots';
import { dataFolder, removeFolders } from './fixtures/folder';
import { ServerProcess, stopServers } from './fixtures/process';
import { closeVisitors, until, Visitor } from './fixtures/visitor';

const ROUNDS = 8;

let environment: { DATA_DIR: string; BOT_THREADS: string };
let server: ServerProcess;

beforeAll(async () => {
  environment = { DATA_DIR: await dataFolder(), BOT_THREADS: '1' };
  server = await ServerProcess.listening(environment);
}, 60_000);
afterEach(closeVisitors);
afterAll(async () => {
  await stopServers();
  await removeFolders();
});

const eventsOf = (matchID: string, name: string) =>
  server.events.filter(({ event, match }) => match === matchID && event === name);

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'after %s in the middle bots go on where they were',
  {
    timeout: 60_000,
  },
  async (signal) => {
    const bot = { level: 'random', pace: 100 };
    const only = await createBotRoom(server.url, { 0: bot, 1: bot }, { setupData: { rounds: ROUNDS } });
    const mixed = await createBotRoom(server.url, { 1: bot }, { setupData: { rounds: ROUNDS } });
    const person = await join(mixed, '0');
    await until(() => eventsOf(only.matchID, 'move').length >= 5, 'some moves of bots');
    await until(() => eventsOf(mixed.matchID, 'move').length === 1, 'the bid of the bot');
    await server.stop(signal);
    const made = eventsOf(only.matchID, 'move').length;
    expect(made).toBeLessThan(4 * ROUNDS);

    server = await ServerProcess.listening(environment);
    expect(await gameoverOf({ ...only, url: server.url })).toHaveProperty('winner');
    const watcher = new Visitor(server.url);
    const { log } = await watcher.sync(only.matchID, null);
    const ids = log.filter(({ action }) => action.type === 'MAKE_MOVE').map(({ _stateID }) => _stateID);
    expect(ids).toEqual(Array.from({ length: 4 * ROUNDS }, (_, index) => index));
    const visitor = await Visitor.seated({ ...person, url: server.url });
    await visitor.play(person, 'bid', [visitor.state.G.secret[0]?.hand[0]]);
    const stateID = visitor.state.ctx.currentPlayer === '0' ? 2 : 3;
    await until(() => visitor.state._stateID >= stateID, 'the bot to go on');
    expect(eventsOf(only.matchID, 'bot refused')).toEqual([]);
  },
);
