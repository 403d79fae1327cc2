import { describe, expect, test } from 'vitest';
import { availableTroops } from '../../../games/falling-sky/pieces/forces';
import { beginEvent } from '../table';

describe('cards 13 to 18', () => {
  test('cards 13 and 15 unshaded and shaded: Capabilities of nobody', () => {
    for (const card of [13, 15])
      for (const text of ['unshaded', 'shaded'] as const)
        expect(beginEvent({}, card, text, 'aedui').G.capabilities[card]).toEqual({ text, holder: null });
  });

  test('card 14 unshaded: the Senate shifts 1 box down', () => {
    const shifted = beginEvent({ senate: { box: 'intrigue', firm: false } }, 14, 'unshaded', 'romans');
    expect(shifted.G.senate).toEqual({ box: 'adulation', firm: false });
    const firm = beginEvent({ senate: { box: 'adulation', firm: false } }, 14, 'unshaded', 'romans');
    expect(firm.G.senate).toEqual({ box: 'adulation', firm: true });
    const turned = beginEvent({ senate: { box: 'uproar', firm: true } }, 14, 'unshaded', 'romans');
    expect(turned.G.senate).toEqual({ box: 'uproar', firm: false });
  });

  test('card 14 shaded: the Roman Leader goes to Provincia, Romans Ineligible through the next card', () => {
    const table = beginEvent(
      { pieces: { ubii: { romans: { leader: 'successor', legions: 1 } } }, deck: [60, 61, 62] },
      14,
      'shaded',
      'belgae',
    );
    expect(table.force('ubii', 'romans')).toBe('1L');
    expect(table.force('provincia', 'romans')).toBe('successor fort');
    expect(table.G.eligibility.romans).toMatchObject({ now: false, barred: true });
    expect(table.G.eligibility.belgae.stays).toBe(true);
    table.G.stack = [{ step: 'game', sides: [] }, ...table.G.stack];
    while (table.G.played.at(-1) === 14) table.do(table.side, 'pass');
    expect(table.G.eligibility.romans).toEqual({ now: false, barred: false, stays: false });
    expect(table.G.eligibility.belgae).toEqual({ now: true, barred: false, stays: false });
  });

  test('card 14 shaded: without the Leader on the map the rest happens', () => {
    expect(beginEvent({}, 14, 'shaded', 'aedui').G.eligibility.romans.barred).toBe(true);
  });

  test('card 16 unshaded: 4 Auxilia where Romans are, or 6 with Caesar, not his Successor', () => {
    const pieces = {
      ubii: { romans: { leader: 'named' as const } },
      sequani: { romans: { troops: 1 } },
      treveri: { arverni: { troops: 1 } },
    };
    const table = beginEvent({ pieces }, 16, 'unshaded', 'aedui');
    expect(table.legal('aedui', 'choose')).toEqual(['provincia', 'sequani', 'ubii']);
    expect(table.do('aedui', 'choose', 'ubii').force('ubii', 'romans')).toBe('named 6h');
    const other = beginEvent({ pieces }, 16, 'unshaded', 'aedui').do('aedui', 'choose', 'sequani');
    expect(other.force('sequani', 'romans')).toBe('5h');
    const successor = beginEvent(
      { pieces: { ubii: { romans: { leader: 'successor' } } } },
      16,
      'unshaded',
      'aedui',
    );
    expect(successor.do('aedui', 'choose', 'ubii').force('ubii', 'romans')).toBe('successor 4h');
  });

  test('card 16 unshaded: only Available Auxilia are placed, and the Romans may remove some to have more', () => {
    const pieces = { ubii: { romans: { troops: 17 } }, sequani: { romans: { legions: 1, revealed: 1 } } };
    const aedui = beginEvent({ pieces }, 16, 'unshaded', 'aedui').do('aedui', 'choose', 'sequani');
    expect(aedui.force('sequani', 'romans')).toBe('1L 2h 1r');
    const romans = beginEvent({ pieces }, 16, 'unshaded', 'romans').do('romans', 'choose', 'sequani');
    romans.do('romans', 'piece', 'ubii', 'hidden').do('romans', 'piece', 'sequani', 'revealed');
    expect(romans.force('sequani', 'romans')).toBe('1L 4h');
    expect(romans.force('ubii', 'romans')).toBe('16h');
  });

  test('card 16 shaded: 3 Auxilia, or as many as a die shows, are removed', () => {
    const pieces = { ubii: { romans: { troops: 8 } } };
    const three = beginEvent({ pieces }, 16, 'shaded', 'arverni', [5]).do('arverni', 'choose', 'three');
    expect(three.force('ubii', 'romans')).toBe('5h');
    const five = beginEvent({ pieces }, 16, 'shaded', 'arverni', [5]).do('arverni', 'choose', 'die');
    expect(five.force('ubii', 'romans')).toBe('3h');
    expect(beginEvent({ pieces }, 16, 'shaded', 'arverni', [3]).force('ubii', 'romans')).toBe('5h');
  });

  test('card 17 unshaded: the Romans March Germans out of up to 3 Regions, then Ambush with them in one', () => {
    const table = beginEvent(
      {
        pieces: {
          sugambri: { germans: { revealed: 5 } },
          ubii: { germans: { troops: 2 } },
          treveri: { belgae: { troops: 1 }, germans: { troops: 1 } },
          nervii: { belgae: { troops: 3 }, germans: { troops: 1 } },
          morini: { germans: { troops: 1 } },
        },
      },
      17,
      'unshaded',
      'romans',
    );
    table.do('romans', 'choose', 'march').do('romans', 'select', 'sugambri');
    table.do('romans', 'go', 'nervii').do('romans', 'select', 'ubii').do('romans', 'go', 'treveri');
    table.do('romans', 'select', 'morini');
    expect(table.legal('romans', 'select')).toEqual([]);
    table.do('romans', 'end');
    expect(table.force('nervii', 'germans')).toBe('6h');
    expect(table.legal('romans', 'battle')).toEqual(['nervii belgae ambush', 'treveri belgae ambush']);
    table.do('romans', 'battle', 'nervii', 'belgae', 'ambush');
    expect(table.force('nervii', 'belgae')).toBe('');
    expect(table.legal('romans', 'battle')).toEqual([]);
  });

  test('card 17 shaded: a Germans Phase at once', () => {
    const table = beginEvent({ pieces: { sugambri: { germans: { troops: 1 } } } }, 17, 'shaded', 'arverni');
    expect(availableTroops(table.G, 'germans')).toBe(12);
  });

  test('card 18 unshaded: the Romans may remove all Germans from a Region of Germania under or beside their Control', () => {
    const position = {
      pieces: {
        sugambri: { germans: { troops: 2 } },
        ubii: { germans: { troops: 1, revealed: 2 } },
        sequani: { romans: { legions: 2 }, germans: { troops: 1 } },
      },
      at: { ubii: 'germans', 'suebi-south': 'germans' },
    };
    const table = beginEvent(position, 18, 'unshaded', 'aedui');
    expect(table.legal('romans', 'choose')).toEqual(['ubii']);
    table.do('romans', 'choose', 'ubii');
    expect(table.force('ubii', 'germans')).toBe('');
    expect(table.G.tribes).toEqual({});
    expect(table.force('sugambri', 'germans')).toBe('2h');
    const kept = beginEvent(position, 18, 'unshaded', 'aedui').do('romans', 'enough');
    expect(kept.force('ubii', 'germans')).toBe('1h 2r');
  });

  test('card 18 shaded: with a Legion within 1 of Germania the Romans lose 6 Resources and are Ineligible', () => {
    for (const region of ['sugambri', 'ubii', 'morini', 'nervii', 'treveri', 'sequani'] as const) {
      const table = beginEvent({ pieces: { [region]: { romans: { legions: 1 } } } }, 18, 'shaded', 'aedui');
      expect(table.G.resources.romans).toBe(14);
      expect(table.G.eligibility.romans.barred).toBe(true);
    }
    for (const region of ['atrebates', 'mandubii', 'aedui', 'provincia'] as const) {
      const table = beginEvent({ pieces: { [region]: { romans: { legions: 1 } } } }, 18, 'shaded', 'aedui');
      expect(table.G.resources.romans).toBe(20);
      expect(table.G.eligibility.romans.barred).toBe(false);
    }
  });

  test('card 17 unshaded: the Romans direct the Germans whoever executes it, to March and then Ambush only', () => {
    const pieces = { sugambri: { germans: { troops: 5 }, aedui: { troops: 1 } } };
    const t = beginEvent({ pieces }, 17, 'unshaded', 'aedui');
    expect(t.legal('romans', 'choose')).toEqual(['march']);
    t.do('romans', 'enough');
    expect(t.legal('romans', 'battle')).toEqual(['sugambri aedui ambush']);
  });
});
