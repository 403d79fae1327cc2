/* The sequence of play: the parts of a turn, one after the other, and what goes from turn to turn. */
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/alesia';
import { commandersOf } from '../../games/alesia/commanders';
import { boxOf } from '../../games/alesia/components/box';
import { fieldOf, unitsIn } from '../../games/alesia/field';
import { attackerOf } from '../../games/alesia/sequence';
import { type G, TOWN } from '../../games/alesia/state';
import { costsTo, moving } from './moving';
import { type Position, restOf, stateOf, type Table, tableAt } from './table';

const RELIEF = boxOf(stateOf()).units.filter(
  ({ force, kind }) => force === 'relieving' && kind === 'infantry',
);
const [GAUL] = RELIEF;
const [BESIEGED] = boxOf(stateOf()).units.filter(({ force }) => force === 'besieged');

/** A Roman and a Gaul far from each other. */
const APART: Position = { at: { U40: 'VII.2', C10: GAUL.id } };

/** A game at the start of a turn. */
function turnOf(position: Position = APART): Table {
  return tableAt(position, { step: 'game', sides: [] });
}

/** What is still to come in the turn, the next part first. */
function ahead({ stack }: G): string[] {
  return [...stack]
    .reverse()
    .map((frame) => ('cause' in frame ? `${frame.cause} ${frame.step}` : frame.step));
}

/** Ends the movement under way for all who move. */
function endMovement(table: Table): Table {
  for (const side of [...table.sides]) table.do(side, 'end');
  return table;
}

describe('a turn', () => {
  test('4.1, 4.2, 4.3, 4.4, 4.5, 4.6 has its parts in this order', () => {
    const table = turnOf();
    expect(ahead(table.G)).toEqual([
      'gallic movement',
      'offBoard',
      'outerWorks',
      'gallic combat',
      'roman movement',
      'roman combat',
      'endTurn',
      'game',
    ]);
    expect(table.sides).toEqual(['vercingetorix']);
    expect(attackerOf(table.G)).toBe('gallic');
  });

  test('4.5 the Romans move when nothing is left to do for the Gauls', () => {
    const table = endMovement(turnOf());
    expect(ahead(table.G)).toEqual(['roman movement', 'roman combat', 'endTurn', 'game']);
    expect(table.sides).toEqual(['caesar']);
    expect(attackerOf(table.G)).toBe('roman');
  });

  test('4.7 when the Romans are done the next turn begins', () => {
    const table = endMovement(endMovement(turnOf()));
    expect(table.G.turn).toBe(2);
    expect(table.told('4.7', 'Assault Period 1, turn 2.')).toBe(true);
    expect(table.sides).toEqual(['vercingetorix']);
  });

  test('11.4, 18.1, 22.42 what units have done off the board, and landings, count for one turn', () => {
    const position: Position = {
      zones: { IV: 'AED.5', V: 'GER.1' },
      shifted: ['AED.5'],
      reconnaissance: { scouts: {}, shifted: ['GER.1'], held: [] },
      release: { landed: ['AED.6'], fought: true, turn: 0, out: false },
    };
    const { G } = tableAt(position, restOf(), { step: 'startTurn', sides: [] });
    expect([G.secret.shifted, G.reconnaissance.shifted, G.release.landed]).toEqual([[], [], []]);
  });

  test('5.1 nobody has to move', () => {
    const table = endMovement(endMovement(turnOf()));
    expect(table.G.at['VII.2']).toBe('U40');
    expect(table.G.at[GAUL.id]).toBe('C10');
  });

  test('5.4 what a unit has not used of its movement is gone in the next turn', () => {
    const table = endMovement(turnOf());
    const reached = table.legal('caesar', 'move');
    table.do('caesar', 'move', 'VII.2', 'U42');
    const rest = table.legal('caesar', 'move');
    expect(rest.length).toBeLessThan(reached.length);
    endMovement(endMovement(table)).do('caesar', 'move', 'VII.2', 'U40');
    endMovement(endMovement(table));
    expect(table.legal('caesar', 'move')).toEqual(reached);
  });

  test('12.1 the first Assault Period ends with its twelfth turn', () => {
    const last = endMovement(endMovement(turnOf({ ...APART, turn: 11 })));
    expect([last.G.period, last.G.turn]).toEqual([1, 12]);
    endMovement(endMovement(last));
    expect(last.step).not.toBe('movement');
    expect(last.told('4.7', 'turn 13')).toBe(false);
  });

  test('12.1, 26.2 the Romans win with the twelfth turn of the second', () => {
    const table = endMovement(endMovement(turnOf({ ...APART, period: 2, turn: 12 })));
    expect(table.result?.winners).toEqual(['caesar']);
  });
});

describe('who plays', () => {
  test.each([
    [2, ['caesar'], ['vercingetorix']],
    [3, ['caesar'], ['vercingetorix', 'relief']],
    [4, ['caesar', 'labienus'], ['vercingetorix', 'relief']],
  ])('17.1 %i players: %o against %o', (players, romans, gauls) => {
    const state = stateOf({ players });
    expect(commandersOf(state, 'roman')).toEqual(romans);
    expect(commandersOf(state, 'gallic')).toEqual(gauls);
    expect(rulebook.players).toMatchObject({ min: 2, max: 4 });
  });

  test('9.2 besieged units are in the town, and nowhere in it', () => {
    expect(stateOf({ town: BESIEGED.id }).at[BESIEGED.id]).toBe(TOWN);
    expect(boxOf(stateOf()).hex[TOWN]).toBeUndefined();
  });
});

describe('what goes for all units', () => {
  test('10.3 a stack is broken up and made anew in one movement', () => {
    const table = moving('roman', { at: { U40: 'VII.2 VII.3', U42: 'VII.4' } });
    table.do('caesar', 'move', 'VII.2', 'U42').do('caesar', 'move', 'VII.4', 'U40');
    expect([table.in('U40'), table.in('U42')]).toEqual(['VII.3 VII.4', 'VII.2']);
  });

  test('11.6 any number of units goes from zone to zone in a turn', () => {
    const names = [...RELIEF.slice(0, 40).map(({ id }) => id), 'EQU.1'];
    const position: Position = { zones: { I: names.join(' ') } };
    const table = tableAt(position, restOf(), { step: 'offBoard', sides: [], begun: false });
    table.do('vercingetorix', 'shift', 'I', 'II', names.length);
    expect(new Set(Object.values(table.G.secret.zones))).toEqual(new Set(['II']));
  });

  test('22.3 cavalry controls and counts for stacking as infantry does', () => {
    const controlled = (id: string) => fieldOf(stateOf({ at: { U40: id } })).controlled.roman;
    expect(controlled('GER.1')).toEqual(controlled('VII.2'));
    expect(unitsIn(stateOf({ at: { U40: 'GER.1 VII.2' } }), 'U40')).toHaveLength(2);
  });

  test('23.1 Outer Works cost a unit on foot no more than clear ground', () => {
    const works = boxOf(stateOf()).hexes.filter(
      ({ works, rivers, trench, perimeter, camp }) =>
        works === 'outer' && rivers.length === 0 && ![...trench, ...perimeter, ...camp].includes(true),
    );
    const [from, to] = pairOf(works.map(({ id }) => id));
    expect(costsTo(moving('gallic', { at: { [from]: GAUL.id } }), GAUL.id, to)).toEqual([2]);
  });

  test('23.3 the Outer Works strike when all Gallic movement is over, and before combat', () => {
    const order = ahead(turnOf().G);
    expect(order.indexOf('outerWorks')).toBeGreaterThan(order.indexOf('gallic movement'));
    expect(order.indexOf('outerWorks')).toBeLessThan(order.indexOf('gallic combat'));
  });
});

/** Returns two of these hexes that border on each other. */
function pairOf(hexes: readonly string[]): [string, string] {
  const { hex } = boxOf(stateOf());
  for (const a of hexes) for (const b of hexes) if (hex[a].neighbours.includes(hex[b].number)) return [a, b];
  throw new Error('none of them border on each other');
}
