import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL, type Terms } from '../../../games/falling-sky/commands/terms';
import { isRallyCalledFor, rallyYield } from '../../../games/falling-sky/nonplayers/arverni/rally';
import { type Position, stateOf, type Table } from '../table';
import { ARVERNIAN, eligible } from './table';

const HIS = { arverni: { leader: 'named' as const } };
const arverni = (troops: number) => ({ arverni: { troops } });

/** Nobody Rallies in the Arverni Region, and no Ally can be won in some others. */
const SHUT: Position['at'] = { pictones: 'dispersed', santones: 'dispersed', aulerci: 'dispersed' };

describe('8.7.3 when the Arverni Rally', () => {
  test('8.7.3 Rally: with fewer than nine Warbands, if they can place anything at all', () => {
    const few = (troops: number, standing: number, warbands: number) =>
      isRallyCalledFor(stateOf({ pieces: { pictones: arverni(troops) } }), { standing, warbands });
    expect([few(8, 0, 1), few(9, 0, 1), few(8, 0, 0)]).toEqual([true, false, false]);
  });

  test('8.7.3 Rally: else for two Allies or Citadels, or six pieces', () => {
    const G = stateOf({ pieces: { pictones: arverni(9) } });
    const enough = (standing: number, warbands: number) => isRallyCalledFor(G, { standing, warbands });
    expect([enough(2, 0), enough(1, 4), enough(1, 5), enough(0, 5), enough(0, 6)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  const yielded = (position: Position, terms: Partial<Terms> = {}) => {
    const order = { ...orderFor('rally', 'arverni', 'arverni', FULL), terms: { ...FULL, ...terms } };
    const { standing, warbands } = rallyYield(stateOf({ devastated: ['arverni'], ...position }), order);
    return [standing, warbands];
  };

  test('8.7.3 Rally: reckoned with the Resources there are, the largest groups first', () => {
    const at: Position['at'] = {
      ...SHUT,
      carnutes: 'citadel arverni',
      treveri: 'arverni',
      veneti: 'arverni',
      namnetes: 'arverni',
    };
    const pieces = { morini: arverni(1) };
    const paid = (resources: number) => yielded({ at, pieces, resources: { arverni: resources } });
    expect([1, 2, 3, 4, 9].map(paid)).toEqual([
      [1, 0],
      [1, 3],
      [1, 5],
      [1, 7],
      [1, 7],
    ]);
    expect(yielded({ at, pieces }, { most: 2 })).toEqual([1, 3]);
  });

  test('8.7.3 Rally: in a Region either an Ally or a Citadel or Warbands, with Vercingetorix both', () => {
    const at: Position['at'] = { carnutes: 'arverni' };
    expect(yielded({ at })).toEqual([1, 0]);
    expect(yielded({ at, pieces: { carnutes: HIS } })).toEqual([1, 3]);
    expect(yielded({ pieces: { carnutes: HIS } })).toEqual([1, 3]);
    expect(yielded({ at: { ...SHUT, carnutes: 'dispersed' }, pieces: { carnutes: HIS } })).toEqual([0, 2]);
  });

  test('8.7.3 Rally: of Allies first that with Warbands beside it, as it will be placed', () => {
    const pieces = { morini: arverni(1), veneti: HIS };
    expect(yielded({ pieces, resources: { arverni: 1 } })).toEqual([1, 3]);
  });

  test('8.7.3 Rally: with the Citadels Available', () => {
    const foes = { belgae: { troops: 6 } };
    const cities: Position = {
      at: {
        ...{ carnutes: 'citadel arverni', mandubii: 'citadel arverni' },
        ...{ bituriges: 'arverni', sequani: 'arverni' },
      },
      pieces: { carnutes: foes, mandubii: foes, bituriges: foes, sequani: foes },
    };
    expect(yielded(cities)[0]).toBe(1);
  });

  test('8.7.3 Rally: with the Allies Available, and those that Citadels replace', () => {
    const all = Object.fromEntries(ARVERNIAN.map((tribe) => [tribe, 'arverni']));
    const disc: Position = {
      at: { ...all, aulerci: 'dispersed', treveri: 'arverni', nervii: 'arverni' },
      pieces: { morini: arverni(9), ubii: arverni(9) },
    };
    expect(yielded(disc)[0]).toBe(2);
    expect(yielded({ ...disc, at: { ...disc.at, carnutes: 'citadel arverni' } })[0]).toBe(1);
  });

  test('8.7.3 Rally: in as many Regions as an Event allows', () => {
    const at: Position['at'] = { carnutes: 'arverni', veneti: 'arverni' };
    expect(yielded({ at }, { most: 1 })).toEqual([1, 0]);
    expect(yielded({ at }, { most: 2 })).toEqual([2, 0]);
  });

  test('8.7.3 Rally: Warbands beside a Citadel are not Available elsewhere', () => {
    const position: Position = {
      at: { ...SHUT, carnutes: 'arverni', namnetes: 'arverni', veneti: 'dispersed' },
      pieces: { carnutes: HIS, sugambri: { arverni: { revealed: 31 }, belgae: { troops: 31 } } },
    };
    expect(yielded(position)).toEqual([1, 4]);
    expect(yielded({ ...position, pieces: { carnutes: HIS } })).toEqual([1, 5]);
  });

  test('8.7.3 Rally: with the Warbands Available', () => {
    expect(
      yielded({
        at: { ...SHUT, carnutes: 'citadel arverni' },
        pieces: { sugambri: { arverni: { revealed: 34 }, belgae: { troops: 34 } } },
      }),
    ).toEqual([0, 1]);
  });
});

describe('8.7.3 what they Rally first', () => {
  const turn = (position: Position): Table =>
    eligible({ devastated: ['arverni'], ...position }, 'arverni', { options: ['command'] });

  test('8.7.3 Rally: Warbands beside an Ally before the next Region is selected', () => {
    const after = turn({ pieces: { veneti: HIS, treveri: arverni(1) } });
    expect(after.force('veneti', 'arverni')).toBe('named 3h');
    expect(after.G.tribes.treveri).toEqual({ by: 'arverni', citadel: false });
  });

  test('8.7.3 Rally: goes on elsewhere where no Warbands are left to place beside an Ally', () => {
    const pieces = {
      ...{ veneti: HIS, treveri: arverni(1) },
      sugambri: { arverni: { revealed: 34 }, belgae: { revealed: 36 } },
    };
    const after = turn({ at: { namnetes: 'dispersed' }, pieces });
    expect(after.force('veneti', 'arverni')).toBe('named');
    expect(after.G.tribes.veneti).toEqual({ by: 'arverni', citadel: false });
    expect(after.G.tribes.treveri).toEqual({ by: 'arverni', citadel: false });
  });

  test('8.7.3 Rally: of Allies that Vercingetorix can place Warbands beside first', () => {
    const pieces = { morini: arverni(1), veneti: HIS, nervii: arverni(1) };
    const { G } = turn({ pieces, resources: { arverni: 1 } });
    expect(G.tribes.veneti ?? G.tribes.namnetes).toEqual({ by: 'arverni', citadel: false });
  });

  test('8.7.3 Rally: Warbands first where the most are placed', () => {
    const at: Position['at'] = {
      ...SHUT,
      morini: 'arverni',
      menapii: 'dispersed',
      veneti: 'arverni',
      namnetes: 'arverni',
    };
    expect(turn({ at, resources: { arverni: 1 } }).force('veneti', 'arverni')).toBe('3h');
  });

  test('8.7.3 Rally: in a dear Region rather than in the two that place fewest', () => {
    const at: Position['at'] = {
      ...{ arverni: 'citadel arverni', cadurci: 'arverni', volcae: 'arverni' },
      ...{ atrebates: 'arverni', bellovaci: 'arverni', remi: 'arverni' },
      ...{ morini: 'arverni', menapii: 'dispersed', treveri: 'arverni' },
    };
    const after = turn({ at, pieces: { arverni: HIS }, resources: { arverni: 3 } });
    const troops = (['arverni', 'atrebates', 'morini'] as const).map((region) =>
      after.force(region, 'arverni'),
    );
    expect(troops).toEqual(['named 5h', '4h', '']);
  });

  test('8.7.3, 8.7.1 Rally: what they Entreat after it leads to no more of it', () => {
    const pieces: Position['pieces'] = {
      bituriges: HIS,
      carnutes: { ...arverni(2), aedui: { troops: 2 } },
    };
    const after = turn({ at: { aulerci: 'dispersed' }, pieces });
    expect(after.told('4.3.1', 'a Warband of the Aedui in Carnutes goes over')).toBe(true);
    expect(after.told('3.3.1', 'The Arverni Rally in Bituriges')).toBe(true);
    expect(after.told('3.3.1', 'The Arverni Rally in Carnutes')).toBe(false);
  });

  test('8.7.3 Rally: Vercingetorix places Warbands, too, where no Ally can be won', () => {
    const at: Position['at'] = { veneti: 'dispersed', namnetes: 'dispersed' };
    expect(turn({ at, pieces: { veneti: HIS } }).force('veneti', 'arverni')).toBe('named 2h');
  });
});
