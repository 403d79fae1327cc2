import { expect, test } from 'vitest';
import { type Table, winter } from './table';

const HOME = 'transalpine-gaul';

test('9.4, 6.2.2 cavalry goes home before a Caesar who must, in whatever order they came', () => {
  const position = (ids: string[]) => ({
    variants: { cavalry: 'roman' } as const,
    wintered: { caesar: true, ariovistus: false },
    roman: { aedui: ['aedui', ...ids], boii: ['boii', 'legion-vii'] },
  });
  for (const ids of [
    ['legion-x', 'roman-cavalry'],
    ['roman-cavalry', 'legion-x'],
  ]) {
    const t = winter(position(ids), 3);
    expect([t.step, t.where('roman-cavalry')]).toEqual(['legions', `roman ${HOME} 2`]);
    expect(t.moves('roman')).not.toContain('end');
    expect(t.do('roman', 'home', 'legion-x').moves('roman')).toContain('end');
  }
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

test('6.2.1, 6.2.4 one of two blocks eliminated, the other with Vercingetorix: divided where a legion winters', () => {
  const t = winter(
    {
      roman: { arverni: ['legion-vii'] },
      barbarian: { boii: ['boii', 'vercingetorix', 'arverni-1'] },
      homes: { vercingetorix: 'boii' },
    },
    3,
  ).do('roman', 'end');
  t.do('barbarian', 'remain', 'arverni-1');
  expect(t.unit('arverni-1').side).toBe('barbarian');
  expect(t.unit('arverni-2').side).toBe('roman');
});

test('6.2.4, 6.2.5 Gauls with Vercingetorix and Germans with Ariovistus share the limit of one area', () => {
  const t = winter(
    {
      barbarian: { boii: ['boii', 'vercingetorix', 'aedui-1', 'ariovistus', 'german-1'] },
      homes: { vercingetorix: 'arverni' },
    },
    6,
  );
  t.do('barbarian', 'remain', 'aedui-1').do('barbarian', 'end', 'boii');
  expect(t.legal('barbarian', 'remain')).toEqual(['ariovistus']);
  t.do('barbarian', 'remain', 'ariovistus');
  expect(t.where('ariovistus')).toBe('barbarian boii 3');
  expect(t.where('german-1')).toBe('barbarian germania 3');
});

test('6.2.5 Ariovistus who went home may stay away again the turn after', () => {
  const t = winter(
    { barbarian: { boii: ['boii', 'ariovistus'] }, wintered: { caesar: false, ariovistus: true } },
    3,
  );
  expect(t.where('ariovistus')).toBe('barbarian germania 3');
  expect(t.G.wintered.ariovistus).toBe(false);
});

test('6.4 a legion is fed whole or not at all, and the points left over stay', () => {
  const t = winter(
    { turn: 4, supply: 5, roman: { aedui: ['aedui', 'legion-vii'], boii: ['boii', 'legion-viii'] } },
    1,
  ).do('roman', 'end');
  t.do('roman', 'starve', 'legion-viii');
  expect(t.unit('legion-vii').strength).toBe(4);
  expect(t.unit('legion-viii').strength).toBe(3);
  expect(t.G.supply).toBe(2);
});

test('6.5, 6.6 what the towns produce this turn pays for no replacement of this turn', () => {
  const t = winter({ turn: 4, supply: 0, roman: { [HOME]: [['legion-vii', 2]], volcae: ['volcae'] } }, 3);
  expect(t.unit('legion-vii').strength).toBe(2);
  expect(t.G.supply).toBe(2);
});

test('6.6 the sum of the production stops at 19', () => {
  const t = winter({ turn: 4, supply: 18, roman: { [HOME]: ['legion-vii'], sequani: ['sequani'] } }, 3);
  expect(t.G.supply).toBe(19);
});

test('6.7.1 a legion eliminated by attrition in one winter returns in the next, not in the same', () => {
  const t = winter(
    { turn: 4, supply: 0, roman: { aedui: ['aedui', ['legion-vii', 1]], [HOME]: ['legion-viii'] } },
    3,
  ).do('roman', 'end');
  expect(t.where('legion-vii')).toBe('5');
  expect([t.G.turn, t.G.score.barbarian]).toEqual([5, 3]);
});

test('6.7 the pair that did not come on its first two rolls is there before turn 4, unrolled', () => {
  const arrive = (turn: number, ...dice: number[]): Table =>
    winter({ turn, aside: { 'legion-xiii': 'waiting', 'legion-xiv': 'waiting' } }, 3, ...dice);
  expect(arrive(1, 3).where('legion-xiii')).toBe('waiting');
  expect(arrive(2, 4).where('legion-xiv')).toBe('waiting');
  expect(arrive(3).where('legion-xiv')).toBe(`roman ${HOME} 4`);
});

test('6.2.5 no legion, Gaul or Vercingetorix ends the turn in Germania', () => {
  const t = winter(
    {
      roman: { germania: ['legion-x', 'legion-vii', 'aedui-1'], [HOME]: ['legion-viii'] },
      barbarian: { boii: ['boii'] },
      lost: ['aedui-2'],
    },
    6,
  );
  expect(t.where('legion-x')).toBe(`roman ${HOME} 4`);
  expect(t.where('legion-vii')).toBe(`roman ${HOME} 4`);
  expect(t.unit('aedui-1').place).toBe('aedui');
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

test('6.2.4 Vercingetorix does not leave those he has told to stay with him', () => {
  const t = winter(
    {
      barbarian: { boii: ['boii', 'vercingetorix', 'aedui-1', 'remi-1'], arverni: ['arverni'] },
      homes: { vercingetorix: 'arverni' },
    },
    6,
  );
  expect(t.legal('barbarian', 'end')).toEqual(['arverni', 'boii']);
  t.do('barbarian', 'remain', 'aedui-1');
  expect(t.legal('barbarian', 'end')).toEqual(['boii']);
});

test('6.4 each legion without supply loses one step only', () => {
  const t = winter(
    {
      turn: 4,
      supply: 2,
      roman: {
        aedui: ['aedui', 'legion-vii'],
        boii: ['boii', 'legion-viii'],
        remi: ['remi', 'legion-ix'],
      },
    },
    3,
  ).do('roman', 'end');
  t.do('roman', 'starve', 'legion-vii');
  expect(t.legal('roman', 'starve')).toEqual(['legion-ix', 'legion-viii']);
  t.do('roman', 'starve', 'legion-ix');
  expect(['vii', 'viii', 'ix'].map((legion) => t.unit(`legion-${legion}`).strength)).toEqual([3, 4, 3]);
});
