import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { InitializeGame } from 'boardgame.io/internal';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { Pool } from '../../lobby/bots/pool';
import type { BotsOption, RunningServer } from '../../lobby/index';
import { botsOf, createBotRoom, gameoverOf, quick } from './fixtures/bots';
import { duel } from './fixtures/duel';
import { emptyFolder, removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, createMatch, until, Visitor } from './fixtures/visitor';

let events: Record<string, unknown>[] = [];
let running: RunningServer | undefined;

afterEach(async () => {
  vi.useRealTimers();
  closeVisitors();
  await running?.close();
  running = undefined;
});
afterAll(removeFolders);

async function start(bots: BotsOption): Promise<string> {
  events = [];
  running = await startOurs({ bots, log: (event, details = {}) => events.push({ event, ...details }) });
  return running.url;
}

const reasonsOf = (name: string) => {
  const reasons = events.filter(({ event }) => event === name).map(({ error, reason }) => error ?? reason);
  return [...new Set(reasons)].sort();
};

describe('a match ends all the same, and the log says why, when the thread of its bots', () => {
  const waits = 'The thread has failed and waits';

  test.each([
    ['throws at a question', 'throws', {}, ['the bot has a fault']],
    ['ends at a question', 'exits', {}, ['The thread has ended with code 3', waits]],
    ['never answers', 'silent', { graceMilliseconds: 100 }, ['No answer in 100 ms', waits]],
    ['does not even start', 'broken', {}, [waits, 'the script has a fault']],
    ['answers what is no move', 'babbles', {}, ['The answer is no move']],
  ])('%s', async (_name, script, more, reasons) => {
    const url = await start(botsOf(script, more));
    const room = await createBotRoom(url, { 0: quick, 1: quick }, { setupData: { rounds: 4 } });
    expect(await gameoverOf(room)).toHaveProperty('winner');
    expect(reasonsOf('bot failed')).toEqual(reasons);
    expect(reasonsOf('bot refused')).toEqual([]);
  });

  test('answers a move that is against the rules', async () => {
    const url = await start(botsOf('cheats'));
    const room = await createBotRoom(url, { 0: quick, 1: quick }, { setupData: { rounds: 2 } });
    expect(await gameoverOf(room)).toHaveProperty('winner');
    expect(reasonsOf('bot refused')).toContain('illegal-move');
    const refused = events.filter(({ event }) => event === 'bot refused');
    expect(refused.length).toBeLessThanOrEqual(8);
  });
});

test('while the threads are busy the server answers, and other matches are played', async () => {
  const notes = joinPath(await emptyFolder(), 'notes');
  process.env.BOT_NOTES = notes;
  const url = await start(botsOf('spins'));
  const room = await createBotRoom(url, { 1: quick });
  await until(() => existsSync(notes), 'the thread to be busy');
  const seats = await createMatch(url);
  const visitors = await Promise.all(seats.map((seated) => Visitor.seated(seated)));
  const moved = () => events.filter(({ event, match }) => event === 'move' && match === room.matchID).length;
  for (const [index, visitor] of visitors.entries()) {
    const seated = seats[index];
    if (seated === undefined) throw new Error('a visitor without a seat');
    await visitor.settled(seated);
    await visitor.play(seated, 'bid', [visitor.state.G.secret[index]?.hand[0]]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  }
  expect(moved()).toBe(0);
  await writeFile(`${notes}.go`, '');
  await until(() => moved() === 1, 'the bid of the bot');
});

describe('the pool', () => {
  const state = InitializeGame({ game: duel });
  const question = (matchID: string, seat = '0') =>
    ({ game: 'duel', matchID, seat, level: 'random', state }) as const;
  const never = new AbortController().signal;

  async function withPool(threads: number, use: (pool: Pool) => Promise<void>): Promise<void> {
    const pool = new Pool({ ...botsOf('orders'), threads });
    try {
      await use(pool);
    } finally {
      await pool.close();
    }
  }

  test('answers first who has thought least, and everybody in the end', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await withPool(1, async (pool) => {
      const place = async (matchID: string, seat?: string) => {
        const { args } = await pool.ask(question(matchID, seat), never);
        return args[0];
      };
      const think = async (matchID: string, milliseconds: number) => {
        const answer = place(matchID);
        vi.advanceTimersByTime(milliseconds);
        await answer;
      };
      await think('glutton', 20);
      await think('glutton', 20);
      await think('guest', 30);
      const busy = place('stranger');
      const places = [place('glutton', '0'), place('glutton', '1'), place('guest'), place('newcomer')];
      expect([await busy, ...(await Promise.all(places))]).toEqual([4, 7, 8, 6, 5]);
    });
  });

  test('asks the same thread about the same seat, and another if that one is busy', async () => {
    await withPool(2, async (pool) => {
      const place = async (matchID: string) => (await pool.ask(question(matchID), never)).args[0];
      expect([await place('a'), await place('a'), await place('a')]).toEqual([1, 2, 3]);
      expect(await Promise.all([place('a'), place('b')])).toEqual([4, 1]);
      expect(await place('b')).toBe(2);
      expect(await place('a')).toBe(5);
      expect((await Promise.all([place('b'), place('c')])).sort()).toEqual([3, 6]);
    });
  });

  test('lets go of a question that is no longer asked, waiting or not', async () => {
    await withPool(1, async (pool) => {
      const asking = new AbortController();
      const dropped = [pool.ask(question('a'), asking.signal), pool.ask(question('b'), asking.signal)];
      const kept = pool.ask(question('c'), never);
      asking.abort(new Error('never mind'));
      for (const each of dropped) await expect(each).rejects.toThrow('never mind');
      expect((await kept).args).toEqual([2]);
      await expect(pool.ask(question('a'), asking.signal)).rejects.toThrow('never mind');
    });
  });

  test('answers no more when it is closed', async () => {
    const pool = new Pool({ ...botsOf('orders'), threads: 1 });
    const asked = [pool.ask(question('a'), never), pool.ask(question('b'), never)];
    const settled = Promise.allSettled(asked);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.ask(question('c'), never)).rejects.toThrow('The thread is closed');
  });
});
