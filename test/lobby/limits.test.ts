import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Allowance, Allowances } from '../../lobby/limits';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Takes until nothing is left and returns how often that worked. */
function drain(take: () => boolean): number {
  let taken = 0;
  while (take()) taken += 1;
  return taken;
}

describe('an allowance', () => {
  test('refills steadily up to its most', () => {
    const allowance = new Allowance(10, 2);
    expect(drain(() => allowance.take())).toBe(10);
    vi.advanceTimersByTime(1500);
    expect(drain(() => allowance.take())).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(drain(() => allowance.take())).toBe(10);
  });

  test('that is charged more than is left has to refill it first, but never more than its most', () => {
    const allowance = new Allowance(10, 1);
    allowance.charge(14);
    vi.advanceTimersByTime(4_000);
    expect(allowance.take()).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(allowance.take()).toBe(true);
    allowance.charge(1_000);
    vi.advanceTimersByTime(10_000);
    expect(allowance.take()).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(allowance.take()).toBe(true);
  });
});

describe('allowances by name', () => {
  test('are apart from each other', () => {
    const allowances = new Allowances(3, 1);
    expect(drain(() => allowances.take('one'))).toBe(3);
    allowances.charge('two', 2);
    expect(drain(() => allowances.take('two'))).toBe(1);
  });

  test('of ten thousand names are remembered, those last heard of', () => {
    const allowances = new Allowances(1, 0);
    allowances.take('old');
    allowances.take('used');
    for (let count = 0; count < 9_998; count += 1) allowances.take(`other${count}`);
    expect([allowances.take('used'), allowances.take('old')]).toEqual([false, false]);
    allowances.take('one more');
    allowances.take('and one more');
    expect(allowances.take('old')).toBe(false);
    expect(allowances.take('other0')).toBe(true);
  });
});
