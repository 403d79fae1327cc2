import { describe, expect, test } from 'vitest';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import type { AnyFrame } from '../../games/kit/frame';
import { effectsOf } from './marching';
import { type Position, type Table, tableAt } from './table';

const STORM_ON_THE_OCEAN = 34;

/** Returns a table at the first decision of the turn after one that ends. */
function turnAfter(turn: number, position: Position = {}): Table {
  const game: AnyFrame<G> = { step: 'game', sides: [] };
  return tableAt({ ...position, turn }, game, { step: 'endTurn', sides: [] });
}

describe('4.0 the sequence of play', () => {
  test('4.0 the phases of a turn come in their order, and the Gallic player goes first', () => {
    const table = turnAfter(1);
    expect(table.G.turn).toBe(2);
    expect(table.step).toBe('placement');
    const phases = ['endTurn', 'winter', 'strategy', 'muster'];
    expect(table.G.stack.slice(1, 5).map(({ step }) => step)).toEqual(phases);
    expect(table.G.stack[3]).toMatchObject({ first: 'gallic', round: 0 });
    expect(table.told('4.0', 'Turn 2, 56 BC.')).toBe(true);
  });

  test('7.2.2 after turn 3 all cards are shuffled, and only then', () => {
    const discards = [3, 5, 8];
    const third = turnAfter(3, { discards });
    expect(third.G.secret.deck).toHaveLength(55);
    expect(third.G.discards).toEqual([]);
    expect(third.told('7.2.2', 'All Strategy Cards are shuffled')).toBe(true);
    for (const turn of [2, 4, 5]) {
      const other = turnAfter(turn, { discards });
      expect(other.G.discards).toEqual(discards);
      expect(other.G.secret.deck).toHaveLength(52);
    }
  });

  test('7.5 what a card does for a turn is over at its end', () => {
    const [effect] = effectsOf(STORM_ON_THE_OCEAN);
    const inForce = [{ card: STORM_ON_THE_OCEAN, side: 'gallic' as const, effect, space: null }];
    expect(turnAfter(2, { inForce }).G.inForce).toEqual([]);
  });

  test('19.2.1 the game ends after turn 6', () => {
    expect(turnAfter(5).result).toBeNull();
    expect(turnAfter(6).result).not.toBeNull();
  });
});
