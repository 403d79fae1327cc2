import { describe, expect, test } from 'vitest';
import type { Player } from '../../../games/falling-sky/components/factions';
import { quartersPhase } from '../../../games/falling-sky/winter/quarters';
import { begin, type Position, type Table } from '../table';
import { eitherWay } from './eitherWay';
import { alone, unheld } from './table';

const quarters = (position: Position, faction: Player, dice: number[] = []): Table =>
  begin(unheld(position, faction), quartersPhase())
    .dice(...dice)
    .start();

const AMBIORIX = { leader: 'named' as const };

describe('8.5.6, 8.6.7, 8.7.7 Quarters', () => {
  const hungry: Position = { at: { atrebates: 'belgae', mandubii: 'aedui' }, devastated: ['treveri'] };

  test('8.5.6 Quarters: all leave Devastated Regions without Ally or Citadel for one under own Control', () => {
    const pieces: Position['pieces'] = { treveri: { belgae: { hidden: 3, revealed: 2 } } };
    const table = quarters({ ...hungry, pieces }, 'belgae');
    expect([table.force('treveri', 'belgae'), table.force('atrebates', 'belgae')]).toEqual(['', '3h 2r']);
    const settled = quarters({ ...hungry, at: { ...hungry.at, treveri: 'belgae' }, pieces }, 'belgae');
    expect(settled.force('treveri', 'belgae')).toBe('3h 2r');
  });

  test('8.5.6 Quarters: the Leader leaves a Devastated Region with the others', () => {
    const pieces: Position['pieces'] = { treveri: { belgae: { ...AMBIORIX, hidden: 3 } } };
    const table = quarters({ ...hungry, pieces }, 'belgae');
    expect([table.force('treveri', 'belgae'), table.force('atrebates', 'belgae')]).toEqual(['', 'named 3h']);
  });

  test('8.5.6 Quarters: the Leader leaves a Devastated Region alone, too, though nobody is elsewhere', () => {
    const pieces: Position['pieces'] = { treveri: { belgae: AMBIORIX } };
    expect(quarters({ ...hungry, pieces }, 'belgae').force('atrebates', 'belgae')).toBe('named');
  });

  test('8.6.7 Quarters: the Aedui only leave Devastated Regions', () => {
    const pieces: Position['pieces'] = {
      treveri: { aedui: { troops: 3 } },
      bituriges: { aedui: { troops: 5 } },
    };
    const table = quarters({ ...hungry, pieces }, 'aedui');
    expect([table.force('treveri', 'aedui'), table.force('mandubii', 'aedui')]).toEqual(['', '3h']);
    expect(table.force('bituriges', 'aedui')).toBe('5h');
  });

  test('8.6.7, 8.8.6 Quarters: without a Region of their own near the Aedui ask for Quarters, whom Non-player Romans take in', () => {
    const position: Position = {
      pieces: { bituriges: { aedui: { troops: 3 } }, arverni: { romans: { troops: 2 } } },
      devastated: ['bituriges'],
    };
    const housed = begin(unheld(position, 'aedui', 'romans'), quartersPhase()).start();
    expect([housed.force('bituriges', 'aedui'), housed.force('arverni', 'aedui')]).toEqual(['', '3h']);
    const asked = quarters(position, 'aedui');
    expect(asked.moves('romans')).toContain('agree');
    const own = quarters({ ...position, at: { mandubii: 'aedui' } }, 'aedui');
    expect([own.force('bituriges', 'aedui'), own.force('mandubii', 'aedui')]).toEqual(['', '3h']);
  });

  test('8.6.7, 8.4.2 Quarters: Non-player Arverni, who never agree, are not asked by the Aedui', () => {
    const asked = (...nonPlayers: Player[]) => {
      const position: Position = {
        pieces: { bituriges: { aedui: { troops: 3 } }, carnutes: { arverni: { troops: 2 } } },
        devastated: ['bituriges'],
      };
      const table = begin(alone(position, 'aedui', nonPlayers), quartersPhase())
        .dice(6, 6, 6)
        .start();
      return table.step === 'agreement' || table.told('6.3', 'agree');
    };
    expect([asked(), asked('arverni')]).toEqual([true, false]);
  });

  test('8.6.7 Quarters: who comes when the host has lost Control by those before stays', () => {
    const pieces: Position['pieces'] = {
      bituriges: { aedui: { hidden: 2, revealed: 1 } },
      arverni: { romans: { troops: 2 } },
    };
    const position = unheld({ pieces, devastated: ['bituriges'] }, 'aedui', 'romans');
    const table = begin(position, quartersPhase()).dice(6).start();
    expect([table.force('bituriges', 'aedui'), table.force('arverni', 'aedui')]).toEqual(['1r', '2h']);
  });

  test('8.6.7 Quarters: the Aedui ask nobody for Quarters who could not take in those of a Devastated Region', () => {
    const pieces: Position['pieces'] = {
      bituriges: { aedui: { troops: 3 } },
      arverni: { romans: { troops: 2 } },
      treveri: { aedui: { troops: 3 } },
    };
    const isAsked = (devastated: Position['devastated']) =>
      quarters({ pieces, devastated }, 'aedui', [6, 6, 6]).moves('romans').includes('agree');
    expect([isAsked(['bituriges']), isAsked(['treveri']), isAsked(['aedui'])]).toEqual([true, false, false]);
  });

  test('8.6.7 Quarters: those of one Devastated Region leave it though those of another cannot', () => {
    for (const devastated of [
      ['treveri', 'bituriges'],
      ['bituriges', 'treveri'],
    ] as const) {
      const pieces: Position['pieces'] = {
        bituriges: { aedui: { troops: 3 } },
        treveri: { aedui: { troops: 3 } },
        aedui: { aedui: { troops: 1 } },
      };
      const table = quarters({ pieces, devastated: [...devastated] }, 'aedui', [6, 6, 6]);
      expect([table.force('aedui', 'aedui'), table.force('treveri', 'aedui')]).toEqual(['4h', '3h']);
    }
  });

  test('8.5.6 Quarters: the Leader moves to where most Warbands are with him, or they to him', () => {
    const pieces: Position['pieces'] = {
      nervii: { belgae: { ...AMBIORIX, troops: 2 }, romans: { troops: 4 } },
      atrebates: { belgae: { troops: 6 } },
    };
    const table = quarters({ pieces }, 'belgae');
    expect([table.force('nervii', 'belgae'), table.force('atrebates', 'belgae')]).toEqual(['1h', 'named 7h']);
    const held: Position['pieces'] = {
      nervii: { belgae: { ...AMBIORIX, troops: 2 } },
      atrebates: { belgae: { troops: 6 }, aedui: { troops: 7 } },
    };
    const joined = quarters({ pieces: held }, 'belgae');
    expect([joined.force('nervii', 'belgae'), joined.force('atrebates', 'belgae')]).toEqual([
      'named 7h',
      '1h',
    ]);
  });

  test('8.5.6 Quarters: a Region that is left keeps its Control', () => {
    const pieces: Position['pieces'] = {
      nervii: { belgae: { ...AMBIORIX, troops: 6 } },
      atrebates: { belgae: { troops: 5 }, aedui: { troops: 2 } },
    };
    const table = quarters({ pieces }, 'belgae');
    expect([table.force('nervii', 'belgae'), table.force('atrebates', 'belgae')]).toEqual([
      '1h',
      'named 10h',
    ]);
    const contested = quarters(
      { pieces: { ...pieces, nervii: { belgae: { ...AMBIORIX, troops: 6 }, romans: { troops: 4 } } } },
      'belgae',
    );
    expect([contested.force('nervii', 'belgae'), contested.force('atrebates', 'belgae')]).toEqual([
      'named 8h',
      '3h',
    ]);
  });

  test('8.5.6 Quarters: among equals where the Leader is within one Region of the most Regions with Belgae', () => {
    const pieces: Position['pieces'] = {
      nervii: { belgae: { ...AMBIORIX, troops: 1 } },
      morini: { belgae: { troops: 4 } },
      atrebates: { belgae: { troops: 4 } },
      carnutes: { belgae: { troops: 1 } },
      veneti: { belgae: { troops: 1 } },
    };
    const table = quarters({ pieces }, 'belgae');
    expect(table.force('atrebates', 'belgae')).toContain('named');
  });

  test('8.5.6 Quarters: they do not leave one Devastated Region for another', () => {
    const pieces: Position['pieces'] = { treveri: { belgae: { troops: 3 } } };
    for (const [hungry, safe] of [
      ['nervii', 'atrebates'],
      ['atrebates', 'nervii'],
    ] as const) {
      const at: Position['at'] = { nervii: 'belgae', atrebates: 'belgae' };
      const table = quarters({ pieces, at, devastated: ['treveri', hungry] }, 'belgae');
      expect(table.force(safe, 'belgae')).toBe('3h');
    }
  });

  test('8.5.6 Quarters: those who have left a Devastated Region count where they come to', () => {
    const pieces: Position['pieces'] = {
      treveri: { belgae: { troops: 4 } },
      atrebates: { belgae: { troops: 2 } },
      morini: { belgae: { ...AMBIORIX, troops: 3 } },
    };
    const table = quarters({ pieces, devastated: ['treveri'] }, 'belgae');
    expect([table.force('atrebates', 'belgae'), table.force('morini', 'belgae')]).toEqual(['named 8h', '1h']);
  });

  test('8.5.6 Quarters: the Leader who has left a Devastated Region does not move on, but others join him', () => {
    const pieces = (aedui: number): Position['pieces'] => ({
      treveri: { belgae: { ...AMBIORIX, troops: 3 } },
      atrebates: { belgae: { troops: 2 } },
      morini: { belgae: { troops: 9 }, aedui: { troops: aedui } },
    });
    const joined = quarters({ pieces: pieces(0), devastated: ['treveri'] }, 'belgae');
    expect([joined.force('atrebates', 'belgae'), joined.force('morini', 'belgae')]).toEqual([
      'named 13h',
      '1h',
    ]);
    const apart = quarters({ pieces: pieces(8), devastated: ['treveri'] }, 'belgae');
    expect([apart.force('atrebates', 'belgae'), apart.force('morini', 'belgae')]).toEqual(['named 5h', '9h']);
  });

  test('8.5.6 Quarters: what has left a Devastated Region joins nobody from there', () => {
    const pieces: Position['pieces'] = {
      treveri: { belgae: { troops: 6 } },
      nervii: { belgae: { troops: 1 } },
      atrebates: { belgae: { ...AMBIORIX, troops: 1 } },
      morini: { belgae: { troops: 3 }, aedui: { troops: 4 } },
    };
    const table = quarters({ pieces, devastated: ['treveri'] }, 'belgae');
    expect([table.force('nervii', 'belgae'), table.force('morini', 'belgae')]).toEqual(['named 9h', '1h']);
  });

  test('8.5.6 Quarters: Warbands that go along with the Leader leave those that keep Control without him', () => {
    const pieces: Position['pieces'] = {
      nervii: { belgae: { ...AMBIORIX, troops: 5 }, romans: { troops: 2 } },
      atrebates: { belgae: { troops: 9 }, aedui: { troops: 8 } },
    };
    const table = quarters({ pieces }, 'belgae');
    expect([table.force('nervii', 'belgae'), table.force('atrebates', 'belgae')]).toEqual([
      '3h',
      'named 11h',
    ]);
  });

  test('8.5.6 Quarters: one Warband stays even where Allies alone would keep Control; Hidden ones go first', () => {
    const pieces: Position['pieces'] = {
      nervii: { belgae: { hidden: 2, revealed: 2 } },
      atrebates: { belgae: { ...AMBIORIX, troops: 9 } },
    };
    const table = quarters({ pieces, at: { nervii: 'belgae', eburones: 'belgae' } }, 'belgae');
    expect([table.force('nervii', 'belgae'), table.force('atrebates', 'belgae')]).toEqual([
      '1r',
      'named 11h 1r',
    ]);
  });

  test('8.5.6 Quarters: a Region counts for the Leader only if Belgae stay there; among equals he does not move', () => {
    const pieces: Position['pieces'] = {
      morini: { belgae: AMBIORIX },
      sugambri: { belgae: { troops: 5 }, aedui: { troops: 6 } },
      atrebates: { belgae: { troops: 4 } },
      veneti: { belgae: { troops: 1 } },
      carnutes: { belgae: { troops: 1 } },
    };
    const table = quarters({ pieces }, 'belgae');
    expect([table.force('morini', 'belgae'), table.force('sugambri', 'belgae')]).toEqual(['named 4h', '1h']);
  });

  test('8.7.7, card 4 Quarters: what the marker holds stays, Vercingetorix, too; others join him or leave', () => {
    const romans = { romans: { troops: 1 } };
    const marker = { region: 'bituriges', faction: 'arverni', troops: 3, leader: false } as const;
    const group = quarters(
      {
        pieces: {
          pictones: { arverni: { leader: 'named', troops: 9 }, romans: { troops: 9 } },
          bituriges: { arverni: { troops: 6 }, ...romans },
        },
        at: { pictones: 'arverni' },
        circumvallation: { ...marker, troops: 4 },
      },
      'arverni',
    );
    expect([group.force('pictones', 'arverni'), group.force('bituriges', 'arverni')]).toEqual([
      'named 11h',
      '4h',
    ]);
    const leader = quarters(
      {
        pieces: {
          mandubii: { arverni: { leader: 'named', troops: 3 }, ...romans },
          bituriges: { arverni: { troops: 6 } },
        },
        circumvallation: { ...marker, region: 'mandubii', leader: true },
      },
      'arverni',
    );
    expect([leader.force('mandubii', 'arverni'), leader.force('bituriges', 'arverni')]).toEqual([
      'named 8h',
      '1h',
    ]);
    const hungry = quarters(
      {
        pieces: { bituriges: { arverni: { troops: 5 }, ...romans }, pictones: { arverni: { troops: 1 } } },
        circumvallation: marker,
        devastated: ['bituriges'],
      },
      'arverni',
      [6, 6, 6],
    );
    expect([hungry.force('bituriges', 'arverni'), hungry.force('pictones', 'arverni')]).toEqual(['3h', '3h']);
  });

  test('8.7.7 Quarters: the Arverni gather about Vercingetorix, too', () => {
    const pieces: Position['pieces'] = {
      pictones: { arverni: { leader: 'named', troops: 1 } },
      bituriges: { arverni: { troops: 6 } },
    };
    expect(quarters({ pieces }, 'arverni').force('pictones', 'arverni')).toBe('named 6h');
  });
});

describe('8.5.6, 8.7.7 Quarters where several moves are as good', () => {
  const either = (position: Position, faction: Player) =>
    eitherWay(unheld(position, faction), [quartersPhase()]);

  test('8.7.7 the Arverni gather about Vercingetorix as they leave Devastated Regions, the Belgae leave at random', () => {
    const forces = (faction: Player, led: boolean): string[] => {
      const group = (troops: number, leads: boolean) => ({
        [faction]: { leader: leads ? ('named' as const) : null, troops },
      });
      const pieces: Position['pieces'] = {
        mandubii: group(5, led),
        carnutes: { ...group(9, !led), romans: { troops: 8 } },
        bituriges: { [faction]: { troops: 2 } },
        aedui: { [faction]: { troops: 2 } },
      };
      return either({ pieces, devastated: ['mandubii'] }, faction).map((table) =>
        table.force('carnutes', faction),
      );
    };
    expect(forces('arverni', true)).toEqual(['named 15h', 'named 15h']);
    expect(forces('arverni', false)).toEqual(['named 15h', 'named 15h']);
    expect(new Set(forces('belgae', true)).size).toBe(2);
    expect(new Set(forces('belgae', false)).size).toBe(2);
  });

  test('8.3.4, 8.7.7 without a Leader they leave Devastated Regions at random', () => {
    const pieces: Position['pieces'] = {
      mandubii: { arverni: { troops: 3 } },
      carnutes: { arverni: { troops: 1 } },
      bituriges: { arverni: { troops: 1 } },
    };
    const there = either({ pieces, devastated: ['mandubii'] }, 'arverni').map((table) =>
      table.force('carnutes', 'arverni'),
    );
    expect(new Set(there).size).toBe(2);
  });

  test('8.5.6, 8.7.7 he who need not move stays, whichever chance would take', () => {
    for (const faction of ['belgae', 'arverni'] as const) {
      const pieces: Position['pieces'] = {
        nervii: { [faction]: { leader: 'named', troops: 3 } },
        atrebates: { [faction]: { troops: 3 } },
      };
      for (const table of either({ pieces }, faction)) {
        expect(table.force('nervii', faction)).toBe('named 5h');
        expect(table.force('atrebates', faction)).toBe('1h');
      }
    }
  });

  test('8.5.6 the Leader goes alone where no Warbands can be spared', () => {
    const pieces: Position['pieces'] = {
      nervii: { belgae: { ...AMBIORIX, troops: 1 } },
      atrebates: { belgae: { troops: 6 }, romans: { troops: 5 } },
    };
    for (const table of either({ pieces }, 'belgae'))
      expect([table.force('nervii', 'belgae'), table.force('atrebates', 'belgae')]).toEqual([
        '1h',
        'named 6h',
      ]);
  });

  test('8.3.4, 8.5.6 where he has to move, to either of the places that are as good', () => {
    const pieces: Position['pieces'] = {
      treveri: { belgae: { ...AMBIORIX } },
      nervii: { belgae: { troops: 3 } },
      ubii: { belgae: { troops: 3 } },
    };
    const seats = either({ pieces, devastated: ['treveri'] }, 'belgae').map(({ G }) =>
      (['nervii', 'ubii', 'treveri'] as const).find((region) => G.forces[region]?.belgae?.leader === 'named'),
    );
    expect(new Set(seats).size).toBe(2);
  });
});
