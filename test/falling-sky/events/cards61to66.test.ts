import { describe, expect, test } from 'vitest';
import type { Player } from '../../../games/falling-sky/components/factions';
import { beginEvent, type Table } from '../table';

/** Makes the same move several times. */
function repeat(t: Table, times: number, side: Player, move: string, ...args: string[]): Table {
  for (let left = times; left > 0; left--) t.do(side, move, ...args);
  return t;
}

describe('cards 61 to 66', () => {
  test('card 61 unshaded: Allies of one Faction and 5 Warbands are removed in the Nervii Region', () => {
    const t = beginEvent(
      {
        pieces: {
          nervii: { belgae: { troops: 4 }, arverni: { troops: 3 } },
          treveri: { belgae: { troops: 2 } },
        },
        at: { nervii: 'belgae', eburones: 'aedui', morini: 'belgae' },
      },
      61,
      'unshaded',
      'romans',
    );
    expect(t.legal('romans', 'choose')).toEqual(['aedui', 'belgae']);
    t.do('romans', 'choose', 'aedui');
    expect(t.G.tribes).toMatchObject({ nervii: { by: 'belgae' } });
    expect(t.G.tribes.eburones).toBeUndefined();
    expect(t.legal('romans', 'piece')).toEqual(['nervii arverni hidden', 'nervii belgae hidden']);
    expect(t.legal('romans', 'enough')).toEqual([]);
    repeat(t, 3, 'romans', 'piece', 'nervii', 'belgae hidden');
    repeat(t, 2, 'romans', 'piece', 'nervii', 'arverni hidden');
    expect([t.force('nervii', 'belgae'), t.force('nervii', 'arverni')]).toEqual(['1h', '1h']);
    expect(t.step).toBe('turn');
  });

  test('card 61 unshaded: one or both Allies of the Faction; without any only Warbands', () => {
    const t = beginEvent({ at: { nervii: 'belgae', eburones: 'belgae' } }, 61, 'unshaded', 'romans');
    expect(t.legal('romans', 'enough')).toEqual([]);
    t.do('romans', 'piece', 'nervii', 'belgae ally nervii').do('romans', 'enough');
    expect(t.G.tribes).toEqual({ eburones: { by: 'belgae', citadel: false } });
    const none = beginEvent({ pieces: { nervii: { belgae: { troops: 6 } } } }, 61, 'unshaded', 'romans');
    expect(none.force('nervii', 'belgae')).toBe('1h');
  });

  test('card 61 shaded: Belgic Allies at Nervii and Eburones, whatever was there, and +6 for the Belgae', () => {
    const t = beginEvent({ at: { nervii: 'romans', eburones: 'dispersed' } }, 61, 'shaded', 'arverni');
    const ally = { by: 'belgae', citadel: false };
    expect(t.G.tribes).toEqual({ nervii: ally, eburones: ally });
    expect(t.G.resources).toMatchObject({ belgae: 26, arverni: 20 });
  });

  const fleet = {
    pieces: {
      arverni: { romans: { legions: 2, troops: 1, leader: 'named' as const }, arverni: { troops: 2 } },
      veneti: { romans: { revealed: 2 } },
      carnutes: { romans: { troops: 3 } },
    },
    resources: { romans: 0 },
  };

  test('card 62 unshaded: own pieces move between the Regions of the coast, each once and flipping nothing', () => {
    const t = beginEvent(fleet, 62, 'unshaded', 'romans');
    const moves = t.legal('romans', 'exchange');
    expect(moves).toContain('arverni romans legion britannia');
    expect(moves.some((move) => move.startsWith('carnutes') || move.endsWith('carnutes'))).toBe(false);
    expect(moves.some((move) => move.includes('arverni hidden'))).toBe(false);
    t.do('romans', 'exchange', 'arverni', 'romans leader', 'morini');
    t.do('romans', 'exchange', 'veneti', 'romans revealed', 'britannia');
    expect(t.force('britannia', 'romans')).toBe('1r');
    expect(t.legal('romans', 'exchange').some((move) => move.startsWith('britannia'))).toBe(false);
    expect(t.legal('romans', 'exchange').some((move) => move.startsWith('morini'))).toBe(false);
    t.do('romans', 'enough');
    t.do('romans', 'choose', 'march');
    expect(t.legal('romans', 'select')).toEqual(['arverni', 'britannia', 'morini', 'veneti']);
    t.do('romans', 'select', 'arverni').do('romans', 'go', 'pictones');
    t.do('romans', 'stop');
    expect(t.legal('romans', 'select')).toEqual([]);
  });

  test('card 63 unshaded: a Capability of nobody; shaded: of a Gallic Faction that is chosen', () => {
    expect(beginEvent({}, 63, 'unshaded', 'romans').G.capabilities).toEqual({
      63: { text: 'unshaded', holder: null },
    });
    const t = beginEvent({}, 63, 'shaded', 'romans');
    expect(t.legal('romans', 'choose')).toEqual(['aedui', 'arverni', 'belgae']);
    expect(t.do('romans', 'choose', 'belgae').G.capabilities).toEqual({
      63: { text: 'shaded', holder: 'belgae' },
    });
  });

  test('card 64 unshaded: up to 8 Belgic Allies and Warbands in the Atrebates Region turn the executing Faction’s', () => {
    const t = beginEvent(
      {
        pieces: { atrebates: { belgae: { troops: 9, leader: 'named' } }, morini: { belgae: { troops: 2 } } },
        at: { atrebates: 'belgae', remi: 'aedui', morini: 'belgae' },
      },
      64,
      'unshaded',
      'romans',
    );
    expect(t.legal('romans', 'piece')).toEqual([
      'atrebates belgae ally atrebates',
      'atrebates belgae hidden',
    ]);
    t.do('romans', 'piece', 'atrebates', 'belgae ally atrebates');
    repeat(t, 7, 'romans', 'piece', 'atrebates', 'belgae hidden');
    expect(t.G.tribes.atrebates).toEqual({ by: 'romans', citadel: false });
    expect([t.force('atrebates', 'romans'), t.force('atrebates', 'belgae')]).toEqual(['7h', 'named 2h']);
    expect(t.step).toBe('turn');
    const belgae = beginEvent({ at: { atrebates: 'belgae' } }, 64, 'unshaded', 'belgae');
    expect(belgae.step).toBe('turn');
    expect(belgae.G.tribes.atrebates).toEqual({ by: 'belgae', citadel: false });
  });

  test('card 64 shaded: 2 Allies go, up to 2 Belgic ones come, and the Belgae free Rally in one Region of Belgica', () => {
    const t = beginEvent(
      {
        at: { atrebates: 'romans', remi: 'romans', bellovaci: 'aedui', morini: 'belgae' },
        resources: { belgae: 0 },
      },
      64,
      'shaded',
      'arverni',
    );
    t.do('arverni', 'piece', 'atrebates', 'romans ally remi').do(
      'arverni',
      'piece',
      'atrebates',
      'aedui ally bellovaci',
    );
    expect(t.legal('belgae', 'piece')).toEqual([
      'atrebates belgae ally bellovaci',
      'atrebates belgae ally remi',
    ]);
    t.do('belgae', 'piece', 'atrebates', 'belgae ally remi').do('belgae', 'enough');
    expect(t.step).toBe('rally');
    expect(t.side).toBe('belgae');
    expect([...new Set(t.legal('belgae', 'warbands').map((args) => args.split(' ')[0]))]).toEqual([
      'atrebates',
      'morini',
      'nervii',
    ]);
    t.do('belgae', 'warbands', 'nervii', 1);
    expect(t.legal('belgae', 'warbands')).toEqual([]);
    expect(t.G.resources.belgae).toBe(0);
  });

  const germans = {
    pieces: {
      ubii: { germans: { troops: 5 } },
      sugambri: { germans: { troops: 4 } },
      treveri: { germans: { troops: 4 }, romans: { troops: 2 } },
      nervii: { aedui: { troops: 1 } },
    },
  };

  test('card 65 unshaded: Germans March from up to 2 Regions and then Ambush wherever they can', () => {
    const t = beginEvent(germans, 65, 'unshaded', 'belgae').do('belgae', 'choose', 'march');
    t.do('belgae', 'select', 'sugambri').do('belgae', 'leave', 'hidden', 1).do('belgae', 'go', 'nervii');
    t.do('belgae', 'select', 'ubii').do('belgae', 'go', 'sequani');
    expect(t.legal('belgae', 'select')).toEqual([]);
    t.do('belgae', 'end');
    expect(t.legal('belgae', 'piece')).toEqual(['nervii aedui', 'treveri romans']);
    expect(t.legal('belgae', 'enough')).toEqual([]);
    t.do('belgae', 'piece', 'treveri', 'romans');
    expect(t.force('treveri', 'romans')).toBe('');
    expect(t.force('nervii', 'aedui')).toBe('');
    expect(t.step).toBe('turn');
  });

  test('card 65 shaded: 5 Germanic Warbands and an Ally under own Control are removed or replaced', () => {
    const t = beginEvent(
      {
        pieces: {
          sequani: { arverni: { troops: 9 }, germans: { troops: 4 } },
          bituriges: { arverni: { troops: 9 }, germans: { troops: 3 } },
          treveri: { germans: { troops: 2 } },
        },
        at: { helvetii: 'germans', treveri: 'germans' },
      },
      65,
      'shaded',
      'arverni',
    );
    expect(t.legal('arverni', 'exchange')).toEqual([
      'bituriges germans hidden arverni',
      'bituriges germans hidden remove',
      'sequani germans hidden arverni',
      'sequani germans hidden remove',
    ]);
    repeat(t, 4, 'arverni', 'exchange', 'sequani', 'germans hidden', 'arverni');
    expect(t.legal('arverni', 'enough')).toEqual([]);
    t.do('arverni', 'exchange', 'bituriges', 'germans hidden', 'remove');
    expect(t.force('sequani', 'arverni')).toBe('13h');
    expect(t.force('bituriges', 'germans')).toBe('2h');
    t.do('arverni', 'exchange', 'sequani', 'germans ally helvetii', 'arverni');
    expect(t.G.tribes).toMatchObject({ helvetii: { by: 'arverni' }, treveri: { by: 'germans' } });
    expect(t.step).toBe('turn');
  });

  test('card 65 shaded: a Suebi Ally is only removed', () => {
    const t = beginEvent(
      { pieces: { ubii: { romans: { troops: 3 } } }, at: { 'suebi-south': 'germans' } },
      65,
      'shaded',
      'romans',
    );
    expect(t.G.tribes).toEqual({});
  });

  test('card 66 unshaded: Germans Rally in up to 2 Regions and March from up to 2, directed by who executes it', () => {
    const t = beginEvent({ pieces: { treveri: { germans: { troops: 1 } } } }, 66, 'unshaded', 'aedui');
    t.do('aedui', 'choose', 'rally')
      .do('aedui', 'warbands', 'sugambri', 1)
      .do('aedui', 'warbands', 'ubii', 1);
    expect(t.legal('aedui', 'warbands')).toEqual([]);
    t.do('aedui', 'end').do('aedui', 'choose', 'march');
    expect(t.legal('aedui', 'select')).toEqual(['sugambri', 'treveri', 'ubii']);
    t.do('aedui', 'select', 'sugambri').do('aedui', 'go', 'nervii').do('aedui', 'select', 'ubii');
    expect(t.legal('aedui', 'select')).toEqual([]);
    expect(t.force('nervii', 'germans')).toBe('1h');
  });

  test('card 66 shaded: Warbands and Leader of a Gaul move from anywhere to one Region with No Control, and an Ally comes', () => {
    const t = beginEvent(
      {
        pieces: {
          arverni: { arverni: { troops: 4, leader: 'named' } },
          veneti: { arverni: { revealed: 1 } },
          pictones: { aedui: { troops: 1 } },
        },
      },
      66,
      'shaded',
      'belgae',
    );
    t.do('belgae', 'choose', 'arverni');
    expect(t.legal('arverni', 'choose')).not.toContain('pictones');
    expect(t.legal('arverni', 'choose')).toContain('nervii');
    t.do('arverni', 'choose', 'nervii');
    expect(t.legal('arverni', 'exchange').every((move) => move.endsWith(' nervii'))).toBe(true);
    expect(t.legal('arverni', 'exchange').some((move) => move.startsWith('pictones'))).toBe(false);
    t.do('arverni', 'exchange', 'arverni', 'all arverni hidden', 'nervii');
    t.do('arverni', 'exchange', 'arverni', 'arverni leader', 'nervii');
    t.do('arverni', 'exchange', 'veneti', 'arverni revealed', 'nervii');
    expect(t.force('nervii', 'arverni')).toBe('named 4h 1r');
    expect(t.legal('arverni', 'piece')).toEqual([
      'nervii arverni ally eburones',
      'nervii arverni ally nervii',
    ]);
    t.do('arverni', 'piece', 'nervii', 'arverni ally nervii');
    expect(t.step).toBe('turn');
    expect(t.G.tribes).toEqual({ nervii: { by: 'arverni', citadel: false } });
  });

  test('card 64 shaded: the Belgae choose where their Allies go', () => {
    const t = beginEvent({ at: { morini: 'belgae' } }, 64, 'shaded', 'arverni');
    expect(t.side).toBe('belgae');
    expect(t.legal('belgae', 'piece')).toHaveLength(3);
    expect(t.legal('belgae', 'enough')).toEqual(['']);
  });

  test('card 65 shaded: to replace is offered only where it can be done', () => {
    const t = beginEvent(
      {
        pieces: {
          ubii: { arverni: { troops: 35 }, germans: { troops: 1 } },
        },
        at: { 'suebi-south': 'germans' },
      },
      65,
      'shaded',
      'arverni',
    );
    expect(t.legal('arverni', 'exchange')).toEqual(['ubii germans hidden remove']);
    t.do('arverni', 'exchange', 'ubii', 'germans hidden', 'remove');
    expect(t.force('ubii', 'germans')).toBe('');
    expect(t.G.tribes).toEqual({});
    expect(t.step).toBe('turn');
  });

  test('card 66 shaded: the Gaul that migrates chooses where to, not into Cisalpina', () => {
    const t = beginEvent(
      { pieces: { arverni: { arverni: { troops: 2 } } }, galliaTogata: true },
      66,
      'shaded',
      'belgae',
    ).do('belgae', 'choose', 'arverni');
    expect(t.side).toBe('arverni');
    expect(t.legal('arverni', 'choose')).toContain('ubii');
    expect(t.legal('arverni', 'choose')).not.toContain('cisalpina');
  });

  test('card 64 shaded: no more than 2 Belgic Allies', () => {
    const t = beginEvent({}, 64, 'shaded', 'belgae').do('belgae', 'piece', 'atrebates', 'belgae ally remi');
    t.do('belgae', 'piece', 'atrebates', 'belgae ally atrebates');
    expect(t.step).toBe('rally');
  });

  test('card 65 shaded: 1 Germanic Ally, of the Germans only', () => {
    const t = beginEvent(
      {
        pieces: { treveri: { belgae: { troops: 4 } }, morini: { belgae: { troops: 4 } } },
        at: { treveri: 'germans', morini: 'germans', menapii: 'aedui' },
      },
      65,
      'shaded',
      'belgae',
    );
    expect(t.legal('belgae', 'exchange')).toEqual([
      'morini germans ally morini belgae',
      'morini germans ally morini remove',
      'treveri germans ally treveri belgae',
      'treveri germans ally treveri remove',
    ]);
    t.do('belgae', 'exchange', 'treveri', 'germans ally treveri', 'belgae');
    expect(t.G.tribes.morini).toEqual({ by: 'germans', citadel: false });
    expect(t.step).toBe('turn');
  });
});
