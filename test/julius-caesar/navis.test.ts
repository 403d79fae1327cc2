import { expect, test } from 'vitest';
import { isSea } from '../../games/julius-caesar/components/map';
import { statusOf } from '../../games/julius-caesar/control';
import { commanding } from './table';

test('6.2 a Navis goes from port to sea and from sea to sea or port, never from port to port', () => {
  const t = commanding({ caesar: { massilia: ['c-navis-1'] } });
  t.do('caesar', 'group', 'massilia');
  expect(t.destinations('caesar', 'c-navis-1')).toEqual(['hispanum']);
  expect(t.refuses('caesar', 'move', 'c-navis-1', 'genua')).toBe(true);
});

test('6.2 Navis example 1: from Massilia to Mare Hispanum, then to a sea or another of its ports', () => {
  const t = commanding({ caesar: { massilia: ['c-navis-1'] } });
  t.group('caesar', 'massilia', ['c-navis-1', 'hispanum']);
  expect(t.destinations('caesar', 'c-navis-1')).toEqual([
    'atlanticus',
    'caralis',
    'carthago-nova',
    'genua',
    'iomnium',
    'narbo',
    'siga',
    'tarraco',
    'tingis',
    'tyrrhenum',
    'utica',
  ]);
  t.do('caesar', 'move', 'c-navis-1', 'utica');
  expect(t.destinations('caesar', 'c-navis-1')).toEqual([]);
});

test('6.2 Navis example 1: the second move enters Friendly or Vacant places only', () => {
  const t = commanding({
    caesar: { massilia: ['c-navis-1'] },
    pompey: { utica: ['p-legio-39'], tyrrhenum: ['p-navis-1'], tarraco: ['p-legio-5'] },
  });
  t.group('caesar', 'massilia', ['c-navis-1', 'hispanum']);
  const there = t.destinations('caesar', 'c-navis-1');
  for (const place of ['utica', 'tyrrhenum', 'tarraco']) expect(there).not.toContain(place);
  expect(there).toContain('atlanticus');
});

test('6.2 Navis example 2: from Mare Internum to four seas, from Mare Aegaeum on to two seas and five ports', () => {
  const t = commanding({ caesar: { internum: ['c-navis-1'] } });
  t.do('caesar', 'group', 'internum');
  const seas = t.destinations('caesar', 'c-navis-1').filter(isSea);
  expect(seas).toEqual(['aegaeum', 'egypticum', 'hadriaticum', 'tyrrhenum']);
  t.do('caesar', 'move', 'c-navis-1', 'aegaeum');
  expect(t.destinations('caesar', 'c-navis-1')).toEqual([
    'aenos',
    'athena',
    'creta',
    'egypticum',
    'ephesus',
    'propontis',
    'thessalonika',
  ]);
});

test('6.2 Navis example 2: Navis cannot enter Pergamum, which is no port', () => {
  const t = commanding({ caesar: { internum: ['c-navis-1'] } });
  t.group('caesar', 'internum', ['c-navis-1', 'aegaeum']);
  expect(t.refuses('caesar', 'move', 'c-navis-1', 'pergamum')).toBe(true);
});

test('6.2 a Navis attacks with its first move, a sea or a port, and stops', () => {
  const t = commanding({
    caesar: { hispanum: ['c-navis-1', 'c-navis-2'] },
    pompey: { tyrrhenum: ['p-navis-1'], tarraco: ['p-legio-5'] },
  });
  t.group('caesar', 'hispanum', ['c-navis-1', 'tyrrhenum'], ['c-navis-2', 'tarraco']);
  expect(statusOf(t.G, 'caesar', 'tyrrhenum')).toBe('contested');
  expect(statusOf(t.G, 'caesar', 'tarraco')).toBe('contested');
  expect(t.legal('caesar', 'move')).toEqual([]);
});

test('6.2 a Navis attacks from an adjacent place only', () => {
  const t = commanding({ caesar: { massilia: ['c-navis-1'] }, pompey: { hispanum: ['p-navis-1'] } });
  t.group('caesar', 'massilia', ['c-navis-1', 'hispanum']);
  expect(t.destinations('caesar', 'c-navis-1')).toEqual([]);
  const through = commanding({ caesar: { tyrrhenum: ['c-navis-1'] }, pompey: { siga: ['p-legio-1'] } });
  through.group('caesar', 'tyrrhenum', ['c-navis-1', 'hispanum']);
  expect(through.destinations('caesar', 'c-navis-1')).not.toContain('siga');
});

test('6.2 a Navis responds from an adjacent place only', () => {
  const start = () =>
    commanding({
      caesar: { massilia: ['c-navis-1'] },
      pompey: { hispanum: ['p-navis-1'], utica: ['p-navis-3'], neapolis: ['p-navis-2'] },
    })
      .group('caesar', 'massilia', ['c-navis-1', 'hispanum'])
      .endCommand('caesar');
  const near = start().do('pompey', 'group', 'utica');
  expect(near.destinations('pompey', 'p-navis-3')).toEqual(['hispanum', 'internum', 'tyrrhenum']);
  const far = start().group('pompey', 'neapolis', ['p-navis-2', 'tyrrhenum']);
  expect(far.destinations('pompey', 'p-navis-2')).not.toContain('hispanum');
});

test('6.2 Navis and land blocks of one city move with one Move', () => {
  const t = commanding({ caesar: { massilia: ['c-navis-1', 'c-legio-7'] } }, 'c18', 'c20');
  t.group('caesar', 'massilia', ['c-legio-7', 'narbo'], ['c-navis-1', 'hispanum', 'narbo']);
  expect(t.block('caesar', 'c-navis-1').place).toBe('narbo');
  expect(t.block('caesar', 'c-legio-7').place).toBe('narbo');
});

test('6.2 sea borders have no limit', () => {
  const navis = [1, 2, 3, 4, 5].map((number) => `c-navis-${number}`);
  const t = commanding({ caesar: { massilia: navis }, pompey: { hispanum: ['p-navis-1'] } });
  t.group('caesar', 'massilia', ...navis.map((id) => [id, 'hispanum']));
  for (const id of navis) expect(t.block('caesar', id).place).toBe('hispanum');
});

test('4.32 Navis pass a strait whoever holds its shores', () => {
  const t = commanding({
    caesar: { aegaeum: ['c-navis-1', 'c-navis-2', 'c-navis-3'] },
    pompey: {
      aenos: ['p-legio-1'],
      pergamum: ['p-legio-2'],
      byzantium: ['p-legio-3'],
      nicomedia: ['p-legio-4'],
    },
  });
  const all = ['c-navis-1', 'c-navis-2', 'c-navis-3'];
  t.group('caesar', 'aegaeum', ...all.map((id) => [id, 'propontis', 'pontus-euxinus']));
  for (const id of all) expect(t.block('caesar', id).place).toBe('pontus-euxinus');
});

test('6.2 Seapower: Navis occupy a Vacant port and attack an Enemy one', () => {
  const t = commanding({
    caesar: { egypticum: ['c-navis-1', 'c-navis-2'] },
    pompey: { salamis: ['p-legio-1'] },
  });
  t.group('caesar', 'egypticum', ['c-navis-1', 'creta'], ['c-navis-2', 'salamis']);
  expect(statusOf(t.G, 'caesar', 'creta')).toBe('friendly');
  expect(t.G.contests.salamis?.attacker).toBe('caesar');
});

test('6.2 a Navis goes from one sea through a port to another sea in two moves', () => {
  const t = commanding({ caesar: { hispanum: ['c-navis-1'] } });
  t.group('caesar', 'hispanum', ['c-navis-1', 'utica']);
  expect(t.destinations('caesar', 'c-navis-1')).toEqual(['internum', 'tyrrhenum']);
});
