import { describe, expect, test } from 'vitest';
import { defaultComponents } from '../../games/alesia';
import { openBox } from '../../games/alesia/components/box';
import {
  enterBoard,
  entriesFor,
  exitZones,
  fringeHolds,
  fringeTargets,
  leaveBoard,
  mayLeaveBoard,
} from '../../games/alesia/offboard';
import { type G, OFF, type Side } from '../../games/alesia/state';
import { viewOf } from '../../games/alesia/view';
import { attack, fighting } from './fighting';
import { type Position, restOf, stateOf, tableAt } from './table';

const fresh = { appeared: {} };

/** What the holder of some sides sees of a position. */
function seen(position: Position, ...sides: Side[]): G {
  return viewOf({ ...stateOf(position), stack: [restOf()] }, sides);
}

function entries(position: Position, unit: string, appeared: Record<string, number> = {}): string {
  return entriesFor(stateOf(position), unit, { appeared })
    .map(({ hex, cost }) => `${hex} ${cost / 2}`)
    .join(', ');
}

describe('off-board zones', () => {
  test('11.1 a unit enters on any hex of its zone, on and between the borders, for one movement factor', () => {
    const found = entriesFor(stateOf({ zones: { IV: 'AED.5' } }), 'AED.5', fresh);
    expect(found).toHaveLength(17);
    expect(found[0]).toEqual({ hex: 'A11', cost: 2 });
    expect(found[16]).toEqual({ hex: 'A27', cost: 2 });
  });

  test('11.1 every two units on a hex make it dearer: the seventh pays four', () => {
    const costs = [0, 1, 2, 3, 4, 5, 6].map(
      (count) => entries({ zones: { IV: 'AED.5' } }, 'AED.5', { A12: count }).match(/A12 (\d)/)?.[1],
    );
    expect(costs).toEqual(['1', '1', '2', '2', '3', '3', '4']);
    expect(entries({ zones: { IV: 'AED.5' } }, 'AED.5', { A12: 11 })).toContain('A12 6');
    expect(entries({ zones: { IV: 'AED.5' } }, 'AED.5', { A12: 12 })).not.toContain('A12');
  });

  test('11.1 nobody enters where Romans are, an empty fort bars nobody', () => {
    const zones = { IV: 'AED.5' };
    expect(entries({ zones, at: { A12: 'VII.2' } }, 'AED.5')).not.toContain('A12');
    expect(entries({ zones, at: { A12: 'caesar' } }, 'AED.5')).not.toContain('A12');
    expect(entries({ zones, at: { A12: 'FORT.1' } }, 'AED.5')).toContain('A12');
    expect(entries({ zones, at: { A12: 'AED.6 AED.7' } }, 'AED.5')).toContain('A12');
  });

  test('22.1 cavalry does not appear on Outer Works', () => {
    const { map } = defaultComponents;
    const works = [`${'o'.repeat(13)}${map.works[0].slice(13)}`, ...map.works.slice(1)];
    openBox({ ...defaultComponents, id: 'works-at-the-edge', map: { ...map, works } });
    const hexes = (unit: string) =>
      entriesFor({ ...stateOf({ zones: { IV: unit } }), box: 'works-at-the-edge' }, unit, fresh).map(
        ({ hex }) => hex,
      );
    expect(hexes('EQU.1').slice(0, 2)).toEqual(['A14', 'A15']);
    expect(hexes('AED.5').slice(0, 2)).toEqual(['A11', 'A12']);
  });

  test('11.4 a unit moves off the board, or on it, or from zone to zone: one of these in a turn', () => {
    const table = tableAt(
      { at: { A12: 'AED.5' }, zones: { IV: 'AED.6 AED.7' } },
      restOf(),
      { step: 'offBoard', sides: [], begun: false },
      { step: 'movement', sides: [], cause: 'gallic', began: {}, movers: [], appeared: {}, ended: [] },
    );
    table.do('vercingetorix', 'leave', 'AED.5', 'IV').do('vercingetorix', 'move', 'AED.6', 'A14');
    expect(table.refuses('vercingetorix', 'move', 'AED.5', 'A12')).toBe(true);
    table.do('vercingetorix', 'end');
    expect(table.step).toBe('offBoard');
    expect(table.legal('vercingetorix', 'shift')).toEqual(['AED.7 III 1', 'AED.7 V 1']);
  });

  test('11.4 a unit that has left the board or come into its zone in this turn does not enter, nor one on the board', () => {
    const G = stateOf({ at: { A12: 'AED.5' }, zones: { IV: 'AED.6' } });
    expect(entriesFor(G, 'AED.5', fresh)).toEqual([]);
    leaveBoard(G, 'AED.5', 'IV');
    expect([G.at['AED.5'], G.secret.zones['AED.5'], G.secret.shifted]).toEqual([OFF, 'IV', ['AED.5']]);
    expect(entriesFor(G, 'AED.5', fresh)).toEqual([]);
    expect(entriesFor(G, 'AED.6', fresh)).toHaveLength(17);
    enterBoard(G, 'AED.6', 'A13');
    expect([G.at['AED.6'], G.secret.zones['AED.6']]).toEqual(['A13', undefined]);
  });

  test('11.5 a unit leaves the board by an edge hex, by a border hex into either zone', () => {
    const G = stateOf();
    expect(exitZones(G, 'A12')).toEqual(['IV']);
    expect(exitZones(G, 'A11')).toEqual(['III', 'IV']);
    expect(exitZones(G, 'B12')).toEqual([]);
  });

  test('11.3 only the Gauls leave the board', () => {
    const G = stateOf();
    expect(['AED.5', 'EQU.1', 'vercingetorix'].every((unit) => mayLeaveBoard(G, unit))).toBe(true);
    expect(['VII.2', 'GER.1'].some((unit) => mayLeaveBoard(G, unit))).toBe(false);
  });

  test('3.4 where a unit is off the board is for its commander to know', () => {
    const position = { players: 3, zones: { IV: 'AED.5', V: 'AED.1' } };
    expect(seen(position, 'caesar').secret.zones).toEqual({ 'AED.5': '', 'AED.1': '' });
    expect(seen(position, 'relief').secret.zones).toEqual({ 'AED.5': 'IV', 'AED.1': '' });
    expect(seen(position, 'vercingetorix').secret.zones).toEqual({ 'AED.5': '', 'AED.1': 'V' });
    expect(seen({ ...position, players: 2 }, 'vercingetorix').secret.zones).toEqual({
      'AED.5': 'IV',
      'AED.1': 'V',
    });
    expect(seen(position).secret.zones).toEqual({ 'AED.5': '', 'AED.1': '' });
  });
});

describe('the imaginary row', () => {
  test('11.2 who has been in a zone since the turn began attacks the Romans on its edge', () => {
    const position = { at: { A12: 'VII.2', A11: 'VII.3', A30: 'VII.4', B13: 'VII.5', A14: 'FORT.1' } };
    const G = stateOf({ ...position, zones: { IV: 'AED.5 AED.6', III: 'AED.7' } });
    expect(fringeTargets(G, 'AED.5')).toEqual(['A11', 'A12']);
    expect(fringeTargets(G, 'AED.7')).toEqual(['A11']);
    expect(fringeTargets(G, 'AED.8')).toEqual([]);
    G.secret.shifted = ['AED.6'];
    expect(fringeTargets(G, 'AED.6')).toEqual([]);
    expect(fringeTargets(seen({ ...position, zones: { IV: 'AED.5' } }, 'caesar'), 'AED.5')).toEqual([]);
  });

  test('11.2 a leader alone on the edge, one of the leader units of 10.4, is attacked, too', () => {
    const position = { at: { A12: 'labienus', A14: 'FORT.1', A15: 'FORT.2 caesar' }, zones: { IV: 'AED.5' } };
    expect(fringeTargets(stateOf(position), 'AED.5')).toEqual(['A12', 'A15']);
    const table = attack(fighting('gallic', position), { A12: 'AED.5' });
    expect([table.in('lost'), table.G.at['AED.5']]).toEqual(['labienus', 'off']);
  });

  test('11.2 each imaginary hex holds two units', () => {
    const G = stateOf({
      at: { A12: 'VII.2', A13: 'VII.3' },
      zones: { IV: 'AED.5 AED.6 AED.7 AED.8 AED.9 AED.10 AED.11' },
    });
    const attacks = (...targets: string[]) =>
      Object.fromEntries(targets.map((hexes, place) => [`AED.${place + 5}`, hexes.split(' ')]));
    expect(fringeHolds(G, attacks('A12', 'A12', 'A12', 'A12'))).toBe(true);
    expect(fringeHolds(G, attacks('A12', 'A12', 'A12', 'A12', 'A12'))).toBe(false);
    expect(fringeHolds(G, attacks('A12', 'A12', 'A12', 'A12', 'A13', 'A13'))).toBe(true);
    expect(fringeHolds(G, attacks('A12', 'A12', 'A12', 'A12', 'A13', 'A13', 'A13'))).toBe(false);
    expect(fringeHolds(G, attacks('A12', 'A12', 'A12', 'A12 A13'))).toBe(true);
    expect(fringeHolds(G, attacks('A12 A13', 'A12 A13', 'A12 A13'))).toBe(false);
  });

  test('11.2 two hexes are attacked by one unit only from a place next to both', () => {
    const G = stateOf({ at: { A12: 'VII.2', A14: 'VII.3' }, zones: { IV: 'AED.5' } });
    expect(fringeHolds(G, { 'AED.5': ['A12', 'A14'] })).toBe(false);
    expect(fringeHolds(G, { 'AED.5': ['A12'], 'AED.6': ['A12', 'A14'] })).toBe(true);
  });
});
