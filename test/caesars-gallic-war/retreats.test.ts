import { expect, test } from 'vitest';
import { viewOf } from '../../games/caesars-gallic-war/view';
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

test('5.2.2 retreats of round 1 and of round 2 over a blue border have a limit each, before reserves too', () => {
  const t = moving('roman', {
    roman: { sequani: ['sequani', 'legion-vii'], mandubii: ['legion-viii'] },
    barbarian: { leuci: ['german-1', 'german-2', 'german-3'] },
  }).activate('roman', 'sequani', 'mandubii');
  t.march('roman', ['legion-vii'], 'leuci').march('roman', ['legion-viii'], 'leuci');
  t.do('roman', 'end').idle().do('roman', 'main', 'sequani').do('roman', 'retreat', 'legion-vii', 'sequani');
  t.do('barbarian', 'retreat', 'german-1', 'germania').do('barbarian', 'retreat', 'german-2', 'germania');
  expect(t.battle?.round).toBe(2);
  t.do('roman', 'pass', 'legion-viii');
  expect(t.retreats('barbarian', 'german-3')).toEqual(['germania']);
});

test('5.2.2 the border limit begins afresh for the regroup after the retreats of the round', () => {
  const t = moving('roman', {
    roman: { [HOME]: ['legion-vii', 'legion-viii', 'legion-ix'], allobroges: ['allobroges'] },
    barbarian: { helvetii: [['helvetii-1', 1]] },
    lost: ['helvetii-2', 'helvetii-3'],
  }).activate('roman', HOME);
  t.march('roman', ['legion-vii', 'legion-viii'], 'helvetii');
  t.march('roman', ['legion-ix'], 'allobroges', 'helvetii').do('roman', 'end').idle();
  t.do('roman', 'main', HOME).passRound();
  t.do('roman', 'retreat', 'legion-vii', HOME).do('roman', 'retreat', 'legion-viii', HOME);
  expect(t.retreats('roman', 'legion-ix')).toEqual(['allobroges']);
  t.fire('legion-ix', 1, 6, 6, 6);
  expect(t.legal('roman', 'regroup')).toEqual(['legion-ix allobroges', `legion-ix ${HOME}`]);
});

test('5.2.2 a won battle ends the bar on the border the enemy crossed: regroup goes anywhere open', () => {
  const t = battle(
    'barbarian',
    { roman: { boii: ['legion-vii'] }, barbarian: { aedui: [['aedui-1', 1]] }, lost: ['aedui-2'] },
    'aedui',
    'boii',
    'aedui-1',
  );
  t.fire('legion-vii', 1, 6, 6, 6);
  expect(t.legal('roman', 'regroup')).toContain('legion-vii aedui');
});

test('5.2.2 a legion that has come from the off-map area does not retreat to it', () => {
  const t = moving('roman', {
    roman: { 'off-map': ['legion-vii'] },
    barbarian: { [HOME]: ['german-1'] },
    lost: ['volcae-1'],
  });
  t.do('roman', 'activate', 'off-map');
  if (t.step === 'groups') t.do('roman', 'begin');
  t.march('roman', ['legion-vii'], HOME).do('roman', 'end').idle();
  t.do('barbarian', 'pass', 'german-1');
  expect(t.retreats('roman', 'legion-vii')).toEqual(['volcae']);
});

test('5.2.2, 2.2 the victors stand upright again before they regroup', () => {
  const t = battle(
    'roman',
    { roman: { [HOME]: ['legion-vii', 'legion-viii'] }, barbarian: { volcae: [['volcae-1', 1]] } },
    HOME,
    'volcae',
    'legion-vii',
    'legion-viii',
  ).fire('legion-vii', 1, 6, 6, 6);
  expect(t.step).toBe('regroup');
  expect(Object.keys(viewOf(t.G, ['barbarian']).secret.roman.blocks).every((id) => id.startsWith('?'))).toBe(
    true,
  );
});

test('5.2.2 Vercingetorix neither retreats nor regroups to Germania', () => {
  const t = moving('roman', {
    roman: { mandubii: ['mandubii', 'legion-vii'] },
    barbarian: { treveri: ['vercingetorix'], germania: ['german-1'] },
    homes: { vercingetorix: 'arverni' },
    lost: ['treveri-1', 'treveri-2', 'leuci-1'],
  }).activate('roman', 'mandubii');
  t.march('roman', ['mandubii-1'], 'treveri').do('roman', 'end').idle();
  expect(t.retreats('barbarian', 'vercingetorix')).toEqual(['leuci']);
  t.fire('vercingetorix', 1, 1, 1, 6);
  expect(t.step).toBe('regroup');
  expect(t.legal('barbarian', 'regroup')).toEqual(['vercingetorix leuci']);
});
