import { describe, expect, test } from 'vitest';
import { journalOf } from '../../games/kit/journal';
import { possibilities } from '../../games/kit/legality';
import { ownLine } from '../../games/kit/ownLine';
import type { Rulebook } from '../../games/kit/rulebook';
import { isDecision } from '../../games/kit/step';
import { Match } from '../../games/testing/match';
import { Counting, rulebook } from './counting';

/** The rules, with adding out of turn by another name. */
function withAdding(name: string): Rulebook<Counting> {
  const { count } = rulebook.phases.day;
  if (!isDecision(count)) throw new Error('counting is a decision');
  return { ...rulebook, outOfTurn: { [name]: count.actions.add } };
}

describe('what only the mover reads', () => {
  const entry = { step: 'count', move: 'add', args: [2] };

  test('is told from the arguments of the move', () => {
    const match = new Match(Counting, 1);
    match.make({ seat: '0', move: 'add', args: [2] });
    const [made] = journalOf(match.state.deltalog ?? []);
    expect(made).toMatchObject({ side: 'odd', ...entry });
    expect(ownLine(rulebook, made, {})).toBe('You added 2.');
  });

  test('is nothing to whom the arguments are not sent', () => {
    expect(ownLine(rulebook, { ...entry, args: null }, {})).toBeNull();
  });

  test('is nothing where the move has no such word, or is of no step', () => {
    expect(ownLine(rulebook, { step: 'count', move: 'pass', args: [] }, {})).toBeNull();
    expect(ownLine(rulebook, { step: null, move: 'resign', args: [] }, {})).toBeNull();
  });

  test('is nothing for a move of other rules, or with arguments that are none', () => {
    for (const other of [{ step: 'march' }, { move: 'constructor' }, { move: 'say' }, { args: [{}] }]) {
      expect(ownLine(rulebook, { ...entry, ...other }, {})).toBeNull();
    }
  });

  test('may belong to what is done out of turn', () => {
    expect(ownLine(withAdding('add'), { ...entry, step: null }, {})).toBe('You added 2.');
  });
});

describe('possibilities', () => {
  test('are the moves a side can make, with the number of their arguments', () => {
    const { G } = new Match(Counting, 1).state;
    expect(possibilities(rulebook, G, 'odd')).toEqual([
      { move: 'add', stages: 1 },
      { move: 'roll', stages: 0 },
      { move: 'vote', stages: 0 },
      { move: 'pass', stages: 0 },
      { move: 'rest', stages: 0 },
    ]);
    expect(possibilities(rulebook, G, 'even')).toEqual([]);
    expect(possibilities(rulebook, { ...G, stack: [] }, 'odd')).toEqual([]);
  });

  test('leave out what cannot be done with anything, and hold what is done out of turn', () => {
    const { G } = new Match(Counting, 1).state;
    expect(possibilities(rulebook, { ...G, total: 10 }, 'odd')[0]).toEqual({ move: 'roll', stages: 0 });
    expect(possibilities(withAdding('give'), G, 'even')).toEqual([{ move: 'give', stages: 1 }]);
  });
});
