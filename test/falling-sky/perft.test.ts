/* How many legal sequences of n moves there are from a position: pins the whole move generator. */

import { expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import { defaultComponents } from '../../games/falling-sky/components/default';
import { seatingFor } from '../../games/falling-sky/seats';
import { setUp } from '../../games/falling-sky/setup';
import type { G } from '../../games/falling-sky/state';
import { consideredMoves } from '../../games/kit/legality';
import { withDefaults } from '../../games/kit/options';
import { scripted } from '../../games/testing/chance';
import { perfts } from '../tools/perft';
import { beginCommand, Table } from './table';

/** Without the offers that may be made at any time. */
const counts = (G: G, deepest: number) => perfts(rulebook, G, deepest, consideredMoves);

/** A scenario as it begins, with card 1 in play and card 2 to come: Romans first, then Arverni, Aedui, Belgae. */
function beginning(scenario: string) {
  const options = { ...withDefaults(rulebook), scenario };
  const G = setUp(defaultComponents, { options, seats: seatingFor(4, options), random: scripted() });
  return new Table({
    ...G,
    played: [1],
    next: 2,
    stack: [{ step: 'card', sides: [], deeds: [], passed: [] }],
  }).start().G;
}

test('2.3 the first choices of each scenario', () => {
  const first = Object.fromEntries(
    ['great-revolt', 'reconquest-of-gaul', 'pax-gallica'].map((scenario) => [
      scenario,
      counts(beginning(scenario), 3),
    ]),
  );
  expect(first).toMatchInlineSnapshot(`
    {
      "great-revolt": [
        6,
        89,
        1163,
      ],
      "pax-gallica": [
        6,
        64,
        561,
      ],
      "reconquest-of-gaul": [
        6,
        65,
        599,
      ],
    }
  `);
});

test('3.2.4 a Battle of Romans against Arverni, every die a three', () => {
  const t = beginCommand(
    {
      pieces: {
        mandubii: {
          romans: { leader: 'named', legions: 2, troops: 1 },
          arverni: { leader: 'named', troops: 3 },
        },
        carnutes: { arverni: { troops: 4 } },
      },
      at: { mandubii: 'arverni', carnutes: 'citadel arverni' },
    },
    'battle',
    'romans',
  );
  expect(counts(t.G, 5)).toMatchInlineSnapshot(`
    [
      3,
      12,
      24,
      61,
      159,
    ]
  `);
});

test('3.3.2 a March of the Belgae', () => {
  const t = beginCommand(
    {
      pieces: {
        nervii: { belgae: { leader: 'named', troops: 3, revealed: 1 }, romans: { troops: 3 } },
        treveri: { germans: { troops: 2 } },
      },
      at: { nervii: 'belgae', treveri: 'germans' },
    },
    'march',
    'belgae',
  );
  expect(counts(t.G, 3)).toMatchInlineSnapshot(`
    [
      2,
      14,
      63,
    ]
  `);
});
