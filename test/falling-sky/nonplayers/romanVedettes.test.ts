/* Auxilia that ride so that Scout reaches the most Hidden Warbands (8.8.1). */

import { describe, expect, test } from 'vitest';
import { useOf } from '../../../games/falling-sky/abilities/use';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { adjacentTo, regionName } from '../../../games/falling-sky/places';
import { pickFrom, seeded } from '../../../games/testing/chance';
import { type Pieces, type Position, stateOf, type Table } from '../table';
import { lines, romansAt } from './romans';

const scout = (position: Position) =>
  romansAt(position, [
    { step: 'harvest', sides: ['arverni'], stage: 'transfers' },
    { step: 'scout', sides: ['romans'], use: useOf('scout', 'romans', true) },
  ]);
const rides = (table: Table) => lines(table, 'Auxilia Scout from');

/** Caesar with as many Auxilia as stay with him, and as many of two others as give nobody Control. */
const CAESAR = { leader: 'named', troops: 4 } as const;
const NOBODYS = { belgae: { revealed: 15 }, arverni: { revealed: 15 } };
const here = (romans: Pieces, hidden = 0) => ({ romans, ...NOBODYS, germans: { hidden } });

describe('8.8.1 Scout: to reach the most Hidden Warbands', () => {
  test('8.8.1 Scout: Auxilia with nothing to Reveal ride to Hidden Warbands, no more than are needed', () => {
    const table = (hidden: number, troops = 3) =>
      scout({ pieces: { mandubii: here(CAESAR), carnutes: here({ troops }), bituriges: here({}, hidden) } });
    expect(rides(table(3))).toEqual(['2 Auxilia Scout from Carnutes to Bituriges.']);
    expect(rides(table(1))).toEqual(['1 Auxilia Scout from Carnutes to Bituriges.']);
    expect(rides(table(0))).toEqual([]);
    expect(table(3).force('bituriges', 'germans')).toBe('3s');
    expect(rides(table(5, 1))).toEqual(['1 Auxilia Scout from Carnutes to Bituriges.']);
  });

  test('8.8.1 Scout: not where they reach as many by staying, but from one Warband to two', () => {
    const table = (stay: number, go: number) =>
      scout({
        pieces: { mandubii: here(CAESAR), carnutes: here({ troops: 1 }, stay), bituriges: here({}, go) },
      });
    expect(rides(table(2, 2))).toEqual([]);
    expect(rides(table(1, 1))).toEqual([]);
    expect(rides(table(1, 2))).toEqual(['1 Auxilia Scout from Carnutes to Bituriges.']);
    expect(rides(table(2, 4))).toEqual([]);
  });

  test('8.8.1 Scout: Revealed Auxilia, which Reveal nothing, stay, as do four with Caesar and as many as Legions', () => {
    const carnutes = (romans: Pieces, errata = true) =>
      rides(
        scout({ errata, pieces: { mandubii: here(CAESAR), carnutes: here(romans), bituriges: here({}, 9) } }),
      );
    expect(carnutes({ revealed: 3 })).toEqual([]);
    expect(carnutes({ hidden: 1, revealed: 3 })).toEqual(['1 Auxilia Scout from Carnutes to Bituriges.']);
    expect(carnutes({ legions: 2, troops: 2 })).toEqual([]);
    expect(carnutes({ legions: 2, troops: 2 }, false)).toEqual([]);
    expect(carnutes({ legions: 2, troops: 3 })).toEqual(['1 Auxilia Scout from Carnutes to Bituriges.']);
    const caesar = scout({ pieces: { mandubii: here({ ...CAESAR, troops: 5 }), bituriges: here({}, 9) } });
    expect(rides(caesar)).toEqual(['1 Auxilia Scout from Mandubii to Bituriges.']);
  });

  test('8.8.1 Scout: only near Caesar, and not to the loss of Roman Control', () => {
    const far = { pieces: { mandubii: here(CAESAR), morini: here({ troops: 2 }), nervii: here({}, 4) } };
    expect(rides(scout(far))).toEqual([]);
    const held = (troops: number) => ({ romans: { troops }, belgae: { revealed: 1 } });
    const pieces = { mandubii: here(CAESAR), bituriges: here({}, 9) };
    expect(rides(scout({ pieces: { ...pieces, carnutes: held(2) } }))).toEqual([]);
    expect(rides(scout({ pieces: { ...pieces, carnutes: held(4) } }))).toEqual([
      '2 Auxilia Scout from Carnutes to Bituriges.',
    ]);
  });

  test('8.8.1 Scout: after those that join Legions, and without those that have', () => {
    const table = scout({
      pieces: {
        mandubii: here(CAESAR),
        carnutes: here({ troops: 3 }),
        bituriges: here({ legions: 2 }),
        aulerci: here({}, 9),
        veneti: here({}, 9),
        atrebates: here({}, 9),
      } as Position['pieces'],
    });
    expect(rides(table).slice(0, 2)).toEqual([
      '2 Auxilia Scout from Carnutes to Bituriges.',
      expect.stringContaining('1 Auxilia Scout from Carnutes to Atrebates.'),
    ]);
  });

  test('8.8.1 Scout: as many are reached as could be by any rides, and no more ride than have to', () => {
    const around: RegionId[] = [
      'mandubii',
      'carnutes',
      'bituriges',
      'aedui',
      'sequani',
      'treveri',
      'atrebates',
    ];
    for (let seed = 1; seed <= 80; seed++) {
      const next = seeded(seed);
      const scouts = new Map<RegionId, number>(around.map((region) => [region, 0]));
      for (let left = 5; left > 0; left--) {
        const region = pickFrom(around, next);
        scouts.set(region, (scouts.get(region) ?? 0) + 1);
      }
      const hidden = new Map(around.map((region) => [region, Math.floor(next() * 5)]));
      const pieces: Position['pieces'] = {};
      for (const region of around) {
        const troops = scouts.get(region) ?? 0;
        const romans = region === 'mandubii' ? { ...CAESAR, troops: 4 + troops } : { troops };
        pieces[region] = here(romans, hidden.get(region));
      }
      const table = scout({ pieces });
      const found = around.reduce(
        (sum, region) => sum + (hidden.get(region) ?? 0) - (table.G.forces[region]?.germans?.hidden ?? 0),
        0,
      );
      const ridden = rides(table).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
      const start = new Map(around.map((region) => [region, region === 'mandubii' ? 4 : 0]));
      expect([seed, { found, ridden }]).toEqual([seed, mostOf(stateOf({ pieces }), scouts, hidden, start)]);
    }
  });

  describe('by card 12, which lets Scout Reveal in one Region only', () => {
    const capabilities: Position['capabilities'] = { 12: { text: 'shaded', holder: null } };
    const confined = (pieces: NonNullable<Position['pieces']>, deck: Position['deck'] = [2]) =>
      rides(scout({ deck, capabilities, pieces: { mandubii: { romans: CAESAR }, ...pieces } }));
    const lying = (romans: Pieces, germans: Pieces, belgae: Pieces = {}) => ({
      romans,
      germans,
      belgae: { scouted: 15, ...belgae },
      arverni: { scouted: 15 },
    });

    test('8.8.1 Scout: by card 12 they ride to where most are Hidden then, as many as are needed', () => {
      expect(
        confined({ carnutes: lying({ troops: 4 }, { hidden: 2 }), bituriges: lying({}, { hidden: 3 }) }),
      ).toEqual(['2 Auxilia Scout from Carnutes to Bituriges.']);
      expect(
        confined({ carnutes: lying({ troops: 4 }, { hidden: 3 }), bituriges: lying({}, { hidden: 3 }) }),
      ).toEqual([]);
      expect(
        confined({
          carnutes: lying({ troops: 1 }, {}),
          aedui: lying({ troops: 3 }, {}),
          bituriges: lying({}, { hidden: 8 }),
        }),
      ).toEqual(['3 Auxilia Scout from Aedui to Bituriges.', '1 Auxilia Scout from Carnutes to Bituriges.']);
    });

    test('8.8.1 Scout: by card 12 to the Region with most Hidden Warbands, of as many to that which needs the fewest', () => {
      const mandubii = lying({ ...CAESAR, troops: 6 }, {});
      const near = ['carnutes', 'bituriges'] as const;
      for (const [few, many] of [near, [...near].reverse()]) {
        const to = (fewer: object, more: object) => confined({ mandubii, [few]: fewer, [many]: more })[0];
        const most = to(lying({}, { hidden: 2 }), lying({}, { hidden: 4 }));
        expect(most).toContain(`2 Auxilia Scout from Mandubii to ${regionName({}, many)}.`);
        const fewest = to(lying({ troops: 1 }, { hidden: 4 }), lying({}, { hidden: 4 }));
        expect(fewest).toContain(`1 Auxilia Scout from Mandubii to ${regionName({}, few)}.`);
      }
    });

    test('8.8.1 Scout: by card 12 not where it then would Reveal elsewhere, as it finds more there', () => {
      const pieces = (revealed: number) => ({
        carnutes: lying({ troops: 3 }, { revealed }),
        bituriges: lying({ troops: 1 }, { hidden: 4 }),
        aedui: lying({ troops: 2 }, {}, { revealed: 2 }),
      });
      expect(confined(pieces(6))).toEqual([]);
      expect(confined(pieces(2))).toEqual([expect.stringMatching('1 Auxilia Scout from .* to Bituriges.')]);
    });

    test('8.8.1 Scout: by card 12 nobody rides for Revealed Warbands alone', () => {
      expect(confined({ carnutes: lying({ troops: 3 }, {}), bituriges: lying({}, { revealed: 4 }) })).toEqual(
        [],
      );
    });

    test('8.8.1 Scout: by card 12 Revealed Auxilia do not ride, nor count', () => {
      const carnutes = { hidden: 1, revealed: 4 };
      const ride = ['1 Auxilia Scout from Carnutes to Bituriges.'];
      expect(confined({ carnutes: lying(carnutes, {}), bituriges: lying({}, { hidden: 9 }) })).toEqual(ride);
      expect(confined({ carnutes: lying({ revealed: 4 }, {}), bituriges: lying({}, { hidden: 9 }) })).toEqual(
        [],
      );
    });

    test('8.8.1 Scout: by card 12 upon Frost not away from where Germans are', () => {
      const pieces = {
        carnutes: lying({ troops: 1 }, { hidden: 1 }),
        bituriges: lying({}, {}, { hidden: 2 }),
      };
      expect(confined(pieces)).toEqual(['1 Auxilia Scout from Carnutes to Bituriges.']);
      const germans = { ...pieces, aedui: lying({ troops: 1 }, { revealed: 1 }) };
      expect(confined(germans, ['winter'])).toEqual([]);
    });

    test('8.8.1 Scout: by card 12 it Reveals where most Hidden ones are of as many', () => {
      const table = scout({
        capabilities,
        pieces: {
          mandubii: { romans: CAESAR },
          carnutes: lying({ legions: 1, troops: 1 }, { hidden: 1, revealed: 1 }),
          bituriges: lying({ legions: 1, troops: 1 }, { hidden: 2 }),
        },
      });
      expect(table.force('bituriges', 'germans')).toBe('2s');
    });
  });
});

/** Returns the most Hidden Warbands that Scouts can reach, each where it is or in an adjacent Region, and how few have to ride for that. */
function mostOf(
  G: ReturnType<typeof stateOf>,
  scouts: ReadonlyMap<RegionId, number>,
  hidden: ReadonlyMap<RegionId, number>,
  start: ReadonlyMap<RegionId, number>,
): { found: number; ridden: number } {
  const all = [...scouts].flatMap(([region, count]) => Array<RegionId>(count).fill(region));
  const there = new Map(start);
  const countAt = (region: RegionId) => there.get(region) ?? 0;
  let most = { found: -1, ridden: 0 };
  const send = (index: number, ridden: number): void => {
    if (index < all.length) {
      const from = all[index];
      for (const to of [from, ...adjacentTo(G, from).filter((each) => hidden.has(each))]) {
        there.set(to, countAt(to) + 1);
        send(index + 1, ridden + Number(to !== from));
        there.set(to, countAt(to) - 1);
      }
      return;
    }
    const found = [...hidden].reduce((sum, [region, count]) => sum + Math.min(count, 2 * countAt(region)), 0);
    if (found > most.found || (found === most.found && ridden < most.ridden)) most = { found, ridden };
  };
  send(0, 0);
  return most;
}
