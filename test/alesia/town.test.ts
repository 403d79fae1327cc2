import { describe, expect, test } from 'vitest';
import { wallExitCost } from '../../games/alesia/movement';
import { TOWN } from '../../games/alesia/state';
import { costsTo, FREE, moving } from './moving';

describe('the town', () => {
  test('9.1 no Roman enters it', () => {
    const table = moving('roman', { at: { V37: 'VII.2 GER.1 ARC.1 caesar' } });
    for (const unit of ['VII.2', 'GER.1', 'ARC.1', 'caesar'])
      expect(costsTo(table, unit, 'W37', 'W38', TOWN)).toEqual([0, 0, 0]);
    expect(table.why('caesar', 'move', 'VII.2', 'W38')).toBe('9.1 Romans never enter Alesia.');
  });

  test('9.3 the besieged come out from any wall hex', () => {
    const table = moving('gallic', { ...FREE, town: 'AED.1' });
    expect(costsTo(table, 'AED.1', 'W37', 'CC41', 'V37', 'DD41')).toEqual([0, 0, 2, 2]);
    table.do('vercingetorix', 'move', 'AED.1', 'U37');
    expect(table.G.at['AED.1']).toBe('U37');
    expect(costsTo(table, 'AED.1', 'T37')).toEqual([6]);
  });

  test('9.3 each two that appear on a wall hex pay a movement factor more than the two before', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(wallExitCost)).toEqual([0, 0, 2, 2, 4, 4, 6]);
    const table = moving('gallic', { ...FREE, town: 'AED.1 AED.2 AED.3 AED.4 ARV.1 vercingetorix' });
    table.do('vercingetorix', 'move', 'AED.1', 'CC41').do('vercingetorix', 'move', 'AED.1', 'EE42');
    table.do('vercingetorix', 'move', 'AED.2', 'CC41').do('vercingetorix', 'move', 'AED.2', 'EE43');
    expect(table.G).toMatchObject({ stack: [{}, { appeared: { CC41: 2 } }] });
    expect(costsTo(table, 'AED.3', 'CC41', 'CC40')).toEqual([2, 0]);
    table.do('vercingetorix', 'move', 'AED.3', 'CC41');
    table.do('vercingetorix', 'move', 'AED.4', 'CC41');
    expect(costsTo(table, 'ARV.1', 'CC41')).toEqual([4]);
    expect(costsTo(table, 'vercingetorix', 'CC41')).toEqual([4]);
  });

  test('9.3, 9.4 the seventh on a wall hex pays three and goes on from there, not out and in again', () => {
    const table = moving('gallic', { ...FREE, town: 'AED.1' }, { appeared: { W37: 6 } });
    expect(costsTo(table, 'AED.1', 'W37', 'W38')).toEqual([6, 0]);
    table.do('vercingetorix', 'move', 'AED.1', 'W37');
    expect(table.journal.map(({ places }) => places)).toEqual([['W37']]);
    expect(costsTo(table, 'AED.1', 'V37', 'U37')).toEqual([8, 10]);
    table.do('vercingetorix', 'move', 'AED.1', 'V37');
    expect(table.G.at['AED.1']).toBe('V37');
  });

  test('9.3 who stands on the walls comes out without appearing again', () => {
    const table = moving('gallic', { ...FREE, at: { CC41: 'AED.1 AED.2' }, town: 'AED.3' });
    table.do('vercingetorix', 'move', 'AED.1', 'DD41');
    expect(table.G.stack[1]).toHaveProperty('appeared', {});
    expect(costsTo(table, 'AED.3', 'CC41')).toEqual([0]);
  });

  test('9.3 within the town movement is unlimited', () => {
    const table = moving('gallic', { ...FREE, at: { CC41: 'AED.1' } });
    table.do('vercingetorix', 'move', 'AED.1', 'W37').do('vercingetorix', 'move', 'AED.1', 'V37');
    expect(table.G.at['AED.1']).toBe('V37');
    expect(costsTo(table, 'AED.1', 'U37')).toEqual([4]);
  });

  test('9.4 who enters the town does not leave it in the same turn', () => {
    const table = moving('gallic', { ...FREE, at: { V37: 'AED.1' } });
    expect(costsTo(table, 'AED.1', 'W37', TOWN, 'CC41', 'DD41')).toEqual([2, 2, 2, 0]);
    table.do('vercingetorix', 'move', 'AED.1', TOWN);
    expect(table.told('5.2', 'moves into Alesia')).toBe(true);
    expect(costsTo(table, 'AED.1', 'CC41', 'DD41', 'V37')).toEqual([2, 0, 0]);
    table.do('vercingetorix', 'move', 'AED.1', 'W37');
    expect(costsTo(table, 'AED.1', 'V37')).toEqual([0]);
  });

  test('9.4 who has left it may go back in, and then stays', () => {
    const table = moving('gallic', { ...FREE, town: 'AED.1' });
    table.do('vercingetorix', 'move', 'AED.1', 'V37');
    expect(costsTo(table, 'AED.1', TOWN, 'W37')).toEqual([4, 4]);
    table.do('vercingetorix', 'move', 'AED.1', 'W37');
    expect(costsTo(table, 'AED.1', 'V37', 'V36')).toEqual([0, 0]);
  });

  test('9.3 who comes in from outside has not appeared on the wall', () => {
    const table = moving('gallic', { ...FREE, at: { V37: 'AED.1' } });
    table.do('vercingetorix', 'move', 'AED.1', 'W37');
    expect(table.G.stack[1]).toHaveProperty('appeared', {});
  });

  test('9.4 nobody takes a short cut through the town', () => {
    const table = moving('gallic', { ...FREE, at: { CC39: 'AED.1' } });
    expect(costsTo(table, 'AED.1', 'CC40', 'V37')).toEqual([2, 0]);
  });

  test('18.1 the besieged do not come out before they may', () => {
    const table = moving('gallic', { town: 'AED.1 vercingetorix' });
    expect(costsTo(table, 'AED.1', 'W37', 'V37')).toEqual([0, 0]);
    expect(table.refuses('vercingetorix', 'move', 'AED.1', 'V37')).toBe(true);
    expect(table.refuses('vercingetorix', 'move', 'AED.1', 'W37')).toBe(false);
    expect(table.why('vercingetorix', 'move', 'AED.1', 'V37')).toBe(
      '18.1 The besieged may not come out of Alesia yet.',
    );
  });

  test('18.1 relieving units that have come in are not bound by it', () => {
    const table = moving('gallic', { at: { V36: 'AED.6' }, town: 'AED.5' });
    expect(costsTo(table, 'AED.5', 'V37')).toEqual([2]);
  });

  test('9.5 no Roman zone of control reaches the walls', () => {
    const table = moving('gallic', { ...FREE, at: { V37: 'VII.2' }, town: 'AED.1 AED.2 AED.3' });
    expect(table.refuses('vercingetorix', 'move', 'AED.1', 'W38')).toBe(false);
    table.do('vercingetorix', 'move', 'AED.1', 'V38');
    expect(costsTo(table, 'AED.1', 'U38')).toEqual([0]);
  });

  test('9.5 two units at most stay on a wall hex', () => {
    const table = moving('gallic', { ...FREE, at: { W37: 'AED.1 AED.2 ARV.1', V37: 'ARV.2' } });
    table.do('vercingetorix', 'end');
    expect([table.step, table.sides]).toEqual(['overstacking', ['vercingetorix']]);
  });

  test('19.1 Vercingetorix does not go onto the walls next to a Roman', () => {
    const table = moving('gallic', { ...FREE, at: { V37: 'VII.2' }, town: 'vercingetorix' });
    expect(table.refuses('vercingetorix', 'move', 'vercingetorix', 'W37')).toBe(true);
    expect(table.refuses('vercingetorix', 'move', 'vercingetorix', 'CC41')).toBe(false);
  });
});
