import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL, type Terms, UNLIMITED } from '../../../games/falling-sky/commands/terms';
import { marchPlan } from '../../../games/falling-sky/nonplayers/aedui/march';
import { Play } from '../../../games/kit/play';
import { scripted, seededChance } from '../../../games/testing/chance';
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

  test('8.6.4 a Warband gains one Resource, and a Faction gives no more than it has', () => {
    const others = { belgae: { revealed: 3 }, arverni: { revealed: 3 } };
    const one = { aedui: { troops: 1, revealed: 4 } };
    const pass = ['8.6.4', 'By rule the Aedui pass.'];
    expect(reason(raids({ pieces: { treveri: { ...one, ...others } } }))).toEqual(pass);
    const waste: Position = { devastated: ['aedui', 'treveri', 'sequani'] };
    expect(reason(raids({ ...waste, pieces: { treveri: { ...one, ...others } } }))).toEqual(pass);
    const both = { ...one, belgae: { revealed: 3 } };
    const resources = (belgae: number): Position => ({ resources: { aedui: 3, romans: 30, belgae } });
    const poorer = raids({ ...waste, ...resources(1), pieces: { treveri: both, sequani: both } });
    expect(reason(poorer)).toEqual(pass);
    const richer = raids({ ...waste, ...resources(2), pieces: { treveri: both, sequani: both } });
    expect(reason(richer)?.[1]).toContain('Raid');
  });

  test('8.6.4 of players one at 0 or more first, and Romans at just 0', () => {
    const belgic = ['nervii', 'eburones', 'morini', 'menapii', 'remi', 'bellovaci', 'atrebates', 'veneti'];
    const at = { ...barren.at, ...Object.fromEntries(belgic.map((id) => [id, 'belgae'])) };
    const pieces: Position['pieces'] = {
      treveri: { aedui: { troops: 5 }, arverni: { revealed: 3 }, belgae: { revealed: 3 } },
    };
    expect(lines(raids({ pieces, at }), '3.3.3')[0]).toContain('takes a Resource of the Belgae');
    const arverni = ['arverni', 'cadurci', 'volcae', 'carnutes', 'aulerci', 'senones', 'lingones'];
    const zero = { ...at, ...Object.fromEntries(arverni.map((id) => [id, 'arverni'])) };
    const romans: Position['pieces'] = { treveri: { aedui: { troops: 5 }, romans: { revealed: 3 } } };
    expect(lines(raids({ pieces: romans, at: zero }), '3.3.3')[0]).toContain(
      'takes a Resource of the Romans',
    );
  });

  test('8.6.4 a Region is raided to the full before another, of whoever is there', () => {
    const pieces: Position['pieces'] = {
      treveri: { aedui: { troops: 3 }, romans: { revealed: 3 } },
      ubii: { aedui: { troops: 3 }, arverni: { revealed: 7 } },
    };
    const resources = { aedui: 3, romans: 1, arverni: 9, belgae: 9 };
    const told = lines(raids({ pieces, resources }), '3.3.3');
    expect(told.map((text) => text.slice(0, 'Raid in Tre'.length))).toEqual([
      'Raid in Tre',
      'Raid in Tre',
      'Raid in Ubi',
      'Raid in Ubi',
    ]);
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

  test('8.6.4 where there is nothing to gain from no Faction first, so that they gain the most', () => {
    const both = { aedui: { troops: 1, revealed: 4 }, arverni: { revealed: 7 } };
    const resources = { aedui: 3, romans: 30, arverni: 1 };
    for (const waste of ['treveri', 'sequani'] as const) {
      const devastated: Position['devastated'] = ['aedui', waste];
      const { G } = raids({ pieces: { treveri: both, sequani: both }, devastated, resources });
      expect(G.resources).toMatchObject({ aedui: 5, arverni: 0 });
    }
  });

  test('8.6.4 wherever they can', () => {
    const pieces: Position['pieces'] = { treveri: { aedui: { troops: 3 } }, ubii: { aedui: { troops: 3 } } };
    expect(lines(raids({ pieces }), '3.3.3')).toHaveLength(4);
  });
});

describe('8.6.5 what is planned', () => {
  const order = orderFor('march', 'aedui', 'aedui', FULL);
  const planned = (position: Position) => {
    const G = stateOf(position);
    return marchPlan({ G, play: new Play(G, scripted()) }, order).map(({ from, way, pieces }) => [
      from,
      way[0],
      (pieces.hidden ?? 0) + (pieces.revealed ?? 0),
    ]);
  };
  const enemy = { aedui: { troops: 1 }, belgae: { revealed: 9 } };
  const closed = {
    nervii: enemy,
    atrebates: enemy,
    sugambri: enemy,
    ubii: enemy,
    aedui: enemy,
    provincia: enemy,
  };

  test('8.6.5 of Regions that reach as many the one with the strongest enemies about it', () => {
    const pieces: Position['pieces'] = {
      treveri: { aedui: { troops: 4 } },
      pictones: { aedui: { troops: 4 } },
    };
    const at: Position['at'] = {
      nervii: 'belgae',
      cadurci: 'arverni',
      volcae: 'arverni',
      lingones: 'belgae',
    };
    const [first] = planned({ pieces, at: { ...at, arverni: 'arverni' } });
    expect(first).toEqual(['pictones', 'arverni', 1]);
  });

  test('8.6.5 nobody Marches without Resources, nor into Cisalpina', () => {
    const pieces: Position['pieces'] = { treveri: { aedui: { troops: 4 } } };
    expect(planned({ pieces, resources: { aedui: 0 } })).toEqual([]);
    const around = { sugambri: enemy, treveri: enemy, sequani: enemy };
    const north = { ...around, ubii: { aedui: { troops: 5 } } };
    expect(planned({ pieces: north, galliaTogata: true })).toEqual([]);
  });

  test('8.6.5 for Control Warbands come out of the Region where the March has begun, else of few Regions', () => {
    const { nervii, atrebates, sugambri, ...beside } = closed;
    const mandubii = { aedui: { troops: 1 }, arverni: { revealed: 1 } };
    const begun = { treveri: { aedui: { troops: 5 } }, sequani: { aedui: { troops: 9 } } };
    expect(nervii).toBe(atrebates);
    expect(sugambri).toBe(atrebates);
    expect(planned({ pieces: { ...beside, ...begun, mandubii } }).at(-1)).toEqual(['treveri', 'mandubii', 1]);
    const few = { treveri: { aedui: { troops: 2 } }, sequani: { aedui: { troops: 4 } } };
    const strong = { aedui: { troops: 1 }, arverni: { revealed: 3 } };
    expect(planned({ pieces: { ...closed, ...few, mandubii: strong } })).toEqual([
      ['sequani', 'mandubii', 3],
    ]);
    const both = { treveri: { aedui: { troops: 3 } }, sequani: { aedui: { troops: 2 } } };
    const costly: Position = { pieces: { ...closed, ...both, mandubii: strong } };
    expect(planned(costly)).toHaveLength(2);
    expect(planned({ ...costly, resources: { aedui: 1 } })).toEqual([]);
  });

  test('8.6.5, 8.3.4 for Control out of either of two equal Regions', () => {
    const spare = { aedui: { troops: 2 }, belgae: { revealed: 9 } };
    const G = stateOf({
      pieces: {
        ...closed,
        treveri: spare,
        sequani: spare,
        mandubii: { aedui: { troops: 1 }, belgae: { revealed: 1 } },
      },
    });
    const origins = Array.from({ length: 30 }, (_, seed) => {
      const journeys = marchPlan({ G, play: new Play(G, seededChance(seed)) }, order);
      return journeys.find(({ way }) => way[0] === 'mandubii')?.from;
    });
    expect(new Set(origins)).toEqual(new Set(['treveri', 'sequani']));
  });

  test('8.6.5 for Control Warbands that are Scouted when no Hidden ones are left', () => {
    const { nervii, ...beside } = closed;
    const G = stateOf({
      pieces: {
        ...beside,
        sequani: enemy,
        treveri: { aedui: { hidden: 1, scouted: 4 } },
        mandubii: { aedui: { troops: 1 }, arverni: { revealed: 3 } },
      },
    });
    expect(nervii).toBe(enemy);
    const journeys = marchPlan({ G, play: new Play(G, scripted()) }, order);
    expect(journeys.map(({ way, pieces }) => [way[0], pieces])).toEqual([
      ['nervii', { hidden: 1, revealed: 0 }],
      ['mandubii', { hidden: 0, revealed: 3 }],
    ]);
  });

  test('8.6.5 for Control out of two Regions rather than out of one that is Devastated', () => {
    const spare = (troops: number) => ({ aedui: { troops }, belgae: { revealed: 9 } });
    const all = { ...closed, carnutes: enemy, pictones: enemy, arverni: enemy };
    const goal = { aedui: { troops: 1 }, arverni: { revealed: 4 } };
    const position: Position = {
      pieces: { ...all, treveri: spare(4), sequani: spare(3), bituriges: spare(3), mandubii: goal },
      devastated: ['treveri'],
    };
    expect(planned({ ...position, resources: { aedui: 2 } })).toEqual([
      ['bituriges', 'mandubii', 2],
      ['sequani', 'mandubii', 2],
    ]);
    expect(planned({ ...position, resources: { aedui: 1 } })).toEqual([]);
  });
});

describe('8.6.5 what a March may still do', () => {
  const planned = (position: Position, terms: Partial<Terms> = {}) => {
    const G = stateOf(position);
    const order = orderFor('march', 'aedui', 'aedui', { ...FULL, ...terms });
    return marchPlan({ G, play: new Play(G, scripted()) }, order).map(({ from, way, pieces }) =>
      [from, way[0], (pieces.hidden ?? 0) + (pieces.revealed ?? 0)].join(' '),
    );
  };
  const full = { aedui: { troops: 1 }, belgae: { revealed: 9 } };
  const around = {
    ...{ nervii: full, atrebates: full, sugambri: full, ubii: full, sequani: full, carnutes: full },
    ...{ bituriges: full, aedui: full, provincia: full, pictones: full, arverni: full, veneti: full },
  };
  const foe = (revealed: number) => ({ aedui: { troops: 1 }, arverni: { revealed } });

  test('8.6.5 first where enemies have Allies, not where the Aedui have', () => {
    const pieces = { ...around, nervii: {}, treveri: { aedui: { troops: 2 } } };
    const at: Position['at'] = { nervii: 'aedui', aedui: 'citadel aedui', mandubii: 'arverni' };
    expect(planned({ pieces, at })).toEqual(['treveri mandubii 1']);
  });

  test('8.6.5 an origin is paid for once', () => {
    const pieces = { ...around, nervii: {}, treveri: { aedui: { troops: 5 } }, mandubii: foe(1) };
    expect(planned({ pieces, resources: { aedui: 1 } })).toEqual(['treveri nervii 1', 'treveri mandubii 1']);
  });

  test('8.6.5 what the spread has cost is not there for Control', () => {
    const from = { treveri: { aedui: { troops: 2 } }, sequani: { aedui: { troops: 2 } } };
    const pieces = { ...around, nervii: {}, ...from, mandubii: foe(1) };
    const both = ['treveri nervii 1', 'sequani mandubii 1'];
    expect(planned({ pieces, resources: { aedui: 2 } })).toEqual(both);
    expect(planned({ pieces, resources: { aedui: 1 } })).toEqual(both.slice(0, 1));
    expect(planned({ pieces }, { most: 1 })).toEqual(both.slice(0, 1));
    expect(planned({ pieces }, { march: { ...UNLIMITED, groups: 1 } })).toEqual(both.slice(0, 1));
  });

  test('8.6.5 out of a Region shared with as many others all go but one, out of their own no last one', () => {
    const shared = { aedui: { troops: 3 }, belgae: { revealed: 3 } };
    const pieces = { ...around, treveri: shared, mandubii: foe(2) };
    expect(planned({ pieces })).toEqual(['treveri mandubii 2']);
    const single = { ...around, treveri: { aedui: { troops: 1 } }, mandubii: full, sugambri: {} };
    expect(planned({ pieces: single, at: { treveri: 'aedui' } })).toEqual([]);
  });

  test('8.6.5 what card 4 holds stays', () => {
    const pieces = { ...around, nervii: {}, sugambri: {}, treveri: { aedui: { troops: 5 } }, mandubii: full };
    const circumvallation = {
      region: 'treveri' as const,
      faction: 'aedui' as const,
      troops: 4,
      leader: false,
    };
    expect(planned({ pieces })).toEqual(['treveri nervii 1', 'treveri sugambri 1']);
    expect(planned({ pieces, circumvallation })).toEqual(['treveri nervii 1']);
  });

  test('8.6.5 Control counts with those who have come and without those who have gone', () => {
    const come = { ...around, treveri: { aedui: { troops: 5 } }, mandubii: { arverni: { revealed: 1 } } };
    expect(planned({ pieces: come })).toEqual(['treveri mandubii 1', 'treveri mandubii 1']);
    const gone = {
      ...around,
      ...{ nervii: {}, atrebates: {}, sugambri: {}, mandubii: full },
      treveri: { aedui: { troops: 4 }, belgae: { revealed: 4 } },
      sequani: { aedui: { troops: 12 }, belgae: { revealed: 12 } },
    };
    expect(planned({ pieces: gone }).at(-1)).toBe('sequani treveri 4');
  });

  test('8.6.5 who has come counts for what a Region can spare, and Control that they add is kept', () => {
    const beside = (nervii: NonNullable<Position['pieces']>['nervii']) => ({
      ...around,
      nervii,
      treveri: { aedui: { troops: 2 } },
      mandubii: full,
      morini: { aedui: { troops: 1 }, arverni: { revealed: 1 } },
    });
    const sole = { aedui: { revealed: 1 }, belgae: { revealed: 9 } };
    expect(planned({ pieces: beside(sole) })).toEqual(['treveri nervii 1', 'nervii morini 1']);
    const { devastated, at } = barren;
    const turn = aeduiTurn({ pieces: beside(sole), devastated, at, resources: { aedui: 30, romans: 30 } });
    expect([turn.force('nervii', 'aedui'), turn.force('morini', 'aedui')]).toEqual(['1h', '2h']);
    const shared = { aedui: { revealed: 2 }, belgae: { revealed: 2 } };
    expect(planned({ pieces: beside(shared) })).toEqual(['treveri nervii 1']);
    const held = { aedui: { revealed: 2 }, belgae: { revealed: 1 } };
    expect(planned({ pieces: beside(held) })).toEqual(['treveri nervii 1', 'nervii morini 1']);
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
