import { describe, expect, test } from 'vitest';
import type { GermansPart } from '../../games/falling-sky/winter/frames';
import { germansPhase } from '../../games/falling-sky/winter/germans';
import { begin, type Position, takenTribes } from './table';

const PARTS: readonly GermansPart[] = ['rally', 'march', 'raid', 'battle'];
const germans = (position: Position, parts: readonly GermansPart[], dice: number[] = [], allAmbush = false) =>
  begin(
    position,
    germansPhase(
      PARTS.filter((part) => !parts.includes(part)),
      allAmbush,
    ),
  )
    .dice(...dice)
    .start();

describe('6.2.1 Germanic Rally', () => {
  test('6.2.1 Allies come first to the Suebi, one in a Region, where there is Germanic Control', () => {
    const table = germans(
      {
        pieces: {
          sugambri: { germans: { troops: 1 } },
          ubii: { germans: { troops: 1 }, romans: { troops: 1 } },
          treveri: { germans: { troops: 1 } },
          nervii: { germans: { troops: 1 } },
        },
        devastated: ['nervii'],
      },
      ['rally'],
    );
    expect(Object.keys(takenTribes(table.G)).sort()).toEqual(['suebi-north', 'treveri']);
    expect(table.force('sugambri', 'germans')).toBe('2h');
    expect(table.force('ubii', 'germans')).toBe('2h');
    expect(table.force('treveri', 'germans')).toBe('2h');
    expect(table.force('nervii', 'germans')).toBe('1h');
  });

  test('6.2.1 Germania comes before other Regions when Allies are few', () => {
    const table = germans(
      {
        pieces: {
          morini: { germans: { troops: 1 } },
          sugambri: { germans: { troops: 1 } },
          ubii: { germans: { troops: 1 } },
        },
        at: {
          'suebi-north': 'germans',
          'suebi-south': 'germans',
          treveri: 'germans',
          helvii: 'germans',
        },
      },
      ['rally'],
    );
    expect(table.G.tribes.sugambri).toEqual({ by: 'germans', citadel: false });
    expect(table.G.tribes.ubii).toEqual({ by: 'germans', citadel: false });
    expect(table.G.tribes.menapii).toBeUndefined();
    expect(table.force('sugambri', 'germans')).toBe('3h');
    expect(table.force('provincia', 'germans')).toBe('1h');
  });

  test('6.2.1 Germania gives a Warband even without Ally, unless Devastated; and no more than are Available', () => {
    const table = germans({ pieces: { veneti: { germans: { troops: 14 } } }, devastated: ['sugambri'] }, [
      'rally',
    ]);
    expect(table.force('sugambri', 'germans')).toBe('');
    expect(table.force('ubii', 'germans')).toBe('1h');
    expect(table.force('veneti', 'germans')).toBe('14h');
  });
});

describe('6.2.2 Germanic March', () => {
  test('6.2.2 what Control can spare Marches to add Germanic Control, the largest group first; all are Hidden', () => {
    const table = germans(
      {
        pieces: {
          sugambri: { germans: { hidden: 2, revealed: 2 }, romans: { troops: 1 } },
          ubii: { germans: { troops: 4 } },
          morini: { belgae: { troops: 2 } },
          nervii: { belgae: { troops: 1 } },
          treveri: { germans: { revealed: 1, scouted: 1 }, romans: { legions: 2 } },
        },
      },
      ['march'],
    );
    // Ubii sends 3: with 2 in Treveri they outnumber 2 Legions, and the Romans Control it.
    expect(table.force('ubii', 'germans')).toBe('1h');
    expect(table.force('treveri', 'germans')).toBe('4h 1r');
    // Sugambri keeps 2 against 1; of Nervii (1 Belgic) and Morini (2) the 2 can win Nervii alone.
    expect(table.force('sugambri', 'germans')).toBe('2h');
    expect(table.force('nervii', 'germans')).toBe('2h');
  });

  test('6.2.2 the journal tells where Warbands flip to Hidden or lose their marker, if any do', () => {
    const scouted = { pieces: { treveri: { germans: { scouted: 1 }, aedui: { troops: 4 } } } };
    const told = germans(scouted, ['march']).journal.find(({ text }) => text.includes('flip to Hidden'));
    expect(told).toMatchObject({ rule: '6.2.2', places: ['treveri'] });
    const hidden = { pieces: { treveri: { germans: { hidden: 1 }, aedui: { troops: 4 } } } };
    expect(germans(hidden, ['march']).told('6.2.2', 'Hidden')).toBe(false);
  });

  test('6.2.2 without Control to add they go where a player has Control, then anywhere; never to Cisalpina', () => {
    const table = germans(
      {
        pieces: {
          ubii: { germans: { troops: 2 } },
          treveri: { germans: { troops: 1 } },
          sequani: { romans: { legions: 4 } },
          sugambri: { germans: { troops: 1 } },
        },
        galliaTogata: true,
      },
      ['march'],
    );
    expect(table.force('sequani', 'germans')).toBe('1h');
    expect(table.force('ubii', 'germans')).toBe('1h');
    const alone = germans(
      {
        pieces: {
          britannia: { germans: { troops: 2 } },
          morini: { aedui: { troops: 1 }, belgae: { troops: 1 } },
          atrebates: { aedui: { troops: 1 }, belgae: { troops: 1 } },
          veneti: { aedui: { troops: 3 }, belgae: { troops: 3 } },
        },
      },
      ['march'],
    );
    expect(alone.force('morini', 'germans')).toBe('1h');
  });

  test('6.2.2 groups are formed before the first moves: who has Marched into a Region does not March on', () => {
    const many = { aedui: { troops: 6 }, arverni: { troops: 6 } };
    const table = germans(
      {
        pieces: {
          nervii: { germans: { hidden: 6 } },
          morini: { germans: { scouted: 3 } },
          atrebates: many,
          sugambri: many,
          treveri: many,
        },
      },
      ['march'],
    );
    expect(table.force('nervii', 'germans')).toBe('1h');
    expect(table.force('morini', 'germans')).toBe('5h 1r');
    expect(table.force('britannia', 'germans')).toBe('2r');
  });

  test('6.2.2 the largest group has the first choice', () => {
    const many = { aedui: { troops: 4 }, arverni: { troops: 4 } };
    const table = germans(
      {
        pieces: {
          morini: { germans: { troops: 2 } },
          veneti: { germans: { troops: 4 } },
          ...{ atrebates: many, carnutes: many, pictones: many, nervii: many },
          sugambri: { romans: { legions: 6 }, belgae: { troops: 6 } },
        },
      },
      ['march'],
    );
    expect(table.force('britannia', 'germans')).toBe('3h');
    expect(table.force('morini', 'germans')).toBe('1h');
  });

  test('6.2.2 Germanic pieces that are there help a group to add Control', () => {
    const table = germans(
      {
        pieces: {
          ubii: { germans: { troops: 2 } },
          sugambri: { germans: { troops: 1 } },
          treveri: { germans: { troops: 1 }, belgae: { troops: 1 } },
          sequani: { romans: { legions: 4 } },
        },
      },
      ['march'],
    );
    expect(table.force('treveri', 'germans')).toBe('2h');
  });

  test('6.2.2 Control of a Faction that nobody runs draws no group', () => {
    const march = (belgae: string | null) =>
      germans(
        {
          pieces: {
            britannia: { germans: { troops: 2 } },
            atrebates: { belgae: { troops: 2 } },
            morini: { aedui: { troops: 1 }, arverni: { troops: 1 } },
            veneti: { aedui: { troops: 1 }, arverni: { troops: 1 } },
          },
          seats: { romans: '0', arverni: '1', aedui: '2', belgae },
        },
        ['march'],
      );
    expect(march('3').force('atrebates', 'germans')).toBe('1h');
    expect(march(null).force('morini', 'germans')).toBe('1h');
  });

  test('6.2.2 where Allies alone keep Control all Warbands leave, and no more than there are', () => {
    const table = germans(
      {
        pieces: {
          ubii: { germans: { troops: 1 } },
          sugambri: { germans: { troops: 1 } },
          treveri: { belgae: { troops: 1 } },
        },
        at: { ubii: 'germans', 'suebi-south': 'germans' },
      },
      ['march'],
    );
    expect(table.force('ubii', 'germans')).toBe('');
    expect(table.force('sequani', 'germans')).toBe('1h');
    expect(table.told('6.2.2', '1 Warband from Ubii to Sequani')).toBe(true);
  });

  test('6.2.2 exactly enough for Control, or none, stays', () => {
    const table = germans(
      {
        pieces: {
          ubii: { germans: { troops: 2 }, romans: { legions: 1 } },
          treveri: { germans: { troops: 3 }, romans: { legions: 3 } },
        },
      },
      ['march'],
    );
    expect(table.force('ubii', 'germans')).toBe('2h');
    expect(table.force('treveri', 'germans')).toBe('3h');
  });
});

describe('6.2.3 Germanic Raid', () => {
  test('6.2.3 up to two Hidden Warbands in a Region take Resources, not from a Fort or Citadel, nor from who has none', () => {
    const table = germans(
      {
        pieces: {
          treveri: { germans: { hidden: 4 }, aedui: { troops: 1 } },
          mandubii: { germans: { hidden: 1, revealed: 3 }, arverni: { troops: 1 } },
          nervii: { germans: { hidden: 3 }, romans: { troops: 1, fort: true } },
          aedui: { germans: { hidden: 3 }, aedui: { troops: 1 } },
          morini: { germans: { hidden: 3 }, belgae: { troops: 1 } },
        },
        at: { aedui: 'citadel aedui' },
        resources: { romans: 9, arverni: 9, aedui: 9, belgae: 1 },
      },
      ['raid'],
    );
    expect(table.G.resources).toEqual({ romans: 9, arverni: 8, aedui: 7, belgae: 0 });
    expect(table.force('treveri', 'germans')).toBe('2h 2r');
    expect(table.force('mandubii', 'germans')).toBe('4r');
    expect(table.force('morini', 'germans')).toBe('2h 1r');
    expect(table.force('nervii', 'germans')).toBe('3h');
  });

  test('6.2.3 Factions of players are Raided before others', () => {
    const position: Position = {
      pieces: { treveri: { germans: { hidden: 1 }, romans: { troops: 1 }, belgae: { troops: 1 } } },
      seats: { romans: null, arverni: '1', aedui: '2', belgae: '3' },
    };
    expect(germans(position, ['raid']).G.resources).toMatchObject({ belgae: 19 });
  });
});

describe('6.2.4 Germanic Battle with Ambush', () => {
  test('6.2.4 where they are more Hidden than another Faction, and would cause a Loss', () => {
    const table = germans(
      {
        pieces: {
          treveri: { germans: { hidden: 2, revealed: 2 }, aedui: { hidden: 1, revealed: 1 } },
          nervii: { germans: { hidden: 2 }, belgae: { troops: 2 } },
          morini: { germans: { hidden: 1 }, belgae: { revealed: 1 } },
          sequani: { germans: { hidden: 3 }, arverni: { revealed: 1 } },
        },
        at: { sequani: 'citadel arverni' },
      },
      ['battle'],
    );
    expect(table.step).toBe('turn');
    expect(table.force('treveri', 'aedui')).toBe('');
    expect(table.force('treveri', 'germans')).toBe('4r');
    expect(table.force('nervii', 'germans')).toBe('2h');
    expect(table.force('morini', 'germans')).toBe('1h');
    expect(table.force('sequani', 'germans')).toBe('3h');
    expect(table.force('sequani', 'arverni')).toBe('1r');
  });

  test('6.2.4 they Battle once in each Region, and not against the Fort of Provincia', () => {
    const table = germans(
      {
        pieces: {
          treveri: { germans: { hidden: 2 }, aedui: { revealed: 1 }, belgae: { revealed: 1 } },
          provincia: { germans: { hidden: 8 } },
        },
      },
      ['battle'],
    );
    expect(table.force('treveri', 'aedui')).toBe('');
    expect(table.force('treveri', 'belgae')).toBe('1r');
    expect(table.force('provincia', 'germans')).toBe('8h');
  });

  test('6.2.4 once in each Region also where all Ambush', () => {
    const pieces: Position['pieces'] = {
      treveri: { germans: { hidden: 2 }, aedui: { revealed: 1 }, belgae: { revealed: 1 } },
    };
    const table = germans({ pieces }, ['battle'], [], true);
    expect([table.force('treveri', 'aedui'), table.force('treveri', 'belgae')]).toEqual(['', '1r']);
  });

  test('6.2.4 Factions of players are fought before others', () => {
    const pieces: Position['pieces'] = {
      treveri: { germans: { hidden: 2 }, aedui: { revealed: 1 }, belgae: { revealed: 1 } },
    };
    const seats = { romans: '0', arverni: '1', aedui: null, belgae: '3' };
    const table = germans({ pieces, seats }, ['battle']);
    expect([table.force('treveri', 'aedui'), table.force('treveri', 'belgae')]).toEqual(['1r', '']);
    const other = germans({ pieces: { treveri: { ...pieces.treveri, belgae: {} } }, seats }, ['battle']);
    expect(other.force('treveri', 'aedui')).toBe('');
  });

  test('6.2.4 with Allies but without Warbands there is no Battle, though all Ambush', () => {
    const table = germans(
      { pieces: { treveri: { belgae: { troops: 1 } } }, at: { treveri: 'germans' } },
      ['battle'],
      [],
      true,
    );
    expect(table.force('treveri', 'belgae')).toBe('1h');
  });

  test('6.2.4 the Fort of Provincia halves what the Romans beside it would lose, and they have to lose something', () => {
    const fight = (troops: number) =>
      germans({ pieces: { provincia: { germans: { hidden: troops }, romans: { revealed: 2 } } } }, [
        'battle',
      ]);
    expect(fight(3).force('provincia', 'germans')).toBe('3h');
    expect(fight(4).force('provincia', 'romans')).toBe('1r fort');
    expect(fight(4).force('provincia', 'germans')).toBe('4r');
  });

  test('6.2.4 the Loss that the Archers cause them first counts, that of Slingers, who may strike elsewhere, does not', () => {
    const shot = (troops: number, revealed: number) =>
      germans(
        {
          pieces: { treveri: { germans: { hidden: troops }, arverni: { revealed } } },
          capabilities: { 27: { text: 'shaded', holder: null } },
        },
        ['battle'],
      );
    expect(shot(2, 6).force('treveri', 'germans')).toBe('2h');
    expect(shot(2, 5).force('treveri', 'arverni')).toBe('4r');
    expect(shot(3, 6).force('treveri', 'germans')).toBe('2r');
    expect(shot(3, 6).force('treveri', 'arverni')).toBe('5r');
    const slung = germans(
      {
        pieces: { treveri: { germans: { hidden: 2 }, romans: { revealed: 2 }, aedui: { revealed: 1 } } },
        capabilities: { 13: { text: 'unshaded', holder: null } },
        seats: { romans: '0', arverni: null, aedui: '1', belgae: null },
      },
      ['battle'],
    );
    expect(slung.step).toBe('capability');
  });

  test('card 53: all Ambush, however many Hidden enemies there are', () => {
    const position: Position = {
      pieces: { nervii: { germans: { revealed: 2 }, belgae: { troops: 1 } } },
    };
    expect(germans(position, ['battle']).force('nervii', 'belgae')).toBe('1h');
    expect(germans(position, ['battle'], [], true).force('nervii', 'belgae')).toBe('');
  });

  test('6.2 the parts follow each other, and those to skip are left out', () => {
    const all = germansPhase();
    expect(all.step === 'germans' ? all.parts : []).toEqual(PARTS);
    const frame = germansPhase(['rally']);
    expect(frame.step === 'germans' ? frame.parts : []).toEqual(['march', 'raid', 'battle']);
  });
});
