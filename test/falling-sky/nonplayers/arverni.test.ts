import { describe, expect, test } from 'vitest';
import { useOf } from '../../../games/falling-sky/abilities/use';
import { orderFor } from '../../../games/falling-sky/commands/order';
import type { Journey } from '../../../games/falling-sky/commands/plan';
import { type CommandName, FULL } from '../../../games/falling-sky/commands/terms';
import type { Player } from '../../../games/falling-sky/components/factions';
import { REGIONS, type RegionId } from '../../../games/falling-sky/components/map';
import { battlesUnderThreat } from '../../../games/falling-sky/nonplayers/arverni/battles';
import { isWorthDevastating } from '../../../games/falling-sky/nonplayers/arverni/devastate';
import { entreaties } from '../../../games/falling-sky/nonplayers/arverni/entreat';
import { marchAway } from '../../../games/falling-sky/nonplayers/arverni/flight';
import { marchToMass } from '../../../games/falling-sky/nonplayers/arverni/mass';
import { isRaidWorth } from '../../../games/falling-sky/nonplayers/arverni/raid';
import { marchToSpread } from '../../../games/falling-sky/nonplayers/arverni/spread';
import type { G } from '../../../games/falling-sky/state';
import { Play } from '../../../games/kit/play';
import { scripted } from '../../../games/testing/chance';
import { freeCommand } from '../freeCommand';
import { begin, type Pieces, type Position, stateOf, type Table } from '../table';
import { eligible, type Turn, unheld } from './table';

/** The whole turn of the Arverni; others stand in Battle, Harass, and lose what comes first. */
const turn = (position: Position, more: Turn = {}): Table =>
  finished(eligible(position, 'arverni', { options: ['command', 'ability'], ...more }));

const finished = (table: Table): Table => {
  while (['agreement', 'declare', 'losses', 'harass', 'devastation'].includes(`${table.step}`)) {
    const { side } = table;
    const move = ['refuse', 'stand', 'harass', 'roll', 'remove', 'lose'].find((each) =>
      table.moves(side).includes(each),
    );
    if (move === undefined) throw new Error(`${side} do not know what to do in step ${table.step}`);
    table.do(side, move, ...argumentsOf(table, move));
  }
  return table;
};

const argumentsOf = (table: Table, move: string): (string | number)[] => {
  const [first] = table.legal(table.side, move);
  return first === ''
    ? []
    : first.split(' ').map((each) => (Number.isNaN(Number(each)) ? each : Number(each)));
};

const told = (table: Table): string =>
  table.journal
    .filter(({ side, places }) => side === 'arverni' || places !== undefined)
    .map(({ rule, text }) => `${rule} ${text}`)
    .join('\n');

/** Chance that takes the last of several candidates, where that of the table takes the first. */
const lastOf = (G: G): Play<G> => new Play(G, { ...scripted(), Die: (sides) => sides });

const HIS = { leader: 'named' as const };

/** Six Allies and Citadels, no more to be won, and few Warbands Available: neither Rally nor March to spread is called for. */
const SETTLED: Position['at'] = {
  pictones: 'arverni',
  santones: 'arverni',
  arverni: 'citadel arverni',
  cadurci: 'arverni',
  volcae: 'arverni',
  catuvellauni: 'arverni',
};

describe('8.7.1 Battle under threat', () => {
  test('8.7.1 Battle: with Vercingetorix, where more Losses are inflicted than suffered', () => {
    const pieces = { carnutes: { arverni: { ...HIS, troops: 6 }, romans: { troops: 4 } } };
    const table = turn({ pieces }, { dice: [] });
    expect(told(table)).toContain('8.7.1 By rule the Arverni Battle, as they are under threat.');
    expect(table.told('3.3.4', 'The Arverni Battle the Romans in Carnutes.')).toBe(true);
  });

  test('8.7.1 Battle: three Auxilia are no threat, an Ally is', () => {
    const pieces = { carnutes: { arverni: { ...HIS, troops: 6 }, romans: { troops: 3 } } };
    expect(told(turn({ pieces }))).not.toContain('8.7.1');
    expect(told(turn({ pieces, at: { carnutes: 'romans' } }))).toContain('8.7.1 By rule the Arverni Battle');
  });

  test('8.7.1 Battle: ten Warbands without Vercingetorix are enough, nine are not', () => {
    const enemies = { aedui: { troops: 4 } };
    const group = (troops: number) =>
      told(turn({ pieces: { carnutes: { arverni: { troops }, ...enemies } } }));
    expect(group(10)).toContain('8.7.1 By rule the Arverni Battle');
    expect(group(9)).not.toContain('8.7.1');
  });

  test('8.7.1 Battle: a Successor and few Warbands are not under threat', () => {
    const pieces = {
      carnutes: { arverni: { leader: 'successor' as const, troops: 6 }, romans: { troops: 4 } },
    };
    expect(told(turn({ pieces }))).not.toContain('8.7.1');
  });

  test('8.7.1 Battle: Belgae and Germans threaten nobody', () => {
    const pieces = {
      carnutes: { arverni: { ...HIS, troops: 9 }, belgae: { troops: 4 }, germans: { troops: 4 } },
    };
    expect(told(turn({ pieces }))).not.toContain('8.7.1');
  });

  test('8.7.1 Battle: a Loss on a Legion is worth more Losses than it costs', () => {
    const pieces = {
      carnutes: { arverni: { ...HIS, troops: 8 }, romans: { legions: 7 } },
    };
    const table = turn({ pieces }, { dice: Array(20).fill(6) });
    expect(told(table)).toContain('8.7.1 By rule the Arverni Battle');
  });

  test('8.7.1 Battle: none where a Loss could fall on Vercingetorix; they March away instead', () => {
    const pieces = {
      carnutes: { arverni: { ...HIS, revealed: 2 }, romans: { legions: 6 } },
      arverni: { arverni: { troops: 2 } },
    };
    const table = turn({ pieces });
    expect(told(table)).toContain('8.7.1 By rule the Arverni March away from a threat.');
    expect(table.force('carnutes', 'arverni')).toBe('');
  });

  test('8.7.1 Battle: none at all where Vercingetorix is under threat and does not fight', () => {
    const pieces = {
      carnutes: { arverni: { ...HIS, revealed: 2 }, romans: { legions: 6 } },
      arverni: { arverni: { troops: 10 }, aedui: { troops: 4 } },
    };
    const table = turn({ pieces });
    expect(told(table)).toContain('March away from a threat');
    expect(told(table)).not.toContain('Battle the');
  });

  test('8.7.1 Battle: Vercingetorix fights Romans before Aedui, and before all others', () => {
    const pieces = {
      atrebates: { arverni: { troops: 12 }, romans: { troops: 4 } },
      carnutes: { arverni: { ...HIS, troops: 12 }, aedui: { troops: 4 }, romans: { troops: 4 } },
    };
    const battles = table(turn({ pieces }, { dice: [] }));
    expect(battles[0]).toBe('The Arverni Battle the Romans in Carnutes.');
    expect(battles).toContain('The Arverni Battle the Romans in Atrebates.');
  });

  test('8.7.1 Battle: Caesar is fought only by more than twice as many mobile pieces', () => {
    const against = (troops: number) =>
      told(
        turn(
          {
            pieces: {
              carnutes: {
                arverni: { ...HIS, revealed: troops },
                romans: { leader: 'named', legions: 2, troops: 2 },
              },
            },
          },
          { dice: Array(30).fill(1) },
        ),
      );
    expect(against(10)).toContain('8.7.1 By rule the Arverni Battle');
    expect(against(9)).toContain('8.7.1 By rule the Arverni March away');
  });

  test('8.7.1 Battle: then Romans, Aedui and Belgae of a player in Regions without a threat', () => {
    const pieces = {
      carnutes: { arverni: { ...HIS, troops: 8 }, aedui: { troops: 4 } },
      pictones: { arverni: { troops: 4 }, belgae: { troops: 1 } },
      veneti: { arverni: { troops: 4 }, romans: { troops: 2 } },
      treveri: { arverni: { troops: 4 }, germans: { troops: 1 } },
    };
    const fought = table(turn({ pieces }, { dice: Array(9).fill(1) }));
    expect(fought).toContain('The Arverni Battle the Belgae in Pictones.');
    expect(fought).toContain('The Arverni Battle the Romans in Veneti.');
    expect(fought).toHaveLength(3);
    const unplayed = table(turn({ pieces }, { others: ['belgae'], dice: Array(9).fill(1) }));
    expect(unplayed).not.toContain('The Arverni Battle the Belgae in Pictones.');
  });

  test('8.4.1 Battle: of Aedui and Belgae in a Region the Aedui, whatever the dice', () => {
    const G = stateOf({
      pieces: {
        carnutes: { arverni: { troops: 10 }, aedui: { troops: 4 } },
        veneti: { arverni: { troops: 4 }, belgae: { troops: 1 }, aedui: { troops: 1 } },
      },
    });
    const order = orderFor('battle', 'arverni', 'arverni', FULL);
    const battles = battlesUnderThreat(G, lastOf(G), order, ['carnutes']);
    expect(battles.map(({ region, target }) => `${region} ${target}`)).toEqual([
      'carnutes aedui',
      'veneti aedui',
    ]);
  });

  test('8.7.1 Battle: as many as there are Resources for', () => {
    const pieces = {
      carnutes: { arverni: { ...HIS, troops: 8 }, aedui: { troops: 4 } },
      veneti: { arverni: { troops: 4 }, romans: { troops: 1 } },
    };
    expect(table(turn({ pieces, resources: { arverni: 1 } }))).toEqual([
      'The Arverni Battle the Aedui in Carnutes.',
    ]);
  });

  const table = (after: Table): string[] =>
    after.journal.filter(({ text }) => text.includes(' Battle the ')).map(({ text }) => text);
});

describe('8.7.1 Ambush', () => {
  test('8.7.1 Ambush: where the enemy could Counterattack, and then wherever possible', () => {
    const pieces = {
      carnutes: { arverni: { ...HIS, troops: 8 }, romans: { troops: 1, legions: 1 } },
      veneti: { arverni: { troops: 4 }, aedui: { troops: 1 } },
    };
    const after = turn({ pieces });
    expect(after.journal.filter(({ text }) => text === 'The Arverni Ambush.')).toHaveLength(2);
  });

  test('8.7.1 Ambush: not where nothing could be saved by Retreat nor strike back', () => {
    const pieces = { carnutes: { arverni: { ...HIS, troops: 8 }, romans: { troops: 1 } } };
    const after = turn({ pieces, at: { carnutes: 'aedui', aulerci: 'romans' } });
    expect(told(after)).toContain('Battle');
    expect(told(after)).not.toContain('Ambush');
  });

  test('8.7.1 Ambush: where Retreat would save pieces, and there is a Region that might let them in', () => {
    const pieces = { carnutes: { arverni: { ...HIS, troops: 4 }, romans: { troops: 1 } } };
    const inside: Position['at'] = { aulerci: 'romans', carnutes: 'romans' };
    expect(told(turn({ pieces, at: inside }))).not.toContain('Ambush');
    expect(told(turn({ pieces, at: { ...inside, bituriges: 'romans' } }))).toContain('The Arverni Ambush.');
  });

  test('8.7.1 Ambush: not where it serves nothing, though no other Special Ability is added', () => {
    const pieces = { carnutes: { arverni: { ...HIS, hidden: 8 }, aedui: { revealed: 1 } } };
    const after = turn({ pieces, at: { carnutes: 'aedui' }, resources: { arverni: 1 } }, { dice: [] });
    expect(told(after)).toContain('The Arverni Battle the Aedui in Carnutes.');
    expect(told(after)).not.toContain('Ambush');
  });

  test('8.7.1 Ambush: not in the second Battle where not in the first', () => {
    const pieces = {
      carnutes: { arverni: { ...HIS, troops: 8 }, aedui: { revealed: 1 } },
      veneti: { arverni: { troops: 9 }, aedui: { revealed: 6 } },
    };
    const after = turn({ pieces, at: { carnutes: 'aedui' } }, { dice: [] });
    expect(told(after)).not.toContain('Ambush');
  });
});

describe('8.7.1 March away from a threat', () => {
  const threat: Position['pieces'] = {
    carnutes: { arverni: { ...HIS, revealed: 2 }, romans: { legions: 6 } },
  };

  test('8.7.1 March: Vercingetorix with all his Warbands to the most Arverni, into a 2nd Region too', () => {
    const after = turn({
      pieces: { ...threat, arverni: { arverni: { troops: 5 } }, pictones: { arverni: { troops: 2 } } },
    });
    expect(after.force('arverni', 'arverni')).toBe('named 8h');
  });

  test('8.7.1 March: other Warbands come closer to him, one stays behind in each Region', () => {
    const after = turn({
      pieces: { ...threat, pictones: { arverni: { troops: 5 } }, sequani: { arverni: { troops: 3 } } },
    });
    expect(after.force('pictones', 'arverni')).toBe('named 7h');
    expect(after.force('sequani', 'arverni')).toBe('1h');
    expect(after.journal.some(({ text }) => text.startsWith('Arverni, Sequani to'))).toBe(true);
  });

  const guarded = (hidden: number): Position => ({
    pieces: {
      ...threat,
      mandubii: { aedui: { troops: hidden } },
      bituriges: { aedui: { troops: hidden } },
      atrebates: { romans: { troops: 9 } },
      aedui: { arverni: { troops: 5 } },
      veneti: { arverni: { troops: 3 } },
    },
  });

  test('8.7.1 March: no way with more than three Losses, or with as many as could fall on him', () => {
    expect(turn(guarded(6)).force('aedui', 'arverni')).toContain('named');
    expect(turn(guarded(9)).force('veneti', 'arverni')).toContain('named');
  });

  test('8.7.1, 1.5.2 March: players are asked not to Harass Vercingetorix where that helps, and it is planned again', () => {
    const asked = (others: Player[] = [], more: Position = {}) =>
      eligible({ ...guarded(9), ...more }, 'arverni', { options: ['command', 'ability'], others });
    expect([asked().step, asked().side]).toEqual(['agreement', 'romans']);
    const both = () => asked().do('romans', 'refuse');
    expect([both().step, both().side]).toEqual(['agreement', 'aedui']);
    expect(finished(both().do('aedui', 'agree')).force('aedui', 'arverni')).toBe('named 7h');
    expect(finished(both().do('aedui', 'refuse')).force('veneti', 'arverni')).toContain('named');
    expect(asked(['romans']).side).toBe('aedui');
    const devastated: Position = { devastated: ['mandubii', 'bituriges', 'atrebates'] };
    expect(asked([], devastated).step).not.toBe('agreement');
  });

  test('8.7.1 March: none upon Frost, nor without Resources', () => {
    expect(told(turn({ pieces: threat, deck: ['winter'] }))).not.toContain('March away');
    expect(told(turn({ pieces: threat, resources: { arverni: 0 } }))).not.toContain('March away');
  });

  test('8.7.1 March: what card 4 holds stays; with Vercingetorix held, others come closer to him, or nobody Marches', () => {
    const held = (troops: number, leader: boolean, more: Position['pieces'] = {}) =>
      turn({
        pieces: { ...threat, ...more },
        circumvallation: { region: 'carnutes', faction: 'arverni', troops, leader },
      });
    const pictones = { pictones: { arverni: { troops: 5 } } };
    expect(held(1, false, pictones).force('pictones', 'arverni')).toBe('named 6h');
    expect(held(2, true, pictones).force('carnutes', 'arverni')).toContain('named 4h');
    expect(told(held(2, true))).toContain('8.7.3 By rule the Arverni Rally');
    const circumvallation = {
      region: 'sequani' as const,
      faction: 'arverni' as const,
      troops: 1,
      leader: false,
    };
    const sequani = { arverni: { troops: 4 }, romans: { troops: 1 } };
    const one = turn(
      { pieces: { ...threat, ...pictones, sequani }, circumvallation },
      { options: ['command'] },
    );
    expect(one.force('sequani', 'arverni')).toBe('1h');
  });

  test('8.7.1 March: none with a Successor, though many Warbands are under threat', () => {
    const arverni = { leader: 'successor' as const, revealed: 10 };
    const pieces = { carnutes: { arverni, romans: { legions: 4, troops: 20 } } };
    expect(told(turn({ pieces }))).not.toContain('March away');
  });

  test('8.7.1 March: one Warband stays behind though Devastation has left fewer', () => {
    const after = turn(
      {
        pieces: {
          ...threat,
          pictones: { arverni: { troops: 20 } },
          mandubii: { arverni: { troops: 8 }, romans: { troops: 6 } },
        },
      },
      { dice: Array(9).fill(1) },
    );
    expect(told(after)).toContain('The Arverni Devastate Mandubii.');
    expect(after.force('mandubii', 'arverni')).toBe('1h');
  });

  test('8.7.1 March: those won over by Entreat come along, with him and out of other Regions', () => {
    const pieces = {
      carnutes: { arverni: { ...HIS, hidden: 2 }, romans: { legions: 6, troops: 3 } },
      bituriges: { arverni: { troops: 3 }, aedui: { troops: 1 } },
      pictones: { arverni: { troops: 5 } },
    };
    const after = turn({ pieces, resources: { arverni: 4 } });
    expect(told(after)).toContain('Entreat');
    expect(after.force('carnutes', 'arverni')).toBe('');
    expect(after.force('bituriges', 'arverni')).toBe('1h');
  });

  test('8.7.1 March: not by a Region that they Devastate first', () => {
    const pieces = {
      ...threat,
      bituriges: { arverni: { troops: 8 }, romans: { revealed: 6 } },
      mandubii: { romans: { hidden: 3 } },
      aedui: { arverni: { troops: 12 } },
    };
    const after = turn({ pieces });
    expect(told(after)).toContain('The Arverni Devastate Bituriges.');
    expect(after.force('aedui', 'arverni')).toContain('named');
  });

  test('8.7.1 March: none where only Warbands are under threat and Vercingetorix is not on the map', () => {
    const pieces = { carnutes: { arverni: { revealed: 10 }, romans: { legions: 4, troops: 20 } } };
    expect(told(turn({ pieces }))).not.toContain('March away');
  });
});

describe('8.7.1 what Devastate and Entreat are worth', () => {
  const worth = (arverni: number, others: Partial<Record<'romans' | 'aedui' | 'belgae', Pieces>>) =>
    isWorthDevastating(
      stateOf({ pieces: { carnutes: { arverni: { troops: arverni }, ...others } } }),
      'carnutes',
      arverni,
    );

  test('8.7.1 Devastate: two Auxilia are worth any number of Warbands, one is not', () => {
    expect(worth(12, { romans: { troops: 6 } })).toBe(true);
    expect(worth(12, { romans: { troops: 5 } })).toBe(false);
  });

  test('8.7.1 Devastate: Belgae do not count against own Losses', () => {
    expect(worth(8, { romans: { troops: 3 }, belgae: { troops: 9 } })).toBe(false);
    expect(worth(8, { romans: { troops: 3 }, aedui: { troops: 3 }, belgae: { troops: 9 } })).toBe(true);
    expect(worth(3, { belgae: { troops: 3 } })).toBe(true);
  });

  test('8.7.1 Entreat: Resources are left for the Command, and no Ally of a Non-player is only Subdued', () => {
    const use = useOf('entreat', 'arverni', false);
    const G = stateOf({
      pieces: { aedui: { arverni: { ...HIS, troops: 5 } } },
      at: { aedui: 'aedui' },
      resources: { arverni: 2 },
    });
    expect(entreaties(G, use, 1)).toEqual([{ region: 'aedui', faction: 'aedui', tribe: 'aedui' }]);
    expect(entreaties(G, use, 2)).toEqual([]);
    G.seats.aedui = null;
    expect(entreaties(G, use, 1)).toEqual([]);
  });
});

describe('8.7.5 what a Raid is worth', () => {
  const order = orderFor('raid', 'arverni', 'arverni', FULL);
  const worth = (position: Position) => isRaidWorth(stateOf(position), order);

  test('8.7.5 Raid: where it is Devastated only what there is to take', () => {
    const pieces = { carnutes: { arverni: { troops: 3 }, aedui: { troops: 1 } } };
    const at = (aedui: number): Position => ({ pieces, devastated: ['carnutes'], resources: { aedui } });
    expect([worth(at(2)), worth(at(1)), worth({ ...at(0), devastated: [] })]).toEqual([true, false, true]);
  });

  test('8.7.5 Raid: two Resources, if what there is to take is taken where nothing else can be gained', () => {
    const raider = { arverni: { hidden: 1 }, romans: { troops: 1 } };
    const pieces = { arverni: raider, treveri: raider };
    const left = (devastated: RegionId[]): Position => ({ pieces, devastated, resources: { romans: 1 } });
    expect([worth(left(['arverni'])), worth(left(['treveri']))]).toEqual([true, true]);
    expect(worth(left(['arverni', 'treveri']))).toBe(false);
  });

  test('1.8, 8.7.5 Raid: not where 45 Resources leave no room for two more', () => {
    const pieces = { carnutes: { arverni: { troops: 3 } } };
    const at = (arverni: number) => worth({ pieces, resources: { arverni } });
    expect([at(43), at(44)]).toEqual([true, false]);
  });

  test('8.7.5 Raid: of Regions with Romans a Devastated one first, so that it gains the most', () => {
    for (const devastated of ['pictones', 'arverni'] as const) {
      const pieces = {
        pictones: { arverni: { hidden: 1, revealed: 16 }, romans: { troops: 1 } },
        arverni: { arverni: { hidden: 1, revealed: 15 }, romans: { troops: 1 } },
      };
      const resources = { arverni: 3, romans: 1 };
      const after = turn({ at: SETTLED, pieces, resources, devastated: [devastated] }, { dice: [1] });
      expect(after.G.resources.arverni).toBe(5);
    }
  });

  test('8.7.5 Raid: first where there are Romans', () => {
    const after = turn(
      {
        at: SETTLED,
        resources: { arverni: 3 },
        pieces: {
          pictones: { arverni: { troops: 20 }, aedui: { troops: 1 } },
          arverni: { arverni: { troops: 12 }, romans: { troops: 1 } },
        },
      },
      { dice: [1] },
    );
    const [first] = after.journal.filter(({ rule }) => rule === '3.3.3');
    expect(first?.places).toEqual(['arverni']);
  });
});

describe('8.7.1, 8.7.6 the ways of Vercingetorix, whichever of equal ones chance takes', () => {
  const march = orderFor('march', 'arverni', 'arverni', FULL);
  const threat = { arverni: { ...HIS, revealed: 4 }, romans: { legions: 6 } };
  const away = (position: Position) => {
    const G = stateOf({ ...position, pieces: { carnutes: threat, ...position.pieces } });
    return [new Play(G, scripted()), lastOf(G)].map((play) => marchAway(G, play, march));
  };
  const wayIn = (journeys: Journey[]) => journeys.find(({ pieces }) => pieces.leader !== undefined)?.way;

  test('8.7.1 March: of two ways to a Region that with the fewest Losses', () => {
    const aedui = { aedui: { arverni: { troops: 9 } } };
    const through = (guarded: 'mandubii' | 'bituriges') =>
      away({ pieces: { ...aedui, [guarded]: { romans: { troops: 3 } } } }).map(wayIn);
    expect(through('mandubii')).toEqual(Array(2).fill(['bituriges', 'aedui']));
    expect(through('bituriges')).toEqual(Array(2).fill(['mandubii', 'aedui']));
  });

  test('8.7.1 March: of two Regions with as many Arverni that with the fewest Losses on the way', () => {
    const guards = { mandubii: { romans: { troops: 3 } }, bituriges: { romans: { troops: 3 } } };
    const piles = { aedui: { arverni: { troops: 9 } }, veneti: { arverni: { troops: 9 } } };
    for (const journeys of away({ pieces: { ...guards, ...piles } }))
      expect(wayIn(journeys)?.at(-1)).toBe('veneti');
  });

  test('8.7.1 March: not on from a Devastated Region, nor across the Rhenus or the sea', () => {
    const aedui = { aedui: { arverni: { troops: 9 } } };
    const shut = away({ pieces: aedui, devastated: ['mandubii', 'bituriges'] });
    for (const journeys of shut) expect(wayIn(journeys)?.at(-1)).not.toBe('aedui');
    const G = stateOf({
      pieces: { nervii: threat, ubii: { arverni: { troops: 9 } }, britannia: { arverni: { troops: 9 } } },
      devastated: ['treveri', 'morini', 'atrebates'],
    });
    expect(wayIn(marchAway(G, lastOf(G), march))?.at(-1)).not.toBe('ubii');
  });

  test('8.7.1 March: a player who always lets them pass does not Harass', () => {
    const pieces = {
      mandubii: { romans: { troops: 12 } },
      bituriges: { romans: { troops: 12 } },
      aedui: { arverni: { troops: 9 } },
    };
    const { standing } = stateOf();
    for (const journeys of away({ pieces })) expect(wayIn(journeys)?.at(-1)).not.toBe('aedui');
    const agreed = { ...standing, romans: { ...standing.romans, passage: { arverni: 'agree' as const } } };
    for (const journeys of away({ pieces, standing: agreed })) expect(wayIn(journeys)?.at(-1)).toBe('aedui');
  });

  test('8.7.1 March: out of as many Regions as there are Resources for', () => {
    const pieces = {
      treveri: { arverni: { troops: 2 } },
      sequani: { arverni: { troops: 3 } },
      pictones: { arverni: { troops: 9 } },
    };
    const [journeys] = away({ pieces, devastated: ['treveri'], resources: { arverni: 3 } });
    expect(journeys.map(({ from }) => from).sort()).toEqual(
      ['carnutes', 'pictones', 'sequani'].filter((each) => each !== wayIn(journeys)?.at(-1)).sort(),
    );
  });

  test('8.7.1 March: out of the Regions with most Warbands first', () => {
    const pieces = {
      veneti: { arverni: { troops: 12 } },
      treveri: { arverni: { troops: 3 } },
      sequani: { arverni: { troops: 5 } },
    };
    for (const journeys of away({ pieces, resources: { arverni: 2 } }))
      expect(journeys.map(({ from }) => from)).toEqual(['carnutes', 'sequani']);
  });

  test('1.4.2, 8.7.1 March: others come closer not by Cisalpina', () => {
    const pieces = {
      carnutes: {},
      arverni: threat,
      provincia: { arverni: { troops: 20 } },
      ubii: { arverni: { troops: 5 } },
    };
    for (const journeys of away({ pieces, galliaTogata: true }))
      expect(journeys.find(({ from }) => from === 'ubii')?.way).toEqual(['sequani']);
  });

  test('8.2.3 March: only where the Event lets it end', () => {
    const G = stateOf({ pieces: { carnutes: threat, sequani: { arverni: { troops: 5 } } } });
    const into = (...regions: RegionId[]) =>
      marchAway(G, new Play(G, scripted()), { ...march, terms: { ...FULL, into: regions } }).map(
        ({ from, way }) => [from, way.at(-1)],
      );
    expect(into('veneti')).toEqual([['carnutes', 'veneti']]);
    expect(into('veneti', 'mandubii')).toContainEqual(['sequani', 'mandubii']);
  });

  const massed = (pieces: Position['pieces'], resources = 20) => {
    const G = stateOf({ pieces, resources: { arverni: resources } });
    return [new Play(G, scripted()), lastOf(G)].map((play) => marchToMass(G, play, march));
  };

  test('8.7.6 March to mass: not to where they have Control already', () => {
    const own = { arverni: { troops: 5 }, romans: { legions: 1 } };
    const pieces = {
      pictones: { arverni: { ...HIS, troops: 9 } },
      bituriges: own,
      mandubii: { romans: { legions: 2 } },
    };
    for (const journeys of massed(pieces)) expect(wayIn(journeys)?.at(-1)).toBe('mandubii');
    const without = massed({ ...pieces, mandubii: {} });
    for (const journeys of without) expect(wayIn(journeys)?.at(-1)).not.toBe('bituriges');
  });

  test('8.7.6 March to mass: what Harassment may cost does not count, and of two ways the one without is taken', () => {
    const at = (legions: number) => ({
      pictones: { arverni: { ...HIS, troops: 6 } },
      bituriges: { romans: { troops: 3 } },
      carnutes: { romans: { troops: 3 } },
      mandubii: { romans: { legions } },
    });
    for (const journeys of massed(at(5))) expect(wayIn(journeys)?.at(-1)).toBe('mandubii');
    for (const journeys of massed(at(6))) expect(wayIn(journeys)?.at(-1)).not.toBe('mandubii');
    const two = { ...at(5), veneti: { romans: { legions: 2 } } };
    for (const journeys of massed(two)) expect(wayIn(journeys)?.at(-1)).toBe('veneti');
  });

  test('8.7.6 March to mass: the largest groups come, if Resources are few', () => {
    const pieces = {
      pictones: { arverni: { ...HIS, troops: 9 } },
      carnutes: { arverni: { troops: 2 } },
      arverni: { arverni: { troops: 8 } },
      bituriges: { romans: { legions: 4 } },
    };
    for (const journeys of massed(pieces, 2))
      expect(journeys.map(({ from }) => from)).toEqual(['pictones', 'arverni']);
  });
});

describe('8.7.1 Devastate and Entreat', () => {
  const battle = (more: Position): Table => {
    const pieces = { carnutes: { arverni: { ...HIS, revealed: 9 }, aedui: { revealed: 4 } }, ...more.pieces };
    return turn({ ...more, pieces }, { dice: Array(9).fill(1) });
  };

  test('8.7.1 Devastate: before a Battle, which is paid for first', () => {
    const after = battle({
      pieces: { carnutes: { arverni: { ...HIS, revealed: 7 }, romans: { troops: 2 }, aedui: { troops: 4 } } },
      resources: { arverni: 1 },
    });
    const lines = after.journal.map(({ text }) => text);
    expect(lines).toContain('The Arverni select Carnutes for Battle (1 Resource).');
    expect(lines.indexOf('The Arverni Devastate Carnutes.')).toBeGreaterThan(0);
    expect(lines.indexOf('The Arverni Devastate Carnutes.')).toBeLessThan(
      lines.findIndex((text) => text.includes(' Battle the ')),
    );
  });

  test('8.7.1 Devastate: not where the Arverni would lose more than Romans and Aedui', () => {
    const after = battle({});
    expect(told(after)).toContain('Battle');
    expect(told(after)).not.toContain('Devastate');
  });

  test('8.7.1 Devastate: a Legion is worth any number of Warbands', () => {
    const after = turn(
      {
        pieces: { carnutes: { arverni: { ...HIS, revealed: 30 }, romans: { legions: 3 } } },
      },
      { dice: Array(30).fill(1) },
    );
    expect(told(after)).toContain('The Arverni Devastate Carnutes.');
  });

  test('8.7.1 Entreat: Aedui, then Belgic, then Germanic Allies, where they can be replaced', () => {
    const at: Position['at'] = { carnutes: 'aedui', aulerci: 'belgae', pictones: 'germans' };
    const pieces = { carnutes: { arverni: { ...HIS, troops: 5 } }, pictones: { arverni: { troops: 3 } } };
    const after = rallied({ at, pieces });
    expect(after.G.tribes.carnutes).toEqual({ by: 'arverni', citadel: false });
    expect(after.G.tribes.aulerci).toEqual({ by: 'belgae', citadel: false });
    expect(after.G.tribes.pictones).toEqual({ by: 'arverni', citadel: false });
  });

  test('8.7.1 Entreat: Auxilia before Aedui Warbands, Hidden before Revealed; no Belgic Warbands', () => {
    const pieces = {
      carnutes: { arverni: { ...HIS, troops: 5 }, romans: { hidden: 1, revealed: 1 }, aedui: { troops: 1 } },
      pictones: { arverni: { troops: 3 }, belgae: { troops: 1 } },
    };
    const after = rallied({ pieces });
    expect(after.force('carnutes', 'romans')).toBe('1r');
    expect(after.force('carnutes', 'aedui')).toBe('1h');
    expect(after.force('pictones', 'belgae')).toBe('1h');
  });

  test('8.7.1 Entreat: Allies of a player that cannot be replaced are Subdued last', () => {
    const pieces = { aedui: { arverni: { ...HIS, troops: 5 } }, arverni: { arverni: { troops: 2 } } };
    const entreated = (more: Turn) => turn({ at: { aedui: 'aedui' }, pieces }, more).G.tribes.aedui;
    expect(entreated({})).toBeUndefined();
    expect(entreated({ others: ['aedui'] })).toBeUndefined();
  });

  test('8.7.1 Entreat: one that would win over the only enemy turns the Battle into a March', () => {
    const pieces = { carnutes: { arverni: { ...HIS, troops: 5 } }, arverni: { arverni: { troops: 2 } } };
    const after = turn({ pieces, at: { carnutes: 'aedui' } });
    expect(told(after)).toContain('8.7.1 By rule the Arverni March away from a threat.');
    expect(after.G.tribes.carnutes).toEqual({ by: 'arverni', citadel: false });
    expect(after.force('arverni', 'arverni')).toBe('named 7h');
  });

  test('8.7.1 Entreat: no March for its sake where Devastate comes before it', () => {
    const after = battle({
      pieces: {
        carnutes: { arverni: { ...HIS, troops: 6 } },
        bituriges: { arverni: { hidden: 3 }, germans: { troops: 3 } },
      },
      at: { carnutes: 'aedui', bituriges: 'arverni' },
    });
    expect(told(after)).toContain('The Arverni Devastate Bituriges.');
    expect(told(after)).toContain('The Arverni Battle the Aedui in Carnutes.');
  });

  test('8.7.1 Entreat: not where it would win over others there first, or all but one for want of Resources', () => {
    const at: Position['at'] = { aedui: 'aedui' };
    const bibracte = turn({
      pieces: { aedui: { arverni: { ...HIS, troops: 3 }, romans: { troops: 1 } } },
      at,
    });
    expect(bibracte.told('3.3.4', 'The Arverni Battle the Aedui in Aedui.')).toBe(true);
    expect(bibracte.force('aedui', 'romans')).toBe('');
    const pieces = { carnutes: { arverni: { ...HIS, troops: 5 } }, bituriges: { arverni: { troops: 3 } } };
    const two = (arverni: number) =>
      told(turn({ pieces, at: { carnutes: 'aedui', bituriges: 'aedui' }, resources: { arverni } }));
    expect(two(3)).toContain('8.7.1 By rule the Arverni Battle');
    expect(two(4)).toContain('8.7.1 By rule the Arverni March away');
  });

  test('8.7.1 Devastate: whether a Battle is worth it is reckoned after the Devastation before it', () => {
    const against = (revealed: number, legions: number, troops: number) => {
      const romans = { leader: 'named' as const, legions, troops };
      const pieces = { carnutes: { arverni: { ...HIS, revealed }, romans } };
      return told(turn({ pieces }, { dice: Array(30).fill(1) }));
    };
    expect(against(13, 2, 4)).toContain('8.7.1 By rule the Arverni Battle');
    expect(against(12, 5, 0)).toContain('8.7.1 By rule the Arverni March away');
  });

  /** A Rally of a few pieces, with what follows it. */
  const rallied = (position: Position): Table => turn(position);
});

describe('8.4.1 Allies in Cities and at Remi before others', () => {
  test('8.4.1 Rally: where one Ally can be won', () => {
    const pieces = { atrebates: { arverni: { troops: 4 } } };
    const after = turn({ pieces, resources: { arverni: 1 }, devastated: ['arverni'] });
    expect(after.G.tribes.remi).toEqual({ by: 'arverni', citadel: false });
  });

  test('8.4.1 Entreat: where two Allies could be won over', () => {
    const pieces = { atrebates: { arverni: { ...HIS, troops: 5 } } };
    const at: Position['at'] = { atrebates: 'aedui', bellovaci: 'aedui', remi: 'aedui' };
    const after = turn({ pieces, at, resources: { arverni: 2 } }, { options: ['command', 'ability'] });
    expect(after.G.tribes.remi).toEqual({ by: 'arverni', citadel: false });
  });
});

describe('8.7.3 Rally', () => {
  test('8.7.3 Rally: with fewer than nine Warbands, whatever it places', () => {
    expect(told(turn({}))).toContain('8.7.3 By rule the Arverni Rally, as they have few Warbands.');
  });

  test('8.7.3 Rally: with nine Warbands only for two Allies or Citadels, or six pieces', () => {
    const pieces = { pictones: { arverni: { troops: 9 } } };
    const rallies = (at: Position['at']) => told(turn({ pieces, at })).includes('8.7.3 By rule');
    expect(rallies({ santones: 'dispersed' })).toBe(false);
    expect(rallies({ santones: 'dispersed', carnutes: 'arverni' })).toBe(true);
    expect(
      rallies({ santones: 'dispersed', pictones: 'dispersed', cadurci: 'arverni', volcae: 'arverni' }),
    ).toBe(false);
    expect(
      rallies({
        santones: 'dispersed',
        pictones: 'dispersed',
        cadurci: 'arverni',
        volcae: 'arverni',
        namnetes: 'arverni',
        treveri: 'arverni',
        arverni: 'dispersed',
        veneti: 'dispersed',
      }),
    ).toBe(true);
  });

  test('8.7.3 Rally: Citadels, then Allies, then the most Warbands, as Resources last', () => {
    const at: Position['at'] = {
      carnutes: 'arverni',
      aulerci: 'belgae',
      cadurci: 'arverni',
      volcae: 'dispersed',
      arverni: 'dispersed',
      treveri: 'arverni',
    };
    const position = { at, pieces: { veneti: { arverni: { troops: 1 } } } };
    const standing = (arverni: number) => {
      const { G, journal } = turn({ ...position, resources: { arverni } });
      const last = journal.findLast(({ rule, side }) => rule === '3.3.1' && side === 'arverni')?.text;
      return [G.tribes.carnutes, last];
    };
    expect(standing(1)[1]).toContain('Cenabum into a Citadel');
    expect(standing(2)[1]).toContain('place an Ally at Veneti');
    expect(standing(3)[1]).toContain('place 2 Warbands');
  });

  test('8.7.3 Rally: Vercingetorix places Warbands beside an Ally, for one Resource', () => {
    const after = turn({ pieces: { veneti: { arverni: HIS } }, resources: { arverni: 1 } });
    expect(after.G.tribes.veneti).toEqual({ by: 'arverni', citadel: false });
    expect(after.force('veneti', 'arverni')).toBe('named 3h');
  });

  /** Vercingetorix can Rally in Devastated Carnutes or Atrebates, for two Resources. */
  const dear = (region: 'carnutes' | 'atrebates', more: Position): Position => ({
    devastated: ['arverni', region],
    resources: { arverni: 2 },
    ...more,
    pieces: { [region]: { arverni: HIS }, ...more.pieces },
  });

  test('8.7.3 Rally: all Allies possible, so first where they cost less', () => {
    const one = { arverni: { troops: 1 } };
    const { G } = turn(dear('carnutes', { pieces: { veneti: one, bituriges: one } }));
    for (const tribe of [G.tribes.veneti ?? G.tribes.namnetes, G.tribes.bituriges])
      expect(tribe).toEqual({ by: 'arverni', citadel: false });
    expect(G.tribes.carnutes ?? G.tribes.aulerci).toBeUndefined();
  });

  test('8.7.3 Rally: the most Warbands possible, in a dear Region where that is worth more than two others', () => {
    const at: Position['at'] = { bituriges: 'arverni', treveri: 'arverni' };
    const troops = (position: Position) => {
      const after = turn(position, { options: ['command'] });
      return (['carnutes', 'atrebates', 'bituriges', 'treveri'] as const).map((region) =>
        after.force(region, 'arverni'),
      );
    };
    const cities: Position['at'] = {
      carnutes: 'citadel arverni',
      aulerci: 'dispersed',
      bituriges: 'citadel arverni',
    };
    expect(troops(dear('carnutes', { at: { ...at, ...cities } }))).toEqual(['named', '', '2h', '2h']);
    const remi: Position['at'] = { atrebates: 'arverni', bellovaci: 'arverni', remi: 'arverni' };
    expect(troops(dear('atrebates', { at: { ...at, ...cities, ...remi } }))).toEqual([
      '',
      'named 5h',
      '',
      '',
    ]);
  });

  test('8.7.3 Rally: whether it places two Allies is reckoned with the cheaper ones first', () => {
    const pieces = { veneti: { arverni: { troops: 8 } }, bituriges: { arverni: { troops: 1 } } };
    expect(told(turn(dear('carnutes', { pieces })))).toContain('8.7.3 By rule the Arverni Rally');
  });

  test('8.7.3 Rally: who has few Warbands and can place nothing Marches to spread', () => {
    const after = turn({
      pieces: { veneti: { arverni: { troops: 3 } } },
      at: { arverni: 'dispersed', cadurci: 'dispersed' },
      devastated: ['arverni', 'veneti'],
    });
    expect(told(after)).toContain('8.7.4 By rule the Arverni March to spread.');
  });
});

describe('8.7.4 March to spread', () => {
  const away: Position = {
    at: {
      ...{ pictones: 'dispersed', santones: 'dispersed', veneti: 'dispersed', namnetes: 'dispersed' },
      ...{ carnutes: 'dispersed', aulerci: 'dispersed', bituriges: 'dispersed' },
    },
    devastated: ['arverni'],
  };

  test('8.7.4 March to spread: a Hidden Warband to each Region that has none, one and Control stay', () => {
    const after = turn({ ...away, pieces: { pictones: { arverni: { troops: 9 } } } });
    for (const region of ['carnutes', 'veneti', 'bituriges', 'arverni'] as const)
      expect(after.force(region, 'arverni')).toBe('1h');
    expect(after.force('pictones', 'arverni')).toBe('5h');
    const held = { arverni: { troops: 9 }, belgae: { troops: 6 } };
    expect(turn({ ...away, pieces: { pictones: held } }).force('pictones', 'arverni')).toBe('7h');
  });

  test('8.7.4 March to spread: out of the fewest Regions', () => {
    const pieces = {
      pictones: { arverni: { troops: 6 } },
      carnutes: { arverni: { troops: 2 } },
      bituriges: { arverni: { troops: 2 } },
    };
    const after = turn({ ...away, pieces, resources: { arverni: 2 } });
    expect(after.journal.filter(({ text }) => text.includes('March out of'))).toHaveLength(2);
  });

  const origins = (table: Table): number =>
    table.journal.filter(({ text }) => text.includes('March out of')).length;

  test('8.7.4 March to spread: out of the fewest Regions, also where the one that reaches most is none of them', () => {
    const troops = { nervii: 2, sugambri: 3, aedui: 4, sequani: 3, arverni: 4, britannia: 3 };
    const pieces = Object.fromEntries(
      Object.entries(troops).map(([region, count]) => [region, { arverni: { troops: count } }]),
    );
    const at = Object.fromEntries(['arverni', 'cadurci', 'volcae'].map((tribe) => [tribe, 'dispersed']));
    const after = turn({ pieces, at: { ...away.at, ...at }, devastated: REGIONS.map(({ id }) => id) });
    expect(told(after)).toContain('8.7.4');
    expect(origins(after)).toBe(4);
  });

  test('8.7.4 March to spread: the Leader sends nobody where others can, if he needs all to take Control, else he does', () => {
    const held = Object.fromEntries(
      REGIONS.filter(({ id }) => id !== 'cisalpina' && id !== 'veneti').map(({ id }) => [
        id,
        { arverni: { troops: 1 } },
      ]),
    );
    const position = (romans: number): Position => ({
      ...away,
      devastated: REGIONS.map(({ id }) => id),
      pieces: {
        ...held,
        atrebates: { arverni: { troops: 3 } },
        pictones: { arverni: { leader: 'successor', troops: 6 } },
        carnutes: { arverni: { troops: 1 }, romans: { troops: romans } },
      },
    });
    const led = (romans: number) => turn(position(romans));
    expect(told(led(6))).toContain('Arverni, Pictones to Carnutes: the Leader, 5 Hidden Warbands.');
    expect(led(6).force('veneti', 'arverni')).toBe('1h');
    expect([origins(led(6)), origins(led(5))]).toEqual([2, 1]);
    const G = stateOf(position(5));
    const journeys = marchToSpread(G, lastOf(G), orderFor('march', 'arverni', 'arverni', FULL));
    expect(new Set(journeys.map(({ from }) => from))).toEqual(new Set(['pictones']));
    expect(told(led(5))).toContain('Arverni, Pictones to Carnutes: the Leader, 4 Hidden Warbands.');
  });

  test('8.7.4 March to spread: Regions that have just got a Warband count among those with Arverni near to his goal', () => {
    const after = turn({
      ...away,
      devastated: REGIONS.map(({ id }) => id),
      pieces: {
        bituriges: { arverni: { leader: 'successor', troops: 10 } },
        pictones: { arverni: { troops: 1 } },
        provincia: { arverni: { troops: 3 } },
        carnutes: { romans: { troops: 1 } },
        mandubii: { romans: { troops: 1 } },
      },
    });
    expect(after.force('mandubii', 'arverni')).toContain('successor');
  });

  test('8.7.4 March to spread: the last Hidden Warband stays', () => {
    const after = turn({ ...away, pieces: { pictones: { arverni: { hidden: 1, scouted: 8 } } } });
    expect(after.force('pictones', 'arverni')).toBe('1h 8s');
  });

  test('8.7.4 March to spread: the Leader takes Control from Romans or Aedui, nearest to the most Arverni', () => {
    const position: Position = {
      ...away,
      pieces: {
        pictones: { arverni: { leader: 'successor', troops: 12 } },
        veneti: { arverni: { troops: 1 }, aedui: { troops: 3 } },
        carnutes: { arverni: { troops: 1 }, romans: { troops: 3 } },
        mandubii: { arverni: { troops: 1 } },
        bituriges: { arverni: { troops: 1 } },
        arverni: { arverni: { troops: 1 } },
      },
    };
    const after = turn({ ...position, at: { ...away.at, pictones: 'belgae' } });
    expect(after.force('carnutes', 'arverni')).toContain('successor');
  });

  test('8.7.4, 1.5.2 March to spread: players are asked not to Harass Vercingetorix on the way', () => {
    const asked = () =>
      eligible(
        {
          at: { ...away.at, pictones: 'belgae' },
          pieces: {
            pictones: { arverni: { ...HIS, troops: 12 } },
            carnutes: { arverni: { troops: 1 }, romans: { troops: 12 } },
            bituriges: { arverni: { troops: 1 }, romans: { troops: 12 } },
            mandubii: { arverni: { troops: 1 }, aedui: { troops: 3 } },
            arverni: { arverni: { troops: 1 } },
          },
          devastated: ['arverni'],
        },
        'arverni',
        { options: ['command', 'ability'] },
      );
    expect([asked().step, asked().side]).toEqual(['agreement', 'romans']);
    expect(finished(asked().do('romans', 'agree')).force('mandubii', 'arverni')).toContain('named');
    expect(finished(asked().do('romans', 'refuse')).force('mandubii', 'arverni')).not.toContain('named');
  });

  test('8.7.4 March to spread: where that is not possible they Raid, or Pass', () => {
    const frost = turn({ ...away, deck: ['winter'], pieces: { pictones: { arverni: { troops: 9 } } } });
    expect(told(frost)).toContain('8.7.5 By rule the Arverni Raid');
    const revealed = turn({ ...away, deck: ['winter'], pieces: { pictones: { arverni: { revealed: 9 } } } });
    expect(told(revealed)).toContain('8.7.5 By rule the Arverni pass.');
  });
});

describe('8.7.5 Raid', () => {
  const settled: Position = {
    at: SETTLED,
    pieces: { pictones: { arverni: { troops: 20 } }, arverni: { arverni: { revealed: 12 } } },
    resources: { arverni: 3 },
  };

  test('8.7.5 Raid: with fewer than four Resources, on a roll of 1 to 4', () => {
    expect(told(turn(settled, { dice: [4] }))).toContain('8.7.5 By rule the Arverni Raid');
    const rich = turn({ ...settled, resources: { arverni: 4 } });
    expect(rich.journal.some(({ rule }) => rule === '8.7.5')).toBe(true);
    expect(rich.journal.some(({ kind }) => kind === 'roll')).toBe(false);
  });

  test('8.7.5, 8.7.6 Raid: on a roll of 5 or 6, or with four Resources, they March to mass instead', () => {
    const pieces = {
      pictones: { arverni: { ...HIS, troops: 20 } },
      arverni: { arverni: { troops: 12 } },
      bituriges: { romans: { legions: 1 } },
    };
    const rolled = (arverni: number, ...dice: number[]) =>
      told(turn({ at: SETTLED, pieces, resources: { arverni } }, { dice }));
    expect(rolled(3, 4)).toContain('8.7.5 By rule the Arverni Raid');
    expect(rolled(3, 5)).toContain('8.7.6 By rule the Arverni March');
    expect(rolled(4)).toContain('8.7.6 By rule the Arverni March');
  });

  test('3.3.3, 8.7.5 Raid: all that a Region yields before the next one', () => {
    const pieces: Position['pieces'] = {
      pictones: { arverni: { hidden: 2, revealed: 14 }, romans: { troops: 1 }, belgae: { troops: 1 } },
      arverni: { arverni: { hidden: 2, revealed: 13 }, aedui: { troops: 1 } },
    };
    const resources = { arverni: 3, romans: 1 };
    const after = turn({ ...settled, pieces, resources }, { dice: [1] }).G.resources;
    expect(after).toEqual({ arverni: 7, romans: 0, aedui: 18, belgae: 19 });
  });

  test('8.7.5 Raid: from Romans, then Aedui, then Belgae, then from nobody', () => {
    const enemies = { romans: { troops: 1 }, aedui: { troops: 1 }, belgae: { troops: 1 } };
    const raided = (resources: Position['resources']) => {
      const pieces = { ...settled.pieces, pictones: { arverni: { troops: 20 }, ...enemies } };
      return turn({ ...settled, pieces, resources: { arverni: 3, ...resources } }, { dice: [1] }).G.resources;
    };
    expect(raided({})).toEqual({ arverni: 5, romans: 18, aedui: 20, belgae: 20 });
    expect(raided({ romans: 1 })).toEqual({ arverni: 5, romans: 0, aedui: 19, belgae: 20 });
    expect(raided({ romans: 0, aedui: 0 })).toEqual({ arverni: 5, romans: 0, aedui: 0, belgae: 18 });
    expect(raided({ romans: 0, aedui: 0, belgae: 0 })).toEqual({
      arverni: 5,
      romans: 0,
      aedui: 0,
      belgae: 0,
    });
  });

  test('8.7.5 Raid: not for a single Resource; then they Pass', () => {
    const pieces = {
      pictones: { arverni: { hidden: 1, revealed: 19 } },
      arverni: { arverni: { revealed: 12 } },
    };
    expect(told(turn({ ...settled, pieces }, { dice: [1] }))).toContain('8.7.5 By rule the Arverni pass.');
  });
});

describe('8.7.6 March to mass', () => {
  const army = (more: Position['pieces'], troops = 20): Position => ({
    at: SETTLED,
    pieces: {
      pictones: { arverni: { ...HIS, troops } },
      arverni: { arverni: { troops: 12 } },
      ...more,
    },
  });

  test('8.7.6 March to mass: all who can reach it add Control of a Region with a Legion', () => {
    const after = turn(army({ bituriges: { romans: { legions: 4 } } }));
    expect(told(after)).toContain('8.7.6 By rule the Arverni March to mass their army.');
    expect(after.force('pictones', 'arverni')).toBe('');
    expect(after.force('arverni', 'arverni')).toBe('');
    expect(after.force('bituriges', 'arverni')).toContain('named');
  });

  test('8.7.6, 1.5.2 March to mass: players are asked not to Harass Vercingetorix on the way', () => {
    const asked = () =>
      eligible(
        army({
          bituriges: { romans: { troops: 12 } },
          carnutes: { romans: { troops: 12 } },
          mandubii: { romans: { legions: 2 } },
        }),
        'arverni',
        { options: ['command', 'ability'], dice: [6] },
      );
    expect([asked().step, asked().side]).toEqual(['agreement', 'romans']);
    expect(finished(asked().do('romans', 'agree')).force('mandubii', 'arverni')).toContain('named');
    expect(finished(asked().do('romans', 'refuse')).force('mandubii', 'arverni')).not.toContain('named');
  });

  test('8.7.6 March to mass: to Caesar only with more than twice his mobile pieces', () => {
    const caesar = (troops: number) =>
      turn(army({ bituriges: { romans: { leader: 'named', legions: 5, troops } } })).force(
        'bituriges',
        'arverni',
      );
    expect(caesar(10)).toContain('named');
    expect(caesar(11)).toBe('');
  });

  test('8.7.6 March to mass: else they gather the most next to a Legion, but one in each origin', () => {
    const after = turn(army({ aedui: { romans: { legions: 12, troops: 20 }, belgae: { troops: 10 } } }));
    expect(after.force('arverni', 'arverni')).toBe('named 31h');
    expect(after.force('pictones', 'arverni')).toBe('1h');
  });

  test('8.7.6 March to mass: without a Leader they Raid', () => {
    const position = army({ bituriges: { romans: { legions: 4 } } });
    const pieces = { ...position.pieces, pictones: { arverni: { troops: 20 } } };
    expect(told(turn({ ...position, pieces }))).toContain('8.7.5 By rule the Arverni Raid');
  });
});

describe('8.3.2 Vercingetorix', () => {
  test('8.3.2 he rises where the most Arverni are, before they do anything else', () => {
    const pieces = { veneti: { arverni: { troops: 1 } }, treveri: { arverni: { troops: 2 } } };
    const after = turn({ pieces, vercingetorix: 'ready' });
    expect(after.told('2.1', 'Vercingetorix rises in Treveri.')).toBe(true);
  });

  test('8.3.2 he rises in the first Spring Phase, as soon as able', () => {
    const pieces = { treveri: { arverni: { troops: 2 } } };
    const spring = (position: Position) =>
      begin(position, { step: 'spring', sides: [], waiting: null }).start();
    const position: Position = { pieces, vercingetorix: 'waiting', card: 'winter', deck: [1, 2] };
    expect(spring(unheld(position, 'arverni')).force('treveri', 'arverni')).toBe('named 2h');
    expect(spring(position).force('treveri', 'arverni')).toBe('2h');
  });
});

describe('8.2.3 Winter Campaign', () => {
  const campaign = (position: Position): string[] => {
    const held: Position = { capabilities: { 63: { text: 'shaded', holder: 'arverni' } }, ...position };
    const table = begin(unheld(held, 'arverni', 'aedui', 'belgae'), {
      step: 'winter',
      sides: [],
      phases: ['harvest'],
    });
    table.dice(...Array(20).fill(1)).start();
    while (table.step === 'harvest') table.do('romans', 'goOn');
    return table.journal.filter(({ side }) => side === 'arverni').map(({ text }) => text);
  };

  test('8.2.3 Winter Campaign: a Command of the flowchart, then the Special Ability after it', () => {
    const told = campaign({
      pieces: { carnutes: { arverni: { ...HIS, troops: 6 }, romans: { troops: 2 } } },
    });
    expect(told).toContain('By rule the Arverni Rally, as they have few Warbands.');
    expect(told.filter((text) => text.startsWith('The Arverni campaign in Winter'))).toEqual([
      'The Arverni campaign in Winter: rally.',
      'The Arverni campaign in Winter: Entreat.',
    ]);
  });

  test('8.2.3 Winter Campaign: a Special Ability before Battles, and Ambush with them', () => {
    const threatened = (aedui: { hidden?: number; revealed?: number }) =>
      campaign({ pieces: { carnutes: { arverni: { ...HIS, troops: 7 }, aedui } } }).filter((text) =>
        text.startsWith('The Arverni campaign'),
      );
    expect(threatened({ revealed: 9 })).toEqual(['The Arverni campaign in Winter: Battle with Ambush.']);
    expect(threatened({ revealed: 4 })).toEqual([
      'The Arverni campaign in Winter: Devastate.',
      'The Arverni campaign in Winter: battle.',
    ]);
  });

  test('8.2.3 Winter Campaign: the Command is executed after a Special Ability before it', () => {
    const told = campaign({
      pieces: { carnutes: { arverni: { ...HIS, troops: 7 }, aedui: { revealed: 4 } } },
    });
    expect(told.some((text) => text.startsWith('The Arverni Battle the Aedui in Carnutes'))).toBe(true);
  });
});

describe('8.2.3 Winter Campaign that comes to nothing', () => {
  test('8.2.3 Winter Campaign: none where the flowchart would have them Pass, and nothing is said of it', () => {
    const position: Position = {
      at: { treveri: 'dispersed' },
      devastated: ['arverni'],
      pieces: { treveri: { arverni: { troops: 1 }, aedui: { troops: 3 } } },
      capabilities: { 63: { text: 'shaded', holder: 'arverni' } },
    };
    const table = begin(unheld(position, 'arverni'), {
      step: 'campaign',
      sides: ['arverni'],
      faction: 'arverni',
      left: 2,
      cost: 0,
    }).start();
    expect(table.journal.filter(({ side }) => side === 'arverni')).toEqual([]);
    expect(table.force('treveri', 'arverni')).toBe('1h');
  });
});

describe('8.7.2 Event', () => {
  const offered = (card: number, dice: number[], more: Position = {}): string =>
    told(turn({ card, ...more }, { options: ['command', 'ability', 'event'], dice }));

  test('8.7.2 Event: on a roll of 1 to 4, else they go on to Rally', () => {
    expect(offered(1, [4])).toContain('8.7.2 By rule the Arverni take the Event.');
    expect(offered(1, [5])).toContain('8.7.3 By rule the Arverni Rally');
  });

  test('8.7.2 Event: a carnyx needs no roll', () => {
    expect(offered(13, [])).toContain('8.7.2 By rule the Arverni take the Event.');
  });

  test('8.7.2 Event: none that is declined, and none while they are under threat; neither is rolled for', () => {
    expect(offered(4, [])).toContain('8.7.3 By rule the Arverni Rally');
    const pieces = { carnutes: { arverni: { ...HIS, troops: 6 }, romans: { troops: 4 } } };
    expect(offered(13, [], { pieces })).toContain('8.7.1 By rule the Arverni Battle');
  });

  test('8.7.2 Event: no roll for one that is not open to them', () => {
    expect(told(turn({ card: 1 }, { options: ['command'] }))).toContain('8.7.3 By rule the Arverni Rally');
  });
});

describe('8.2.3 Commands that an Event grants the Arverni', () => {
  const grant = (command: CommandName, position: Position) =>
    finished(freeCommand(unheld(position, 'arverni'), command, 'arverni', 'belgae'));

  test('8.2.3 Battle: where it is worth it, be there a threat or not', () => {
    const pieces = {
      carnutes: { arverni: { troops: 6 }, romans: { troops: 1 } },
      veneti: { arverni: { troops: 1 }, romans: { legions: 3 } },
    };
    const fought = grant('battle', { pieces, resources: { arverni: 0 } });
    expect(fought.told('3.3.4', 'The Arverni Battle the Romans in Carnutes.')).toBe(true);
    expect(fought.told('3.3.4', 'The Arverni Battle the Romans in Veneti.')).toBe(false);
  });

  test('8.2.3 March: away from a threat, to spread where that is called for, else to mass', () => {
    const threat = { carnutes: { arverni: { ...HIS, revealed: 2 }, romans: { legions: 6 } } };
    const away = grant('march', { pieces: { ...threat, pictones: { arverni: { troops: 4 } } } });
    expect(away.force('pictones', 'arverni')).toBe('named 6h');
    const spread = grant('march', { pieces: { pictones: { arverni: { troops: 9 } } } });
    expect(spread.force('veneti', 'arverni')).toBe('1h');
    const mass = grant('march', {
      at: SETTLED,
      pieces: { pictones: { arverni: { ...HIS, troops: 32 } }, bituriges: { romans: { legions: 4 } } },
    });
    expect(mass.force('bituriges', 'arverni')).toBe('named 32h');
  });

  test('8.2.3 Rally and Raid: by their priorities, whatever they come to', () => {
    const rallied = grant('rally', { at: { carnutes: 'arverni' }, resources: { arverni: 0 } });
    expect(rallied.G.tribes.carnutes).toEqual({ by: 'arverni', citadel: true });
    const raided = grant('raid', { pieces: { veneti: { arverni: { troops: 1 } } } });
    expect(raided.G.resources.arverni).toBe(21);
  });
});

describe('8.7.7 Quarters', () => {
  const quartered = (position: Position): Table =>
    begin(unheld(position, 'arverni'), {
      step: 'relocation',
      sides: ['arverni'],
      faction: 'arverni',
      answers: { agreed: [], refused: [] },
      asked: null,
      arrived: {},
    }).start();

  test('8.7.7 Quarters: they leave Devastated Regions without an own Ally for such as they Control', () => {
    const pieces = { carnutes: { arverni: { troops: 3 } }, pictones: { arverni: { troops: 2 } } };
    const position = { pieces, devastated: ['carnutes' as const], at: { pictones: 'arverni' } };
    expect(quartered(position).force('carnutes', 'arverni')).toBe('');
    const fed = { ...position, at: { ...position.at, aulerci: 'arverni' } };
    expect(quartered(fed).force('carnutes', 'arverni')).toBe('3h');
  });

  test('8.7.7 Quarters: the Leader and the largest group come together where the most will be, one Warband stays behind, or what keeps Control', () => {
    const joined = (belgae: number) =>
      quartered({
        pieces: {
          carnutes: { arverni: { ...HIS, troops: 3 } },
          pictones: { arverni: { troops: 9 }, belgae: { troops: belgae } },
        },
      });
    expect(joined(0).force('carnutes', 'arverni')).toBe('named 11h');
    expect(joined(2).force('pictones', 'arverni')).toBe('named 11h');
  });
});

describe('8.7.1 when the Arverni Devastate or Entreat', () => {
  const order = (table: Table, ...words: string[]) =>
    table.journal
      .map(({ text }) => words.find((word) => text.includes(word)))
      .filter((word) => word !== undefined);
  /** Vercingetorix has to leave Carnutes, and could Entreat an Auxilia there. */
  const HUNTED: Position['pieces'] = {
    carnutes: { arverni: { ...HIS, hidden: 1, revealed: 1 }, romans: { legions: 6, hidden: 1 } },
  };
  const march = (position: Position) => turn({ ...position, pieces: { ...HUNTED, ...position.pieces } });
  const words = ['March out of Carnutes', 'The Arverni Devastate', 'The Arverni Entreat'];

  test('8.7.1 Entreat: before they move away from a threat', () => {
    const after = march({ pieces: { arverni: { arverni: { troops: 3 } } } });
    expect(after.force('carnutes', 'romans')).toBe('6L');
    expect(after.force('arverni', 'arverni')).toContain('named');
  });

  test('4.1.3, 8.7.1 none before a March across the sea', () => {
    const { carnutes: morini } = HUNTED;
    const after = turn({ pieces: { morini, britannia: { arverni: { troops: 9 } } } });
    expect(after.force('britannia', 'arverni')).toContain('named');
    expect(after.force('morini', 'romans')).toBe('6L 1h');
    const nervii = turn({ pieces: { nervii: morini, britannia: { arverni: { troops: 9 } } } });
    expect(nervii.force('britannia', 'arverni')).toContain('named');
  });

  test('8.7.1 Devastate: after they move, where that is not possible before; then they do not Entreat before', () => {
    const after = march({ pieces: { arverni: { arverni: { troops: 12 }, romans: { troops: 6 } } } });
    expect(order(after, ...words)).toContain('The Arverni Devastate');
    expect(after.force('carnutes', 'romans')).toBe('6L 1h');
  });

  const entreats = (arverni: number, others: Record<string, Pieces>, more: Position = {}) =>
    march({
      ...more,
      pieces: { arverni: { arverni: { troops: arverni }, ...others }, ...more.pieces },
    }).force('carnutes', 'romans') === '6L';

  test('8.7.1 Devastate after the March counts with Control as it will be, Vercingetorix and his Warbands counted', () => {
    expect(entreats(3, { romans: { troops: 6 } })).toBe(true);
    expect(entreats(4, { romans: { troops: 6 } })).toBe(false);
  });

  test.each(['aedui', 'belgae', 'germans'] as const)(
    '8.7.1 Devastate after the March needs more Arverni than Romans and %s together',
    (others) => {
      expect(entreats(5, { romans: { troops: 3 }, [others]: { troops: 4 } })).toBe(false);
      expect(entreats(5, { romans: { troops: 3 }, [others]: { troops: 5 } })).toBe(true);
    },
  );

  test('8.7.1 Devastate after the March counts with the Warbands that come', () => {
    expect(entreats(5, { romans: { troops: 3 } })).toBe(false);
    expect(entreats(6, { romans: { troops: 3 } })).toBe(true);
    const { romans } = HUNTED.carnutes ?? {};
    const scouted = { carnutes: { arverni: { ...HIS, hidden: 1, scouted: 1 }, romans } };
    expect(entreats(6, { romans: { troops: 3 } }, { pieces: scouted })).toBe(true);
  });

  test('8.7.1 Devastate after the March counts where Vercingetorix is near, less the Warbands that leave', () => {
    const aedui = { arverni: { troops: 12 }, romans: { troops: 6 } };
    const held = { region: 'aedui' as const, faction: 'arverni' as const, troops: 12, leader: false };
    expect(entreats(14, {}, { pieces: { aedui }, circumvallation: held })).toBe(false);
    expect(entreats(14, {}, { pieces: { aedui } })).toBe(true);
  });

  test('8.7.1 none after a Battle, nor before a March that is not away from a threat', () => {
    const fought = turn({
      pieces: {
        carnutes: { arverni: { ...HIS, revealed: 11 }, romans: { revealed: 6 }, aedui: { revealed: 8 } },
      },
    });
    expect(order(fought, 'Battle the Romans', ...words)).toEqual(['Battle the Romans']);
    const spread = turn({
      at: {
        ...{ pictones: 'dispersed', santones: 'dispersed', veneti: 'dispersed', namnetes: 'dispersed' },
        ...{ carnutes: 'dispersed', aulerci: 'dispersed', bituriges: 'dispersed' },
      },
      devastated: ['arverni'],
      pieces: { pictones: { arverni: { ...HIS, troops: 9 }, romans: { hidden: 1 } } },
    });
    expect(order(spread, 'March out of Pictones', 'Entreat')).toEqual([
      'March out of Pictones',
      'Entreat',
      'Entreat',
    ]);
  });
});
