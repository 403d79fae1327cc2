import { expect, test } from 'vitest';
import type { Side } from '../../games/caesars-gallic-war/state';
import { viewOf } from '../../games/caesars-gallic-war/view';
import { battle, moving, table } from './table';

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

test('5.2.2 who moved first in this card play, not in the one before, chooses the order of battles', () => {
  const t = table({
    hands: { roman: ['aedui', 'remi'], barbarian: ['leuci', 'helvetii'] },
    roman: { volcae: ['volcae'], boii: ['boii'], aedui: ['aedui'] },
    barbarian: { arverni: ['arverni'], germania: ['german-1'] },
  }).cards(['aedui', 'movement'], ['leuci', 'movement']);
  t.idle().idle().cards(['remi', 'movement'], ['helvetii', 'movement']);
  t.do('barbarian', 'activate', 'arverni').do('barbarian', 'begin');
  t.march('barbarian', ['arverni-1'], 'boii').march('barbarian', ['arverni-2'], 'aedui');
  t.do('barbarian', 'end').idle();
  expect(t.legal('barbarian', 'fight')).toEqual(['aedui', 'boii']);
  expect(t.legal('roman', 'fight')).toEqual([]);
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
