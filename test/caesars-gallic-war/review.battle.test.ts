import { expect, test } from 'vitest';
import { battle, beforeTheReserves, moving, table, winter } from './table';

const HOME = 'transalpine-gaul';

test('5.2.2 units that have not acted may retreat or pass in round 1 before enemy reserves come, but fire at nobody', () => {
  const t = beforeTheReserves();
  expect([t.battle?.round, t.side]).toEqual([1, 'roman']);
  expect(t.moves('roman').sort()).toEqual(['pass', 'retreat']);
  expect(t.retreats('roman', 'legion-viii')).toContain('allobroges');
  expect(t.legal('roman', 'pass')).toEqual(['legion-viii']);
  t.do('roman', 'retreat', 'legion-viii', 'allobroges');
  expect(t.battle?.round).toBe(2);
  expect(t.passRound()).toEqual(['legion-vii', 'german-1']);
});

test('5.2.2 defenders may leave in round 1 although the main group of the attackers has gone', () => {
  const t = moving('roman', {
    roman: { sequani: ['sequani-1', 'legion-vii'], mandubii: ['legion-viii'] },
    barbarian: { leuci: ['leuci-1', 'german-1'] },
    lost: ['sequani-2'],
  }).activate('roman', 'sequani', 'mandubii');
  t.march('roman', ['legion-vii'], 'leuci').march('roman', ['legion-viii'], 'leuci');
  t.do('roman', 'end').idle().do('roman', 'main', 'sequani').do('roman', 'retreat', 'legion-vii', 'sequani');
  expect([t.battle?.round, t.side]).toEqual([1, 'barbarian']);
  expect(t.legal('barbarian', 'retreat')).toEqual(['german-1 germania']);
  expect(t.legal('barbarian', 'fire')).toEqual([]);
  t.do('barbarian', 'retreat', 'german-1', 'germania');
  expect([t.battle?.round, t.side]).toEqual([2, 'roman']);
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

test('5.2.2, 7.1 Caesar in reserve has no action in round 1 and the first in round 2', () => {
  const t = moving('roman', {
    roman: { [HOME]: ['legion-vii', 'legion-x'], allobroges: ['allobroges'] },
    barbarian: { sequani: ['sequani-1'] },
    lost: ['sequani-2'],
  }).activate('roman', HOME, 'allobroges');
  t.march('roman', ['allobroges-1'], 'sequani').march('roman', ['legion-x'], 'allobroges', 'sequani');
  t.do('roman', 'end').idle().do('roman', 'main', 'allobroges');
  expect(t.passRound()).toEqual(['sequani-1', 'allobroges-1']);
  expect(t.passRound()).toEqual(['legion-x', 'sequani-1', 'allobroges-1']);
});

test('5.2.2 reserves of defenders in a fortified town are A, but have no better rating when they come', () => {
  const t = moving('roman', {
    roman: { allobroges: ['legion-vii'] },
    barbarian: { sequani: ['sequani-1'], germania: ['german-1'] },
    lost: ['sequani-2'],
  })
    .activate('roman', 'allobroges')
    .march('roman', ['legion-vii'], 'sequani')
    .do('roman', 'end');
  t.activate('barbarian', 'germania').march('barbarian', ['german-1'], 'sequani').do('barbarian', 'end');
  t.passRound();
  expect(t.legal('barbarian', 'pass')).toEqual(['german-1', 'sequani-1']);
  t.fire('german-1', 3, 3, 2);
  expect(t.unit('legion-vii').strength).toBe(3);
});

test('5.2.2 Romans who defend Transalpine Gaul have the bonuses of its town', () => {
  const t = battle(
    'barbarian',
    { roman: { [HOME]: ['volcae-1', 'legion-vii'] }, barbarian: { allobroges: ['ariovistus'] } },
    'allobroges',
    HOME,
    'ariovistus',
  );
  t.do('roman', 'pass', 'legion-vii').fire('volcae-1', 3, 3, 6);
  expect(t.unit('ariovistus').strength).toBe(1);
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

test('6.2.2, 6.2.5 Germans killed in the battle for Transalpine Gaul are back in Germania that winter', () => {
  const t = winter(
    {
      roman: { allobroges: ['allobroges', 'legion-vii'] },
      barbarian: { [HOME]: [['german-1', 1]], germania: ['german-2'] },
    },
    3,
  ).do('roman', 'home', 'legion-vii');
  t.do('barbarian', 'pass', 'german-1').fire('legion-vii', 1, 6, 6, 6);
  expect(t.where('german-1')).toMatch(/^barbarian germania [12]$/);
  expect(t.where('legion-vii')).toBe(`roman ${HOME} 4`);
  expect(t.G.score.roman).toBe(1);
});

test('5.2.2, 5.2.1 battles of an event are over before the other side moves', () => {
  const t = table({
    hands: { roman: ['helvetii'], barbarian: ['minor-revolt-1'] },
    roman: { aedui: ['aedui', 'legion-vii'], [HOME]: ['legion-viii'] },
  }).cards(['helvetii', 'movement'], ['minor-revolt-1', 'event']);
  t.do('barbarian', 'revolt', 'aedui');
  expect(t.battle?.area).toBe('aedui');
  while (t.step === 'round') t.passRound();
  expect(t.where('aedui-1')).toBe('lost');
  expect([t.step, t.side]).toEqual(['groups', 'roman']);
});
