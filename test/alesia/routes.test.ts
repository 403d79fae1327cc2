/* Which way a unit goes: straight to what is next to it, else the cheapest with the least fire, or any, step by step (5.2). */
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/alesia';
import { boxOf } from '../../games/alesia/components/box';
import { distance, type Hex, OFF_BOARD } from '../../games/alesia/components/hex';
import { isControlled, unitsIn } from '../../games/alesia/field';
import { exposureOn, riskOf } from '../../games/alesia/fire';
import { HIDDEN } from '../../games/alesia/hiddenStacks';
import { imagined, namesOf, placeOf, reachOf, setsOut, UNREACHED } from '../../games/alesia/movement';
import type { Movement } from '../../games/alesia/movement/frames';
import { type G, OFF, type Side, TOWN } from '../../games/alesia/state';
import { findFrame } from '../../games/kit/frame';
import { pickFrom, seeded } from '../../games/testing/chance';
import { FREE, moving } from './moving';
import { stateOf, type Table } from './table';

const { hexes, hex } = boxOf(stateOf());

/** Ground on which every hex costs a movement factor and nothing stops anybody. */
function isPlain({ perimeter, camp, trench, river, works, terrain }: Hex): boolean {
  return terrain !== 'town' && works === null && ![...perimeter, ...camp, ...trench, ...river].includes(true);
}

/** The hexes around which there is nothing but such ground for so many. */
function plainFor(radius: number): Hex[] {
  const others = hexes.filter((each) => !isPlain(each));
  return hexes.filter((each) => !each.edge && others.every((other) => distance(each, other) > radius));
}

/** Returns all ways of so many hexes from one to another, each step nearer to it, past hexes that are closed. */
function shortestWays(from: Hex, to: Hex, isOpen: (hex: Hex) => boolean): Hex[][] {
  if (from === to) return [[]];
  return from.neighbours
    .filter((number) => number !== OFF_BOARD)
    .map((number) => hexes[number])
    .filter((next) => distance(next, to) < distance(from, to) && isOpen(next))
    .flatMap((next) => shortestWays(next, to, isOpen).map((way) => [next, ...way]));
}

function movementIn(G: G): Movement {
  const frame = findFrame(G, 'movement');
  if (frame === undefined) throw new Error('nobody moves');
  return frame;
}

/** Returns the way that the game takes. */
function wayOf({ G }: Pick<Table, 'G'>, unit: string, to: string, side: Side = 'vercingetorix'): string[] {
  return namesOf(G, reachOf(G, movementIn(G), side, unit).wayTo(placeOf(G, to)));
}

const OPEN = plainFor(5);
const ARCHERS = ['ARC.1', 'ARC.2', 'SLI.1'];
const SHOOTERS = ['FORT.1 VII.2', 'FORT.2 VII.3', 'FORT.3 VII.4', 'ARC.1', 'SLI.1'];

/** A position on open ground: who is to go, and others around him, no nearer than so many hexes. */
function chancePosition(
  next: () => number,
  who: string,
  others: readonly string[],
  near: number,
): { from: Hex; at: Record<string, string> } {
  const from = pickFrom(OPEN, next);
  const around = hexes.filter((each) => distance(each, from) >= near && distance(each, from) < 6);
  const at: Record<string, string> = { [from.id]: who };
  for (const other of others) {
    const stand = pickFrom(around, next).id;
    at[stand] = at[stand] === undefined ? other : `${at[stand]} ${other}`;
  }
  return { from, at };
}

describe('of the ways that cost the same', () => {
  test('5.2 Vercingetorix is led past fire wherever there is a way past it', () => {
    const next = seeded(52);
    let [safe, deadly] = [0, 0];
    for (let position = 0; position < 60; position++) {
      const { from, at } = chancePosition(next, 'vercingetorix', ARCHERS, 3);
      const table = moving('gallic', { ...FREE, at });
      const { G } = table;
      const stands = ARCHERS.map((id) => hex[G.at[id]]);
      const isOpen = (each: Hex) => isPlain(each) && stands.every((stand) => distance(stand, each) > 1);
      const isFiredAt = (each: Hex) => stands.some((stand) => distance(stand, each) === 2);
      let goal = '';
      for (const to of hexes) {
        if (distance(from, to) > 4 || to === from) continue;
        const ways = shortestWays(from, to, isOpen);
        const good = ways.filter((way) => !way.some(isFiredAt));
        if (good.length === 0) continue;
        safe++;
        if (good.length < ways.length) {
          deadly++;
          goal = to.id;
        }
        const way = wayOf(table, 'vercingetorix', to.id);
        expect(way.length).toBe(ways[0].length);
        expect(way.map((id) => hex[id]).some(isFiredAt), `${from.id} to ${to.id}`).toBe(false);
      }
      if (goal === '') continue;
      table.do('vercingetorix', 'move', 'vercingetorix', goal);
      expect([table.step, table.G.at.vercingetorix]).toEqual(['movement', goal]);
    }
    expect([safe > 1000, deadly > 100]).toEqual([true, true]);
  });

  test('5.2 where each is under fire it is the one on which the fewest are lost, then hit', () => {
    const next = seeded(17);
    let differ = 0;
    for (let position = 0; position < 40; position++) {
      const { from, at } = chancePosition(next, 'AED.5', SHOOTERS, 2);
      const fired = Object.fromEntries(
        ['FORT.1', 'FORT.2', 'ARC.1'].map((id) => [id, [1, 2, 3].filter(() => next() < 0.3)]),
      );
      const table = moving('gallic', { ...FREE, at, fired });
      const { G } = table;
      const isStopped = (each: Hex) => isControlled(G, 'roman', each.id);
      const isOpen = (each: Hex) =>
        isPlain(each) && !unitsIn(G, each.id).some(({ side }) => side === 'roman');
      if (isStopped(from)) continue;
      for (const to of hexes) {
        if (distance(from, to) > 5 || to === from) continue;
        const ways = shortestWays(from, to, (each) => isOpen(each) && (each === to || !isStopped(each)));
        if (ways.length === 0) continue;
        const risks = ways.map((way) => {
          const names = way.map(({ id }) => id);
          return riskOf(G, exposureOn(G, 'AED.5', names).shots);
        });
        risks.sort((a, b) => a.eliminated - b.eliminated || a.hit - b.hit);
        if (risks[0].hit > 0 && risks[0].hit < risks[risks.length - 1].hit) differ++;
        const taken = wayOf(table, 'AED.5', to.id);
        expect(taken.length).toBe(ways[0].length);
        expect(riskOf(G, exposureOn(G, 'AED.5', taken).shots)).toEqual(risks[0]);
      }
    }
    expect(differ).toBeGreaterThan(100);
  });
});

test('5.2, 20.5, 24.2 what is to be feared on a way is what the Romans are asked about on it', () => {
  const next = seeded(205);
  let [asked, twice] = [0, 0];
  for (let position = 0; position < 60; position++) {
    const { at } = chancePosition(next, 'AED.5', SHOOTERS, 1);
    const table = moving('gallic', { ...FREE, at });
    for (let leg = 0; leg < 3; leg++) {
      const { G } = table;
      const { places } = reachOf(G, movementIn(G), 'vercingetorix', 'AED.5');
      if (places.length === 0) break;
      const [to] = namesOf(G, [pickFrom(places, next)]);
      const { shots } = exposureOn(G, 'AED.5', wayOf(table, 'AED.5', to));
      const feared = shots.map(({ shooter, range }) => `${shooter.id} ${range}`);
      const met: string[] = [];
      table.do('vercingetorix', 'move', 'AED.5', to);
      while (table.step === 'fire') {
        met.push(...table.legal('caesar', 'fire'));
        table.do('caesar', 'hold');
      }
      expect(feared.sort()).toEqual([...new Set(met)].sort());
      asked += feared.length;
      if (met.length > feared.length) twice++;
    }
  }
  expect([asked > 100, twice > 0]).toEqual([true, true]);
});

test('5.2 Romans have no fire to fear and go the first of the cheapest ways', () => {
  const next = seeded(2);
  for (let position = 0; position < 20; position++) {
    const { from, at } = chancePosition(next, 'VII.5', ARCHERS, 1);
    const alone = moving('roman', { at: { [from.id]: 'VII.5' } });
    const among = moving('roman', { at });
    for (const to of hexes.filter((each) => distance(from, each) < 6))
      expect(wayOf(among, 'VII.5', to.id, 'caesar')).toEqual(wayOf(alone, 'VII.5', to.id, 'caesar'));
  }
});

test('5.2, 25.7 the way is the same on what its commander sees, where stacks are hidden from him', () => {
  const next = seeded(25);
  const variants = { ...stateOf().variants, hiddenStacks: true };
  let hidden = 0;
  for (let position = 0; position < 10; position++) {
    const { from, at } = chancePosition(next, 'AED.5', SHOOTERS, 2);
    const { G } = moving('gallic', { ...FREE, at, variants });
    const view = rulebook.view(G, ['vercingetorix']);
    hidden += Object.values(view.at).filter((place) => place === HIDDEN).length;
    for (const to of hexes.filter((each) => distance(from, each) < 6))
      expect(wayOf({ G: view }, 'AED.5', to.id)).toEqual(wayOf({ G }, 'AED.5', to.id));
  }
  expect(hidden).toBeGreaterThan(10);
});

describe('a way step by step', () => {
  test('5.2 a unit goes straight to the next hex, at the cost of that hexside, and from there on', () => {
    const next = seeded(5);
    let steps = 0;
    for (let walk = 0; walk < 60; walk++) {
      const table = moving('roman', {
        at: {
          [pickFrom(
            hexes.filter(({ terrain }) => terrain !== 'town'),
            next,
          ).id]: 'VII.2',
        },
      });
      let spent = 0;
      for (;;) {
        const { G } = table;
        const here = hex[G.at['VII.2']];
        const frame = movementIn(G);
        const reach = reachOf(G, frame, 'caesar', 'VII.2');
        const beside = here.neighbours.filter(
          (number) => number !== OFF_BOARD && reach.costs[number] !== UNREACHED,
        );
        if (beside.length === 0) break;
        const to = pickFrom(beside, next);
        const side = here.neighbours.indexOf(to);
        spent += here.perimeter[side] || here.camp[side] ? 1 : 2;
        expect([...reach.wayTo(to)]).toEqual([to]);
        table.do('caesar', 'move', 'VII.2', hexes[to].id);
        expect(movementIn(table.G).movers).toEqual([
          expect.objectContaining({ unit: 'VII.2', spent, path: [] }),
        ]);
        steps++;
      }
      expect(spent).toBeLessThanOrEqual(16);
    }
    expect(steps).toBeGreaterThan(200);
  });

  test('5.2, 11.1 who comes onto the board is put on the hex itself, whatever that costs, or beside it and goes on', () => {
    const position = { zones: { III: 'AED.5' } };
    const table = moving('gallic', position, { appeared: { C2: 6 } });
    const reach = reachOf(table.G, movementIn(table.G), 'vercingetorix', 'AED.5');
    expect([reach.costs[hex.C2.number], namesOf(table.G, reach.wayTo(hex.C2.number))]).toEqual([8, ['C2']]);
    const beside = boxOf(table.G).zone.III.edge.find((id) => distance(hex[id], hex.C2) === 1) ?? '';
    table.do('vercingetorix', 'move', 'AED.5', beside);
    expect(reachOf(table.G, movementIn(table.G), 'vercingetorix', 'AED.5').costs[hex.C2.number]).toBe(4);
  });

  test('5.2 a way may be drawn before it is walked: what is imagined is what comes of it', () => {
    const next = seeded(9);
    const movers = ['AED.5', 'EQU.1', 'AED.1', 'ARV.1', 'AED.9'];
    for (let game = 0; game < 25; game++) {
      const at = {
        [pickFrom(
          hexes.filter(({ terrain }) => terrain !== 'town'),
          next,
        ).id]: 'AED.5',
        [pickFrom(OPEN, next).id]: 'EQU.1',
        CC41: 'AED.1',
      };
      const table = moving(
        'gallic',
        { ...FREE, at, town: 'ARV.1', zones: { III: 'AED.9' } },
        { appeared: { V37: 1, C2: 2 } },
      );
      for (const unit of movers) {
        for (let leg = 0; leg < 3; leg++) {
          const { G } = table;
          const reach = reachOf(G, movementIn(G), 'vercingetorix', unit);
          if (reach.places.length === 0) break;
          const [name] = namesOf(G, [pickFrom(reach.places, next)]);
          const before = JSON.stringify(G);
          const then = imagined(G, setsOut(G, reach, 'vercingetorix', unit, name));
          expect(JSON.stringify(G)).toBe(before);
          table.do('vercingetorix', 'move', unit, name);
          expect({ ...movementIn(then), sides: [] }).toEqual({
            ...movementIn(table.G),
            neared: movementIn(table.G).neared ?? {},
            sides: [],
          });
          expect([then.at, then.secret.zones]).toEqual([table.G.at, table.G.secret.zones]);
        }
      }
    }
  });
});

test('5.2, 22.42 a way may be drawn for scouts who come back, too', () => {
  const variants = { ...stateOf().variants, reconnaissance: true };
  const { G } = moving('roman', { variants, zones: { III: 'GER.1' } });
  const reach = reachOf(G, movementIn(G), 'caesar', 'GER.1');
  const then = imagined(G, setsOut(G, reach, 'caesar', 'GER.1', 'C2'));
  expect([G.at['GER.1'], G.reconnaissance.scouts['GER.1']]).toEqual([OFF, 'III']);
  expect([then.at['GER.1'], then.reconnaissance.scouts['GER.1']]).toEqual(['C2', undefined]);
});

describe('what stops a unit', () => {
  const stopAt = (table: Table, unit: string, place: string) =>
    reachOf(table.G, movementIn(table.G), 'vercingetorix', unit).stopAt(placeOf(table.G, place));

  test('9.4 the town stops who has come into it, and not who goes from wall to wall', () => {
    const table = moving('gallic', { ...FREE, at: { CC41: 'AED.1', V37: 'AED.2' } });
    expect([stopAt(table, 'AED.1', TOWN), stopAt(table, 'AED.1', 'W37')]).toEqual([null, null]);
    expect([stopAt(table, 'AED.2', TOWN), stopAt(table, 'AED.2', 'W37')]).toEqual(['town', 'town']);
  });

  test('8.1, 6.2 and rivers, the trench and zones of control do', () => {
    const table = moving('gallic', { at: { R32: 'AED.5', U24: 'AED.6 EQU.1', S34: 'VII.2' } });
    expect([
      stopAt(table, 'AED.5', 'Q32'),
      stopAt(table, 'AED.6', 'U25'),
      stopAt(table, 'AED.5', 'R33'),
    ]).toEqual(['river', 'trench', 'control']);
  });

  test('8.2 but not who began there and goes along it', () => {
    const table = moving('gallic', { at: { U25: 'AED.5' } });
    expect([stopAt(table, 'AED.5', 'V26'), stopAt(table, 'AED.5', 'U26')]).toEqual([null, null]);
  });

  test('8.4 a trench that is filled in stops cavalry and nobody else', () => {
    const table = moving('gallic', { at: { U24: 'AED.6 EQU.1' }, filled: ['U25'] });
    expect([stopAt(table, 'AED.6', 'U25'), stopAt(table, 'EQU.1', 'U25')]).toEqual([null, 'trench']);
  });
});
