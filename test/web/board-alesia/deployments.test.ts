/* Deployments kept in the browser, and how one is taken up. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boxOf } from '../../../games/alesia/components/box';
import { isUnit } from '../../../games/alesia/field';
import {
  forgetDeployment,
  keepDeployment,
  keptDeployments,
  placesFor,
} from '../../../web/boards/alesia/deployments';
import { restOf, stateOf, tableAt } from '../../alesia/table';
import { FakeStorage } from '../fakeStorage';

const KEY = 'rubicon.alesia.deployments';
const box = boxOf(stateOf());

describe('kept deployments', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new FakeStorage());
  });

  test('come back as they were kept, the newest first, one of a name', () => {
    expect(keepDeployment(stateOf({ at: { KK28: 'VII.2 FORT.1' } }), ' West ')).toBe(true);
    keepDeployment(stateOf({ at: { KK30: 'VII.2' } }), 'East');
    keepDeployment(stateOf({ at: { KK29: 'VII.3' } }), 'West');
    expect(keptDeployments(box)).toEqual([
      { name: 'West', at: { 'VII.3': 'KK29' } },
      { name: 'East', at: { 'VII.2': 'KK30' } },
    ]);
    forgetDeployment(box, 'West');
    expect(keptDeployments(box).map(({ name }) => name)).toEqual(['East']);
  });

  test('are checked when they are read: what there is no sense in is left out', () => {
    for (const [text, names] of [
      ['nonsense', []],
      ['{}', []],
      ['[null, 7, "West", {"name": "x"}, {"name": 5, "at": {}}, {"name": "", "at": {"VII.2": "KK28"}}]', []],
      ['[{"name": "x", "at": {"VII.2": "ZZZ1", "nobody": "KK28", "AED.1": "KK28"}}]', []],
      ['[{"name": "x", "at": {"VII.2": "KK28", "VII.3": 4}}]', ['x']],
    ] as const) {
      localStorage.setItem(KEY, text);
      expect(
        keptDeployments(box).map(({ name }) => name),
        text,
      ).toEqual(names);
    }
    expect(keptDeployments(box)[0].at).toEqual({ 'VII.2': 'KK28' });
  });
});

describe('taking up a deployment', () => {
  const placeable = box.units.filter(({ side }) => side === 'roman').map(({ id }) => id);
  const taken = (at: Record<string, string>, wanted: Record<string, string>) => {
    const table = tableAt({ at }, restOf());
    const { moves, left } = placesFor(table.G, placeable, { name: '', at: wanted });
    for (const { move, args } of moves) table.do('caesar', move, ...args);
    return { table, left };
  };

  test('makes legal moves only, with no hex over the limit at any time', () => {
    const { table, left } = taken(
      { KK28: 'VII.2 VII.3 VII.4', KK29: 'VII.5 VII.6 VII.7' },
      {
        'VII.2': 'KK29',
        'VII.3': 'KK29',
        'VII.4': 'KK29',
        'VII.5': 'KK30',
        'VII.6': 'KK30',
        'VII.7': 'KK30',
      },
    );
    expect(left).toEqual([]);
    expect(table.in('KK29')).toBe('VII.2 VII.3 VII.4');
    expect(table.in('KK30')).toBe('VII.5 VII.6 VII.7');
  });

  test('leaves who has no room', () => {
    const { table, left } = taken(
      { KK28: 'VII.2', KK29: 'VII.5 VII.6 VII.7', LL30: 'FORT.1', MM31: 'FORT.2' },
      { 'VII.2': 'KK29', 'FORT.1': 'MM31' },
    );
    expect(left).toEqual(['VII.2', 'FORT.1']);
    expect(table.in('KK28')).toBe('VII.2');
  });

  test('of the box by hand stands as the deployment says', () => {
    const [from, to] = box.components.deployments;
    const places = (of: typeof from) =>
      Object.fromEntries(
        Object.entries(of.at).flatMap(([hex, ids]) => ids.split(' ').map((id) => [id, hex])),
      );
    const wanted = to ?? from;
    const { left } = taken({ ...from.at }, places(wanted));
    expect(left.filter((id) => isUnit(box.unit[id]))).toEqual([]);
  });
});
