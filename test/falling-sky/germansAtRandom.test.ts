import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import type { GermansPart } from '../../games/falling-sky/winter/frames';
import { germansPhase } from '../../games/falling-sky/winter/germans';
import { proceed } from '../../games/kit/make';
import { Play } from '../../games/kit/play';
import { seededChance } from '../../games/testing/chance';
import { begin, type Position, Table, takenTribes } from './table';

const PARTS: readonly GermansPart[] = ['rally', 'march', 'raid', 'battle'];

/** Returns what comes of one part of the Germans Phase by chance, each outcome once and sorted. */
function outcomes(position: Position, part: GermansPart, shown: (table: Table) => string): string[] {
  const found = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const { G } = begin(position, germansPhase(PARTS.filter((each) => each !== part)));
    const play = new Play(G, seededChance(seed));
    proceed(rulebook, play);
    const table = new Table(play.G);
    table.journal.push(...play.lines);
    found.add(shown(table));
  }
  return [...found].sort();
}

describe('6.2.1 Germanic Rally', () => {
  test('6.2.1 chance says which of equal Tribes gets the last Ally', () => {
    const pieces: Position['pieces'] = {
      sugambri: { germans: { troops: 1 } },
      ubii: { germans: { troops: 1 } },
      treveri: { germans: { troops: 1 } },
    };
    const five: Position['at'] = {
      ...{ helvii: 'germans', veneti: 'germans', namnetes: 'germans', remi: 'germans', pictones: 'germans' },
    };
    const places = (at: Position['at']) =>
      outcomes({ pieces, at }, 'rally', ({ G }) =>
        Object.keys(takenTribes(G))
          .filter((id) => !Object.keys(at ?? {}).includes(id))
          .join(' '),
      );
    expect(places(five)).toEqual(['suebi-north', 'suebi-south']);
    expect(places({ ...five, 'suebi-north': 'dispersed', 'suebi-south': 'dispersed' })).toEqual([
      'sugambri',
      'ubii',
    ]);
  });

  test('6.2.1 chance says where the last Warbands go', () => {
    const pieces: Position['pieces'] = { veneti: { germans: { troops: 14 }, aedui: { troops: 14 } } };
    expect(
      outcomes(
        { pieces },
        'rally',
        (table) => `${table.force('sugambri', 'germans')}/${table.force('ubii', 'germans')}`,
      ),
    ).toEqual(['/1h', '1h/']);
  });
});

describe('6.2.2 Germanic March', () => {
  test('6.2.2 chance says which of equal Regions a group enters', () => {
    const pieces: Position['pieces'] = { britannia: { germans: { troops: 3 } } };
    const where = (table: Table) =>
      (['morini', 'atrebates', 'veneti'] as const)
        .filter((id) => table.force(id, 'germans') !== '')
        .join(' ');
    expect(outcomes({ pieces }, 'march', where)).toEqual(['atrebates', 'morini', 'veneti']);
    const ruled: Position['pieces'] = {
      ...pieces,
      morini: { belgae: { troops: 1 } },
      veneti: { arverni: { troops: 1 } },
      atrebates: { belgae: { troops: 2 } },
    };
    expect(outcomes({ pieces: ruled }, 'march', where)).toEqual(['morini', 'veneti']);
  });

  test('6.2.2 chance says which of equally large groups moves first', () => {
    const pieces: Position['pieces'] = {
      morini: { germans: { troops: 2 } },
      veneti: { germans: { troops: 2 } },
      atrebates: { aedui: { troops: 9 }, arverni: { troops: 9 } },
      nervii: { germans: { troops: 1 } },
      sugambri: { germans: { troops: 1 } },
      carnutes: { aedui: { troops: 9 }, arverni: { troops: 9 } },
      pictones: { germans: { troops: 1 } },
    };
    const first = (table: Table) =>
      table.journal.find(({ rule }) => rule === '6.2.2')?.places?.join(' ') ?? '';
    expect(outcomes({ pieces }, 'march', first)).toEqual(['morini britannia', 'veneti britannia']);
  });
});

describe('6.2.3 Germanic Raid', () => {
  test('6.2.3 chance says against which Factions of a Region, Warband by Warband', () => {
    const pieces: Position['pieces'] = {
      treveri: { germans: { hidden: 2 }, aedui: { troops: 1 }, belgae: { troops: 1 } },
    };
    const taken = ({ G }: Table) => `${20 - G.resources.aedui} ${20 - G.resources.belgae}`;
    expect(outcomes({ pieces }, 'raid', taken)).toEqual(['0 2', '1 1', '2 0']);
  });

  test('6.2.3 chance says in which of several Regions the last Resource is taken', () => {
    const pieces: Position['pieces'] = {
      treveri: { germans: { hidden: 1 }, aedui: { troops: 1 } },
      nervii: { germans: { hidden: 1 }, aedui: { troops: 1 } },
    };
    const where = (table: Table) =>
      `${table.force('treveri', 'germans')} ${table.force('nervii', 'germans')}`;
    expect(outcomes({ pieces, resources: { aedui: 1 } }, 'raid', where)).toEqual(['1h 1r', '1r 1h']);
  });
});

describe('6.2.4 Germanic Battle with Ambush', () => {
  test('6.2.4 chance says in which order, and against whom in each', () => {
    const pieces: Position['pieces'] = {
      treveri: { germans: { hidden: 2 }, aedui: { revealed: 1 }, belgae: { revealed: 1 } },
      nervii: { germans: { hidden: 2 }, aedui: { revealed: 1 } },
    };
    const shown = (table: Table) => {
      const revealed = table.journal.flatMap(({ places }) => places ?? []);
      return `${revealed[0]} first, ${table.force('treveri', 'aedui') === '' ? 'aedui' : 'belgae'}`;
    };
    expect(outcomes({ pieces }, 'battle', shown)).toEqual([
      'nervii first, aedui',
      'nervii first, belgae',
      'treveri first, aedui',
      'treveri first, belgae',
    ]);
  });
});
