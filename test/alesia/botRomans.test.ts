/* How the Romans of the bots mass where they are needed, what Caesar is worth, and what the Gauls lose on the Outer Works. */
import { describe, expect, test } from 'vitest';
import { Dispositions, Muster } from '../../games/alesia/bot/dispositions';
import { evaluate } from '../../games/alesia/bot/evaluation';
import { lostOnWorks } from '../../games/alesia/bot/gallicMarch';
import { Posts } from '../../games/alesia/bot/posts';
import { wayOut } from '../../games/alesia/bot/route';
import { boxOf } from '../../games/alesia/components/box';
import { distance, type Hex } from '../../games/alesia/components/hex';
import { isControlled } from '../../games/alesia/field';
import { findFrame } from '../../games/kit/frame';
import { march } from './marching';
import { FREE, moving } from './moving';
import { type Position, stateOf } from './table';

const { hex, hexes, unit } = boxOf(stateOf());

describe('Roman posts', () => {
  /** Two masses of Gauls before Roman lines, far from each other; Vercingetorix is to come out on one side. */
  const position: Position = {
    at: {
      YY37: 'ARV.1 ARV.2',
      YY38: 'ARV.3 ARV.4',
      XX37: 'ARV.5 ARV.6',
      C30: 'CAR.1 CAR.2',
      C31: 'CAR.3 CAR.4',
      QQ37: 'VII.5',
      AA19: 'VII.3 VII.4',
    },
    town: 'vercingetorix',
  };

  test('the farther from the way out of Vercingetorix, the less is to be feared, and to be left', () => {
    const { G } = moving('roman', position);
    const frame = findFrame(G, 'movement');
    if (frame === undefined) throw new Error('nobody moves');
    const dispositions = new Dispositions(new Muster({ G, frame, side: 'caesar' }));
    const [all, massed] = [1, 0.25].map((elsewhere) => new Posts(G, dispositions, elsewhere));
    const way = wayOut(G)?.hexes.map((number) => hexes[number]) ?? [];
    const farFromWay = (number: number) => Math.min(...way.map((each) => distance(each, hexes[number])));
    const feared = all.hexes.filter((post) => all.lackAt(post) > 0);
    const [near, far] = [true, false].map((isNear) =>
      feared.filter(({ number }) => farFromWay(number) <= 8 === isNear),
    );
    expect(near.length).toBeGreaterThan(0);
    expect(far.length).toBeGreaterThan(0);
    for (const post of near) expect(massed.lackAt(post)).toBe(all.lackAt(post));
    for (const post of far) expect(massed.lackAt(post)).toBeCloseTo(0.25 * all.lackAt(post));
  });
});

describe('Caesar', () => {
  test('26.3 without him the Romans have a draw at most', () => {
    const at = { QQ37: 'VII.5', YY37: 'ARV.1' };
    const alive = evaluate(stateOf({ at: { ...at, BB24: 'caesar' }, town: 'vercingetorix' }));
    const fallen = evaluate(stateOf({ at, lost: 'caesar', town: 'vercingetorix' }));
    expect(fallen.caesar).toBeCloseTo(alive.caesar / 2);
    expect(fallen.vercingetorix).toBeGreaterThan(0.5);
  });

  test('26.3 goes out of the reach of the Gauls', () => {
    const table = moving('roman', { at: { W48: 'ARV.1 ARV.2', S46: 'caesar VII.2' } });
    const far = () => distance(hex[table.G.at.caesar], hex.W48);
    const before = far();
    march(table, 'caesar');
    expect(far()).toBeGreaterThan(before);
    expect(far()).toBeGreaterThan(8);
  });

  test('11.1, 26.3 nor does he stay at an edge over which they may come', () => {
    const edge = boxOf(stateOf()).zone.I.edge[0];
    const far = (zones: Position['zones']) => {
      const table = moving('roman', { at: { [edge]: 'caesar VII.2' }, zones });
      march(table, 'caesar');
      return distance(hex[table.G.at.caesar], hex[edge]);
    };
    expect(far({ I: 'CAR.1' })).toBeGreaterThan(6);
    expect(far({ VI: 'CAR.1' })).toBe(0);
  });

  test('26.3 is attacked where others would be let alone', () => {
    const others = { UU40: 'VIII.1 VIII.2' };
    const town = 'vercingetorix';
    const way = wayOut(stateOf({ at: others, town }))?.hexes ?? [];
    const isAside = ({ number, works, area, neighbours }: Hex) =>
      area === 'o' &&
      !works &&
      neighbours.every((near) => hexes[near]?.area === 'o' && !hexes[near].works) &&
      way.every((each) => distance(hexes[each], hexes[number]) > 12);
    const place = hexes.find(isAside);
    if (place === undefined) throw new Error('the way out is near everywhere');
    const beside = hexes.filter((each) => distance(each, place) === 2 && each.area === 'o');
    const attacked = (leader: string) => {
      const gauls = { [beside[0].id]: 'CAR.1 CAR.2', [beside[1].id]: 'CAR.3 CAR.4' };
      const at = { ...others, ...gauls, [place.id]: `VII.2 VII.3 VII.4${leader}` };
      const table = moving('gallic', { ...FREE, at, town });
      march(table, 'vercingetorix');
      return isControlled(table.G, 'gallic', place.id);
    };
    expect(attacked(' caesar')).toBe(true);
    expect(attacked('')).toBe(false);
  });
});

describe('the Outer Works', () => {
  test('23.2 cost attackers one of six, in Roman zones of control alone', () => {
    const works = hexes.find(
      (each) => each.works && each.neighbours.some((near) => hexes[near]?.area === 'O'),
    );
    const post = works?.neighbours.map((near) => hexes[near]).find((each) => each?.area === 'O');
    if (works === undefined || post === undefined) throw new Error('there are no Outer Works');
    const G = stateOf({ at: { [post.id]: 'VII.2' } });
    const open = post.neighbours.find((near) => hexes[near] !== undefined && !hexes[near].works) ?? -1;
    expect(lostOnWorks(G, unit['ARV.1'], works.number)).toBeCloseTo(unit['ARV.1'].combat / 6);
    expect(lostOnWorks(G, unit['ARV.1'], open)).toBe(0);
    expect(lostOnWorks(stateOf(), unit['ARV.1'], works.number)).toBe(0);
  });
});
