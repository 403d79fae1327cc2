import { expect, test } from 'vitest';
import { winter } from './table';

const NORMAL = 3;

test('6.5 a legion in the off-map area adds one step, as it is not in Transalpine Gaul', () => {
  const t = winter(
    {
      turn: 4,
      supply: 9,
      roman: {
        'off-map': [
          ['legion-vii', 1],
          ['legion-viii', 1],
        ],
      },
    },
    NORMAL,
  );
  t.do('roman', 'add', 'legion-vii');
  expect(t.legal('roman', 'add')).toEqual(['legion-viii']);
  t.do('roman', 'add', 'legion-viii');
  expect([t.where('legion-vii'), t.where('legion-viii')]).toEqual(['roman off-map 2', 'roman off-map 2']);
});
