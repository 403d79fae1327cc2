import { expect, test } from 'vitest';
import { frameOf } from '../../games/kit/frame';
import { type Position, winter } from './table';

const HOME = 'transalpine-gaul';

const [POOR, NORMAL] = [1, 3];

test('6.1 the harvest: a roll of 1 is poor, 6 bountiful, and the garrison limit is 1, 2 or 3', () => {
  const position = { roman: { aedui: ['aedui', 'legion-vii', 'legion-viii', 'legion-ix', 'legion-xi'] } };
  const limit = (die: number) => frameOf(winter(position, die).G, 'winter');
  expect(limit(1)).toMatchObject({ limit: 1, price: 3 });
  for (const die of [2, 3, 4, 5]) expect(limit(die)).toMatchObject({ limit: 2, price: 2 });
  expect(limit(6)).toMatchObject({ limit: 3, price: 1 });
});

test('6.0, 6.2, 6.1 legions beyond the garrison limit must go home; tribes at home do not count', () => {
  const t = winter({ roman: { aedui: ['aedui', 'legion-vii', 'legion-viii', 'legion-ix'] } }, NORMAL);
  expect([t.step, t.moves('roman')]).toEqual(['legions', ['home', 'all']]);
  t.do('roman', 'home', 'legion-ix');
  expect(t.moves('roman')).toContain('end');
  expect(t.where('legion-ix')).toBe(`roman ${HOME} 4`);
});

test('6.2.2, 7.1 Caesar does not count against the limit and needs no supply', () => {
  const t = winter(
    { supply: 4, roman: { aedui: ['aedui', 'legion-vii', 'legion-viii', 'legion-x'] } },
    NORMAL,
  ).do('roman', 'end');
  expect(t.told('6.4', 'loses 4')).toBe(true);
  expect(t.G.wintered.caesar).toBe(true);
});

test('6.2.2 Caesar must go home when he wintered away the turn before', () => {
  const t = winter(
    { roman: { aedui: ['aedui', 'legion-vii', 'legion-x'] }, wintered: { caesar: true, ariovistus: false } },
    NORMAL,
  );
  expect([t.legal('roman', 'home'), t.moves('roman')]).toEqual([
    ['legion-vii', 'legion-x'],
    ['home', 'all'],
  ]);
  t.do('roman', 'home', 'legion-vii');
  expect(t.moves('roman')).toEqual(['home']);
  t.do('roman', 'home', 'legion-x');
  expect(t.where('legion-x')).toBe(`roman ${HOME} 4`);
});

test('6.2.2 all may be sent home', () => {
  const t = winter({ roman: { aedui: ['aedui', 'legion-vii'], boii: ['boii', 'legion-viii'] } }, NORMAL);
  t.do('roman', 'all');
  expect([t.where('legion-vii'), t.where('legion-viii')]).toEqual([`roman ${HOME} 4`, `roman ${HOME} 4`]);
});

test('6.2.5, 6.2.2 nobody winters in Germania', () => {
  const t = winter({ roman: { germania: ['legion-vii', 'aedui-1'], aedui: ['aedui-2'] } }, NORMAL);
  expect(t.where('legion-vii')).toBe(`roman ${HOME} 4`);
  expect(t.where('aedui-1')).toBe('roman aedui 3');
});

test('6.2.2 legions that find enemies in Transalpine Gaul fight them as one group', () => {
  const t = winter(
    {
      roman: { allobroges: ['allobroges', 'legion-vii', 'legion-viii', 'legion-ix'] },
      barbarian: { [HOME]: ['helvetii-1'] },
      lost: ['helvetii-2', 'helvetii-3'],
    },
    NORMAL,
  ).do('roman', 'all');
  expect(t.battle?.area).toBe(HOME);
  expect(t.passRound().slice(1).sort()).toEqual(['legion-ix', 'legion-vii', 'legion-viii']);
});

test('6.2.2, 6.2.1 Gauls eliminated there return home at once', () => {
  const t = winter(
    {
      roman: { allobroges: ['allobroges', 'legion-vii'], helvetii: ['legion-viii'] },
      barbarian: { [HOME]: [['boii-1', 1]] },
    },
    NORMAL,
  )
    .do('roman', 'home', 'legion-vii')
    .do('roman', 'end');
  t.do('barbarian', 'pass', 'boii-1').fire('legion-vii', 1, 6, 6, 6);
  expect(t.where('boii-1')).toBe('neutral');
});

test('6.2.2 legions may retreat from it to areas with room in the garrison, or beside the map', () => {
  const t = winter(
    {
      roman: {
        allobroges: ['allobroges', 'legion-vii', 'legion-viii', 'legion-ix'],
        volcae: ['volcae', 'legion-xi'],
      },
      barbarian: { [HOME]: ['german-1'] },
    },
    NORMAL,
  )
    .do('roman', 'home', 'legion-ix')
    .do('roman', 'end');
  t.do('barbarian', 'pass', 'german-1');
  expect(t.retreats('roman', 'legion-ix')).toEqual(['off-map', 'volcae']);
});

test('6.2.2, 7.1 Caesar, who must go home and cannot, goes to the off-map area', () => {
  const t = winter(
    {
      roman: { allobroges: ['allobroges', 'legion-x', 'legion-vii'] },
      barbarian: { [HOME]: ['german-1'] },
      wintered: { caesar: true, ariovistus: false },
    },
    NORMAL,
  ).do('roman', 'home', 'legion-x');
  t.do('roman', 'end');
  expect(t.retreats('roman', 'legion-x')).toEqual(['off-map']);
  t.do('roman', 'retreat', 'legion-x', 'off-map');
  expect(t.where('legion-x')).toBe('roman off-map 4');
  expect(t.G.wintered.caesar).toBe(false);
});

test('6.2.1 an eliminated tribe joins whoever holds its home, at strength 1', () => {
  const roman = winter({ roman: { aedui: ['legion-vii'] } }, NORMAL);
  expect(roman.where('aedui-1')).toBe('roman aedui 1');
  const german = winter({ barbarian: { remi: ['german-1'], germania: ['german-2'] } }, NORMAL);
  expect(german.where('remi-1')).toBe('barbarian remi 1');
});

test('6.2.1 with nobody in its home it is neutral again, at full strength', () => {
  const t = winter({ lost: ['aedui-1', 'aedui-2'] }, NORMAL, 6);
  expect([t.where('aedui-1'), t.where('aedui-2')]).toEqual(['neutral', 'neutral']);
});

test('6.2.1 an eliminated unit of an empty home stays with the side of the others', () => {
  const t = winter({ roman: { boii: ['boii', 'aedui-1'] }, lost: ['aedui-2'] }, NORMAL, 6);
  expect(t.where('aedui-2')).toBe('roman aedui 1');
  expect(t.where('aedui-1')).toBe('roman aedui 3');
});

test('6.2.1 the example: two units of a tribe on different sides', () => {
  const t = winter(
    {
      roman: { arverni: ['legion-vii'] },
      barbarian: { boii: ['vercingetorix', 'arverni-1'] },
      lost: ['arverni-2'],
      homes: { vercingetorix: 'arverni' },
    },
    NORMAL,
  ).do('barbarian', 'keep');
  t.do('roman', 'end').do('barbarian', 'remain', 'arverni-1');
  expect(t.where('arverni-1')).toBe('barbarian boii 3');
  expect(t.where('arverni-2')).toBe('roman arverni 1');
});

test('6.2.3 Roman allies go home, and join Barbarians they find there, at their strength', () => {
  const t = winter(
    {
      roman: { boii: ['boii', 'aedui-1', ['remi-1', 2]] },
      barbarian: { remi: ['german-1'], germania: ['ariovistus'] },
      lost: ['aedui-2'],
    },
    NORMAL,
  );
  expect(t.where('aedui-1')).toBe('roman aedui 3');
  expect(t.where('remi-1')).toBe('barbarian remi 2');
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

test('6.2.1, 6.2.2 legions that go home later still win the tribes where they stood', () => {
  const t = winter({ roman: { helvetii: ['legion-vii'], boii: ['boii'] } }, 3).do(
    'roman',
    'home',
    'legion-vii',
  );
  for (const id of ['helvetii-1', 'helvetii-2', 'helvetii-3']) expect(t.where(id)).toMatch(/^roman helvetii/);
});

test('6.2.3, 6.2.5 Germans who go home later still win the tribe of Rome that returns to them', () => {
  const t = winter({ roman: { boii: ['boii', ['remi-1', 2]] }, barbarian: { remi: ['german-1'] } }, 3);
  expect(t.where('german-1')).toBe('barbarian germania 3');
  expect(t.where('remi-1')).toMatch(/^barbarian remi 2/);
});

test('6.2.3, 6.2.4 of two tribes that hold each other’s home the Roman one defects first', () => {
  const t = winter({ roman: { remi: ['leuci-1'] }, barbarian: { leuci: ['remi-1'] } }, 3);
  expect(t.where('leuci-1')).toMatch(/^barbarian leuci/);
  expect(t.where('remi-1')).toMatch(/^barbarian remi/);
});

test('6.2.1 with neutral units of its tribe at home an eliminated unit is neutral too, and goes with them', () => {
  const t = winter({ roman: { boii: ['boii', 'helvetii-2'] }, lost: ['helvetii-3'] }, 3);
  expect(t.told('6.2.1', 'neutral')).toBe(true);
  for (const id of ['helvetii-1', 'helvetii-2', 'helvetii-3']) expect(t.where(id)).toBe('roman helvetii 3');
});

test('6.2.1 an eliminated unit whose fellows are on both sides turns neutral', () => {
  const t = winter(
    {
      roman: { boii: ['boii', 'helvetii-1'] },
      barbarian: { aedui: ['aedui', ['helvetii-2', 2]] },
      lost: ['helvetii-3'],
    },
    3,
  );
  expect(t.told('6.2.1', 'neutral')).toBe(true);
  expect(t.where('helvetii-3')).toBe('roman helvetii 3');
  expect(t.unit('helvetii-2').side).toBe('roman');
});

test('6.2.2 no battle is fought in winter for a Transalpine Gaul that no Roman returns to', () => {
  const t = winter({ barbarian: { [HOME]: ['ariovistus', 'german-1'], boii: ['boii'] } }, NORMAL);
  expect([t.told('5.2.2', 'Battle'), t.step]).toEqual([false, 'germans']);
});

test('6.2.2, 5.2.2 Barbarians who have held Transalpine Gaul regroup, Romans who come home do not', () => {
  const fight = (die: number) => {
    const position: Position = {
      roman: { allobroges: ['allobroges', 'legion-vii'] },
      barbarian: { [HOME]: [['german-1', 1]], boii: ['boii'] },
    };
    const t = winter(position, NORMAL).do('roman', 'home', 'legion-vii');
    t.do('barbarian', 'pass', 'german-1').fire('legion-vii', die, 6, 6, 6);
    return t;
  };
  const held = fight(6).do('barbarian', 'pass', 'german-1').do('roman', 'retreat', 'legion-vii', 'off-map');
  expect([held.step, held.legal('barbarian', 'regroup')]).toEqual(['regroup', ['german-1 boii']]);
  const won = fight(1);
  expect([won.where('legion-vii'), won.told('5.2.2', 'Rome wins')]).toEqual([`roman ${HOME} 4`, true]);
  expect(won.isUnderWay('regroup')).toBe(false);
});

test('6.2.2, 7.1 a Caesar who comes home by choice may retreat to areas too, whatever their garrison', () => {
  const t = winter(
    {
      roman: { allobroges: ['allobroges', 'legion-vii', 'legion-x'] },
      barbarian: { [HOME]: ['german-1'] },
    },
    POOR,
  );
  t.do('roman', 'home', 'legion-x').do('roman', 'end');
  expect(t.retreats('roman', 'legion-x')).toEqual(['allobroges', 'off-map']);
});
