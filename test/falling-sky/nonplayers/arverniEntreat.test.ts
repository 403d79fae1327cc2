import { describe, expect, test } from 'vitest';
import { useOf } from '../../../games/falling-sky/abilities/use';
import type { TribeId } from '../../../games/falling-sky/components/map';
import { worthDevastating } from '../../../games/falling-sky/nonplayers/arverni/devastate';
import { entreaties } from '../../../games/falling-sky/nonplayers/arverni/entreat';
import { type Position, stateOf } from '../table';
import { eligible, unheld } from './table';

const use = useOf('entreat', 'arverni', false);
const his = (troops: number) => ({ leader: 'named' as const, troops });

/** Whom the Arverni would Entreat now. */
const entreated = (position: Position) =>
  entreaties(stateOf(position), use).map(({ faction, tribe }) =>
    tribe === null ? faction : `${faction} ${tribe}`,
  );

describe('8.7.1 whom the Arverni Entreat', () => {
  const around = {
    romans: { troops: 1 },
    aedui: { troops: 1 },
    belgae: { troops: 1 },
    germans: { troops: 1 },
  };
  const order = (at: Position['at'], others: Position['pieces'] = { atrebates: around }) =>
    entreated({ at, pieces: { atrebates: { ...others.atrebates, arverni: his(12) } } });

  test('8.7.1 Entreat: Aedui, Belgic, then Germanic Allies, Auxilia, then Aedui Warbands, no others', () => {
    const [atrebates, bellovaci, remi]: TribeId[] = ['atrebates', 'bellovaci', 'remi'];
    expect(order({ [atrebates]: 'germans', [bellovaci]: 'belgae', [remi]: 'aedui' })).toEqual(['aedui remi']);
    expect(order({ [atrebates]: 'germans', [bellovaci]: 'belgae' })).toEqual(['belgae bellovaci']);
    expect(order({ [atrebates]: 'germans' })).toEqual(['germans atrebates']);
    expect(order({ [atrebates]: 'romans' })).toEqual(['romans']);
    const { aedui, belgae, germans } = around;
    expect(order({}, { atrebates: { aedui, belgae, germans } })).toEqual(['aedui']);
    expect(order({}, { atrebates: { belgae, germans } })).toEqual([]);
  });

  test('4.3.1, 8.7.1 Entreat: Allies only where the Arverni have Control, Hidden Warbands and Vercingetorix near', () => {
    const at: Position['at'] = { atrebates: 'aedui' };
    const held = (belgae: number) =>
      entreated({ at, pieces: { atrebates: { arverni: his(3), belgae: { troops: belgae } } } });
    expect([held(2), held(3)]).toEqual([['aedui atrebates'], []]);
    const open = { arverni: { leader: 'named' as const, revealed: 5 } };
    expect(entreated({ at, pieces: { atrebates: open } })).toEqual([]);
    expect(
      entreated({ at, pieces: { atrebates: { arverni: { troops: 5 } }, provincia: { arverni: his(1) } } }),
    ).toEqual([]);
  });

  /** All ten Arverni Allies are on the map. */
  const ALL: Position['at'] = {
    ...{ arverni: 'arverni', cadurci: 'arverni', volcae: 'arverni', carnutes: 'arverni', aulerci: 'arverni' },
    ...{
      pictones: 'arverni',
      santones: 'arverni',
      veneti: 'arverni',
      namnetes: 'arverni',
      bituriges: 'arverni',
    },
  };

  test('8.7.1 Entreat: where no Ally is Available, Auxilia and Warbands before Allies of players', () => {
    const at: Position['at'] = { ...ALL, treveri: 'aedui' };
    const pieces = { treveri: { arverni: his(5), aedui: { troops: 1 } } };
    expect(entreated({ at, pieces })).toEqual(['aedui']);
    const alone = { treveri: { arverni: his(5) } };
    expect(entreated({ at, pieces: alone })).toEqual(['aedui treveri']);
    expect(entreated({ at: { ...at, treveri: 'belgae' }, pieces: alone })).toEqual(['belgae treveri']);
    expect(entreated({ at: { ...at, treveri: 'germans' }, pieces: alone })).toEqual([]);
    expect(entreated(unheld({ at, pieces: alone }, 'aedui'))).toEqual([]);
  });

  test('8.4.1, 8.7.1 Entreat: what lies Revealed where nobody is Hidden', () => {
    const pieces = { veneti: { arverni: his(3), romans: { revealed: 1, scouted: 1 } } };
    const at: Position['at'] = { veneti: 'dispersed', namnetes: 'dispersed' };
    const after = eligible({ pieces, at, devastated: ['veneti'] }, 'arverni', {
      options: ['command', 'ability'],
    });
    expect(after.force('veneti', 'romans')).toBe('1s');
  });

  test('8.7.1 Entreat: as many Regions as there are Resources for', () => {
    const G = stateOf({
      at: { treveri: 'aedui' },
      pieces: { treveri: { arverni: his(5) } },
      resources: { arverni: 1 },
    });
    expect([entreaties(G, use, 0).length, entreaties(G, use, 1).length]).toEqual([1, 0]);
    G.resources.arverni = 0;
    expect(entreaties(G, use)).toEqual([]);
    expect(entreaties(G, useOf('entreat', 'arverni', true))).toHaveLength(1);
  });
});

describe('8.4.4 Entreat upon Frost', () => {
  const FROST: Position = { deck: ['winter'] };

  test('8.4.4 Entreat: no Ally won from Germans where the Aedui would have more than all others then', () => {
    const at: Position['at'] = {
      ...{ treveri: 'germans', ubii: 'germans', sugambri: 'germans' },
      ...{ aedui: 'aedui', senones: 'aedui', lingones: 'aedui' },
    };
    const pieces = { treveri: { arverni: his(5) } };
    expect(entreated({ at, pieces })).toEqual(['germans treveri']);
    expect(entreated({ ...FROST, at, pieces })).toEqual([]);
    expect(entreated(unheld({ ...FROST, at, pieces }, 'aedui'))).toEqual(['germans treveri']);
  });

  /** The Belgae are just beyond their threshold: 8 Allies, and 8 Tribes in Regions that they Control. */
  const BELGIC: Position['at'] = Object.fromEntries(
    ['morini', 'menapii', 'nervii', 'eburones', 'atrebates', 'bellovaci', 'remi', 'treveri'].map((tribe) => [
      tribe,
      'belgae',
    ]),
  );

  test('8.4.4 Entreat: no Auxilia where the Belgae would have Control without them, unless they are replaced', () => {
    const veneti = { arverni: his(1), romans: { troops: 1 }, belgae: { troops: 3 } };
    const at = { ...BELGIC, veneti: 'dispersed' };
    const many = { sequani: { arverni: { revealed: 34 } } };
    expect(entreated({ ...FROST, at, pieces: { veneti } })).toEqual(['romans']);
    expect(entreated({ ...FROST, at, pieces: { veneti, ...many } })).toEqual([]);
    expect(entreated({ at, pieces: { veneti, ...many } })).toEqual(['romans']);
  });
});

describe('8.7.1 where the Arverni Devastate', () => {
  const devastated = (position: Position) =>
    worthDevastating(stateOf(position), useOf('devastate', 'arverni', false));

  test('8.7.1 Devastate: wherever they can near Vercingetorix, for a Legion or an enemy piece', () => {
    const pieces = {
      carnutes: { arverni: his(7), romans: { legions: 3 } },
      bituriges: { arverni: { troops: 3 }, germans: { troops: 2 } },
      mandubii: { arverni: { troops: 3 } },
      treveri: { arverni: { troops: 9 }, romans: { legions: 6 } },
      veneti: { arverni: { troops: 7 }, aedui: { troops: 3 }, germans: { troops: 3 } },
      pictones: { arverni: { troops: 8 }, romans: { troops: 1, legions: 2 } },
    };
    expect(devastated({ pieces })).toEqual(['carnutes', 'veneti']);
  });

  test('8.7.1 Devastate: a Germanic Warband is an enemy piece, but outweighs no Arverni', () => {
    const germans = (arverni: number) =>
      devastated({ pieces: { carnutes: { arverni: his(arverni), germans: { troops: 3 } } } });
    expect([germans(3), germans(4)]).toEqual([['carnutes'], []]);
  });
});
