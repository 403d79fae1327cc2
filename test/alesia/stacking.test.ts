import { describe, expect, test } from 'vitest';
import { boxOf } from '../../games/alesia/components/box';
import { facelessId } from '../../games/alesia/components/faceless';
import { fromTheTop } from '../../games/alesia/stacks';
import { moving } from './moving';
import { type Position, stateOf } from './table';

const { unit } = boxOf(stateOf());

describe('stacking', () => {
  test('10.1 three Romans or two Gauls stay in a hex', () => {
    const roman = moving('roman', { at: { W48: 'VII.2 VII.3 VII.4' } });
    expect(roman.do('caesar', 'end').step).toBe('deployment');
    const gallic = moving('gallic', { at: { W48: 'AED.5 AED.6' } });
    expect(gallic.do('vercingetorix', 'end').step).toBe('deployment');
  });

  test('10.2 the owner chooses whom he loses of those too many', () => {
    const table = moving('roman', { at: { W48: 'VII.2 VII.3 REC.1 ARC.1 GER.1' } });
    expect(table.forgone('caesar', 'end')).toBe(
      'Too many units stand in W48: some of them would be eliminated.',
    );
    table.do('caesar', 'end');
    expect(table.prompt('caesar')).toEqual({
      rule: '10.2',
      text: 'Too many units in W48: choose which to lose.',
    });
    expect(table.legal('caesar', 'lose')).toEqual(['ARC.1', 'GER.1', 'REC.1', 'VII.2', 'VII.3']);
    expect(table.label('caesar', 'lose', 'REC.1')).toMatch(/^Lose .* in W48$/);
    table.do('caesar', 'lose', 'REC.1');
    expect(table.step).toBe('overstacking');
    table.do('caesar', 'lose', 'ARC.1');
    expect([table.step, table.in('W48'), table.in('lost')]).toEqual([
      'deployment',
      'VII.2 VII.3 GER.1',
      'REC.1 ARC.1',
    ]);
  });

  test('10.2 of units that are alike the owner chooses, too: only one of them may be held by a battle that rages', () => {
    const position: Position = {
      at: { F21: 'VII.2', F20: 'AED.5 AED.6', E18: 'AED.7' },
      rages: [{ cause: 'gallic', attackers: ['AED.6'], defenders: ['VII.2'] }],
    };
    const table = moving('gallic', position).do('vercingetorix', 'move', 'AED.7', 'F20');
    table.do('vercingetorix', 'end');
    expect(table.legal('vercingetorix', 'lose')).toEqual(['AED.5', 'AED.6', 'AED.7']);
    table.do('vercingetorix', 'lose', 'AED.6');
    expect([table.in('F20'), table.G.rages]).toEqual(['AED.5 AED.7', []]);
  });

  test('10.2 on the way stacks may be of any size', () => {
    const table = moving('gallic', { at: { W48: 'AED.5 AED.6', W47: 'AED.7' } });
    table.do('vercingetorix', 'move', 'AED.7', 'W48').do('vercingetorix', 'move', 'AED.5', 'W49');
    expect(table.do('vercingetorix', 'end').step).toBe('deployment');
  });

  test('10.2 the enemy stacks as high as he may', () => {
    const table = moving('gallic', { at: { W48: 'VII.2 VII.3 VII.4', F49: 'AED.5' } });
    expect(table.do('vercingetorix', 'end').step).toBe('deployment');
  });

  test('10.4 forts and leaders do not count', () => {
    const roman = moving('roman', { at: { W48: 'VII.2 VII.3 VII.4 caesar labienus FORT.1' } });
    expect(roman.do('caesar', 'end').step).toBe('deployment');
    const gallic = moving('gallic', { at: { W48: 'AED.1 AED.2 vercingetorix' } });
    expect(gallic.do('vercingetorix', 'end').step).toBe('deployment');
  });

  test('21.3 disrupted units count', () => {
    const table = moving('gallic', { at: { W48: 'AED.5 AED.6 AED.7' }, disrupted: ['AED.5'] });
    expect(table.do('vercingetorix', 'end').step).toBe('overstacking');
  });

  test('10.2 of two commanders each loses his own', () => {
    const table = moving('gallic', { players: 3, at: { W48: 'AED.1 AED.2 AED.5' } });
    table.do('vercingetorix', 'end').do('relief', 'end');
    expect(table.sides).toEqual(['vercingetorix', 'relief']);
    expect(table.legal('relief', 'lose')).toEqual(['AED.5']);
    expect(table.do('vercingetorix', 'lose', 'AED.1').step).toBe('deployment');
  });

  test('10.2 what is too many is lost before the last fire', () => {
    const table = moving('gallic', { at: { W47: 'AED.5 AED.6 LEX.1', W48: 'ARC.1' } });
    table.do('vercingetorix', 'end').do('vercingetorix', 'lose', 'LEX.1');
    expect(table.step).toBe('lastFire');
  });
});

describe('the order of a stack', () => {
  const orderOf = (ids: string) =>
    fromTheTop(ids.split(' ').map((id) => unit[id]))
      .map(({ id }) => id)
      .join(' ');

  test('10.5 leaders, archers and slingers lie on top, of the others the strongest, and a fort under all', () => {
    expect(orderOf('FORT.1 REC.1 VII.2 ARC.1 caesar')).toBe('caesar ARC.1 VII.2 REC.1 FORT.1');
    expect(orderOf('VII.2 SLI.1')).toBe('SLI.1 VII.2');
    expect(orderOf('AED.1 vercingetorix AED.2')).toBe('vercingetorix AED.1 AED.2');
    expect(orderOf('SLI.1 FORT.1')).toBe('SLI.1 FORT.1');
    const hidden = unit[facelessId('roman', 'F21', 1)];
    expect(fromTheTop([unit['FORT.1'], hidden])).toEqual([hidden, unit['FORT.1']]);
  });
});
