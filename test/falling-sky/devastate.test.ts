import { describe, expect, test } from 'vitest';
import { shareOf } from '../../games/falling-sky/abilities/devastate';
import { abilityFrame, canUse } from '../../games/falling-sky/abilities/start';
import { useOf } from '../../games/falling-sky/abilities/use';
import type { Terms } from '../../games/falling-sky/commands/terms';
import { begin, beginCommand, type Position, stateOf, type Table } from './table';

function devastate(position: Position): Table {
  return begin(position, abilityFrame(useOf('devastate', 'arverni', false))).start();
}

describe('4.3.2 Devastate', () => {
  test('4.3.2 Arverni lose one in four, the others one in three, rounded down', () => {
    const G = stateOf({
      pieces: {
        veneti: {
          arverni: { troops: 11, revealed: 4, leader: 'named' },
          romans: { legions: 4, troops: 3, revealed: 1, fort: true, leader: 'named' },
          aedui: { troops: 2 },
          germans: { scouted: 3 },
        },
      },
      at: { veneti: 'aedui' },
    });
    const shares = (['arverni', 'romans', 'aedui', 'germans', 'belgae'] as const).map((faction) =>
      shareOf(G, 'veneti', faction),
    );
    expect(shares).toEqual([3, 2, 0, 1, 0]);
  });

  test('4.3.2 owners choose, the Arverni first and then in the order of the card; a marker is placed', () => {
    const pieces = {
      veneti: {
        arverni: { leader: 'named' as const, troops: 20, revealed: 1 },
        romans: { legions: 2, troops: 1 },
        aedui: { troops: 3 },
        germans: { troops: 1, revealed: 1, scouted: 4 },
      },
    };
    const table = devastate({ pieces });
    expect(table.legal('arverni', 'devastate')).toEqual(['veneti']);
    table.do('arverni', 'devastate', 'veneti');
    expect(table.G.devastated).toEqual(['veneti']);
    expect(table.sides).toEqual(['arverni']);
    expect(table.legal('arverni', 'lose')).toEqual(['hidden', 'revealed']);
    table.do('arverni', 'lose', 'revealed');
    expect(table.force('veneti', 'arverni')).toBe('named 16h');
    expect(table.sides).toEqual(['romans']);
    expect(table.legal('romans', 'lose')).toEqual(['hidden', 'legion']);
    table.do('romans', 'lose', 'legion');
    expect(table.G.legions).toMatchObject({ fallen: 1, track: 10 });
    expect(table.force('veneti', 'aedui')).toBe('2h');
    expect(table.force('veneti', 'germans')).toBe('1h 1r 2s');
    expect(table.step).not.toBe('devastate');
    expect(table.told('4.3.2', 'The Germans lose a Scouted Warband in Veneti.')).toBe(true);
  });

  test('3.4.5 Germans lose Scouted, then Revealed, then Hidden Warbands', () => {
    const pieces = {
      veneti: {
        arverni: { leader: 'named' as const, troops: 12 },
        germans: { troops: 7, revealed: 1, scouted: 1 },
      },
    };
    expect(devastate({ pieces }).do('arverni', 'devastate', 'veneti').force('veneti', 'germans')).toBe('6h');
  });

  test('4.3.2 only Regions under Arverni Control near Vercingetorix or with his Successor', () => {
    const pieces = {
      veneti: { arverni: { leader: 'named' as const, troops: 2 } },
      carnutes: { arverni: { troops: 2 }, aedui: { troops: 2 } },
      pictones: { arverni: { troops: 2 } },
      sequani: { arverni: { troops: 2 } },
    };
    const table = devastate({ pieces });
    expect(table.legal('arverni', 'devastate')).toEqual(['pictones', 'veneti']);
    expect(table.why('arverni', 'devastate', 'carnutes')).toBe('4.3.2 The Arverni do not Control Carnutes.');
    expect(table.why('arverni', 'devastate', 'sequani')).toBe(
      '4.1.2 The Leader of the Arverni is too far from Sequani.',
    );
    const successor = { ...pieces, veneti: { arverni: { leader: 'successor' as const, troops: 2 } } };
    expect(devastate({ pieces: successor }).legal('arverni', 'devastate')).toEqual(['veneti']);
  });

  test('4.3.2 a Region has one marker; it is selected once, and again only where somebody would lose pieces', () => {
    const pieces = {
      veneti: { arverni: { leader: 'named' as const, troops: 4 } },
      pictones: { arverni: { troops: 3 } },
      carnutes: { arverni: { troops: 3 } },
    };
    const table = devastate({ pieces, devastated: ['veneti', 'pictones'] });
    expect(table.legal('arverni', 'devastate')).toEqual(['carnutes', 'veneti']);
    table.do('arverni', 'devastate', 'veneti');
    expect(table.force('veneti', 'arverni')).toBe('named 3h');
    expect(table.G.devastated).toEqual(['veneti', 'pictones']);
    expect(table.legal('arverni', 'devastate')).toEqual(['carnutes']);
    table.do('arverni', 'devastate', 'carnutes');
    expect(table.G.devastated).toEqual(['veneti', 'pictones', 'carnutes']);
    expect(table.step).not.toBe('devastate');
    const { G } = devastate({ pieces });
    expect(canUse(G, { ...useOf('devastate', 'arverni', false), regions: ['sequani'] })).toBe(false);
  });

  test('4.3.2 it ends when wanted', () => {
    const pieces = {
      veneti: { arverni: { leader: 'named' as const, troops: 4 } },
      pictones: { arverni: { troops: 3 } },
    };
    const table = devastate({ pieces }).do('arverni', 'devastate', 'pictones');
    expect(table.step).toBe('devastate');
    table.do('arverni', 'end');
    expect(table.G.devastated).toEqual(['pictones']);
  });

  const FORCES = {
    mandubii: { arverni: { leader: 'named' as const, revealed: 4 }, romans: { troops: 2 } },
    carnutes: { arverni: { revealed: 5 }, romans: { troops: 2 } },
    veneti: { arverni: { revealed: 4 }, romans: { troops: 2 } },
  };

  test('3.1, 3.3.2 origins may be paid for before they are Devastated and resolved', () => {
    const position = { pieces: FORCES, resources: { arverni: 2 } };
    const table = beginCommand(position, 'march', 'arverni');
    expect(table.legal('arverni', 'ahead')).toEqual(['carnutes', 'mandubii']);
    table.do('arverni', 'ahead', 'carnutes').do('arverni', 'ahead', 'mandubii');
    expect(table.G.resources.arverni).toBe(0);
    expect(table.legal('arverni', 'ahead')).toEqual([]);
    table.do('arverni', 'ability', 'devastate').do('arverni', 'devastate', 'carnutes');
    table.do('arverni', 'devastate', 'mandubii');
    if (table.step === 'devastate') table.do('arverni', 'end');
    expect(table.legal('arverni', 'select')).toEqual(['carnutes', 'mandubii']);
    table.do('arverni', 'select', 'carnutes').do('arverni', 'go', 'veneti');
    expect(table.force('veneti', 'arverni')).toBe('4h 4r');
    expect(table.legal('arverni', 'select')).toEqual(['mandubii']);
    table.do('arverni', 'end');
    expect(table.force('mandubii', 'arverni')).toBe('named 3h');
    expect(table.step).not.toBe('march');
  });

  test('3.1, 3.3.4 Battles may be paid for before their Regions are Devastated', () => {
    const table = beginCommand({ pieces: FORCES, resources: { arverni: 1 } }, 'battle', 'arverni');
    table.do('arverni', 'ahead', 'carnutes');
    expect(table.legal('arverni', 'battle')).toEqual(['carnutes romans battle']);
    table.do('arverni', 'ability', 'devastate').do('arverni', 'devastate', 'carnutes').do('arverni', 'end');
    table.do('arverni', 'battle', 'carnutes', 'romans', 'battle');
    expect(table.G.resources.arverni).toBe(0);
  });

  test('3.1 who cannot Devastate pays when a Region is resolved', () => {
    const ahead = (terms: Partial<Terms>, position: Position = { pieces: FORCES }) =>
      beginCommand(position, 'march', 'arverni', terms).legal('arverni', 'ahead');
    expect(ahead({})).toEqual(['carnutes', 'mandubii']);
    expect(ahead({ abilities: 0 })).toEqual([]);
    expect(ahead({ free: true })).toEqual([]);
    expect(ahead({}, { pieces: FORCES, devastated: ['carnutes'] })).toEqual(['mandubii']);
    const romans = beginCommand({ pieces: FORCES }, 'march', 'romans');
    expect(romans.legal('romans', 'ahead')).toEqual([]);
  });
});
