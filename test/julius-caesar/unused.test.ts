/* What ends with something left is said beforehand to who decides, and afterwards to all. */
import { expect, test } from 'vitest';
import { commanding } from './table';

test('6.1 who ends his moves with some left, and blocks to move, would lose them', () => {
  const t = commanding({ caesar: { rome: ['c-legio-8'] } }, 'c07', 'c18');
  expect(t.forgone('caesar', 'end')).toBe('You have 2 moves left.');
  t.march('caesar', 'rome', 'neapolis', 'c-legio-8');
  expect(t.forgone('caesar', 'end')).toBeNull();
  t.do('caesar', 'end');
  expect(t.told('6.1', 'Caesar ends his moves with 1 left.')).toBe(true);
});

test('6.1 who has used all moves loses none by ending them', () => {
  const t = commanding(
    { caesar: { rome: ['c-legio-8'], genua: ['c-legio-9'], massilia: ['c-legio-10'] } },
    'c07',
    'c18',
  );
  t.march('caesar', 'rome', 'neapolis', 'c-legio-8').march('caesar', 'genua', 'ravenna', 'c-legio-9');
  expect(t.forgone('caesar', 'end')).toBeNull();
  t.do('caesar', 'end');
  expect(t.told('6.1', 'ends his moves')).toBe(false);
});

test('6.4 who ends his levies with some left, and a block to raise, would lose them', () => {
  const t = commanding({ caesar: { rome: ['c-legio-8'] } }, 'c07', 'c18').do('caesar', 'end');
  expect(t.forgone('caesar', 'end')).toBe('You have 3 Levy Points left.');
  t.levy('caesar', 'c-legio-17').levy('caesar', 'c-auxilia-1');
  expect(t.forgone('caesar', 'end')).toBe('You have 1 Levy Point left.');
  expect(t.prompt('caesar')?.text).toMatch(/^Add a step to a block, or deploy/);
  t.do('caesar', 'end');
  expect(t.told('6.4', 'Caesar ends his levies with 1 left.')).toBe(true);
});

test('6.4 the question says when the points are spent, and when nothing is left to raise', () => {
  const spent = commanding({ caesar: { rome: ['c-legio-8'] } }, 'c07', 'c18').do('caesar', 'end');
  spent.levy('caesar', 'c-legio-17').levy('caesar', 'c-auxilia-1').levy('caesar', 'c-auxilia-3');
  expect(spent.prompt('caesar')?.text).toBe('All Levy Points are spent. End your levies.');
  expect(spent.forgone('caesar', 'end')).toBeNull();

  const exiled = commanding({ caesar: {}, pompey: { rome: ['p-legio-1'] } }, 'c07', 'c18').do(
    'caesar',
    'end',
  );
  expect(exiled.prompt('caesar')?.text).toBe(
    'Nothing is left to levy (3 Levy Points left). End your levies.',
  );
  expect(exiled.forgone('caesar', 'end')).toBeNull();
  exiled.do('caesar', 'end');
  expect(exiled.told('6.4', 'Caesar ends his levies with 3 left.')).toBe(true);
});

test('6.4 the question says which of the two cannot be done', () => {
  const full = commanding({ caesar: { rome: ['c-legio-8'] } }, 'c07', 'c18').do('caesar', 'end');
  expect(full.levies('caesar')).not.toContain('c-legio-8');
  expect(full.prompt('caesar')?.text).toMatch(/^Deploy a block from your levy pool: none in a city/);
});

test('2.1 an event with a target is not declined without a word', () => {
  const t = commanding(
    { caesar: { genua: ['c-legio-7'] }, pompey: { rome: ['p-legio-1'] } },
    'jupiter',
    'c18',
  );
  expect(t.forgone('caesar', 'decline')).toBe('Your card would have no effect.');
  const idle = commanding({ caesar: { genua: ['c-legio-7'] } }, 'jupiter', 'c18');
  expect(idle.forgone('caesar', 'decline')).toBeNull();
});
