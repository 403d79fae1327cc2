import { expect, test } from 'vitest';
import { commanding, type Position, table } from './table';

/** Caesar is about to spend the three Levy Points of a 2/3. */
const levying = (position: Position) => commanding(position, 'c07', 'c18').do('caesar', 'end');

test('6.4 each Levy Point adds a step to a block or deploys a new one at its lowest strength', () => {
  const t = levying({ caesar: { rome: [['c-legio-8', 1]] } });
  expect(t.levies('caesar')).toEqual(
    ['c-auxilia-1', 'c-auxilia-3', 'c-ballista', 'c-caesar', 'c-antonius', 'c-legio-17', 'c-legio-8'].sort(),
  );
  t.levy('caesar', 'c-legio-8');
  expect(t.block('caesar', 'c-legio-8').strength).toBe(2);
  t.levy('caesar', 'c-legio-17');
  expect(t.block('caesar', 'c-legio-17')).toMatchObject({ place: 'rome', strength: 1 });
  expect(t.command?.levies).toBe(1);
});

test('6.4 several steps go to one block, a new one too, but not beyond its full strength', () => {
  const t = levying({ caesar: { rome: [['c-legio-8', 2]] } });
  t.levy('caesar', 'c-legio-8');
  expect(t.levies('caesar')).not.toContain('c-legio-8');
  t.levy('caesar', 'c-legio-17').levy('caesar', 'c-legio-17');
  expect(t.block('caesar', 'c-legio-17').strength).toBe(2);
  expect(t.levies('caesar')).toEqual([]);
});

test('6.4 the elephant comes at II and a second point takes it to IV, in Utica only', () => {
  const t = commanding({ pompey: { utica: ['p-legio-39'], rome: ['p-legio-1'] } }, 'c18', 'c07').do(
    'pompey',
    'end',
  );
  t.levy('pompey', 'p-elephant');
  expect(t.block('pompey', 'p-elephant')).toMatchObject({ place: 'utica', strength: 2 });
  t.levy('pompey', 'p-elephant');
  expect(t.block('pompey', 'p-elephant').strength).toBe(4);
  expect(t.levies('pompey')).not.toContain('p-elephant');
});

test('6.4 legions and equitatus deploy in their named city when it is friendly', () => {
  const t = levying({ caesar: { lugdunum: ['c-legio-8'], tarraco: ['c-legio-9'] } });
  const levies = t.levies('caesar');
  expect(levies).toContain('c-equitatus-1');
  expect(levies).toContain('c-legio-7');
  for (const id of ['c-legio-10', 'c-legio-17', 'c-equitatus-4']) expect(levies).not.toContain(id);
  t.levy('caesar', 'c-equitatus-1').levy('caesar', 'c-legio-7');
  expect(t.block('caesar', 'c-equitatus-1').place).toBe('lugdunum');
  expect(t.block('caesar', 'c-legio-7').place).toBe('tarraco');
});

test('6.4 auxilia, ballista and leaders deploy in any friendly city, several in the same one', () => {
  const t = levying({
    caesar: { lugdunum: ['c-legio-8'], tarraco: ['c-legio-9'] },
    pompey: { rome: ['p-legio-1'] },
  });
  expect(t.citiesToRaise('caesar', 'c-ballista')).toEqual(['lugdunum', 'tarraco']);
  t.levy('caesar', 'c-ballista', 'lugdunum').levy('caesar', 'c-auxilia-1', 'lugdunum');
  expect(t.refuses('caesar', 'raise', 'c-caesar', 'rome')).toBe(true);
  t.levy('caesar', 'c-caesar', 'lugdunum');
  for (const id of ['c-ballista', 'c-auxilia-1', 'c-caesar']) {
    expect(t.block('caesar', id)).toMatchObject({ place: 'lugdunum', strength: 1 });
  }
});

test('6.4 Navis deploy in friendly major ports, and gain steps in any port but not at sea', () => {
  const t = levying({
    caesar: {
      genua: [['c-navis-1', 1]],
      hispanum: [['c-navis-2', 1]],
      massilia: ['c-legio-8'],
      ravenna: ['c-legio-9'],
      rome: ['c-legio-10'],
    },
  });
  expect(t.levies('caesar')).not.toContain('c-navis-2');
  t.levy('caesar', 'c-navis-1');
  expect(t.block('caesar', 'c-navis-1').strength).toBe(2);
  expect(t.citiesToRaise('caesar', 'c-navis-4')).toEqual(['massilia', 'ravenna']);
});

test('6.4 without a friendly major port no Navis is built', () => {
  const t = levying({ caesar: { genua: ['c-legio-8'] } });
  expect(t.levies('caesar').filter((id) => id.startsWith('c-navis'))).toEqual([]);
});

test('6.4 nothing is raised in Vacant, Enemy or Contested cities', () => {
  const t = commanding(
    {
      caesar: { genua: [['c-legio-8', 1]] },
      pompey: { rome: ['p-legio-2'], tarraco: ['p-legio-5'] },
    },
    'c07',
    'c18',
  );
  t.group('caesar', 'genua', ['c-legio-8', 'rome']).do('caesar', 'end');
  expect(t.levies('caesar')).toEqual([]);
  t.do('caesar', 'end').do('pompey', 'end');
  expect(t.levies('pompey')).not.toContain('p-legio-1');
  expect(t.levies('pompey')).not.toContain('p-legio-2');
});

test('6.4 new blocks can be raised in a city taken this turn', () => {
  const t = commanding({ caesar: { genua: ['c-legio-8', 'c-legio-9'] } }, 'c07', 'c18');
  t.group('caesar', 'genua', ['c-legio-8', 'rome']).do('caesar', 'end');
  expect(t.levies('caesar')).toContain('c-legio-17');
});

test('6.4 Cleopatra gains steps like any block', () => {
  const t = levying({ caesar: { alexandria: [['cleopatra', 2]] } });
  t.levy('caesar', 'cleopatra');
  expect(t.block('caesar', 'cleopatra').strength).toBe(3);
});

test('6.4 a block that changed sides gains steps with its new side', () => {
  const t = levying({ caesar: { rome: [['p-legio-5', 1]] } });
  t.levy('caesar', 'p-legio-5');
  expect(t.block('caesar', 'p-legio-5').strength).toBe(2);
});

test('6.4 the number of Levy Points is that of the card, and points may be left unused', () => {
  const t = table({
    caesar: { rome: [['c-legio-8', 1]] },
    hands: { caesar: ['c18'], pompey: ['c19'] },
    turn: 2,
  }).cards('c18', 'c19');
  t.do('caesar', 'end');
  expect(t.command?.levies).toBe(3);
  t.levy('caesar', 'c-legio-8').do('caesar', 'end');
  expect([t.command?.side, t.command?.levies]).toEqual(['pompey', 2]);
});

test('6.4 pool blocks that differ in nothing but their number are offered one at a time', () => {
  const t = levying({ caesar: { rome: ['c-legio-8'] } });
  expect(t.levies('caesar').filter((id) => id.startsWith('c-auxilia'))).toEqual([
    'c-auxilia-1',
    'c-auxilia-3',
  ]);
  t.levy('caesar', 'c-auxilia-1');
  expect(t.levies('caesar').filter((id) => id.startsWith('c-auxilia'))).toEqual([
    'c-auxilia-1',
    'c-auxilia-2',
    'c-auxilia-3',
  ]);
});

test('6.4 a side is told when nothing is left to levy', () => {
  const gone = ['auxilia-1', 'auxilia-2', 'auxilia-3', 'auxilia-4', 'ballista'];
  const killed = gone.map((name): [string, number] => [`c-${name}`, 0]);
  const t = commanding({
    caesar: {
      narbo: ['c-legio-7'],
      killed,
      trophy: [
        ['c-caesar', 0],
        ['c-antonius', 0],
      ],
    },
  }).do('caesar', 'end');
  expect(t.prompt('caesar')?.text).toBe('Nothing is left to levy (1 Levy Point left). End your levies.');
  expect(t.forgone('caesar', 'end')).toBeNull();
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
