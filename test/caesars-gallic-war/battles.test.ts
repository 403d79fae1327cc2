import { expect, test } from 'vitest';
import { borderBetween } from '../../games/caesars-gallic-war/components/borders';
import { contestOf } from '../../games/caesars-gallic-war/contests';
import type { Side } from '../../games/caesars-gallic-war/state';
import { viewOf } from '../../games/caesars-gallic-war/view';
import { battle, beforeTheReserves, moving, table } from './table';

const HOME = 'transalpine-gaul';

test('5.2.2 A goes before B before C, and of the same letter the defender first', () => {
  const t = battle(
    'barbarian',
    { barbarian: { germania: ['ariovistus', 'german-1'] }, roman: { menapi: ['menapi', 'legion-vii'] } },
    'germania',
    'menapi',
    'ariovistus',
    'german-1',
  );
  expect(t.passRound()).toEqual(['legion-vii', 'ariovistus', 'german-1', 'menapi-1']);
});

test('5.2.2, 7.1 Caesar is always first, whatever letters the others have', () => {
  const t = battle(
    'roman',
    { roman: { allobroges: ['legion-x', 'legion-vii'] }, barbarian: { sequani: ['sequani'] } },
    'allobroges',
    'sequani',
    'legion-x',
    'legion-vii',
  );
  expect(t.passRound()).toEqual(['legion-x', 'sequani-1', 'sequani-2', 'legion-vii']);
});

test('5.2.2, 7.1 a defending Caesar is first too', () => {
  const t = battle(
    'barbarian',
    { roman: { leuci: ['legion-x', 'legion-vii'] }, barbarian: { germania: ['german-1'] } },
    'germania',
    'leuci',
    'german-1',
  );
  expect(t.passRound()).toEqual(['legion-x', 'legion-vii', 'german-1']);
});

test('5.2.2 a die for each point of strength, and hits up to the battle rating', () => {
  const t = battle(
    'roman',
    { roman: { volcae: [['legion-vii', 3]] }, barbarian: { arverni: ['arverni'] } },
    'volcae',
    'arverni',
    'legion-vii',
  );
  t.passRound();
  t.do('barbarian', 'pass', 'arverni-1').do('barbarian', 'pass', 'arverni-2').fire('legion-vii', 1, 2, 3);
  expect([t.unit('arverni-1').strength, t.unit('arverni-2').strength]).toEqual([2, 2]);
});

test('5.2.2 each hit goes to the strongest unit, and its owner chooses among equals', () => {
  const t = battle(
    'barbarian',
    {
      roman: { leuci: ['legion-vii', ['legion-viii', 3], ['legion-ix', 3]] },
      barbarian: { germania: ['ariovistus', 'german-1'] },
    },
    'germania',
    'leuci',
    'ariovistus',
    'german-1',
  );
  for (const id of ['legion-vii', 'legion-viii', 'legion-ix']) t.do('roman', 'pass', id);
  t.fire('ariovistus', 1, 2, 6);
  expect(t.unit('legion-vii').strength).toBe(3);
  expect(t.legal('roman', 'take')).toEqual(['legion-ix', 'legion-vii', 'legion-viii']);
});

test('5.2.2 among equals Romans and Germans take hits before Gauls', () => {
  const t = battle(
    'roman',
    { roman: { volcae: ['legion-x'] }, barbarian: { arverni: ['arverni', 'german-1', 'german-2'] } },
    'volcae',
    'arverni',
    'legion-x',
  );
  t.fire('legion-x', 1, 1, 1, 6);
  expect([t.unit('german-1').strength, t.unit('german-2').strength]).toEqual([2, 2]);
  expect([t.unit('arverni-1').strength, t.unit('arverni-2').strength].sort()).toEqual([2, 3]);
});

test('5.2.2, 6.2.1 eliminated units are set aside until the end of the turn; hits beyond them are lost', () => {
  const t = battle(
    'roman',
    { roman: { [HOME]: ['legion-x'] }, barbarian: { volcae: [['volcae-1', 2]] } },
    HOME,
    'volcae',
    'legion-x',
  );
  t.fire('legion-x', 1, 1, 1, 1);
  expect(t.where('volcae-1')).toBe('lost');
  expect(t.step).toBe('regroup');
});

test('5.2.2 the player who moved first chooses the order of battles', () => {
  const position = {
    roman: { [HOME]: ['legion-vii', 'legion-viii'] },
    barbarian: { volcae: ['volcae'], boii: ['boii-1'], germania: ['german-1'] },
    lost: ['boii-2'],
  };
  const t = moving('roman', position).activate('roman', HOME);
  t.march('roman', ['legion-vii'], 'volcae')
    .march('roman', ['legion-viii'], 'boii')
    .do('roman', 'end')
    .idle();
  expect(t.legal('roman', 'fight')).toEqual(['boii', 'volcae']);
  expect(t.legal('barbarian', 'fight')).toEqual([]);
  t.do('roman', 'fight', 'volcae').passRound();
  t.do('roman', 'retreat', 'legion-vii', HOME);
  expect(t.battle?.area).toBe('boii');
});

test('5.2.2 after three rounds the attacker must retreat, the defender may fight to the end', () => {
  const t = battle(
    'roman',
    { roman: { volcae: ['legion-vii', 'legion-viii'] }, barbarian: { arverni: ['arverni'] } },
    'volcae',
    'arverni',
    'legion-vii',
    'legion-viii',
  );
  for (let round = 1; round <= 3; round++) expect(t.passRound()).toHaveLength(4);
  expect([t.step, t.side]).toEqual(['withdraw', 'roman']);
  expect(t.moves('roman')).toEqual(['retreat']);
  t.do('roman', 'retreat', 'legion-vii', 'volcae').do('roman', 'retreat', 'legion-viii', 'volcae');
  expect(t.where('arverni-1')).toBe('barbarian arverni 3');
  expect(t.step).toBe('card');
});

test('5.2.2 attackers who cannot retreat when they must are eliminated', () => {
  const attack = (barbarian: Record<string, string[]>) => {
    const position = {
      roman: { leuci: ['legion-vii'] },
      barbarian: { germania: ['treveri-1'], ...barbarian },
    };
    const t = battle('barbarian', position, 'germania', 'leuci', 'treveri-1');
    for (let round = 1; round <= 3; round++) t.passRound();
    return t;
  };
  expect(attack({}).where('treveri-1')).toBe('lost');
  const t = attack({ sequani: ['german-1'] });
  expect([t.step, t.legal('barbarian', 'retreat')]).toEqual(['withdraw', ['treveri-1 sequani']]);
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
  expect(borderBetween('germania', 'helvetii')).toBeUndefined();
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

test('5.2.2, 2.2 both sides see the units that fight, not the reserves, and none after the battle', () => {
  const t = moving('roman', {
    roman: { [HOME]: ['legion-vii', 'legion-viii'], allobroges: ['allobroges'] },
    barbarian: { helvetii: ['helvetii-1'], sequani: ['german-1'] },
    lost: ['helvetii-2', 'helvetii-3'],
  }).activate('roman', HOME);
  const seen = (viewer: Side, side: Side) =>
    Object.keys(viewOf(t.G, [viewer]).secret[side].blocks)
      .filter((id) => !id.startsWith('?'))
      .sort();
  t.march('roman', ['legion-vii'], 'helvetii').march('roman', ['legion-viii'], 'allobroges', 'helvetii');
  t.do('roman', 'end')
    .activate('barbarian', 'sequani')
    .march('barbarian', ['german-1'], 'helvetii')
    .do('barbarian', 'end');
  expect(seen('roman', 'barbarian')).toEqual([]);
  t.do('roman', 'main', HOME);
  expect([seen('barbarian', 'roman'), seen('roman', 'barbarian')]).toEqual([['legion-vii'], ['helvetii-1']]);
  t.passRound();
  expect([seen('barbarian', 'roman'), seen('roman', 'barbarian')]).toEqual([
    ['legion-vii', 'legion-viii'],
    ['german-1', 'helvetii-1'],
  ]);
  t.do('roman', 'retreat', 'legion-vii', HOME);
  expect(seen('barbarian', 'roman')).toEqual(['legion-vii', 'legion-viii']);
  t.do('roman', 'pass', 'legion-viii');
  expect(seen('barbarian', 'roman')).toEqual(['legion-viii']);
});

test('5.2.2 battles of a Political Action are fought before the next action', () => {
  const t = table({
    hands: { roman: ['helvetii'], barbarian: ['boii'] },
    roman: { aedui: ['aedui'] },
    barbarian: { remi: ['german-1'], andes: ['remi-1'], germania: ['german-2'] },
  }).cards(['helvetii', 'political'], ['boii', 'movement']);
  t.dice(1).do('roman', 'influence', 'remi');
  expect(t.battle?.area).toBe('remi');
});
