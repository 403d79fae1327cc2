import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL, type Terms, UNLIMITED } from '../../../games/falling-sky/commands/terms';
import { REGIONS, type RegionId } from '../../../games/falling-sky/components/map';
import { isSpreadCalledFor, marchToSpread } from '../../../games/falling-sky/nonplayers/arverni/spread';
import { Play } from '../../../games/kit/play';
import { scripted } from '../../../games/testing/chance';
import { type Position, stateOf } from '../table';
import { ARVERNIAN } from './table';

/** Chance that takes the first of several candidates, and such that takes the last. */
const CHANCES = [scripted(), { ...scripted(), Die: (sides: number) => sides }];

/** The groups that March out of a position: how many Warbands, with him where the Leader goes; both where chance decides. */
const marched = (position: Position, terms: Partial<Terms> = {}) => {
  const order = { ...orderFor('march', 'arverni', 'arverni', FULL), terms: { ...FULL, ...terms } };
  const [first, last] = CHANCES.map((chance) => {
    const G = stateOf(position);
    return marchToSpread(G, new Play(G, chance), order)
      .map(({ from, way, pieces: { leader, hidden = 0, revealed = 0 } }) =>
        [...(leader ? ['he'] : []), `${hidden}h`, ...(revealed ? [`${revealed}r`] : []), from, ...way].join(
          ' ',
        ),
      )
      .sort();
  });
  return first.join() === last.join() ? first : [first, last];
};

/** A March where a Hidden Warband lies everywhere but in some Regions. */
const spread = (
  lacking: readonly RegionId[],
  pieces: Position['pieces'],
  more: Position = {},
  terms: Partial<Terms> = {},
) => {
  const held = REGIONS.map(({ id }) => id).filter((id) => id !== 'cisalpina' && !lacking.includes(id));
  const lone = Object.fromEntries(held.map((id) => [id, { arverni: { troops: 1 } }]));
  return marched({ ...more, pieces: { ...lone, ...pieces } }, terms);
};

const led = (troops: number) => ({ arverni: { leader: 'successor' as const, troops } });
const his = (troops: number) => ({ arverni: { leader: 'named' as const, troops } });
const arverni = (troops: number) => ({ arverni: { troops } });

describe('8.7.4 who Marches to spread', () => {
  test('8.7.4 March to spread: with fewer than six Allies and Citadels, or six Warbands Available', () => {
    const isCalledFor = (allies: number, troops: number) =>
      isSpreadCalledFor(
        stateOf({
          at: Object.fromEntries(ARVERNIAN.slice(0, allies).map((tribe) => [tribe, 'arverni'])),
          pieces: { pictones: arverni(troops) },
        }),
      );
    expect([isCalledFor(5, 35), isCalledFor(6, 30), isCalledFor(6, 29)]).toEqual([true, false, true]);
  });

  test('8.7.4 March to spread: where the Leader comes from the Warband that stays is a Hidden one', () => {
    const from = (lies: { hidden: number; scouted: number }) =>
      spread([], {
        pictones: { arverni: { leader: 'named', ...lies } },
        bituriges: { ...arverni(1), romans: { troops: 3 } },
      });
    expect(from({ hidden: 2, scouted: 8 })).toEqual(['he 1h 8r pictones bituriges']);
    expect(from({ hidden: 8, scouted: 1 })).toEqual(['he 7h 1r pictones bituriges']);
  });

  test('8.7.4 March to spread: out of as many Regions as there are Resources for, to the most Regions', () => {
    const pieces = { pictones: arverni(3), treveri: arverni(2) };
    const paid = (resources: number, devastated: RegionId[] = []) =>
      spread(['veneti', 'arverni', 'nervii'], pieces, { resources: { arverni: resources }, devastated });
    const both = ['1h pictones arverni', '1h pictones veneti'];
    expect(paid(1)).toEqual(both);
    expect(paid(2)).toEqual([...both, '1h treveri nervii']);
    expect(paid(1, ['pictones'])).toEqual(['1h treveri nervii']);
    expect(paid(2, ['pictones'])).toEqual(both);
  });

  test('8.7.4 March to spread: all but one where they have no Control', () => {
    const pieces = { pictones: { ...arverni(3), belgae: { troops: 5 } } };
    expect(spread(['veneti', 'arverni'], pieces)).toEqual(['1h pictones arverni', '1h pictones veneti']);
  });

  test.each(['romans', 'aedui', 'belgae', 'germans'] as const)(
    '8.7.4 March to spread: no more than leave Control, be it against %s',
    (enemy) => {
      const pieces = (troops: number) => ({ pictones: { ...arverni(troops), [enemy]: { troops: 2 } } });
      expect(spread(['veneti'], pieces(3))).toEqual([]);
      expect(spread(['veneti'], pieces(4))).toEqual(['1h pictones veneti']);
    },
  );

  test('8.7.4 March to spread: nobody is sent to an origin, as what lies Revealed there flips', () => {
    const pieces = { pictones: { arverni: { revealed: 5 } }, bituriges: arverni(3) };
    expect(spread(['veneti'], pieces)).toEqual(['1h pictones veneti']);
    const three = { pictones: { arverni: { revealed: 3 } }, carnutes: arverni(3) };
    expect(spread(['veneti', 'mandubii'], three)).toEqual(['1h carnutes mandubii', '1h pictones veneti']);
    const both = { carnutes: { arverni: { revealed: 3 } }, mandubii: { arverni: { revealed: 2 } } };
    expect(spread(['atrebates', 'pictones'], both)).toEqual([
      '1h carnutes pictones',
      '1h mandubii atrebates',
    ]);
  });

  test('8.4.1, 8.7.4 March to spread: four Warbands stay with the Leader where as few others can be sent', () => {
    const pieces = (troops: number) => ({ pictones: led(troops), carnutes: arverni(3) });
    expect(spread(['veneti'], pieces(4))).toEqual(['1h carnutes veneti']);
    expect(spread(['veneti', 'bituriges', 'arverni'], pieces(4))).toHaveLength(3);
  });

  test('8.4.1, 8.7.4 March to spread: he sends some where others can send the rest', () => {
    const pieces = { carnutes: led(6), pictones: arverni(4) };
    expect(spread(['mandubii', 'veneti', 'bituriges', 'arverni'], pieces)).toEqual([
      '1h carnutes bituriges',
      '1h carnutes mandubii',
      '1h pictones arverni',
      '1h pictones veneti',
    ]);
  });

  test('8.2.3 March to spread: only where the Event lets it end', () => {
    const pieces = { pictones: arverni(5) };
    expect(spread(['veneti', 'arverni'], pieces, {}, { into: ['veneti'] })).toEqual(['1h pictones veneti']);
  });
});

describe('8.7.4 the Leader takes Control', () => {
  const romans = (troops: number) => ({ ...arverni(1), romans: { troops } });

  test.each(['romans', 'aedui', 'belgae', 'germans'] as const)(
    '8.7.4 March to spread: with more pieces than all others there, %s among them',
    (other) => {
      const holder = other === 'romans' ? 'aedui' : 'romans';
      const target = { ...arverni(1), [holder]: { troops: 5 }, [other]: { troops: 2 } };
      const pieces = (troops: number) => ({ pictones: led(troops), carnutes: target });
      expect(spread([], pieces(7))).toEqual(['he 6h pictones carnutes']);
      expect(spread([], pieces(6))).toEqual([]);
    },
  );

  test('8.7.4 March to spread: not of Bibracte, nor from Belgae', () => {
    const pieces = { bituriges: led(9), aedui: { ...arverni(1), aedui: { troops: 2 } } };
    expect(spread([], pieces)).toEqual([]);
    expect(spread([], { pictones: led(9), carnutes: { ...arverni(1), belgae: { troops: 3 } } })).toEqual([]);
  });

  test('8.7.4 March to spread: he stays where those who have been sent out are needed to keep Control', () => {
    const pieces = {
      pictones: { ...led(4), belgae: { troops: 2 } },
      veneti: { romans: { troops: 1 } },
    };
    const sent = ['1h pictones arverni', '1h pictones veneti'];
    expect(spread(['veneti', 'arverni'], pieces)).toEqual(sent);
    expect(spread(['veneti', 'arverni'], { ...pieces, bituriges: arverni(3) })).toEqual([
      '1h bituriges arverni',
      '1h pictones veneti',
      'he 0h pictones veneti',
    ]);
  });

  test('8.7.4 March to spread: his Warbands keep Control of his Region when he has left', () => {
    const pieces = (troops: number) => ({
      pictones: { ...led(troops), belgae: { troops: 2 } },
      carnutes: romans(4),
    });
    expect(spread([], pieces(5))).toEqual([]);
    expect(spread([], pieces(6))).toEqual(['he 3h pictones carnutes']);
  });

  test('8.7.4 March to spread: with those who have not been sent out, Hidden ones first', () => {
    const pieces = {
      pictones: {
        arverni: { leader: 'successor' as const, hidden: 5, scouted: 4 },
        belgae: { troops: 2 },
      },
      carnutes: romans(3),
    };
    expect(spread(['veneti', 'arverni'], pieces)).toEqual([
      '1h pictones arverni',
      '1h pictones veneti',
      'he 2h 2r pictones carnutes',
    ]);
  });

  /** Vercingetorix has to pass Bituriges or Carnutes, where Hidden Auxilia Harass him. */
  const passing = (troops: number, bituriges: number, carnutes: number, mandubii: number) =>
    spread([], {
      pictones: his(troops),
      bituriges: { ...arverni(4), romans: { troops: bituriges } },
      carnutes: { ...arverni(4), romans: { troops: carnutes } },
      mandubii: romans(mandubii),
    });

  test('8.7.1, 8.7.4 March to spread: less what Harassment may cost', () => {
    expect(passing(7, 3, 3, 6)).toHaveLength(2);
    expect(passing(7, 3, 3, 7)).toEqual([]);
    expect(passing(7, 3, 2, 7)).toEqual(['he 6h pictones carnutes mandubii']);
  });

  test('8.7.1, 8.7.4 March to spread: by the way with the fewest Losses', () => {
    expect(passing(9, 3, 2, 5)).toEqual(['he 8h pictones carnutes mandubii']);
    expect(passing(9, 2, 3, 5)).toEqual(['he 8h pictones bituriges mandubii']);
  });

  test('8.7.1, 8.7.4 March to spread: into a 2nd Region only where none next to him is near to as many', () => {
    const pieces = { carnutes: his(9), bituriges: romans(3), sequani: romans(3) };
    expect(spread([], pieces)).toEqual(['he 8h carnutes bituriges']);
  });

  test('8.7.4 March to spread: where the most Regions within one have Arverni, not where the most Regions are', () => {
    const pieces = {
      bituriges: led(10),
      pictones: arverni(1),
      veneti: arverni(1),
      carnutes: { romans: { troops: 2 } },
      mandubii: { romans: { troops: 2 } },
    };
    expect(marched({ pieces })).toContain('he 5h bituriges carnutes');
  });

  test('8.7.4 March to spread: only if there are Resources for his Region, too, and the Event lets him', () => {
    const pieces = { pictones: led(9), sugambri: arverni(3), carnutes: romans(2) };
    const paid = (resources: number) => spread(['ubii'], pieces, { resources: { arverni: resources } });
    expect(paid(2)).toEqual(['1h sugambri ubii', 'he 8h pictones carnutes']);
    expect(paid(1)).toEqual(['1h sugambri ubii']);
    expect(spread(['ubii'], pieces, {}, { march: { ...UNLIMITED, leader: false } })).toEqual([
      '1h sugambri ubii',
    ]);
  });
});
