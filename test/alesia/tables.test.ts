import { describe, expect, test } from 'vitest';
import { boxOf } from '../../games/alesia/components/box';
import { shotsAt } from '../../games/alesia/fire';
import { chancesOf, hitOf } from '../../games/alesia/fire/tables';
import { Firing } from './firing';
import { stateOf } from './table';

const G = stateOf();

/** The results of the six dice, as in the rulebook's tables: `-`, `D` or `E`, with a star where all in the hex are struck. */
function column(shooter: string, range: number): string {
  const letters = { none: '-', disrupted: 'D', eliminated: 'E' };
  return [1, 2, 3, 4, 5, 6]
    .map((die) => hitOf(G, boxOf(G).unit[shooter], range, die))
    .map(({ result, all }) => letters[result] + (all ? '*' : ''))
    .join(' ');
}

describe('the tables of fire', () => {
  test('20.6 archers and slingers', () => {
    for (const shooter of ['ARC.1', 'SLI.9']) {
      expect(column(shooter, 2)).toBe('- - - - D E');
      expect(column(shooter, 1)).toBe('- - - D E E');
    }
  });

  test('24.3 missile engines', () => {
    expect(column('FORT.1', 3)).toBe('- - - - D E');
    expect(column('FORT.1', 2)).toBe('- - - D E E');
    expect(column('FORT.1', 1)).toBe('- - D E D* E*');
  });

  test('24.4 what each shot may bring', () => {
    const { unit } = boxOf(G);
    expect(chancesOf(G, unit['ARC.1'], 2)).toEqual({ disrupted: 1 / 6, eliminated: 1 / 6, all: 0 });
    expect(chancesOf(G, unit['FORT.1'], 1)).toEqual({ disrupted: 1 / 3, eliminated: 1 / 3, all: 1 / 3 });
  });
});

describe('who could fire at a unit', () => {
  const shots = (table: Firing, unit: string, place?: string) =>
    shotsAt(table.G, unit, place).map(({ shooter, range }) => `${shooter} ${range}`);

  test('20.5 in another hex, as it comes there', () => {
    const table = new Firing({
      at: { U40: 'ARC.1 FORT.1', V40: 'SLI.1', U44: 'AED.1' },
      fired: { 'SLI.1': [2] },
    });
    expect(shots(table, 'AED.1')).toEqual([]);
    expect(shots(table, 'AED.1', 'U43')).toEqual(['FORT.1 3']);
    expect(shots(table, 'AED.1', 'U42')).toEqual(['ARC.1 2', 'FORT.1 2']);
    expect(shotsAt(table.G, 'AED.1', 'U42')[0]).toEqual({
      shooter: 'ARC.1',
      range: 2,
      disrupted: 1 / 6,
      eliminated: 1 / 6,
      all: 0,
    });
    expect(shots(table, 'AED.1', 'town')).toEqual([]);
  });

  test('24.51 where it began its turn within the field, by where it began', () => {
    const table = new Firing({ at: { U40: 'ARC.1', U42: 'AED.1' } });
    expect(shots(table, 'AED.1', 'V42')).toEqual([]);
    expect(shots(table, 'AED.1', 'U41')).toEqual(['ARC.1 1']);
    expect(shots(table, 'AED.1')).toEqual(['ARC.1 2']);
    table.enter('AED.1', 'V42');
    table.G.stack = [...table.G.stack, { step: 'movement', sides: [], ...table.movement }];
    expect(shots(table, 'AED.1')).toEqual([]);
    expect(shots(table, 'AED.1', 'U41')).toEqual(['ARC.1 1']);
    const far = new Firing({ at: { U40: 'ARC.1', U45: 'AED.1' } });
    far.enter('AED.1', 'U44', 'U43', 'U42');
    expect(shots(far, 'AED.1', 'V42')).toEqual(['ARC.1 2']);
  });

  test('24.6 from off the board, at all ranges of a fort', () => {
    const table = new Firing({ at: { C4: 'FORT.1 VII.2' }, zones: { III: 'AED.5' } });
    expect(shots(table, 'AED.5')).toEqual([]);
    expect(shots(table, 'AED.5', 'C3')).toEqual(['FORT.1 3', 'FORT.1 2', 'FORT.1 1']);
    table.enter('AED.5', 'C3');
    expect(shots(table, 'AED.5')).toEqual(['FORT.1 3', 'FORT.1 2', 'FORT.1 1']);
  });
});
