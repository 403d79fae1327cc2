import { describe, expect, test } from 'vitest';
import type { Player } from '../../../games/falling-sky/components/factions';
import { romanScore } from '../../../games/falling-sky/victory';
import { beginEvent, type Table } from '../table';

/** Makes the same move several times. */
function repeat(t: Table, times: number, side: Player, move: string, ...args: string[]): Table {
  for (let left = times; left > 0; left--) t.do(side, move, ...args);
  return t;
}

describe('cards 67 to 72', () => {
  test('card 67 unshaded: a Faction Marches into Nervii or Treveri, executes another Command there and hides its pieces', () => {
    const t = beginEvent(
      {
        pieces: {
          atrebates: { arverni: { troops: 3 } },
          nervii: { arverni: { revealed: 2 }, romans: { troops: 2 } },
          carnutes: { arverni: { troops: 3 }, romans: { troops: 2 } },
        },
        resources: { arverni: 0 },
      },
      67,
      'unshaded',
      'belgae',
    );
    expect(t.legal('belgae', 'choose')).toEqual(['aedui', 'arverni', 'belgae', 'romans']);
    t.do('belgae', 'choose', 'arverni').do('arverni', 'choose', 'march');
    t.do('arverni', 'select', 'atrebates');
    expect(t.legal('arverni', 'go')).toEqual(['nervii', 'treveri']);
    t.do('arverni', 'go', 'nervii').do('arverni', 'end');
    expect(t.legal('arverni', 'choose')).toEqual(['battle', 'raid', 'rally']);
    t.do('arverni', 'choose', 'battle');
    expect(t.legal('arverni', 'battle')).toEqual(['nervii romans battle']);
    t.do('arverni', 'battle', 'nervii', 'romans', 'battle');
    while (t.step !== 'turn') {
      const move = t
        .moves(t.side)
        .find((name) => name !== 'transfer' && name !== 'standing' && name !== 'remove');
      t.do(
        t.side,
        move ?? 'end',
        ...t
          .legal(t.side, move ?? 'end')[0]
          .split(' ')
          .filter((arg) => arg !== ''),
      );
    }
    expect(t.force('nervii', 'arverni')).toBe('5h');
    expect(t.force('nervii', 'romans')).toBe('');
  });

  test('card 67 unshaded: at the end Scouted Warbands only lose their marker', () => {
    const pieces = {
      treveri: { aedui: { revealed: 1, scouted: 2 } },
      nervii: { aedui: { revealed: 3 } },
      ubii: { aedui: { revealed: 1 } },
    };
    const t = beginEvent({ pieces }, 67, 'unshaded', 'aedui').do('aedui', 'choose', 'aedui');
    while (t.step === 'event') t.do('aedui', 'enough');
    expect([t.force('treveri', 'aedui'), t.force('nervii', 'aedui'), t.force('ubii', 'aedui')]).toEqual([
      '1h 2r',
      '3h',
      '1r',
    ]);
  });

  const influence = {
    at: {
      remi: 'romans',
      carnutes: 'aedui',
      morini: 'belgae',
      mandubii: 'citadel arverni',
      bituriges: 'aedui',
    },
  } as const;

  test('card 68 unshaded: with Subdued or Roman Remi 1 or 2 Allies within 1 turn Roman', () => {
    const t = beginEvent(influence, 68, 'unshaded', 'aedui');
    expect(t.legal('aedui', 'piece')).toEqual(['carnutes aedui ally carnutes', 'morini belgae ally morini']);
    expect(t.legal('aedui', 'enough')).toEqual([]);
    t.do('aedui', 'piece', 'morini', 'belgae ally morini').do('aedui', 'enough');
    expect(t.G.tribes.morini).toEqual({ by: 'romans', citadel: false });
    expect(t.step).toBe('turn');
    const { remi: _remi, ...subdued } = influence.at;
    expect(beginEvent({ at: subdued }, 68, 'unshaded', 'aedui').step).toBe('event');
  });

  test.each(['aedui', 'dispersed'])('card 68 unshaded: nothing happens with the Remi %s', (remi) => {
    const t = beginEvent({ at: { ...influence.at, remi } }, 68, 'unshaded', 'romans');
    expect(t.step).toBe('turn');
    expect(t.G.tribes.morini).toEqual({ by: 'belgae', citadel: false });
  });

  test.each([['citadel arverni'], ['razed'], ['dispersed'], ['romans'], ['']])(
    'card 68 shaded: the Gaul to whom the Remi are allied takes Alesia, where %s is, with a Citadel and 4 Warbands',
    (mandubii) => {
      const at = { remi: 'belgae', ...(mandubii === '' ? {} : { mandubii }) };
      const t = beginEvent({ at }, 68, 'shaded', 'arverni');
      expect(t.side).toBe('belgae');
      expect(t.legal('belgae', 'choose')).toEqual(['carnutes', 'mandubii']);
      t.do('belgae', 'choose', 'mandubii');
      expect(t.G.tribes.mandubii).toEqual({ by: 'belgae', citadel: true });
      expect(t.force('mandubii', 'belgae')).toBe('4h');
      expect(t.force('carnutes', 'belgae')).toBe('');
      expect(t.step).toBe('turn');
    },
  );

  test('card 68 shaded: it may decline; nothing with Roman Remi; without an Available Citadel the place is only cleared', () => {
    expect(
      beginEvent({ at: { remi: 'belgae' } }, 68, 'shaded', 'arverni').do('belgae', 'enough').G.tribes,
    ).toEqual({
      remi: { by: 'belgae', citadel: false },
    });
    expect(beginEvent({ at: { remi: 'romans' } }, 68, 'shaded', 'arverni').step).toBe('turn');
    const at = { remi: 'belgae', carnutes: 'aedui', bituriges: 'citadel belgae' };
    const none = beginEvent({ at }, 68, 'shaded', 'arverni').do('belgae', 'choose', 'carnutes');
    expect(none.G.tribes.carnutes).toBeUndefined();
    expect(none.force('carnutes', 'belgae')).toBe('4h');
  });

  test('card 69 unshaded: 4 Germanic Warbands each in Nervii and Treveri, then a Germans Phase without Rally', () => {
    const t = beginEvent(
      { pieces: { sugambri: { belgae: { troops: 1 } } }, resources: { belgae: 0 } },
      69,
      'unshaded',
      'aedui',
    );
    const regions = [
      'nervii',
      'treveri',
      'sugambri',
      'ubii',
      'morini',
      'atrebates',
      'mandubii',
      'sequani',
    ] as const;
    const count = regions.reduce((sum, region) => {
      const force = t.G.forces[region]?.germans;
      return sum + (force === undefined ? 0 : force.hidden + force.revealed);
    }, 0);
    expect(count).toBe(8);
    expect(t.force('nervii', 'germans')).not.toBe('4h');
    expect(t.G.tribes).toEqual({});
    expect(t.step).toBe('turn');
  });

  const camulogenus = {
    pieces: {
      aedui: { romans: { legions: 6, troops: 2, revealed: 1, leader: 'named' as const } },
      mandubii: { arverni: { troops: 3 } },
      carnutes: { arverni: { troops: 3 } },
    },
    resources: { romans: 0 },
  };

  test('card 70 unshaded: up to 4 Legions and Auxilia, without the Leader, March to one Region and fight there', () => {
    const t = beginEvent(camulogenus, 70, 'unshaded', 'belgae').do('romans', 'choose', 'march');
    t.do('romans', 'select', 'aedui').do('romans', 'leave', 'hidden', 1);
    t.do('romans', 'go', 'mandubii');
    expect(t.force('mandubii', 'romans')).toBe('4L 2h');
    expect(t.force('aedui', 'romans')).toBe('named 2L 1h');
    if (t.legal('romans', 'stop').length > 0) t.do('romans', 'stop');
    t.do('romans', 'end').do('romans', 'choose', 'battle');
    expect(t.legal('romans', 'battle')).toEqual(['mandubii arverni battle']);
  });

  test('card 70 unshaded: no other destination; what does not move is not flipped; it may be declined', () => {
    const t = beginEvent(camulogenus, 70, 'unshaded', 'belgae').do('romans', 'choose', 'march');
    t.do('romans', 'select', 'aedui').do('romans', 'leave', 'revealed', 1).do('romans', 'go', 'bituriges');
    expect(t.legal('romans', 'stop')).toEqual([]);
    t.do('romans', 'go', 'carnutes');
    expect(t.force('aedui', 'romans')).toBe('named 2L 1r');
    expect(t.force('carnutes', 'romans')).toBe('4L 2h');
    const not = beginEvent(camulogenus, 70, 'unshaded', 'belgae').do('romans', 'enough');
    expect(not.step).toBe('turn');
  });

  test('card 70 shaded: up to 6 Warbands in three Regions, then a free Command and Special Ability in one of them', () => {
    const pieces = { mandubii: { arverni: { leader: 'named' as const } } };
    const t = beginEvent({ pieces, resources: { arverni: 0 } }, 70, 'shaded', 'arverni');
    expect(t.legal('arverni', 'piece')).toEqual([
      'atrebates arverni troops',
      'carnutes arverni troops',
      'mandubii arverni troops',
    ]);
    expect(t.legal('arverni', 'enough')).toEqual(['']);
    repeat(t, 4, 'arverni', 'piece', 'mandubii', 'arverni troops');
    repeat(t, 2, 'arverni', 'piece', 'carnutes', 'arverni troops');
    expect(t.legal('arverni', 'choose')).toEqual(['atrebates', 'carnutes', 'mandubii']);
    t.do('arverni', 'choose', 'mandubii').do('arverni', 'choose', 'raid');
    const top = t.G.stack[t.G.stack.length - 1];
    expect(top).toMatchObject({
      order: {
        terms: {
          free: true,
          freeAbilities: true,
          abilities: 1,
          regions: ['mandubii'],
          most: 1,
          abilityRegions: ['mandubii'],
        },
      },
    });
  });

  test('card 70 shaded: Romans place nothing and execute a Command', () => {
    const t = beginEvent({ pieces: { mandubii: { romans: { troops: 2 } } } }, 70, 'shaded', 'romans');
    expect(t.legal('romans', 'choose')).toEqual(['atrebates', 'carnutes', 'mandubii']);
    t.do('romans', 'choose', 'mandubii');
    expect(t.legal('romans', 'choose')).toContain('march');
  });

  test('card 71 unshaded: the Colony is one more Tribe, with an Ally, in a Region of own or No Control', () => {
    const pieces = { carnutes: { arverni: { troops: 2 } }, pictones: { aedui: { troops: 2 } } };
    const t = beginEvent({ pieces }, 71, 'unshaded', 'aedui');
    const score = romanScore(t.G);
    expect(t.legal('aedui', 'choose')).not.toContain('carnutes');
    expect(t.legal('aedui', 'choose')).toContain('pictones');
    expect(t.legal('aedui', 'choose')).toContain('bituriges');
    t.do('aedui', 'choose', 'pictones');
    expect(t.G.colony).toBe('pictones');
    expect(t.G.tribes).toEqual({ colony: { by: 'aedui', citadel: false } });
    expect(romanScore(t.G)).toBe(score);
    expect(romanScore({ ...t.G, tribes: {} })).toBe(31);
    expect(t.step).toBe('turn');
  });

  test('card 71 unshaded: without an Available Ally the Colony is Subdued, unless another one is removed first', () => {
    const tribes = ['menapii', 'morini', 'nervii', 'eburones', 'atrebates', 'bellovaci'];
    const at = Object.fromEntries(tribes.map((tribe) => [tribe, 'aedui']));
    const t = beginEvent({ at }, 71, 'unshaded', 'aedui')
      .do('aedui', 'choose', 'bituriges')
      .do('aedui', 'enough');
    expect(t.G.colony).toBe('bituriges');
    expect(t.G.tribes.colony).toBeUndefined();
    const moved = beginEvent({ at }, 71, 'unshaded', 'aedui').do('aedui', 'choose', 'bituriges');
    moved.do('aedui', 'piece', 'morini', 'aedui ally menapii');
    expect(moved.G.tribes.colony).toEqual({ by: 'aedui', citadel: false });
    expect(moved.G.tribes.menapii).toBeUndefined();
  });

  const impetuosity = {
    pieces: {
      aedui: { romans: { troops: 4 } },
      sequani: { romans: { troops: 2 } },
      mandubii: { arverni: { troops: 3 }, belgae: { troops: 2 } },
    },
    resources: { romans: 0 },
  };

  test('card 72 unshaded: the Faction Marches into a Region, and Arverni or Belgae there attack it', () => {
    const t = beginEvent(impetuosity, 72, 'unshaded', 'romans');
    expect(t.legal('romans', 'choose')).toContain('mandubii');
    expect(t.legal('romans', 'choose')).not.toContain('veneti');
    t.do('romans', 'choose', 'mandubii');
    t.do('romans', 'select', 'aedui').do('romans', 'leave', 'hidden', 1).do('romans', 'go', 'mandubii');
    t.do('romans', 'select', 'sequani').do('romans', 'go', 'mandubii').do('romans', 'end');
    expect(t.force('mandubii', 'romans')).toBe('5h');
    expect(t.legal('romans', 'choose')).toEqual(['arverni', 'belgae']);
    t.do('romans', 'choose', 'belgae');
    expect(t.legal('belgae', 'battle')).toEqual(['mandubii romans battle']);
  });

  const cavalry = {
    pieces: {
      carnutes: { arverni: { hidden: 4, revealed: 2, leader: 'named' as const }, romans: { troops: 2 } },
      mandubii: { aedui: { troops: 2 }, arverni: { troops: 1 } },
    },
    resources: { arverni: 0 },
  };

  test('card 72 shaded: a group of Hidden Warbands without Leader Marches, and alone may fight', () => {
    const t = beginEvent(cavalry, 72, 'shaded', 'arverni').do('arverni', 'choose', 'march');
    t.do('arverni', 'select', 'carnutes').do('arverni', 'leave', 'hidden', 2);
    t.do('arverni', 'go', 'mandubii');
    expect(t.force('carnutes', 'arverni').startsWith('named')).toBe(true);
    if (t.step === 'march') t.do('arverni', 'end');
    expect(t.legal('arverni', 'enough')).toEqual(['']);
    expect(t.legal('arverni', 'piece')).toEqual(['mandubii aedui']);
    t.do('arverni', 'piece', 'mandubii', 'aedui');
    const top = t.G.stack.find((frame) => frame.step === 'fight');
    expect(top).toMatchObject({ attackers: [{ faction: 'arverni', pieces: { leader: null, hidden: 4 } }] });
  });

  test('card 72 shaded: or the group stays in its Region, where all go Hidden; it need not fight', () => {
    const t = beginEvent(cavalry, 72, 'shaded', 'arverni').do('arverni', 'choose', 'stay');
    expect(t.legal('arverni', 'piece')).toContain('carnutes 6');
    t.do('arverni', 'piece', 'carnutes', 3);
    expect(t.force('carnutes', 'arverni')).toBe('named 6h');
    expect(t.legal('arverni', 'piece')).toEqual(['carnutes romans']);
    t.do('arverni', 'enough');
    expect(t.step).toBe('turn');
    expect(beginEvent(impetuosity, 72, 'shaded', 'romans').step).toBe('turn');
  });

  test('1.4.1 card 72 shaded: of the group no more fight than have not been removed', () => {
    const two = { arverni: { troops: 2 }, aedui: { troops: 4 } };
    const staying = () =>
      beginEvent({ pieces: { carnutes: two } }, 72, 'shaded', 'arverni')
        .do('arverni', 'choose', 'stay')
        .do('arverni', 'piece', 'carnutes', 2)
        .do('arverni', 'remove', 'carnutes', 'hidden');
    const one = staying().do('arverni', 'piece', 'carnutes', 'aedui');
    const fight = one.G.stack.find((frame) => frame.step === 'fight');
    expect(fight).toMatchObject({ attackers: [{ faction: 'arverni', pieces: { hidden: 1 } }] });
    const none = staying().do('arverni', 'remove', 'carnutes', 'hidden');
    expect([none.step, none.force('carnutes', 'arverni')]).toEqual(['turn', '']);
  });

  test('card 72 unshaded: no March into Cisalpina but for Romans, nor by what may not leave', () => {
    const held = { region: 'mandubii', faction: 'arverni', troops: 2, leader: false } as const;
    const t = beginEvent(
      {
        pieces: {
          ubii: { arverni: { troops: 1 } },
          mandubii: { arverni: { troops: 2 }, romans: { troops: 1 } },
        },
        at: { mandubii: 'citadel arverni' },
        circumvallation: held,
        galliaTogata: true,
      },
      72,
      'unshaded',
      'arverni',
    );
    expect(t.legal('arverni', 'choose')).toEqual(['sequani', 'sugambri', 'treveri']);
  });
});
