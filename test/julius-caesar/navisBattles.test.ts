import { expect, test } from 'vitest';
import { war } from './table';

test('7.8 Navis of both sides in a sea fight, the Defender first whatever the rating', () => {
  const t = war({ massilia: ['c-navis-4', 'c-navis-5'] }, { hispanum: ['p-navis-3'], tarraco: ['p-navis-1'] })
    .march('caesar', 'massilia', 'hispanum', 'c-navis-4', 'c-navis-5')
    .do('caesar', 'end')
    .do('caesar', 'end')
    .march('pompey', 'tarraco', 'hispanum', 'p-navis-1')
    .endCommands();
  expect(t.passRound()).toEqual(['pompey p-navis-3', 'caesar c-navis-4', 'caesar c-navis-5']);
  expect(t.passRound()).toEqual([
    'pompey p-navis-1',
    'pompey p-navis-3',
    'caesar c-navis-4',
    'caesar c-navis-5',
  ]);
});

test('7.8 Navis hit with their rating, and the attacker must retreat in round 4', () => {
  const t = war({ massilia: ['c-navis-1'] }, { hispanum: ['p-navis-1'] })
    .march('caesar', 'massilia', 'hispanum', 'c-navis-1')
    .endCommands();
  t.fire('pompey', 'p-navis-1', 3, 4);
  expect(t.block('caesar', 'c-navis-1').strength).toBe(1);
  t.fire('caesar', 'c-navis-1', 3);
  expect(t.block('pompey', 'p-navis-1').strength).toBe(2);
  t.do('pompey', 'pass', 'p-navis-1').fire('caesar', 'c-navis-1', 2);
  expect(t.block('pompey', 'p-navis-1').strength).toBe(1);
  t.passRound();
  expect(t.battle?.round).toBe(4);
  t.do('pompey', 'pass', 'p-navis-1');
  expect(t.moves('caesar')).toEqual(['retreat']);
  t.do('caesar', 'retreat', 'c-navis-1', 'massilia');
  expect(t.sides).toEqual(['pompey']);
});

test('7.81 Navis attack a port from an adjacent sea and from nowhere else', () => {
  const t = war(
    { massilia: ['c-navis-1'], hispanum: ['c-navis-2'], atlanticus: ['c-navis-3'] },
    { tarraco: ['p-legio-5'] },
  );
  t.do('caesar', 'group', 'massilia');
  expect(t.refuses('caesar', 'move', 'c-navis-1', 'tarraco')).toBe(true);
  t.do('caesar', 'move', 'c-navis-1', 'hispanum');
  expect(t.refuses('caesar', 'move', 'c-navis-1', 'tarraco')).toBe(true);
  t.do('caesar', 'group', 'atlanticus').do('caesar', 'move', 'c-navis-3', 'hispanum');
  expect(t.refuses('caesar', 'move', 'c-navis-3', 'tarraco')).toBe(true);
  t.march('caesar', 'hispanum', 'tarraco', 'c-navis-2').endCommands();
  expect(t.passRound()).toEqual(['pompey p-legio-5', 'caesar c-navis-2']);
});

test('7.81 Navis fight ashore on either side, in their turn with D', () => {
  const t = war({ rome: ['c-legio-7'] }, { neapolis: ['p-navis-1'] })
    .march('caesar', 'rome', 'neapolis', 'c-legio-7')
    .endCommands();
  expect(t.passRound()).toEqual(['caesar c-legio-7', 'pompey p-navis-1']);
  const ships = war({ tyrrhenum: ['c-navis-1'] }, { neapolis: ['p-navis-1'] })
    .march('caesar', 'tyrrhenum', 'neapolis', 'c-navis-1')
    .endCommands();
  expect(ships.passRound()).toEqual(['pompey p-navis-1', 'caesar c-navis-1']);
});

test('7.82 attacking Navis retreat to where the attack came from, or to Friendly seas and ports next to the battle', () => {
  const t = war(
    {
      massilia: ['c-navis-1'],
      tyrrhenum: ['c-navis-2'],
      narbo: ['c-legio-7'],
      rome: ['c-legio-8'],
    },
    { hispanum: ['p-navis-1'], tarraco: ['p-legio-5'] },
  )
    .march('caesar', 'massilia', 'hispanum', 'c-navis-1')
    .march('caesar', 'tyrrhenum', 'hispanum', 'c-navis-2')
    .do('caesar', 'end')
    .do('caesar', 'main', 'hispanum', 'massilia')
    .endCommands();
  t.passRound();
  t.do('pompey', 'pass', 'p-navis-1');
  const ways = (id: string) => ['massilia', 'narbo', 'tyrrhenum'].map((to) => `${id} ${to}`);
  expect(t.legal('caesar', 'retreat')).toEqual([...ways('c-navis-1'), ...ways('c-navis-2')]);
});

test('7.82 a Friendly sea takes attacking Navis it did not send, an Enemy port none', () => {
  const t = war(
    { massilia: ['c-navis-1'], atlanticus: ['c-navis-2'] },
    { hispanum: ['p-navis-1'], genua: ['p-legio-4'] },
  )
    .march('caesar', 'massilia', 'hispanum', 'c-navis-1')
    .do('caesar', 'end')
    .do('caesar', 'end')
    .march('pompey', 'genua', 'massilia', 'p-legio-4')
    .endCommands();
  t.passRound();
  t.do('pompey', 'pass', 'p-navis-1');
  expect(t.legal('caesar', 'retreat')).toEqual(['c-navis-1 atlanticus']);
});

test('7.82 attacking Navis ashore retreat to the sea they came from or to Friendly adjacent seas', () => {
  const t = war(
    { hispanum: ['c-navis-1'], internum: ['c-navis-2'], tacape: ['c-legio-7'] },
    { utica: ['p-legio-39'] },
  )
    .march('caesar', 'hispanum', 'utica', 'c-navis-1')
    .endCommands();
  t.passRound();
  t.do('pompey', 'pass', 'p-legio-39');
  expect(t.legal('caesar', 'retreat')).toEqual(['c-navis-1 hispanum', 'c-navis-1 internum']);
  expect(t.legal('caesar', 'retreatBySea')).toEqual([]);
});

test('7.82 defending Navis retreat to Friendly or Vacant seas but not where the attacker came from, and to Friendly ports', () => {
  const t = war(
    { tyrrhenum: ['c-navis-1'] },
    { hispanum: ['p-navis-1', 'p-navis-2'], tarraco: ['p-legio-5'], utica: ['p-legio-39'] },
  )
    .march('caesar', 'tyrrhenum', 'hispanum', 'c-navis-1')
    .endCommands();
  expect(t.legal('pompey', 'retreat')).toEqual([]);
  t.passRound();
  const ways = (id: string) => ['atlanticus', 'tarraco', 'utica'].map((to) => `${id} ${to}`);
  expect(t.legal('pompey', 'retreat')).toEqual([...ways('p-navis-1'), ...ways('p-navis-2')]);
});

test('7.82 defending Navis ashore retreat to adjacent seas but not where the attacker came from', () => {
  const t = war(
    { internum: ['c-navis-1'], iomnium: ['c-legio-7'], tyrrhenum: ['c-navis-2'] },
    { utica: ['p-navis-1', 'p-navis-2'], tarraco: ['p-legio-5'] },
  )
    .march('caesar', 'internum', 'utica', 'c-navis-1')
    .march('caesar', 'iomnium', 'utica', 'c-legio-7')
    .do('caesar', 'end')
    .do('caesar', 'main', 'utica', 'internum')
    .endCommands();
  t.passRound();
  t.do('caesar', 'pass', 'c-legio-7');
  expect(t.legal('pompey', 'retreat')).toEqual(['p-navis-1 hispanum', 'p-navis-2 hispanum']);
  t.do('pompey', 'retreat', 'p-navis-1', 'hispanum');
  expect(t.legal('pompey', 'retreat')).toEqual(['p-navis-2 hispanum']);
});

test('7.82 Navis without a retreat must win or perish', () => {
  const t = war({ massilia: ['c-navis-1'] }, { hispanum: ['p-navis-1'], genua: ['p-legio-4'] })
    .march('caesar', 'massilia', 'hispanum', 'c-navis-1')
    .do('caesar', 'end')
    .do('caesar', 'end')
    .march('pompey', 'genua', 'massilia', 'p-legio-4')
    .endCommands();
  for (let round = 1; round < 4; round++) t.passRound();
  t.do('pompey', 'pass', 'p-navis-1');
  expect(t.block('caesar', 'c-navis-1')).toEqual({ place: 'killed', strength: 0 });
  expect(t.sides).toEqual(['pompey']);
});

test('7.83 Navis that won at sea go to Friendly or Vacant seas and ports next to it, and many at once', () => {
  const t = war(
    { massilia: ['c-navis-1', 'c-navis-2', 'c-navis-3'], genua: ['c-legio-7'] },
    {
      hispanum: [['p-navis-1', 1]],
      tarraco: ['p-legio-5'],
      utica: ['p-legio-39'],
      atlanticus: ['p-navis-2'],
    },
  )
    .march('caesar', 'massilia', 'hispanum', 'c-navis-1', 'c-navis-2', 'c-navis-3')
    .endCommands()
    .do('pompey', 'pass', 'p-navis-1')
    .fire('caesar', 'c-navis-1', 2, 6);
  const places = [
    'caralis',
    'carthago-nova',
    'genua',
    'iomnium',
    'massilia',
    'narbo',
    'siga',
    'tingis',
    'tyrrhenum',
  ];
  const ways = ['c-navis-1', 'c-navis-2', 'c-navis-3'].flatMap((id) => places.map((to) => `${id} ${to}`));
  expect(t.legal('caesar', 'regroup')).toEqual(ways);
  for (const id of ['c-navis-1', 'c-navis-2', 'c-navis-3']) t.do('caesar', 'regroup', id, 'tyrrhenum');
  expect(t.block('caesar', 'c-navis-3').place).toBe('tyrrhenum');
  expect(t.journal.filter(({ rule }) => rule === '7.83')).toHaveLength(3);
});

test('7.61, 7.82 Navis do not retreat to a sea that is Contested, though they came from it', () => {
  const t = war({ tyrrhenum: ['c-navis-1', 'c-navis-2'] }, { neapolis: ['p-legio-1'], utica: ['p-navis-3'] })
    .march('caesar', 'tyrrhenum', 'neapolis', 'c-navis-1')
    .endCommand('caesar')
    .march('pompey', 'utica', 'tyrrhenum', 'p-navis-3')
    .endCommands();
  t.do('caesar', 'fight', 'neapolis').passRound();
  t.do('pompey', 'pass', 'p-legio-1');
  expect(t.legal('caesar', 'pass')).toEqual(['c-navis-1']);
  expect(t.legal('caesar', 'retreat')).toEqual([]);
});
