import { expect, test } from 'vitest';
import { battle, moving, type Position, table } from './table';

const HOME = 'transalpine-gaul';

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

const SAILED: Position = {
  roman: { atrebates: ['atrebates', 'legion-vii'], carnutes: ['carnutes', 'legion-viii'] },
  barbarian: { pictones: ['pictones'], santones: ['santones'] },
  lost: ['veneti-1'],
};

test('5.2.2 Romans who came by sea do not leave by land, in any round or when they must retreat', () => {
  const t = moving('roman', SAILED).activate('roman', 'atrebates');
  t.do('roman', 'sail', 'legion-vii', 'pictones').do('roman', 'end').idle();
  for (let round = 1; round <= 3; round++) {
    t.do('barbarian', 'pass', 'pictones-1');
    expect(t.retreats('roman', 'legion-vii')).toEqual(['~atrebates']);
    t.do('roman', 'pass', 'legion-vii');
  }
  expect([t.step, t.retreats('roman', 'legion-vii')]).toEqual(['withdraw', ['~atrebates']]);
});

test('5.2.2 of attackers by sea and by land each leaves the way it came', () => {
  const t = moving('roman', SAILED).activate('roman', 'atrebates', 'carnutes');
  t.do('roman', 'sail', 'legion-vii', 'pictones').march('roman', ['legion-viii'], 'pictones');
  t.do('roman', 'end').idle().do('roman', 'main', 'carnutes').passRound();
  t.do('barbarian', 'pass', 'pictones-1');
  expect(t.retreats('roman', 'legion-vii')).toEqual(['~atrebates']);
  expect(t.retreats('roman', 'legion-viii')).toEqual(['carnutes', 'veneti']);
});

test('5.2.2 who leaves by sea crosses no border, and takes nothing of its limit from who leaves by land to the same area', () => {
  const t = moving('roman', {
    roman: {
      atrebates: ['atrebates', 'legion-vii', 'legion-viii'],
      santones: ['santones-1', 'santones-2', 'aedui-1'],
    },
    barbarian: { pictones: ['pictones'], arverni: ['aedui-2'] },
  }).activate('roman', 'atrebates', 'santones');
  for (const legion of ['legion-vii', 'legion-viii']) t.do('roman', 'sail', legion, 'pictones');
  t.march('roman', ['santones-1', 'santones-2'], 'pictones').do('roman', 'end').idle();
  t.do('roman', 'main', '~atrebates').passRound();
  t.do('barbarian', 'pass', 'pictones-1');
  t.do('roman', 'retreat', 'legion-vii', 'santones').do('roman', 'retreat', 'legion-viii', 'santones');
  t.do('roman', 'retreat', 'santones-1', 'santones').do('roman', 'retreat', 'santones-2', 'santones');
  for (const id of ['legion-vii', 'legion-viii', 'santones-1', 'santones-2'])
    expect(t.where(id)).toMatch(/^roman santones /);
  expect(t.G.contests).toEqual({});
});

test('5.2.2 Romans who sailed to the help of a port may leave it by land', () => {
  const t = moving('barbarian', {
    barbarian: { menapi: ['german-1'] },
    roman: { atrebates: ['atrebates-1'], santones: ['santones'], remi: ['remi'] },
  });
  t.activate('barbarian', 'menapi').march('barbarian', ['german-1'], 'atrebates').do('barbarian', 'end');
  t.do('roman', 'activate', 'santones').do('roman', 'sail', 'santones-1', 'atrebates').do('roman', 'end');
  t.passRound();
  t.do('barbarian', 'pass', 'german-1').do('roman', 'pass', 'atrebates-1');
  expect(t.retreats('roman', 'santones-1')).toEqual(['remi', '~santones']);
});

test('5.2.2 attackers who have become the defenders of a port may leave it by sea, its reserves may not', () => {
  const t = table({
    hands: { roman: ['germania'], barbarian: ['andes'] },
    roman: { carnutes: ['legion-vii'], santones: ['santones'] },
    barbarian: { esuvii: [['esuvii-1', 1]], bellovaci: ['bellovaci'], atrebates: ['atrebates'] },
  }).cards(['germania', 'movement'], ['andes', 'movement']);
  t.activate('roman', 'carnutes').march('roman', ['legion-vii'], 'esuvii').do('roman', 'end');
  t.activate('barbarian', 'bellovaci').march('barbarian', ['bellovaci-1'], 'esuvii').do('barbarian', 'end');
  t.fire('legion-vii', 1, 6, 6, 6);
  expect([t.battle?.round, t.retreats('roman', 'legion-vii')]).toEqual([2, ['carnutes', '~santones']]);
  t.do('roman', 'pass', 'legion-vii');
  expect(t.legal('barbarian', 'retreat').filter((to) => to.endsWith('atrebates'))).toEqual([]);
});

test('5.2.2 of Roman units of equal strength legions take the hits, not allied Gauls', () => {
  const t = battle(
    'barbarian',
    {
      barbarian: { germania: ['ariovistus'] },
      roman: { leuci: ['leuci', ['legion-vii', 3], ['legion-viii', 3]] },
    },
    'germania',
    'leuci',
    'ariovistus',
  );
  t.do('roman', 'pass', 'legion-vii').do('roman', 'pass', 'legion-viii').fire('ariovistus', 1, 6, 6);
  expect(t.legal('roman', 'take')).toEqual(['legion-vii', 'legion-viii']);
});
