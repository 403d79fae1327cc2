import { describe, expect, test } from 'vitest';
import { fight } from '../fight';
import { beginEvent } from '../table';

describe('cards 1 to 6', () => {
  test('card 1 unshaded: the executing Faction shifts the Senate 1 box up or down', () => {
    const up = beginEvent({ senate: { box: 'intrigue', firm: false } }, 1, 'unshaded', 'aedui');
    expect(up.legal('aedui', 'choose')).toEqual(['down', 'up']);
    expect(up.refuses('romans', 'choose', 'up')).toBe(true);
    expect(up.do('aedui', 'choose', 'up').G.senate).toEqual({ box: 'uproar', firm: false });
    const down = beginEvent({ senate: { box: 'intrigue', firm: false } }, 1, 'unshaded', 'aedui');
    expect(down.do('aedui', 'choose', 'down').G.senate).toEqual({ box: 'adulation', firm: false });
  });

  test('6.5.1 card 1 unshaded: a Firm Senate turns back, or stays Firm where it is shifted outward; off the track nothing happens', () => {
    const firm = { senate: { box: 'uproar' as const, firm: true } };
    const back = beginEvent(firm, 1, 'unshaded', 'romans');
    expect(back.legal('romans', 'choose')).toEqual(['down', 'up']);
    expect(back.do('romans', 'choose', 'down').G.senate).toEqual({ box: 'uproar', firm: false });
    const kept = beginEvent(firm, 1, 'unshaded', 'arverni').do('arverni', 'choose', 'up');
    expect(kept.G.senate).toEqual({ box: 'uproar', firm: true });
    expect(kept.step).toBe('turn');
    expect(kept.told('6.5.1', 'Firm already')).toBe(true);
    const off = beginEvent({ senate: { box: null, firm: false } }, 1, 'unshaded', 'romans');
    expect(off.G.senate).toEqual({ box: null, firm: false });
    expect(off.step).toBe('turn');
  });

  test('card 3 unshaded: at Adulation a Legion of the Legions track comes to Provincia, else the Senate shifts down', () => {
    const adulation = { senate: { box: 'adulation' as const, firm: false } };
    const placed = beginEvent({ ...adulation, legions: { track: 3, fallen: 2 } }, 3, 'unshaded', 'aedui');
    expect(placed.force('provincia', 'romans')).toBe('1L fort');
    expect(placed.G.legions).toMatchObject({ track: 2, fallen: 2 });
    expect(placed.G.senate).toEqual({ box: 'adulation', firm: false });
    const none = beginEvent({ ...adulation, legions: { track: 0, fallen: 2 } }, 3, 'unshaded', 'aedui');
    expect(none.force('provincia', 'romans')).toBe('fort');
    const shifted = beginEvent({ senate: { box: 'uproar', firm: true } }, 3, 'unshaded', 'aedui');
    expect(shifted.G.senate).toEqual({ box: 'uproar', firm: false });
    expect(shifted.force('provincia', 'romans')).toBe('fort');
  });

  test('card 3 shaded: with 4 or fewer Legions on the track the Romans remove 2 Legions of their choice to it', () => {
    const pieces = { sequani: { romans: { legions: 2 } }, ubii: { romans: { legions: 1 } } };
    const some = beginEvent({ pieces, legions: { track: 4, fallen: 5 } }, 3, 'shaded', 'belgae');
    expect(some.legal('romans', 'piece')).toEqual(['sequani romans legion', 'ubii romans legion']);
    some.do('romans', 'piece', 'ubii', 'romans legion');
    expect(some.force('ubii', 'romans')).toBe('');
    expect(some.force('sequani', 'romans')).toBe('1L');
    expect(some.G.legions).toMatchObject({ track: 6, fallen: 5 });
    const many = beginEvent({ pieces, legions: { track: 5, fallen: 0 } }, 3, 'shaded', 'belgae');
    expect(many.force('sequani', 'romans')).toBe('2L');
    expect(many.step).toBe('turn');
  });

  test('card 2 unshaded: the Romans may shift the Senate up and place 2 Legions of the track or the Fallen', () => {
    const start = { senate: { box: 'intrigue' as const, firm: false }, legions: { track: 1, fallen: 3 } };
    const table = beginEvent(start, 2, 'unshaded', 'aedui');
    table.do('romans', 'choose', 'shift');
    expect(table.G.senate.box).toBe('uproar');
    expect(table.legal('romans', 'piece')).toEqual([
      'provincia romans fallen legion',
      'provincia romans legion',
    ]);
    table.do('romans', 'piece', 'provincia', 'romans fallen legion');
    table.do('romans', 'piece', 'provincia', 'romans legion');
    expect(table.force('provincia', 'romans')).toBe('2L fort');
    expect(table.G.legions).toMatchObject({ track: 0, fallen: 2 });
    expect(table.step).toBe('turn');
    const declined = beginEvent(start, 2, 'unshaded', 'aedui').do('romans', 'enough');
    expect(declined.G.senate.box).toBe('intrigue');
    expect(declined.force('provincia', 'romans')).toBe('fort');
  });

  test('card 2 unshaded: without a shift no Legions', () => {
    for (const senate of [
      { box: 'uproar' as const, firm: true },
      { box: null, firm: false },
    ]) {
      const table = beginEvent({ senate }, 2, 'unshaded', 'romans');
      expect(table.step).toBe('turn');
      expect(table.force('provincia', 'romans')).toBe('fort');
    }
  });

  test('card 2 shaded: a free Battle against the Romans in which the first Loss is a Legion', () => {
    const table = beginEvent(
      {
        pieces: {
          ubii: { romans: { legions: 1, troops: 3 }, arverni: { troops: 2 }, aedui: { troops: 4 } },
          treveri: { arverni: { troops: 6 }, aedui: { troops: 1 } },
        },
        resources: { arverni: 0 },
      },
      2,
      'shaded',
      'arverni',
    );
    expect(table.legal('arverni', 'battle')).toEqual(['ubii romans battle']);
    table.do('arverni', 'battle', 'ubii', 'romans', 'battle').do('romans', 'stand');
    expect(table.force('ubii', 'romans')).toBe('3r');
    expect(table.G.legions.fallen).toBe(1);
    expect(table.legal('arverni', 'battle')).toEqual([]);
  });

  test('card 4 unshaded: the Romans March beside a Citadel and surround what its Faction has there', () => {
    const table = beginEvent(
      {
        pieces: {
          sequani: { romans: { legions: 2, troops: 1 } },
          provincia: { romans: { troops: 3 } },
          mandubii: { arverni: { leader: 'named', troops: 4 }, aedui: { troops: 2 } },
        },
        at: { mandubii: 'citadel arverni', bituriges: 'citadel belgae' },
        resources: { romans: 0 },
      },
      4,
      'unshaded',
      'aedui',
    );
    expect(table.legal('romans', 'choose')).toEqual(['mandubii']);
    table.do('romans', 'choose', 'mandubii');
    expect(table.legal('romans', 'select')).toEqual(['sequani']);
    table.do('romans', 'select', 'sequani');
    expect(table.legal('romans', 'go')).toEqual(['mandubii']);
    table.do('romans', 'go', 'mandubii').do('romans', 'end');
    expect(table.force('mandubii', 'romans')).toBe('2L 1h');
    expect(table.G.circumvallation).toEqual({
      region: 'mandubii',
      faction: 'arverni',
      troops: 4,
      leader: true,
    });
  });

  test('card 4 unshaded: without a March there is no marker', () => {
    const position = {
      pieces: {
        sequani: { romans: { troops: 1 } },
        mandubii: { romans: { troops: 1 }, arverni: { troops: 4 } },
      },
      at: { mandubii: 'citadel arverni' },
    };
    expect(beginEvent(position, 4, 'unshaded', 'romans').do('romans', 'enough').G.circumvallation).toBeNull();
  });

  test('5.1 card 4 unshaded: a March that brings nobody there places no marker', () => {
    const position = {
      pieces: {
        sequani: { romans: { troops: 1 } },
        mandubii: { romans: { troops: 1 }, arverni: { troops: 4 } },
      },
      at: { mandubii: 'citadel arverni' },
    };
    const table = beginEvent(position, 4, 'unshaded', 'romans').do('romans', 'choose', 'mandubii');
    table.do('romans', 'select', 'sequani').do('romans', 'end');
    expect(table.step).toBe('turn');
    expect(table.G.circumvallation).toBeNull();
  });

  test('card 5 unshaded: Cisalpina becomes a Region with 3 Auxilia', () => {
    const table = beginEvent({}, 5, 'unshaded', 'aedui');
    expect(table.G.galliaTogata).toBe(true);
    expect(table.force('cisalpina', 'romans')).toBe('3h');
  });

  test('card 5 shaded: except at Adulation the Romans remove a Legion to the track and 2 Auxilia', () => {
    const pieces = { ubii: { romans: { legions: 2, troops: 1 } }, sequani: { romans: { revealed: 2 } } };
    const table = beginEvent({ pieces, senate: { box: 'intrigue', firm: true } }, 5, 'shaded', 'belgae');
    expect(table.G.legions).toMatchObject({ track: 11, fallen: 0 });
    expect(table.legal('romans', 'piece')).toEqual(['sequani romans revealed', 'ubii romans hidden']);
    table.do('romans', 'piece', 'ubii', 'romans hidden');
    expect(table.force('ubii', 'romans')).toBe('1L');
    expect(table.force('sequani', 'romans')).toBe('1r');
    const kept = beginEvent({ pieces, senate: { box: 'adulation', firm: false } }, 5, 'shaded', 'belgae');
    expect(kept.force('ubii', 'romans')).toBe('2L 1h');
    expect(kept.force('sequani', 'romans')).toBe('2r');
    const off = beginEvent({ pieces, senate: { box: null, firm: false } }, 5, 'shaded', 'belgae');
    expect(off.force('ubii', 'romans')).toBe('1L 1h');
  });

  test('card 6 unshaded: a free Scout or none, then a free Battle or none with double Losses by Auxilia', () => {
    const position = {
      pieces: { ubii: { romans: { troops: 3 }, belgae: { troops: 5 } } },
      resources: { romans: 0 },
    };
    const table = beginEvent(position, 6, 'unshaded', 'aedui');
    expect(table.legal('romans', 'choose')).toEqual(['scout']);
    table.do('romans', 'enough');
    table.do('romans', 'choose', 'battle').do('romans', 'battle', 'ubii', 'belgae', 'battle');
    table.do('belgae', 'stand');
    expect(table.force('ubii', 'belgae')).toBe('2r');
  });

  test('card 6 shaded: up to 4 Auxilia are moved to Provincia as they lie; Romans Ineligible, the executor Eligible', () => {
    const pieces = { ubii: { romans: { troops: 3, scouted: 0 } }, sequani: { romans: { revealed: 2 } } };
    const table = beginEvent({ pieces }, 6, 'shaded', 'belgae');
    table.do('belgae', 'exchange', 'ubii', 'all romans hidden', 'provincia');
    table.do('belgae', 'exchange', 'sequani', 'romans revealed', 'provincia');
    expect(table.force('provincia', 'romans')).toBe('3h 1r fort');
    expect(table.force('sequani', 'romans')).toBe('1r');
    expect(table.G.eligibility.romans).toMatchObject({ now: false, barred: true });
    expect(table.G.eligibility.belgae.stays).toBe(true);
    expect(beginEvent({ pieces }, 6, 'shaded', 'belgae').do('belgae', 'enough').force('ubii', 'romans')).toBe(
      '3h',
    );
  });

  test('2.3.6 card 6 shaded: the Romans who execute it themselves are Ineligible all the same, and nothing else is told', () => {
    const table = beginEvent({}, 6, 'shaded', 'romans');
    expect(table.G.eligibility.romans).toEqual({ now: false, barred: true, stays: false });
    expect(table.told('2.3.6', 'Ineligible through the next card')).toBe(true);
    expect(table.told('2.3.6', 'are Eligible')).toBe(false);
  });

  test('card 2 shaded: the first Loss of all is a Legion, be it that of Massed Gallic Archers, and only that', () => {
    const t = beginEvent(
      {
        pieces: { ubii: { romans: { legions: 2, troops: 1 }, arverni: { troops: 8 } } },
        capabilities: { 27: { text: 'shaded', holder: null } },
      },
      2,
      'shaded',
      'arverni',
    ).do('arverni', 'battle', 'ubii', 'romans', 'battle');
    expect(t.G.legions.fallen).toBe(1);
    t.do('romans', 'stand');
    expect(t.legal('romans', 'roll')).toEqual(['legion']);
  });

  const surrounded = {
    circumvallation: { region: 'mandubii', faction: 'arverni', troops: 3, leader: false } as const,
    at: { mandubii: 'citadel arverni' },
  };

  test('card 4 unshaded: the marker goes as soon as an Event leaves no Roman or no marked piece there', () => {
    const pieces = { mandubii: { arverni: { troops: 3 }, romans: { troops: 2 } } };
    const romans = beginEvent({ ...surrounded, pieces }, 24, 'shaded', 'arverni');
    expect(romans.force('mandubii', 'romans')).toBe('');
    expect(romans.G.circumvallation).toBeNull();
    const kept = beginEvent(
      { ...surrounded, pieces: { mandubii: { arverni: { troops: 3 }, romans: { troops: 3 } } } },
      24,
      'shaded',
      'arverni',
    );
    expect(kept.G.circumvallation).toMatchObject({ troops: 3 });
  });

  test('5.1.2 card 32 moves what card 4 holds, as it is played later; a free March does not', () => {
    const pieces = { mandubii: { arverni: { troops: 3 }, romans: { troops: 2 } } };
    const t = beginEvent({ ...surrounded, pieces }, 32, 'unshaded', 'arverni');
    t.do('arverni', 'exchange', 'mandubii', 'arverni hidden', 'veneti');
    expect(t.G.circumvallation).toMatchObject({ troops: 2 });
    t.do('arverni', 'exchange', 'mandubii', 'all arverni hidden', 'veneti');
    expect(t.G.circumvallation).toBeNull();
    const march = beginEvent({ ...surrounded, pieces }, 35, 'shaded', 'arverni').do(
      'arverni',
      'choose',
      'arverni',
    );
    march.do('arverni', 'choose', 'full');
    expect(march.legal('arverni', 'choose')).not.toContain('march');
  });

  test('5.1.1 card 5: only Romans Retreat into Cisalpina', () => {
    const gaul = fight(
      {
        galliaTogata: true,
        pieces: {
          ubii: { arverni: { troops: 3 }, aedui: { troops: 4 } },
          cisalpina: { romans: { troops: 3 } },
        },
      },
      { region: 'ubii', attacker: 'aedui', defender: 'arverni' },
    );
    expect(gaul.legal('arverni', 'ask')).toEqual([]);
  });

  test('cards 2 shaded and 6 unshaded: the Battle is in 1 Region', () => {
    const both = { romans: { troops: 2 }, arverni: { troops: 1 } };
    const pieces = { ubii: both, sequani: both };
    const t = beginEvent({ pieces }, 2, 'shaded', 'arverni').do(
      'arverni',
      'battle',
      'ubii',
      'romans',
      'battle',
    );
    t.do('romans', 'stand');
    expect(t.legal('arverni', 'battle')).toEqual([]);
    const antonius = beginEvent({ pieces }, 6, 'unshaded', 'romans')
      .do('romans', 'enough')
      .do('romans', 'choose', 'battle');
    antonius.do('romans', 'battle', 'ubii', 'arverni', 'battle').do('arverni', 'stand');
    expect(antonius.legal('romans', 'battle')).toEqual([]);
  });

  test('1.4.1 cards 3, 7 and 31 unshaded: Romans who execute may remove a Legion to the empty track and place it', () => {
    const position = {
      pieces: { ubii: { romans: { legions: 2 } } },
      legions: { track: 0, fallen: 10 },
      senate: { box: 'adulation' as const, firm: false },
    };
    for (const card of [3, 31]) {
      const table = beginEvent(position, card, 'unshaded', 'romans').do('romans', 'remove', 'ubii', 'legion');
      expect(table.force('ubii', 'romans')).toBe('1L');
      expect(table.force('provincia', 'romans')).toBe('1L fort');
      expect(table.G.legions).toMatchObject({ track: 0, fallen: 10 });
      const kept = beginEvent(position, card, 'unshaded', 'romans').do('romans', 'enough');
      expect(kept.force('provincia', 'romans')).toBe('fort');
      const others = beginEvent(position, card, 'unshaded', 'aedui');
      expect([others.step, others.force('provincia', 'romans')]).toEqual(['turn', 'fort']);
    }
    const alaudae = beginEvent(position, 7, 'unshaded', 'romans')
      .do('romans', 'choose', 'provincia')
      .do('romans', 'remove', 'ubii', 'legion');
    expect(alaudae.force('provincia', 'romans')).toBe('1L 1h fort');
    const levies = beginEvent({ ...position, legions: { track: 0, fallen: 1 } }, 2, 'unshaded', 'romans');
    levies.do('romans', 'choose', 'shift').do('romans', 'remove', 'ubii', 'legion');
    expect(levies.legal('romans', 'piece')).toEqual([
      'provincia romans fallen legion',
      'provincia romans legion',
    ]);
  });

  test('card 3 shaded: it is told that the Legions go to the Legions track', () => {
    const pieces = { ubii: { romans: { legions: 2 } } };
    const table = beginEvent({ pieces, legions: { track: 4, fallen: 6 } }, 3, 'shaded', 'belgae');
    expect(table.told('5.1', 'Removed to the Legions track: Legion in Ubii.')).toBe(true);
  });
});
