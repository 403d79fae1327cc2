import { expect, test } from 'vitest';
import { ACTIVATION, armyOf, commandersFor } from '../../games/caesar-rome-vs-gaul/movement/march';
import { march, marching } from './marching';
import { stateOf } from './table';

test('17.3.2 Units without a Movement Allowance are moved by a Leader only, intrinsic ones included', () => {
  const position = {
    at: {
      bibracte: 'VII german-cavalry',
      cenabum: 'carnutes gallic-mercenary-1 militia',
      tolosa: 'gallic-mercenary-2',
    },
  };
  const G = stateOf(position);
  expect(commandersFor(G, 'roman', ACTIVATION)).toEqual(['VII']);
  expect(commandersFor(G, 'gallic', ACTIVATION)).toEqual(['carnutes']);
  expect(armyOf(G, 'gallic', 'carnutes', ACTIVATION)).toEqual(['carnutes', 'gallic-mercenary-1', 'militia']);
  const table = marching(position, 'VII').do('roman', 'go', 'cabillonum').do('roman', 'stop');
  expect(table.at('cabillonum')).toBe('VII german-cavalry');
});

test('17.3.2 The Minor Tribe moves alone, leads nobody, and moves with a Leader like the others', () => {
  const position = { at: { cenabum: 'minor-tribe gallic-mercenary-1 carnutes' } };
  const table = marching(position, 'minor-tribe');
  expect(march(table).group).toEqual(['minor-tribe']);
  expect(table.prompt('gallic')?.text).toContain('3 of 3');
  expect(table.legal('gallic', 'take')).toEqual([]);
  expect(table.why('gallic', 'take', 'carnutes')).toMatch(/^17.3.2/);
  table.do('gallic', 'go', 'autricum').do('gallic', 'stop');
  expect(table.at('autricum')).toBe('minor-tribe');
  expect(march(marching(position, 'carnutes')).group).toContain('minor-tribe');
});

test('17.3.2 Mercenaries count against the Command Rating', () => {
  const table = marching({ at: { cenabum: 'carnutes gallic-mercenary-1 gallic-mercenary-2' } }, 'carnutes');
  expect(march(table.do('gallic', 'go', 'autricum')).spent).toBe(2);
  const pair = marching({ at: { cenabum: 'carnutes gallic-mercenary-1' } }, 'carnutes');
  expect(march(pair.do('gallic', 'go', 'autricum')).spent).toBe(1);
});

test('17.3.2 A Leader picks Mercenaries up on his way', () => {
  const table = marching({ at: { bibracte: 'galba VII', cabillonum: 'german-cavalry' } }, 'galba');
  table.do('roman', 'go', 'cabillonum').do('roman', 'take', 'german-cavalry').do('roman', 'go', 'matisco');
  expect(table.at('matisco')).toBe('galba VII german-cavalry');
});
