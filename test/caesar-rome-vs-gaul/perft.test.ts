/* How many legal sequences of n moves there are from a position: pins the whole move generator. */
import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesar-rome-vs-gaul';
import { perfts } from '../tools/perft';
import { enter } from './contact';
import { cardPlayOf, type Position, REST, type Table, tableAt } from './table';

/** Whatever comes after the position is the next turn. */
const counts = ({ G }: Table, deepest: number) =>
  perfts(rulebook, { ...G, stack: [{ step: 'game', sides: [] }, ...G.stack] }, deepest);

const FIELD: Position = {
  at: {
    'noviodunum-aeduorum': 'caesar t-labienus VII VIII IX',
    autricum: '(carnutes)',
    agedincum: '(senones)',
    vienne: 'galba XIII',
  },
  towns: { autricum: 'carnutes', agedincum: 'senones' },
  roman: ['bibracte', 'noviodunum-aeduorum', 'cabillonum', 'brivodurum'],
  gallic: ['lutetia'],
};

test('7.7.1 the Action Points of a card, two of them', () => {
  const roman = tableAt(FIELD, REST, cardPlayOf('roman', { points: 2 }));
  const gallic = tableAt(FIELD, REST, cardPlayOf('gallic', { points: 2 }));
  expect([counts(roman, 2), counts(gallic, 2)]).toMatchInlineSnapshot(`
    [
      [
        28,
        557,
      ],
      [
        87,
        7163,
      ],
    ]
  `);
});

test('10.2 a march of Caesar, every die a three', () => {
  const table = tableAt(FIELD, REST, cardPlayOf('roman', { points: 1 }));
  table.do('roman', 'move', 'caesar', 'army');
  expect(counts(table, 3)).toMatchInlineSnapshot(`
    [
      8,
      49,
      293,
    ]
  `);
});

test('12.2 13.5 an Army enters the space of another one, every die a three', () => {
  const table = enter(
    {
      at: { bibrax: 'caesar VII VIII', durocortorum: 'remi', 'noviodunum-suessionum': 'suessiones nervii' },
      towns: { durocortorum: 'remi' },
    },
    { group: 'caesar VII VIII', from: 'bibrax', to: 'noviodunum-suessionum' },
  );
  expect(counts(table, 5)).toMatchInlineSnapshot(`
    [
      2,
      4,
      15,
      56,
      236,
    ]
  `);
});
