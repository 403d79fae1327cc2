/* Why a move is not possible, as the table tells who asks. */
import { expect, test } from 'vitest';
import { commanding } from './table';

const FOUR = ['c-legio-7', 'c-legio-8', 'c-legio-9', 'c-legio-10'];

test('6.1 where no group can start', () => {
  const t = commanding(
    { caesar: { rome: ['c-legio-8'], genua: ['c-legio-7'] }, pompey: { antioch: ['p-legio-34'] } },
    'c19',
    'c01',
  )
    .do('pompey', 'end')
    .do('pompey', 'end');
  expect(t.why('caesar', 'group', 'antioch')).toBe('6.1 Antioch: none of your blocks is there.');
  expect(t.why('caesar', 'group', 'rome')).toBeUndefined();
  t.do('caesar', 'group', 'rome').do('caesar', 'move', 'c-legio-8', 'ravenna');
  expect(t.why('caesar', 'group', 'genua')).toBe('6.1 Genua: no Move Points are left.');
});

test('6.1, 6.12 how far a block of the group goes, and which blocks are in it', () => {
  const t = commanding(
    {
      caesar: { genua: ['c-legio-7', 'c-legio-8'], narbo: ['c-legio-9'] },
      pompey: { rome: ['p-legio-1'], asculum: ['p-legio-2'] },
    },
    'c01',
    'c18',
  );
  expect(t.why('caesar', 'move', 'c-legio-7')).toBe('6.1 Legio 7: choose a group to move first.');
  t.do('caesar', 'group', 'genua');
  expect(t.why('caesar', 'move', 'c-legio-9')).toBe('6.1 Legio 9 is not in Genua, where the group is from.');
  expect(t.why('caesar', 'move', 'c-legio-7', 'antioch')).toBe('6.1 Antioch is not next to Genua.');
  t.do('caesar', 'move', 'c-legio-7', 'rome');
  expect(t.why('caesar', 'move', 'c-legio-7')).toBe('6.12 Legio 7 has come to fight, and goes no further.');
  t.do('caesar', 'move', 'c-legio-8', 'ravenna');
  expect(t.why('caesar', 'move', 'c-legio-8', 'rome')).toBe(
    '6.12 Rome: enemies are there, and a block attacks only with its first move.',
  );
  expect(t.why('caesar', 'move', 'c-legio-8', 'genua')).toBe(
    '6.1 Genua: a group does not go back to where it started.',
  );
  t.do('caesar', 'group', 'narbo');
  expect(t.why('caesar', 'move', 'c-legio-8')).toBe('6.1 Legio 8 has ended its move.');
});

test('6.1 a block that has moved two cities goes no further', () => {
  const t = commanding(
    { caesar: { genua: ['c-legio-7'] }, pompey: { antioch: ['p-legio-1'] } },
    'c01',
    'c18',
  );
  t.group('caesar', 'genua', ['c-legio-7', 'ravenna'], ['c-legio-7', 'aquileia']);
  expect(t.why('caesar', 'move', 'c-legio-7', 'salone')).toBe(
    '6.1 Aquileia: this block has moved 2 cities, as far as one goes.',
  );
});

test('6.11, 4.32 a road or a strait that carries no more', () => {
  const t = commanding(
    { caesar: { ravenna: FOUR.slice(0, 3), rhegium: FOUR.slice(3) }, pompey: { antioch: ['p-legio-1'] } },
    'c01',
    'c18',
  );
  t.group('caesar', 'ravenna', ['c-legio-7', 'rome'], ['c-legio-8', 'rome']);
  expect(t.why('caesar', 'move', 'c-legio-9', 'rome')).toBe(
    '6.11 Rome: the minor road from Ravenna carries no more blocks this turn.',
  );
});

test('6.13 pinned blocks, and the way the enemy came', () => {
  const t = commanding(
    { caesar: { genua: FOUR }, pompey: { rome: ['p-legio-1', 'p-legio-2'] } },
    'c01',
    'c02',
  );
  t.group('caesar', 'genua', [FOUR[0], 'rome'], [FOUR[1], 'rome']);
  t.do('caesar', 'end').do('caesar', 'end');
  expect(t.why('pompey', 'group', 'rome')).toBe(
    '6.13 Rome: as many of your blocks as attack there are pinned, and no more may leave.',
  );
  const one = commanding(
    { caesar: { genua: FOUR }, pompey: { rome: ['p-legio-1', 'p-legio-2'] } },
    'c01',
    'c02',
  );
  one.group('caesar', 'genua', [FOUR[0], 'rome']).do('caesar', 'end').do('caesar', 'end');
  one.do('pompey', 'group', 'rome');
  expect(one.why('pompey', 'move', 'p-legio-1', 'genua')).toBe(
    '6.13 Genua: the enemy came from there, and the way is closed.',
  );
});

test('6.2, 6.3 land blocks and Navis keep to their elements', () => {
  const t = commanding(
    { caesar: { rome: ['c-legio-8', 'c-navis-1'] }, pompey: { antioch: ['p-legio-1'] } },
    'c01',
    'c18',
  ).do('caesar', 'group', 'rome');
  expect(t.why('caesar', 'move', 'c-legio-8', 'tyrrhenum')).toBe(
    '6.3 Mare Tyrrhenum: land blocks go by sea only from port to port, before any group moves.',
  );
  expect(t.why('caesar', 'move', 'c-navis-1', 'genua')).toBe(
    '6.2 Genua: Navis go by sea, from port to sea and from sea to port.',
  );
});

test('6.4 where and what cannot be levied', () => {
  const t = commanding(
    {
      caesar: { rome: ['c-legio-8'], pool: ['c-legio-7', 'c-navis-1'] },
      pompey: { antioch: ['p-legio-34'] },
    },
    'c01',
    'c19',
  ).do('caesar', 'end');
  expect(t.why('caesar', 'levy', 'c-legio-8')).toBe('6.4 Legio 8 is at full strength.');
  expect(t.why('caesar', 'raise', 'c-legio-7', 'rome')).toMatch('Legio 7 is levied in');
  expect(t.why('caesar', 'raise', 'c-navis-1', 'rome')).toMatch('a Navis is levied in a friendly major port');
});
