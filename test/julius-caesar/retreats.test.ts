import { expect, test } from 'vitest';
import { table, war } from './table';

test('7.6 a block retreats on its turn instead of firing, and never in round 1', () => {
  const t = war({ rome: ['c-legio-7'] }, { neapolis: ['p-legio-4', 'p-legio-5'] })
    .march('caesar', 'rome', 'neapolis', 'c-legio-7')
    .endCommands();
  expect(t.refuses('pompey', 'retreat', 'p-legio-4', 'rhegium')).toBe(true);
  t.passRound();
  expect(t.refuses('caesar', 'retreat', 'c-legio-7', 'rome')).toBe(true);
  t.do('pompey', 'retreat', 'p-legio-4', 'rhegium');
  expect(t.block('pompey', 'p-legio-4')).toEqual({ place: 'rhegium', strength: 3 });
  expect(t.legal('pompey', 'fire')).toEqual(['p-legio-5']);
});

test('7.6 the Pursuit sidebar: in round 4 faster defenders and equal ones fire before an attacker gets away', () => {
  const t = war(
    { rome: ['c-legio-7'] },
    { neapolis: ['p-auxilia-3', 'p-ballista', 'p-legio-1', 'p-navis-1'] },
  )
    .march('caesar', 'rome', 'neapolis', 'c-legio-7')
    .endCommands();
  for (let round = 1; round < 4; round++) t.passRound();
  expect(t.passRound()).toEqual(['pompey p-auxilia-3', 'pompey p-ballista', 'pompey p-legio-1']);
  t.do('caesar', 'retreat', 'c-legio-7', 'rome');
  expect(t.step).toBe('regroup');
});

test('7.6 blocks that cannot retreat when they must are eliminated', () => {
  const t = war({ narbo: ['c-legio-7', 'c-caesar'] }, { tarraco: ['p-legio-4'], burdigala: ['p-legio-5'] })
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7', 'c-caesar')
    .do('caesar', 'end')
    .do('caesar', 'end')
    .march('pompey', 'burdigala', 'narbo', 'p-legio-5')
    .endCommands();
  for (let round = 1; round < 4; round++) t.passRound();
  expect(t.block('caesar', 'c-caesar').place).toBe('trophy');
  t.do('pompey', 'pass', 'p-legio-4');
  expect(t.block('caesar', 'c-legio-7').place).toBe('killed');
  expect(t.sides).toEqual(['pompey']);
});

test('7.6 an attacker without a retreat in round 4 takes none from another of its letter', () => {
  const t = war(
    { rome: ['c-ballista'], tyrrhenum: ['c-navis-1'] },
    { neapolis: ['p-legio-1'], utica: ['p-navis-3'] },
  )
    .march('caesar', 'rome', 'neapolis', 'c-ballista')
    .march('caesar', 'tyrrhenum', 'neapolis', 'c-navis-1')
    .do('caesar', 'end')
    .do('caesar', 'main', 'neapolis', 'rome')
    .do('caesar', 'end')
    .march('pompey', 'utica', 'tyrrhenum', 'p-navis-3')
    .endCommands();
  for (let round = 1; round < 4; round++) t.passRound();
  t.do('pompey', 'pass', 'p-legio-1');
  expect(t.legal('caesar', 'retreat')).toEqual(['c-ballista rome']);
  t.do('caesar', 'retreat', 'c-ballista', 'rome');
  expect(t.block('caesar', 'c-ballista').place).toBe('rome');
  expect(t.block('caesar', 'c-navis-1').place).toBe('killed');
});

test('7.61 a major road carries four retreating blocks a round', () => {
  const ids = ['p-legio-1', 'p-legio-2', 'p-legio-3', 'p-legio-4', 'p-legio-5'];
  const t = war({ aenos: ['c-legio-7'] }, { thessalonika: ids, athena: ['p-legio-32'] })
    .march('caesar', 'aenos', 'thessalonika', 'c-legio-7')
    .endCommands();
  t.passRound();
  for (const id of ids.slice(0, 4)) t.do('pompey', 'retreat', id, 'athena');
  expect(t.legal('pompey', 'retreat')).toEqual(['p-legio-5 dyrrachium', 'p-legio-5 serdica']);
});

test('7.61 a minor road carries two retreating blocks a round, and again two in the next', () => {
  const t = war({ genua: ['c-legio-7'] }, { rome: ['p-legio-1', 'p-legio-2', 'p-legio-4'] })
    .march('caesar', 'genua', 'rome', 'c-legio-7')
    .endCommands();
  t.passRound();
  t.do('pompey', 'retreat', 'p-legio-1', 'ravenna').do('pompey', 'retreat', 'p-legio-2', 'ravenna');
  expect(t.legal('pompey', 'retreat')).toEqual(['p-legio-4 asculum', 'p-legio-4 neapolis']);
  t.passRound();
  expect(t.legal('pompey', 'retreat')).toEqual([
    'p-legio-4 asculum',
    'p-legio-4 neapolis',
    'p-legio-4 ravenna',
  ]);
});

test('7.61 a strait carries one retreating block a round', () => {
  const t = war({ aenos: ['c-legio-7'] }, { byzantium: ['p-legio-1', 'p-legio-2'] })
    .march('caesar', 'aenos', 'byzantium', 'c-legio-7')
    .endCommands();
  t.passRound();
  expect(t.legal('pompey', 'retreat')).toEqual(['p-legio-1 nicomedia', 'p-legio-2 nicomedia']);
  t.do('pompey', 'retreat', 'p-legio-1', 'nicomedia');
  expect(t.legal('pompey', 'retreat')).toEqual([]);
  t.passRound();
  expect(t.legal('pompey', 'retreat')).toEqual(['p-legio-2 nicomedia']);
});

test('7.61 road limits can doom attackers in round 4', () => {
  const t = war(
    { ravenna: ['c-legio-7', 'c-legio-9'], asculum: ['c-legio-8'] },
    { rome: ['p-legio-1'], aquileia: ['p-legio-4'], sipontum: ['p-legio-5'] },
  )
    .march('caesar', 'ravenna', 'rome', 'c-legio-7', 'c-legio-9')
    .march('caesar', 'asculum', 'rome', 'c-legio-8')
    .do('caesar', 'end')
    .do('caesar', 'main', 'rome', 'ravenna')
    .do('caesar', 'end')
    .march('pompey', 'sipontum', 'asculum', 'p-legio-5')
    .endCommands();
  for (let round = 1; round < 4; round++) t.passRound();
  t.do('pompey', 'pass', 'p-legio-1');
  expect(t.legal('caesar', 'retreat')).toEqual([
    'c-legio-7 ravenna',
    'c-legio-8 ravenna',
    'c-legio-9 ravenna',
  ]);
  t.do('caesar', 'retreat', 'c-legio-7', 'ravenna').do('caesar', 'retreat', 'c-legio-8', 'ravenna');
  expect(t.block('caesar', 'c-legio-9').place).toBe('killed');
});

test('7.62 attackers retreat to Vacant cities by the roads of their attack only, or to any Friendly city', () => {
  const t = war({ narbo: ['c-legio-7'], bilbilis: ['c-legio-8'] }, { tarraco: ['p-legio-5'] })
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
    .do('caesar', 'end')
    .endCommands();
  t.passRound();
  t.do('pompey', 'pass', 'p-legio-5');
  expect(t.legal('caesar', 'retreat')).toEqual(['c-legio-7 bilbilis', 'c-legio-7 narbo']);
  const vacant = war({ narbo: ['c-legio-7'], massilia: ['c-legio-8'] }, { tarraco: ['p-legio-5'] })
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
    .endCommands();
  vacant.passRound();
  vacant.do('pompey', 'pass', 'p-legio-5');
  expect(vacant.legal('caesar', 'retreat')).toEqual(['c-legio-7 narbo']);
});

test('7.62 the roads of Reserves serve every attacker, and an Enemy city none', () => {
  const position = () =>
    war(
      { narbo: ['c-legio-7'], bilbilis: ['c-legio-8'] },
      { tarraco: ['p-legio-5'], burdigala: ['p-legio-4'] },
    )
      .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
      .march('caesar', 'bilbilis', 'tarraco', 'c-legio-8')
      .do('caesar', 'end')
      .do('caesar', 'main', 'tarraco', 'narbo')
      .do('caesar', 'end');
  const t = position().endCommands();
  t.passRound();
  t.do('pompey', 'pass', 'p-legio-5');
  expect(t.legal('caesar', 'retreat')).toEqual([
    'c-legio-7 bilbilis',
    'c-legio-7 narbo',
    'c-legio-8 bilbilis',
    'c-legio-8 narbo',
  ]);
  const u = position().march('pompey', 'burdigala', 'narbo', 'p-legio-4').endCommands();
  u.passRound();
  u.do('pompey', 'pass', 'p-legio-5');
  expect(u.legal('caesar', 'retreat')).toEqual(['c-legio-7 bilbilis', 'c-legio-8 bilbilis']);
});

test('7.63 defenders retreat to any adjacent Friendly or Vacant city, but not by a road the attacker used', () => {
  const t = war(
    { genua: ['c-legio-7'], ravenna: ['c-legio-8'] },
    { rome: ['p-legio-1'], neapolis: ['p-legio-2'] },
  )
    .march('caesar', 'genua', 'rome', 'c-legio-7')
    .endCommands();
  t.passRound();
  expect(t.legal('pompey', 'retreat')).toEqual(['p-legio-1 asculum', 'p-legio-1 neapolis']);
});

test('7.63 the roads of the attacker stay barred when they lead to a Friendly city, Reserves included', () => {
  const t = war(
    { narbo: ['c-legio-7'], bilbilis: ['c-legio-8'] },
    { tarraco: ['p-legio-5'], burdigala: ['p-legio-4', 'p-legio-6'] },
  )
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
    .march('caesar', 'bilbilis', 'tarraco', 'c-legio-8')
    .do('caesar', 'end')
    .do('caesar', 'main', 'tarraco', 'narbo')
    .do('caesar', 'end')
    .group('pompey', 'burdigala', ['p-legio-4', 'narbo'], ['p-legio-6', 'bilbilis'])
    .endCommands();
  t.passRound();
  expect(t.legal('pompey', 'retreat')).toEqual(['p-legio-5 carthago-nova']);
});

test('7.64 both sides can retreat by sea over their own Friendly sea: the Utica example', () => {
  const t = table({
    caesar: { hispanum: ['c-navis-1'], caralis: ['c-legio-7'], iomnium: ['c-legio-8', 'c-legio-9'] },
    pompey: { internum: ['p-navis-1'], syracuse: ['p-legio-37'], utica: ['p-legio-39', 'p-legio-38'] },
    hands: { caesar: ['c01'], pompey: ['c18'] },
    turn: 2,
  }).cards('c01', 'c18');
  t.group('caesar', 'iomnium', ['c-legio-8', 'utica'], ['c-legio-9', 'utica']).endCommand('caesar');
  t.endCommand('pompey');
  t.do('pompey', 'pass', 'p-legio-39').do('pompey', 'pass', 'p-legio-38');
  t.do('caesar', 'pass', 'c-legio-8').do('caesar', 'pass', 'c-legio-9');
  expect(t.legal('pompey', 'retreatBySea')).toContain('p-legio-39 syracuse internum');
  t.do('pompey', 'retreatBySea', 'p-legio-39', 'syracuse', 'internum');
  expect(t.legal('pompey', 'retreatBySea')).toEqual([]);
  t.do('pompey', 'pass', 'p-legio-38');
  expect(t.legal('caesar', 'retreatBySea')).toEqual([
    'c-legio-8 caralis hispanum',
    'c-legio-9 caralis hispanum',
  ]);
});

test('7.64 a sea retreat needs a Friendly sea and a Friendly port on that same sea', () => {
  const t = war(
    { iomnium: ['c-legio-8'], caralis: ['c-legio-7'], tyrrhenum: ['c-navis-1'] },
    {
      utica: ['p-legio-39', 'p-navis-2'],
      internum: ['p-navis-1'],
      syracuse: ['p-legio-37'],
      creta: ['p-legio-33'],
      tarraco: ['p-legio-5'],
      alexandria: ['p-legio-38'],
    },
  )
    .march('caesar', 'iomnium', 'utica', 'c-legio-8')
    .endCommands();
  expect(t.legal('pompey', 'retreatBySea')).toEqual([]);
  t.passRound();
  expect(t.legal('pompey', 'retreatBySea')).toEqual([
    'p-legio-39 creta internum',
    'p-legio-39 syracuse internum',
  ]);
});

test('7.64 nobody retreats over a Contested sea', () => {
  const t = war(
    { rome: ['c-legio-7'], tyrrhenum: ['c-navis-1'], lilybaeum: ['c-legio-8'] },
    { neapolis: ['p-legio-1'], utica: ['p-navis-3'] },
  )
    .march('caesar', 'rome', 'neapolis', 'c-legio-7')
    .endCommand('caesar')
    .march('pompey', 'utica', 'tyrrhenum', 'p-navis-3')
    .endCommands();
  t.do('caesar', 'fight', 'neapolis').passRound();
  t.do('pompey', 'pass', 'p-legio-1');
  expect(t.legal('caesar', 'retreat')).toEqual(['c-legio-7 rome']);
  expect(t.legal('caesar', 'retreatBySea')).toEqual([]);
});

test('7.64 one block a round and side goes by sea, another in the next round, even when attackers must leave', () => {
  const t = war(
    { narbo: ['c-legio-7', 'c-legio-8'], genua: ['c-legio-11'], hispanum: ['c-navis-1'] },
    { tarraco: ['p-legio-5'], burdigala: ['p-legio-4'] },
  )
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7', 'c-legio-8')
    .do('caesar', 'end')
    .do('caesar', 'end')
    .march('pompey', 'burdigala', 'narbo', 'p-legio-4')
    .endCommands();
  t.passRound();
  t.passRound();
  t.do('pompey', 'pass', 'p-legio-5').do('caesar', 'retreatBySea', 'c-legio-7', 'genua', 'hispanum');
  expect(t.moves('caesar')).toEqual(['fire', 'pass']);
  t.passRound();
  t.do('pompey', 'pass', 'p-legio-5');
  expect(t.moves('caesar')).toEqual(['retreatBySea']);
  t.do('caesar', 'retreatBySea', 'c-legio-8', 'genua', 'hispanum');
  expect(t.block('caesar', 'c-legio-8').place).toBe('genua');
});

test('7.64 of two attackers who must leave by sea in round 4 one is lost', () => {
  const t = war(
    { narbo: ['c-legio-7', 'c-legio-8'], genua: ['c-legio-11'], hispanum: ['c-navis-1'] },
    { tarraco: ['p-legio-5'], burdigala: ['p-legio-4'] },
  )
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7', 'c-legio-8')
    .do('caesar', 'end')
    .do('caesar', 'end')
    .march('pompey', 'burdigala', 'narbo', 'p-legio-4')
    .endCommands();
  for (let round = 1; round < 4; round++) t.passRound();
  t.do('pompey', 'pass', 'p-legio-5').do('caesar', 'retreatBySea', 'c-legio-7', 'genua', 'hispanum');
  expect(t.block('caesar', 'c-legio-8').place).toBe('killed');
});

test('7.6, 7.3 a block that has retreated defends in round 1 of the next battle', () => {
  const t = war({ narbo: ['c-legio-7'] }, { tarraco: ['p-legio-5'] })
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
    .endCommands();
  t.passRound();
  t.do('pompey', 'pass', 'p-legio-5').do('caesar', 'retreat', 'c-legio-7', 'narbo').do('pompey', 'end');
  t.cards('c19', 'c20').endCommand('caesar').march('pompey', 'tarraco', 'narbo', 'p-legio-5').endCommands();
  expect(t.battle?.round).toBe(1);
  expect(t.passRound()).toEqual(['caesar c-legio-7', 'pompey p-legio-5']);
});
