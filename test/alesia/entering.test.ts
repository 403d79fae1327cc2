/* What is on the board moves before others come onto it. */
import { describe, expect, test } from 'vitest';
import { FREE, movementOf, moving } from './moving';
import { restOf, stateOf, tableAt } from './table';

describe('4.1 units come onto the board when those on it have moved', () => {
  const position = { at: { F49: 'AED.5' }, zones: { IV: 'AED.6 AED.7' } };

  test('4.1 those on it move no more then', () => {
    const table = moving('gallic', { ...FREE, ...position, town: 'AED.1' });
    expect(table.prompt('vercingetorix')).toEqual({
      rule: '4.1',
      text: 'Move your units, those on the board first, then those in zone IV at its edge.',
    });
    table.do('vercingetorix', 'move', 'AED.5', 'F48').do('vercingetorix', 'move', 'AED.6', 'A20');
    expect(table.legal('vercingetorix', 'move').some((each) => each.startsWith('AED.1 '))).toBe(false);
    expect(table.why('vercingetorix', 'move', 'AED.1')).toBe(
      '4.1 It was on the board: such units move before others come onto it.',
    );
    expect(table.why('vercingetorix', 'move', 'AED.5')).toMatch(/^5\.2 /);
  });

  test('4.1 nor do they leave it', () => {
    const at = { A40: 'AED.5' };
    const before = moving('gallic', { ...position, at });
    expect(before.legal('vercingetorix', 'leave')).not.toEqual([]);
    before.do('vercingetorix', 'move', 'AED.6', 'A20');
    expect(before.legal('vercingetorix', 'leave')).toEqual([]);
    expect(before.why('vercingetorix', 'leave', 'AED.5')).toMatch(/^4\.1 /);
  });

  test('4.1 who has come goes on, and others come', () => {
    const table = moving('gallic', position).do('vercingetorix', 'move', 'AED.6', 'A20');
    table.do('vercingetorix', 'move', 'AED.6', 'B20').do('vercingetorix', 'move', 'AED.7', 'A20');
    table.do('vercingetorix', 'move', 'AED.7', 'B20');
    expect(table.in('B20')).toBe('AED.6 AED.7');
  });

  test('4.1 of two commanders each keeps the order for himself', () => {
    const table = moving('gallic', { ...FREE, ...position, town: 'AED.1', players: 3 });
    expect(table.prompt('vercingetorix')?.rule).toBe('5.1');
    table.do('relief', 'move', 'AED.6', 'A20');
    expect(table.refuses('relief', 'move', 'AED.5', 'F48')).toBe(true);
    expect(table.legal('vercingetorix', 'move').some((each) => each.startsWith('AED.1 '))).toBe(true);
  });

  test('4.1 it is no matter to Roman scouts', () => {
    const variants = { ...stateOf().variants, reconnaissance: true };
    const table = tableAt(
      { at: { W48: 'VII.2' }, zones: { IV: 'GER.1' }, variants },
      restOf(),
      movementOf('roman'),
    );
    table.do('caesar', 'move', 'GER.1', 'A20').do('caesar', 'move', 'VII.2', 'W49');
    expect(table.in('W49')).toBe('VII.2');
  });
});
