import { expect, test } from 'vitest';
import { HIDDEN_CARD } from '../../games/caesars-gallic-war/components/cards';
import { viewOf } from '../../games/caesars-gallic-war/view';
import { newGame, table } from './table';

test('2.2 a player sees the colour and the place of enemy units, not their label or strength', () => {
  const { G } = table({
    roman: { 'transalpine-gaul': ['legion-vii', ['legion-viii', 1]] },
    barbarian: { treveri: ['ariovistus', 'treveri-1', 'aedui-1'] },
  });
  expect(viewOf(G, ['roman']).secret.barbarian.blocks).toEqual({
    '?blue treveri 1': { place: 'treveri', strength: 0 },
    '?green treveri 1': { place: 'treveri', strength: 0 },
    '?grey treveri 1': { place: 'treveri', strength: 0 },
  });
  expect(viewOf(G, ['barbarian']).secret.roman.blocks).toEqual({
    '?black transalpine-gaul 1': { place: 'transalpine-gaul', strength: 0 },
    '?black transalpine-gaul 2': { place: 'transalpine-gaul', strength: 0 },
  });
  expect(viewOf(G, ['roman']).secret.roman).toBe(G.secret.roman);
});

test('2.2 a spectator sees the labels of neither side', () => {
  const { secret } = viewOf(newGame().G, []);
  for (const { blocks, hand } of [secret.roman, secret.barbarian]) {
    expect(Object.keys(blocks).every((id) => id.startsWith('?'))).toBe(true);
    expect(hand).toEqual(Array(5).fill(HIDDEN_CARD));
  }
});

test('5.2 hands and the card chosen are hidden, played cards are not', () => {
  const t = newGame();
  t.do('barbarian', 'play', t.G.secret.barbarian.hand[0]);
  expect(viewOf(t.G, ['roman']).secret.barbarian).toMatchObject({ hand: Array(4).fill('?'), chosen: '?' });
  expect(viewOf(t.G, ['barbarian']).secret.barbarian.chosen).not.toBe('?');
  t.do('roman', 'play', t.G.secret.roman.hand[0]);
  expect(viewOf(t.G, ['roman']).played.barbarian).toHaveLength(1);
});

test('2.2 units on the march are seen going their way', () => {
  const t = newGame();
  const [card] = t.G.secret.roman.hand;
  t.cards([card, 'movement'], [t.G.secret.barbarian.hand[0], 'movement']);
  t.activate(t.side, t.side === 'roman' ? 'transalpine-gaul' : 'germania').march(
    'roman',
    ['legion-vii'],
    'boii',
  );
  expect(viewOf(t.G, ['barbarian']).secret.roman.blocks).toHaveProperty('?black boii<transalpine-gaul 1', {
    place: 'boii',
    strength: 0,
    path: 'transalpine-gaul',
  });
});
