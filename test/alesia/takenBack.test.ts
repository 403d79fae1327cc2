/* What may be taken back, and what shows too much for that. */
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/alesia';
import { makeMove } from '../../games/kit/make';
import { scripted } from '../../games/testing/chance';
import { FREE, moving } from './moving';
import type { Position, Table } from './table';

const isFinal = (table: Table, move: string, ...args: string[]) =>
  makeMove(rulebook, table.G, 'vercingetorix', { move, args }, scripted())?.isFinal;

describe('fire', () => {
  const field: Position = { at: { U40: 'ARC.1', U44: 'AED.5' } };

  test('20.5 a move into a field of fire is not taken back, whatever the standing orders are', () => {
    for (const order of ['ask', 'primary', 'hold'] as const) {
      const table = moving('gallic', { ...field, orders: { caesar: order } });
      expect([order, isFinal(table, 'move', 'AED.5', 'U43')]).toEqual([order, false]);
      expect([order, isFinal(table, 'move', 'AED.5', 'U42')]).toEqual([order, true]);
    }
  });

  test('24.52 nor is the end of a movement where somebody may be fired at, 24.4 and else it is', () => {
    const table = moving('gallic', { at: { U40: 'ARC.1', U42: 'AED.5' }, orders: { caesar: 'hold' } });
    expect(isFinal(table, 'end')).toBe(true);
    expect(isFinal(moving('gallic', field), 'end')).toBe(false);
  });
});

describe('the besieged', () => {
  const besieged = (out: boolean): Position => ({
    ...FREE,
    release: { landed: [], fought: true, turn: 1, out },
    town: 'AED.1 AED.2',
    delay: 2,
  });

  test('18.2 the first of them to come out shows the delay, which is told once and not taken back', () => {
    const table = moving('gallic', besieged(false));
    expect(isFinal(table, 'move', 'AED.1', 'W37')).toBe(false);
    expect(isFinal(table, 'move', 'AED.1', 'V37')).toBe(true);
    table.do('vercingetorix', 'move', 'AED.1', 'V37').do('vercingetorix', 'move', 'AED.2', 'V38');
    expect(table.journal.filter(({ rule }) => rule === '18.2')).toHaveLength(1);
  });

  test('18.2 the others may be taken back', () => {
    expect(isFinal(moving('gallic', besieged(true)), 'move', 'AED.1', 'V37')).toBe(false);
  });
});
