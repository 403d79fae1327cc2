import { describe, expect, test } from 'vitest';
import { forecast } from '../../games/alesia/combat';
import { put } from '../../games/alesia/field';
import { attack, clash, fighting } from './fighting';
import { type Position, stateOf } from './table';

/** Plain ground in the north-west; Gauls of the relieving army come from the east here. */
const ROMAN_AT_BAY: Position = { at: { E7: 'VII.2 GER.1', F7: 'ARV.1 ARV.2', F8: 'PAR.1' } };

describe('results', () => {
  test('15.2 the example: at 3-1 a 4 lets the Romans retreat one hex', () => {
    const table = fighting('gallic', ROMAN_AT_BAY);
    attack(table, { E7: 'ARV.1 ARV.2 PAR.1' }, 4);
    expect(table.told('15.2', '22 to 7, 3-1, die 4')).toBe(true);
    expect(table.step).toBe('retreat');
    expect(table.side).toBe('vercingetorix');
    expect(table.legal('vercingetorix', 'retreat')).toEqual(['GER.1 D6', 'GER.1 D7', 'VII.2 D6', 'VII.2 D7']);
  });

  test('16.4 Romans retreat towards the ground between their lines, hex by hex, each unit all the way', () => {
    const table = clash('gallic', { at: { E7: 'VII.2 GER.1', D6: 'AED.1 ARV.1' } }, 'AED.1 ARV.1', 'E7', [2]);
    expect(table.legal('vercingetorix', 'retreat').join()).toBe(
      'GER.1 E8,GER.1 F7,GER.1 F8,VII.2 E8,VII.2 F7,VII.2 F8',
    );
    table.do('vercingetorix', 'retreat', 'VII.2', 'E8');
    expect(table.in('E7')).toBe('GER.1');
  });

  test('15.3 each hex of a retreat is entered once, and each unit goes the whole way', () => {
    const table = clash(
      'gallic',
      { at: { E7: 'VII.2 GER.1', D6: 'ARV.1 ARV.2 AED.1' } },
      'ARV.1 ARV.2 AED.1',
      'E7',
      [1],
    );
    table.do('vercingetorix', 'retreat', 'VII.2', 'E8');
    expect(table.legal('vercingetorix', 'retreat')).toEqual(['VII.2 D8', 'VII.2 E9', 'VII.2 F8', 'VII.2 F9']);
    table.do('vercingetorix', 'retreat', 'VII.2', 'E9').do('vercingetorix', 'retreat', 'VII.2', 'E10');
    expect(table.in('E10')).toBe('VII.2');
    expect(table.legal('vercingetorix', 'retreat')[0]).toContain('GER.1');
  });

  test('15.3 melee: nobody moves', () => {
    const table = fighting('gallic', ROMAN_AT_BAY);
    attack(table, { E7: 'ARV.1 ARV.2 PAR.1' }, 5);
    expect(table.step).toBe('deployment');
    expect([table.in('E7'), table.in('F7')]).toEqual(['VII.2 GER.1', 'ARV.1 ARV.2']);
    expect(table.told('15.3', 'melee')).toBe(true);
  });

  test('15.3, 15.6 attackers are eliminated at the worst odds, and the defenders advance', () => {
    const table = fighting('gallic', { at: { E7: 'X.1 X.2 X.3', F7: 'MAN.1' } });
    attack(table, { E7: 'MAN.1' }, 5);
    expect(table.in('lost')).toBe('MAN.1');
    expect(table.step).toBe('advance');
    expect(table.legal('caesar', 'advance')).toEqual(['X.1 F7', 'X.2 F7']);
    table.do('caesar', 'advance', 'X.1', 'F7').do('caesar', 'advance', 'X.1', 'G8');
    expect(table.in('G8')).toBe('X.1');
    table.do('caesar', 'advance', 'X.1', 'H9');
    expect(table.legal('caesar', 'advance')).toEqual(['X.2 F7']);
    table.do('caesar', 'done');
    expect(table.step).toBe('deployment');
  });

  test('15.5 at 6-1 the defender is lost without a die, and the attackers may advance four hexes', () => {
    const table = fighting('gallic', { at: { E7: 'GER.1', F7: 'AED.1 ARV.1' } });
    attack(table, { E7: 'AED.1 ARV.1' });
    expect(table.in('lost')).toBe('GER.1');
    for (const hex of ['E7', 'D7', 'C7', 'B7']) table.do('vercingetorix', 'advance', 'AED.1', hex);
    expect(table.refuses('vercingetorix', 'advance', 'AED.1', 'A7')).toBe(true);
  });

  test('15.3, 16.5 units that cannot retreat but into zones of control are eliminated', () => {
    const at = { E7: 'VII.2', F7: 'AED.1', D6: 'ARV.6' };
    expect(clash('gallic', { at }, 'AED.1 ARV.6', 'E7', [4]).in('lost')).toBe('');
    const table = clash('gallic', { at: { ...at, E9: 'ARV.8' } }, 'AED.1 ARV.6', 'E7', [4]);
    expect(table.in('lost')).toBe('VII.2');
    expect(table.told('16.2', 'without a way to retreat')).toBe(true);
  });

  test('16.2 Gauls retreat off the board, Romans do not', () => {
    const gaul = clash('roman', { at: { E3: 'AED.5', E4: 'X.1 X.2 X.3' } }, 'X.1 X.2', 'E3', [2]);
    expect([gaul.G.at['AED.5'], gaul.G.secret.zones['AED.5']]).toEqual(['off', 'III']);
    const roman = clash(
      'gallic',
      { at: { E3: 'VII.2', E4: 'AED.1 ARV.1', D3: 'ARV.6', F5: 'ARV.7' } },
      'AED.1 ARV.1',
      'E3',
      [4],
    );
    expect(roman.in('lost')).toBe('VII.2');
  });

  test('14.8 who has come into a hex after the attacks were divided takes no part there', () => {
    const table = fighting('gallic', {
      at: { E7: 'VII.2', F7: 'AED.1 ARV.1 ARV.2', A20: 'GER.1', A21: 'PAR.1' },
    });
    table.do('vercingetorix', 'divide').do('vercingetorix', 'done');
    put(table.G, 'VII.3', 'E7');
    table.dice(4).do('vercingetorix', 'fight', 'E7');
    expect(table.told('15.2', '25 to 5, 5-1')).toBe(true);
    expect(table.legal('vercingetorix', 'retreat').every((each) => each.startsWith('VII.2 '))).toBe(true);
  });

  test('13.3 the attacker chooses the order of the battles', () => {
    const table = fighting('gallic', { at: { E7: 'VII.2', F7: 'AED.1', A20: 'GER.1', A21: 'PAR.1' } });
    table.do('vercingetorix', 'divide').do('vercingetorix', 'done');
    expect(table.legal('vercingetorix', 'fight')).toEqual(['A20', 'E7']);
    expect(table.label('vercingetorix', 'fight', 'A20')).toBe('Attack A20 at 3-1');
    table.dice(3, 4).do('vercingetorix', 'fight', 'A20');
    expect(table.G.rages).toEqual([{ cause: 'gallic', attackers: ['PAR.1'], defenders: ['GER.1'] }]);
  });
});

describe('surrounded Gauls', () => {
  const RING: Position = { at: { E7: 'PAR.1', E6: 'X.1', E8: 'X.2' } };

  test('15.4 at 2-1 they are lost without a die, and Romans may advance', () => {
    const table = fighting('roman', RING);
    attack(table, { E7: 'X.1 X.2' });
    expect(table.in('lost')).toBe('PAR.1');
    expect(table.step).toBe('advance');
    expect(table.legal('caesar', 'advance')).toEqual(['X.1 E7', 'X.2 E7']);
  });

  test('15.4 below 2-1 or with a way out the die decides', () => {
    const forecastOf = (at: Record<string, string>, ...units: string[]) =>
      forecast(stateOf({ at }), units, ['E7']).certain;
    expect(forecastOf({ E7: 'PAR.1', E6: 'X.1', E8: 'VII.2' }, 'X.1', 'VII.2')).toBe('surrounded');
    expect(forecastOf({ E7: 'ARV.6', E6: 'X.1', E8: 'VII.2' }, 'X.1', 'VII.2')).toBeNull();
    expect(forecastOf({ E7: 'PAR.1', E6: 'X.1', D6: 'X.2' }, 'X.1', 'X.2')).toBeNull();
    const onEdge = stateOf({ at: { E3: 'PAR.1', E4: 'X.1 X.2' } });
    expect(forecast(onEdge, ['X.1', 'X.2'], ['E3']).certain).toBeNull();
    expect(forecastOf({ E7: 'GER.1', E6: 'ARV.1', E8: 'ARV.2' }, 'ARV.1')).toBeNull();
  });

  test('15.4 one of two hexes with a way out is a way out, and so is a leader or a Gaul beside them', () => {
    const certain = (at: Record<string, string>, units: string, hexes: string) =>
      forecast(stateOf({ at }), units.split(' '), hexes.split(' ')).certain;
    const two = { E7: 'MAN.1', E8: 'MAN.2', D7: 'X.1 X.2 X.3', F8: 'VII.3', E6: 'VII.4' };
    expect(certain(two, 'X.1 X.2 X.3 VII.3', 'E7 E8')).toBeNull();
    expect(certain({ ...two, E9: 'VII.5' }, 'X.1 X.2 X.3 VII.3', 'E7 E8')).toBe('surrounded');
    const gap = { E7: 'PAR.1', E6: 'X.1', D6: 'X.2', F7: 'VII.2' };
    expect(certain({ ...gap, E8: 'VII.3' }, 'X.1 X.2', 'E7')).toBe('surrounded');
    for (const E8 of ['caesar', 'MAN.1']) expect(certain({ ...gap, E8 }, 'X.1 X.2', 'E7')).toBeNull();
  });
});

describe('the way home', () => {
  test('16.4 the besieged retreat towards the town, the relieving army towards the edge', () => {
    const end = (unit: string) =>
      clash('roman', { at: { E20: unit, E21: 'X.1 X.2' } }, 'X.1 X.2', 'E20', [2]).G.at[unit];
    expect([end('AED.1'), end('AED.5')]).toEqual(['F20', 'D19']);
  });
});
