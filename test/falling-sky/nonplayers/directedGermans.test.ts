import { describe, expect, test } from 'vitest';
import { type CommandName, FREE, orderFor, type Terms } from '../../../games/falling-sky/commands/order';
import { marchGermans } from '../../../games/falling-sky/nonplayers/arverni/germans';
import { Play } from '../../../games/kit/play';
import { scripted } from '../../tools/chance';
import { type Position, stateOf } from '../table';
import { eventByRule } from './events';
import { lines } from './romans';

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
  const march = (position: Position, terms: Partial<Terms> = {}) => {
    const G = stateOf(position);
    const order = orderFor('march' satisfies CommandName, 'germans', 'arverni', { ...FREE, ...terms });
    return marchGermans(G, new Play(G, scripted()), order).map(({ from, way }) => [from, ...way]);
  };
  const germans = { germans: { troops: 3 } };

  test('8.2.3, 8.7.6 they come where the most Legions are, else where the most Romans and Aedui are', () => {
    const pieces = {
      treveri: germans,
      nervii: { romans: { legions: 1 } },
      mandubii: { romans: { troops: 5 } },
      atrebates: { aedui: { troops: 6 } },
    };
    expect(march({ pieces })).toEqual([['treveri', 'nervii']]);
    expect(march({ pieces: { ...pieces, nervii: {} } })).toEqual([['treveri', 'atrebates']]);
    expect(march({ pieces: { ...pieces, nervii: {}, atrebates: { aedui: { troops: 4 } } } })).toEqual([
      ['treveri', 'mandubii'],
    ]);
  });

  test('8.2.3, 8.7.6 they stay where Legions are, where no more Romans and Aedui are around, and where there are none', () => {
    const legions = { romans: { legions: 1 } };
    const army = { nervii: { romans: { legions: 3, troops: 3 } } };
    expect(march({ pieces: { treveri: { ...germans, ...legions }, ...army } })).toEqual([]);
    expect(march({ pieces: { treveri: { ...germans, aedui: { troops: 2 } }, nervii: legions } })).toEqual([]);
    expect(march({ pieces: { treveri: germans } })).toEqual([]);
  });

  test('8.2.3 they March as the Event allows: out of certain Regions, into certain Regions', () => {
    const pieces = { treveri: germans, nervii: { romans: { legions: 1 } }, mandubii: romans };
    expect(march({ pieces }, { into: ['mandubii'] })).toEqual([['treveri', 'mandubii']]);
    expect(march({ pieces }, { regions: ['ubii'] })).toEqual([]);
  });

  test('1.4.2, 8.2.3 they do not March into Cisalpina', () => {
    const pieces = { sequani: germans, cisalpina: { romans: { legions: 3 } }, mandubii: romans };
    expect(march({ pieces, galliaTogata: true })).toEqual([['sequani', 'mandubii']]);
  });
});
