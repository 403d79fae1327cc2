/* What the bots make of the position: where Romans may come, how Vercingetorix gets away. */
import { describe, expect, test } from 'vitest';
import { gallicMoves } from '../../games/alesia/bot/gallicMarch';
import { romanMoves } from '../../games/alesia/bot/romanMarch';
import { waysOut } from '../../games/alesia/bot/route';
import { dangerAt, romanReach, romanReachAtWorst } from '../../games/alesia/bot/threat';
import { boxOf } from '../../games/alesia/components/box';
import { distance as distanceOf } from '../../games/alesia/components/hex';
import { isUnit } from '../../games/alesia/field';
import { reachOf } from '../../games/alesia/movement';
import type { G } from '../../games/alesia/state';
import { findFrame } from '../../games/kit/frame';
import { FREE, moving } from './moving';
import { type Position, stateOf, type Table } from './table';

/** Returns those of some hexes where Romans can be after their next movement. */
function reached(position: Position, hexes: string, reach = romanReach): string {
  const G = stateOf(position);
  const found = reach(G);
  return hexes
    .split(' ')
    .filter((id) => found[boxOf(G).hex[id].number] > 0)
    .join(' ');
}

/** Returns the move of the Gauls that looks best, in words. */
function best({ G }: Table): string {
  const [suggestion] = gallicMoves(G, 'vercingetorix').sort((a, b) => b.weight - a.weight);
  return suggestion === undefined ? '' : `${suggestion.move.move} ${suggestion.move.args.join(' ')}`;
}

/** Returns the hex to which Vercingetorix runs. */
function runTo(table: Table): string {
  return /^move vercingetorix (.*)$/.exec(best(table))?.[1] ?? '';
}

function danger(G: G, id: string): number {
  return dangerAt(G, romanReach(G), boxOf(G).hex[id].number);
}

describe('where Romans may come', () => {
  test('5.3, 7.1, 8, 24.8 wherever a Roman unit can go it is expected', () => {
    const at = {
      W48: 'VII.2 VII.3 GER.1',
      KK28: 'FORT.5 VII.4',
      JJ32: 'REC.1 ARC.1',
      S31: 'VIII.1 GER.2',
      O40: 'NLI.1 IX.2',
      LL37: 'AED.13 AED.14',
      MM30: 'SEN.1',
      HH40: 'vercingetorix',
    };
    const { G } = moving('roman', { at });
    const frame = findFrame(G, 'movement');
    if (frame === undefined) throw new Error('nobody moves');
    const reach = romanReach(G);
    const { units, hex, hexes } = boxOf(G);
    const romans = units.filter((unit) => unit.side === 'roman' && isUnit(unit) && hex[G.at[unit.id]]);
    expect(romans.length).toBe(10);
    for (const { id } of romans) {
      const { places } = reachOf(G, frame, 'caesar', id);
      expect(places.length).toBeGreaterThan(0);
      expect(places.filter((place) => place < hexes.length && reach[place] === 0)).toEqual([]);
    }
  });

  test('22.1 cavalry does not come out over the works, cohorts do', () => {
    const outside = 'TT36 UU38';
    expect(reached({ at: { OO38: 'GER.1' } }, outside)).toBe('');
    expect(reached({ at: { OO38: 'VII.2' } }, outside)).toBe(outside);
  });

  test('26.2 leaders are to be feared, too, but no empty fort', () => {
    expect(reached({ at: { W48: 'labienus' } }, 'W48 W47')).toBe('W48 W47');
    expect(reached({ at: { W48: 'FORT.1' } }, 'W48 W47')).toBe('');
    expect(reached({ at: { W48: 'labienus VII.2' } }, 'W48 W47')).toBe('W48 W47');
  });

  /** Returns how many hexes around W48 a cohort there can come to when Gauls hold every hex at a distance. */
  const within = (distance: number, reach: typeof romanReach) => {
    const { hex, hexes } = boxOf(stateOf());
    const centre = hex.W48;
    const ring = hexes.filter((each) => distanceOf(each, centre) === distance).map(({ id }) => id);
    const at = Object.fromEntries(ring.map((id, index) => [id, `ARV.${index + 1}`]));
    const found = reach(stateOf({ at: { ...at, W48: 'VII.2' } }));
    return found.filter((each) => each > 0).length;
  };

  test('5.5, 6.2 Gauls whom he is not next to bar his way and stop him', () => {
    expect([within(2, romanReach), within(2, romanReachAtWorst)]).toEqual([7, 7]);
  });

  test('6.2, 13.1 those next to him may give way, and at worst stop him no more', () => {
    expect(within(1, romanReach)).toBe(7);
    expect(within(1, romanReachAtWorst)).toBeGreaterThan(100);
  });
});

describe('Vercingetorix, played by a bot', () => {
  test('26.1 he runs to the edge and off the board, be it another way than was meant', () => {
    const table = moving('gallic', { ...FREE, at: { UU36: 'vercingetorix' } });
    const edge = runTo(table);
    expect(boxOf(table.G).hex[edge].edge).toBe(true);
    expect(best(table.do('vercingetorix', 'move', 'vercingetorix', edge))).toMatch(/^leave vercingetorix /);
  });

  /** Returns a table at which he stands north of a Roman who bars the way south, in a turn of a period. */
  const barred = (period: number, turn: number) =>
    moving('gallic', { ...FREE, period, turn, at: { QQ44: 'vercingetorix', YY47: 'VII.2' } });
  const stepsFrom = ({ G }: Table, id: string) => waysOut(G).steps[boxOf(G).hex[id].number];

  test('26.2 he runs only to where no Roman may come next to him, and does not stay where one may', () => {
    const free = runTo(moving('gallic', { ...FREE, at: { QQ44: 'vercingetorix' } }));
    const table = barred(1, 5);
    expect(danger(table.G, 'QQ44')).toBeGreaterThan(0);
    expect(danger(table.G, free)).toBeGreaterThan(0);
    expect(danger(table.G, runTo(table))).toBe(0);
  });

  test('12.1, 26.2 he dares it in the last turn in which he still comes in time, of the second period alone', () => {
    const early = barred(2, 10);
    expect(danger(early.G, runTo(early))).toBe(0);
    expect(stepsFrom(early, runTo(early))).toBeGreaterThan(6);
    const last = barred(2, 11);
    expect(danger(last.G, runTo(last))).toBeGreaterThan(0);
    expect(stepsFrom(last, runTo(last))).toBeLessThanOrEqual(6);
    const first = barred(1, 11);
    expect(danger(first.G, runTo(first))).toBe(0);
  });

  test('26.1 the army that has come in is not led round as readily as one off the board', () => {
    const round = (position: Position) => {
      const G = stateOf({ ...position, town: 'vercingetorix' });
      const { zone, hex } = boxOf(G);
      const costAt = (id: string) =>
        Math.min(...zone[id].edge.map((edge) => waysOut(G).costs[hex[edge].number]));
      return [costAt('I'), costAt('III')];
    };
    const [here, there] = round({ zones: { I: 'AED.13 ARV.17' } });
    const [begun, anew] = round({ at: { VV36: 'AED.13 ARV.17' } });
    expect([here, begun]).toEqual([0, 0]);
    expect(there).toBeGreaterThan(0);
    expect(anew).toBeGreaterThan(there);
  });
});

describe('the Romans, played by a bot', () => {
  test('26.2 they catch Vercingetorix where they can', () => {
    const catching = (at: string) => {
      const { G } = moving('roman', { ...FREE, at: { [at]: 'vercingetorix', W48: 'VII.2' } });
      return romanMoves(G, 'caesar')[0]?.weight ?? 0;
    };
    expect(catching('W57')).toBeGreaterThan(1_000);
    expect(catching('W58')).toBeLessThan(1_000);
  });
});
