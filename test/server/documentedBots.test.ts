/* Bots of games of other makers: boardgame.io's own, which are told what their seat may see. */
import { afterAll, afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { botsOf, createBotRoom, gameoverOf, watch } from '../lobby/fixtures/bots';
import { Cards, documented } from '../lobby/fixtures/documented';
import { removeFolders } from '../lobby/fixtures/folder';
import { startOurs } from '../lobby/fixtures/servers';
import { closeVisitors, until } from '../lobby/fixtures/visitor';

let running: RunningServer | undefined;
const events: Record<string, unknown>[] = [];

afterEach(async () => {
  closeVisitors();
  await running?.close();
  events.length = 0;
});
afterAll(removeFolders);

async function start(games = documented): Promise<string> {
  const log = (event: string, details = {}) => events.push({ event, ...details });
  running = await startOurs({ games, bots: botsOf('documented'), log });
  return running.url;
}

const failures = () => events.filter(({ event }) => event === 'bot failed' || event === 'bot refused');

test.each(['random', 'easy', 'hard'] as const)(
  'bots at the level %s play the game of the tutorial to its end',
  async (level) => {
    const url = await start();
    const bot = { level, pace: 0 };
    const room = await createBotRoom(url, { 0: bot, 1: bot }, { game: 'tic-tac-toe' });
    expect(await gameoverOf(room)).toBeTypeOf('object');
    expect(failures()).toEqual([]);
  },
);

test('a bot makes the events that the game lists', async () => {
  const url = await start();
  const bot = { level: 'random', pace: 0 } as const;
  const room = await createBotRoom(url, { 0: bot, 1: bot }, { game: 'turns' });
  const visitor = await watch(room);
  await until(() => visitor.state.ctx.turn > 1, 'the second turn');
  expect(failures()).toEqual([]);
});

test('a game without moves that bots may choose from has no bots', async () => {
  expect(Cards.ai).toBeUndefined();
  const url = await start();
  const bot = { level: 'easy', pace: 0 } as const;
  await expect(createBotRoom(url, { 1: bot }, { game: 'cards' })).rejects.toThrow();
});
