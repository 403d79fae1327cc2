import { describe, expect, test } from 'vitest';
import type { Player } from '../../../games/falling-sky/components/factions';
import { beginEvent, type Table } from '../table';

/** Makes the same move several times. */
function repeat(t: Table, times: number, side: Player, move: string, ...args: string[]): Table {
  for (let left = times; left > 0; left--) t.do(side, move, ...args);
  return t;
}

describe('cards 55 to 60', () => {
  test('card 55 unshaded, shaded: a Capability without a holder', () => {
    for (const text of ['unshaded', 'shaded'] as const)
      expect(beginEvent({}, 55, text, 'romans').G.capabilities).toEqual({ 55: { text, holder: null } });
  });

  test('card 56 unshaded: Ambiorix is removed under Roman Control, or while the Belgic score is below 10', () => {
    const ambiorix = { belgae: { leader: 'named' as const } };
    const low = beginEvent({ pieces: { nervii: ambiorix } }, 56, 'unshaded', 'aedui');
    expect(low.force('nervii', 'belgae')).toBe('');
    const at = {
      bellovaci: 'belgae',
      atrebates: 'belgae',
      remi: 'belgae',
      morini: 'belgae',
      menapii: 'belgae',
    } as const;
    const safe = beginEvent({ pieces: { nervii: ambiorix }, at }, 56, 'unshaded', 'aedui');
    expect(safe.force('nervii', 'belgae')).toBe('named');
    const eight = { atrebates: 'belgae', bellovaci: 'belgae', remi: 'belgae' } as const;
    const at8 = beginEvent({ pieces: { nervii: ambiorix }, at: eight }, 56, 'unshaded', 'aedui');
    expect(at8.force('nervii', 'belgae')).toBe('');
    const ten = { ...eight, treveri: 'belgae' } as const;
    const at10 = beginEvent({ pieces: { nervii: ambiorix }, at: ten }, 56, 'unshaded', 'aedui');
    expect(at10.force('nervii', 'belgae')).toBe('named');
    const pieces = { nervii: { ...ambiorix, romans: { troops: 2 } } };
    const ruled = beginEvent({ pieces, at }, 56, 'unshaded', 'aedui');
    expect(ruled.force('nervii', 'belgae')).toBe('');
    const successor = { nervii: { belgae: { leader: 'successor' as const }, romans: { troops: 2 } } };
    expect(beginEvent({ pieces: successor }, 56, 'unshaded', 'aedui').force('nervii', 'belgae')).toBe(
      'successor',
    );
  });

  test('card 56 shaded: Ambiorix is placed within 1 of Germania, unless he is on the map', () => {
    const t = beginEvent({}, 56, 'shaded', 'arverni');
    expect(t.legal('arverni', 'choose')).toEqual([
      'morini',
      'nervii',
      'sequani',
      'sugambri',
      'treveri',
      'ubii',
    ]);
    expect(t.do('arverni', 'choose', 'morini').force('morini', 'belgae')).toBe('named');
    const there = { carnutes: { belgae: { leader: 'named' as const } } };
    expect(beginEvent({ pieces: there }, 56, 'shaded', 'arverni').step).toBe('turn');
  });

  test('card 56 shaded: a Successor on the map is in the way, unless the Belgae themselves remove him', () => {
    const pieces = { carnutes: { belgae: { leader: 'successor' as const } } };
    const other = beginEvent({ pieces }, 56, 'shaded', 'arverni');
    expect(other.step).toBe('turn');
    expect(other.force('carnutes', 'belgae')).toBe('successor');
    const own = beginEvent({ pieces }, 56, 'shaded', 'belgae').do(
      'belgae',
      'piece',
      'carnutes',
      'belgae leader',
    );
    own.do('belgae', 'choose', 'treveri');
    expect([own.force('carnutes', 'belgae'), own.force('treveri', 'belgae')]).toEqual(['', 'named']);
    const kept = beginEvent({ pieces }, 56, 'shaded', 'belgae').do('belgae', 'enough');
    expect(kept.step).toBe('turn');
  });

  test('1.4.1 card 56 shaded: Belgae who execute it may remove Ambiorix and place him anew', () => {
    const pieces = { carnutes: { belgae: { leader: 'named' as const } } };
    const t = beginEvent({ pieces }, 56, 'shaded', 'belgae').do('belgae', 'enough');
    expect([t.step, t.force('carnutes', 'belgae')]).toEqual(['turn', 'named']);
    const moved = beginEvent({ pieces }, 56, 'shaded', 'belgae');
    moved.do('belgae', 'piece', 'carnutes', 'belgae leader').do('belgae', 'choose', 'ubii');
    expect([moved.force('carnutes', 'belgae'), moved.force('ubii', 'belgae')]).toEqual(['', 'named']);
  });

  const sea = {
    pieces: { atrebates: { aedui: { troops: 3 } }, carnutes: { aedui: { troops: 3 } } },
    resources: { aedui: 0 },
  };

  test('card 57 unshaded: a Faction may March into Britannia, use a Special Ability there, and gains 4 with pieces there', () => {
    const t = beginEvent(sea, 57, 'unshaded', 'romans');
    expect(t.legal('romans', 'choose')).toEqual(['aedui', 'arverni', 'belgae', 'romans']);
    t.do('romans', 'choose', 'aedui').do('aedui', 'choose', 'march');
    expect(t.legal('aedui', 'select')).toEqual(['atrebates']);
    t.do('aedui', 'select', 'atrebates').do('aedui', 'go', 'britannia').do('aedui', 'end');
    expect(t.force('britannia', 'aedui')).toBe('3h');
    expect(t.legal('aedui', 'choose')).toContain('suborn');
    t.do('aedui', 'enough');
    expect(t.G.resources.aedui).toBe(4);
    expect(t.step).toBe('turn');
  });

  test('card 57 unshaded: the Special Ability stays in Britannia, and nothing is gained without pieces there', () => {
    const pieces = { ...sea.pieces, britannia: { aedui: { troops: 1 } } };
    const t = beginEvent({ ...sea, pieces }, 57, 'unshaded', 'romans').do('romans', 'choose', 'aedui');
    t.do('aedui', 'enough').do('aedui', 'choose', 'suborn');
    const top = t.G.stack[t.G.stack.length - 1];
    expect(top).toMatchObject({ use: { free: true, regions: ['britannia'] } });
    const none = beginEvent(sea, 57, 'unshaded', 'romans').do('romans', 'choose', 'belgae');
    expect(none.step).toBe('turn');
    expect(none.G.resources.belgae).toBe(20);
  });

  test.each(['', 'romans', 'dispersed', 'gathering'])(
    'card 57 shaded: %s at the Catuvellauni gives way to a Gallic Ally, with up to 4 Warbands',
    (what) => {
      const t = beginEvent({ at: what === '' ? {} : { catuvellauni: what } }, 57, 'shaded', 'aedui');
      expect(t.legal('aedui', 'piece')).toEqual([
        'britannia aedui ally catuvellauni',
        'britannia arverni ally catuvellauni',
        'britannia belgae ally catuvellauni',
      ]);
      t.do('aedui', 'piece', 'britannia', 'belgae ally catuvellauni');
      expect(t.legal('aedui', 'enough')).toEqual(['']);
      repeat(t, 3, 'aedui', 'piece', 'britannia', 'belgae troops').do(
        'aedui',
        'piece',
        'britannia',
        'aedui troops',
      );
      expect(t.force('britannia', 'belgae')).toBe('3h');
      expect(t.G.tribes.catuvellauni).toEqual({ by: 'belgae', citadel: false });
      expect(t.step).toBe('turn');
    },
  );

  test('card 58 unshaded: 9 Belgic or Germanic Warbands are removed from one Region with a Fort', () => {
    const t = beginEvent(
      {
        pieces: {
          nervii: {
            romans: { fort: true },
            belgae: { troops: 8, leader: 'named' },
            germans: { revealed: 4 },
            aedui: { troops: 2 },
          },
          morini: { romans: { fort: true }, belgae: { troops: 3 } },
          treveri: { belgae: { troops: 3 } },
        },
      },
      58,
      'unshaded',
      'romans',
    );
    expect(t.legal('romans', 'choose')).toEqual(['morini', 'nervii']);
    t.do('romans', 'choose', 'nervii');
    expect(t.legal('romans', 'piece')).toEqual(['nervii belgae hidden', 'nervii germans revealed']);
    repeat(t, 4, 'romans', 'piece', 'nervii', 'germans revealed');
    expect(t.force('nervii', 'belgae')).toBe('named 3h');
    expect(t.force('nervii', 'aedui')).toBe('2h');
    expect(t.step).toBe('turn');
  });

  test('card 58 unshaded: fewer are all removed', () => {
    const pieces = { morini: { romans: { fort: true }, belgae: { troops: 3 } } };
    expect(beginEvent({ pieces }, 58, 'unshaded', 'romans').force('morini', 'belgae')).toBe('');
  });

  test('card 58 shaded: Germans March next to a Fort and Ambush the Romans, whatever is Hidden; the Fort does not halve', () => {
    const t = beginEvent(
      {
        pieces: {
          treveri: { romans: { fort: true, troops: 9 } },
          ubii: { germans: { troops: 6 } },
          mandubii: { germans: { troops: 2 } },
          morini: { germans: { troops: 2 } },
        },
      },
      58,
      'shaded',
      'belgae',
    );
    expect(t.legal('belgae', 'choose')).toEqual(['provincia', 'treveri']);
    t.do('belgae', 'choose', 'treveri');
    expect(t.legal('belgae', 'select')).toEqual(['mandubii', 'ubii']);
    t.do('belgae', 'select', 'ubii').do('belgae', 'leave', 'hidden', 1);
    expect(t.legal('belgae', 'go')).toEqual(['treveri']);
    t.do('belgae', 'go', 'treveri')
      .do('belgae', 'select', 'mandubii')
      .do('belgae', 'go', 'treveri')
      .do('belgae', 'end');
    expect(t.force('treveri', 'germans')).toBe('7h');
    expect(t.legal('belgae', 'battle')).toEqual(['treveri romans ambush']);
    t.do('belgae', 'battle', 'treveri', 'romans', 'ambush');
    expect(t.force('treveri', 'romans')).toBe('6r fort');
    expect(t.step).not.toBe('fight');
  });

  test('card 59 unshaded: a Capability of nobody; shaded: a Gaul who executes it has it, Romans do nothing', () => {
    expect(beginEvent({}, 59, 'unshaded', 'belgae').G.capabilities).toEqual({
      59: { text: 'unshaded', holder: null },
    });
    expect(beginEvent({}, 59, 'shaded', 'belgae').G.capabilities).toEqual({
      59: { text: 'shaded', holder: 'belgae' },
    });
    expect(beginEvent({}, 59, 'shaded', 'romans').G.capabilities).toEqual({});
  });

  test('card 60 unshaded: 6 Belgic Warbands or Allies are removed in Treveri or next to it', () => {
    const t = beginEvent(
      {
        pieces: {
          nervii: { belgae: { troops: 7 } },
          morini: { belgae: { troops: 7 } },
          treveri: { germans: { troops: 2 } },
        },
        at: { nervii: 'belgae', eburones: 'romans', senones: 'belgae', mandubii: 'citadel belgae' },
      },
      60,
      'unshaded',
      'romans',
    );
    expect(t.legal('romans', 'choose')).toEqual(['mandubii', 'nervii']);
    t.do('romans', 'choose', 'nervii');
    expect(t.legal('romans', 'piece')).toEqual(['nervii belgae ally nervii', 'nervii belgae hidden']);
    t.do('romans', 'piece', 'nervii', 'belgae ally nervii');
    expect(t.force('nervii', 'belgae')).toBe('2h');
    expect(t.step).toBe('turn');
    const citadel = beginEvent(
      { at: { mandubii: 'citadel belgae', senones: 'belgae' } },
      60,
      'unshaded',
      'romans',
    );
    expect(citadel.G.tribes).toEqual({ mandubii: { by: 'belgae', citadel: true } });
  });

  test('card 60 shaded: Belgic Allies at Treveri and Ubii, whatever was there, each with 2 Belgic and a Germanic Warband', () => {
    const t = beginEvent(
      { at: { treveri: 'dispersed', ubii: 'germans', 'suebi-south': 'germans' } },
      60,
      'shaded',
      'romans',
    );
    expect(t.G.tribes).toEqual({
      treveri: { by: 'belgae', citadel: false },
      ubii: { by: 'belgae', citadel: false },
      'suebi-south': { by: 'germans', citadel: false },
    });
    for (const region of ['treveri', 'ubii'] as const) {
      expect(t.force(region, 'belgae')).toBe('2h');
      expect(t.force(region, 'germans')).toBe('1h');
    }
    expect(t.step).toBe('turn');
  });

  test('card 60 shaded: the Belgae may first remove an Ally of theirs where none is Available', () => {
    const tribes = [
      'menapii',
      'morini',
      'nervii',
      'eburones',
      'atrebates',
      'bellovaci',
      'remi',
      'carnutes',
      'aulerci',
      'senones',
    ];
    const at = Object.fromEntries(tribes.map((tribe) => [tribe, 'belgae']));
    const t = beginEvent({ at }, 60, 'shaded', 'belgae').do(
      'belgae',
      'piece',
      'mandubii',
      'belgae ally senones',
    );
    expect(t.G.tribes.treveri).toEqual({ by: 'belgae', citadel: false });
    t.do('belgae', 'enough');
    expect(t.G.tribes.ubii).toBeUndefined();
    const other = beginEvent({ at }, 60, 'shaded', 'arverni');
    expect(other.G.tribes.treveri).toBeUndefined();
    expect(other.force('treveri', 'belgae')).toBe('2h');
  });

  test('card 56 shaded: not in Cisalpina, where only Romans may be', () => {
    const t = beginEvent({ galliaTogata: true }, 56, 'shaded', 'arverni');
    expect(t.legal('arverni', 'choose')).toEqual([
      'morini',
      'nervii',
      'sequani',
      'sugambri',
      'treveri',
      'ubii',
    ]);
  });

  test('card 60 shaded: both Tribes are cleared before anything is placed', () => {
    const tribes = [
      'menapii',
      'morini',
      'nervii',
      'eburones',
      'atrebates',
      'bellovaci',
      'remi',
      'carnutes',
      'aulerci',
    ];
    const at = Object.fromEntries([...tribes, 'ubii'].map((tribe) => [tribe, 'belgae']));
    const t = beginEvent({ at }, 60, 'shaded', 'arverni');
    expect(t.G.tribes.treveri).toEqual({ by: 'belgae', citadel: false });
    expect(t.G.tribes.ubii).toBeUndefined();
  });

  test('cards 4 and 56: the marker goes with the Leader who alone lay under it', () => {
    const t = beginEvent(
      {
        pieces: { mandubii: { belgae: { leader: 'named' }, romans: { troops: 4 } } },
        at: { mandubii: 'citadel belgae' },
        circumvallation: { region: 'mandubii', faction: 'belgae', troops: 0, leader: true },
      },
      56,
      'unshaded',
      'romans',
    );
    expect(t.force('mandubii', 'belgae')).toBe('');
    expect(t.G.circumvallation).toBeNull();
  });
});
