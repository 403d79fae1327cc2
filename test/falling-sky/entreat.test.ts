import { describe, expect, test } from 'vitest';
import { abilityFrame, canUse } from '../../games/falling-sky/abilities/start';
import { useOf } from '../../games/falling-sky/abilities/use';
import type { RegionId } from '../../games/falling-sky/components/map';
import { begin, beginCommand, type Position, type Table } from './table';

const VERCINGETORIX = { leader: 'named' as const, troops: 1 };

function entreat(position: Position, free = false, regions: RegionId[] | null = null): Table {
  return begin(position, abilityFrame(useOf('entreat', 'arverni', free, regions))).start();
}

describe('4.3.1 Entreat', () => {
  test('4.3.1 a Warband or Auxilia is replaced with a Hidden Arverni Warband for a Resource', () => {
    const pieces = {
      veneti: { arverni: VERCINGETORIX, romans: { troops: 1, revealed: 1 }, germans: { scouted: 1 } },
    };
    const table = entreat({ pieces });
    expect(table.legal('arverni', 'troop')).toEqual([
      'veneti germans scouted',
      'veneti romans hidden',
      'veneti romans revealed',
    ]);
    table.do('arverni', 'troop', 'veneti', 'romans', 'revealed');
    expect(table.force('veneti', 'romans')).toBe('1h');
    expect(table.force('veneti', 'arverni')).toBe('named 2h');
    expect(table.G.resources.arverni).toBe(19);
    expect(table.told('4.3.1', 'Entreat: an Auxilia in Veneti goes over to the Arverni.')).toBe(true);
    expect(table.step).not.toBe('entreat');
  });

  test('4.3.1 an Aedui, Belgic or Germanic Ally in a Region under Arverni Control is replaced', () => {
    const pieces = { mandubii: { arverni: { leader: 'named' as const, troops: 5 } } };
    const at = { mandubii: 'citadel aedui', senones: 'romans', lingones: 'germans' };
    const table = entreat({ pieces, at });
    expect(table.legal('arverni', 'ally')).toEqual(['lingones']);
    table.do('arverni', 'ally', 'lingones');
    expect(table.G.tribes.lingones).toEqual({ by: 'arverni', citadel: false });
    expect(table.G.resources.arverni).toBe(19);
    const weak = { mandubii: { arverni: VERCINGETORIX, belgae: { troops: 1 } } };
    const few = entreat({ pieces: weak, at });
    expect(few.legal('arverni', 'ally')).toEqual([]);
    expect(few.why('arverni', 'ally', 'lingones')).toBe('4.3.1 The Arverni do not Control Mandubii.');
    expect(entreat({ pieces, at }).why('arverni', 'ally', 'mandubii')).toContain('no Citadels');
    expect(entreat({ pieces, at }).why('arverni', 'ally', 'treveri')).toContain('no Hidden Arverni Warband');
    expect(entreat({ pieces, at }).why('arverni', 'ally', 'nowhere')).toBeUndefined();
  });

  test('4.3.1 what cannot be replaced is removed', () => {
    const pieces = {
      aedui: { arverni: { troops: 9 } },
      ubii: { arverni: { troops: 9 } },
      sequani: { arverni: VERCINGETORIX },
    };
    const at = { aedui: 'aedui', 'suebi-south': 'germans' };
    const table = entreat({ pieces, at }).do('arverni', 'ally', 'aedui').do('arverni', 'ally', 'suebi-south');
    expect(table.G.tribes).toEqual({});
    expect(table.told('4.3.1', 'Entreat: Bibracte, Ally of the Aedui, is Subdued.')).toBe(true);
  });

  test('1.4.1 without Available pieces the enemy piece is removed', () => {
    const pieces = { veneti: { arverni: { leader: 'named' as const, troops: 35 }, belgae: { troops: 1 } } };
    const table = entreat({ pieces }).do('arverni', 'troop', 'veneti', 'belgae', 'hidden');
    expect(table.force('veneti', 'arverni')).toBe('named 35h');
    expect(table.force('veneti', 'belgae')).toBe('');
    expect(table.told('4.3.1', 'a Warband of the Belgae in Veneti is removed')).toBe(true);
    const at = Object.fromEntries(
      [
        'cadurci',
        'volcae',
        'morini',
        'menapii',
        'remi',
        'nervii',
        'sequani',
        'helvetii',
        'pictones',
        'veneti',
      ].map((tribe) => [tribe, 'arverni']),
    );
    const full = entreat({
      pieces: { veneti: { arverni: { leader: 'named', troops: 5 } } },
      at: { ...at, namnetes: 'aedui' },
    });
    full.do('arverni', 'ally', 'namnetes');
    expect(full.G.tribes.namnetes).toBeUndefined();
  });

  test('4.3.1 a Hidden Arverni Warband is needed', () => {
    const pieces = { veneti: { arverni: { leader: 'named' as const, revealed: 2 }, belgae: { troops: 1 } } };
    const position = { pieces };
    const { G } = beginCommand(position, 'raid', 'arverni');
    expect(canUse(G, useOf('entreat', 'arverni', false))).toBe(false);
  });

  test('4.1.2 within one Region of Vercingetorix, or with his Successor', () => {
    const belgae = { troops: 1 };
    const regions = {
      veneti: { arverni: { troops: 1 }, belgae },
      pictones: { arverni: VERCINGETORIX, belgae },
      sequani: { arverni: { troops: 1 }, belgae },
    };
    const table = entreat({ pieces: regions });
    expect(table.legal('arverni', 'troop')).toEqual(['pictones belgae hidden', 'veneti belgae hidden']);
    expect(table.why('arverni', 'troop', 'sequani')).toBe(
      '4.1.2 The Leader of the Arverni is too far from Sequani.',
    );
    const successor = {
      ...regions,
      pictones: { arverni: { leader: 'successor' as const, troops: 1 }, belgae },
    };
    const capabilities = { 12: { text: 'unshaded' as const, holder: null } };
    for (const cards of [{}, capabilities]) {
      const near = entreat({ pieces: successor, capabilities: cards });
      expect(near.legal('arverni', 'troop')).toEqual(['pictones belgae hidden']);
    }
  });

  test('4.1 each Region once, each paid for; free where an Event grants it', () => {
    const pieces = {
      veneti: { arverni: { troops: 1 }, belgae: { troops: 2 } },
      pictones: { arverni: VERCINGETORIX, belgae: { troops: 2 } },
    };
    const table = entreat({ pieces, resources: { arverni: 1 } });
    table.do('arverni', 'troop', 'veneti', 'belgae', 'hidden');
    expect(table.G.resources.arverni).toBe(0);
    expect(table.step).not.toBe('entreat');
    const free = entreat({ pieces, resources: { arverni: 0 } }, true);
    free.do('arverni', 'troop', 'veneti', 'belgae', 'hidden');
    expect(free.legal('arverni', 'troop')).toEqual(['pictones belgae hidden']);
    const bound = entreat({ pieces }, true, ['veneti']);
    expect(bound.legal('arverni', 'troop')).toEqual(['veneti belgae hidden']);
  });

  test('4.1 it may be added to any Command, and called off as long as nothing was done', () => {
    const pieces = { veneti: { arverni: VERCINGETORIX, belgae: { troops: 2 } } };
    const table = beginCommand({ pieces }, 'rally', 'arverni').do('arverni', 'ability', 'entreat');
    table.do('arverni', 'end');
    expect(table.step).toBe('rally');
    expect(table.legal('arverni', 'ability')).toContain('entreat');
    table.do('arverni', 'ability', 'entreat').do('arverni', 'troop', 'veneti', 'belgae', 'hidden');
    expect(table.step).toBe('rally');
    expect(table.legal('arverni', 'ability')).toEqual([]);
    expect(table.refuses('arverni', 'end')).toBe(true);
    table.do('arverni', 'warbands', 'arverni', 1).do('arverni', 'end');
    expect(table.G.eligibility.arverni.now).toBe(true);
  });
});
