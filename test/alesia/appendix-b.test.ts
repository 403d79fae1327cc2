import { expect, test } from 'vitest';
import { type Position, restOf, type Table, tableAt } from './table';

/*
 * The assault of six 8-6, two 7-6 and a 5-6; there are five 8-6 in our box, and a 9-6 is the sixth. The fort is in
 * CC20 behind BB19, CC19 (X) and DD20; Y is CC18 and Z is CC17. The cohorts on the ramparts are in AA19 and EE21.
 */
const POSITION: Position = {
  at: {
    CC20: 'FORT.1 REC.1',
    AA19: 'VII.2',
    EE21: 'VII.3',
    CC15: 'AED.5 AED.6',
    BB15: 'ARV.1 ARV.2',
    CC16: 'ARV.3 ARV.4',
    DD16: 'ARV.5 AED.1',
    EE17: 'LEX.1',
  },
};

function assault(): Table {
  return tableAt(
    POSITION,
    restOf(),
    { step: 'outerWorks', sides: [] },
    {
      step: 'movement',
      sides: [],
      cause: 'gallic',
      began: {},
      movers: [],
      appeared: {},
      ended: [],
    },
  );
}

test('24 appendix B: an assault on a fort, with its dice', () => {
  const table = assault();
  table.do('vercingetorix', 'move', 'AED.5', 'CC17');
  expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 3']);
  table.dice(5).do('caesar', 'fire', 'FORT.1', 3);
  expect(table.G.disrupted).toEqual(['AED.5']);

  table.do('vercingetorix', 'move', 'AED.6', 'CC18');
  expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 2']);
  table.dice(2).do('caesar', 'fire', 'FORT.1', 2);
  table.do('vercingetorix', 'move', 'AED.6', 'AA18');

  const rest = {
    'ARV.1': 'BB19',
    'ARV.2': 'BB19',
    'ARV.3': 'CC19',
    'ARV.4': 'CC19',
    'ARV.5': 'DD20',
    'AED.1': 'DD20',
  };
  for (const [unit, hex] of Object.entries(rest)) {
    table.do('vercingetorix', 'move', unit, hex);
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 1']);
    table.do('caesar', 'hold');
  }
  table.do('vercingetorix', 'move', 'LEX.1', 'EE20');
  table.do('vercingetorix', 'end');
  expect(table.step).toBe('lastFire');
  table.dice(3, 6, 1, 2, 3, 4, 6).do('caesar', 'fire', 'FORT.1', 'ARV.3');

  expect(table.diceLeft).toEqual([]);
  expect(table.in('lost').split(' ').sort()).toEqual(['AED.6', 'LEX.1']);
  expect([...table.G.disrupted].sort()).toEqual(['AED.5', 'ARV.3']);
  expect(['CC17', 'BB19', 'CC19', 'DD20'].map((hex) => table.in(hex))).toEqual([
    'AED.5',
    'ARV.1 ARV.2',
    'ARV.3 ARV.4',
    'AED.1 ARV.5',
  ]);
});
