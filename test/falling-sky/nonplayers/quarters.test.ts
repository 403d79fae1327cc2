import { describe, expect, test } from 'vitest';
import type { Player } from '../../../games/falling-sky/components/factions';
import { quartersPhase } from '../../../games/falling-sky/winter/quarters';
import { begin, type Position, type Table } from '../table';
import { unheld } from './table';

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

  test('8.6.7 Quarters: the Aedui only leave Devastated Regions', () => {
    const pieces: Position['pieces'] = {
      treveri: { aedui: { troops: 3 } },
      bituriges: { aedui: { troops: 5 } },
    };
    const table = quarters({ ...hungry, pieces }, 'aedui');
    expect([table.force('treveri', 'aedui'), table.force('mandubii', 'aedui')]).toEqual(['', '3h']);
    expect(table.force('bituriges', 'aedui')).toBe('5h');
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

  test('8.7.7 Quarters: the Arverni gather about Vercingetorix, too', () => {
    const pieces: Position['pieces'] = {
      pictones: { arverni: { leader: 'named', troops: 1 } },
      bituriges: { arverni: { troops: 6 } },
    };
    expect(quarters({ pieces }, 'arverni').force('pictones', 'arverni')).toBe('named 6h');
  });
});
