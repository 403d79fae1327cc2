import { expect, test } from 'vitest';
import { victoryPoints } from '../../games/caesars-gallic-war/victory';
import { battle, table, winter } from './table';

const LAST = { turn: 8 };

test('8.0 after turn 8 the player with most points wins', () => {
  const t = winter(
    { ...LAST, roman: { aedui: ['aedui'], boii: ['boii'] }, barbarian: { remi: ['remi'] } },
    3,
  );
  expect(t.result).toMatchObject({ winners: ['roman'] });
  const scores = winter({ ...LAST, score: { roman: 0, barbarian: 3 }, roman: { aedui: ['aedui'] } }, 3);
  expect(scores.result).toMatchObject({ winners: ['barbarian'] });
});

test('8.0 equal points are a draw', () => {
  const t = winter({ ...LAST, roman: { aedui: ['aedui'] }, barbarian: { remi: ['remi'] } }, 3);
  expect(t.result).toMatchObject({ winners: [] });
});

test('8.0 the game goes on after turn 7', () => {
  expect(winter({ turn: 7, roman: { aedui: ['aedui'] } }, 3).result).toBeNull();
});

test('8.0 a point for each tribe; Britannia is worth three to Rome and one to the Barbarians', () => {
  const roman = table({ roman: { britannia: ['britannia'], aedui: ['aedui'] } });
  expect(victoryPoints(roman.G, 'roman')).toBe(4);
  const barbarian = table({ barbarian: { britannia: ['britannia'], aedui: ['aedui'] } });
  expect(victoryPoints(barbarian.G, 'barbarian')).toBe(2);
});

test('8.0 Germania and Transalpine Gaul score nothing', () => {
  const { G } = table({
    roman: { 'transalpine-gaul': ['legion-vii'] },
    barbarian: { germania: ['german-1'] },
  });
  expect([victoryPoints(G, 'roman'), victoryPoints(G, 'barbarian')]).toEqual([0, 0]);
});

test('8.0 of a divided tribe the side in its home area scores', () => {
  const { G } = table({ roman: { aedui: ['aedui-1'] }, barbarian: { boii: ['vercingetorix', 'aedui-2'] } });
  expect([victoryPoints(G, 'roman'), victoryPoints(G, 'barbarian')]).toEqual([1, 1]);
});

test('8.0 a point for each German infantry eliminated, three at most', () => {
  const t = battle(
    'roman',
    {
      roman: { leuci: ['legion-x'] },
      barbarian: {
        treveri: [
          ['german-1', 1],
          ['german-2', 1],
          ['german-3', 1],
        ],
      },
      germansKilled: 2,
      score: { roman: 2, barbarian: 0 },
    },
    'leuci',
    'treveri',
    'legion-x',
  ).fire('legion-x', 1, 1, 1, 6);
  expect(t.G.score.roman).toBe(3);
  expect(t.where('german-3')).toBe('lost');
});

test('8.0, 6.7.1 three points for each legion eliminated in battle; it returns at the end of the next turn', () => {
  const t = battle(
    'barbarian',
    { barbarian: { germania: ['ariovistus'] }, roman: { leuci: [['legion-vii', 1]] } },
    'germania',
    'leuci',
    'ariovistus',
  );
  t.do('roman', 'pass', 'legion-vii').fire('ariovistus', 1, 6, 6);
  expect(t.G.score.barbarian).toBe(3);
  expect(t.where('legion-vii')).toBe('3');
});

test('8.0 tribes score at the end only', () => {
  const t = winter({ turn: 4, roman: { aedui: ['aedui'] } }, 3);
  expect(t.G.score).toEqual({ roman: 0, barbarian: 0 });
});
