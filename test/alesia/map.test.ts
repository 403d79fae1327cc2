import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/alesia';
import { boxOf } from '../../games/alesia/components/box';
import { distance } from '../../games/alesia/components/hex';
import { fieldOf } from '../../games/alesia/field';
import { stateOf } from './table';

const box = boxOf(stateOf());

describe('the map', () => {
  test('3.1 hexes border on each other both ways', () => {
    for (const hex of box.hexes)
      hex.neighbours.forEach((number, side) => {
        if (number < 0) return;
        expect(box.hexes[number].neighbours[(side + 3) % 6]).toBe(hex.number);
        expect(distance(hex, box.hexes[number])).toBe(1);
      });
  });

  test('7.4 ramparts, rivers and trench cross hexsides both ways', () => {
    for (const kind of ['perimeter', 'camp', 'river'] as const)
      for (const hex of box.hexes)
        hex.neighbours.forEach((number, side) => {
          if (number >= 0 && hex[kind][side])
            expect(`${hex.id} ${box.hexes[number][kind][(side + 3) % 6]}`).toBe(`${hex.id} true`);
        });
  });

  test('6.1 a unit controls the six hexes around it, not the town, forts and what is off the board', () => {
    const { controlled } = fieldOf(stateOf({ at: { U40: 'VII.2', W20: 'VII.3', W21: 'FORT.1' } }));
    expect(controlled.roman.filter((each) => each > 0)).toHaveLength(6 + 5);
    expect(rulebook.id).toBe('alesia');
  });
});
