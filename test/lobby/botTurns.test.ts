import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotTurns } from '../../lobby/bots/turns';
import { defaultLimits } from '../../lobby/limits';

const BURST = 6;
const PER_SECOND = 10;
const never = new AbortController().signal;

let moved: string[];

beforeEach(() => {
  moved = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const newTurns = (messageBurst = BURST) =>
  new BotTurns({ ...defaultLimits, messageBurst, messagesPerSecond: PER_SECOND });

/** Lets a bot of the owner move again and again. */
async function moveOn(turns: BotTurns, owner: string, count = 1000): Promise<void> {
  const { signal } = new AbortController();
  for (let made = 0; made < count; made += 1) {
    await turns.wait(owner, signal);
    moved.push(owner);
  }
}

const movesOf = (owner: string) => moved.filter((mover) => mover === owner).length;

test('bots of one owner together move no more often than a person may', async () => {
  const turns = newTurns();
  for (let bot = 0; bot < 20; bot += 1) moveOn(turns, 'a');
  await vi.advanceTimersByTimeAsync(0);
  expect(moved).toHaveLength(BURST);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(movesOf('a')).toBeGreaterThan(9 * PER_SECOND);
  expect(movesOf('a')).toBeLessThanOrEqual(BURST + 10 * PER_SECOND);
});

test('bots of many owners together move no more often than five people, and each as often as the others', async () => {
  const turns = newTurns();
  for (let owner = 0; owner < 10; owner += 1) moveOn(turns, `owner ${owner}`);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(moved.length).toBeLessThanOrEqual(BURST + 20 * 5 * PER_SECOND);
  expect(moved.length).toBeGreaterThan(18 * 5 * PER_SECOND);
  const each = Array.from({ length: 10 }, (_, owner) => movesOf(`owner ${owner}`));
  expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
});

test('who moves seldom goes before all others', async () => {
  const turns = newTurns(1);
  for (let owner = 0; owner < 50; owner += 1) moveOn(turns, `owner ${owner}`);
  await vi.advanceTimersByTimeAsync(10_000);
  const before = moved.length;
  moveOn(turns, 'rare', 1);
  await vi.advanceTimersByTimeAsync(100);
  expect(moved.slice(before).indexOf('rare')).toBe(0);
});

test('who no longer wants to move is let go, and no timer stays', async () => {
  const turns = newTurns(1);
  const moving = new AbortController();
  await turns.wait('a', never);
  const waiting = turns.wait('a', moving.signal);
  moving.abort(new Error('never mind'));
  await expect(waiting).rejects.toThrow('never mind');
  await expect(turns.wait('a', moving.signal)).rejects.toThrow('never mind');
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(0);
});
