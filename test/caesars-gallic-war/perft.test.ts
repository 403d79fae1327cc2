/* How many legal sequences of n moves there are from a position: pins the whole move generator. */
import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesars-gallic-war';
import { perft, perfts } from '../tools/perft';
import { battle, newGame } from './table';

test('3.0, 5.2 the first cards and announcements', () => {
  expect(perfts(rulebook, newGame().G, 2)).toEqual([10, 50]);
  expect(perft(rulebook, newGame().G, 3)).toMatchInlineSnapshot(`180`);
});

test('5.2.1 the first movement with a card of two groups', () => {
  const t = newGame();
  t.G.secret.roman.hand = ['aedui', 'remi'];
  t.G.secret.barbarian.hand = ['boii', 'andes'];
  t.cards(['aedui', 'movement'], ['boii', 'movement']);
  expect(perfts(rulebook, t.G, 3)).toMatchInlineSnapshot(`
    [
      4,
      12,
      210,
    ]
  `);
});

test('5.2.2 a battle of two legions against the Sequani, every die a three', () => {
  const t = battle(
    'roman',
    { roman: { allobroges: ['legion-vii', 'legion-viii'] }, barbarian: { sequani: ['sequani'] } },
    'allobroges',
    'sequani',
    'legion-vii',
    'legion-viii',
  );
  expect(perfts(rulebook, t.G, 5)).toMatchInlineSnapshot(`
    [
      4,
      8,
      24,
      108,
      352,
    ]
  `);
});
