import { expect, test } from 'vitest';
import { battle, moving } from './table';

const HOME = 'transalpine-gaul';

test('5.2.2 units retreat to adjacent friendly or empty areas, not to enemies or neutrals, also in round 1', () => {
  const t = battle(
    'barbarian',
    {
      barbarian: { germania: ['german-1'], helvetii: ['helvetii'] },
      roman: { sequani: ['legion-vii'], allobroges: ['allobroges'] },
      lost: ['leuci-1'],
    },
    'germania',
    'sequani',
    'german-1',
  );
  expect(t.retreats('roman', 'legion-vii')).toEqual(['allobroges', 'leuci']);
});

test('5.2.2 not to where the enemy came from', () => {
  const t = battle(
    'barbarian',
    { barbarian: { aedui: ['aedui'] }, roman: { bituriges: ['bituriges'], arverni: ['arverni'] } },
    'aedui',
    'bituriges',
    'aedui-1',
    'aedui-2',
  );
  t.do('roman', 'pass', 'bituriges-1');
  expect(t.retreats('roman', 'bituriges-2')).toEqual(['arverni']);
  t.do('roman', 'pass', 'bituriges-2');
  expect(t.retreats('barbarian', 'aedui-1')).toEqual(['aedui']);
});

test('5.2.2 of two who crossed a border in the round, the one who crossed it last may retreat over it', () => {
  const t = moving('barbarian', {
    barbarian: { allobroges: ['helvetii'] },
    roman: { sequani: ['sequani-1'], [HOME]: ['legion-vii'] },
    lost: ['allobroges-1', 'allobroges-2', 'sequani-2'],
  }).activate('barbarian', 'allobroges');
  t.march('barbarian', ['helvetii-1', 'helvetii-2', 'helvetii-3'], 'sequani').do('barbarian', 'end');
  t.do('roman', 'activate', HOME).march('roman', ['legion-vii'], 'allobroges', 'sequani').do('roman', 'end');
  expect(t.retreats('roman', 'sequani-1')).toContain('allobroges');
  t.do('roman', 'pass', 'sequani-1');
  expect(t.retreats('barbarian', 'helvetii-1')).toEqual(['helvetii']);
});

test('5.2.2 not to an area that awaits battle', () => {
  const t = moving('roman', {
    roman: { [HOME]: ['legion-vii', 'legion-viii'] },
    barbarian: { volcae: ['volcae'], boii: ['boii'] },
  }).activate('roman', HOME);
  t.march('roman', ['legion-vii'], 'volcae')
    .march('roman', ['legion-viii'], 'boii')
    .do('roman', 'end')
    .idle();
  t.do('roman', 'fight', 'volcae').do('roman', 'pass', 'legion-vii');
  expect(t.retreats('barbarian', 'volcae-1')).toEqual([]);
});

test('5.2.2 only Germans retreat to Germania', () => {
  const t = battle(
    'roman',
    {
      roman: { mandubii: ['legion-vii'] },
      barbarian: { leuci: ['leuci', 'german-1'], germania: ['german-2'] },
    },
    'mandubii',
    'leuci',
    'legion-vii',
  );
  t.do('roman', 'pass', 'legion-vii');
  expect(t.retreats('barbarian', 'german-1')).toEqual(['germania']);
  t.do('barbarian', 'pass', 'german-1');
  expect(t.retreats('barbarian', 'leuci-1')).toEqual([]);
});

test('5.2.2 two units a round retreat over a blue border, and two more in the next', () => {
  const t = battle(
    'roman',
    {
      roman: { sequani: ['legion-vii'] },
      barbarian: { aedui: ['aedui-1'], bituriges: ['bituriges'], allobroges: ['helvetii', 'boii-1'] },
      lost: ['boii-2'],
    },
    'sequani',
    'allobroges',
    'legion-vii',
  );
  t.do('roman', 'pass', 'legion-vii');
  t.do('barbarian', 'retreat', 'helvetii-1', 'aedui').do('barbarian', 'retreat', 'helvetii-2', 'aedui');
  expect(t.retreats('barbarian', 'helvetii-3')).not.toContain('aedui');
  t.do('barbarian', 'pass', 'helvetii-3').do('barbarian', 'pass', 'boii-1').do('roman', 'pass', 'legion-vii');
  expect(t.retreats('barbarian', 'helvetii-3')).toContain('aedui');
});

test('5.2.2 the retreat after round 3 shares the limits of round 3', () => {
  const t = moving('roman', {
    roman: { santones: ['santones'], carnutes: ['carnutes'] },
    barbarian: { pictones: ['pictones'] },
  }).activate('roman', 'santones', 'carnutes');
  t.march('roman', ['santones-1', 'santones-2'], 'pictones').march('roman', ['carnutes-1'], 'pictones');
  t.do('roman', 'end').idle().do('roman', 'main', 'santones').passRound();
  t.passRound();
  t.do('barbarian', 'pass', 'pictones-1').do('roman', 'pass', 'carnutes-1');
  expect(t.retreats('roman', 'santones-1')).toEqual(['carnutes', 'santones']);
  t.do('roman', 'retreat', 'santones-1', 'santones').do('roman', 'retreat', 'santones-2', 'santones');
  expect(t.step).toBe('withdraw');
  expect(t.retreats('roman', 'carnutes-1')).toEqual(['carnutes']);
});

test('5.2.2 Romans who attacked by sea retreat to friendly ports only, anywhere', () => {
  const t = moving('roman', {
    roman: { atrebates: ['atrebates', 'legion-vii'], santones: ['santones'], esuvii: ['esuvii'] },
    barbarian: { pictones: ['pictones'] },
    lost: ['veneti-1'],
  }).activate('roman', 'atrebates');
  t.do('roman', 'sail', 'legion-vii', 'pictones')
    .do('roman', 'end')
    .idle()
    .do('barbarian', 'pass', 'pictones-1');
  expect(t.retreats('roman', 'legion-vii')).toEqual(['~atrebates', '~esuvii', '~santones']);
});

test('5.2.2 without a friendly port they cannot, and are eliminated when they must', () => {
  const t = moving('roman', {
    roman: { atrebates: ['legion-vii'] },
    barbarian: { pictones: ['pictones'] },
  }).activate('roman', 'atrebates');
  t.do('roman', 'sail', 'legion-vii', 'pictones').do('roman', 'end').idle();
  for (let round = 1; round <= 3; round++) t.passRound();
  expect(t.where('legion-vii')).toBe('3');
  expect(t.G.score.barbarian).toBe(3);
});

test('5.2.2 two defenders of a port may leave by sea in a battle, to friendly ports', () => {
  const t = battle(
    'roman',
    {
      roman: { carnutes: ['legion-vii'] },
      barbarian: { esuvii: ['esuvii', 'andes-1', 'andes-2'], veneti: ['veneti'] },
      lost: ['atrebates-1', 'bellovaci-1', 'bellovaci-2', 'bellovaci-3'],
    },
    'carnutes',
    'esuvii',
    'legion-vii',
  );
  t.do('roman', 'pass', 'legion-vii');
  expect(t.retreats('barbarian', 'esuvii-1')).toContain('~veneti');
  t.do('barbarian', 'retreat', 'esuvii-1', 'veneti').do('barbarian', 'retreat', 'andes-1', 'veneti');
  expect(t.retreats('barbarian', 'andes-2')).not.toContain('~veneti');
  t.do('barbarian', 'pass', 'andes-2').do('roman', 'pass', 'legion-vii');
  expect(t.retreats('barbarian', 'andes-2')).not.toContain('~veneti');
});

test('5.2.2 attackers by land do not leave by sea', () => {
  const t = battle(
    'roman',
    { roman: { carnutes: ['legion-vii'], veneti: ['veneti'] }, barbarian: { esuvii: ['esuvii'] } },
    'carnutes',
    'esuvii',
    'legion-vii',
  );
  expect(t.retreats('roman', 'legion-vii')).toEqual(['carnutes']);
});

test('5.2.2 the winner may regroup all units, reserves too, to friendly and empty areas within the borders', () => {
  const t = moving('roman', {
    roman: {
      allobroges: ['legion-vii', 'legion-viii', 'allobroges-1'],
      boii: ['boii-1'],
      [HOME]: ['legion-xi'],
    },
    barbarian: { aedui: [['aedui-1', 1]] },
    lost: ['aedui-2', 'allobroges-2', 'boii-2', 'mandubii-1', 'mandubii-2'],
  }).activate('roman', 'allobroges', 'boii');
  t.march('roman', ['legion-vii', 'legion-viii'], 'aedui')
    .march('roman', ['boii-1'], 'aedui')
    .do('roman', 'end');
  t.do('roman', 'main', 'allobroges').fire('legion-vii', 1, 6, 6, 6);
  expect(t.step).toBe('regroup');
  const to = t.legal('roman', 'regroup').filter((move) => move.startsWith('boii-1'));
  expect(to).toEqual(['boii-1 allobroges', 'boii-1 boii', 'boii-1 mandubii']);
  t.do('roman', 'regroup', 'legion-vii', 'allobroges').do('roman', 'regroup', 'legion-viii', 'allobroges');
  expect(t.legal('roman', 'regroup')).toEqual(['boii-1 boii', 'boii-1 mandubii']);
  t.do('roman', 'end');
  expect(t.battle).toBeUndefined();
});

test('5.2.2 who has begun to regroup says when it is over', () => {
  const t = moving('roman', {
    roman: { boii: ['legion-vii', 'boii'] },
    barbarian: { aedui: [['aedui-1', 1]] },
    lost: ['aedui-2'],
  }).activate('roman', 'boii');
  t.march('roman', ['legion-vii'], 'aedui').do('roman', 'end').idle();
  t.fire('legion-vii', 1, 6, 6, 6);
  t.do('roman', 'regroup', 'legion-vii', 'boii');
  expect([t.step, t.moves('roman')]).toEqual(['regroup', ['end']]);
});

test('5.2.2 only Germans regroup to Germania, and nobody to an area that awaits battle', () => {
  const t = moving('barbarian', {
    barbarian: { germania: ['ariovistus', 'german-1'], treveri: ['treveri'] },
    roman: { leuci: [['leuci-1', 1]], sequani: ['sequani'] },
  }).activate('barbarian', 'germania', 'treveri');
  t.march('barbarian', ['ariovistus'], 'leuci').march('barbarian', ['german-1'], 'sequani');
  t.march('barbarian', ['treveri-1'], 'leuci').do('barbarian', 'end').idle();
  t.do('barbarian', 'fight', 'leuci').do('barbarian', 'main', 'germania').fire('ariovistus', 1, 6, 6);
  expect(t.legal('barbarian', 'regroup')).toEqual([
    'ariovistus germania',
    'ariovistus treveri',
    'treveri-1 treveri',
  ]);
});

test('5.2.2 a defender who wins regroups too', () => {
  const t = battle(
    'roman',
    { roman: { volcae: ['legion-vii'] }, barbarian: { arverni: ['arverni'], boii: ['boii'] } },
    'volcae',
    'arverni',
    'legion-vii',
  );
  t.do('barbarian', 'pass', 'arverni-1').do('barbarian', 'pass', 'arverni-2');
  t.do('roman', 'retreat', 'legion-vii', 'volcae');
  expect(t.legal('barbarian', 'regroup')).toEqual(['arverni-1 boii', 'arverni-2 boii']);
});
