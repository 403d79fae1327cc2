/* What becomes of Vercingetorix, with the option of 19.7 and without it. */
import { describe, expect, test } from 'vitest';
import { clash } from './fighting';
import { Firing } from './firing';
import { movementOf } from './moving';
import { type Position, restOf, stateOf, tableAt } from './table';

const sturdy: Position = { variants: { ...stateOf().variants, sturdyVercingetorix: true } };

describe('Vercingetorix and his companions', () => {
  /** Archers two hexes off fire at the end of the movement at who is with him. */
  const fired = (position: Position, companions: string, die: number) => {
    const table = new Firing({ ...position, at: { U40: 'ARC.1', U42: `vercingetorix ${companions}` } });
    table.end();
    return table.dice(die).do('caesar', 'fire', 'ARC.1', 'AED.1');
  };

  test('19.7 he falls with the last of his companions, to fire from afar, too', () => {
    const table = fired(sturdy, 'AED.1', 6);
    expect(table.in('lost')).toBe('AED.1 vercingetorix');
    expect(table.told('19.7', 'Vercingetorix is eliminated with the last who were with him')).toBe(true);
    expect(table.result?.winners).toEqual(['caesar']);
  });

  test('19.7 not when they are disrupted or missed, not while another is with him, and not without the option', () => {
    expect(fired(sturdy, 'AED.1', 5).result).toBeNull();
    expect(fired(sturdy, 'AED.1', 4).result).toBeNull();
    expect(fired(sturdy, 'AED.1 AED.2', 6).result).toBeNull();
    expect(fired(sturdy, 'AED.1 AED.2', 6).in('lost')).toBe('AED.1');
    expect(fired({}, 'AED.1', 6).result).toBeNull();
  });

  test('19.7 by order, too, the last of his companions is shot beside him', () => {
    const at = { U40: 'FORT.1 VII.2', U41: 'vercingetorix AED.1' };
    const table = new Firing({ ...sturdy, at, orders: { caesar: 'primary' } });
    table.dice(4).end();
    expect(table.result?.winners).toEqual(['caesar']);
  });

  test('19.7 who is shot on his way to him has not been with him', () => {
    const at = { U40: 'ARC.1', U42: 'vercingetorix', U43: 'AED.1' };
    const table = new Firing({ ...sturdy, at });
    expect(table.enter('AED.1', 'U42')).toBe(true);
    table.dice(6).do('caesar', 'fire', 'ARC.1', 2);
    expect([table.in('lost'), table.result]).toEqual(['AED.1', null]);
  });

  test('19.7 he who is missed alone stays', () => {
    const table = new Firing({ ...sturdy, at: { U40: 'ARC.1', U42: 'vercingetorix' } });
    table.end();
    table.dice(1).do('caesar', 'fire', 'ARC.1', 'vercingetorix');
    expect(table.result).toBeNull();
  });

  test('19.6, 19.7 he is lost with those he is with in a battle', () => {
    const at = { E7: 'MAN.1 vercingetorix', E8: 'X.1 X.2' };
    const table = clash('roman', { ...sturdy, at }, 'X.1 X.2', 'E7', [6]);
    expect(table.result).toBeNull();
    const beset = { E7: 'LEX.1 vercingetorix', E8: 'X.1 X.2 X.3', D7: 'VII.2 VII.3' };
    const lost = clash('roman', { ...sturdy, at: beset }, 'X.1 X.2 X.3 VII.2 VII.3', 'E7', [1]);
    expect(lost.in('lost')).toBe('LEX.1 vercingetorix');
    expect(lost.result?.winners).toEqual(['caesar']);
  });

  test('19.6, 19.7 where others stay with him nobody asks whether he retreats: he stays', () => {
    const at = { E7: 'AED.5 MAN.1 vercingetorix', F7: 'VII.2' };
    const table = clash('gallic', { ...sturdy, at }, 'AED.5', 'F7', [4]);
    while (table.step === 'retreat')
      table.do('caesar', 'retreat', ...table.legal('caesar', 'retreat')[0].split(' '));
    expect([table.step, table.in('E7')]).toEqual(['deployment', 'MAN.1 vercingetorix']);
  });

  test('15.3, 19.7 he attacks nobody, and does not advance with those who have', () => {
    const at = { E7: 'AED.1 AED.2 vercingetorix', F7: 'REC.1' };
    const table = clash('gallic', { ...sturdy, at }, 'AED.1 AED.2', 'F7', [1]);
    while (table.step === 'retreat')
      table.do('vercingetorix', 'retreat', ...table.legal('vercingetorix', 'retreat')[0].split(' '));
    expect(table.step).toBe('advance');
    expect(table.legal('vercingetorix', 'advance').filter((each) => each.startsWith('vercin'))).toEqual([]);
  });

  test('26.1, 19.7 driven off the board with his men he is off the map, which is what the Gauls want', () => {
    const at = { E3: 'AED.5 vercingetorix', E4: 'X.1' };
    const table = clash('roman', { ...sturdy, at }, 'X.1', 'E3', [2]);
    expect(table.result?.winners).toEqual(['vercingetorix']);
  });

  test('19.7, 19.1 left alone beside Romans he falls when the movement ends, not as another is caught before', () => {
    const at = { U40: 'VII.2', U41: 'vercingetorix AED.1', W60: 'labienus', W62: 'AED.5' };
    const table = tableAt({ ...sturdy, at }, restOf('relief'), movementOf('gallic'));
    table.do('vercingetorix', 'move', 'AED.1', 'U42').do('vercingetorix', 'move', 'AED.5', 'W61');
    expect([table.in('lost'), table.result]).toEqual(['labienus', null]);
    expect(table.forgone('vercingetorix', 'end')).toContain('Vercingetorix');
    expect(table.do('vercingetorix', 'end').result?.winners).toEqual(['caesar']);
  });
});

describe('Vercingetorix on the walls', () => {
  test('26.2 he is seen there, and lost when a Roman comes next to him', () => {
    const table = tableAt(
      { at: { W37: 'vercingetorix', U37: 'VII.2' } },
      restOf('relief'),
      movementOf('roman'),
    );
    expect(table.do('caesar', 'move', 'VII.2', 'V37').result?.winners).toEqual(['caesar']);
    const inside = tableAt(
      { town: 'vercingetorix', at: { U37: 'VII.2' } },
      restOf('relief'),
      movementOf('roman'),
    );
    expect(inside.do('caesar', 'move', 'VII.2', 'V37').result).toBeNull();
  });
});
