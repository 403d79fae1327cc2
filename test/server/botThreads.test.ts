import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { InitializeGame } from 'boardgame.io/internal';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { levelOf, timeForTurn } from '../../games/ai';
import { Pool } from '../../lobby/bots/pool';
import type { BotsOption, RunningServer } from '../../lobby/index';
import { botsOf, createBotRoom, gameoverOf, quick, watch } from '../lobby/fixtures/bots';
import { duel } from '../lobby/fixtures/duel';
import { emptyFolder, removeFolders } from '../lobby/fixtures/folder';
import { startOurs } from '../lobby/fixtures/servers';
import { closeVisitors, createMatch, until, Visitor } from '../lobby/fixtures/visitor';

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
  const easy = { level: 'easy', pace: 0 } as const;
  const GRACE = 2_500;
  const FOR_A_TURN = timeForTurn(levelOf('easy').milliseconds);

  test.each([
    ['throws at a question', 'throws', {}, ['the bot has a fault']],
    ['ends at a question', 'exits', {}, ['The thread has ended with code 3']],
    ['does not answer', 'silent', { graceMilliseconds: GRACE }, [`No answer in ${FOR_A_TURN + GRACE} ms`]],
    ['answers what is no move', 'babbles', {}, ['The answer is no move']],
  ])('%s', async (_name, script, more, reasons) => {
    const url = await start(botsOf(script, more));
    const room = await createBotRoom(url, { 0: easy, 1: easy }, { setupData: { rounds: 1 } });
    expect(await gameoverOf(room)).toHaveProperty('winner');
    expect(reasonsOf('bot failed')).toEqual(reasons);
    expect(reasonsOf('bot refused')).toEqual([]);
  });

  test('does not even start for a while', async () => {
    process.env.BOT_GO = joinPath(await emptyFolder(), 'go');
    const url = await start(botsOf('broken'));
    const room = await createBotRoom(url, { 0: easy, 1: easy }, { setupData: { rounds: 2 } });
    await watch(room);
    const reasons = ['The thread has failed and waits', 'the script has a fault'];
    await until(() => reasonsOf('bot failed').length === reasons.length, 'the bots to fail');
    await writeFile(process.env.BOT_GO, '');
    expect(await gameoverOf(room)).toHaveProperty('winner');
    expect(reasonsOf('bot failed')).toEqual(reasons);
  });

  test('answers a move that is against the rules', async () => {
    const url = await start(botsOf('cheats'));
    const room = await createBotRoom(url, { 0: easy, 1: easy }, { setupData: { rounds: 2 } });
    expect(await gameoverOf(room)).toHaveProperty('winner');
    expect(reasonsOf('bot refused')).toContain('illegal-move');
    const refused = events.filter(({ event }) => event === 'bot refused');
    const [bots, moves] = [2, 8];
    expect(refused.length).toBeLessThanOrEqual(bots * moves);
  });
});

test('while the threads are busy the server answers, and other matches are played', async () => {
  const notes = joinPath(await emptyFolder(), 'notes');
  process.env.BOT_NOTES = notes;
  const url = await start(botsOf('spins'));
  const room = await createBotRoom(url, { 1: quick });
  await watch(room);
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
    ({ game: 'duel', matchID, seat, level: 'random', state, milliseconds: 1000 }) as const;
  const never = new AbortController().signal;
  const ask = (pool: Pool, matchID: string, signal = never) => pool.ask(question(matchID), 'anybody', signal);

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
        const { moves } = await pool.ask(question(matchID, seat), 'anybody', never);
        return moves[0]?.args[0];
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

  test('lets nobody wait for more than one answer to an owner of 58 rooms of two bots', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await withPool(1, async (pool) => {
      let answered = 0;
      let goesOn = true;
      const crowd = Array.from({ length: 116 }, async (_, bot) => {
        const { signal } = new AbortController();
        while (goesOn) {
          await pool.ask(question(`room ${bot >> 1}`, String(bot % 2)), 'the crowd', signal);
          answered += 1;
          vi.advanceTimersByTime(10);
        }
      });
      await until(() => answered > 200, 'the crowd to have thought for some time');
      expect(pool.waiting + pool.thinking).toBeGreaterThanOrEqual(115);
      for (let decisions = 0; decisions < 20; decisions += 1) {
        const before = answered;
        await pool.ask(question('a table of two'), 'somebody else', never);
        expect(answered - before).toBeLessThanOrEqual(1);
      }
      goesOn = false;
      await Promise.all(crowd);
      expect([pool.waiting, pool.thinking]).toEqual([0, 0]);
    });
  });

  test('asks the same thread about the same seat, and another if that one is busy', async () => {
    await withPool(2, async (pool) => {
      const place = async (matchID: string) => (await ask(pool, matchID)).moves[0]?.args[0];
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
      const dropped = [ask(pool, 'a', asking.signal), ask(pool, 'b', asking.signal)];
      const kept = ask(pool, 'c');
      asking.abort(new Error('never mind'));
      for (const each of dropped) await expect(each).rejects.toThrow('never mind');
      expect((await kept).moves[0]?.args).toEqual([2]);
      await expect(ask(pool, 'a', asking.signal)).rejects.toThrow('never mind');
    });
  });

  test('answers no more when it is closed', async () => {
    const pool = new Pool({ ...botsOf('orders'), threads: 1 });
    const asked = [ask(pool, 'a'), ask(pool, 'b')];
    const settled = Promise.allSettled(asked);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(ask(pool, 'c')).rejects.toThrow('The thread is closed');
  });
});
