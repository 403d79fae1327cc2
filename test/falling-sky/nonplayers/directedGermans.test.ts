import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { type CommandName, FREE, type Terms } from '../../../games/falling-sky/commands/terms';
import { commandFrame } from '../../../games/falling-sky/commands/underWay';
import { marchGermans } from '../../../games/falling-sky/nonplayers/arverni/germans';
import { Play } from '../../../games/kit/play';
import type { Random } from '../../../games/kit/random';
import { scripted } from '../../../games/testing/chance';
import { begin, type Position, stateOf } from '../table';
import { eventByRule } from './events';
import { lines } from './romans';
import { eventTurn, unheld } from './table';

const romans = { romans: { troops: 1 } };

describe('8.2.1 Germans whom Non-player Romans direct', () => {
  /** Romans all around Treveri but in Ubii and Sugambri. */
  const AROUND: Position['pieces'] = {
    nervii: romans,
    atrebates: romans,
    mandubii: romans,
    sequani: romans,
    aedui: romans,
    carnutes: romans,
  };

  test('8.2.1 card 17: all March out of Regions with Romans into Regions without, others stay', () => {
    const table = eventByRule(
      {
        pieces: {
          ...AROUND,
          ubii: romans,
          treveri: { romans: { troops: 3 }, germans: { hidden: 2, revealed: 2, scouted: 1 } },
          sugambri: { germans: { hidden: 3 } },
        },
      },
      17,
      'unshaded',
      'romans',
    );
    expect(table.force('treveri', 'germans')).toBe('');
    expect(table.force('sugambri', 'germans')).toBe('7h 1r');
  });

  test('8.4, 8.2.1 card 65: out of two Regions, those with the most Warbands', () => {
    const among = (germans: number) => ({ romans: { troops: 3 }, germans: { revealed: germans } });
    const table = eventByRule(
      { pieces: { nervii: among(1), treveri: among(2), sequani: among(3) } },
      65,
      'unshaded',
      'romans',
    );
    const left = (['nervii', 'treveri', 'sequani'] as const).map((region) => table.force(region, 'germans'));
    expect(left).toEqual(['1r', '', '']);
  });

  test('8.2.1 card 17: an Ambush by the priorities of 8.8.1, never against Romans, be they the most', () => {
    const struck = (aedui: number) =>
      lines(
        eventByRule(
          {
            pieces: {
              ...AROUND,
              ubii: romans,
              sugambri: romans,
              treveri: { romans: { troops: 3 }, aedui: { revealed: aedui }, germans: { hidden: 8 } },
              pictones: { germans: { hidden: 8 }, arverni: { revealed: 2 } },
            },
          },
          17,
          'unshaded',
          'romans',
        ),
        'The Germans Battle',
      );
    expect(struck(1)).toEqual(['The Germans Battle the Arverni in Pictones.']);
    expect(struck(3)).toEqual(['The Germans Battle the Aedui in Treveri.']);
  });

  test('8.2.1 card 17: no Ambush where too many of the enemy are Hidden', () => {
    const pieces = { pictones: { germans: { hidden: 2, revealed: 6 }, arverni: { hidden: 2 } } };
    expect(lines(eventByRule({ pieces }, 17, 'unshaded', 'romans'), 'The Germans Battle')).toEqual([]);
  });
});

describe('8.2.3 Germans whom Non-player Arverni direct', () => {
  /** The groups that March, whichever of equal ones chance takes; what it takes first and last where that differs. */
  const march = (position: Position, terms: Partial<Terms> = {}) => {
    const G = stateOf(position);
    const order = orderFor('march' satisfies CommandName, 'germans', 'arverni', { ...FREE, ...terms });
    const last: Random = {
      ...scripted(),
      Die: (sides) => sides,
      Shuffle: (items) => items.toReversed(),
    };
    const [first, second] = [scripted(), last].map((chance) =>
      marchGermans(G, new Play(G, chance), order).map(({ from, way, pieces: { hidden } }) =>
        [hidden, from, ...way].join(' '),
      ),
    );
    return first.join() === second.join() ? first : [first, second];
  };
  const germans = (troops: number) => ({ germans: { troops } });

  test('8.3.4, 8.2.3 of groups that are alike with an equal chance, where an Event limits out of how many Regions', () => {
    const pieces = { treveri: germans(2), sequani: germans(2), mandubii: romans };
    expect(march({ pieces }, { into: ['mandubii'], most: 1 })).toEqual([
      ['2 treveri mandubii'],
      ['2 sequani mandubii'],
    ]);
  });

  test('8.2.3, 8.7.6 all who can add Germanic Control of a Region with a Legion, or else gather the most', () => {
    const nervii = (troops: number) => ({ romans: { legions: 1, troops } });
    const pieces = { sugambri: germans(3), treveri: germans(5), nervii: nervii(6), mandubii: romans };
    expect(march({ pieces })).toEqual(['5 treveri nervii', '3 sugambri nervii']);
    const stronger = { ...pieces, nervii: nervii(7) };
    expect(march({ pieces: stronger }, { regions: ['treveri'] })).toEqual(['4 treveri sugambri']);
  });

  test('8.2.3, 8.7.6 in a free March of Germans, these and no Arverni', () => {
    const pieces = {
      treveri: germans(5),
      nervii: { romans: { legions: 1 } },
      pictones: { arverni: { leader: 'successor' as const, troops: 9 } },
      bituriges: { romans: { legions: 1 } },
    };
    const order = orderFor('march', 'germans', 'arverni', FREE);
    const after = begin(unheld({ pieces }, 'arverni'), eventTurn('belgae'), commandFrame(order)).start();
    expect(after.force('nervii', 'germans')).toBe('5h');
    expect(after.force('pictones', 'arverni')).toBe('successor 9h');
  });

  test('8.2.3, 8.7.6 to Caesar only with more than twice his mobile pieces', () => {
    const caesar = (legions: number) =>
      march({
        pieces: { treveri: germans(9), nervii: { romans: { leader: 'named', legions } } },
      });
    expect(caesar(3)).toEqual(['9 treveri nervii']);
    expect(caesar(4)).not.toContain('9 treveri nervii');
  });

  test('8.2.3, 8.7.6 not to add Control that they have, but to gather next to a Legion, one staying in each origin', () => {
    const pieces = {
      treveri: germans(4),
      sugambri: germans(2),
      nervii: { ...germans(6), romans: { legions: 1 } },
      morini: { romans: { legions: 9 } },
    };
    expect(march({ pieces }, { regions: ['treveri', 'sugambri'] })).toEqual([
      '3 treveri nervii',
      '1 sugambri nervii',
    ]);
  });

  test('8.2.3, 8.7.6 not for as many as the others are together', () => {
    const pieces = {
      sugambri: germans(3),
      treveri: germans(5),
      nervii: { romans: { legions: 1, troops: 7 } },
    };
    expect(march({ pieces }, { regions: ['treveri', 'sugambri'] })).not.toContain('5 treveri nervii');
  });

  test('8.2.3, 8.7.6 to gather where some can come, though more are where nobody can', () => {
    const pieces = {
      morini: germans(3),
      sequani: germans(9),
      treveri: { romans: { legions: 9 } },
      aedui: { romans: { legions: 9 } },
    };
    expect(march({ pieces }, { regions: ['morini'] })).toEqual([['2 morini nervii'], ['2 morini sugambri']]);
  });

  test('8.2.3, 8.7.6 none where no Legion is near', () => {
    const pieces = { treveri: germans(6), nervii: romans, mandubii: { aedui: { troops: 9 } } };
    expect(march({ pieces })).toEqual([]);
  });

  test('8.2.3 they March as the Event allows: out of certain Regions, all into the one it names, though no Legion is near', () => {
    const pieces = { treveri: germans(3), sequani: germans(2), mandubii: romans };
    const into = (terms: Partial<Terms>) => march({ pieces }, { into: ['mandubii'], ...terms });
    expect(into({})).toEqual(['3 treveri mandubii', '2 sequani mandubii']);
    expect(into({ regions: ['sequani'] })).toEqual(['2 sequani mandubii']);
    expect(into({ regions: ['ubii'] })).toEqual([]);
  });

  test('1.4.2, 8.2.3 they do not March into Cisalpina', () => {
    const pieces = { ubii: germans(4), cisalpina: { romans: { legions: 3 } } };
    const into: Partial<Terms> = { into: ['cisalpina'] };
    expect(march({ pieces, galliaTogata: true }, into)).toEqual([]);
  });
});

test('8.2.3, 8.7.1 Germans fight for the Arverni whatever it costs the Germans, if it costs the enemy anything', () => {
  const romans = { leader: 'named', troops: 9 } as const;
  const pieces: Position['pieces'] = { provincia: { romans }, sequani: { germans: { troops: 7 } } };
  const table = eventByRule({ pieces }, 58, 'shaded', 'arverni', { dice: [1] });
  expect(lines(table, 'The Germans Battle')).toEqual(['The Germans Battle the Romans in Provincia.']);
});
