import { describe, expect, test } from 'vitest';
import { askFor } from '../../../games/falling-sky/negotiation';
import { isSubornDue } from '../../../games/falling-sky/nonplayers/aedui/suborn';
import { begin, type Pieces, type Position, stateOf } from '../table';
import { aeduiTurn, lines } from './aedui';
import { unheld } from './table';

/** Starts where the Aedui have announced Suborn in the course of a Rally, and decide in it by rule. */
function suborn(
  { free = false, ...position }: Position & { free?: boolean },
  ...others: Parameters<typeof unheld>[1][]
) {
  const use = {
    ability: 'suborn' as const,
    faction: 'aedui' as const,
    free,
    regions: null,
    selected: [],
    supply: { agreed: [], refused: [] },
  };
  const held = unheld({ resources: { aedui: 20 }, ...position }, 'aedui', ...others);
  const asked = askFor('aedui', 'romans', 'passage');
  return begin(held, asked, { step: 'suborn', sides: ['aedui'], use }).start();
}
const told = (...parameters: Parameters<typeof suborn>) => lines(suborn(...parameters), '4.4.2');

describe('8.6.3 Suborn', () => {
  const spy: Position['pieces'] = { atrebates: { aedui: { troops: 1 } } };

  test('8.6.3 an Aedui Ally is placed, at Remi or in a City first; then Warbands', () => {
    expect(told({ pieces: spy })).toEqual([
      'Suborn in Atrebates: Remi becomes an Ally of the Aedui.',
      'Suborn in Atrebates: a Warband of the Aedui is placed.',
      'Suborn in Atrebates: a Warband of the Aedui is placed.',
    ]);
  });

  test('8.6.3 with no room for one an Ally is removed, of whoever has the most Allies and Citadels', () => {
    const at: Position['at'] = { atrebates: 'belgae', bellovaci: 'arverni', remi: 'romans' };
    const [removed] = told({
      pieces: spy,
      at: { ...at, nervii: 'belgae', treveri: 'arverni', veneti: 'arverni' },
    });
    expect(removed).toBe('Suborn in Atrebates: Bellovaci is no longer an Ally of the Arverni.');
    const [other] = told({
      pieces: spy,
      at: { ...at, nervii: 'belgae', treveri: 'belgae', veneti: 'arverni' },
    });
    expect(other).toBe('Suborn in Atrebates: Atrebates is no longer an Ally of the Belgae.');
    const [roman] = told({
      pieces: spy,
      at: { ...at, nervii: 'romans', treveri: 'romans', veneti: 'romans' },
    });
    expect(roman).toBe('Suborn in Atrebates: Remi is no longer an Ally of the Romans.');
  });

  test('8.6.3 an Ally of Non-player Romans only where no other can be removed', () => {
    const most: Position['at'] = {
      remi: 'romans',
      nervii: 'romans',
      treveri: 'romans',
      bellovaci: 'dispersed',
    };
    const [first] = told({ pieces: spy, at: { ...most, atrebates: 'belgae' } }, 'romans');
    expect(first).toContain('Ally of the Belgae');
    const [last] = told({ pieces: spy, at: { ...most, atrebates: 'dispersed' } }, 'romans');
    expect(last).toContain('Ally of the Romans');
  });

  test('8.4.1 among equals Allies in Cities and at Remi first, then Arverni before Belgae before Germans', () => {
    const city = told({ pieces: spy, at: { remi: 'germans', atrebates: 'arverni', bellovaci: 'dispersed' } });
    expect(city[0]).toContain('Remi is no longer an Ally of the Germans');
    const equal = told({ pieces: spy, at: { remi: 'dispersed', atrebates: 'germans', bellovaci: 'belgae' } });
    expect(equal[0]).toContain('Bellovaci is no longer an Ally of the Belgae');
  });

  /** No Tribe can be dealt with: all are Dispersed. */
  const tribes: Position['at'] = { treveri: 'dispersed' };

  test('8.6.3 where no Ally can be affected three Warbands are placed', () => {
    const pieces: Position['pieces'] = { treveri: { aedui: { troops: 1 }, arverni: { troops: 3 } } };
    expect(told({ pieces, at: tribes })).toEqual(
      Array(3).fill('Suborn in Treveri: a Warband of the Aedui is placed.'),
    );
  });

  test('8.6.3 with none Available Arverni, Belgae, Germans and Auxilia are removed in this order, Hidden ones first', () => {
    const pieces: Position['pieces'] = {
      treveri: {
        aedui: { troops: 1, revealed: 19 },
        arverni: { revealed: 1 },
        belgae: { troops: 1, revealed: 1 },
        germans: { troops: 1 },
        romans: { troops: 1 },
      },
    };
    const table = suborn({ pieces, at: tribes });
    expect(lines(table, '4.4.2')).toEqual([
      'Suborn in Treveri: a Warband of the Arverni is removed.',
      'Suborn in Treveri: a Warband of the Belgae is removed.',
      'Suborn in Treveri: a Warband of the Belgae is removed.',
    ]);
    const without = { aedui: { troops: 1, revealed: 19 }, germans: { troops: 1 }, romans: { troops: 1 } };
    expect(told({ pieces: { treveri: without }, at: tribes })).toEqual([
      'Suborn in Treveri: a Warband of the Germans is removed.',
      'Suborn in Treveri: an Auxilia is removed.',
    ]);
    const hidden = { aedui: { troops: 1, revealed: 19 }, belgae: { troops: 3, revealed: 3, scouted: 3 } };
    expect(suborn({ pieces: { treveri: hidden }, at: tribes }).force('treveri', 'belgae')).toBe('3r 3s');
  });

  test('8.6.3 two Regions with card 43, and Resources kept for the Ally in the second', () => {
    const position: Position = {
      pieces: { treveri: { aedui: { troops: 1 } }, veneti: { aedui: { troops: 1 } } },
      at: { veneti: 'dispersed', treveri: 'arverni' },
      capabilities: { 43: { text: 'unshaded', holder: null } },
    };
    const both = ['Namnetes becomes an Ally of the Aedui', 'Treveri is no longer an Ally of the Arverni'];
    const all = told(position);
    expect(all).toHaveLength(6);
    for (const deed of both) expect(all.some((text) => text.includes(deed))).toBe(true);
    const five = told({ ...position, resources: { aedui: 5 } });
    expect(five).toHaveLength(3);
    for (const deed of both) expect(five.some((text) => text.includes(deed))).toBe(true);
    const regions = five.map((text) => text.slice(0, text.indexOf(':')));
    expect(regions[1]).toBe(regions[0]);
    expect(regions[2]).not.toBe(regions[0]);
    expect(told({ ...position, capabilities: {} })).toHaveLength(3);
  });

  test('8.6.3 to the last Resource where no Ally can be affected', () => {
    const position = { pieces: { treveri: { aedui: { troops: 1 } } }, resources: { aedui: 2 } };
    expect(told({ ...position, at: { treveri: 'dispersed' } })).toHaveLength(2);
  });

  test('8.6.3 where the most Arverni can be removed, of these Regions where the most Belgae, up to three and as paid for', () => {
    const far: Position['pieces'] = { arverni: { aedui: { revealed: 18 } } };
    const removed = (treveri: object, sequani: object, aedui = 20) =>
      told({
        pieces: {
          ...far,
          sequani: { aedui: { troops: 1 }, ...sequani },
          treveri: { aedui: { troops: 1 }, ...treveri },
        },
        at: { ...tribes, sequani: 'dispersed', helvetii: 'dispersed' },
        resources: { aedui },
      }).map((text) => text.slice('Suborn in '.length, text.indexOf(':')));
    const [one, two, three] = [{ troops: 1 }, { troops: 2 }, { troops: 3 }];
    expect(removed({ arverni: one, belgae: three }, { arverni: two })[0]).toBe('Sequani');
    expect(removed({ arverni: two }, { arverni: one, belgae: three })[0]).toBe('Treveri');
    expect(removed({ arverni: one }, { arverni: one, belgae: one })[0]).toBe('Sequani');
    expect(removed({ arverni: one, belgae: one }, { arverni: one })[0]).toBe('Treveri');
    expect(removed({ arverni: three }, { arverni: three, belgae: three })[0]).toBe('Treveri');
    expect(removed({ arverni: one }, { arverni: one, belgae: one }, 1)).toEqual(['Treveri']);
  });

  test('8.6.3 a free Suborn in two Regions needs and keeps no Resources', () => {
    const both = told({
      free: true,
      resources: { aedui: 0 },
      pieces: {
        arverni: { aedui: { revealed: 18 } },
        treveri: { aedui: { troops: 1 }, belgae: { troops: 3 } },
        veneti: { aedui: { troops: 1 }, belgae: { troops: 3 } },
      },
      at: { veneti: 'dispersed', treveri: 'arverni', namnetes: 'arverni' },
      capabilities: { 43: { text: 'unshaded', holder: null } },
    });
    expect(both.map((text) => text.slice(0, 'Suborn in Tre'.length))).toEqual([
      ...Array(3).fill('Suborn in Tre'),
      ...Array(3).fill('Suborn in Ven'),
    ]);
  });

  test('8.6.3 no Aedui Ally is removed', () => {
    const at: Position['at'] = { atrebates: 'aedui', bellovaci: 'dispersed', remi: 'dispersed' };
    expect(told({ pieces: spy, at })[0]).toContain('a Warband of the Aedui is placed');
  });

  test('8.6.3 it is due where any one thing can be done by a Hidden Warband', () => {
    const due = (aedui: Pieces, at: Position['at'] = tribes, others: Position['pieces'] = {}) =>
      isSubornDue(stateOf({ pieces: { treveri: { aedui, ...others.treveri } }, at }));
    expect(due({ troops: 19 })).toBe(true);
    expect(due({ revealed: 19 })).toBe(false);
    expect(due({ troops: 20 })).toBe(false);
    expect(due({ troops: 20 }, {})).toBe(true);
    expect(due({ troops: 20 }, { treveri: 'germans' })).toBe(true);
    expect(due({ troops: 20 }, tribes, { treveri: { romans: { troops: 1 } } })).toBe(true);
  });

  test('8.4.4 in Frost no Arverni are removed whose loss would give a Belgic player Control and victory', () => {
    const belgic = ['nervii', 'eburones', 'morini', 'menapii', 'remi', 'bellovaci', 'atrebates', 'veneti'];
    const position: Position = {
      pieces: {
        arverni: { aedui: { revealed: 19 } },
        treveri: { aedui: { troops: 1 }, arverni: { troops: 1 }, belgae: { troops: 3 } },
      },
      at: { ...Object.fromEntries(belgic.map((tribe) => [tribe, 'belgae'])), treveri: 'arverni' },
      resources: { aedui: 1 },
    };
    expect(told({ ...position, deck: ['winter'] })).toEqual([
      'Suborn in Treveri: a Warband of the Belgae is removed.',
    ]);
    expect(told(position)).toEqual(['Suborn in Treveri: a Warband of the Arverni is removed.']);
  });

  test('8.4.4 in Frost no Ally is removed that would advance a Roman player, nor Warbands that would a Belgic one', () => {
    const frost: Position = {
      pieces: spy,
      at: { atrebates: 'belgae', bellovaci: 'arverni', remi: 'arverni' },
      deck: ['winter'],
    };
    expect(told(frost)[0]).toContain('a Warband of the Aedui is placed');
    expect(told(frost, 'romans')[0]).toContain('Ally of the Arverni');
  });

  test('8.6.3 none is added where nothing could be placed or removed', () => {
    const table = aeduiTurn({
      resources: { aedui: 30, romans: 30 },
      pieces: { aedui: { aedui: { troops: 20 } } },
      at: { aedui: 'aedui' },
    });
    expect(table.told('3.3.1', 'Citadel')).toBe(true);
    expect(table.told('4.1', 'Suborn')).toBe(false);
  });
});

describe('8.2.3, 8.6.2 Winter Campaign', () => {
  test('8.2.3, 8.6.2 card 63: Ambush takes both actions where the Aedui Ambush, and no Trade follows', () => {
    const campaign = (aedui: Pieces) => {
      const position: Position = {
        capabilities: { 63: { text: 'shaded', holder: 'aedui' } },
        pieces: { sequani: { aedui, belgae: { leader: 'successor' } }, aedui: { aedui: { troops: 9 } } },
        at: { aedui: 'aedui' },
      };
      return begin(unheld(position, 'aedui', 'belgae', 'romans'), {
        step: 'campaign',
        sides: ['aedui'],
        faction: 'aedui',
        left: 2,
        cost: 0,
      })
        .dice(...Array<number>(9).fill(6))
        .start();
    };
    const ambushed = campaign({ hidden: 2 });
    expect(ambushed.told('5.3', 'campaign in Winter: Battle with Ambush')).toBe(true);
    expect([ambushed.force('sequani', 'belgae'), ambushed.told('4.4.1', 'Trade')]).toEqual(['', false]);
    expect(campaign({ revealed: 2 }).told('5.3', 'campaign in Winter: Battle with Ambush')).toBe(false);
  });
});
