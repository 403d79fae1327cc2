import { expect, test } from 'vitest';
import { Alea } from '../../games/ai/alea';
import { rulebook } from '../../games/caesars-gallic-war';
import { bots } from '../../games/caesars-gallic-war/bot';
import type { Side } from '../../games/caesars-gallic-war/state';
import { viewOf } from '../../games/caesars-gallic-war/view';
import { legalMoves } from '../../games/kit/legality';
import { newGame, type Position, type Table, table, turnStart } from './table';

const chance = new Alea('imagination');

function imagined(t: Table, side: Side) {
  return bots.determinize(viewOf(t.G, [side]), [side], chance);
}

test('5.1 a bot knows that the Massive Revolt card that was bought is the first to be played', () => {
  const t = turnStart({ turn: 7 }).do('barbarian', 'pay');
  for (let time = 0; time < 20; time++) {
    expect(imagined(t, 'roman').secret.barbarian.hand).toContain('massive-revolt');
  }
  t.do('barbarian', 'play', 'massive-revolt');
  expect(imagined(t, 'roman').secret.barbarian.chosen).toBe('massive-revolt');
});

test('5.1 a card that is out of the game is in no imagined hand', () => {
  const t = turnStart({ turn: 7, massiveRevolt: 'out' });
  for (let time = 0; time < 50; time++) {
    expect(imagined(t, 'roman').secret.barbarian.hand).not.toContain('massive-revolt');
  }
});

test('2.2 imagined units have the colour of their tokens, and are mostly at home', () => {
  const t = newGame();
  let helvetii = 0;
  for (let time = 0; time < 50; time++) {
    const { blocks } = imagined(t, 'roman').secret.barbarian;
    expect(Object.keys(blocks).sort()).toEqual(Object.keys(t.G.secret.barbarian.blocks).sort());
    for (const id of ['ariovistus', 'german-1']) expect(blocks[id].place).toBe('germania');
    if (blocks['helvetii-1'].place === 'helvetii') helvetii++;
  }
  expect(helvetii).toBe(50);
});

test('8.0 more points and more tribes are better prospects', () => {
  const rome = (position: Position) => bots.evaluate(table(position).G).roman;
  const even = rome({ turn: 5 });
  expect(rome({ turn: 5, score: { roman: 3, barbarian: 0 } })).toBeGreaterThan(even);
  expect(rome({ turn: 5, score: { roman: 0, barbarian: 3 } })).toBeLessThan(even);
  expect(rome({ turn: 5, roman: { aedui: ['aedui'] } })).toBeGreaterThan(even);
  expect(rome({ turn: 5, barbarian: { aedui: ['aedui'] } })).toBeLessThan(even);
});

test('5.2.1 an attack on a weak neighbour looks better than one on a strong', () => {
  const t = table({
    hands: { roman: ['helvetii'], barbarian: ['boii'] },
    roman: { 'transalpine-gaul': ['legion-vii'] },
    barbarian: { volcae: [['volcae-1', 1]], boii: ['boii', 'arverni-1', 'arverni-2'] },
  }).cards(['helvetii', 'movement'], ['boii', 'movement']);
  t.activate('roman', 'transalpine-gaul');
  const moves = legalMoves(rulebook, t.G, 'roman');
  const weights = bots.policy(t.G, 'roman', moves);
  const weight = (to: string) => weights[moves.findIndex(({ args }) => args[1] === to)];
  expect(weight('volcae')).toBeGreaterThan(weight('boii'));
});

test('8.0 Rome attacks only where it is much stronger, as a fallen legion is three points', () => {
  const attacks = (strength: number) => {
    const t = table({
      hands: { roman: ['helvetii'], barbarian: ['boii'] },
      roman: { 'transalpine-gaul': ['legion-vii'] },
      barbarian: { volcae: [['volcae-1', strength]] },
    }).cards(['helvetii', 'movement'], ['boii', 'movement']);
    t.activate('roman', 'transalpine-gaul');
    const moves = legalMoves(rulebook, t.G, 'roman');
    const weights = bots.policy(t.G, 'roman', moves);
    const weight = (to: string) => weights[moves.findIndex(({ args }) => args[1] === to)];
    return weight('volcae') > weight('allobroges');
  };
  expect([attacks(1), attacks(2)]).toEqual([true, false]);
});

test('4.0 the horizon grows with card plays and turns', () => {
  const horizon = (position: Position) => bots.horizon(table(position).G);
  const times = [
    horizon({ turn: 1, round: 1 }),
    horizon({ turn: 1, round: 5 }),
    horizon({ turn: 2, round: 1 }),
  ];
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(times).size).toBe(3);
});

test('2.2 moves of units that look alike have the same text for the enemy', () => {
  const t = newGame();
  t.G.secret.roman.hand = ['remi'];
  t.G.secret.barbarian.hand = ['boii'];
  t.cards(['remi', 'movement'], ['boii', 'movement']);
  t.do(t.side, 'begin').do('roman', 'activate', 'transalpine-gaul');
  const text = (id: string, to: string) => bots.observation?.(t.G, 'roman', { move: 'move', args: [id, to] });
  expect(text('legion-vii', 'allobroges')).toBe(text('legion-x', 'allobroges'));
  expect(text('legion-vii', 'allobroges')).not.toBe(text('legion-vii', 'volcae'));
});
