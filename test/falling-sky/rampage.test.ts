import { describe, expect, test } from 'vitest';
import { beginCommand, type Position } from './table';

const rampage = (position: Position) =>
  beginCommand(position, 'raid', 'belgae').do('belgae', 'ability', 'rampage');

const ambiorix = { leader: 'named' as const };

describe('4.5.2 Rampage', () => {
  test('4.5.2 accompanies Rally, Raid and Battle, not March', () => {
    const position = { pieces: { nervii: { belgae: { ...ambiorix, troops: 2 }, aedui: { troops: 1 } } } };
    for (const command of ['rally', 'raid', 'battle'] as const)
      expect(beginCommand(position, command, 'belgae').legal('belgae', 'ability')).toContain('rampage');
    expect(beginCommand(position, 'march', 'belgae').legal('belgae', 'ability')).not.toContain('rampage');
  });

  test('4.5.2 Regions with Hidden Belgic Warbands near Ambiorix, against Romans or Gauls with pieces to lose', () => {
    const table = rampage({
      pieces: {
        nervii: {
          belgae: { ...ambiorix, troops: 2 },
          romans: { troops: 1 },
          aedui: { troops: 3 },
          germans: { troops: 1 },
        },
        morini: { belgae: { revealed: 2 }, aedui: { troops: 1 } },
        treveri: { belgae: { troops: 1 }, arverni: { leader: 'successor', troops: 4 } },
        atrebates: { belgae: { troops: 1 }, romans: { fort: true, troops: 4 } },
        sugambri: { belgae: { troops: 1 }, germans: { troops: 3 } },
        carnutes: { belgae: { troops: 1 }, aedui: { troops: 1 } },
      },
      at: { remi: 'aedui' },
    });
    expect(table.legal('belgae', 'rampage')).toEqual(['nervii aedui 1', 'nervii aedui 2', 'nervii romans 1']);
    expect(table.why('belgae', 'rampage', 'morini')).toBe(
      '4.5.2 There is no Hidden Belgic Warband in Morini.',
    );
    expect(table.why('belgae', 'rampage', 'carnutes')).toBe(
      '4.1.2 The Belgic Leader is too far from Carnutes.',
    );
    expect(table.why('belgae', 'rampage', 'treveri')).toContain('4.5.2 Nobody in Treveri');
  });

  test('4.5.2 a Citadel shelters its Faction', () => {
    const position = {
      pieces: { carnutes: { belgae: { ...ambiorix, troops: 2 }, aedui: { troops: 1 } } },
      at: { carnutes: 'citadel aedui' },
    };
    expect(beginCommand(position, 'raid', 'belgae').legal('belgae', 'ability')).not.toContain('rampage');
  });

  test('4.1.2 a Successor Rampages in his own Region only', () => {
    const table = rampage({
      pieces: {
        nervii: { belgae: { leader: 'successor', troops: 1 }, aedui: { troops: 1 } },
        morini: { belgae: { troops: 1 }, aedui: { troops: 1 } },
      },
    });
    expect(table.legal('belgae', 'rampage')).toEqual(['nervii aedui 1']);
  });

  const driven: Position = {
    pieces: {
      nervii: { belgae: { ...ambiorix, troops: 4 }, romans: { legions: 2, troops: 1, revealed: 1 } },
      treveri: { romans: { legions: 2 } },
      atrebates: { aedui: { troops: 2 } },
      morini: { arverni: { troops: 2 } },
      sugambri: { germans: { troops: 2 } },
    },
  };

  test('4.5.2 for each Warband flipped the target removes or Retreats a piece, without a roll', () => {
    const into = rampage(driven).do('belgae', 'rampage', 'nervii', 'romans', 3);
    expect(into.do('romans', 'retreat', 'treveri', 'legions', 1).legal('romans', 'ask')).toEqual([]);
    const table = rampage(driven).do('belgae', 'rampage', 'nervii', 'romans', 3);
    expect(table.force('nervii', 'belgae')).toBe('named 1h 3r');
    expect(table.side).toBe('romans');
    table.do('romans', 'remove', 'legions', 1);
    expect(table.G.legions.fallen).toBe(1);
    table.do('romans', 'retreat', 'treveri', 'legions', 1).do('romans', 'retreat', 'treveri', 'hidden', 1);
    expect(table.force('treveri', 'romans')).toBe('3L 1h');
    expect(table.force('nervii', 'romans')).toBe('1r');
    expect(table.side).toBe('belgae');
    expect(table.step).toBe('raid');
  });

  test('4.5.2 pieces Retreat into one Region under own Control or of who agrees then, never of Germans or nobody', () => {
    const table = rampage(driven).do('belgae', 'rampage', 'nervii', 'romans', 2);
    const to = () => [...new Set(table.legal('romans', 'retreat').map((each) => each.split(' ')[0]))];
    expect(to()).toEqual(['treveri']);
    expect(table.why('romans', 'retreat', 'sugambri')).toContain('4.5.2');
    expect(table.legal('romans', 'ask')).toEqual(['aedui 0', 'arverni 0']);
    table.do('romans', 'ask', 'arverni', 0).do('arverni', 'refuse');
    table.do('romans', 'ask', 'aedui', 0).do('aedui', 'agree');
    expect(to()).toEqual(['atrebates', 'treveri']);
    expect(table.legal('romans', 'ask')).toEqual([]);
    table.do('romans', 'retreat', 'atrebates', 'revealed', 1);
    expect(to()).toEqual(['atrebates']);
    expect(table.force('atrebates', 'romans')).toBe('1r');
  });

  test('4.5.2, 1.5.2 the Belgae may be offered Resources to let pieces in', () => {
    const table = rampage({
      pieces: {
        nervii: { belgae: { ...ambiorix, troops: 1 }, aedui: { troops: 1 } },
        morini: { belgae: { troops: 2 } },
      },
      resources: { aedui: 2 },
    }).do('belgae', 'rampage', 'nervii', 'aedui', 1);
    table.do('aedui', 'ask', 'belgae', 2).do('belgae', 'agree').do('aedui', 'retreat', 'morini', 'hidden', 1);
    expect(table.G.resources).toMatchObject({ aedui: 0, belgae: 22 });
    expect(table.force('morini', 'aedui')).toBe('1h');
  });

  test('4.5.2 what cannot Retreat is removed without asking', () => {
    const table = rampage({
      pieces: { nervii: { belgae: { ...ambiorix, troops: 3 }, aedui: { troops: 2 } } },
    }).do('belgae', 'rampage', 'nervii', 'aedui', 2);
    expect(table.step).toBe('raid');
    expect(table.force('nervii', 'aedui')).toBe('');
  });

  test('4.5.2 kinds are chosen where there are several', () => {
    const table = rampage({
      pieces: { nervii: { belgae: { ...ambiorix, troops: 1 }, aedui: { troops: 2, scouted: 1 } } },
    }).do('belgae', 'rampage', 'nervii', 'aedui', 1);
    expect(table.legal('aedui', 'remove')).toEqual(['hidden 1', 'scouted 1']);
    table.do('aedui', 'remove', 'scouted', 1);
    expect(table.force('nervii', 'aedui')).toBe('2h');
    expect(table.journal.filter(({ text }) => text.startsWith('The Aedui remove'))).toHaveLength(1);
  });

  test('4.5.2, card 4: Warbands under the Circumvallation do not Retreat', () => {
    const table = rampage({
      pieces: {
        nervii: { belgae: { ...ambiorix, troops: 2 }, aedui: { troops: 3 } },
        treveri: { aedui: { troops: 2 } },
      },
      circumvallation: { region: 'nervii', faction: 'aedui', troops: 2, leader: false },
    }).do('belgae', 'rampage', 'nervii', 'aedui', 2);
    expect(table.legal('aedui', 'retreat')).toEqual(['treveri hidden 1']);
    table.do('aedui', 'retreat', 'treveri', 'hidden', 1);
    expect(table.step).toBe('raid');
    expect(table.force('nervii', 'aedui')).toBe('1h');
  });

  test('4.5.2, card 5: nobody but Romans Retreats into Cisalpina', () => {
    const position = (faction: 'aedui' | 'romans') =>
      rampage({
        galliaTogata: true,
        pieces: {
          sequani: { belgae: { ...ambiorix, troops: 2 }, [faction]: { troops: 1 } },
          cisalpina: { romans: { troops: 2 } },
          provincia: { germans: { troops: 2 } },
        },
      }).do('belgae', 'rampage', 'sequani', faction, 1);
    expect(position('aedui').step).toBe('raid');
    expect(position('romans').legal('romans', 'retreat')).toEqual(['cisalpina hidden 1']);
    const agreed = rampage({
      galliaTogata: true,
      pieces: {
        sequani: { belgae: { ...ambiorix, troops: 2 }, aedui: { troops: 1 } },
        cisalpina: { romans: { troops: 2 } },
      },
    }).do('belgae', 'rampage', 'sequani', 'aedui', 1);
    agreed.do('aedui', 'ask', 'romans', 0).do('romans', 'agree');
    expect(agreed.legal('aedui', 'retreat')).toEqual(['provincia hidden 1']);
  });

  test('4.1 each Region is selected once', () => {
    const table = rampage({
      pieces: {
        nervii: { belgae: { ...ambiorix, troops: 3 }, aedui: { troops: 2 } },
        morini: { belgae: { troops: 1 }, aedui: { troops: 1 } },
      },
    }).do('belgae', 'rampage', 'nervii', 'aedui', 1);
    expect(table.legal('belgae', 'rampage')).toEqual(['morini aedui 1']);
    expect(table.why('belgae', 'rampage', 'nervii')).toBe('4.1 Nervii has been selected already.');
    table.do('belgae', 'end');
    expect(table.legal('belgae', 'ability')).toEqual([]);
  });
});
