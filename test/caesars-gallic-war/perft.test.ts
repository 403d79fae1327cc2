/* How many legal sequences of n moves there are from a position: pins the whole move generator. */
import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesars-gallic-war';
import type { G } from '../../games/caesars-gallic-war/state';
import { legalMoves, perform } from '../../games/kit/rulebook';
import { scripted } from '../tools/chance';
import { battle, newGame } from './table';

function perft(G: G, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of G.stack[G.stack.length - 1]?.seats ?? []) {
    for (const move of legalMoves(rulebook, G, seat)) {
      const play = perform(rulebook, G, seat, move, scripted(Array(20).fill(3)));
      if (play === null) throw new Error(`${move.move} is not legal`);
      count += play.over === null ? perft(play.G, depth - 1) : 1;
    }
  }
  return count;
}

const depths = (G: G, most: number) => Array.from({ length: most }, (_, index) => perft(G, index + 1));

test('3.0, 5.2 the first cards and announcements', () => {
  expect(depths(newGame().G, 2)).toEqual([10, 50]);
  expect(perft(newGame().G, 3)).toMatchInlineSnapshot(`180`);
});

test('5.2.1 the first movement with a card of two groups', () => {
  const t = newGame();
  t.G.secret.roman.hand = ['aedui'];
  t.G.secret.barbarian.hand = ['boii'];
  t.cards(['aedui', 'movement'], ['boii', 'movement']);
  expect(depths(t.G, 3)).toMatchInlineSnapshot(`
    [
      4,
      12,
      208,
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
  expect(depths(t.G, 5)).toMatchInlineSnapshot(`
    [
      4,
      8,
      24,
      108,
      344,
    ]
  `);
});
