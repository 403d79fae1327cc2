import { expect, test } from 'vitest';
import { commanding } from './table';

const FIVE = ['p-legio-1', 'p-legio-2', 'p-legio-3', 'p-legio-4', 'p-legio-5'];
const FOUR = ['c-legio-7', 'c-legio-8', 'c-legio-9', 'c-legio-10'];

/** Five blocks defend Rome; four come from Genua and two from Ravenna. */
const rome = (main: string) => {
  const t = commanding(
    { caesar: { genua: FOUR, ravenna: ['c-legio-13', 'c-legio-14'] }, pompey: { rome: FIVE } },
    'c01',
    'c02',
  );
  t.group('caesar', 'genua', ...FOUR.map((id) => [id, 'rome']));
  t.group('caesar', 'ravenna', ['c-legio-13', 'rome'], ['c-legio-14', 'rome']);
  return t.do('caesar', 'end').do('caesar', 'main', 'rome', main).do('caesar', 'end');
};

test('6.13 the Pinning example: four of the five blocks in Rome are pinned, any one may leave', () => {
  const t = rome('genua').do('pompey', 'group', 'rome');
  for (const id of FIVE) expect(t.destinations('pompey', id)).toEqual(['asculum', 'neapolis']);
  t.do('pompey', 'move', 'p-legio-3', 'neapolis');
  for (const id of FIVE.filter((other) => other !== 'p-legio-3'))
    expect(t.destinations('pompey', id)).toEqual([]);
  expect(t.legal('pompey', 'group')).toEqual([]);
});

test('6.13 the Pinning example with the main attack from Ravenna: two are pinned', () => {
  const t = rome('ravenna').do('pompey', 'group', 'rome');
  t.do('pompey', 'move', 'p-legio-1', 'neapolis').do('pompey', 'move', 'p-legio-2', 'asculum');
  t.do('pompey', 'move', 'p-legio-3', 'neapolis');
  expect(t.destinations('pompey', 'p-legio-4')).toEqual([]);
});

test('6.13 the unpinned block uses no road of the enemy, Reserves included', () => {
  const t = rome('genua').do('pompey', 'group', 'rome');
  expect(t.refuses('pompey', 'move', 'p-legio-1', 'genua')).toBe(true);
  expect(t.refuses('pompey', 'move', 'p-legio-1', 'ravenna')).toBe(true);
});

test('6.13 as many attackers as defenders pin them all', () => {
  const t = commanding({
    caesar: { genua: ['c-legio-7', 'c-legio-8'] },
    pompey: { rome: ['p-legio-1', 'p-legio-2'], utica: ['p-legio-39'] },
  });
  t.group('caesar', 'genua', ['c-legio-7', 'rome'], ['c-legio-8', 'rome']).endCommand('caesar');
  expect(t.legal('pompey', 'group')).toEqual(['utica']);
});

test('6.13 an unpinned block may attack', () => {
  const t = commanding({
    caesar: { genua: ['c-legio-7'], neapolis: ['c-legio-8'] },
    pompey: { rome: ['p-legio-1', 'p-legio-2'] },
  });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).endCommand('caesar');
  t.group('pompey', 'rome', ['p-legio-2', 'neapolis']).endCommand('pompey');
  expect(t.G.contests.neapolis?.attacker).toBe('pompey');
  expect(t.legal('caesar', 'fight')).toEqual(['neapolis', 'rome']);
});

test('6.13 blocks that respond are not pinned down as defenders', () => {
  const t = commanding(
    {
      caesar: { genua: ['c-legio-7', 'c-legio-8'] },
      pompey: { rome: ['p-legio-1', 'p-legio-2'], neapolis: ['p-legio-3'] },
    },
    'c01',
    'c02',
  );
  t.group('caesar', 'genua', ['c-legio-7', 'rome'], ['c-legio-8', 'rome']).endCommand('caesar');
  t.group('pompey', 'neapolis', ['p-legio-3', 'rome']);
  expect(t.refuses('pompey', 'group', 'rome')).toBe(true);
});

test('6.13 Navis are pinned at sea and leave by a border the enemy did not use', () => {
  const t = commanding({
    caesar: { tyrrhenum: ['c-navis-1'] },
    pompey: { hispanum: ['p-navis-1', 'p-navis-2'] },
  });
  t.group('caesar', 'tyrrhenum', ['c-navis-1', 'hispanum']).endCommand('caesar');
  t.do('pompey', 'group', 'hispanum');
  expect(t.destinations('pompey', 'p-navis-1')).toContain('atlanticus');
  expect(t.destinations('pompey', 'p-navis-1')).not.toContain('tyrrhenum');
  t.do('pompey', 'move', 'p-navis-1', 'atlanticus');
  expect(t.destinations('pompey', 'p-navis-2')).toEqual([]);
});

test('6.13 unpinned land blocks go by sea over a border the attacking Navis did not use', () => {
  const t = commanding({
    caesar: { hispanum: ['c-navis-1'] },
    pompey: { utica: ['p-legio-1', 'p-legio-2'], tyrrhenum: ['p-navis-1'] },
  });
  t.group('caesar', 'hispanum', ['c-navis-1', 'utica']).endCommand('caesar');
  expect(t.legal('pompey', 'embark')).toEqual(['p-legio-1 tyrrhenum', 'p-legio-2 tyrrhenum']);
});

test('6.13 pinned by Navis ashore: the land blocks leave by any road, for the enemy came by sea', () => {
  const t = commanding({
    caesar: { tyrrhenum: ['c-navis-1'] },
    pompey: { rome: ['p-legio-1', 'p-legio-2'] },
  });
  t.group('caesar', 'tyrrhenum', ['c-navis-1', 'rome']).endCommand('caesar');
  t.do('pompey', 'group', 'rome');
  expect(t.destinations('pompey', 'p-legio-1')).toEqual(['asculum', 'genua', 'neapolis', 'ravenna']);
  t.do('pompey', 'move', 'p-legio-1', 'genua');
  expect(t.destinations('pompey', 'p-legio-2')).toEqual([]);
});

test('6.14 an unpinned block of one contested city reinforces another, but not over a road the enemy used', () => {
  const t = commanding({
    caesar: { ravenna: ['c-legio-7'], rhegium: ['c-legio-8'] },
    pompey: { rome: ['p-legio-1', 'p-legio-2'], neapolis: ['p-legio-3', 'p-legio-4'] },
  });
  t.group('caesar', 'ravenna', ['c-legio-7', 'rome']).group('caesar', 'rhegium', ['c-legio-8', 'neapolis']);
  t.endCommand('caesar').do('pompey', 'group', 'rome');
  expect(t.destinations('pompey', 'p-legio-1')).toEqual(['asculum', 'genua', 'neapolis']);
  t.do('pompey', 'move', 'p-legio-1', 'neapolis');
  expect(t.block('pompey', 'p-legio-1').from).toBe('rome');
  expect(t.destinations('pompey', 'p-legio-1')).toEqual([]);
});
