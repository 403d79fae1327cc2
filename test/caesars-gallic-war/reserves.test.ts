/* Main groups and reserves of a battle (5.2.2 A). */
import { expect, test } from 'vitest';
import { beforeTheReserves, moving, table } from './table';

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

test('5.2.2 when the main groups of both sides are gone the attacker is the attacker still', () => {
  const t = table({
    hands: { roman: ['germania'], barbarian: ['andes'] },
    roman: { [HOME]: ['legion-vii'], allobroges: ['allobroges'] },
    barbarian: { boii: ['boii-1'], aedui: ['aedui'] },
    lost: ['boii-2', 'volcae-1'],
  }).cards(['germania', 'movement'], ['andes', 'movement']);
  t.activate('roman', HOME, 'allobroges').march('roman', ['legion-vii'], 'boii');
  t.march('roman', ['allobroges-1'], 'boii').do('roman', 'end');
  t.activate('barbarian', 'aedui').march('barbarian', ['aedui-1'], 'boii').do('barbarian', 'end');
  t.do('roman', 'main', HOME).do('roman', 'retreat', 'legion-vii', HOME);
  t.do('barbarian', 'retreat', 'boii-1', 'volcae');
  expect([t.battle?.round, t.G.contests.boii?.attacker]).toEqual([2, 'roman']);
  expect(t.passRound()).toEqual(['aedui-1', 'allobroges-1']);
  t.passRound();
  expect([t.step, t.side]).toEqual(['withdraw', 'roman']);
});

test('5.2.2 defenders begin; those who come to help are reserves and join in round 2', () => {
  const t = moving('roman', {
    roman: { volcae: ['legion-vii'] },
    barbarian: { arverni: ['arverni-1'], boii: ['boii-1'] },
    lost: ['arverni-2'],
  })
    .activate('roman', 'volcae')
    .march('roman', ['legion-vii'], 'arverni')
    .do('roman', 'end');
  t.activate('barbarian', 'boii').march('barbarian', ['boii-1'], 'arverni').do('barbarian', 'end');
  expect(t.passRound()).toEqual(['arverni-1', 'legion-vii']);
  expect(t.passRound().sort()).toEqual(['arverni-1', 'boii-1', 'legion-vii']);
});

test('5.2.2 attackers by different ways are different groups, and one is the main', () => {
  const t = moving('roman', {
    roman: { [HOME]: ['legion-vii', 'legion-viii'], allobroges: ['allobroges'] },
    barbarian: { helvetii: ['helvetii-1'] },
    lost: ['helvetii-2', 'helvetii-3'],
  }).activate('roman', HOME, 'allobroges');
  t.march('roman', ['legion-vii'], 'helvetii').march('roman', ['legion-viii'], 'allobroges', 'helvetii');
  t.march('roman', ['allobroges-1'], 'helvetii').do('roman', 'end').idle();
  expect(t.legal('roman', 'main')).toEqual(['allobroges', HOME, `${HOME}>allobroges`]);
  t.do('roman', 'main', `${HOME}>allobroges`);
  expect(t.passRound()).toEqual(['legion-viii', 'helvetii-1']);
  expect(t.passRound().sort()).toEqual(['allobroges-1', 'helvetii-1', 'legion-vii', 'legion-viii']);
});

test('5.2.2 reserves take no hits in round 1', () => {
  const t = moving('roman', {
    roman: { [HOME]: [['legion-vii', 3], 'legion-viii'], allobroges: ['allobroges'] },
    barbarian: { helvetii: ['helvetii'] },
  }).activate('roman', HOME);
  t.march('roman', ['legion-vii'], 'helvetii').march('roman', ['legion-viii'], 'allobroges', 'helvetii');
  t.do('roman', 'end').idle().do('roman', 'main', HOME).do('roman', 'pass', 'legion-vii');
  t.fire('helvetii-1', 1, 1, 1, 1);
  expect(() => t.unit('legion-vii')).toThrow();
  expect(t.unit('legion-viii').strength).toBe(4);
});

test('5.2.2 reserves fight on when the main group is gone', () => {
  const t = moving('roman', {
    roman: { [HOME]: [['legion-vii', 1], 'legion-viii'], allobroges: ['allobroges'] },
    barbarian: { helvetii: ['helvetii'] },
  }).activate('roman', HOME);
  t.march('roman', ['legion-vii'], 'helvetii').march('roman', ['legion-viii'], 'allobroges', 'helvetii');
  t.do('roman', 'end').idle().do('roman', 'main', HOME).do('roman', 'pass', 'legion-vii');
  t.fire('helvetii-1', 1, 1, 6, 6);
  expect(t.battle?.round).toBe(2);
  expect(t.side).toBe('roman');
  expect(t.G.contests.helvetii?.attacker).toBe('roman');
});

test('5.2.2 attackers who have eliminated the main group defend against its reserves', () => {
  const t = beforeTheReserves().do('roman', 'pass', 'legion-viii');
  expect([t.battle?.round, t.G.contests.sequani?.attacker]).toEqual([2, 'barbarian']);
  expect(t.passRound()).toEqual(['legion-vii', 'legion-viii', 'german-1']);
  t.passRound();
  expect([t.step, t.side]).toEqual(['withdraw', 'barbarian']);
});
