/* How victors of the bots advance (16.1), and how far the bots look ahead. */
import { describe, expect, test } from 'vitest';
import { bots } from '../../games/alesia/bot';
import { assaultOf } from '../../games/alesia/bot/assault';
import { suggestions } from '../../games/alesia/bot/suggest';
import { battleOf } from '../../games/alesia/combat';
import { boxOf } from '../../games/alesia/components/box';
import type { Hex } from '../../games/alesia/components/hex';
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

  test('16.1, 25.1 Romans stay behind their ramparts', () => {
    const isWalled = ({ perimeter, camp }: Hex) => perimeter.includes(true) || camp.includes(true);
    const open = (each: Hex) => each.area === 'o' && !isWalled(each) && !each.works;
    const post = hexes.find(
      (each) => isWalled(each) && each.neighbours.some((near) => hexes[near] && open(hexes[near])),
    );
    const front = post?.neighbours
      .map((near) => hexes[near])
      .find((each) => each !== undefined && open(each));
    if (post === undefined || front === undefined) throw new Error('there is no such post');
    const table = clash(
      'gallic',
      { at: { [post.id]: 'VII.2 VII.3', [front.id]: 'MAN.1' } },
      'MAN.1',
      post.id,
      [6],
    );
    expect(table.step).toBe('advance');
    expect(advance(table, 'caesar')).toEqual([]);
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

  test('15.4 but not to where they would be surrounded', () => {
    const opposite = AROUND.indexOf(behind);
    const [left, right] = [(opposite + 2) % 6, (opposite + 4) % 6];
    const corner = (side: number) => hexes[BEYOND[side].neighbours[side]].id;
    const romans = { [corner(left)]: 'X.1 X.2 X.3', [corner(right)]: 'X.4 X.5 X.6' };
    expect(advance(breach(romans), 'vercingetorix')).toEqual([]);
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
