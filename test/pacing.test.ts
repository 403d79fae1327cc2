/* How long bots take for what they do in a phase, by a clock of the test. */
import { beforeEach, expect, test } from 'vitest';
import { Phase } from '../games/ai';
import { JuliusCaesar } from '../games/julius-caesar';
import { Match } from '../games/testing/match';

const PACE = 1_000;

let now = 0;
let phase = new Phase(() => now);
beforeEach(() => {
  now = 0;
  phase = new Phase(() => now);
});

const { state } = new Match(JuliusCaesar, 1);

/** Returns a state of a turn, with steps under way. */
function at(turn: number, ...steps: string[]) {
  return { G: { stack: steps.map((step) => ({ step, sides: [] })) }, ctx: { ...state.ctx, turn } };
}

/** Lets a deed be thought about for so long and made when its pause is over; returns how long all that took. */
function act(thought = 0, pace = PACE): number {
  const began = now;
  const asked = phase.ask();
  now += thought;
  asked.thought();
  now += asked.pause(pace);
  asked.made();
  return now - began;
}

test('the first deed takes a pace, those after it less and less, and all together ten paces', () => {
  phase.enter(at(1, 'war'));
  const times = Array.from({ length: 200 }, () => act());
  expect(times[0]).toBe(PACE);
  for (const [index, time] of times.slice(1).entries()) expect(time).toBeLessThan(times[index]);
  expect(times.reduce((sum, time) => sum + time)).toBeLessThanOrEqual(10 * PACE);
});

test('what is thought counts for the pause, and what is thought too long for those to come', () => {
  phase.enter(at(1, 'war'));
  expect(act(400)).toBe(PACE);
  expect(act(4_000)).toBe(4_000);
  expect(act()).toBe((10 * PACE - 5_000) / 10);
});

test('at a slower pace a phase is longer, and at none it takes no time', () => {
  phase.enter(at(1, 'war'));
  expect(act(0, 3_000)).toBe(3_000);
  expect(act(0, 0)).toBe(0);
});

test('there is time to think for the whole phase, of which what was thought is taken', () => {
  phase.enter(at(1, 'war'));
  const whole = 5_000;
  expect(phase.left(whole)).toBe(whole);
  act(300);
  act(200);
  expect(phase.left(whole)).toBe(whole - 500);
  act(whole);
  expect(phase.left(whole)).toBe(0);
});

test('what is skipped takes no time, until the next phase', () => {
  phase.enter(at(1, 'war'));
  const asked = phase.ask();
  phase.skip();
  expect([asked.pause(PACE), phase.left(5_000)]).toEqual([0, 0]);
  expect(act()).toBe(0);
  phase.enter(at(2, 'war'));
  expect(act()).toBe(PACE);
});

test.each([
  ['the same turn', at(1, 'war', 'battle'), false],
  ['another turn in what it has begun itself', at(2, 'war', 'battle'), false],
  ['another turn, when what it was asked is over', at(2, 'winter'), true],
  ['another turn, when it is asked the same again', at(2, 'war'), true],
])('%s is or is not another phase', (_name, then, isNew) => {
  expect(phase.enter(at(1, 'war'))).toBe(true);
  act();
  expect(phase.enter(then)).toBe(isNew);
  expect(act()).toBe(isNew ? PACE : (10 * PACE - PACE) / 10);
});

test('in a game of another maker each turn is a phase', () => {
  const { ctx } = at(1);
  expect([1, 1, 2].map((turn) => phase.enter({ G: {}, ctx: { ...ctx, turn } }))).toEqual([true, false, true]);
});
