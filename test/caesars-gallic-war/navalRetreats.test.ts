/* Retreats by sea (5.2.2 D). */
import { expect, test } from 'vitest';
import { battle, moving, type Position, table } from './table';

const SAILED: Position = {
  roman: { atrebates: ['atrebates', 'legion-vii'], carnutes: ['carnutes', 'legion-viii'] },
  barbarian: { pictones: ['pictones'], santones: ['santones'] },
  lost: ['veneti-1'],
};

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
  expect(t.retreats('barbarian', 'remi')).not.toContain('veneti');
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

test('5.2.2 nobody leaves an area without a port by sea, whatever ports are friendly', () => {
  const t = battle(
    'barbarian',
    {
      barbarian: { boii: ['boii'] },
      roman: { aedui: ['aedui'], pictones: ['pictones'] },
    },
    'boii',
    'aedui',
    'boii-1',
  );
  expect([t.side, t.retreats('roman', 'aedui-1')]).toEqual(['roman', []]);
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
