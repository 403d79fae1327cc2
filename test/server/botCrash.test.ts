import { rm, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createBotRoom, gameoverOf, join, quick, watch } from '../lobby/fixtures/bots';
import { dataFolder, emptyFolder, removeFolders } from '../lobby/fixtures/folder';
import { ServerProcess, stopServers } from '../lobby/fixtures/process';
import { closeVisitors, until, Visitor } from '../lobby/fixtures/visitor';

const ROUNDS = 8;

let environment: Record<'DATA_DIR' | 'BOT_THREADS' | 'BOT_SCRIPT' | 'BOT_GO', string>;
let server: ServerProcess;

beforeAll(async () => {
  environment = {
    DATA_DIR: await dataFolder(),
    BOT_THREADS: '1',
    BOT_SCRIPT: 'pauses',
    BOT_GO: joinPath(await emptyFolder(), 'go'),
  };
  server = await ServerProcess.listening(environment);
});
afterEach(async () => {
  await rm(environment.BOT_GO, { force: true });
  closeVisitors();
});
afterAll(async () => {
  await stopServers();
  await removeFolders();
});

const eventsOf = (matchID: string, name: string) =>
  server.events.filter(({ event, match }) => match === matchID && event === name);

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'after %s in the middle bots go on where they were',
  async (signal) => {
    const setup = { setupData: { rounds: ROUNDS } };
    const mixed = await createBotRoom(server.url, { 1: quick }, setup);
    const person = await join(mixed, '0');
    await watch(mixed);
    await until(() => eventsOf(mixed.matchID, 'move').length === 1, 'the bid of the bot');
    const only = await createBotRoom(server.url, { 0: quick, 1: quick }, setup);
    await watch(only);
    await until(() => eventsOf(only.matchID, 'move').length >= 5, 'some moves of bots');
    closeVisitors();
    await server.stop(signal);
    const made = eventsOf(only.matchID, 'move').length;
    expect(made).toBeLessThan(4 * ROUNDS);

    await writeFile(environment.BOT_GO, '');
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
