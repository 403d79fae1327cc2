/* What the ground and the sea give to defenders (2.1, 5.2.2 B). */
import { expect, test } from 'vitest';
import { borderBetween } from '../../games/caesars-gallic-war/components/labels';
import { contestOf } from '../../games/caesars-gallic-war/contests';
import { battle, moving } from './table';

const HOME = 'transalpine-gaul';

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

test('5.2.2 Romans who sail to the help of a port are no naval attack on it: nobody is A for it', () => {
  const t = moving('barbarian', {
    roman: { atrebates: ['atrebates-1'], santones: ['santones'] },
    barbarian: { menapi: ['german-1'] },
  })
    .activate('barbarian', 'menapi')
    .march('barbarian', ['german-1'], 'atrebates')
    .do('barbarian', 'end');
  t.do('roman', 'activate', 'santones').do('roman', 'sail', 'santones-1', 'atrebates').do('roman', 'end');
  expect(t.passRound()).toEqual(['german-1', 'atrebates-1']);
});

test('5.2.2 in a town, reserves that must attack those who took it have lost its initiative', () => {
  const t = moving('roman', {
    roman: { allobroges: ['allobroges'] },
    barbarian: { sequani: [['sequani-1', 1]], helvetii: ['helvetii'] },
    lost: ['sequani-2'],
  })
    .activate('roman', 'allobroges')
    .march('roman', ['allobroges-1', 'allobroges-2'], 'sequani')
    .do('roman', 'end');
  t.activate('barbarian', 'helvetii').march('barbarian', ['helvetii-1'], 'sequani').do('barbarian', 'end');
  t.do('barbarian', 'pass', 'sequani-1').fire('allobroges-1', 1, 6, 6).do('roman', 'pass', 'allobroges-2');
  expect(t.passRound()).toEqual(['allobroges-1', 'allobroges-2', 'helvetii-1']);
});

test('5.2.2 the Alps: defenders of Helvetii roll a die more in round 1', () => {
  const t = battle(
    'roman',
    { roman: { [HOME]: ['legion-vii'] }, barbarian: { helvetii: ['helvetii'] } },
    HOME,
    'helvetii',
    'legion-vii',
  );
  t.do('roman', 'pass', 'legion-vii').fire('helvetii-1', 6, 6, 6, 6).fire('helvetii-2', 6, 6, 6, 6);
  expect(t.battle?.roll?.dice).toHaveLength(4);
  t.do('barbarian', 'pass', 'helvetii-3').do('roman', 'pass', 'legion-vii').fire('helvetii-1', 6, 6, 6);
  expect(t.battle?.roll?.dice).toHaveLength(3);
});

test('5.2.2 the Rhine: defenders attacked over it roll a die more in round 1, in either direction', () => {
  const into = battle(
    'barbarian',
    { roman: { leuci: ['legion-vii'] }, barbarian: { germania: ['german-1'] } },
    'germania',
    'leuci',
    'german-1',
  );
  into.fire('legion-vii', 6, 6, 6, 6, 6);
  expect(into.battle?.roll?.dice).toHaveLength(5);
  into.do('barbarian', 'pass', 'german-1').fire('legion-vii', 6, 6, 6, 6);
  expect(into.battle?.roll?.dice).toHaveLength(4);
  const out = battle(
    'roman',
    { roman: { leuci: ['legion-vii'] }, barbarian: { germania: ['german-1'] } },
    'leuci',
    'germania',
    'legion-vii',
  );
  out.fire('legion-vii', 6, 6, 6, 6).fire('german-1', 6, 6, 6, 6);
  expect(out.battle?.roll?.dice).toHaveLength(4);
});

test('5.2.2 Rhine and Alps together would give one die, though the map sets them apart', () => {
  const t = battle(
    'barbarian',
    { roman: { helvetii: ['legion-vii'] }, barbarian: { sequani: ['german-1'] } },
    'sequani',
    'helvetii',
    'german-1',
  );
  expect(borderBetween({}, 'germania', 'helvetii')).toBeUndefined();
  contestOf(t.G, 'helvetii').main = 'germania';
  t.G.secret.barbarian.blocks['german-1'].path = 'germania';
  t.fire('legion-vii', 6, 6, 6, 6, 6);
});

test('5.2.2 the Rhine counts for the way of the main group only', () => {
  const t = moving('barbarian', {
    roman: { leuci: ['legion-vii'] },
    barbarian: { germania: ['german-1'], treveri: ['treveri'] },
  }).activate('barbarian', 'germania', 'treveri');
  t.march('barbarian', ['german-1'], 'leuci')
    .march('barbarian', ['treveri-1'], 'leuci')
    .do('barbarian', 'end');
  t.do('barbarian', 'main', 'treveri').fire('legion-vii', 6, 6, 6, 6);
  expect(t.battle?.roll?.dice).toHaveLength(4);
});

test('5.2.2, 2.1 a fortified town makes defenders A for the battle, and their rating one better in round 1', () => {
  const t = battle(
    'roman',
    { roman: { allobroges: ['legion-vii'] }, barbarian: { sequani: ['sequani'] } },
    'allobroges',
    'sequani',
    'legion-vii',
  );
  t.fire('sequani-1', 3, 3, 4);
  expect(t.unit('legion-vii').strength).toBe(2);
  t.do('barbarian', 'pass', 'sequani-2').do('roman', 'pass', 'legion-vii');
  t.fire('sequani-1', 3, 3, 2);
  expect(t.unit('legion-vii').strength).toBe(1);
});

test('5.2.2, 2.1 the bonuses of a town are for the original defender, not for attackers who come to defend it', () => {
  const t = moving('roman', {
    roman: { allobroges: ['allobroges'] },
    barbarian: { sequani: [['sequani-1', 1]], germania: ['german-1'] },
    lost: ['sequani-2'],
  })
    .activate('roman', 'allobroges')
    .march('roman', ['allobroges-1', 'allobroges-2'], 'sequani')
    .do('roman', 'end');
  t.activate('barbarian', 'germania').march('barbarian', ['german-1'], 'sequani').do('barbarian', 'end');
  t.do('barbarian', 'pass', 'sequani-1').fire('allobroges-1', 1, 6, 6).do('roman', 'pass', 'allobroges-2');
  expect(t.passRound()).toEqual(['german-1', 'allobroges-1', 'allobroges-2']);
});

test('5.2.2 defenders of a port are A against Romans who come by sea', () => {
  const t = moving('roman', {
    roman: { andes: ['legion-vii'] },
    barbarian: { esuvii: ['esuvii'] },
  }).activate('roman', 'andes');
  t.do('roman', 'sail', 'legion-vii', 'esuvii').do('roman', 'end').idle();
  expect(t.passRound()).toEqual(['esuvii-1', 'legion-vii']);
  const land = battle(
    'roman',
    { roman: { andes: ['legion-vii'] }, barbarian: { esuvii: ['esuvii'] } },
    'andes',
    'esuvii',
    'legion-vii',
  );
  expect(land.passRound()).toEqual(['legion-vii', 'esuvii-1']);
});
