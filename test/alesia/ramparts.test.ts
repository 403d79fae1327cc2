import { describe, expect, test } from 'vitest';
import { costsTo, moving } from './moving';

describe('ramparts', () => {
  test('7.1 a hex entered along a rampart costs half, for all', () => {
    const table = moving('roman', { at: { N38: 'VII.2 GER.1' } });
    expect(costsTo(table, 'VII.2', 'N39', 'N40', 'N42')).toEqual([1, 2, 4]);
    expect(costsTo(table, 'GER.1', 'N39')).toEqual([1]);
    expect(costsTo(moving('gallic', { at: { N38: 'AED.5' } }), 'AED.5', 'N39', 'N42')).toEqual([1, 4]);
  });

  test('7.1 camp ramparts serve like perimeter ramparts', () => {
    expect(costsTo(moving('roman', { at: { L39: 'VII.2' } }), 'VII.2', 'L40')).toEqual([1]);
  });

  test('7.2 halves are carried over from one rampart to another', () => {
    const table = moving('roman', { at: { L39: 'VII.2' } });
    for (const hex of ['L40', 'M40', 'N40', 'N41']) table.do('caesar', 'move', 'VII.2', hex);
    expect(costsTo(table, 'VII.2', 'N41', 'N42')).toEqual([6, 7]);
  });

  test('7.2 a half that is left does not open another hexside', () => {
    const mover = { side: 'caesar' as const, unit: 'VII.2', spent: 15, path: [], left: true };
    const table = moving('roman', { at: { N38: 'VII.2' } }, { began: { 'VII.2': 'N33' }, movers: [mover] });
    expect(costsTo(table, 'VII.2', 'N39', 'M38')).toEqual([16, 0]);
  });

  test('7.3 ramparts that are not joined across the hexside cost a whole factor', () => {
    const table = moving('roman', { at: { N33: 'VII.2' } });
    expect(costsTo(table, 'VII.2', 'O34', 'O35')).toEqual([1, 2]);
    expect(costsTo(moving('roman', { at: { K12: 'VII.2' } }), 'VII.2', 'L12')).toEqual([1]);
    expect(costsTo(moving('roman', { at: { M12: 'VII.2' } }), 'VII.2', 'L12', 'N13')).toEqual([2, 2]);
  });

  test('7.4 camp and perimeter rampart of a hex in which they do not touch: each at half', () => {
    const table = moving('roman', { at: { N23: 'VII.2' } });
    expect(costsTo(table, 'VII.2', 'N22', 'M23', 'O23')).toEqual([1, 1, 1]);
  });

  test('24.8 a fort joins the ramparts next to it, for the Romans alone', () => {
    const at = { M12: 'FORT.1', L12: 'VII.2', N13: 'REC.1' };
    expect(costsTo(moving('roman', { at }), 'VII.2', 'M12', 'N13')).toEqual([1, 2]);
    expect(costsTo(moving('gallic', { at: { M12: 'FORT.1', L12: 'AED.5' } }), 'AED.5', 'M12')).toEqual([2]);
  });

  test('24.8 it joins camp ramparts, too', () => {
    const at = { K40: 'FORT.1', L40: 'VII.2', L39: 'REC.1' };
    const table = moving('roman', { at });
    expect([costsTo(table, 'VII.2', 'K40'), costsTo(table, 'REC.1', 'K40')]).toEqual([[1], [2]]);
  });

  test('24.8 a fort is no rampart to hexes without one, but joins another fort', () => {
    const table = moving('roman', { at: { W48: 'VII.2 FORT.1', W49: 'FORT.2', V48: 'FORT.3' } });
    expect(costsTo(table, 'VII.2', 'W49', 'V48', 'X48')).toEqual([1, 1, 2]);
    expect(costsTo(moving('roman', { at: { W48: 'VII.2', W49: 'FORT.2' } }), 'VII.2', 'W49')).toEqual([2]);
  });
});
