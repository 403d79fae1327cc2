import { describe, expect, test } from 'vitest';
import { battleOf } from '../../games/alesia/combat';
import { retreatsOf } from '../../games/alesia/combat/routes';
import { boxOf } from '../../games/alesia/components/box';
import type { Cause } from '../../games/alesia/state';
import { findFrame } from '../../games/kit/frame';
import { attack, clash, fighting } from './fighting';
import { costsTo, FREE, movementOf, moving } from './moving';
import { type Position, restOf, stateOf, tableAt } from './table';

describe('retreats into full hexes', () => {
  /** A Gaul in E7 is beaten from E8 and can retreat to D6 alone, where two stand already. */
  const CORNERED = { E7: 'AED.5', E8: 'X.1 X.2', F6: 'VII.4', D6: 'AED.6 LEX.1' };

  test('16.2 nobody is lost for want of room alone', () => {
    const table = clash('roman', { at: CORNERED }, 'X.1 X.2', 'E7', [2]);
    expect([table.in('D6'), table.in('lost')]).toEqual(['AED.5 AED.6 LEX.1', '']);
  });

  test('10.2 the owner chooses whom he loses, when the last battle has been fought', () => {
    const table = fighting('roman', { at: { ...CORNERED, A20: 'VII.5 labienus', A21: 'PAR.1' } });
    attack(table, { E7: 'X.1 X.2', A21: 'VII.5' });
    table.dice(2, 1, 2).do('caesar', 'fight', 'E7');
    expect([table.step, table.in('D6')]).toEqual(['battle', 'AED.5 AED.6 LEX.1']);
    table.do('caesar', 'choose', 1);
    expect([table.step, table.sides]).toEqual(['overstacking', ['vercingetorix']]);
    expect(table.legal('vercingetorix', 'lose')).toEqual(['AED.5', 'AED.6', 'LEX.1']);
    table.do('vercingetorix', 'lose', 'LEX.1');
    expect([table.step, table.in('D6')]).toEqual(['deployment', 'AED.5 AED.6']);
  });

  test('10.2 attackers who are driven back into a full hex are held to the limit, too, and the Romans move next', () => {
    const at = {
      E7: 'X.1 X.2 X.3',
      F7: 'MAN.1',
      E5: 'VII.4',
      G7: 'AED.6 LEX.1',
      G8: 'AED.7 AED.8',
      E8: 'GER.1',
    };
    const position: Position = { at };
    const table = tableAt(
      position,
      restOf(),
      movementOf('roman'),
      { step: 'battles', sides: [], cause: 'gallic', battles: [], began: {} },
      {
        step: 'battle',
        sides: [],
        cause: 'gallic',
        battle: battleOf(stateOf(position), ['MAN.1'], ['E7']),
        began: {},
        dice: [1],
      },
    );
    expect([table.step, table.sides]).toEqual(['overstacking', ['vercingetorix']]);
    table.do('vercingetorix', 'lose', 'MAN.1');
    expect([table.step, table.sides]).toEqual(['movement', ['caesar']]);
  });

  test('16.2, 16.4 full hexes that lead away from the lines of the beaten save him, too', () => {
    const at = { E7: 'AED.5', D6: 'X.1 X.2', F6: 'VII.4', E8: 'AED.6 LEX.1', F8: 'AED.9 SAN.1' };
    const table = clash('roman', { at }, 'X.1 X.2', 'E7', [2]);
    expect(table.legal('caesar', 'retreat')).toEqual(['AED.5 E8', 'AED.5 F8']);
  });

  test('10.1 a retreat ends where there is room, if any way does', () => {
    const at = { ...CORNERED, F6: 'FORT.1' };
    const table = clash('roman', { at }, 'X.1 X.2', 'E7', [2]);
    expect(table.legal('caesar', 'retreat')).toEqual(['AED.5 E6', 'AED.5 F7']);
    const open = clash('roman', { at: { ...at, D6: 'AED.6 vercingetorix' } }, 'X.1 X.2', 'E7', [2]);
    expect(open.legal('caesar', 'retreat')).toEqual(['AED.5 D6', 'AED.5 E6', 'AED.5 F7']);
  });
});

describe('rivers and the Isolated Trench on a retreat', () => {
  const { unit: units } = boxOf(stateOf());
  /** Where a unit that has retreated over some hexes so far may go on to. */
  const onwards = (unit: string, path: string, position: Position = {}, began?: string) =>
    retreatsOf(stateOf(position), units[unit], path.split(' '), 1, began);

  test('8.1 nobody crosses them on the way, but goes on along them', () => {
    expect(onwards('VII.2', 'M15 N15')).toEqual(['N16', 'N14']);
    expect(onwards('VII.2', 'U26 U25')).toEqual(['T25', 'V26']);
    expect(onwards('AED.1', 'U24 U25')).toEqual(['T25', 'V26']);
    expect(onwards('AED.1', 'U24 U25 V26')).toEqual(['W26']);
  });

  test('8.2 who stood on one of them leaves it by either bank, by way of others of its hexes, too', () => {
    expect(onwards('AED.1', 'T25 U25')).toEqual(['U26', 'V26']);
    expect(onwards('AED.1', 'V26 U25')).toEqual(['U26', 'T25', 'T24', 'U24', 'V25']);
  });

  test('8.2 who came there from the town in this turn leaves it for the side of the town only', () => {
    expect(onwards('AED.1', 'U25', {}, 'town')).toEqual(onwards('AED.1', 'U25', {}, 'U27'));
    expect(onwards('AED.5', 'U25', {}, 'town')).not.toEqual(onwards('AED.5', 'U25', {}, 'U22'));
  });

  test('8.2 the bank is told by the way round the river, not through it, and a bridge belongs to neither', () => {
    expect(onwards('AED.1', 'A29', {}, 'D29')).toEqual(['B29']);
    expect(onwards('VII.2', 'M32', {}, 'G26')).toEqual(['L31', 'M31', 'N32']);
  });

  test('8.2 a bank is all the ground on one side of the river', () => {
    expect(onwards('VII.2', 'M32', {}, 'M40')).toEqual(['M33', 'L32', 'L31', 'N32', 'N33']);
  });

  test('8.2 who came to a river from another one close by goes back there', () => {
    expect(onwards('AED.5', 'MM25', {}, 'NN26')).toEqual(['MM24', 'NN25']);
    expect(onwards('AED.5', 'MM25', {}, 'JJ25')).toEqual(['LL24', 'MM24']);
  });

  test('8.2 who stood on one river comes to another as everybody does, and goes on along it', () => {
    expect(onwards('VII.2', 'NN26 MM25')).toEqual(['LL25', 'MM24']);
    expect(onwards('VII.2', 'Q34 Q33')).toEqual(['P33', 'P32', 'Q32', 'R33', 'R34']);
    expect(onwards('VII.2', 'Q34 Q33 P32')).toEqual(['O32']);
    expect(onwards('VII.2', 'O32 P32')).toEqual(['P33', 'O31', 'P31', 'Q32', 'Q33']);
  });

  test('8.2 who stood on a bridge, or comes through one along the river, stood on that river', () => {
    const banks = ['O33', 'N31', 'O31', 'P32', 'P33'];
    expect(onwards('AED.5', 'N32 O32')).toEqual(banks);
    expect(onwards('AED.5', 'M32 N32 O32')).toEqual(banks);
    expect(onwards('AED.5', 'M31 N32 O32')).toEqual(['P32']);
  });

  test('8.2 who came onto a river at the edge from off the board has come from neither bank', () => {
    expect(onwards('AED.1', 'N8', {}, 'off')).toEqual(onwards('AED.1', 'N8'));
    expect(onwards('AED.1', 'N8', {}, 'L8')).not.toEqual(onwards('AED.1', 'N8'));
  });

  test('16.4 from the edge of the board the relieving army leaves it, and goes nowhere along it', () => {
    expect(onwards('AED.5', 'E3')).toEqual(['III']);
  });

  test('8.1, 16.2 nobody retreats off the board through a river he has come to on the way', () => {
    expect(onwards('AED.5', 'N8')).toEqual(['II', 'III']);
    expect(onwards('AED.5', 'M8 N8')).not.toContain('III');
    expect(onwards('AED.5', 'N9 N8')).toContain('III');
  });

  test('16.4 Romans on their outermost ramparts are home', () => {
    const { hexes, hex } = boxOf(stateOf());
    const rampart = hexes.find(
      ({ area, neighbours }) =>
        area === 'O' && neighbours.filter((each) => hexes[each]?.area === 'O').length === 2,
    );
    const places = onwards('VII.2', rampart?.id ?? '');
    expect(places.filter((id) => hex[id].area === 'O')).toHaveLength(2);
    expect(places.filter((id) => hex[id].area === 'o')).toEqual([]);
  });

  test('8.3 where the trench touches one hexside only it holds nobody up', () => {
    expect(onwards('AED.1', 'R23 R24')).toEqual(['R25', 'Q24', 'S24', 'S25']);
  });

  test('25.5 a bridge leads on across the river', () => {
    expect(onwards('VII.2', 'N31 N32')).toContain('N33');
    expect(onwards('VII.2', 'M31 M32')).toEqual(['L31', 'N32']);
    expect(onwards('VII.2', 'M31 M32 N32')).toContain('N33');
  });

  test('24.8 a fort is a bridge to Romans in a river, 24.9 and never to Gauls', () => {
    const river: Position = { at: { N15: 'FORT.1' } };
    expect(onwards('VII.2', 'M15 N15', river)).toEqual(['N16', 'M14', 'N14', 'O15', 'O16']);
    expect(onwards('AED.1', 'M15 N15', river)).toEqual(onwards('AED.1', 'M15 N15'));
  });

  test('24.8 a fort on the trench is a bridge to nobody, as it is none to who moves', () => {
    const trench: Position = { at: { U25: 'FORT.1' } };
    for (const unit of ['VII.2', 'AED.1'])
      expect(onwards(unit, 'U24 U25', trench)).toEqual(onwards(unit, 'U24 U25'));
    expect(onwards('VII.2', 'U24 U25', trench)).not.toContain('U26');
    const moves = moving('roman', { at: { U24: 'VII.2', ...trench.at } });
    expect(costsTo(moves, 'VII.2', 'U25', 'U26')).toEqual([2, 12]);
  });

  test('8.4 where the trench is filled in foot goes on across it, cavalry does not', () => {
    const filled: Position = { filled: ['U25'] };
    expect(onwards('AED.5', 'U26 U25', filled)).toEqual(['T25', 'T24', 'U24', 'V25', 'V26']);
    expect(onwards('EQU.1', 'U26 U25', filled)).toEqual(['T25', 'V26']);
    expect(onwards('AED.5', 'U26 U25', { filled: ['V26'] })).toEqual(['T25', 'V26']);
    expect(onwards('AED.5', 'U26 U25', { filled: ['T25'] })).toEqual(['T25', 'V26']);
  });
});

describe('where units came from', () => {
  /** What the combat knows after a unit has moved in the way that is told. */
  const remembered = (cause: Cause, position: Position, unit: string, ...way: string[]) => {
    const table = tableAt(
      { turn: 9, release: { landed: [], fought: true, turn: 1, out: true }, ...position },
      restOf('relief'),
      { step: 'combat', sides: [], cause, targets: {}, began: {} },
      movementOf(cause),
    );
    const [side] = table.sides;
    for (const hex of way) table.do(side, 'move', unit, hex);
    table.do(side, 'end');
    return findFrame(table.G, 'combat')?.began;
  };

  test('8.2 it is kept of those who came to a river or the trench in this turn, from elsewhere', () => {
    const far = { A20: 'AED.7', A21: 'VII.3' };
    expect(remembered('gallic', { at: { ...far, U24: 'AED.5' } }, 'AED.5', 'U25')).toEqual({
      'AED.5': 'U24',
    });
    expect(remembered('gallic', { at: { ...far, U25: 'AED.5' } }, 'AED.5', 'V26')).toEqual({});
    expect(remembered('gallic', { at: { ...far, N32: 'AED.5' } }, 'AED.5', 'O32')).toEqual({});
    expect(remembered('gallic', { at: { ...far, NN26: 'AED.5' } }, 'AED.5', 'MM25')).toEqual({
      'AED.5': 'NN26',
    });
    expect(remembered('gallic', { at: { ...far, U25: 'AED.5' } }, 'AED.5', 'U26')).toEqual({});
    expect(remembered('gallic', { at: { ...far, U24: 'AED.5' } }, 'AED.5', 'U23')).toEqual({});
    const { zones } = boxOf(stateOf()).hex.N8;
    expect(remembered('gallic', { at: far, zones: { [zones[0]]: 'AED.5' } }, 'AED.5', 'N8')).toEqual({
      'AED.5': 'off',
    });
  });

  test('9.4 it is kept of those who came into the town in this turn', () => {
    const far = { A20: 'AED.7', A21: 'VII.3' };
    const entering: Position = { at: { ...far, V37: 'AED.5' } };
    expect(remembered('gallic', entering, 'AED.5', 'W37')).toEqual({ 'AED.5': 'V37' });
    expect(remembered('gallic', entering, 'AED.5', 'W37', 'town')).toEqual({ 'AED.5': 'V37' });
    expect(remembered('gallic', { at: far, town: 'AED.1' }, 'AED.1', 'W37')).toEqual({});
    expect(remembered('gallic', { at: { ...far, W37: 'AED.1' } }, 'AED.1', 'town')).toEqual({});
  });

  test('9.4 it is kept of those who went out of the town and came back in', () => {
    const far = { A20: 'AED.7', A21: 'VII.3' };
    const leaving: Position = { ...FREE, at: far, town: 'AED.1' };
    expect(remembered('gallic', leaving, 'AED.1', 'V37', 'W37')).toEqual({ 'AED.1': 'V37' });
    expect(remembered('gallic', leaving, 'AED.1', 'V37', 'town')).toEqual({ 'AED.1': 'V37' });
    const onWalls: Position = { ...FREE, at: { ...far, W37: 'AED.1' } };
    expect(remembered('gallic', onWalls, 'AED.1', 'U37', 'town')).toEqual({ 'AED.1': 'V37' });
  });
});
