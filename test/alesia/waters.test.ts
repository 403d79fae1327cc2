import { describe, expect, test } from 'vitest';
import { costsTo, moving } from './moving';
import { restOf, tableAt } from './table';

describe('rivers and the Isolated Trench', () => {
  test('8.1 who comes to a river stops there', () => {
    const table = moving('gallic', { at: { R32: 'AED.5' } }).do('vercingetorix', 'move', 'AED.5', 'Q32');
    expect(costsTo(table, 'AED.5', 'P31', 'R32')).toEqual([0, 0]);
    expect(table.why('vercingetorix', 'move', 'AED.5', 'P31')).toMatch(/^8\.1 /);
  });

  test('8.1 the hex behind it is out of reach', () => {
    const table = moving('gallic', { at: { AA28: 'AED.5' } });
    expect(costsTo(table, 'AED.5', 'AA29', 'AA30')).toEqual([2, 0]);
    expect(table.why('vercingetorix', 'move', 'AED.5', 'AA30')).toMatch(/^8\.1 /);
  });

  test('8.2 who begins on it leaves it in any direction', () => {
    const table = moving('gallic', { at: { U25: 'AED.5', P32: 'AED.6' } });
    expect(costsTo(table, 'AED.5', 'U24', 'U26', 'T24', 'V25')).toEqual([2, 2, 2, 2]);
    expect(costsTo(table, 'AED.6', 'P31', 'P33')).toEqual([2, 2]);
  });

  test('8.2 or goes along it before leaving it', () => {
    const table = moving('gallic', { at: { U25: 'AED.5' } });
    table.do('vercingetorix', 'move', 'AED.5', 'W26');
    expect(costsTo(table, 'AED.5', 'W27', 'W25')).toEqual([6, 6]);
  });

  test('8.2 who comes to it goes on along it and no other way', () => {
    const table = moving('gallic', { at: { U24: 'AED.5' } });
    table.do('vercingetorix', 'move', 'AED.5', 'U25');
    expect(costsTo(table, 'AED.5', 'V26', 'W26', 'T25', 'V25', 'V27')).toEqual([4, 6, 4, 0, 0]);
  });

  test('8.2 once off it nobody crosses it again in the turn', () => {
    const table = moving('gallic', { at: { U25: 'AED.5' } });
    table.do('vercingetorix', 'move', 'AED.5', 'U26');
    expect(costsTo(table, 'AED.5', 'V26', 'V25', 'U24')).toEqual([4, 0, 0]);
    const back = table.do('vercingetorix', 'move', 'AED.5', 'U25');
    expect(costsTo(back, 'AED.5', 'U24', 'T25')).toEqual([0, 6]);
  });

  test('8.2 nor does he cross it elsewhere, where he comes back to it and goes along it', () => {
    const at = { U25: 'AED.5', U26: 'VII.2 FORT.1', T25: 'VII.3 FORT.2', V26: 'VII.4 FORT.3' };
    expect(costsTo(moving('gallic', { at }), 'AED.5', 'W26', 'X27', 'W27', 'X28')).toEqual([4, 6, 0, 0]);
  });

  test('8.2 from one river nobody crosses another without a stop', () => {
    const table = moving('gallic', { at: { O32: 'AED.5' } });
    expect(costsTo(table, 'AED.5', 'P32', 'Q33', 'R33', 'Q34', 'R35')).toEqual([2, 4, 6, 4, 8]);
    table.do('vercingetorix', 'move', 'AED.5', 'Q33').do('vercingetorix', 'move', 'AED.5', 'Q34');
    expect(costsTo(table, 'AED.5', 'R35', 'Q35')).toEqual([0, 8]);
  });

  test('8.3 where it touches one hexside only nobody is held up', () => {
    const table = moving('gallic', { at: { R23: 'AED.5' } });
    table.do('vercingetorix', 'move', 'AED.5', 'R24');
    expect(costsTo(table, 'AED.5', 'R25')).toEqual([4]);
  });

  test('8.2, 8.3 who begins at its end has begun on it, and leaves it farther on', () => {
    expect(costsTo(moving('gallic', { at: { R24: 'AED.5' } }), 'AED.5', 'S24', 'T24')).toEqual([2, 4]);
  });

  test('25.5 a rampart that crosses a river is a bridge, for all', () => {
    const table = moving('gallic', { at: { N31: 'AED.5' } });
    table.do('vercingetorix', 'move', 'AED.5', 'N32');
    expect(costsTo(table, 'AED.5', 'N33', 'N34', 'O33')).toEqual([2, 4, 3]);
  });

  test('25.5 from the bridge along the river is into the river', () => {
    const table = moving('gallic', { at: { N31: 'AED.5' } });
    table.do('vercingetorix', 'move', 'AED.5', 'M32');
    expect(costsTo(table, 'AED.5', 'M33', 'L31')).toEqual([8, 5]);
  });

  test('25.5 a rampart that does not cross the river is none', () => {
    const table = moving('roman', { at: { O23: 'VII.2' } });
    expect(costsTo(table, 'VII.2', 'P24', 'P23')).toEqual([1, 2]);
    table.do('caesar', 'move', 'VII.2', 'P24');
    expect(costsTo(table, 'VII.2', 'Q24')).toEqual([0]);
  });

  test('24.8 a fort in a river is a bridge for the Romans', () => {
    const roman = moving('roman', { at: { R32: 'VII.2', Q32: 'FORT.1' } });
    expect(costsTo(roman, 'VII.2', 'Q32', 'P31')).toEqual([2, 4]);
  });

  test('24.9 and never for the Gauls', () => {
    const gallic = moving('gallic', { at: { R32: 'AED.5', Q32: 'FORT.1' } });
    expect(costsTo(gallic, 'AED.5', 'Q32', 'P31')).toEqual([2, 0]);
    gallic.do('vercingetorix', 'move', 'AED.5', 'Q32');
    expect(costsTo(gallic, 'AED.5', 'P31')).toEqual([0]);
  });

  test('11.5 who has come to a river at the edge does not leave the board from it', () => {
    const table = moving('gallic', { at: { O8: 'AED.5', F49: 'AED.6' } });
    table.do('vercingetorix', 'move', 'AED.5', 'N8');
    expect(table.legal('vercingetorix', 'leave')).toEqual([]);
  });
});

describe('filling in the trench', () => {
  const variants = { ...moving('gallic', {}).G.variants, fillTrench: true };
  const [first, second, third, fourth] = ['AED.5 AED.6', 'AED.7 AED.8', 'AED.9 AED.10', 'SAN.1 SAN.2'];
  const done = (units: string) => ({ turns: 3, units: units.split(' ') });
  const worked = (units: string, filling = {}, more = {}) =>
    tableAt({ at: { U25: units }, variants, turn: 5, filling, ...more }, restOf(), {
      step: 'endTurn',
      sides: [],
    });

  test('8.4 two units on a hex of the trench work on it, others in every turn', () => {
    expect(worked(first).G.filling).toEqual({ U25: { turns: 1, units: ['AED.5', 'AED.6'] } });
    expect(worked(second, { U25: { turns: 1, units: first.split(' ') } }).G.filling.U25.turns).toBe(2);
    expect(worked('AED.6 AED.7', { U25: { turns: 2, units: first.split(' ') } }).G.filling.U25.turns).toBe(1);
    expect(worked('AED.7', { U25: { turns: 2, units: first.split(' ') } }).G.filling).toEqual({});
  });

  test('8.4 not after the third, and nowhere else', () => {
    const third = worked('AED.9 AED.10', { U25: { turns: 2, units: second.split(' ') } });
    expect([third.G.filled, third.G.filling.U25.turns]).toEqual([[], 3]);
    expect(worked('', {}, { at: { U24: first } }).G.filling).toEqual({});
  });

  test('8.4 after the fourth turn running it is filled in', () => {
    const table = worked(fourth, { U25: done(third) });
    expect([table.G.filled, table.G.filling]).toEqual([['U25'], {}]);
    expect(table.told('8.4', 'The trench is filled in at U25.')).toBe(true);
  });

  test('8.4 and nobody works on it again', () => {
    const table = worked(fourth, {}, { filled: ['U25'] });
    expect([table.G.filled, table.G.filling]).toEqual([['U25'], {}]);
  });

  test('8.4 a new Assault Period begins anew', () => {
    expect(worked(fourth, { U25: done(third) }, { turn: 1 }).G.filling.U25.turns).toBe(1);
  });

  test('8.4 without the option nothing is filled in', () => {
    expect(
      worked(fourth, { U25: done(third) }, { variants: { ...variants, fillTrench: false } }).G.filled,
    ).toEqual([]);
  });

  test('8.4 it is filled in at the end of the turn: the Romans do not cross it before', () => {
    const table = moving('gallic', { at: { U25: fourth }, variants, turn: 5, filling: { U25: done(third) } });
    expect(table.do('vercingetorix', 'end').G.filled).toEqual([]);
  });

  test('8.4 who has been driven off has not worked', () => {
    expect(worked('AED.6 VII.2', { U25: { turns: 2, units: first.split(' ') } }).G.filling).toEqual({});
  });

  test('8.4 foot goes over it, cavalry still stops', () => {
    const table = moving('gallic', { at: { AA28: 'AED.5 EQU.1' }, variants, filled: ['AA29'] });
    expect(costsTo(table, 'AED.5', 'AA30')).toEqual([4]);
    expect(costsTo(table, 'EQU.1', 'AA29', 'AA30')).toEqual([2, 26]);
  });
});
