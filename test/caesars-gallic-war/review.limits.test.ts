import { expect, test } from 'vitest';
import { viewOf } from '../../games/caesars-gallic-war/view';
import { battle, moving, table } from './table';

const HOME = 'transalpine-gaul';

test('5.2.1 a forced march is two areas, also where a third would be next to the first', () => {
  const t = moving('roman', {
    roman: { aedui: ['aedui', 'legion-vii'], mandubii: ['mandubii'], treveri: ['treveri'] },
    lost: ['leuci-1'],
  }).activate('roman', 'aedui');
  t.march('roman', ['legion-vii'], 'mandubii', 'treveri');
  expect([t.G.supply, t.destinations('roman', 'legion-vii')]).toEqual([14, []]);
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

test('5.2.2 only from a port do units retreat by sea', () => {
  const t = battle(
    'roman',
    {
      roman: { mandubii: ['legion-vii'] },
      barbarian: { remi: ['remi'], veneti: ['veneti'], esuvii: ['esuvii'] },
    },
    'mandubii',
    'remi',
    'legion-vii',
  );
  expect(t.legal('barbarian', 'retreatBySea')).toEqual([]);
});

test('5.2.2 attackers who leave by sea do not use up the two places of the defenders', () => {
  const t = moving('roman', {
    roman: { santones: ['santones', 'legion-vii', 'legion-viii'], esuvii: ['legion-ix'] },
    barbarian: { andes: ['andes'], britannia: ['britannia'] },
  }).activate('roman', 'santones', 'esuvii');
  t.do('roman', 'sail', 'legion-vii', 'andes').do('roman', 'sail', 'legion-viii', 'andes');
  t.march('roman', ['legion-ix'], 'andes').do('roman', 'end').idle();
  t.do('roman', 'main', '~santones');
  t.do('barbarian', 'pass', 'andes-1').do('barbarian', 'pass', 'andes-2');
  t.do('roman', 'retreat', 'legion-vii', 'santones');
  t.do('roman', 'retreat', 'legion-viii', 'santones');
  expect(t.battle?.round).toBe(2);
  t.do('barbarian', 'retreat', 'andes-1', 'britannia').do('barbarian', 'retreat', 'andes-2', 'britannia');
  expect(t.told('5.2.2', 'From Andes retreat: two by sea to Britannia.')).toBe(true);
});

test('5.2.2, 7.1 Caesar who must retreat and cannot is killed, and nothing happens after it', () => {
  const t = moving('roman', {
    roman: { atrebates: ['legion-x', 'legion-vii'] },
    barbarian: { pictones: ['pictones'] },
  }).activate('roman', 'atrebates');
  t.do('roman', 'sail', 'legion-x', 'pictones').do('roman', 'sail', 'legion-vii', 'pictones');
  t.do('roman', 'end').idle();
  for (let round = 1; round <= 3; round++) t.passRound();
  expect(t.result).toMatchObject({ winners: ['barbarian'] });
  expect(t.journal.at(-1)).toMatchObject({ rule: '7.1' });
});

test('5.2.2, 7.1 Caesar killed by fire: the hits left over and the other battles count no more', () => {
  const t = battle(
    'barbarian',
    {
      roman: {
        leuci: [
          ['legion-x', 1],
          ['legion-vii', 1],
        ],
      },
      barbarian: { germania: ['ariovistus'] },
    },
    'germania',
    'leuci',
    'ariovistus',
  );
  t.do('roman', 'pass', 'legion-x').do('roman', 'pass', 'legion-vii');
  t.fire('ariovistus', 1, 1, 6);
  expect(t.result).toMatchObject({ winners: ['barbarian'] });
  expect(t.journal.at(-1)).toMatchObject({ rule: '7.1' });
});

test('11.0 Vercingetorix does not come where Rome has won and moved on', () => {
  const t = table({
    hands: { roman: ['andes'], barbarian: ['massive-revolt'] },
    roman: { aedui: [['aedui-1', 1], ['aedui-2', 1], 'legion-vii'], allobroges: ['allobroges'] },
  }).cards(['andes', 'movement'], ['massive-revolt', 'event']);
  for (const tribe of ['aedui', 'remi', 'leuci', 'cadurci']) t.do('barbarian', 'revolt', tribe);
  t.fire('legion-vii', 1, 1, 6, 6).do('roman', 'regroup', 'legion-vii', 'allobroges');
  if (t.step === 'regroup') t.do('roman', 'end');
  expect(t.legal('barbarian', 'place')).toEqual(['cadurci', 'leuci', 'remi']);
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

test('5.2.1 a unit that has marched into a port of another group does not sail from it', () => {
  const t = moving('roman', {
    roman: { arverni: ['arverni', 'legion-vii'], santones: ['santones'] },
  }).activate('roman', 'arverni', 'santones');
  t.march('roman', ['legion-vii'], 'santones');
  expect(t.legal('roman', 'sail').some((move) => move.startsWith('legion-vii'))).toBe(false);
  expect(t.legal('roman', 'sail').some((move) => move.startsWith('santones-1'))).toBe(true);
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
