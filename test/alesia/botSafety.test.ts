/* How the Gauls of the bots stand safe: not to be surrounded, and Vercingetorix not to be caught. */
import { describe, expect, test } from 'vitest';
import { assaultOf } from '../../games/alesia/bot/assault';
import { Dispositions, Muster } from '../../games/alesia/bot/dispositions';
import { escort } from '../../games/alesia/bot/escort';
import { Formation } from '../../games/alesia/bot/formation';
import { gallicMoves } from '../../games/alesia/bot/gallicMarch';
import { presenceAfter, riskAt } from '../../games/alesia/bot/risk';
import { canSurround, chanceOfTaking, doomedAt, mightAgainst } from '../../games/alesia/bot/romanAttack';
import { waysOut } from '../../games/alesia/bot/route';
import { romanReach } from '../../games/alesia/bot/threat';
import { boxOf } from '../../games/alesia/components/box';
import { distance } from '../../games/alesia/components/hex';
import { countersIn, fieldOf } from '../../games/alesia/field';
import { reachOf } from '../../games/alesia/movement';
import type { G } from '../../games/alesia/state';
import { findFrame } from '../../games/kit/frame';
import { FREE, moving } from './moving';
import { type Position, stateOf, type Table } from './table';

const HEX = 'W48';
const { hex: hexById, hexes, unit } = boxOf(stateOf());
const { number: HERE, neighbours: AROUND } = hexById[HEX];

/** Returns a reach of some hexes only. */
function onlyTo(...numbers: number[]): Uint8Array {
  const reach = new Uint8Array(hexes.length);
  for (const number of numbers) reach[number] = 1;
  return reach;
}

describe('what the Romans can do to Gauls in a hex', () => {
  const G = stateOf({ at: { [HEX]: 'ARV.1', [hexes[AROUND[0]].id]: 'VII.2 VII.3 VII.4' } });

  test('15.4 from opposite hexes they surround it, from one side they do not', () => {
    expect(canSurround(G, onlyTo(AROUND[0], AROUND[3]), HERE)).toBe(true);
    expect(canSurround(G, onlyTo(AROUND[0], AROUND[1]), HERE)).toBe(false);
    expect(canSurround(G, onlyTo(AROUND[0], AROUND[2]), HERE)).toBe(false);
    expect(canSurround(G, onlyTo(AROUND[0], AROUND[2], AROUND[4]), HERE)).toBe(true);
  });

  test('15.4 the town and the edge are ways out', () => {
    const everywhere = new Uint8Array(hexes.length).fill(1);
    const beside = (found: (hex: (typeof hexes)[number]) => boolean) => hexes.find(found)?.number ?? -1;
    const atEdge = beside(({ edge }) => edge);
    const atTown = beside(
      ({ terrain, neighbours }) =>
        terrain !== 'town' && neighbours.some((near) => hexes[near]?.terrain === 'town'),
    );
    expect(canSurround(G, everywhere, HERE)).toBe(true);
    expect(canSurround(G, everywhere, atEdge)).toBe(false);
    expect(canSurround(G, everywhere, atTown)).toBe(false);
  });

  test('10.1 they are as strong as who is near, and as has room', () => {
    const three = 3 * 5;
    expect(mightAgainst(G, onlyTo(), HERE)).toBe(0);
    expect(mightAgainst(G, onlyTo(AROUND[0]), HERE)).toBe(three);
    expect(mightAgainst(G, onlyTo(AROUND[0], AROUND[3]), HERE)).toBe(three);
    const more = stateOf({ at: { [HEX]: 'ARV.1', V45: 'VII.2 VII.3 VII.4', X45: 'X.1 VIII.1 IX.1' } });
    expect(mightAgainst(more, onlyTo(AROUND[0]), HERE)).toBe(three);
    expect(mightAgainst(more, onlyTo(AROUND[0], AROUND[3]), HERE)).toBeGreaterThan(2 * three - 1);
    const far = stateOf({ at: { [HEX]: 'ARV.1', AA19: 'VII.2 VII.3 VII.4' } });
    expect(mightAgainst(far, onlyTo(AROUND[0]), HERE)).toBe(0);
  });

  test('15.4 who is surrounded falls at 2-1', () => {
    const opposite = onlyTo(AROUND[0], AROUND[3]);
    expect(doomedAt(G, opposite, HERE)).toBe(7.5);
    expect(doomedAt(G, onlyTo(AROUND[0], AROUND[1]), HERE)).toBe(0);
    expect(chanceOfTaking(G, opposite, HERE, 7)).toBe(1);
  });

  test('15.3, 15.5 the better the odds, the likelier they take it', () => {
    const front = onlyTo(AROUND[0], AROUND[1]);
    const chances = [60, 14, 7, 4].map((strength) => chanceOfTaking(G, front, HERE, strength));
    expect([...chances].sort((a, b) => a - b)).toEqual(chances);
    expect(chances[0]).toBeLessThan(chances[3]);
    expect(chances[3]).toBeLessThan(1);
    expect(chanceOfTaking(G, front, HERE, 2)).toBe(1);
    expect(chanceOfTaking(G, onlyTo(), HERE, 2)).toBe(0);
  });
});

describe('where Vercingetorix may be caught', () => {
  const [front, , , back] = AROUND;
  const beyond = hexes[back].neighbours[3];
  const position = (more: Position['at'] = {}) =>
    stateOf({ at: { [HEX]: 'ARV.1', ...more, [hexes[front].id]: 'VII.2 VII.3 VII.4' } });

  test('16.1 victors advance past where they have won', () => {
    const G = position();
    const presence = presenceAfter(G, romanReach(G));
    const alone = presenceAfter(G, onlyTo(front));
    expect(presence[HERE]).toBe(1);
    expect(alone[HERE]).toBe(chanceOfTaking(G, onlyTo(front), HERE, unit['ARV.1'].combat));
    expect(alone[beyond]).toBe(alone[HERE]);
    expect(riskAt(G, alone, hexes[beyond].neighbours[3])).toBe(alone[HERE]);
  });

  test('16.5 but not through the zones of control of others', () => {
    const behind = hexes.filter(
      (each) => distance(each, hexes[HERE]) === 2 && distance(each, hexes[front]) > 1,
    );
    const G = position(Object.fromEntries(behind.map(({ id }, index) => [id, `ARV.${index + 2}`])));
    const presence = presenceAfter(G, onlyTo(front));
    const beyond = hexes.filter(
      (each) => distance(each, hexes[HERE]) === 3 && behind.some((near) => distance(each, near) === 1),
    );
    expect(presence[back]).toBe(presence[HERE]);
    expect(behind.map(({ number }) => presence[number]).some((each) => each > 0)).toBe(false);
    expect(presence[hexes[hexes[back].neighbours[3]].neighbours[3]]).toBe(0);
    expect(beyond.length).toBeGreaterThan(0);
  });
});

describe('how the Gauls stand', () => {
  /** Returns the Gauls as they begin their movement. */
  const beginning = (at: Position['at'], town?: string) => {
    const { G } = moving('gallic', { ...FREE, at, town });
    const frame = findFrame(G, 'movement');
    if (frame === undefined) throw new Error('nobody moves');
    return { G, frame, side: 'vercingetorix' } as const;
  };

  /** Lets the Gauls move by their most promising plan to the end; returns the state. */
  const march = (table: Table): G => {
    for (;;) {
      const [offer] = gallicMoves(table.G, 'vercingetorix').sort((a, b) => b.weight - a.weight);
      if (offer === undefined) return table.G;
      const { move, args } = offer.move;
      table.do('vercingetorix', move, ...args.map(String));
    }
  };

  test('15.4 who come up stand where they cannot be surrounded', () => {
    const romans = {
      O40: 'VII.2 VII.3 VII.4',
      O42: 'X.1 VIII.1 IX.1',
      O44: 'X.2 VIII.2 IX.2',
      AA60: 'X.3 VIII.3 IX.3',
    };
    const at = {
      ...romans,
      V50: 'ARV.1 ARV.2',
      X48: 'ARV.3',
      U54: 'ARV.4 ARV.5',
      T46: 'ARV.6',
      R52: 'ARV.7',
    };
    const G = march(moving('gallic', { at, town: 'vercingetorix' }));
    const { stacks, controlled } = fieldOf(G);
    const waiting = stacks.flatMap((stack, number) =>
      stack?.[0].side === 'gallic' && controlled.roman[number] === 0 ? [number] : [],
    );
    const strengthIn = (number: number) =>
      (stacks[number] ?? []).reduce((sum, { combat }) => sum + combat, 0);
    expect(waiting.length).toBeGreaterThan(2);
    expect(waiting.filter((number) => strengthIn(number) <= doomedAt(G, romanReach(G), number))).toEqual([]);
  });

  const company = {
    EE41: 'ARV.1 ARV.2',
    EE42: 'ARV.3 ARV.4',
    EE43: 'ARV.5 ARV.6',
    DD41: 'ARV.7 ARV.8',
    DD42: 'CAR.1 CAR.2',
    EE44: 'CAR.3 CAR.4',
  };

  test('26.2 around a hex to which Vercingetorix can run', () => {
    const began = beginning(company, 'vercingetorix');
    const dispositions = new Dispositions(new Muster(began));
    const guardsAround = (number: number) =>
      hexes[number].neighbours.filter((near) => dispositions.countIn(near) > 0).length;
    escort(began, dispositions);
    const { G, frame, side } = began;
    const [goal] = reachOf(G, frame, side, 'vercingetorix')
      .places.filter((place) => place < hexes.length)
      .sort((a, b) => guardsAround(b) - guardsAround(a));
    expect(guardsAround(goal)).toBeGreaterThanOrEqual(5);
    expect(dispositions.errands.map(({ to }) => distance(hexes[to], hexes[goal]))).toEqual(
      dispositions.errands.map(() => 1),
    );
    expect(waysOut(G).costs[goal]).toBeLessThan(
      Math.min(...boxOf(G).walls.map(({ number }) => waysOut(G).costs[number])),
    );
  });

  test('26.2 around such a hex in every plan once the way is open', () => {
    const G = march(moving('gallic', { ...FREE, at: company, town: 'vercingetorix' }));
    const { stacks } = fieldOf(G);
    const guards = hexes.map(
      ({ neighbours }) => neighbours.filter((near) => stacks[near] !== undefined).length,
    );
    expect(Math.max(...guards)).toBeGreaterThanOrEqual(5);
  });

  test('15.4 who is alone among Romans may be surrounded, who has friends beside and behind may not', () => {
    const romans = { S48: 'VII.2 VII.3 VII.4', AA48: 'X.1 VIII.1 IX.1' };
    const began = beginning({ ...romans, [HEX]: 'ARV.1' });
    const isExposed = (at: Position['at'], errands: Record<string, number> = {}) => {
      const { G, ...rest } = beginning({ ...romans, ...at });
      const dispositions = new Dispositions(new Muster({ G, ...rest }));
      for (const [id, to] of Object.entries(errands)) dispositions.send(unit[id], to);
      return new Formation(dispositions).isExposed(HERE, unit['ARV.1'].combat);
    };
    expect(began.G.at['ARV.1']).toBe(HEX);
    expect(isExposed({ [HEX]: 'ARV.1' })).toBe(true);
    const around = Object.fromEntries(AROUND.map((near, index) => [`ARV.${index + 2}`, near]));
    const camp = {
      XX60: Object.keys(around).slice(0, 2).join(' '),
      XX61: Object.keys(around).slice(2, 4).join(' '),
      XX62: Object.keys(around).slice(4).join(' '),
    };
    expect(isExposed({ [HEX]: 'ARV.1', ...camp })).toBe(true);
    expect(isExposed({ [HEX]: 'ARV.1', ...camp }, around)).toBe(false);
  });

  test('13.2 next to Romans beside the way whom they can beat, so that they attack them', () => {
    const gauls = { T50: 'ARV.1 ARV.2', U50: 'ARV.3 ARV.4', V50: 'ARV.5 ARV.6', T51: 'ARV.7 ARV.8' };
    const table = moving('gallic', { at: { Z59: 'VII.2', S54: 'REC.1', ...gauls }, town: 'vercingetorix' });
    const aside = hexById.S54;
    const assault = assaultOf(table.G);
    expect(assault?.goals.has(hexById.Z59.number)).toBe(true);
    expect(assault?.goals.has(aside.number)).toBe(false);
    expect(assault?.reach.has(aside.number)).toBe(true);
    march(table);
    const attackers = aside.neighbours.flatMap((near) => countersIn(table.G, hexes[near].id));
    expect(attackers.length).toBeGreaterThan(2);
  });
});
