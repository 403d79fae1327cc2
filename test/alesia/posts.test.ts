/* From which wall hexes units in the town attack (9.5). */
import { describe, expect, test } from 'vitest';
import { findFrame } from '../../games/kit/frame';
import { fighting } from './fighting';

describe('posts on the walls', () => {
  test('9.5 a unit attacks two hexes only from one wall hex next to both', () => {
    const table = fighting('gallic', { at: { V37: 'VII.2', V38: 'VII.3', V40: 'VII.4' }, town: 'AED.1' });
    table.do('vercingetorix', 'attack', 'AED.1', 'V37');
    expect(table.legal('vercingetorix', 'attack')).toEqual(['AED.1 V38']);
  });

  test('9.5 who can attack from elsewhere makes room for who cannot, two to a wall hex', () => {
    const at = { V36: 'VII.2', V37: 'VII.3', W36: 'VII.4' };
    const town = 'AED.1 AED.2 AED.3 ARV.1 ARV.2';
    const table = fighting('gallic', { at, town });
    for (const unit of ['AED.1', 'AED.2']) table.do('vercingetorix', 'attack', unit, 'V37');
    for (const unit of ['ARV.1', 'ARV.2']) table.do('vercingetorix', 'attack', unit, 'V36');
    expect(table.legal('vercingetorix', 'attack')).not.toContain('AED.3 V37');
    table.do('vercingetorix', 'done');
    const [battle] = (findFrame(table.G, 'battles')?.battles ?? []).filter(({ hexes }) => hexes[0] === 'V37');
    expect(battle?.posts).toEqual({ 'AED.1': 'W38', 'AED.2': 'W38' });
  });
});
