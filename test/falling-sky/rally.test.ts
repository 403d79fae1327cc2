import { expect, test } from 'vitest';
import { beginCommand } from './table';

test('3.3.1 Rally places Warbands up to the number of Allies and Citadels, for a Resource a Region', () => {
  const table = beginCommand(
    { at: { menapii: 'belgae', morini: 'belgae', 'suebi-north': 'germans' } },
    'rally',
    'belgae',
  );
  expect(table.legal('belgae', 'warbands')).toEqual(['atrebates 1', 'morini 1', 'morini 2', 'nervii 1']);
  table.do('belgae', 'warbands', 'morini', 2);
  expect(table.force('morini', 'belgae')).toBe('2h');
  expect(table.G.resources.belgae).toBe(19);
  expect(table.legal('belgae', 'warbands')).toEqual(['atrebates 1', 'nervii 1']);
});
