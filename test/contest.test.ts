/* Rounds of duels: a game from each side with the same dice. */
import { describe, expect, test } from 'vitest';
import { Match } from '../games/testing/match';
import { subjects } from './games';
import { leadOf } from './tools/contest';

describe('how far a seat is ahead', () => {
  for (const subject of subjects)
    test(`of two seats of ${subject.id} as far as the other is behind`, async () => {
      await subject.with(({ game }) => {
        const match = new Match(game, 1, {}, 2);
        expect(match.make({ seat: match.seats[0], move: 'resign', args: [] })).toBe(true);
        const [first, second] = match.allSeats.map((each) => leadOf(match.state, each));
        expect(first).toBe(-second);
        expect(Math.abs(first)).toBeGreaterThan(0);
      });
    });
});
