/* What a unit does to forts, the town and its own rights on the way. */
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/alesia';
import { boxOf } from '../../games/alesia/components/box';
import { isControlled } from '../../games/alesia/field';
import { placeOf, reach } from '../../games/alesia/movement/reach';
import { costsTo, FREE, moving } from './moving';
import { restOf, stateOf, tableAt } from './table';

const { hexes, walls } = boxOf(stateOf());

describe('forts', () => {
  test('24.9 Romans who enter a fort of theirs do it no harm', () => {
    const table = moving('roman', { at: { W46: 'VII.2', W48: 'FORT.1' } }).do(
      'caesar',
      'move',
      'VII.2',
      'W48',
    );
    expect(table.in('W48')).toBe('VII.2 FORT.1');
  });

  test('24.9 who holds the next fort, or a leader, stops nobody in a vacant one', () => {
    const table = moving('gallic', { at: { W46: 'AED.5', W48: 'FORT.1', V48: 'VII.2 FORT.2' } });
    expect(costsTo(table, 'AED.5', 'W48', 'W49')).toEqual([4, 6]);
    const led = moving('gallic', { at: { W46: 'AED.5', W48: 'FORT.1', V48: 'caesar' } });
    expect(costsTo(led, 'AED.5', 'W48', 'W49')).toEqual([4, 6]);
  });
});

describe('on and off the board', () => {
  test('11.7 who has come onto the board and gone on does not leave it either', () => {
    const table = moving('gallic', { zones: { IV: 'AED.5' } }).do('vercingetorix', 'move', 'AED.5', 'B20');
    table.do('vercingetorix', 'move', 'AED.5', 'A20');
    expect(table.legal('vercingetorix', 'leave')).toEqual([]);
  });

  test('11.5 nobody leaves the board with half a movement factor', () => {
    const mover = { side: 'vercingetorix' as const, unit: 'AED.5', path: [], left: true };
    const leaves = (spent: number) =>
      moving(
        'gallic',
        { at: { A20: 'AED.5' } },
        { began: { 'AED.5': 'D24' }, movers: [{ ...mover, spent }] },
      ).legal('vercingetorix', 'leave');
    expect([leaves(10), leaves(11)]).toEqual([['AED.5 IV'], []]);
  });

  test('11.5 who can only leave the board is asked', () => {
    const at = { A20: 'AED.5', A19: 'VII.2', A21: 'VII.3' };
    const table = moving('gallic', { at });
    expect(table.step).toBe('movement');
    expect(table.legal('vercingetorix', 'move')).toEqual([]);
    expect(table.legal('vercingetorix', 'leave')).toEqual(['AED.5 IV']);
  });

  test('5.2 who leaves the board ends the movement of the unit moved before', () => {
    const table = moving('gallic', { at: { W44: 'AED.5', A20: 'AED.6' } }).do(
      'vercingetorix',
      'move',
      'AED.5',
      'W45',
    );
    table.do('vercingetorix', 'leave', 'AED.6', 'IV');
    expect(table.refuses('vercingetorix', 'move', 'AED.5', 'W46')).toBe(true);
  });

  test('5.2, 17.3 but not that of the other commander’s unit', () => {
    const at = { W44: 'AED.1', A20: 'AED.6' };
    const table = moving('gallic', { ...FREE, players: 3, at }).do('vercingetorix', 'move', 'AED.1', 'W45');
    table.do('relief', 'leave', 'AED.6', 'IV');
    expect(table.refuses('vercingetorix', 'move', 'AED.1', 'W46')).toBe(false);
  });
});

describe('the town', () => {
  test('6.1 a zone of control does not reach onto the walls, nor from them', () => {
    const [wall] = walls;
    const beside = hexes[wall.neighbours.find((each) => hexes[each].terrain !== 'town') ?? 0].id;
    const G = stateOf({ at: { [wall.id]: 'AED.1', [beside]: 'VII.2' } });
    expect([isControlled(G, 'roman', wall.id), isControlled(G, 'gallic', beside)]).toEqual([false, false]);
  });

  test('17.3 who appears on the walls has not come out', () => {
    const table = moving('gallic', {
      ...FREE,
      town: 'AED.1',
      release: { landed: [], fought: true, turn: 1, out: false },
    });
    table.do('vercingetorix', 'move', 'AED.1', walls[0].id);
    expect(table.G.release.out).toBe(false);
  });

  test('17.3 who goes out by one wall hex and comes in by another has come out', () => {
    const [wall] = walls;
    const table = moving(
      'gallic',
      { ...FREE, town: 'AED.1', release: { landed: [], fought: true, turn: 1, out: false } },
      { appeared: { [wall.id]: 8 } },
    );
    const outside = wall.neighbours.map((number) => hexes[number]).find(({ terrain }) => terrain !== 'town');
    table.do('vercingetorix', 'move', 'AED.1', outside?.id ?? '');
    expect(costsTo(table, 'AED.1', wall.id)).toEqual([4]);
    table.do('vercingetorix', 'move', 'AED.1', wall.id);
    expect(table.G.release.out).toBe(true);
  });
});

describe('rivers that meet', () => {
  /** Hexes in which nothing but one river, or two, is in the way. */
  const isPlain = (number: number) => !hexes[number].bridge && !hexes[number].trench.includes(true);
  const isFord = (number: number) => isPlain(number) && hexes[number].river.filter(Boolean).length > 1;
  const pairs = hexes.flatMap(({ number, neighbours, river, rivers }) =>
    neighbours.flatMap((next, side) =>
      next >= 0 && isFord(number) && isFord(next)
        ? [{ from: number, next, isAlong: river[side], rivers }]
        : [],
    ),
  );
  const leavesBy = (from: number, to: number) => {
    const G = stateOf({ at: { [hexes[from].id]: 'AED.5' } });
    const name = hexes[from].id;
    return reach(G, 'gallic', 'AED.5', name, 0, name).leaves(placeOf(G, hexes[to].id));
  };

  test('8.2 from one river by a fork onto the other is onto another river', () => {
    const onto = pairs.flatMap(({ from, next: fork, isAlong, rivers }) =>
      isAlong && rivers.length === 1 && hexes[fork].rivers.length > 1
        ? pairs
            .filter(
              (each) =>
                each.from === fork &&
                each.isAlong &&
                !hexes[each.next].rivers.some((river) => rivers.includes(river)),
            )
            .map(({ next }) => ({ from, fork, next }))
        : [],
    );
    expect(onto.length).toBeGreaterThan(0);
    for (const { from, fork, next } of onto)
      expect([leavesBy(from, fork), leavesBy(from, next), leavesBy(fork, next)]).toEqual([
        false,
        true,
        false,
      ]);
  });
});

test('11.4, 18.1, 22.42 what was done off the board and who has landed is of one turn', () => {
  const table = tableAt(
    {
      zones: { IV: 'AED.5 GER.1' },
      shifted: ['AED.5'],
      reconnaissance: { scouts: {}, shifted: ['GER.1'], held: [] },
      release: { landed: ['AED.6'], fought: true, turn: 0, out: false },
    },
    restOf(),
    { step: 'startTurn', sides: [] },
  );
  const { secret, reconnaissance, release } = table.G;
  expect([secret.shifted, reconnaissance.shifted, release.landed]).toEqual([[], [], []]);
});

test('26.1 Vercingetorix wins by leaving the board though Caesar has fallen', () => {
  const table = moving('gallic', { at: { A20: 'vercingetorix' }, lost: 'caesar' });
  table.do('vercingetorix', 'leave', 'vercingetorix', 'IV');
  expect(table.result?.winners).toEqual(['vercingetorix']);
  expect(rulebook.id).toBe('alesia');
});
