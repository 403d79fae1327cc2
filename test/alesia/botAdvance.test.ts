/* How victors of the bots advance (16.1), and how far the bots look ahead. */
import { describe, expect, test } from 'vitest';
import { bots } from '../../games/alesia/bot';
import { Outlook } from '../../games/alesia/bot/advancing';
import { assaultOf } from '../../games/alesia/bot/assault';
import { suggestions } from '../../games/alesia/bot/suggest';
import { battleOf } from '../../games/alesia/combat';
import { boxOf } from '../../games/alesia/components/box';
import { distance } from '../../games/alesia/components/hex';
import type { Cause, G, Side } from '../../games/alesia/state';
import { findFrame } from '../../games/kit/frame';
import { clash, fighting } from './fighting';
import { movementOf } from './moving';
import { type Position, restOf, stateOf, type Table, tableAt } from './table';

const { hexes, hex } = boxOf(stateOf());

/** A hex in the open, those around it in their order, and those two hexes away in the same directions. */
const HEX = 'W48';
const AROUND = hex[HEX].neighbours.map((number) => hexes[number]);
const BEYOND = AROUND.map(({ neighbours }, side) => hexes[neighbours[side]]);

/** Lets a side advance as its bot does, until it is done; returns its steps. */
function advance(table: Table, side: Side): string[] {
  const steps: string[] = [];
  while (findFrame(table.G, 'advance') !== undefined && table.sides.includes(side)) {
    const offers = suggestions(table.G, side) ?? [];
    expect(offers.length).toBe(1);
    const [{ move }] = offers;
    if (move.move === 'done') break;
    table.do(side, move.move, ...move.args);
    steps.push(move.args.join(' '));
  }
  return steps;
}

/** Lets a side take its enemies back, whichever way, until it may advance. */
function driveBack(table: Table, side: Side): Table {
  while (table.step === 'retreat') table.do(side, 'retreat', ...table.legal(side, 'retreat')[0].split(' '));
  return table;
}

describe('advances, as bots make them', () => {
  test('26.2 Romans go next to Vercingetorix', () => {
    const position = { at: { [HEX]: 'PAR.1', [AROUND[0].id]: 'X.1', [AROUND[3].id]: 'X.2' } };
    const without = clash('roman', position, 'X.1 X.2', HEX, []);
    expect(advance(without, 'caesar')).toEqual([]);
    const at = { ...position.at, [hexes[BEYOND[1].neighbours[1]].id]: 'vercingetorix' };
    const table = clash('roman', { at }, 'X.1 X.2', HEX, []);
    expect(advance(table, 'caesar').length).toBeGreaterThan(0);
    expect(table.G.at.vercingetorix).toBe('lost');
  });

  test('19.3 a leader follows the last who were with him, and stays with who stays', () => {
    const at = { E7: 'LEX.1', E8: 'X.2 X.3 X.4 caesar' };
    const victory = () => driveBack(clash('roman', { at }, 'X.2 X.3 X.4', 'E7', [1, 1, 1]), 'caesar');
    const all = victory();
    for (const unit of ['X.2', 'X.3', 'X.4']) all.do('caesar', 'advance', unit, 'E7');
    expect(advance(all, 'caesar')).toEqual(['caesar E7']);
    const some = victory().do('caesar', 'advance', 'X.2', 'E7');
    expect(advance(some, 'caesar')).toEqual([]);
  });

  test('10.2 who has come into a full hex goes on, whatever it is worth', () => {
    const at = { E7: 'GER.1', F7: 'AED.1 ARV.1', D7: 'ARV.2', E8: 'AED.5 AED.6' };
    const table = clash('gallic', { at }, 'AED.1 ARV.1 ARV.2', 'E7', [1]);
    for (const unit of ['AED.1', 'ARV.1', 'ARV.2']) table.do('vercingetorix', 'advance', unit, 'E7');
    expect(table.refuses('vercingetorix', 'done')).toBe(true);
    expect(advance(table, 'vercingetorix').length).toBeGreaterThan(0);
  });

  test('15.4 Romans shut the way out of those who are still to be fought', () => {
    const at = {
      [HEX]: 'ARV.1 ARV.2',
      [AROUND[0].id]: 'PAR.1',
      [BEYOND[0].id]: 'X.1 X.2 X.3',
      [AROUND[3].id]: 'VII.2',
    };
    const first = (battles: boolean) => {
      const state = stateOf({ at });
      const battle = battleOf(state, ['X.1', 'X.2', 'X.3'], [AROUND[0].id]);
      const next = battleOf(state, ['VII.2'], [HEX]);
      const common = { cause: 'roman' as const, began: {} };
      return driveBack(
        tableAt(
          { at },
          restOf(),
          { step: 'battles', sides: [], battles: battles ? [next] : [], ...common },
          { step: 'battle', sides: [], battle, dice: [1], ...common },
        ),
        'caesar',
      );
    };
    expect(advance(first(true), 'caesar')[0]).toMatch(new RegExp(`^X.. ${AROUND[0].id}$`));
    expect(advance(first(false), 'caesar')).toEqual([]);
  });

  const distanceIn = (G: G, place: string) => assaultOf(G)?.far[hex[place].number] ?? -1;
  const town = 'vercingetorix';
  const { far } = assaultOf(stateOf({ town })) ?? { far: [] };
  const behind = AROUND.reduce((most, each) => (far[each.number] > far[most.number] ? each : most));

  /** Gauls who have won a hex nearer to whom they mean to attack, and Vercingetorix in the town. */
  const breach = (more: Position['at'] = {}) =>
    clash(
      'gallic',
      { at: { [HEX]: 'GER.1', [behind.id]: 'AED.1 ARV.1', ...more }, town },
      'AED.1 ARV.1',
      HEX,
      [],
    );

  test('16.1 Gauls come nearer to whom they mean to attack next, all of them', () => {
    const table = breach();
    const steps = advance(table, 'vercingetorix');
    expect(new Set(steps.map((step) => step.split(' ')[0]))).toEqual(new Set(['AED.1', 'ARV.1']));
    for (const unit of ['AED.1', 'ARV.1'])
      expect(distanceIn(table.G, table.G.at[unit])).toBeLessThan(distanceIn(table.G, behind.id));
  });
});

describe('what places are worth to those who advance', () => {
  const { unit } = boxOf(stateOf());

  /** Returns what a place is worth to a unit of the victors, in a combat of a cause in which some hexes are still to be fought. */
  const worth = (position: Position, id: string, place: string, attacker: Cause, toFight: string[] = []) => {
    const battles = toFight.map((each) => ({ hexes: [each], attackers: [], defenders: [], posts: {} }));
    const advance = { cause: unit[id].side, isAttacker: true, distance: 4, vacated: [], ways: {}, posts: {} };
    const frame = { step: 'advance' as const, sides: [], ...advance, began: {} };
    const G = stateOf(position);
    G.stack = [{ step: 'battles', sides: [], cause: attacker, battles, began: {} }, frame];
    return new Outlook(G, frame).worthOf(unit[id], place);
  };
  const roman = (at: Position['at'], place: string) =>
    worth({ at: { ...at, A1: 'X.1' } }, 'X.1', place, 'roman');

  test('25.1 ramparts to Romans: more than some hexes nearer to Vercingetorix, less than to catch him', () => {
    const walled = hexes.find(({ perimeter }) => perimeter.includes(true))?.id ?? '';
    const prey = { [HEX]: 'vercingetorix' };
    const far = (place: string) => distance(hex[place], hex[HEX]);
    const beside = AROUND[0].id;
    const open = hexes.find(({ id, area }) => area === 'o' && far(id) === far(walled) - 1)?.id ?? '';
    expect(roman({}, walled)).toBeGreaterThan(roman({}, open));
    expect(roman(prey, open)).toBeLessThan(roman(prey, walled));
    expect(roman(prey, BEYOND[0].id)).toBeGreaterThan(roman(prey, open));
    expect(roman(prey, beside)).toBeGreaterThan(roman(prey, BEYOND[0].id) + 100);
    expect(roman({ T40: 'vercingetorix' }, beside)).toBeLessThan(100);
  });

  test('15.4 less to Gauls where they may be surrounded, as long as the Romans have yet to move', () => {
    const [left, right] = [2, 4].map((side) => hexes[BEYOND[side].neighbours[side]].id);
    const lost = (strong: string, other: string, own: string) => {
      const position = { at: { [left]: strong, [right]: other, [AROUND[0].id]: own }, town: 'vercingetorix' };
      const [id] = own.split(' ');
      return worth(position, id, HEX, 'roman') - worth(position, id, HEX, 'gallic');
    };
    expect(lost('X.1 X.2 X.3', 'X.4 X.5 X.6', 'ARV.1')).toBeGreaterThan(1);
    expect(lost('X.1 X.2', 'X.4 X.5', 'ARV.1')).toBe(0);
    expect(lost('X.1 X.2', 'X.4 X.5', 'EQU.1')).toBeGreaterThan(1);
  });

  test('15.4 more where they shut enemies in who are still to be fought, by what nobody else shuts', () => {
    const gain = (at: Position['at'], place: string, attacker: Cause = 'roman') => {
      const position = { at: { [HEX]: 'ARV.1', ...at } };
      return worth(position, 'X.1', place, attacker, [HEX]) - worth(position, 'X.1', place, attacker);
    };
    const away = { A1: 'X.1' };
    const shut = gain(away, AROUND[0].id);
    expect(shut).toBeGreaterThan(0);
    expect(gain(away, BEYOND[0].id)).toBeCloseTo(shut / 3);
    expect(gain({ ...away, [AROUND[1].id]: 'X.2' }, AROUND[0].id)).toBeCloseTo(shut / 3);
    expect(gain({ ...away, [AROUND[0].id]: 'X.2' }, AROUND[0].id)).toBe(0);
    expect(gain({ [AROUND[1].id]: 'X.1' }, AROUND[0].id)).toBe(shut);
    expect(gain({ [AROUND[1].id]: 'X.1' }, AROUND[1].id)).toBe(shut);
    expect(gain(away, AROUND[0].id, 'gallic')).toBe(0);
  });
});

describe('how far bots look ahead', () => {
  /** Returns the horizon while a cause does something in turn 3. */
  const during = (table: Table) => bots.horizon(table.G);
  const at = { E7: 'GER.1', F7: 'AED.1 ARV.1' };
  const moving = (cause: Cause) => during(tableAt({ at, turn: 3 }, restOf(), movementOf(cause)));

  test('4 a movement is judged when its fights have been fought', () => {
    const battle = clash('gallic', { at, turn: 3 }, 'AED.1 ARV.1', 'E7', [1]);
    expect(battle.step).toBe('advance');
    expect(moving('gallic')).toBe(during(fighting('gallic', { at, turn: 3 })));
    expect(during(fighting('roman', { at, turn: 3 }))).toBe(moving('roman'));
    expect(moving('roman')).toBe(moving('gallic') + 1);
  });
});
