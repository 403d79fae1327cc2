import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/alesia';
import type { G, Side } from '../../games/alesia/state';
import { viewOf } from '../../games/alesia/view';
import type { AnyFrame } from '../../games/kit/frame';
import { makeMove } from '../../games/kit/make';
import { scripted } from '../../games/testing/chance';
import { type Position, restOf, stateOf, type Table, tableAt } from './table';

const variants = { ...stateOf().variants, reconnaissance: true };
const offBoard = (): AnyFrame<G> => ({ step: 'offBoard', sides: [], begun: false });
const screening = (): AnyFrame<G> => ({ step: 'screening', sides: [], begun: false, zones: [] });

function at(position: Position, ...stack: AnyFrame<G>[]): Table {
  return tableAt({ variants, turn: 4, ...position }, restOf(), ...stack);
}

/** All that the holder of some sides has before him: what he sees, who is asked, what has been told. */
function shown({ G, journal, sides }: Table, ...to: Side[]): string {
  return JSON.stringify([viewOf(G, to), sides, journal]);
}

function expectAlike([one, other]: [Table, Table], ...to: Side[]): void {
  expect(shown(one, ...to)).toBe(shown(other, ...to));
}

describe('what cannot be taken back', () => {
  const isFinal = (table: Table, move: string, ...args: (string | number)[]) =>
    makeMove(rulebook, table.G, 'vercingetorix', { move, args }, scripted([4]))?.isFinal;

  test('11.9 the end of movement off the board, which brings the markers up to date, and no move before', () => {
    const table = at({ zones: { I: 'AED.5' } }, offBoard());
    expect(isFinal(table, 'shift', 'AED.5', 'II', 1)).toBe(false);
    expect(isFinal(table, 'end')).toBe(true);
  });

  test('22.44 the attack of a screen, also without a die, and 22.45 a report', () => {
    expect(isFinal(at({ zones: { V: 'GER.1 EQU.1' } }, screening()), 'screen', 'alone')).toBe(true);
    const six = 'GER.1 EQU.1 EQU.2 EQU.3 EQU.4 EQU.5 EQU.6';
    expect(isFinal(at({ zones: { V: six } }, screening()), 'screen', 'alone')).toBe(true);
    const seen = {
      zone: 'V',
      turn: 3,
      screened: true,
      cavalry: 2,
      infantry: 0,
      accuracy: 50,
      scouts: ['GER.1'],
    };
    const home = at({ at: { U40: 'GER.1' }, sightings: [seen] }, { step: 'homecoming', sides: [] });
    expect(isFinal(home, 'report', 1, 0)).toBe(true);
  });
});

describe('what others learn of what is off the board', () => {
  test('11.4 which units move where is not learned, nor how many', () => {
    const pair: [Table, Table] = [
      at({ zones: { I: 'AED.5 AED.6 AED.7', II: 'AED.8' } }, offBoard()),
      at({ zones: { I: 'AED.8', II: 'AED.5 AED.6 AED.7' } }, offBoard()),
    ];
    expectAlike(pair, 'caesar');
    pair[0].do('vercingetorix', 'shift', 'AED.5', 'II', 2);
    pair[1].do('vercingetorix', 'shift', 'AED.5', 'I', 1);
    expectAlike(pair, 'caesar');
    for (const table of pair) table.do('vercingetorix', 'end');
    expectAlike(pair, 'caesar');
    expectAlike(pair);
    expect(shown(pair[0], 'vercingetorix')).not.toBe(shown(pair[1], 'vercingetorix'));
  });

  test('11.4 the Gauls are asked, whether or not anybody can move', () => {
    const held = { rages: [{ cause: 'gallic' as const, attackers: ['AED.5'], defenders: ['VII.2'] }] };
    expect(at({ zones: { I: 'AED.5' }, ...held }, offBoard()).moves('vercingetorix')).toEqual(['end']);
    expect(at({ zones: { I: 'AED.5' }, shifted: ['AED.5'] }, offBoard()).step).toBe('deployment');
  });

  test('11.5 by a border hex a unit goes to one of two zones, and nobody learns to which', () => {
    const advance = (): AnyFrame<G> => ({
      step: 'advance',
      sides: [],
      cause: 'gallic',
      isAttacker: true,
      distance: 2,
      vacated: ['A11'],
      ways: { 'AED.5': [] },
      posts: {},
      began: {},
    });
    const movement = (): AnyFrame<G> => ({
      step: 'movement',
      sides: [],
      cause: 'gallic',
      began: {},
      movers: [],
      appeared: {},
      ended: [],
    });
    const gone = (zone: string): [Table, Table] => [
      at({ at: { B12: 'AED.5' } }, advance())
        .do('vercingetorix', 'advance', 'AED.5', 'A11')
        .do('vercingetorix', 'advance', 'AED.5', zone),
      at({ at: { A11: 'AED.5', A20: 'AED.6' } }, movement()).do('vercingetorix', 'leave', 'AED.5', zone),
    ];
    const [third, fourth] = [gone('III'), gone('IV')];
    expect(third[0].G.secret.zones).toEqual({ 'AED.5': 'III' });
    expectAlike([third[0], fourth[0]], 'caesar');
    expectAlike([third[1], fourth[1]], 'caesar');
  });

  test('12.3 which of several near zones a unit goes to is not learned', () => {
    const interlude = (): AnyFrame<G> => ({ step: 'returns', sides: [] });
    const pair: [Table, Table] = [
      at({ at: { A11: 'AED.5' } }, interlude()),
      at({ at: { A11: 'AED.5' } }, interlude()),
    ];
    pair[0].do('vercingetorix', 'settle', 'AED.5', 'III');
    pair[1].do('vercingetorix', 'settle', 'AED.5', 'IV');
    expectAlike(pair, 'caesar');
  });

  test('12.5 in which zone a unit is revived is not learned', () => {
    const replacements = (): AnyFrame<G> => ({
      step: 'replacements',
      sides: [],
      reserves: [{ cause: 'gallic', type: 'infantry', force: 'relieving', factors: 7 }],
      done: [],
    });
    const pair: [Table, Table] = [
      at({ lost: 'AED.5' }, replacements()),
      at({ lost: 'AED.5' }, replacements()),
    ];
    pair[0].do('vercingetorix', 'revive', 'AED.5', 'III');
    pair[1].do('vercingetorix', 'revive', 'AED.5', 'IV');
    expectAlike(pair, 'caesar');
  });

  test('22.46 how strong a screen is, and whether it has infantry beside it, is not learned from its attack', () => {
    const screens: [Table, Table] = [
      at(
        { zones: { V: 'GER.1 GER.2 EQU.1 EQU.2 EQU.3 EQU.4 AED.5 AED.6 AED.7 AED.8 AED.9 AED.10' } },
        screening(),
      ),
      at(
        { zones: { V: 'GER.1 GER.2 EQU.1', VI: 'EQU.2 EQU.3 EQU.4 AED.5 AED.6 AED.7 AED.8 AED.9 AED.10' } },
        screening(),
      ),
    ];
    for (const table of screens) table.G.presence = ['V'];
    expectAlike(screens, 'caesar');
    screens[0].dice(4).do('vercingetorix', 'screen', 'infantry');
    screens[1].dice(3).do('vercingetorix', 'screen', 'alone');
    expectAlike(screens, 'caesar');
    expectAlike(screens);
  });

  test('22.46 that a battle rages is learned, not who fights it', () => {
    const screens: [Table, Table] = [
      at({ zones: { V: 'GER.1 GER.2 EQU.1 EQU.2', VI: 'EQU.3' } }, screening()),
      at({ zones: { V: 'GER.1 GER.2 EQU.3 EQU.2', VI: 'EQU.1' } }, screening()),
    ];
    for (const table of screens) table.dice(1).do('vercingetorix', 'screen', 'alone');
    expect(screens[0].told('22.44', 'the battle rages')).toBe(true);
    expectAlike(screens, 'caesar');
  });
});
