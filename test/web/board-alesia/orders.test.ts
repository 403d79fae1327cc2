/* Who is chosen and where they are sent; what is pressed on the map, and what stands at the prompt. */
import { describe, expect, test } from 'vitest';
import type { G } from '../../../games/alesia/state';
import { TOWN } from '../../../games/alesia/state';
import type { AnyFrame } from '../../../games/kit/frame';
import { pressedFor, readingOf } from '../../../web/boards/alesia/arguments';
import { besideMap, isOnBoard, onMap } from '../../../web/boards/alesia/choosing';
import { placeOf } from '../../../web/boards/alesia/forces';
import { halvesText, marksOf } from '../../../web/boards/alesia/marks';
import { goalsOf, ordersIn, repeatOf, together } from '../../../web/boards/alesia/orders';
import { attacksIn, partOf, placesAsked } from '../../../web/boards/alesia/underWay';
import { reachIn } from '../../../web/boards/alesia/ways';
import { wordsOfDraft } from '../../../web/map/draft';
import { restOf, stateOf, tableAt } from '../../alesia/table';
import { answersFor } from './answers';

const moving = (cause: 'roman' | 'gallic'): AnyFrame<G>[] => [
  restOf(cause === 'roman' ? 'vercingetorix' : 'caesar'),
  { step: 'movement', sides: [], cause, began: {}, movers: [], appeared: {}, ended: [] },
];

describe('in movement', () => {
  const { G } = tableAt(
    { at: { Z28: 'VII.2 VII.3 VII.4', AA30: 'VIII.2', Y32: 'AED.1' } },
    ...moving('roman'),
  );
  const choices = answersFor(G, 'caesar');
  const orders = ordersIn(choices, G);

  test('every unit that may move takes orders, and nobody else', () => {
    expect([...orders.of.keys()].sort()).toEqual(['VII.2', 'VII.3', 'VII.4', 'VIII.2']);
    expect(orders.moves).toEqual(['move']);
    expect(orders.of.get('VII.2')).toEqual(['move']);
  });

  test('where they can go is what the rules offer, with what it costs and what stops them', () => {
    const goals = goalsOf(['VII.2'], orders, choices, G);
    expect([...goals.keys()].sort()).toEqual([...choices.next('move', ['VII.2'])].map(String).sort());
    const marks = marksOf(G, goals, (unit) => reachIn(G, 'caesar', unit));
    expect(marks.get('Z29')).toEqual({ cost: '1', stops: '' });
    expect(marks.get('Y31')).toEqual({
      cost: expect.any(String),
      stops: 'an enemy zone of control stops it',
    });
    expect(marksOf(G, goals, (unit) => reachIn(G, null, unit)).get('Z29')).toEqual({ cost: '', stops: '' });
  });

  test('no more are sent to a hex together than may stand there (10.1), one of them at least', () => {
    const chosen = ['VII.2', 'VII.3', 'VII.4', 'VIII.2'];
    const goals = goalsOf(chosen, orders, choices, G);
    const units = (place: string) => together(G, place, goals.get(place) ?? []).map(({ unit }) => unit);
    expect(units('Z29')).toEqual(['VII.2', 'VII.3', 'VII.4']);
    expect(units('AA30')).toEqual(['VII.2', 'VII.3']);
    expect(units('nowhere')).toEqual([]);
  });

  test('the last order is repeated by the next of the stack that can', () => {
    const table = tableAt({ at: { Z28: 'VII.2 VII.3', Y40: 'VIII.2' } }, ...moving('roman'));
    const before = answersFor(table.G, 'caesar');
    const goals = goalsOf(['VII.2'], ordersIn(before, table.G), before, table.G);
    const last = together(table.G, 'Z30', goals.get('Z30') ?? []);
    table.do('caesar', 'move', 'VII.2', 'Z30');
    const after = answersFor(table.G, 'caesar');
    const again = repeatOf(last, 'Z28', ordersIn(after, table.G), after, table.G);
    expect(again?.orders.map(({ move }) => move)).toEqual([{ move: 'move', args: ['VII.3', 'Z30'] }]);
    expect(again?.words).toContain('Cohort III');
    expect(repeatOf(last, null, ordersIn(after, table.G), after, table.G)).toBeNull();
    table.do('caesar', 'move', 'VII.3', 'Z30');
    const end = answersFor(table.G, 'caesar');
    expect(repeatOf(last, 'Z28', ordersIn(end, table.G), end, table.G)).toBeNull();
  });

  test('are not offered for the next where it would stand above the limit', () => {
    const full = tableAt({ at: { Z28: 'VII.2 VII.3', Z30: 'VIII.2 VIII.3' } }, ...moving('roman'));
    const last = [{ unit: 'VII.2', move: { move: 'move', args: ['VII.2', 'Z30'] } }];
    full.do('caesar', 'move', 'VII.2', 'Z30');
    const after = answersFor(full.G, 'caesar');
    expect(after.next('move', ['VII.3'])).toContain('Z30');
    expect(repeatOf(last, 'Z28', ordersIn(after, full.G), after, full.G)).toBeNull();
  });

  test('ending it stands at the prompt, standing orders in their panel', () => {
    for (const one of choices.possible) expect(isOnBoard(one, choices, G), one.move).toBe(one.stages > 0);
    expect(onMap(choices, G)).toEqual([]);
    expect(besideMap(choices, G)).toEqual([]);
  });
});

describe('out of the town and off the board', () => {
  const { G } = tableAt(
    {
      town: 'MAN.1 MAN.2 vercingetorix',
      zones: { I: 'AED.5 AED.6' },
      release: { landed: [], fought: true, turn: 1, out: false },
      turn: 9,
    },
    ...moving('gallic'),
  );
  const choices = answersFor(G, 'vercingetorix');
  const orders = ordersIn(choices, G);

  test('units are pressed in the town and in their zone', () => {
    expect(placeOf(G, 'MAN.1')).toBe(TOWN);
    expect(placeOf(G, 'AED.5')).toBe('I');
    expect(placeOf(G, 'VII.2')).toBeNull();
    expect(orders.of.has('MAN.1')).toBe(true);
    expect(orders.of.has('AED.5')).toBe(true);
  });

  test('go onto the map from there', () => {
    const goals = goalsOf(['AED.5'], orders, choices, G);
    expect(goals.size).toBeGreaterThan(5);
    expect(marksOf(G, goals, (unit) => reachIn(G, 'vercingetorix', unit)).get('VV25')?.cost).toBe('1');
  });

  test('nobody else sees in which zone they are', () => {
    const view = { ...G, secret: { ...G.secret, zones: { 'AED.5': '', 'AED.6': '' } } };
    expect(placeOf(view, 'AED.5')).toBeNull();
  });

  test('from zone to zone they go by kind or together', () => {
    const table = tableAt({ zones: { I: 'AED.5 AED.6 EQU.1' } }, restOf(), {
      step: 'offBoard',
      sides: [],
      begun: false,
    });
    const shifts = answersFor(table.G, 'vercingetorix');
    const [draft] = onMap(shifts, table.G);
    const reading = readingOf(table.G);
    expect(draft.move).toBe('shift');
    const words = shifts.next('shift', []).map((first) => wordsOfDraft({ ...draft, args: [first] }, reading));
    expect(words).toEqual([
      'Off the board: all units of zone I',
      'Off the board: infantry 7-6',
      'Off the board: cavalry 2-13',
    ]);
  });
});

describe('what is under way', () => {
  test('is told in a few words', () => {
    expect(partOf(tableAt({ at: { Z28: 'VII.2' } }, ...moving('roman')).G)).toBe('Roman movement');
    expect(partOf(tableAt({}, restOf()).G)).toBe('Deployment');
    const waiting: AnyFrame<G> = { step: 'combat', sides: [], cause: 'gallic', targets: {}, began: {} };
    const G = stateOf();
    expect(partOf({ ...G, stack: [waiting, ...moving('gallic')] })).toBe('Gallic movement');
    expect(partOf({ ...G, stack: [...moving('gallic'), waiting] })).toBe('Gallic combat');
  });

  test('attacks are drawn from hex to hex, once', () => {
    const G = stateOf({ at: { Z28: 'AED.1 AED.2', Z29: 'VII.2' } });
    const frame: AnyFrame<G> = {
      step: 'combat',
      sides: ['vercingetorix'],
      cause: 'gallic',
      targets: { 'AED.1': ['Z29'], 'AED.2': ['Z29'] },
      began: {},
    };
    expect(attacksIn({ ...G, stack: [frame] })).toEqual([['Z28', 'Z29']]);
    expect(attacksIn(G)).toEqual([]);
  });

  test('who is fired at is asked about', () => {
    const G = stateOf({ at: { Z28: 'AED.1' } });
    const frame: AnyFrame<G> = {
      step: 'fire',
      sides: ['caesar'],
      unit: 'AED.1',
      from: null,
      missilesOnly: false,
      held: [],
    };
    expect(placesAsked({ ...G, stack: [frame] })).toEqual(['Z28']);
  });

  test('half movement factors read as such', () => {
    expect([0, 1, 2, 5].map(halvesText)).toEqual(['0', '½', '1', '2½']);
  });

  test('within the walls all hexes are pressed as one', () => {
    const G = stateOf();
    expect(pressedFor(G, 'Z40')).toBe(TOWN);
    expect(pressedFor(G, 'II')).toBe('II');
    expect(pressedFor(G, 3)).toBeNull();
    expect(pressedFor(G, 'ready')).toBeNull();
  });
});
