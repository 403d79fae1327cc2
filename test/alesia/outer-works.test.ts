import { describe, expect, test } from 'vitest';
import { restOf, tableAt } from './table';

/** Gallic counters on the Outer Works by AA19 and EE21, off them, and next to nobody. */
function roll(at: Record<string, string>, dice: number[], more = {}) {
  const table = tableAt({ at, ...more }, restOf());
  table.G.stack = [...table.G.stack, { step: 'outerWorks', sides: [] }];
  return table.dice(...dice).start();
}

describe('the Outer Works', () => {
  test('23.2 a die is cast for each Gallic unit on them in a Roman zone of control: a 6 eliminates it', () => {
    for (let die = 1; die <= 6; die++) {
      const table = roll({ AA19: 'VII.2', AA18: 'AED.5' }, [die]);
      expect(table.in('lost')).toBe(die === 6 ? 'AED.5' : '');
      expect(table.diceLeft).toEqual([]);
    }
  });

  test('23.2 a die for each, in the order of the hexes; works towards the town count, too', () => {
    const at = { AA19: 'VII.2', BB19: 'AED.5 AED.6', AA18: 'AED.7', P33: 'VII.3', P34: 'AED.1' };
    const table = roll(at, [6, 1, 6, 1]);
    expect(table.in('lost')).toBe('AED.1 AED.5');
    expect(
      table.told('23.2', 'A die for each Gaul on the Outer Works, who falls on a 6: 6, 1, 6 and 1.'),
    ).toBe(true);
  });

  test('23.2 who is off the works, off the zones of control, or a Roman is safe', () => {
    const at = { AA19: 'VII.2', AA20: 'AED.5', CC19: 'AED.6', CC18: 'AED.7', AA18: 'VII.3' };
    expect(roll(at, []).in('lost')).toBe('');
  });

  test('23.2 men in a fort control nothing there', () => {
    expect(roll({ AA19: 'FORT.1 VII.2', AA18: 'AED.5' }, []).in('lost')).toBe('');
  });

  test('23.4 the disrupted and those in a battle that rages are not spared', () => {
    const rages = [{ cause: 'gallic', attackers: ['AED.6'], defenders: ['VII.2'] }];
    const table = roll({ AA19: 'VII.2', AA18: 'AED.5 AED.6' }, [6, 6], { disrupted: ['AED.5'], rages });
    expect(table.in('lost')).toBe('AED.5 AED.6');
    expect(table.G.disrupted).toEqual([]);
  });

  test('19.7 Vercingetorix is not rolled for, but alone among the Romans he is lost', () => {
    const { variants } = restful();
    const at = { AA19: 'VII.2', AA18: 'vercingetorix AED.5' };
    const sturdy = { variants: { ...variants, sturdyVercingetorix: true } };
    expect(roll(at, [5], sturdy).result).toBeNull();
    expect(roll(at, [6], sturdy).result?.winners).toEqual(['caesar']);
  });
});

function restful() {
  return tableAt({}, restOf()).G;
}
