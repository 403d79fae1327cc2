import { describe, expect, test } from 'vitest';
import { useOf } from '../../../games/falling-sky/abilities/use';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { Position, Table } from '../table';
import { lines, romansAt } from './romans';

const scout = (position: Position, others: Player[] = []) =>
  romansAt(
    position,
    [
      { step: 'harvest', sides: ['arverni'], stage: 'transfers' },
      { step: 'scout', sides: ['romans'], use: useOf('scout', 'romans', true) },
    ],
    { others },
  );

test('8.8.1 Scout: four Auxilia come to Caesar, first from where the most can leave', () => {
  const table = scout({
    pieces: {
      mandubii: { romans: { leader: 'named', troops: 1 } },
      carnutes: { romans: { troops: 2 } },
      bituriges: { romans: { troops: 3 } },
    },
  });
  expect(lines(table, 'Auxilia Scout from')).toEqual([
    '2 Auxilia Scout from Bituriges to Mandubii.',
    '1 Auxilia Scout from Carnutes to Mandubii.',
  ]);
});

test('8.8.1 Scout: no more than four come to Caesar, Revealed ones if there are no others, and four stay with him', () => {
  const moved = (caesar: object, beside: object) =>
    lines(
      scout({
        pieces: {
          mandubii: { romans: { leader: 'named', ...caesar } },
          carnutes: { romans: beside },
        },
      }),
      'Auxilia Scout from',
    );
  expect(moved({ troops: 3 }, { troops: 3 })).toEqual(['1 Auxilia Scout from Carnutes to Mandubii.']);
  expect(moved({ troops: 2 }, { revealed: 3 })).toEqual(['2 Auxilia Scout from Carnutes to Mandubii.']);
  expect(moved({ troops: 4 }, { troops: 3 })).toEqual([]);
  expect(moved({ troops: 6 }, { legions: 3 })).toEqual(['2 Auxilia Scout from Mandubii to Carnutes.']);
  expect(moved({ legions: 5, troops: 6 }, { legions: 3 })).toEqual([
    '1 Auxilia Scout from Mandubii to Carnutes.',
  ]);
});

test('8.8.1 Scout: nobody rides where that adds no Supply Line', () => {
  const table = scout({
    pieces: { mandubii: { romans: { troops: 3 } }, carnutes: { belgae: { revealed: 1 } } },
  });
  expect(lines(table, 'Auxilia Scout from')).toEqual([]);
});

test('8.8.1 Scout: to Caesar as printed with or without Legions in their Region, by the errata only beyond these, but not to the loss of Roman Control', () => {
  const moved = (romans: { legions?: number; troops: number }, belgae = 0, errata = true) =>
    lines(
      scout({
        errata,
        pieces: {
          mandubii: { romans: { leader: 'named' } },
          carnutes: { romans, belgae: { revealed: belgae } },
        },
      }),
      'Auxilia Scout from',
    );
  expect(moved({ legions: 3, troops: 3 }, 0, false)).toEqual(['3 Auxilia Scout from Carnutes to Mandubii.']);
  expect(moved({ legions: 3, troops: 3 })).toEqual([]);
  expect(moved({ legions: 3, troops: 4 })).toEqual(['1 Auxilia Scout from Carnutes to Mandubii.']);
  expect(moved({ legions: 1, troops: 4 }, 2)).toEqual(['2 Auxilia Scout from Carnutes to Mandubii.']);
  expect(moved({ troops: 3 }, 1)).toEqual(['1 Auxilia Scout from Carnutes to Mandubii.']);
  expect(moved({ troops: 3 }, 2)).toEqual([]);
  expect(moved({ troops: 3 }, 3)).toEqual([]);
  expect(moved({ troops: 3 }, 4)).toEqual(['3 Auxilia Scout from Carnutes to Mandubii.']);
});

test('8.8.1 Scout: as printed Auxilia with Legions open a Supply Line, by the errata only others, as those that join more Legions', () => {
  const moved = (blockers: number, legions: number, errata: boolean, troops = 3) =>
    lines(
      scout({
        errata,
        pieces: {
          atrebates: { romans: { legions: 3, troops } },
          nervii: { romans: { legions }, belgae: { revealed: blockers } },
        },
      }),
      'Auxilia Scout from',
    );
  const ride = ['1 Auxilia Scout from Atrebates to Nervii.'];
  expect(moved(3, 2, false)).toEqual(ride);
  expect(moved(3, 2, true)).toEqual([]);
  expect(moved(3, 2, true, 4)).toEqual(ride);
  expect(moved(0, 5, false)).toEqual([]);
  expect(moved(0, 5, true)).toEqual([]);
});

test('8.8.1 Scout: Supply Lines are opened for Regions with Romans, but not from Non-player Aedui', () => {
  const ways = (blocker: 'belgae' | 'aedui', others: Player[]) =>
    lines(
      scout(
        {
          pieces: {
            provincia: { romans: { troops: 3 } },
            aedui: { [blocker]: { revealed: 1 }, romans: {} },
            sequani: { germans: { revealed: 9 } },
            arverni: { arverni: { revealed: 9 } },
            ubii: { germans: { revealed: 9 } },
            treveri: { germans: { revealed: 9 } },
            bituriges: { romans: { legions: 1 } },
          },
        },
        others,
      ),
      'Auxilia Scout from Provincia to Aedui',
    );
  expect(ways('belgae', [])).toEqual(['1 Auxilia Scout from Provincia to Aedui.']);
  expect(ways('aedui', [])).toEqual(['1 Auxilia Scout from Provincia to Aedui.']);
  expect(ways('aedui', ['aedui'])).toEqual([]);
});

test('8.8.1 Scout: Auxilia out of several Regions open a Supply Line together, or stay', () => {
  const moved = (blockers: number, beyond = 1) =>
    lines(
      scout({
        pieces: {
          provincia: { romans: { troops: 3 } },
          mandubii: { romans: { troops: 2 }, arverni: { revealed: 5 } },
          aedui: { belgae: { revealed: blockers } },
          sequani: { germans: { revealed: 9 } },
          arverni: { arverni: { revealed: 9 } },
          ubii: { germans: { revealed: 9 } },
          treveri: { germans: { revealed: 9 } },
          bituriges: { romans: { legions: beyond, troops: beyond } },
        },
      }),
      'Auxilia Scout from',
    );
  expect(moved(4, 0)).toEqual([]);
  expect(moved(4)).toEqual([
    '3 Auxilia Scout from Provincia to Aedui.',
    '1 Auxilia Scout from Mandubii to Aedui.',
  ]);
  expect(moved(7)).toEqual([]);
});

test('8.8.1 Scout: Auxilia join the most Legions, as many as these are', () => {
  const table = scout({
    pieces: {
      mandubii: { romans: { troops: 6 } },
      carnutes: { romans: { legions: 2 } },
      bituriges: { romans: { legions: 3, troops: 1 } },
    },
  });
  expect(lines(table, 'Auxilia Scout from')).toEqual([
    '2 Auxilia Scout from Mandubii to Bituriges.',
    '2 Auxilia Scout from Mandubii to Carnutes.',
  ]);
});

test('8.8.1 Scout: Hidden Warbands before Revealed ones, of Arverni first, upon Frost Germans first', () => {
  const found = (deck: Position['deck']) =>
    lines(
      scout({
        deck,
        pieces: {
          mandubii: {
            romans: { leader: 'named', troops: 2 },
            aedui: { hidden: 1 },
            belgae: { hidden: 1, revealed: 3 },
            arverni: { hidden: 1, revealed: 3 },
            germans: { revealed: 1 },
          },
        },
      }),
      'The Romans Scout',
    ).map((text) => text.replace(/The Romans Scout | in Mandubii.*/g, ''));
  expect(found([2])).toEqual([
    '1 Warband of the Arverni',
    '1 Warband of the Belgae',
    '1 Warband of the Aedui',
    '1 Warband of the Arverni',
  ]);
  expect(found(['winter'])[0]).toBe('1 Warband of the Germans');
});

test('8.4.1 Scout: Hidden Auxilia ride before Revealed ones', () => {
  const table = scout({
    pieces: {
      mandubii: { romans: { leader: 'named' } },
      carnutes: { romans: { hidden: 1, revealed: 2 }, belgae: { revealed: 9 } },
    },
  });
  expect(lines(table, 'Auxilia Scout from')).toEqual([
    '1 Auxilia Scout from Carnutes to Mandubii.',
    '2 Auxilia Scout from Carnutes to Mandubii.',
  ]);
});

test('8.8.1 Scout: by card 12 where the most Warbands are Revealed', () => {
  const table = scout({
    capabilities: { 12: { text: 'shaded', holder: null } },
    pieces: {
      mandubii: { romans: { leader: 'named' } },
      carnutes: { romans: { legions: 1, troops: 1 }, belgae: { hidden: 1 } },
      bituriges: { romans: { legions: 1, troops: 1 }, belgae: { hidden: 2 } },
    },
  });
  expect(table.force('carnutes', 'belgae')).toBe('1h');
  expect(table.force('bituriges', 'belgae')).toBe('2s');
});

test('8.8.1 Scout: by card 12 against as many Warbands as able, whosever and however they lie', () => {
  const found = (text: 'shaded' | 'unshaded', deck: Position['deck'] = [2]) =>
    scout({
      deck,
      capabilities: { 12: { text, holder: null } },
      pieces: {
        mandubii: { romans: { leader: 'named', troops: 2 }, arverni: { hidden: 1 } },
        carnutes: { romans: { legions: 1, troops: 1 }, belgae: { hidden: 1, revealed: 1 } },
        bituriges: { romans: { legions: 1, troops: 1 }, germans: { revealed: 1 } },
      },
    });
  const lie = (table: Table) => [
    table.force('mandubii', 'arverni'),
    table.force('carnutes', 'belgae'),
    table.force('bituriges', 'germans'),
  ];
  expect(lie(found('shaded'))).toEqual(['1h', '2s', '1r']);
  expect(lie(found('shaded', ['winter']))).toEqual(['1h', '1h 1r', '1s']);
  expect(lie(found('unshaded'))).toEqual(['1s', '2s', '1s']);
});

test('8.8.1 Scout: a Supply Line is worth it, though the Region that they leave has no Romans any more', () => {
  const table = scout({
    pieces: {
      sequani: { romans: { troops: 1 }, arverni: { revealed: 1 }, belgae: { revealed: 1 } },
      treveri: { romans: { troops: 1 }, belgae: { revealed: 3 } },
    },
    at: { treveri: 'romans' },
  });
  expect(lines(table, 'Auxilia Scout from')).toEqual(['1 Auxilia Scout from Sequani to Treveri.']);
});

describe('8.8.1 Scout: where Auxilia ride first', () => {
  /** So many Auxilia can leave the Aedui Region, as nobody gets Control of it. */
  const ready = (troops: number) => ({
    romans: { troops },
    belgae: { revealed: troops },
    arverni: { revealed: troops },
  });
  const rides = (position: Position) => lines(scout(position), 'Auxilia Scout from');
  const at = { senones: 'romans', bituriges: 'romans' } as const;

  test('8.8.1 Scout: to Caesar rather than to open a Supply Line', () => {
    const bituriges = { belgae: { revealed: 2 } };
    const beside = (troops: number) =>
      rides({
        pieces: { aedui: ready(1), bituriges, mandubii: { romans: { leader: 'named', troops } } },
        at: { bituriges: 'romans' },
      });
    expect(beside(3)).toEqual(['1 Auxilia Scout from Aedui to Mandubii.']);
    expect(beside(4)).toEqual(['1 Auxilia Scout from Aedui to Bituriges.']);
  });

  test('8.8.1 Scout: to where the most Regions get a Supply Line', () => {
    const belgae = { belgae: { revealed: 1 } };
    const pieces = {
      aedui: ready(1),
      mandubii: { belgae: { revealed: 2 } },
      bituriges: { belgae: { revealed: 2 } },
      carnutes: belgae,
      veneti: belgae,
      arverni: belgae,
      pictones: { romans: { legions: 1 } },
    };
    expect(rides({ pieces, at })).toEqual(['1 Auxilia Scout from Aedui to Bituriges.']);
  });

  test('8.8.1 Scout: of equal gains to where the fewest are needed', () => {
    const pieces = {
      aedui: ready(3),
      mandubii: { belgae: { revealed: 4 } },
      bituriges: { belgae: { revealed: 2 } },
    };
    expect(rides({ pieces, at })).toEqual(['1 Auxilia Scout from Aedui to Bituriges.']);
  });

  test('8.8.1 Scout: to Legions first from where the most can go', () => {
    const pieces = {
      mandubii: { romans: { troops: 2 } },
      bituriges: { romans: { troops: 4 } },
      carnutes: { romans: { legions: 3 } },
    };
    expect(rides({ pieces })).toEqual(['3 Auxilia Scout from Bituriges to Carnutes.']);
  });

  test('8.8.1 Scout: a Supply Line through Roman Control, be the Aedui a Non-player or not', () => {
    const pieces = {
      provincia: { romans: { troops: 3 } },
      aedui: { belgae: { revealed: 1 } },
      sequani: { germans: { revealed: 9 } },
      arverni: { arverni: { revealed: 9 } },
      ubii: { germans: { revealed: 9 } },
      treveri: { germans: { revealed: 9 } },
      bituriges: { romans: { legions: 1, troops: 1 } },
    };
    const cases: Player[][] = [[], ['aedui']];
    for (const others of cases)
      expect(lines(scout({ pieces }, others), 'Auxilia Scout from')).toEqual([
        '1 Auxilia Scout from Provincia to Aedui.',
      ]);
  });
});
