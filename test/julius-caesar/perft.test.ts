/* How many legal sequences of n moves there are from a position: pins the whole move generator. */
import { expect, test } from 'vitest';
import { rulebook } from '../../games/julius-caesar';
import { perfts } from '../tools/perft';
import { newGame, table } from './table';

test('5.1 the first discards: either side first, then the other', () => {
  expect(perfts(rulebook, newGame().G, 2)).toEqual([12, 72]);
});

test("6.1 Caesar's first command from the historical deployment", () => {
  const t = newGame();
  for (const side of ['caesar', 'pompey'] as const) t.do(side, 'discard', t.G.secret[side].hand[0]);
  t.G.secret.caesar.hand = ['c02'];
  t.G.secret.pompey.hand = ['c18'];
  expect(perfts(rulebook, t.cards('c02', 'c18').G, 3)).toMatchInlineSnapshot(`
    [
      6,
      95,
      1487,
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
  expect(perfts(rulebook, t.G, 6)).toMatchInlineSnapshot(`
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
