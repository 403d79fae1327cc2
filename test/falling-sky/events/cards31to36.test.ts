import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../games/falling-sky/view';
import { beginEvent } from '../table';

describe('cards 31 to 36', () => {
  test('card 31 unshaded: a Legion of the track comes to Provincia', () => {
    const table = beginEvent({ legions: { track: 1, fallen: 4 } }, 31, 'unshaded', 'arverni');
    expect(table.force('provincia', 'romans')).toBe('1L fort');
    expect(
      beginEvent({ legions: { track: 0, fallen: 4 } }, 31, 'unshaded', 'arverni').force(
        'provincia',
        'romans',
      ),
    ).toBe('fort');
  });

  test('card 31 shaded: a Roman Ally, an Aedui Ally and one more of either are removed, no Citadels', () => {
    const at = {
      ubii: 'romans',
      morini: 'aedui',
      nervii: 'aedui',
      aedui: 'citadel aedui',
      menapii: 'belgae',
    };
    const table = beginEvent({ at }, 31, 'shaded', 'belgae');
    expect(table.G.tribes.ubii).toBeUndefined();
    table.do('belgae', 'piece', 'morini', 'aedui ally morini');
    expect(table.G.tribes).toEqual({
      aedui: { by: 'aedui', citadel: true },
      menapii: { by: 'belgae', citadel: false },
    });
  });

  test('card 32 unshaded: own pieces move anywhere but Britannia, each once, and go Hidden', () => {
    const table = beginEvent(
      {
        pieces: {
          ubii: { romans: { leader: 'named', legions: 2, troops: 1, revealed: 2 }, arverni: { troops: 1 } },
          britannia: { romans: { troops: 1 } },
        },
      },
      32,
      'unshaded',
      'romans',
    );
    expect(table.legal('romans', 'exchange').some((move) => move.includes('britannia'))).toBe(false);
    expect(table.legal('romans', 'exchange').some((move) => move.includes('arverni hidden'))).toBe(false);
    table.do('romans', 'exchange', 'ubii', 'all romans revealed', 'veneti');
    table.do('romans', 'exchange', 'ubii', 'romans leader', 'veneti');
    table.do('romans', 'exchange', 'ubii', 'romans legion', 'veneti');
    expect(table.force('veneti', 'romans')).toBe('named 1L 2h');
    expect(table.told('5.1', 'Moved: 2 × Revealed Auxilia from Ubii to Veneti, now Hidden.')).toBe(true);
    expect(table.force('ubii', 'romans')).toBe('1L 1h');
    expect(table.legal('romans', 'exchange').some((move) => move.startsWith('veneti'))).toBe(false);
    expect(table.do('romans', 'enough').step).toBe('turn');
  });

  test('card 32 unshaded: Scouted Warbands only lose the marker', () => {
    const table = beginEvent(
      { pieces: { ubii: { belgae: { scouted: 1, troops: 1 } } } },
      32,
      'unshaded',
      'belgae',
    );
    table.do('belgae', 'exchange', 'ubii', 'belgae scouted', 'morini');
    expect(table.force('morini', 'belgae')).toBe('1r');
    expect(table.told('5.1', 'from Ubii to Morini, no longer Scouted.')).toBe(true);
    expect(table.refuses('belgae', 'exchange', 'morini', 'belgae revealed', 'ubii')).toBe(true);
  });

  test('card 33 unshaded: a Fallen Legion where a Legion faces Warbands that are not Aedui', () => {
    const table = beginEvent(
      {
        pieces: {
          ubii: { romans: { legions: 1 }, germans: { troops: 1 } },
          treveri: { romans: { legions: 1 }, belgae: { scouted: 1 } },
          sequani: { romans: { legions: 1 }, aedui: { troops: 1 } },
          nervii: { romans: { troops: 1 }, belgae: { troops: 1 } },
        },
        legions: { track: 5, fallen: 1 },
      },
      33,
      'unshaded',
      'aedui',
    );
    expect(table.legal('romans', 'piece')).toEqual([
      'treveri romans fallen legion',
      'ubii romans fallen legion',
    ]);
    table.do('romans', 'piece', 'ubii', 'romans fallen legion');
    expect(table.force('ubii', 'romans')).toBe('2L');
    expect(table.G.legions).toMatchObject({ track: 5, fallen: 0 });
  });

  test('card 33 shaded: a Fallen Legion is gone for good, and the Senate will not shift down', () => {
    const table = beginEvent({ legions: { track: 5, fallen: 2 } }, 33, 'shaded', 'arverni');
    expect(table.G.legions).toMatchObject({ track: 5, fallen: 1, removed: 1 });
    expect(table.G.lostEagle).toBe(true);
    const none = beginEvent({ legions: { track: 5, fallen: 0 } }, 33, 'shaded', 'arverni');
    expect(none.G.legions).toMatchObject({ track: 5, fallen: 0, removed: 0 });
    expect(none.G.lostEagle).toBe(true);
  });

  test('card 34 unshaded: a Faction Recruits or Rallies in up to 3 Regions as if it Controlled them', () => {
    const table = beginEvent(
      {
        pieces: { ubii: { arverni: { troops: 1 }, romans: { legions: 3 } } },
        devastated: ['ubii'],
        at: { volcae: 'arverni', morini: 'arverni', treveri: 'arverni' },
        resources: { arverni: 0 },
      },
      34,
      'unshaded',
      'romans',
    );
    expect(table.legal('romans', 'choose')).toEqual(['aedui', 'arverni', 'belgae', 'romans']);
    table.do('romans', 'choose', 'arverni');
    table.do('arverni', 'ally', 'ubii');
    expect(table.G.tribes.ubii).toEqual({ by: 'arverni', citadel: false });
    table.do('arverni', 'warbands', 'morini', 1).do('arverni', 'warbands', 'arverni', 1);
    expect(table.legal('arverni', 'warbands')).toEqual([]);
  });

  test('card 34 shaded: Allies and Citadels of the Carnutes and Mandubii Regions become Arverni', () => {
    const at = {
      carnutes: 'citadel aedui',
      aulerci: 'romans',
      senones: 'belgae',
      lingones: 'dispersed',
      treveri: 'belgae',
    };
    const table = beginEvent({ at }, 34, 'shaded', 'belgae');
    while (table.step === 'event') {
      const [move] = table.legal('belgae', 'piece');
      table.do('belgae', 'piece', move.split(' ')[0], move.slice(move.indexOf(' ') + 1));
    }
    expect(table.G.tribes).toEqual({
      carnutes: { by: 'arverni', citadel: true },
      aulerci: { by: 'arverni', citadel: false },
      senones: { by: 'arverni', citadel: false },
      lingones: { dispersed: 'dispersed' },
      treveri: { by: 'belgae', citadel: false },
    });
  });

  test('card 34 shaded: what cannot be replaced is only removed', () => {
    const at = {
      arverni: 'citadel arverni',
      mandubii: 'citadel aedui',
      bituriges: 'citadel arverni',
      sequani: 'citadel arverni',
    };
    expect(beginEvent({ at }, 34, 'shaded', 'belgae').G.tribes.mandubii).toBeUndefined();
  });

  test('card 35 unshaded: the Romans look at 2 cards, then execute a Limited Command or become Eligible', () => {
    const position = {
      deck: [60, 61, 62, 63],
      pieces: { ubii: { romans: { troops: 2 } } },
      resources: { romans: 0 },
    };
    const table = beginEvent(position, 35, 'unshaded', 'aedui');
    expect(table.G.secret.looked).toEqual({ romans: [61, 62] });
    expect(viewOf(table.G, ['romans']).secret.looked).toEqual({ romans: [61, 62] });
    expect(viewOf(table.G, ['aedui', 'arverni', 'belgae']).secret.looked).toEqual({});
    table.G.eligibility.romans.now = false;
    table.do('romans', 'choose', 'eligible');
    expect(table.G.eligibility.romans).toEqual({ now: true, barred: false, stays: true });
    const acting = beginEvent(position, 35, 'unshaded', 'aedui').do('romans', 'choose', 'command');
    acting.do('romans', 'choose', 'march').do('romans', 'select', 'ubii').do('romans', 'go', 'treveri');
    expect(acting.legal('romans', 'select')).toEqual([]);
    expect(acting.G.eligibility.romans.stays).toBe(false);
  });

  test('card 35 shaded: a Gallic Faction executes a Command and a Limited Command, no Battle', () => {
    const table = beginEvent(
      {
        pieces: { ubii: { belgae: { troops: 2 }, romans: { troops: 1 } }, morini: { belgae: { troops: 2 } } },
        resources: { belgae: 0 },
      },
      35,
      'shaded',
      'romans',
    );
    expect(table.legal('romans', 'choose')).toEqual(['aedui', 'arverni', 'belgae']);
    table.do('romans', 'choose', 'belgae').do('belgae', 'choose', 'limited');
    expect(table.legal('belgae', 'choose')).toEqual(['march', 'raid', 'rally']);
    table.do('belgae', 'choose', 'march').do('belgae', 'select', 'ubii').do('belgae', 'go', 'treveri');
    expect(table.legal('belgae', 'select')).toEqual([]);
    table.do('belgae', 'end').do('belgae', 'choose', 'march').do('belgae', 'select', 'treveri');
    expect(table.legal('belgae', 'select')).toContain('morini');
  });

  test('card 36 unshaded: a Battle against a Gallic Faction without Retreat, Counterattack or halving, the attackers Hidden', () => {
    const table = beginEvent(
      {
        pieces: {
          mandubii: { romans: { legions: 2, revealed: 4 }, arverni: { troops: 5 }, germans: { troops: 1 } },
        },
        at: { mandubii: 'citadel arverni' },
        resources: { romans: 0 },
      },
      36,
      'unshaded',
      'romans',
    );
    expect(table.legal('romans', 'battle')).toEqual(['mandubii arverni battle']);
    table.do('romans', 'battle', 'mandubii', 'arverni', 'battle');
    expect(table.refuses('arverni', 'retreat')).toBe(true);
    expect(table.force('mandubii', 'arverni')).toBe('1r');
    expect(table.force('mandubii', 'romans')).toBe('2L 4h');
    expect(table.told('3.2.4', 'The Romans Hide 4.')).toBe(true);
  });

  test('card 36 shaded: a Gallic Faction Ambushes in any Regions, whatever is Hidden there, then Marches', () => {
    const table = beginEvent(
      {
        pieces: {
          ubii: { belgae: { revealed: 4 }, romans: { troops: 5 } },
          morini: { belgae: { troops: 2 }, aedui: { troops: 3 } },
        },
        resources: { belgae: 0 },
      },
      36,
      'shaded',
      'arverni',
    );
    table.do('arverni', 'choose', 'belgae');
    expect(table.legal('belgae', 'battle')).toEqual(['morini aedui ambush', 'ubii romans ambush']);
    table
      .do('belgae', 'battle', 'ubii', 'romans', 'ambush')
      .do('belgae', 'battle', 'morini', 'aedui', 'ambush');
    expect(table.force('ubii', 'romans')).toBe('3r');
    expect(table.force('morini', 'aedui')).toBe('2r');
    table.do('belgae', 'end');
    expect(table.legal('belgae', 'select')).toEqual(['morini', 'ubii']);
  });

  test('card 31 shaded: 3 Allies in all, of whom 1 at least is Roman and 1 Aedui', () => {
    const at = { remi: 'romans', volcae: 'romans', nervii: 'aedui', morini: 'aedui', menapii: 'aedui' };
    const t = beginEvent({ at }, 31, 'shaded', 'arverni').do(
      'arverni',
      'piece',
      'arverni',
      'romans ally volcae',
    );
    t.do('arverni', 'piece', 'nervii', 'aedui ally nervii');
    expect(t.legal('arverni', 'piece')).toEqual([
      'atrebates romans ally remi',
      'morini aedui ally menapii',
      'morini aedui ally morini',
    ]);
    t.do('arverni', 'piece', 'morini', 'aedui ally morini');
    expect(t.step).toBe('turn');
  });

  test('card 33 unshaded: 1 Legion only', () => {
    const pieces = { ubii: { romans: { legions: 1 }, belgae: { troops: 1 } } };
    const t = beginEvent({ pieces, legions: { track: 3, fallen: 3 } }, 33, 'unshaded', 'aedui');
    expect(t.force('ubii', 'romans')).toBe('2L');
    expect(t.G.legions).toMatchObject({ track: 3, fallen: 2 });
  });

  test('card 35 shaded: the full Command, and then the Limited one', () => {
    const pieces = { ubii: { arverni: { troops: 2 } }, veneti: { arverni: { troops: 2 } } };
    const t = beginEvent({ pieces }, 35, 'shaded', 'belgae').do('belgae', 'choose', 'arverni');
    t.do('arverni', 'choose', 'full').do('arverni', 'choose', 'raid');
    t.do('arverni', 'gain', 'ubii', 'arverni')
      .do('arverni', 'gain', 'veneti', 'arverni')
      .do('arverni', 'end');
    t.do('arverni', 'choose', 'raid').do('arverni', 'gain', 'ubii', 'arverni');
    expect(t.legal('arverni', 'gain')).toEqual([]);
    if (t.step === 'raid') t.do('arverni', 'end');
    expect(t.step).toBe('turn');
  });

  test('card 36 unshaded: the Battle is in 1 Region', () => {
    const both = { romans: { troops: 2 }, arverni: { troops: 1 } };
    const t = beginEvent({ pieces: { ubii: both, sequani: both } }, 36, 'unshaded', 'romans');
    t.do('romans', 'battle', 'ubii', 'arverni', 'battle');
    expect(t.legal('romans', 'battle')).toEqual([]);
  });

  test('1.4.1, 5.1.1 card 34 shaded: Arverni who execute may remove an Ally to replace the only one there', () => {
    const at = {
      carnutes: 'romans',
      atrebates: 'arverni',
      bellovaci: 'arverni',
      remi: 'arverni',
      menapii: 'arverni',
      morini: 'arverni',
      nervii: 'arverni',
      eburones: 'arverni',
      treveri: 'arverni',
      pictones: 'arverni',
      santones: 'arverni',
    };
    const table = beginEvent({ at }, 34, 'shaded', 'arverni');
    expect(table.legal('arverni', 'piece')).toEqual(['carnutes romans ally carnutes']);
    expect(table.label('arverni', 'piece', 'carnutes', 'romans ally carnutes')).toBe(
      'Remove Roman Ally at Cenabum in Carnutes',
    );
    table.do('arverni', 'remove', 'morini', 'ally morini');
    expect(table.G.tribes.carnutes).toEqual({ by: 'arverni', citadel: false });
    expect(table.step).toBe('turn');
    const others = beginEvent({ at }, 34, 'shaded', 'belgae');
    expect(others.step).toBe('turn');
    expect(others.G.tribes.carnutes).toBeUndefined();
  });

  test('3.2.1 card 34 unshaded, card 13: the Region of the Recruit counts as under Roman Control for its Supply Line', () => {
    const pieces = { sequani: { germans: { troops: 3 } }, ubii: { germans: { troops: 1 } } };
    const capabilities = { 13: { text: 'shaded' as const, holder: null } };
    const table = beginEvent({ pieces, capabilities }, 34, 'unshaded', 'romans').do(
      'romans',
      'choose',
      'romans',
    );
    expect(table.legal('romans', 'ally')).toEqual(expect.arrayContaining(['helvetii', 'ubii']));
  });

  test('card 35 unshaded: it is told how many cards there were to look at', () => {
    const one = beginEvent({ deck: [72, 40] }, 35, 'unshaded', 'romans');
    expect(one.told('5.1', 'The Romans look at the next card of the deck.')).toBe(true);
    const none = beginEvent({ deck: [72] }, 35, 'unshaded', 'romans');
    expect(none.journal.some(({ text }) => text.includes('look at'))).toBe(false);
  });

  test('card 34 unshaded: the prompt says how many Regions', () => {
    const romans = beginEvent({}, 34, 'unshaded', 'romans').do('romans', 'choose', 'romans');
    expect(romans.prompt('romans')?.text).toBe('Recruit: place Auxilia or an Ally in up to 3 Regions.');
    const belgae = beginEvent({}, 34, 'unshaded', 'romans').do('romans', 'choose', 'belgae');
    expect(belgae.prompt('belgae')?.text).toContain('in up to 3 Regions.');
  });
});
