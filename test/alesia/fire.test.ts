import { describe, expect, test } from 'vitest';
import { boxOf } from '../../games/alesia/components/box';
import { distance } from '../../games/alesia/components/hex';
import { fireAt, lastFireFrame } from '../../games/alesia/fire';
import { type Position, restOf, stateOf, Table } from './table';

/** Lets a unit enter the hex where it is, coming from another. */
function entering(unit: string, from: string | null, position: Position, began = from): Table {
  const G = stateOf(position);
  const movement = {
    step: 'movement' as const,
    sides: [],
    cause: 'gallic' as const,
    began: began === null ? {} : { [unit]: began },
    movers: [],
    appeared: {},
  };
  const fire = fireAt({ ...G, stack: [movement] }, unit, from);
  const stack = fire === null ? [restOf()] : [restOf(), movement, fire];
  return new Table({ ...G, stack }).start();
}

describe('fire at who comes', () => {
  test('20.5 archers fire at two hexes and at one, once each', () => {
    const table = entering('AED.1', 'U43', { at: { U40: 'ARC.1', U42: 'AED.1' } });
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 2']);
    table.dice(4).do('caesar', 'fire', 'ARC.1', 2);
    expect(table.step).not.toBe('fire');
    expect(table.G.fired).toEqual({ 'ARC.1': [2] });
  });

  test('24.4 at the end of the movement a fort fires at who is next to it', () => {
    const G = stateOf({ at: { U40: 'FORT.1 VII.2', U41: 'AED.1 AED.2' } });
    expect(lastFireFrame(G, { began: { 'AED.1': 'U44', 'AED.2': 'U41' } })?.targets).toEqual(['AED.1']);
    expect(distance(boxOf(G).hex.U40, boxOf(G).hex.U41)).toBe(1);
  });
});
