import { describe, expect, test } from 'vitest';
import { boxOf } from '../../games/alesia/components/box';
import { fieldOfFire, fieldsOfFire, shotsAt } from '../../games/alesia/fire';
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
    const table = new Firing({ at: { C3: 'FORT.1 VII.2' }, zones: { III: 'AED.5' } });
    expect(shots(table, 'AED.5')).toEqual([]);
    expect(shots(table, 'AED.5', 'C2')).toEqual(['FORT.1 3', 'FORT.1 2', 'FORT.1 1']);
    table.enter('AED.5', 'C2');
    expect(shots(table, 'AED.5')).toEqual(['FORT.1 3', 'FORT.1 2', 'FORT.1 1']);
  });

  test('24.6 and farther in at one, as it comes there from the edge', () => {
    const table = new Firing({ at: { C4: 'FORT.1 VII.2' }, zones: { III: 'AED.5' } });
    expect(shots(table, 'AED.5', 'C5')).toEqual(['FORT.1 1']);
    expect(shots(table, 'AED.5', 'C7')).toEqual(['FORT.1 3']);
  });
});

describe('fields of fire', () => {
  test('20.5, 24.2 of all who may fire at a unit, where it comes into them, with what they may do together', () => {
    const table = new Firing({ at: { U40: 'ARC.1', V41: 'FORT.1 VII.2', U46: 'AED.1' } });
    const fields = fieldsOfFire(table.G, 'AED.1');
    for (const { id } of boxOf(G).hexes)
      expect(fields.has(id), id).toBe(shotsAt(table.G, 'AED.1', id).length > 0);
    expect(fields.get('U42')).toEqual({ eliminated: 0.444444444, hit: 0.666666667 });
    expect(fields.get('U39')?.hit).toBe(Math.round((1 - (1 / 2) * (1 / 2)) * 1e9) / 1e9);
    expect(fields.get('U45')).toBeUndefined();
  });

  test('24.51, 24.52 not of those whom it comes no closer to, of those in whose field it began, unless it stays', () => {
    const { G: near } = new Firing({ at: { U40: 'ARC.1', U42: 'AED.1' } });
    expect([...fieldsOfFire(near, 'AED.1').keys()].sort()).toEqual([
      'T39',
      'T40',
      'U39',
      'U41',
      'U42',
      'V40',
      'V41',
    ]);
  });

  test('20.5, 20.7, 24.2 of one who fires: two hexes around archers and slingers, three around a fort, not over the walls', () => {
    const { G: field } = new Firing({ at: { U20: 'ARC.1 VII.2', F20: 'FORT.1', V37: 'SLI.1' } });
    expect(fieldOfFire(field, 'ARC.1')).toHaveLength(18);
    expect(fieldOfFire(field, 'FORT.1')).toHaveLength(36);
    expect(fieldOfFire(field, 'SLI.1').filter((id) => boxOf(G).hex[id].terrain === 'town')).toEqual([]);
    expect([fieldOfFire(field, 'VII.2'), fieldOfFire(field, 'ARC.2')]).toEqual([[], []]);
  });
});
