/* The sequential test by which bots are compared. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../games/testing/chance';
import { Score } from './tools/score';
import { SequentialTest } from './tools/sequential';

/** Plays games of which a share is won until the test tells, and returns its verdict and how many games that took. */
function tried(share: number, seed: number) {
  const next = seeded(seed);
  const score = new Score();
  const sequential = new SequentialTest(0.5, 0.6);
  for (;;) {
    const verdict = sequential.verdict(score.count(next() < share ? 'win' : 'loss'));
    if (verdict !== null) return { verdict, games: score.games };
  }
}

describe('the sequential test', () => {
  test.each([
    [0.5, false],
    [0.6, true],
  ])('tells a share of %s for what it is in nineteen of twenty trials', (share, verdict) => {
    const trials = Array.from({ length: 400 }, (_, seed) => tried(share, seed));
    const wrong = trials.filter((trial) => trial.verdict !== verdict).length;
    expect(wrong).toBeGreaterThan(0);
    expect(wrong).toBeLessThanOrEqual(30);
  });

  test('needs fewer games the farther a share is from those it tells apart', () => {
    expect(tried(1, 1).games).toBeLessThan(20);
    expect(tried(0, 1)).toEqual({ verdict: false, games: 14 });
  });

  test('counts a draw as half a win', () => {
    const score = new Score();
    for (let game = 0; game < 500; game++) score.count('draw');
    expect(new SequentialTest(0.4, 0.6).verdict(score)).toBeNull();
    expect(new SequentialTest(0.5, 0.6).verdict(score)).toBe(false);
  });

  test.each([
    [0.5, 0.5],
    [0, 0.5],
    [0.5, 1],
    [0.5, Number.NaN],
  ])('refuses to tell %s from %s', (least, aim) => {
    expect(() => new SequentialTest(least, aim)).toThrow('no test tells');
  });
});
