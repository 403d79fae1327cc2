/* Rounds of duels: a game from each side with the same dice. */
import { describe, expect, test } from 'vitest';
import { Match } from '../games/testing/match';
import { credit } from './alesia/subject';
import { stateOf } from './alesia/table';
import { subjects } from './games';
import { contest, leadOf } from './tools/contest';
import type { Outcome } from './tools/score';

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

describe('a round', () => {
  /** Lets two who resign at once play a round; returns how it has ended for the first, who has so much to his credit in his game with Vercingetorix. */
  const roundWith = async (credit: number) => {
    const outcomes: Outcome[] = [];
    const giveUp = () => ({ play: async () => ({ move: 'resign', args: [] }) });
    const subject = subjects.find(({ id }) => id === 'alesia') ?? expect.fail('no Alesia');
    await subject.with((parts) => {
      let over = 0;
      return contest(
        { ...parts, credit: (_G, side) => (over === 2 && side === 'vercingetorix' ? credit : 0) },
        {
          games: 2,
          seed: 1,
          players: 2,
          first: giveUp,
          second: giveUp,
          watch: () => over++,
          round: (outcome) => outcomes.push(outcome),
        },
      );
    });
    return outcomes;
  };

  test('of two games with the same winner is told by what each has to his credit', async () => {
    expect(await roundWith(0.1)).toEqual(['win']);
    expect(await roundWith(-0.1)).toEqual(['loss']);
    expect(await roundWith(0)).toEqual(['draw']);
  });

  test('in Alesia the losses tell, each in shares of the army', () => {
    expect(credit(stateOf(), 'caesar')).toBe(0);
    const lost = (units: string) => credit(stateOf({ lost: units }), 'caesar');
    expect(lost('PAR.1')).toBeGreaterThan(0);
    expect(lost('X.1')).toBeLessThan(-lost('PAR.1'));
    const everybody = stateOf().at;
    expect(lost(Object.keys(everybody).join(' '))).toBe(0);
    expect(credit(stateOf({ lost: 'X.1' }), 'vercingetorix')).toBe(-lost('X.1'));
  });
});
