import { describe, expect, test } from 'vitest';
import { FREE } from '../../games/falling-sky/commands/terms';
import { hand, offersTo } from '../../games/falling-sky/negotiation';
import { begin, beginCommand, beginEvent, type Position, stateOf } from './table';

const HOLDINGS = {
  at: { aedui: 'citadel aedui', nervii: 'belgae' },
  pieces: { aedui: { aedui: { troops: 2 } } },
};

/** A Rally of the Aedui with what is given. */
const rally = (position: Position = {}) => beginCommand({ ...HOLDINGS, ...position }, 'rally', 'aedui');

/** The Factions to whom a Faction may hand Resources, and how many at most. */
function most(table: ReturnType<typeof rally>, side: 'romans' | 'arverni' | 'aedui' | 'belgae') {
  const found: Record<string, number> = {};
  for (const each of table.legal(side, 'transfer')) {
    const [to, count] = each.split(' ');
    found[to] = Math.max(found[to] ?? 0, Number(count));
  }
  return found;
}

describe('1.5.2 handing over Resources', () => {
  test('1.5.2 to and from the Faction that executes a Command, as many as there are and fit', () => {
    const table = rally({ resources: { aedui: 7, belgae: 40, romans: 44 } });
    expect(most(table, 'aedui')).toEqual({ romans: 1, arverni: 7, belgae: 5 });
    expect(most(table, 'romans')).toEqual({ aedui: 38 });
    table.do('romans', 'transfer', 'aedui', 30);
    expect(table.G.resources).toMatchObject({ romans: 14, aedui: 37 });
    expect(table.told('1.5.2', 'The Romans hand the Aedui 30 Resources.')).toBe(true);
    table.do('aedui', 'transfer', 'belgae', 5);
    expect(table.G.resources).toMatchObject({ belgae: 45, aedui: 32 });
  });

  test('1.5.2 also during an Event, but not while somebody only chooses', () => {
    const event = beginEvent({}, 1, 'unshaded', 'aedui');
    expect(most(event, 'arverni')).toEqual({ aedui: 20 });
    const turn = begin(
      {},
      {
        step: 'turn',
        sides: ['aedui'],
        faction: 'aedui',
        options: ['command'],
        limited: false,
        executes: null,
      },
    ).start();
    for (const side of ['romans', 'aedui'] as const) expect(most(turn, side)).toEqual({});
  });

  test('1.5.2 in Harvest to anybody, without limit', () => {
    const table = begin({ players: 2 }, { step: 'harvest', sides: ['romans'], stage: 'transfers' }).start();
    expect(most(table, 'arverni')).toEqual({ romans: 20, aedui: 20, belgae: 20 });
  });

  test('1.5.2 Factions of one player hand each other four at most in an execution', () => {
    const table = rally({ players: 2 });
    expect(most(table, 'aedui')).toEqual({ romans: 4, arverni: 20, belgae: 20 });
    table.do('romans', 'transfer', 'aedui', 3);
    expect(most(table, 'romans')).toEqual({ aedui: 1 });
    expect(most(table, 'aedui')).toMatchObject({ romans: 1, arverni: 23 });
    table.do('aedui', 'transfer', 'romans', 1);
    expect(most(table, 'romans')).toEqual({});
    expect(most(table, 'aedui')).toEqual({ arverni: 22, belgae: 22 });
  });

  test('1.5.2 one player of all four: four between each two', () => {
    const table = rally({ players: 1 });
    table.do('romans', 'transfer', 'aedui', 4).do('aedui', 'transfer', 'belgae', 2);
    expect(most(table, 'romans')).toEqual({});
    expect(most(table, 'belgae')).toEqual({ aedui: 2 });
    expect(most(table, 'arverni')).toEqual({ aedui: 4 });
  });

  test('1.5.2 what others have handed over does not count for Factions of one player', () => {
    const table = rally({ players: 2 }).do('arverni', 'transfer', 'aedui', 9);
    expect(most(table, 'romans')).toEqual({ aedui: 4 });
  });

  test('1.5.2 who has handed Resources over does not call the Command off', () => {
    const table = rally().do('belgae', 'transfer', 'aedui', 1);
    expect(table.refuses('aedui', 'end')).toBe(false);
    table.do('aedui', 'transfer', 'belgae', 1);
    expect(table.refuses('aedui', 'end')).toBe(true);
    table.do('aedui', 'warbands', 'aedui', 1);
    expect(table.refuses('aedui', 'end')).toBe(false);
    const pair = rally({ players: 2 }).do('romans', 'transfer', 'aedui', 1);
    expect(pair.refuses('aedui', 'end')).toBe(true);
    const free = beginCommand(HOLDINGS, 'rally', 'aedui', FREE).do('aedui', 'transfer', 'belgae', 1);
    expect(free.refuses('aedui', 'end')).toBe(false);
  });

  describe('who cannot pay for a Command', () => {
    const choosing = (position: Position) =>
      begin(
        { pieces: { provincia: { romans: { legions: 1 } } }, ...position },
        {
          step: 'turn',
          sides: ['romans'],
          faction: 'romans',
          options: ['command'],
          limited: false,
          executes: null,
        },
      ).start();
    const poor = { romans: 0, arverni: 0, aedui: 0, belgae: 0 };

    test('1.5.2, 3.1 may choose it when others could hand over what it costs', () => {
      const t = choosing({ resources: { ...poor, belgae: 2 } });
      expect(t.legal('romans', 'command')).toEqual(['march', 'recruit', 'seize']);
      t.do('romans', 'command', 'march');
      expect(t.legal('romans', 'select')).toEqual([]);
      t.do('belgae', 'transfer', 'romans', 2).do('romans', 'select', 'provincia');
      expect(t.G.resources).toEqual(poor);
    });

    test('1.5.2, 3.1 may not when nobody has as much to hand over', () => {
      const all = ['recruit', 'seize'];
      expect(choosing({ resources: poor }).legal('romans', 'command')).toEqual(all);
      expect(choosing({ resources: { ...poor, belgae: 1 } }).legal('romans', 'command')).toEqual(all);
      const capabilities = { 38: { text: 'shaded', holder: null } } as const;
      const barred = choosing({ resources: { ...poor, aedui: 9 }, capabilities });
      expect(barred.legal('romans', 'command')).toEqual(all);
    });

    test('1.5.2, 3.1 may choose something else when nothing is handed over', () => {
      const t = choosing({ resources: { ...poor, belgae: 2 } }).do('romans', 'command', 'march');
      t.do('romans', 'end');
      expect(t.step).toBe('turn');
      expect(t.sides).toEqual(['romans']);
    });

    test('1.5.2, 3.1 counts on no more than four of the other Faction of its player', () => {
      const aedui = { ...poor, aedui: 9 };
      const devastated = { resources: aedui, devastated: ['provincia' as const], players: 2 };
      expect(choosing(devastated).legal('romans', 'command')).toContain('march');
      expect(choosing({ ...devastated, handed: { aedui: 1 } }).legal('romans', 'command')).not.toContain(
        'march',
      );
    });
  });

  test('card 38 Diviciacus: nothing between Romans and Aedui', () => {
    const capabilities = { 38: { text: 'shaded', holder: null } } as const;
    const table = rally({ capabilities });
    expect(most(table, 'romans')).toEqual({});
    expect(most(table, 'aedui')).toEqual({ arverni: 20, belgae: 20 });
    table.do('aedui', 'ability', 'trade');
    expect(table.legal('aedui', 'ask')).toEqual(['romans 0']);
    const unshaded = { 38: { text: 'unshaded', holder: null } } as const;
    expect(most(rally({ capabilities: unshaded }), 'romans')).toEqual({ aedui: 20 });
  });

  test('1.8 nobody gives more than he has or takes more than fits', () => {
    const G = stateOf({ resources: { arverni: 3, aedui: 43 } });
    expect(hand(G, 'arverni', 'belgae', 4)).toBe(3);
    expect(hand(G, 'romans', 'aedui', 9)).toBe(2);
    expect(G.resources).toEqual({ romans: 18, arverni: 0, aedui: 45, belgae: 23 });
  });
});

describe('1.5.2 agreements', () => {
  const asked = (position: Position = {}) => rally(position).do('aedui', 'ability', 'trade');

  test('1.5.2 who is asked says yes or no, and all read it', () => {
    const table = asked().do('aedui', 'ask', 'romans', 0);
    expect(table.sides).toEqual(['romans']);
    expect(table.prompt('romans')).toEqual({
      rule: '3.2.1',
      text: 'The Aedui ask you to agree to a Supply Line through the Regions you Control.',
    });
    table.do('romans', 'refuse');
    expect(table.told('3.2.1', 'The Romans do not agree with the Aedui.')).toBe(true);
    expect(table.legal('aedui', 'ask')).toEqual([]);
  });

  test('1.5.2 a standing answer is given without asking, until it is taken back', () => {
    const table = rally().do('romans', 'standing', 'supply', 'aedui', 'refuse');
    expect(table.told('1.5.2', 'The Romans always refuse when the Aedui ask for Supply Lines.')).toBe(true);
    expect(table.legal('romans', 'standing')).not.toContain('supply aedui refuse');
    expect(table.legal('romans', 'standing')).toContain('supply arverni refuse');
    const { G } = table;
    table.do('aedui', 'ability', 'trade').do('aedui', 'ask', 'romans', 0);
    expect(table.sides).toEqual(['aedui']);
    expect(table.told('3.2.1', 'The Romans do not agree with the Aedui.')).toBe(true);
    table.G = G;
    table.do('romans', 'standing', 'supply', 'aedui', 'ask');
    table.do('aedui', 'ability', 'trade').do('aedui', 'ask', 'romans', 0);
    expect(table.sides).toEqual(['romans']);
    expect(table.G.standing.romans).toEqual({ supply: {} });
  });

  test('1.5.2 a standing refusal does not answer an offer, a standing agreement takes it', () => {
    const refusing = rally().do('romans', 'standing', 'supply', 'aedui', 'refuse');
    refusing.do('aedui', 'ability', 'trade').do('aedui', 'ask', 'romans', 2);
    expect(refusing.sides).toEqual(['romans']);
    const agreeing = rally().do('romans', 'standing', 'supply', 'aedui', 'agree');
    agreeing.do('aedui', 'ability', 'trade').do('aedui', 'ask', 'romans', 2).do('aedui', 'trade');
    expect(agreeing.G.resources.romans).toBe(22);
  });

  test('1.5.2 an answer of one matter or to one Faction is none of another', () => {
    const table = rally().do('romans', 'standing', 'supply', 'belgae', 'agree');
    table
      .do('romans', 'standing', 'retreat', 'aedui', 'agree')
      .do('romans', 'standing', 'retreat', 'belgae', 'refuse');
    expect(table.G.standing.romans).toEqual({
      supply: { belgae: 'agree' },
      retreat: { aedui: 'agree', belgae: 'refuse' },
    });
    table.do('aedui', 'ability', 'trade').do('aedui', 'ask', 'romans', 0);
    expect(table.sides).toEqual(['romans']);
  });

  test('1.5.2 an offer may be all there is', () => {
    const { G } = rally({ resources: { romans: 3, aedui: 17 } });
    expect(offersTo(G, 'aedui', 'romans').at(-1)).toBe(17);
    expect(offersTo(G, 'aedui', 'romans', 4).at(-1)).toBe(21);
  });

  test('1.5.2 offers keep within the limits of transfers', () => {
    expect(asked({ players: 2 }).legal('aedui', 'ask')).toEqual(
      [0, 1, 2, 3, 4].map((offer) => `romans ${offer}`),
    );
    expect(asked({ resources: { romans: 45 } }).legal('aedui', 'ask')).toEqual(['romans 0']);
  });

  test('1.5.2 what was promised is not paid beyond the limit', () => {
    const table = asked({ players: 2 }).do('aedui', 'ask', 'romans', 4).do('romans', 'agree');
    table.do('aedui', 'transfer', 'romans', 3).do('aedui', 'trade');
    expect(table.G.resources.romans).toBe(24);
  });

  test('1.5.2 an offer for a Supply Line is handed over with the agreement', () => {
    const pieces = {
      sequani: { arverni: { troops: 3 } },
      ubii: { arverni: { troops: 3 } },
      provincia: { arverni: { troops: 3 } },
    };
    const table = beginCommand({ pieces, at: { carnutes: 'romans' } }, 'recruit', 'romans');
    table.do('romans', 'supply', 'arverni', 3).do('arverni', 'agree');
    expect(table.G.resources).toMatchObject({ romans: 17, arverni: 23 });
    const refused = beginCommand({ pieces, at: { carnutes: 'romans' } }, 'recruit', 'romans');
    refused.do('romans', 'supply', 'arverni', 3).do('arverni', 'refuse');
    expect(refused.G.resources).toMatchObject({ romans: 20, arverni: 20 });
  });
});
