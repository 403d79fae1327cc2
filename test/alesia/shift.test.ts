import { describe, expect, test } from 'vitest';
import { type Position, restOf, type Table, tableAt } from './table';

function offBoard(position: Position): Table {
  return tableAt(position, restOf(), { step: 'offBoard', sides: [], begun: false });
}

const zonesOf = ({ G }: Table) => G.secret.zones;

describe('movement off the board', () => {
  test('11.4 a unit moves to a zone next to its own; the last zone is next to the first', () => {
    const table = offBoard({ zones: { I: 'AED.5', V: 'AED.6' } });
    expect(table.legal('vercingetorix', 'shift')).toEqual([
      'AED.5 II 1',
      'AED.5 X 1',
      'AED.6 IV 1',
      'AED.6 VI 1',
    ]);
    table.do('vercingetorix', 'shift', 'AED.5', 'X', 1);
    expect(zonesOf(table)).toEqual({ 'AED.5': 'X', 'AED.6': 'V' });
  });

  test('11.4 a unit moves once, and not in the turn in which it has left the board', () => {
    const table = offBoard({ zones: { I: 'AED.5 AED.6' }, shifted: ['AED.6'] });
    expect(table.legal('vercingetorix', 'shift')).toEqual(['AED.5 II 1', 'AED.5 X 1']);
    table.do('vercingetorix', 'shift', 'AED.5', 'II', 1);
    expect(table.legal('vercingetorix', 'shift')).toEqual([]);
    expect(table.why('vercingetorix', 'shift', 'AED.5')).toContain('11.4');
    expect(table.moves('vercingetorix')).toEqual(['end']);
  });

  test('11.4 units that are alike go by their number, all of a zone at once', () => {
    const table = offBoard({ zones: { I: 'AED.5 AED.6 AED.7 SAN.1 EQU.1' } });
    expect(table.legal('vercingetorix', 'shift').filter((args) => args.includes(' II '))).toEqual([
      'AED.5 II 1',
      'AED.5 II 2',
      'AED.5 II 3',
      'EQU.1 II 1',
      'I II 5',
      'SAN.1 II 1',
    ]);
    expect(table.label('vercingetorix', 'shift', 'I', 'X', 5)).toBe('Move all units from zone I to zone X');
    expect(table.label('vercingetorix', 'shift', 'AED.5', 'X', 2)).toBe(
      'Move 2 infantry of strength 7 from zone I to zone X',
    );
    table.do('vercingetorix', 'shift', 'AED.5', 'II', 2);
    expect(zonesOf(table)).toMatchObject({ 'AED.5': 'II', 'AED.6': 'II', 'AED.7': 'I' });
    table.do('vercingetorix', 'shift', 'I', 'X', 3);
    expect(zonesOf(table)).toMatchObject({ 'AED.7': 'X', 'SAN.1': 'X', 'EQU.1': 'X' });
  });

  test('11.4 whoever a raging battle holds stays', () => {
    const rages = [{ cause: 'gallic' as const, attackers: ['AED.5'], defenders: ['VII.2'] }];
    const table = offBoard({ zones: { I: 'AED.5' }, rages });
    expect(table.legal('vercingetorix', 'shift')).toEqual([]);
    expect(table.why('vercingetorix', 'shift', 'AED.5')).toContain('15.3');
  });

  test('11.4 zones that are not next to each other, and what is said of it', () => {
    const table = offBoard({ zones: { I: 'AED.5' } });
    expect(table.refuses('vercingetorix', 'shift', 'AED.5', 'III', 1)).toBe(true);
    expect(table.why('vercingetorix', 'shift', 'AED.5', 'III')).toBe('11.4 Zone III is not next to zone I.');
    expect(table.refuses('vercingetorix', 'shift', 'AED.5', 'II', 2)).toBe(true);
  });

  test('11.9 the markers show at the end where Gauls are off the board, and no more', () => {
    const table = offBoard({ zones: { I: 'AED.5 AED.6', V: 'AED.7' } });
    table.do('vercingetorix', 'shift', 'AED.5', 'II', 1);
    table.do('vercingetorix', 'shift', 'AED.7', 'VI', 1);
    expect(table.G.presence).toEqual(['I', 'V']);
    expect(table.journal).toEqual([]);
    table.do('vercingetorix', 'end');
    expect(table.G.presence).toEqual(['I', 'II', 'VI']);
    expect(table.journal.map(({ text }) => text)).toEqual([
      'The Gauls are off the board in zones I, II and VI.',
    ]);
  });

  test('11.9 a marker is taken off where nobody is any more', () => {
    const table = offBoard({ at: { A12: 'AED.5' }, presence: ['IV'] });
    expect(table.step).toBe('deployment');
    expect(table.G.presence).toEqual([]);
    expect(table.told('11.9', 'No Gauls are off the board.')).toBe(true);
  });

  test('17.2 each Gallic commander moves his own units', () => {
    const table = offBoard({ players: 3, zones: { I: 'AED.5 AED.1' } });
    expect(table.sides).toEqual(['vercingetorix', 'relief']);
    expect(table.legal('relief', 'shift')).toEqual(['AED.5 II 1', 'AED.5 X 1']);
    expect(table.legal('vercingetorix', 'shift')).toEqual(['AED.1 II 1', 'AED.1 X 1']);
    expect(offBoard({ players: 3, zones: { I: 'AED.5' } }).sides).toEqual(['relief']);
    table.do('relief', 'end');
    expect(table.sides).toEqual(['vercingetorix']);
  });
});
