import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL, type Terms } from '../../../games/falling-sky/commands/terms';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { flightFrom } from '../../../games/falling-sky/nonplayers/belgae/flight';
import { Play } from '../../../games/kit/play';
import { scripted, seededChance } from '../../../games/testing/chance';
import { type Position, stateOf } from '../table';
import { eventByRule } from './events';

/** Returns the marches away from threats in some Regions: from and to. */
const flight = (
  position: Position,
  threatened: readonly RegionId[],
  terms: Partial<Terms> = {},
  chance = scripted(),
) => {
  const G = stateOf(position);
  const order = orderFor('march', 'belgae', 'belgae', { ...FULL, ...terms });
  const threats = threatened.map((region) => ({ region, enemies: [] }));
  return flightFrom(G, new Play(G, chance), order, threats).map(({ from, way }) => `${from} ${way[0]}`);
};

const belgae = (troops: number) => ({ belgae: { troops } });

describe('8.5.1 March away: which Regions', () => {
  test('8.5.1 March away: those who come later add Control with those who have come before', () => {
    const pieces = {
      bituriges: { belgae: { leader: 'named' as const, troops: 1 } },
      carnutes: belgae(6),
      mandubii: { aedui: { troops: 5 } },
      treveri: belgae(1),
      sequani: belgae(1),
      atrebates: belgae(1),
      nervii: belgae(1),
    };
    expect(flight({ pieces }, ['bituriges', 'carnutes'])).toEqual([
      'bituriges mandubii',
      'carnutes mandubii',
    ]);
  });

  test('8.5.1, 8.3.4 March away: after the Leader in any order', () => {
    const pieces = { bituriges: belgae(4), treveri: belgae(4) };
    const firsts = Array.from(
      { length: 20 },
      (_, seed) =>
        flight(
          { pieces, resources: { belgae: 1 } },
          ['bituriges', 'treveri'],
          {},
          {
            ...scripted(),
            ...seededChance(seed),
          },
        )[0].split(' ')[0],
    );
    expect(new Set(firsts)).toEqual(new Set(['bituriges', 'treveri']));
  });

  test('8.5.1, 8.2.3 March away: out of and into no more Regions than an Event grants', () => {
    const pieces = { bituriges: belgae(4), treveri: belgae(4) };
    const both = ['bituriges', 'treveri'] as const;
    expect(flight({ pieces }, both)).toHaveLength(2);
    expect(flight({ pieces }, both, { most: 1 })).toHaveLength(1);
    expect(flight({ pieces }, both, { regions: ['treveri'] })).toEqual(['treveri mandubii']);
    expect(flight({ pieces }, both, { into: ['nervii'] })).toEqual(['treveri nervii']);
  });

  test('8.5.1 March away: no Belgae into Cisalpina', () => {
    const pieces = { ubii: belgae(4), sequani: belgae(1), cisalpina: {} };
    expect(flight({ pieces, galliaTogata: true }, ['ubii'], { into: ['cisalpina'] })).toEqual([]);
  });

  test('8.5.1 March away: not where card 4 holds all there are', () => {
    const pieces = { mandubii: { belgae: { leader: 'named' as const, troops: 2 } } };
    const held = (troops: number) => ({
      region: 'mandubii' as const,
      faction: 'belgae' as const,
      troops,
      leader: true,
    });
    expect(flight({ pieces, circumvallation: held(2) }, ['mandubii'])).toEqual([]);
    expect(flight({ pieces, circumvallation: held(1) }, ['mandubii'])).toHaveLength(1);
  });
});

describe('8.2.3 March that an Event grants', () => {
  const march = (pieces: Position['pieces']) => eventByRule({ pieces }, 67, 'unshaded', 'belgae');

  test('8.2.3, 8.5.5 card 67: to add Control where nobody is under threat', () => {
    const table = march({
      sugambri: { belgae: { leader: 'named', troops: 1 } },
      atrebates: { belgae: { troops: 8 } },
      treveri: { germans: { revealed: 9 } },
    });
    expect(table.force('nervii', 'belgae')).toBe('named 7h');
    expect(table.force('sugambri', 'belgae')).toBe('1h');
  });

  test('8.2.3, 8.5.1 card 67: away from a threat first', () => {
    const table = march({
      sugambri: { belgae: { revealed: 4 }, romans: { legions: 5 } },
      atrebates: { belgae: { troops: 8 } },
      treveri: { germans: { revealed: 9 } },
    });
    expect(table.force('sugambri', 'belgae')).toBe('');
    expect(table.force('atrebates', 'belgae')).toBe('8h');
  });
});
