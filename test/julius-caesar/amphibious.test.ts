import { expect, test } from 'vitest';
import { commanding, type Position } from './table';

const SEAS = { tyrrhenum: ['c-navis-1'], internum: ['c-navis-2'], egypticum: ['c-navis-3'] };

test('6.3 the Amphibious example: two legions go from Rome to Antioch for two Moves', () => {
  const t = commanding(
    { caesar: { ...SEAS, rome: ['c-legio-7', 'c-legio-8', 'c-legio-9'] }, pompey: { tarsus: ['p-legio-1'] } },
    'c15',
    'c18',
  );
  for (const id of ['c-legio-7', 'c-legio-8']) {
    t.do('caesar', 'embark', id, 'tyrrhenum')
      .do('caesar', 'sail', 'internum')
      .do('caesar', 'sail', 'egypticum');
    expect(t.legal('caesar', 'land')).toContain('antioch');
    t.do('caesar', 'land', 'antioch');
  }
  expect(t.command?.moves).toBe(0);
  expect(t.legal('caesar', 'embark')).toEqual([]);
  t.endCommand('caesar');
  expect(t.sides).toEqual(['pompey']);
  expect([t.block('caesar', 'c-legio-7').place, t.block('caesar', 'c-legio-8').place]).toEqual([
    'antioch',
    'antioch',
  ]);
  t.group('pompey', 'tarsus', ['p-legio-1', 'antioch']);
  expect(t.G.contests.antioch?.attacker).toBe('pompey');
});

test('6.3 a block lands in Friendly or Vacant ports of the Friendly seas it crosses', () => {
  const t = commanding({
    caesar: { tyrrhenum: ['c-navis-1'], rome: ['c-legio-7'], genua: ['c-legio-8'] },
    pompey: { neapolis: ['p-legio-1'], utica: ['p-legio-39'], internum: ['p-navis-1'] },
  });
  t.do('caesar', 'embark', 'c-legio-7', 'tyrrhenum');
  expect(t.legal('caesar', 'land')).toEqual([
    'aleria',
    'caralis',
    'genua',
    'lilybaeum',
    'messana',
    'rhegium',
  ]);
  expect(t.legal('caesar', 'sail')).toEqual([]);
});

test('6.3 the sea must be Friendly: neither Vacant, Enemy nor Contested', () => {
  const start = (position: Position) => commanding(position).legal('caesar', 'embark');
  expect(start({ caesar: { rome: ['c-legio-7'] } })).toEqual([]);
  expect(start({ caesar: { rome: ['c-legio-7'] }, pompey: { tyrrhenum: ['p-navis-1'] } })).toEqual([]);
  expect(start({ caesar: { rome: ['c-legio-7'], tyrrhenum: ['c-navis-1'] } })).toEqual([
    'c-legio-7 tyrrhenum',
  ]);
  const second = commanding(
    { caesar: { rome: ['c-legio-7'], tyrrhenum: ['c-navis-1'] }, pompey: { neapolis: ['p-navis-1'] } },
    'c18',
    'c01',
  );
  second.group('pompey', 'neapolis', ['p-navis-1', 'tyrrhenum']).endCommand('pompey');
  expect(second.legal('caesar', 'embark')).toEqual([]);
});

test('6.3 seas are crossed one after the other only where they are adjacent and Friendly', () => {
  const t = commanding({
    caesar: { tyrrhenum: ['c-navis-1'], egypticum: ['c-navis-3'], rome: ['c-legio-7'] },
  });
  t.do('caesar', 'embark', 'c-legio-7', 'tyrrhenum');
  expect(t.legal('caesar', 'sail')).toEqual([]);
  expect(t.refuses('caesar', 'land', 'antioch')).toBe(true);
});

test('6.3 an inland city and a Navis have no amphibious movement, and the port of departure is no landing', () => {
  const t = commanding({
    caesar: { hispanum: ['c-navis-1'], lugdunum: ['c-legio-7'], massilia: ['c-legio-8', 'c-navis-2'] },
  });
  expect(t.legal('caesar', 'embark')).toEqual(['c-legio-8 hispanum']);
  t.do('caesar', 'embark', 'c-legio-8', 'hispanum');
  expect(t.legal('caesar', 'land')).not.toContain('massilia');
});

test('6.3 it comes before any other move of the turn', () => {
  const position = {
    caesar: { rome: ['c-legio-7', 'c-legio-8'], tyrrhenum: ['c-navis-1'], massilia: ['c-navis-2'] },
  };
  const t = commanding(position);
  t.do('caesar', 'embark', 'c-legio-7', 'tyrrhenum').do('caesar', 'land', 'genua');
  expect(t.legal('caesar', 'embark')).toEqual(['c-legio-8 tyrrhenum']);
  t.group('caesar', 'massilia', ['c-navis-2', 'hispanum']);
  expect(t.legal('caesar', 'embark')).toEqual([]);
});

test('6.3 Player 2 may ship blocks too, before his own other moves', () => {
  const t = commanding({
    caesar: { genua: ['c-legio-7'] },
    pompey: { tyrrhenum: ['p-navis-1'], neapolis: ['p-legio-1'] },
  });
  t.group('caesar', 'genua', ['c-legio-7', 'ravenna']).endCommand('caesar');
  expect(t.legal('pompey', 'embark')).toEqual(['p-legio-1 tyrrhenum']);
});

test('6.3 a block does not move by land and sea in the same turn', () => {
  const t = commanding({ caesar: { tyrrhenum: ['c-navis-1'], rome: ['c-legio-7'], genua: ['c-legio-8'] } });
  t.do('caesar', 'embark', 'c-legio-7', 'tyrrhenum').do('caesar', 'land', 'genua');
  expect(t.legal('caesar', 'embark')).toEqual(['c-legio-8 tyrrhenum']);
  t.do('caesar', 'group', 'genua');
  expect(t.destinations('caesar', 'c-legio-7')).toEqual([]);
});

test('6.3 one Navis stays in every crossed sea for the whole Command Phase, others may leave', () => {
  const t = commanding({
    caesar: { tyrrhenum: ['c-navis-1', 'c-navis-2'], internum: ['c-navis-3'], rome: ['c-legio-7'] },
  });
  t.do('caesar', 'embark', 'c-legio-7', 'tyrrhenum')
    .do('caesar', 'sail', 'internum')
    .do('caesar', 'land', 'cyrene');
  expect(t.legal('caesar', 'group')).toEqual(['tyrrhenum']);
  t.group('caesar', 'tyrrhenum', ['c-navis-2', 'hispanum']);
  expect(t.destinations('caesar', 'c-navis-1')).toEqual([]);
  expect(t.legal('caesar', 'group')).toEqual([]);
});

test('6.3 a sea that was not crossed holds no Navis', () => {
  const t = commanding({
    caesar: { tyrrhenum: ['c-navis-1'], internum: ['c-navis-3'], rome: ['c-legio-7'] },
  });
  t.do('caesar', 'embark', 'c-legio-7', 'tyrrhenum').do('caesar', 'land', 'genua');
  expect(t.legal('caesar', 'group')).toEqual(['internum']);
});

test('6.3 another Navis that comes in frees the one that held the sea', () => {
  const t = commanding({ caesar: { tyrrhenum: ['c-navis-1'], genua: ['c-navis-2'], rome: ['c-legio-7'] } });
  t.do('caesar', 'embark', 'c-legio-7', 'tyrrhenum').do('caesar', 'land', 'messana');
  t.group('caesar', 'genua', ['c-navis-2', 'tyrrhenum']).do('caesar', 'group', 'tyrrhenum');
  expect(t.destinations('caesar', 'c-navis-1')).toContain('hispanum');
});

test('6.3 unpinned land blocks of a contested city may leave by a Friendly sea', () => {
  const t = commanding(
    {
      caesar: { genua: ['c-legio-7'] },
      pompey: { rome: ['p-legio-1', 'p-legio-2', 'p-legio-3'], tyrrhenum: ['p-navis-1'] },
    },
    'c01',
    'c02',
  );
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).endCommand('caesar');
  t.do('pompey', 'embark', 'p-legio-1', 'tyrrhenum').do('pompey', 'land', 'neapolis');
  expect(t.legal('pompey', 'embark')).toEqual(['p-legio-2 tyrrhenum', 'p-legio-3 tyrrhenum']);
  t.do('pompey', 'embark', 'p-legio-2', 'tyrrhenum').do('pompey', 'land', 'neapolis');
  expect(t.legal('pompey', 'embark')).toEqual([]);
});

test('6.3 nobody lands in a Contested port', () => {
  const t = commanding({
    caesar: { genua: ['c-legio-7'] },
    pompey: { rome: ['p-legio-1'], neapolis: ['p-legio-2'], tyrrhenum: ['p-navis-1'] },
  });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).endCommand('caesar');
  t.do('pompey', 'embark', 'p-legio-2', 'tyrrhenum');
  expect(t.legal('pompey', 'land')).toEqual([
    'aleria',
    'caralis',
    'genua',
    'lilybaeum',
    'messana',
    'rhegium',
    'utica',
  ]);
});

test('6.3 a block embarks for a voyage with a landing at its end only', () => {
  const t = commanding({
    caesar: { propontis: ['c-navis-1'], byzantium: ['c-legio-7'] },
    pompey: { nicomedia: ['p-legio-1'] },
  });
  expect(t.legal('caesar', 'embark')).toEqual([]);
});
