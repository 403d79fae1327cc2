import { describe, expect, test } from 'vitest';
import { boxOf } from '../../games/alesia/components/box';
import { reach, UNREACHED } from '../../games/alesia/movement';
import type { Movement } from '../../games/alesia/movement/frames';
import type { Cause, G } from '../../games/alesia/state';
import type { AnyFrame } from '../../games/kit/frame';
import { type Position, restOf, type Table, tableAt } from './table';

/** A movement that begins. */
function movementOf(cause: Cause, more: Partial<Movement> = {}): AnyFrame<G> {
  return { step: 'movement', sides: [], cause, began: {}, movers: [], appeared: {}, ended: [], ...more };
}

/** A table at which a cause moves, with a decision below. */
function moving(cause: Cause, position: Position): Table {
  return tableAt(position, restOf(), movementOf(cause));
}

/** What it costs a Roman unit to come to a hex, in halves; undefined when it cannot. */
function costTo(table: Table, unit: string, hex: string): number | undefined {
  const { G } = table;
  const cost = reach(G, boxOf(G).unit[unit].side, unit, G.at[unit], 0, G.at[unit]).costs[
    boxOf(G).hex[hex].number
  ];
  return cost === UNREACHED ? undefined : cost;
}

describe('movement', () => {
  test('5.3 a unit goes as many hexes as its movement factor', () => {
    const table = moving('roman', { at: { U40: 'VII.2' } });
    expect(costTo(table, 'VII.2', 'U48')).toBe(16);
    expect(costTo(table, 'VII.2', 'U49')).toBeUndefined();
  });
});
