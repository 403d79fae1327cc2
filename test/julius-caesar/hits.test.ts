import { expect, test } from 'vitest';
import { war } from './table';

test('3.11 a block rolls a die for each of its steps', () => {
  const t = war(
    { rome: [['c-legio-17', 4]] },
    {
      neapolis: [
        ['p-legio-1', 4],
        ['p-legio-2', 1],
      ],
    },
  )
    .march('caesar', 'rome', 'neapolis', 'c-legio-17')
    .endCommands();
  expect(() => t.fire('pompey', 'p-legio-1', 6, 6, 6)).toThrow('no more dice');
  t.fire('pompey', 'p-legio-1', 1, 6, 6, 6).fire('pompey', 'p-legio-2', 1);
  expect(t.block('caesar', 'c-legio-17').strength).toBe(2);
  t.fire('caesar', 'c-legio-17', 6, 6);
});

test('7.4 the Caesar example: three dice at strength III, and 1, 2 and 3 hit', () => {
  const shots: [number[], number][] = [
    [[1, 2, 3], 3],
    [[3, 4, 6], 1],
    [[4, 5, 6], 0],
  ];
  for (const [dice, hits] of shots) {
    const t = war({ rome: [['c-caesar', 3]] }, { neapolis: [['p-legio-1', 4]] })
      .march('caesar', 'rome', 'neapolis', 'c-caesar')
      .endCommands()
      .fire('caesar', 'c-caesar', ...dice);
    expect(t.battle?.roll).toEqual({ block: 'c-caesar', side: 'caesar', dice, hits });
    expect(t.block('pompey', 'p-legio-1').strength).toBe(4 - hits);
  }
});

test('7.4 each firepower hits with its own number and less', () => {
  const firepowers: [string, number][] = [
    ['c-auxilia-3', 1],
    ['c-legio-7', 2],
    ['c-legio-8', 3],
    ['c-legio-10', 4],
  ];
  for (const [id, firepower] of firepowers) {
    for (const [die, left] of [
      [firepower, 3],
      [firepower + 1, 4],
    ]) {
      const t = war({ rome: [[id, 1]] }, { neapolis: ['p-legio-1'] }).march('caesar', 'rome', 'neapolis', id);
      t.endCommands();
      if (t.sides[0] === 'pompey') t.do('pompey', 'pass', 'p-legio-1');
      t.fire('caesar', id, die);
      expect(t.block('pompey', 'p-legio-1').strength).toBe(left);
    }
  }
});

test('7.4 the Battle Hits sidebar: III, II and II with two hits', () => {
  const t = war({ narbo: ['c-caesar'] }, { tarraco: ['p-legio-4', ['p-legio-5', 2], ['p-legio-6', 2]] })
    .march('caesar', 'narbo', 'tarraco', 'c-caesar')
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 2, 6);
  expect(t.block('pompey', 'p-legio-4').strength).toBe(2);
  expect(t.legal('pompey', 'take')).toEqual(['p-legio-4', 'p-legio-5', 'p-legio-6']);
  expect(t.legal('caesar', 'take')).toEqual([]);
  t.do('pompey', 'take', 'p-legio-6');
  expect(t.block('pompey', 'p-legio-6').strength).toBe(1);
  expect(t.step).toBe('round');
});

test('7.4 a weaker block takes no hit while a stronger one stands', () => {
  const t = war({ narbo: ['c-caesar'] }, { tarraco: ['p-legio-4', 'p-legio-5', ['p-legio-6', 2]] })
    .march('caesar', 'narbo', 'tarraco', 'c-caesar')
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 6, 6);
  expect(t.legal('pompey', 'take')).toEqual(['p-legio-4', 'p-legio-5']);
  expect(t.refuses('pompey', 'take', 'p-legio-6')).toBe(true);
});

test('7.4 hits strike at once: who is eliminated does not fire, who is reduced fires fewer dice', () => {
  const t = war(
    { narbo: ['c-caesar'] },
    {
      tarraco: [
        ['p-legio-4', 2],
        ['p-legio-5', 1],
      ],
    },
  )
    .march('caesar', 'narbo', 'tarraco', 'c-caesar')
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 2, 6);
  t.do('pompey', 'take', 'p-legio-5');
  expect(t.legal('pompey', 'fire')).toEqual(['p-legio-4']);
  t.fire('pompey', 'p-legio-4', 6);
});

test('7.41 the elephant drops from IV to II and then is gone, a step for each hit', () => {
  const t = war({ iomnium: ['c-legio-8'] }, { utica: ['p-elephant', 'p-legio-39'] })
    .march('caesar', 'iomnium', 'utica', 'c-legio-8')
    .endCommands()
    .fire('pompey', 'p-elephant', 6, 6, 6, 6)
    .do('pompey', 'pass', 'p-legio-39')
    .fire('caesar', 'c-legio-8', 1, 6, 6);
  expect(t.block('pompey', 'p-elephant').strength).toBe(2);
  expect(t.block('pompey', 'p-legio-39').strength).toBe(3);
  t.fire('pompey', 'p-elephant', 6, 6)
    .do('pompey', 'pass', 'p-legio-39')
    .fire('caesar', 'c-legio-8', 1, 1, 6);
  expect(t.block('pompey', 'p-legio-39').strength).toBe(2);
  t.do('pompey', 'take', 'p-elephant');
  expect(t.block('pompey', 'p-elephant').place).toBe('killed');
});

test('7.42 a ballista goes with B when defending and with D when attacking, hitting with 4 in both roles', () => {
  const t = war(
    { rome: ['c-ballista', 'c-auxilia-1', 'c-legio-7'] },
    { neapolis: [['p-ballista', 2], 'p-auxilia-3', 'p-legio-1', ['p-navis-1', 1]] },
  )
    .march('caesar', 'rome', 'neapolis', 'c-ballista', 'c-auxilia-1', 'c-legio-7')
    .endCommands();
  t.do('pompey', 'pass', 'p-auxilia-3').fire('pompey', 'p-ballista', 4, 5);
  expect(t.block('caesar', 'c-auxilia-1').strength).toBe(3);
  t.do('caesar', 'pass', 'c-auxilia-1').do('pompey', 'pass', 'p-legio-1').do('caesar', 'pass', 'c-legio-7');
  t.do('pompey', 'pass', 'p-navis-1').fire('caesar', 'c-ballista', 4, 5);
  expect(t.block('pompey', 'p-legio-1').strength).toBe(3);
  expect(t.battle?.round).toBe(2);
});
