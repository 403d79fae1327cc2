import { expect, test } from 'vitest';
import { rulebook } from '../../games/julius-caesar';
import { nextArguments } from '../../games/kit/legality';
import { war } from './table';

test('7.7 the victor moves any blocks, Reserves too, to adjacent Friendly or Vacant cities', () => {
  const t = war(
    { narbo: ['c-caesar'], bilbilis: ['c-legio-8'], massilia: ['c-legio-9'] },
    { tarraco: [['p-legio-5', 1]], 'carthago-nova': ['p-legio-2'] },
  )
    .march('caesar', 'narbo', 'tarraco', 'c-caesar')
    .march('caesar', 'bilbilis', 'tarraco', 'c-legio-8')
    .march('caesar', 'massilia', 'narbo', 'c-legio-9')
    .do('caesar', 'end')
    .do('caesar', 'main', 'tarraco', 'narbo')
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 6, 6);
  expect(t.legal('pompey', 'regroup')).toEqual([]);
  expect(t.legal('caesar', 'regroup')).toEqual([
    'c-caesar bilbilis',
    'c-caesar narbo',
    'c-legio-8 bilbilis',
    'c-legio-8 narbo',
  ]);
  t.do('caesar', 'regroup', 'c-legio-8', 'narbo');
  expect(t.legal('caesar', 'regroup')).toEqual(['c-caesar bilbilis', 'c-caesar narbo']);
  t.do('caesar', 'end');
  expect(t.block('caesar', 'c-legio-8')).toEqual({ place: 'narbo', strength: 3 });
  expect(t.block('caesar', 'c-caesar')).toEqual({ place: 'tarraco', strength: 3 });
});

test('7.7 a defender who has won regroups too, and Contested cities are closed', () => {
  const t = war(
    { narbo: ['c-legio-7'], toletum: ['c-legio-8'] },
    { tarraco: ['p-legio-5'], bilbilis: ['p-legio-6'], 'carthago-nova': ['p-legio-2'] },
  )
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
    .march('caesar', 'toletum', 'bilbilis', 'c-legio-8')
    .endCommands()
    .do('caesar', 'fight', 'tarraco');
  t.passRound();
  t.do('pompey', 'pass', 'p-legio-5').do('caesar', 'retreat', 'c-legio-7', 'narbo');
  expect(t.legal('pompey', 'regroup')).toEqual(['p-legio-5 carthago-nova']);
  expect(t.legal('caesar', 'regroup')).toEqual([]);
});

test('7.7 road limits count for the regroup: two by a minor road, two over a strait, four by a major road', () => {
  const minor = war(
    { genua: ['c-caesar', 'c-legio-7', 'c-legio-8', 'c-legio-9'] },
    { rome: [['p-legio-1', 1]], neapolis: ['p-legio-2'] },
  )
    .march('caesar', 'genua', 'rome', 'c-caesar', 'c-legio-7', 'c-legio-8', 'c-legio-9')
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 6, 6)
    .do('caesar', 'regroup', 'c-legio-7', 'ravenna')
    .do('caesar', 'regroup', 'c-legio-8', 'ravenna');
  expect(minor.legal('caesar', 'regroup')).toEqual([
    'c-caesar asculum',
    'c-caesar genua',
    'c-legio-9 asculum',
    'c-legio-9 genua',
  ]);
  const strait = war(
    { aenos: ['c-caesar', 'c-legio-7', 'c-legio-8'], serdica: ['c-legio-9'] },
    { byzantium: [['p-legio-1', 1]] },
  )
    .march('caesar', 'aenos', 'byzantium', 'c-caesar', 'c-legio-7', 'c-legio-8')
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 6, 6)
    .do('caesar', 'regroup', 'c-legio-7', 'nicomedia')
    .do('caesar', 'regroup', 'c-legio-8', 'nicomedia');
  expect(strait.legal('caesar', 'regroup')).toEqual(['c-caesar aenos']);
  const attackers = ['c-caesar', 'c-legio-7', 'c-legio-8', 'c-legio-9'];
  const major = war(
    { genua: attackers, ravenna: ['c-legio-10'] },
    { rome: [['p-legio-1', 1]], asculum: ['p-legio-4'], neapolis: ['p-legio-5'] },
  )
    .march('caesar', 'genua', 'rome', ...attackers)
    .march('caesar', 'ravenna', 'rome', 'c-legio-10')
    .do('caesar', 'end')
    .do('caesar', 'main', 'rome', 'genua')
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 6, 6);
  for (const id of attackers) major.do('caesar', 'regroup', id, 'genua');
  expect(major.legal('caesar', 'regroup')).toEqual(['c-legio-10 ravenna']);
});

test('7.7 retreats of the last round do not count against the road limits of the regroup', () => {
  const t = war({ aenos: ['c-legio-7'] }, { byzantium: ['p-legio-1', 'p-legio-2', 'p-legio-3'] })
    .march('caesar', 'aenos', 'byzantium', 'c-legio-7')
    .endCommands();
  t.passRound();
  t.do('pompey', 'retreat', 'p-legio-1', 'nicomedia');
  t.do('pompey', 'pass', 'p-legio-2').do('pompey', 'pass', 'p-legio-3');
  t.do('caesar', 'retreat', 'c-legio-7', 'aenos');
  t.do('pompey', 'regroup', 'p-legio-2', 'nicomedia');
  expect(t.legal('pompey', 'regroup')).toEqual(['p-legio-3 nicomedia']);
});

test('7.7 nobody regroups by sea, and Navis that won ashore stay', () => {
  const t = war(
    { rome: ['c-caesar'], tyrrhenum: ['c-navis-1', 'c-navis-2'], caralis: ['c-legio-9'] },
    { neapolis: [['p-legio-1', 1]] },
  )
    .march('caesar', 'rome', 'neapolis', 'c-caesar')
    .march('caesar', 'tyrrhenum', 'neapolis', 'c-navis-1')
    .do('caesar', 'end')
    .do('caesar', 'main', 'neapolis', 'rome')
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 6, 6);
  expect(t.legal('caesar', 'regroup')).toEqual([
    'c-caesar brundisium',
    'c-caesar rhegium',
    'c-caesar rome',
    'c-caesar sipontum',
  ]);
  expect(nextArguments(rulebook, t.G, 'caesar', 'regroup', [])).toEqual(['c-caesar']);
});

test('7.7 a victor who has nowhere to go is not asked', () => {
  const won = (neighbour: string) => {
    const t = war(
      { narbo: ['c-legio-7'], bilbilis: ['c-legio-8'], [neighbour]: ['c-legio-9'] },
      { tarraco: ['p-legio-5'] },
    )
      .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
      .endCommands();
    t.passRound();
    return t.do('pompey', 'pass', 'p-legio-5').do('caesar', 'retreat', 'c-legio-7', 'narbo');
  };
  expect(won('carthago-nova').step).not.toBe('regroup');
  expect(won('massilia').legal('pompey', 'regroup')).toEqual(['p-legio-5 carthago-nova']);
});
