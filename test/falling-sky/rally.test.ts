import { describe, expect, test } from 'vitest';
import { orderFor } from '../../games/falling-sky/commands/order';
import { canRally } from '../../games/falling-sky/commands/rally';
import { FREE, LIMITED, type Terms } from '../../games/falling-sky/commands/terms';
import { commandFrame } from '../../games/falling-sky/commands/underWay';
import type { Player } from '../../games/falling-sky/components/factions';
import type { RegionId } from '../../games/falling-sky/components/map';
import { toWrite } from '../../games/falling-sky/pieces/writing';
import { begin, beginCommand, beginEvent, type Position, stateOf, type Table } from './table';

const HOME = ['atrebates 1', 'morini 1', 'nervii 1'];

/** A Belgic Rally in which Regions have been Enlisted (4.5.1). */
function enlisted(position: Position, regions: RegionId[]): Table {
  const table = beginCommand(position, 'rally', 'belgae');
  for (const frame of table.G.stack) if (frame.step === 'rally') frame.order.enlisted = regions;
  return table;
}

/** A Germanic Rally that a Faction directs. */
function germanic(position: Position, by: Player, terms: Partial<Terms> = {}): Table {
  const order = orderFor('rally', 'germans', by, { ...FREE, ...terms });
  return begin(position, commandFrame(order)).start();
}

describe('3.3.1 where the Gauls may Rally', () => {
  test('3.3.1 Rally places Warbands up to the number of Allies and Citadels, for a Resource a Region', () => {
    const table = beginCommand(
      { at: { menapii: 'belgae', morini: 'belgae', 'suebi-north': 'germans' } },
      'rally',
      'belgae',
    );
    expect(table.legal('belgae', 'warbands')).toEqual(['atrebates 1', 'morini 1', 'morini 2', 'nervii 1']);
    table.do('belgae', 'warbands', 'morini', 2);
    expect(table.force('morini', 'belgae')).toBe('2h');
    expect(table.G.resources.belgae).toBe(19);
    expect(table.legal('belgae', 'warbands')).toEqual(['atrebates 1', 'nervii 1']);
    expect(table.told('3.3.1', 'The Belgae Rally in Morini and place 2 Warbands (1 Resource).')).toBe(true);
  });

  test('3.3.1 a Citadel counts as an Ally does', () => {
    const table = beginCommand({ at: { aedui: 'citadel aedui', sequani: 'aedui' } }, 'rally', 'aedui');
    expect(table.legal('aedui', 'warbands')).toEqual(['aedui 1', 'sequani 1']);
  });

  test('3.3.1 Control alone lets an Ally be placed, but no Warbands', () => {
    const table = beginCommand({ pieces: { veneti: { aedui: { troops: 1 } } } }, 'rally', 'aedui');
    expect(table.legal('aedui', 'ally')).toEqual(['namnetes', 'veneti']);
    expect(table.legal('aedui', 'warbands')).toEqual(['aedui 1']);
    table.do('aedui', 'ally', 'veneti');
    expect(table.G.tribes.veneti).toEqual({ by: 'aedui', citadel: false });
    expect(table.G.resources.aedui).toBe(19);
    expect(table.legal('aedui', 'ally')).toEqual([]);
    expect(table.refuses('aedui', 'warbands', 'veneti', 1)).toBe(true);
  });

  test('3.3.1 an Ally needs Control', () => {
    const pieces = { veneti: { aedui: { troops: 1 }, belgae: { troops: 1 } } };
    const table = beginCommand({ pieces, at: { veneti: 'aedui', namnetes: 'belgae' } }, 'rally', 'aedui');
    expect(table.legal('aedui', 'ally')).toEqual([]);
  });

  test('1.4.2 Allies go to Subdued Tribes, and not to those of others alone', () => {
    const pieces = {
      aedui: { belgae: { troops: 2 } },
      arverni: { belgae: { troops: 9 } },
      sugambri: { belgae: { troops: 9 } },
      ubii: { belgae: { troops: 9 } },
    };
    const at = { cadurci: 'dispersed', volcae: 'razed', ubii: 'romans' };
    const table = beginCommand({ pieces, at }, 'rally', 'belgae');
    expect(table.legal('belgae', 'ally')).toEqual(['sugambri']);
    expect(table.why('belgae', 'ally', 'treveri')).toBe('3.3.1 Treveri is not under Control of the Belgae.');
    expect(table.why('belgae', 'ally', 'cadurci')).toBe('1.4.2 Cadurci is Dispersed.');
    expect(table.why('belgae', 'ally', 'aedui')).toBe('1.4.2 The Belgae may not stand at Bibracte.');
    expect(table.why('belgae', 'ally', 'ubii')).toBe('1.7 Ubii is not Subdued.');
    expect(table.why('belgae', 'ally', 'nowhere')).toBeUndefined();
  });

  test('3.3.1 an Ally at a City becomes a Citadel', () => {
    const at = { carnutes: 'aedui', aulerci: 'aedui', mandubii: 'belgae', sequani: 'citadel aedui' };
    const table = beginCommand({ at }, 'rally', 'aedui');
    expect(table.legal('aedui', 'citadel')).toEqual(['carnutes']);
    expect(table.why('aedui', 'citadel', 'mandubii')).toBe('3.3.1 The Aedui have no Ally at a City there.');
    table.do('aedui', 'citadel', 'carnutes');
    expect(table.G.tribes.carnutes).toEqual({ by: 'aedui', citadel: true });
    expect(table.G.resources.aedui).toBe(19);
    expect(table.refuses('aedui', 'warbands', 'carnutes', 1)).toBe(true);
    expect(table.told('3.3.1', 'turn Cenabum into a Citadel')).toBe(true);
  });

  test('1.4.1 no Citadel, Ally or Warband is placed that is not Available', () => {
    const at = { carnutes: 'belgae', mandubii: 'citadel belgae' };
    const pieces = { britannia: { belgae: { troops: 24 } } };
    const table = beginCommand({ at, pieces }, 'rally', 'belgae');
    expect(table.legal('belgae', 'citadel')).toEqual([]);
    expect(table.legal('belgae', 'warbands')).toEqual([...HOME, 'carnutes 1', 'mandubii 1'].sort());
    table.do('belgae', 'warbands', 'carnutes', 1);
    expect(table.legal('belgae', 'warbands')).toEqual([]);
    expect(table.why('belgae', 'warbands', 'mandubii')).toBe('1.4.1 No Warbands are Available.');
    table.do('belgae', 'remove', 'carnutes', 'hidden');
    expect(table.legal('belgae', 'warbands')).toEqual([...HOME, 'mandubii 1'].sort());
  });

  test('1.4.1 no Ally is placed where none is Available, until one is removed', () => {
    const six = ['sequani', 'helvetii', 'morini', 'menapii', 'remi', 'nervii'];
    const at = Object.fromEntries(six.map((tribe) => [tribe, 'aedui']));
    const table = beginCommand({ pieces: { veneti: { aedui: { troops: 2 } } }, at }, 'rally', 'aedui');
    expect(table.legal('aedui', 'ally')).toEqual([]);
    table.do('aedui', 'remove', 'morini', 'ally menapii');
    expect(table.legal('aedui', 'ally')).toEqual(expect.arrayContaining(['menapii', 'namnetes', 'veneti']));
  });

  test('1.4.1 a Faction may choose Rally to move its pieces, but not for free at the order of others', () => {
    const six = ['sequani', 'helvetii', 'morini', 'menapii', 'remi', 'nervii'];
    const G = stateOf({
      pieces: { veneti: { aedui: { troops: 20 } } },
      at: {
        ...Object.fromEntries(six.map((tribe) => [tribe, 'aedui'])),
        aedui: 'citadel aedui',
        carnutes: 'citadel aedui',
      },
    });
    expect(canRally(G, orderFor('rally', 'aedui', 'aedui', LIMITED))).toBe(true);
    expect(canRally(G, orderFor('rally', 'aedui', 'aedui', FREE))).toBe(false);
  });

  test('1.4.1, 5.1.1 a Faction may remove pieces before a free Rally by its own Event, not by that of others', () => {
    const six = ['sequani', 'helvetii', 'morini', 'menapii', 'remi', 'nervii'];
    const position = {
      pieces: { veneti: { aedui: { revealed: 20 } } },
      at: {
        ...Object.fromEntries(six.map((tribe) => [tribe, 'aedui'])),
        aedui: 'citadel aedui',
        carnutes: 'citadel aedui',
      },
    };
    const table = beginEvent(position, 34, 'unshaded', 'aedui').do('aedui', 'choose', 'aedui');
    table.do('aedui', 'choose', 'rally');
    expect(table.step).toBe('rally');
    expect(table.legal('aedui', 'warbands')).toEqual([]);
    table.do('aedui', 'remove', 'veneti', 'revealed').do('aedui', 'warbands', 'aedui', 1);
    expect(table.force('aedui', 'aedui')).toBe('1h');
    const others = beginEvent(position, 34, 'unshaded', 'belgae').do('belgae', 'choose', 'aedui');
    expect(others.step).toBe('turn');
  });

  test('4.3.2 nobody Rallies in a Devastated Region', () => {
    const at = { veneti: 'belgae', morini: 'belgae' };
    const table = beginCommand({ at, devastated: ['veneti', 'morini'] }, 'rally', 'belgae');
    expect(table.legal('belgae', 'warbands')).toEqual(['atrebates 1', 'nervii 1']);
    expect(table.why('belgae', 'warbands', 'morini')).toBe('4.3.2 Morini is Devastated.');
  });

  test('3.1 a Region is selected only once, and a Limited Command has one', () => {
    const table = beginCommand({ at: { morini: 'belgae' } }, 'rally', 'belgae', LIMITED);
    table.do('belgae', 'warbands', 'morini', 1);
    expect(table.legal('belgae', 'warbands')).toEqual([]);
    expect(table.why('belgae', 'warbands', 'morini')).toBe('3.1 Morini has been selected already.');
    expect(table.why('belgae', 'warbands', 'nervii')).toBe(
      '2.3.5 A Limited Command selects just one Region.',
    );
    table.do('belgae', 'end');
    expect(table.G.eligibility.belgae.now).toBe(true);
  });

  test('3.1 who cannot pay cannot select; fewer Warbands may be placed', () => {
    const at = { veneti: 'belgae', namnetes: 'belgae' };
    const table = beginCommand({ at, resources: { belgae: 3 } }, 'rally', 'belgae');
    table.do('belgae', 'warbands', 'veneti', 1);
    expect(table.force('veneti', 'belgae')).toBe('1h');
    expect(table.legal('belgae', 'warbands')).toEqual(HOME);
    table.do('belgae', 'warbands', 'nervii', 1);
    expect(table.G.resources.belgae).toBe(0);
    expect(table.why('belgae', 'warbands', 'morini')).toBe(
      '3.1 It costs 1, more Resources than the Belgae have.',
    );
  });

  test('3.3.1 the Belgae pay 2 outside Belgica, 1 inside', () => {
    const table = beginCommand({ at: { treveri: 'belgae', remi: 'belgae' } }, 'rally', 'belgae');
    table.do('belgae', 'warbands', 'treveri', 1);
    expect(table.G.resources.belgae).toBe(18);
    table.do('belgae', 'warbands', 'atrebates', 1);
    expect(table.G.resources.belgae).toBe(17);
  });

  test('3.3.1 at home one Warband is placed without any piece', () => {
    expect(beginCommand({}, 'rally', 'aedui').legal('aedui', 'warbands')).toEqual(['aedui 1']);
    expect(beginCommand({}, 'rally', 'arverni').legal('arverni', 'warbands')).toEqual(['arverni 1']);
    expect(beginCommand({}, 'rally', 'belgae').legal('belgae', 'warbands')).toEqual(HOME);
  });

  test('3.1.2 a free Rally costs nothing, and only where it is granted', () => {
    const table = beginCommand({ resources: { belgae: 0 } }, 'rally', 'belgae', {
      ...FREE,
      regions: ['morini', 'nervii'],
      most: 1,
    });
    expect(table.legal('belgae', 'warbands')).toEqual(['morini 1', 'nervii 1']);
    expect(table.why('belgae', 'warbands', 'atrebates')).toBe(
      '5.4 Atrebates is not among the Regions allowed.',
    );
    table.do('belgae', 'warbands', 'nervii', 1);
    expect(table.legal('belgae', 'warbands')).toEqual([]);
    expect(table.why('belgae', 'warbands', 'morini')).toBe('5.4 No more Regions may be selected.');
  });

  test('3.3.1 the reasons why Warbands are refused', () => {
    const table = beginCommand({ at: { veneti: 'aedui' } }, 'rally', 'aedui');
    expect(table.why('aedui', 'warbands', 'treveri')).toBe(
      '3.3.1 Nothing in Treveri lets Warbands be placed.',
    );
    expect(table.refuses('aedui', 'warbands', 'veneti', 2)).toBe(true);
    expect(table.why('aedui', 'warbands', 'Roma')).toBeUndefined();
  });

  test('3.1 Rally can only be chosen where something can be placed', () => {
    const { G } = beginCommand({ devastated: ['aedui'] }, 'rally', 'belgae');
    expect(canRally(G, orderFor('rally', 'aedui', 'aedui', FREE))).toBe(false);
    expect(canRally(G, orderFor('rally', 'belgae', 'belgae', FREE))).toBe(true);
    toWrite(G).devastated = [];
    G.resources.aedui = 0;
    expect(canRally(G, orderFor('rally', 'aedui', 'aedui', LIMITED))).toBe(false);
  });
});

describe('3.3.1 Rally of the Arverni', () => {
  test('3.3.1 Allies, Citadels and the Leader count, plus one', () => {
    const table = beginCommand(
      {
        pieces: { veneti: { arverni: { leader: 'successor' } }, pictones: { arverni: { troops: 3 } } },
        at: { arverni: 'citadel arverni', cadurci: 'arverni', veneti: 'arverni', sequani: 'arverni' },
      },
      'rally',
      'arverni',
    );
    const most = (region: string) =>
      table.legal('arverni', 'warbands').filter((each) => each.startsWith(`${region} `)).length;
    expect([most('arverni'), most('veneti'), most('sequani'), most('pictones')]).toEqual([3, 3, 2, 0]);
    table.do('arverni', 'warbands', 'arverni', 3);
    expect(table.force('arverni', 'arverni')).toBe('3h');
    expect(table.G.resources.arverni).toBe(19);
  });

  test('3.3.1 with Vercingetorix an Ally is placed without Control, and Warbands as well, in either order', () => {
    const position = {
      pieces: { carnutes: { arverni: { leader: 'named' }, romans: { troops: 9 } } },
    } as const;
    const table = beginCommand(position, 'rally', 'arverni');
    table.do('arverni', 'ally', 'carnutes');
    expect(table.legal('arverni', 'ally')).toEqual([]);
    expect(table.legal('arverni', 'citadel')).toEqual([]);
    table.do('arverni', 'warbands', 'carnutes', 3);
    expect(table.G.resources.arverni).toBe(19);
    expect(table.force('carnutes', 'arverni')).toBe('named 3h');
    expect(table.refuses('arverni', 'warbands', 'carnutes', 1)).toBe(true);

    const other = beginCommand(position, 'rally', 'arverni', LIMITED);
    other.do('arverni', 'warbands', 'carnutes', 2).do('arverni', 'ally', 'aulerci');
    expect(other.G.tribes.aulerci).toEqual({ by: 'arverni', citadel: false });
    expect(other.G.resources.arverni).toBe(19);
    expect(other.moves('arverni')).not.toContain('warbands');
  });

  test('3.3.1 with Vercingetorix a Citadel and Warbands', () => {
    const table = beginCommand(
      { pieces: { carnutes: { arverni: { leader: 'named' } } }, at: { carnutes: 'arverni' } },
      'rally',
      'arverni',
    );
    table.do('arverni', 'warbands', 'carnutes', 3).do('arverni', 'citadel', 'carnutes');
    expect(table.legal('arverni', 'ally')).toEqual([]);
    expect(table.G.resources.arverni).toBe(19);
  });

  test('3.3.1 the second placement must come before the next Region', () => {
    const table = beginCommand(
      { pieces: { carnutes: { arverni: { leader: 'named' } } } },
      'rally',
      'arverni',
    );
    table.do('arverni', 'warbands', 'carnutes', 1).do('arverni', 'warbands', 'arverni', 1);
    expect(table.legal('arverni', 'ally')).toEqual([]);
  });

  test('3.3.1 only Vercingetorix does so, not his Successor nor another Leader', () => {
    const table = beginCommand(
      { pieces: { carnutes: { arverni: { leader: 'successor' }, romans: { troops: 9 } } } },
      'rally',
      'arverni',
    );
    expect(table.legal('arverni', 'ally')).toEqual([]);
    table.do('arverni', 'warbands', 'carnutes', 1);
    expect(table.legal('arverni', 'ally')).toEqual([]);
    const belgae = beginCommand(
      { pieces: { carnutes: { belgae: { leader: 'named' }, romans: { troops: 9 } } } },
      'rally',
      'belgae',
    );
    expect(belgae.legal('belgae', 'ally')).toEqual([]);
    expect(belgae.refuses('belgae', 'warbands', 'carnutes', 1)).toBe(true);
  });

  test.each([[[]], [['carnutes']]] as const)(
    '3.3.1, 4.3.2 he does so for no other Faction, Devastated: %j',
    (devastated) => {
      const pieces = { carnutes: { arverni: { leader: 'named' }, aedui: { troops: 1 } } } as const;
      const table = beginCommand(
        { pieces, at: { aedui: 'aedui' }, devastated: [...devastated] },
        'rally',
        'aedui',
      );
      expect(table.moves('aedui')).toContain('warbands');
      expect(table.legal('aedui', 'ally')).toEqual([]);
    },
  );

  test('3.3.1 Vercingetorix Rallies in a Devastated Region for 2 Resources', () => {
    const pieces = { carnutes: { arverni: { leader: 'named' } } } as const;
    const table = beginCommand({ pieces, devastated: ['carnutes', 'arverni'] }, 'rally', 'arverni');
    expect(table.legal('arverni', 'warbands')).toEqual(['carnutes 1', 'carnutes 2']);
    table.do('arverni', 'warbands', 'carnutes', 2);
    expect(table.G.resources.arverni).toBe(18);
    const poor = beginCommand(
      { pieces, devastated: ['carnutes'], resources: { arverni: 1 } },
      'rally',
      'arverni',
    );
    expect(poor.legal('arverni', 'warbands')).toEqual(['arverni 1']);
    const successor = { carnutes: { arverni: { leader: 'successor' } } } as const;
    const without = beginCommand({ pieces: successor, devastated: ['carnutes'] }, 'rally', 'arverni');
    expect(without.legal('arverni', 'warbands')).toEqual(['arverni 1']);
  });
});

describe('3.4.1 Germanic Rally', () => {
  test('3.4.1 an Ally with Control, then Warbands up to the number of Allies', () => {
    const position = {
      pieces: {
        treveri: { germans: { troops: 2 } },
        nervii: { germans: { troops: 1 }, belgae: { troops: 1 } },
      },
      at: { veneti: 'germans' },
    };
    const table = germanic(position, 'belgae');
    expect(table.legal('belgae', 'ally')).toEqual(['namnetes', 'treveri']);
    expect(table.legal('belgae', 'warbands')).toEqual(['sugambri 1', 'ubii 1', 'veneti 1']);
    table.do('belgae', 'ally', 'treveri').do('belgae', 'warbands', 'treveri', 1);
    expect(table.force('treveri', 'germans')).toBe('3h');
    expect(table.told('3.4.1', 'The Germans Rally in Treveri and place 1 Warband.')).toBe(true);
    expect(table.G.resources.belgae).toBe(20);
  });

  test('3.4.1 Warbands first, and the Ally is forgone', () => {
    const position = { pieces: { sugambri: { germans: { troops: 1 } } } };
    const table = germanic(position, 'romans', { most: 1 });
    table.do('romans', 'warbands', 'sugambri', 1);
    expect(table.legal('romans', 'ally')).toEqual([]);
  });

  test('3.4.1 Suebi are for Germans, the Citadels are not, nor Devastated Regions', () => {
    const position = {
      pieces: {
        sugambri: { germans: { troops: 1 } },
        ubii: { germans: { troops: 1 } },
        aedui: { germans: { troops: 1 } },
      },
      at: { carnutes: 'germans' },
      devastated: ['ubii' as const],
    };
    const table = germanic(position, 'romans');
    expect(table.legal('romans', 'ally')).toEqual(['aulerci', 'suebi-north', 'sugambri']);
    expect(table.legal('romans', 'citadel')).toEqual([]);
    expect(table.legal('romans', 'warbands')).toEqual(['carnutes 1', 'sugambri 1']);
  });
});

describe('4.5.1 Rally of Belgae who Enlist Germans', () => {
  test('4.5.1 two Germanic Warbands in Nervii and one in Treveri, for three Resources', () => {
    const position = {
      pieces: { nervii: { belgae: { leader: 'named' as const } } },
      at: { nervii: 'belgae', eburones: 'belgae', treveri: 'belgae' },
    };
    const table = enlisted(position, ['nervii', 'treveri']);
    table.do('belgae', 'enlisted', 'nervii', 2, 0).do('belgae', 'enlisted', 'treveri', 1, 0);
    expect(table.force('nervii', 'germans')).toBe('2h');
    expect(table.force('treveri', 'germans')).toBe('1h');
    expect(table.G.resources.belgae).toBe(17);
  });

  test('4.5.1 some may be Germanic and some Belgic, but only where they are Enlisted and Available', () => {
    const position = {
      pieces: { ubii: { germans: { troops: 14 } } },
      at: { nervii: 'belgae', eburones: 'belgae', treveri: 'belgae' },
    };
    const table = enlisted(position, ['nervii']);
    expect(table.legal('belgae', 'enlisted')).toEqual(['nervii 1 0', 'nervii 1 1']);
    table.do('belgae', 'enlisted', 'nervii', 1, 1);
    expect([table.force('nervii', 'germans'), table.force('nervii', 'belgae')]).toEqual(['1h', '1h']);
    expect(table.told('3.3.1', 'place 1 Warband and 1 Germanic Warband')).toBe(true);
    expect(table.legal('belgae', 'enlisted')).toEqual([]);
  });

  test('4.5.1 Enlisted Warbands count for Belgic Control while the Command lasts', () => {
    const position = {
      pieces: { treveri: { germans: { troops: 2 }, belgae: { troops: 1 }, romans: { troops: 2 } } },
    };
    expect(enlisted(position, []).legal('belgae', 'ally')).toEqual([]);
    expect(enlisted(position, ['treveri']).legal('belgae', 'ally')).toEqual(['treveri']);
  });
});

describe('5.3 what cards change in Rally', () => {
  test('card 25 Aquitani: its holder places two more in Pictones and Arverni', () => {
    const capabilities = { 25: { text: 'shaded', holder: 'aedui' } } as const;
    const table = beginCommand({ capabilities, at: { pictones: 'aedui' } }, 'rally', 'aedui');
    expect(table.legal('aedui', 'warbands')).toEqual([
      'aedui 1',
      'arverni 1',
      'arverni 2',
      'pictones 1',
      'pictones 2',
      'pictones 3',
    ]);
    const other = beginCommand({ capabilities }, 'rally', 'arverni');
    expect(other.legal('arverni', 'warbands')).toEqual(['arverni 1']);
    const devastated = beginCommand({ capabilities, devastated: ['pictones'] }, 'rally', 'aedui');
    expect(devastated.legal('aedui', 'warbands')).toEqual(['aedui 1', 'arverni 1', 'arverni 2']);
  });

  test("card 30 Vercingetorix's Elite: Arverni place only as many as they have Allies and Citadels", () => {
    const capabilities = { 30: { text: 'unshaded', holder: null } } as const;
    const pieces = {
      veneti: { arverni: { leader: 'named' } },
      pictones: { arverni: { leader: null } },
    } as const;
    const table = beginCommand({ capabilities, pieces, at: { pictones: 'arverni' } }, 'rally', 'arverni');
    expect(table.legal('arverni', 'warbands')).toEqual(['arverni 1', 'pictones 1']);
  });

  test('card 34 Acco: as if in Controlled Regions, also Devastated ones, three at most', () => {
    const terms = { ...FREE, most: 3, card: 34 };
    const table = beginCommand({ devastated: ['treveri'], at: { remi: 'romans' } }, 'rally', 'aedui', terms);
    expect(table.legal('aedui', 'ally')).toContain('treveri');
    table.do('aedui', 'ally', 'treveri').do('aedui', 'ally', 'veneti').do('aedui', 'ally', 'nervii');
    expect(table.legal('aedui', 'ally')).toEqual([]);
    expect(table.G.resources.aedui).toBe(20);
  });

  test('card 43 Convictolitavis: Rally of the Aedui costs double, of others not, for free nothing', () => {
    const capabilities = { 43: { text: 'shaded', holder: null } } as const;
    const table = beginCommand({ capabilities }, 'rally', 'aedui').do('aedui', 'warbands', 'aedui', 1);
    expect(table.G.resources.aedui).toBe(18);
    const belgae = beginCommand({ capabilities }, 'rally', 'belgae').do('belgae', 'warbands', 'nervii', 1);
    expect(belgae.G.resources.belgae).toBe(19);
    const free = beginCommand({ capabilities }, 'rally', 'aedui', FREE).do('aedui', 'warbands', 'aedui', 1);
    expect(free.G.resources.aedui).toBe(20);
    const suborn = { 43: { text: 'unshaded', holder: null } } as const;
    const single = beginCommand({ capabilities: suborn }, 'rally', 'aedui').do(
      'aedui',
      'warbands',
      'aedui',
      1,
    );
    expect(single.G.resources.aedui).toBe(19);
  });

  test('card 55 Commius: Belgic Rally is free, with Control wherever they have pieces', () => {
    const pieces = { veneti: { belgae: { troops: 1 }, romans: { troops: 5 } } };
    const capabilities = { 55: { text: 'shaded', holder: null } } as const;
    const table = beginCommand({ capabilities, pieces, resources: { belgae: 0 } }, 'rally', 'belgae');
    expect(table.legal('belgae', 'ally')).toEqual(['namnetes', 'veneti']);
    table.do('belgae', 'ally', 'veneti').do('belgae', 'warbands', 'nervii', 1);
    expect(table.G.resources.belgae).toBe(0);
    const germans = { pictones: { germans: { troops: 1 }, romans: { troops: 5 } } };
    expect(enlisted({ capabilities, pieces: germans }, []).legal('belgae', 'ally')).toEqual([]);
    expect(enlisted({ capabilities, pieces: germans }, ['pictones']).legal('belgae', 'ally')).toEqual([
      'pictones',
      'santones',
    ]);
    const aedui = { veneti: { aedui: { troops: 1 }, romans: { troops: 5 } } };
    expect(beginCommand({ capabilities, pieces: aedui }, 'rally', 'aedui').legal('aedui', 'ally')).toEqual(
      [],
    );
    const shadedOnly = { 55: { text: 'unshaded', holder: null } } as const;
    expect(
      beginCommand({ capabilities: shadedOnly, pieces }, 'rally', 'belgae').legal('belgae', 'ally'),
    ).toEqual([]);
  });
});
