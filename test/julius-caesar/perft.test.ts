/* How many legal sequences of n moves there are from a position: pins the whole move generator. */
import { expect, test } from 'vitest';
import { rulebook } from '../../games/julius-caesar';
import type { G } from '../../games/julius-caesar/state';
import { legalMoves, perform } from '../../games/kit/rulebook';
import { scripted, seededChance } from '../tools/chance';
import { table } from './table';

function perft(G: G, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of G.stack[G.stack.length - 1]?.seats ?? []) {
    for (const move of legalMoves(rulebook, G, seat)) {
      const play = perform(rulebook, G, seat, move, scripted(Array.from({ length: 8 }, () => 3)));
      if (play === null) throw new Error(`${move.move} is not legal`);
      count += play.result === null ? perft(play.G, depth - 1) : 1;
    }
  }
  return count;
}

test('5.1 the first discards: either side first, then the other', () => {
  const G = rulebook.setup({ deployment: 'historical' }, seededChance(1));
  expect([1, 2].map((depth) => perft(G, depth))).toEqual([12, 72]);
});

test("6.1 Caesar's first command from the historical deployment", () => {
  const G = rulebook.setup({ deployment: 'historical' }, seededChance(1));
  G.stack = [{ step: 'card', seats: ['0', '1'] }];
  G.secret.caesar.hand = ['c02'];
  G.secret.pompey.hand = ['c18'];
  let state = G;
  for (const [seat, card] of [
    ['0', 'c02'],
    ['1', 'c18'],
  ]) {
    state = perform(rulebook, state, seat, { move: 'play', args: [card] }, scripted())?.G ?? state;
  }
  expect([1, 2, 3].map((depth) => perft(state, depth))).toMatchInlineSnapshot(`
    [
      6,
      81,
      1066,
    ]
  `);
});

test('7.2 a battle of two blocks against two, every die a three', () => {
  const t = table({
    caesar: { genua: ['c-caesar', 'c-legio-8'], ravenna: ['c-legio-13'] },
    pompey: { rome: ['p-legio-1', 'p-auxilia-3'] },
    hands: { caesar: ['c02'], pompey: ['c18'] },
  }).cards('c02', 'c18');
  t.group('caesar', 'genua', ['c-caesar', 'rome'], ['c-legio-8', 'rome'])
    .endCommand('caesar')
    .endCommand('pompey');
  expect([1, 2, 3, 4, 5, 6].map((depth) => perft(t.G, depth))).toMatchInlineSnapshot(`
    [
      2,
      4,
      8,
      16,
      56,
      224,
    ]
  `);
});
