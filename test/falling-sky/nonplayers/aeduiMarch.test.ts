import { describe, expect, test } from 'vitest';
import { FULL, orderFor } from '../../../games/falling-sky/commands/order';
import { marchPlan } from '../../../games/falling-sky/nonplayers/aedui/march';
import { Play } from '../../../games/kit/play';
import { scripted } from '../../tools/chance';
import { type Position, stateOf } from '../table';
import { aeduiTurn, lines, reason } from './aedui';

/** Nothing to Rally for: Tribes that the Aedui could win are Dispersed, and their own Region is Devastated. */
const barren: Position = {
  resources: { aedui: 30, romans: 30 },
  devastated: ['aedui'],
  at: { treveri: 'dispersed', sequani: 'dispersed', helvetii: 'dispersed', ubii: 'dispersed' },
};

describe('8.6.4 Raid', () => {
  const poor = (aedui = 3): Position => ({
    ...barren,
    resources: { aedui, romans: 30, arverni: 9, belgae: 9 },
  });
  const five: Position['pieces'] = { treveri: { aedui: { troops: 5 } } };
  const raids = (position: Position, die = 4) =>
    aeduiTurn({ ...poor(), pieces: five, ...position }, { dice: [die] });

  test('8.6.4 with fewer than four Resources and a roll of 1 to 4', () => {
    expect(reason(raids({}))?.[0]).toBe('8.6.4');
    expect(reason(raids({}, 5))?.[0]).toBe('8.6.5');
    expect(reason(aeduiTurn({ ...poor(4), pieces: five }))?.[0]).toBe('8.6.5');
  });

  test('8.6.4 for two Resources or more, otherwise they pass', () => {
    const one: Position['pieces'] = { treveri: { aedui: { troops: 1, revealed: 4 } } };
    expect(reason(raids({ pieces: one }))).toEqual(['8.6.4', 'By rule the Aedui pass.']);
    const waste: Position = { devastated: ['aedui', 'treveri'] };
    expect(reason(raids(waste))).toEqual(['8.6.4', 'By rule the Aedui pass.']);
    const robbed: Position = {
      ...waste,
      pieces: { treveri: { aedui: { troops: 5 }, belgae: { revealed: 9 } } },
    };
    expect(reason(raids(robbed))?.[1]).toContain('Raid');
    const poorer = { ...robbed, resources: { aedui: 3, romans: 30, belgae: 1 } };
    expect(reason(raids(poorer))).toEqual(['8.6.4', 'By rule the Aedui pass.']);
  });

  /** Belgae at a margin of 0 or more and Arverni below stand beside the Aedui in Treveri, and Romans. */
  const crowd: Position['pieces'] = {
    treveri: {
      aedui: { troops: 5 },
      arverni: { revealed: 3 },
      romans: { revealed: 3 },
      belgae: { revealed: 3 },
    },
  };

  test('8.6.4 from players at 0 or more first, of Romans only from such players', () => {
    const romans = raids({ pieces: crowd });
    expect(lines(romans, '3.3.3')).toEqual(
      Array(2).fill('Raid in Treveri: a Warband of the Aedui takes a Resource of the Romans.'),
    );
    const others = aeduiTurn({ ...poor(), pieces: crowd }, { dice: [4], others: ['romans'] });
    expect(lines(others, '3.3.3')).toEqual(
      Array(2).fill('Raid in Treveri: a Warband of the Aedui takes a Resource of the Arverni.'),
    );
  });

  test('8.6.4 nothing is taken from Non-player Romans, rather from no Faction', () => {
    const pieces: Position['pieces'] = { treveri: { aedui: { troops: 5 }, romans: { revealed: 3 } } };
    const table = aeduiTurn({ ...poor(), pieces }, { dice: [4], others: ['romans'] });
    expect(lines(table, '3.3.3')).toEqual(
      Array(2).fill('Raid in Treveri: a Warband of the Aedui brings in a Resource.'),
    );
  });

  test('8.6.4 nor from a Roman player below 0', () => {
    const pieces: Position['pieces'] = { treveri: { aedui: { troops: 5 }, romans: { revealed: 3 } } };
    const arverni = ['arverni', 'cadurci', 'volcae', 'carnutes', 'aulerci', 'senones', 'lingones', 'veneti'];
    const belgae = ['menapii', 'morini', 'eburones', 'nervii', 'atrebates', 'bellovaci', 'remi', 'santones'];
    const allies = [...arverni.map((id) => [id, 'arverni']), ...belgae.map((id) => [id, 'belgae'])];
    const table = raids({ pieces, at: { ...barren.at, ...Object.fromEntries(allies) } });
    expect(lines(table, '3.3.3')).toEqual(
      Array(2).fill('Raid in Treveri: a Warband of the Aedui brings in a Resource.'),
    );
  });

  test('8.6.4 from others before from nobody, be it in another Region', () => {
    const pieces: Position['pieces'] = {
      ubii: { aedui: { troops: 3 } },
      treveri: { aedui: { troops: 3 }, arverni: { revealed: 7 } },
    };
    expect(lines(raids({ pieces }), '3.3.3')[0]).toContain('takes a Resource of the Arverni');
  });

  test('8.6.4 what goes beyond 45 Resources is no gain', () => {
    const pieces: Position['pieces'] = { treveri: { aedui: { troops: 2 } } };
    const at = (aedui: number) =>
      reason(aeduiTurn({ ...barren, pieces, resources: { aedui, romans: 30 } }))?.[1];
    expect(at(43)).toContain('Raid');
    expect(at(44)).toBe('By rule the Aedui pass.');
  });

  test('8.6.4 wherever they can', () => {
    const pieces: Position['pieces'] = { treveri: { aedui: { troops: 3 } }, ubii: { aedui: { troops: 3 } } };
    expect(lines(raids({ pieces }), '3.3.3')).toHaveLength(4);
  });
});

describe('8.6.5 how many Regions get a Hidden Warband', () => {
  const order = orderFor('march', 'aedui', 'aedui', FULL);
  const spread = (pieces: Position['pieces']) => {
    const G = stateOf({ pieces });
    const last = { ...scripted(), Die: (sides: number) => sides };
    return [scripted(), last].map((chance) => marchPlan({ G, play: new Play(G, chance) }, order));
  };

  test('8.6.5 the most that one Region reaches, though nobody has Allies, whichever chance would take', () => {
    const pieces = { treveri: { aedui: { troops: 4 } }, britannia: { aedui: { troops: 2 } } };
    for (const journeys of spread(pieces))
      expect(journeys.slice(0, 3).map(({ from }) => from)).toEqual(['treveri', 'treveri', 'treveri']);
  });

  test('8.6.5 no more than can go Hidden: Scouted Warbands cannot', () => {
    const pieces = { treveri: { aedui: { hidden: 1, scouted: 4 } } };
    for (const journeys of spread(pieces)) expect(journeys).toHaveLength(2);
  });
});

describe('8.6.5 March', () => {
  const moves = (position: Position) =>
    lines(aeduiTurn({ ...barren, ...position }), '3.3.2').filter((text) => text.startsWith('Aedui,'));

  test('8.6.5 one Hidden Warband each to three adjacent Regions without, first where the strongest have Allies', () => {
    const at: Position['at'] = { ...barren.at, nervii: 'belgae', eburones: 'belgae', mandubii: 'arverni' };
    const marched = moves({ pieces: { treveri: { aedui: { troops: 5 } } }, at });
    expect(marched.slice(0, 2)).toEqual([
      'Aedui, Treveri to Nervii: a Hidden Warband.',
      'Aedui, Treveri to Mandubii: a Hidden Warband.',
    ]);
  });

  test('8.6.5 Revealed Warbands at the origin go Hidden, and where one lies Hidden none is sent', () => {
    const pieces: Position['pieces'] = {
      treveri: { aedui: { revealed: 5 } },
      nervii: { aedui: { troops: 1 }, belgae: { revealed: 9 } },
    };
    const marched = moves({ pieces });
    expect(marched.slice(0, 3).every((text) => text.endsWith('a Hidden Warband.'))).toBe(true);
    expect(marched.some((text) => text.includes('to Nervii: a'))).toBe(false);
  });

  test('8.6.5 no Region loses its last Warband or Aedui Control', () => {
    const two = { aedui: { troops: 2 }, belgae: { revealed: 9 } };
    const held = { aedui: { troops: 4 }, belgae: { revealed: 2 } };
    const position: Position = {
      pieces: { treveri: two, sequani: held, ubii: { ...two, aedui: { troops: 1 } } },
    };
    const table = aeduiTurn({ ...barren, ...position });
    expect(table.force('treveri', 'aedui')).not.toBe('');
    expect(table.G.forces.ubii?.aedui).toBeDefined();
    expect(lines(table, '3.3.2').filter((text) => text.startsWith('Aedui, Sequani'))).toHaveLength(1);
  });

  test('8.6.5 then Control of one Region, by the fewest Warbands', () => {
    const enemy = { belgae: { revealed: 8 } };
    const around = { nervii: enemy, atrebates: enemy, sugambri: enemy, sequani: enemy, mandubii: enemy };
    const pieces: Position['pieces'] = {
      treveri: { aedui: { troops: 9 } },
      ...around,
      ubii: { arverni: { revealed: 2 } },
    };
    const marched = moves({ pieces });
    expect(marched.at(-1)).toBe('Aedui, Treveri to Ubii: 3 Hidden Warbands.');
  });

  test('8.6.5 of two Regions the one that takes fewer Warbands', () => {
    const enemy = { belgae: { revealed: 8 } };
    const around = { nervii: enemy, atrebates: enemy, sugambri: enemy, sequani: enemy };
    const few = { ubii: { arverni: { revealed: 2 } }, mandubii: { arverni: { revealed: 1 } } };
    const pieces: Position['pieces'] = { treveri: { aedui: { troops: 9 } }, ...around, ...few };
    expect(moves({ pieces }).at(-1)).toBe('Aedui, Treveri to Mandubii: 2 Hidden Warbands.');
  });

  test('8.6.5 Warbands for Control come out of several Regions, as far as they are paid for', () => {
    const enemy = { belgae: { revealed: 9 } };
    const rest = [
      'nervii',
      'atrebates',
      'sugambri',
      'mandubii',
      'provincia',
      'arverni',
      'bituriges',
      'aedui',
    ];
    const pieces: Position['pieces'] = {
      ...Object.fromEntries(rest.map((region) => [region, { ...enemy, aedui: { troops: 1 } }])),
      treveri: { aedui: { troops: 3 } },
      sequani: { aedui: { troops: 3 } },
      ubii: { arverni: { revealed: 3 }, aedui: { troops: 1 } },
    };
    const at = { ...barren.at, 'suebi-south': 'dispersed' };
    expect(moves({ pieces, at })).toEqual([
      'Aedui, Treveri to Ubii: 2 Hidden Warbands.',
      'Aedui, Sequani to Ubii: a Hidden Warband.',
    ]);
  });

  test('8.6.5 upon Frost they Raid instead', () => {
    const pieces: Position['pieces'] = { treveri: { aedui: { troops: 5 } } };
    expect(reason(aeduiTurn({ ...barren, pieces, deck: ['winter'] }))?.[0]).toBe('8.6.4');
  });
});
