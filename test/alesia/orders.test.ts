import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/alesia';
import { put } from '../../games/alesia/field';
import { fireAt, lastFireFrame } from '../../games/alesia/fire';
import { actionOf } from '../../games/kit/legality';
import { Firing } from './firing';

const FORT = { U40: 'FORT.1 VII.2', U45: 'AED.1 AED.2 AED.3' };

describe('standing orders', () => {
  test('20.5 the Romans give them at any time, and the Gauls neither can nor learn of them', () => {
    const table = new Firing({ at: { ...FORT, V40: 'ARC.1' } });
    expect(table.sides).toEqual(['vercingetorix']);
    expect(table.legal('caesar', 'order')).toEqual([
      'ARC.1 hold',
      'ARC.1 primary',
      'FORT.1 hold',
      'FORT.1 primary',
      'all hold',
      'all primary',
    ]);
    expect(table.legal('vercingetorix', 'order')).toEqual([]);
    const told = table.journal.length;
    table.do('caesar', 'order', 'FORT.1', 'hold');
    expect(table.journal).toHaveLength(told);
    expect(rulebook.view(table.G, ['caesar']).secret.orders).toEqual({ 'FORT.1': 'hold' });
    expect(rulebook.view(table.G, ['vercingetorix']).secret.orders).toEqual({});
    expect(table.label('caesar', 'order', 'FORT.1', 'ask')).toBe(
      'Standing order for Fort 1: ask me at every shot',
    );
    expect(actionOf(rulebook, table.G, 'caesar', 'order')?.own?.('all', 'hold', {})).toBe(
      'Standing order for all who fire: hold fire.',
    );
  });

  test('20.5 who has the order of all follows it from then on', () => {
    const table = new Firing({ at: FORT });
    table.do('caesar', 'order', 'FORT.1', 'hold').do('caesar', 'order', 'all', 'primary');
    table.do('caesar', 'order', 'FORT.1', 'primary').do('caesar', 'order', 'all', 'hold');
    expect(table.G.secret.orders).toEqual({ caesar: 'hold' });
    expect(table.refuses('caesar', 'order', 'FORT.1', 'hold')).toBe(true);
    expect(table.refuses('caesar', 'order', 'VII.2', 'ask')).toBe(true);
  });

  test('20.5 who holds fire is not asked', () => {
    const table = new Firing({ at: FORT, orders: { caesar: 'hold' } });
    expect(table.enter('AED.1', 'U44', 'U43', 'U42', 'U41')).toBe(false);
    expect(fireAt(table.G, 'AED.1', 'U42')).toBeNull();
    expect(table.end()).toBe(false);
    expect(lastFireFrame(table.G, table.movement)).toBeNull();
    delete table.G.secret.orders.caesar;
    expect(fireAt(table.G, 'AED.1', 'U42')).not.toBeNull();
    expect(fireAt(table.G, 'AED.2', 'U46')).toBeNull();
    expect(lastFireFrame(table.G, table.movement)).not.toBeNull();
  });

  test('20.5 who fires at the next hex by order is not asked farther off', () => {
    const table = new Firing({ at: { U40: 'FORT.1 VII.2', U42: 'AED.1' }, orders: { caesar: 'primary' } });
    expect(fireAt(table.G, 'AED.1', 'U43')).toBeNull();
    put(table.G, 'AED.1', 'U41');
    expect(fireAt(table.G, 'AED.1', 'U42')).not.toBeNull();
  });

  test('20.5 asked about one, the commander may fire with all', () => {
    const orders = { caesar: 'hold', 'ARC.1': 'ask' } as const;
    const table = new Firing({ at: { ...FORT, V42: 'ARC.1' }, orders });
    expect(table.enter('AED.1', 'U44', 'U43')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 2', 'FORT.1 3']);
    table.dice(1).do('caesar', 'fire', 'ARC.1', 2);
    expect(table.step).not.toBe('fire');
  });

  test('24.2 a fort with the order to fires by itself at the first next to it, not before', () => {
    const table = new Firing({ at: FORT, orders: { 'FORT.1': 'primary' } });
    expect(table.enter('AED.1', 'U44', 'U43', 'U42')).toBe(false);
    table.dice(3);
    expect(table.enter('AED.1', 'U41')).toBe(false);
    expect(table.diceLeft).toEqual([]);
    expect(table.G.disrupted).toEqual(['AED.1']);
    expect(table.journal.at(-1)).toMatchObject({ side: 'caesar', rule: '24.2', pieces: ['FORT.1', 'AED.1'] });
    expect(table.enter('AED.2', 'U44', 'U43', 'U42', 'U41')).toBe(false);
  });

  test('20.5 those with the order fire until the unit is stopped, and the rest keep their shots', () => {
    const at = { U40: 'ARC.1 ARC.2 ARC.3', U44: 'AED.1' };
    const table = new Firing({ at, orders: { caesar: 'primary' } });
    table.dice(1, 4);
    expect(table.enter('AED.1', 'U43', 'U42', 'U41')).toBe(false);
    expect(table.G.fired).toEqual({ 'ARC.1': [1], 'ARC.2': [1] });
  });

  test('20.5 asked, too, after others have fired by order', () => {
    const at = { U40: 'ARC.1 ARC.2', U44: 'AED.1' };
    const table = new Firing({ at, orders: { 'ARC.1': 'primary' } });
    table.enter('AED.1', 'U43', 'U42');
    table.do('caesar', 'hold');
    table.dice(4);
    expect(table.enter('AED.1', 'U41')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.2 1']);
  });

  test('24.4 by order a fort fires at the end at the fullest hex, there at the strongest that is not disrupted', () => {
    const at = { U40: 'FORT.1 VII.2', U41: 'AED.1', T40: 'MAN.1 AED.5', V41: 'AED.2 AED.3' };
    const orders = { 'FORT.1': 'primary' } as const;
    const table = new Firing({ at, orders, disrupted: ['AED.2'] });
    table.dice(3);
    expect(table.end()).toBe(false);
    expect(table.G.disrupted).toEqual(['AED.2', 'AED.5']);
    const worn = new Firing({ at, orders, disrupted: ['AED.1', 'AED.5', 'AED.3', 'AED.2'] });
    worn.dice(4).end();
    expect(worn.in('lost')).toBe('MAN.1');
    const tired = new Firing({ at, orders, disrupted: ['AED.1', 'AED.2', 'AED.3', 'MAN.1', 'AED.5'] });
    tired.dice(4).end();
    expect(tired.in('lost')).toBe('AED.1');
  });

  test('24.52 by order nobody fires at the end farther than at the next hex', () => {
    const table = new Firing({ at: { U40: 'FORT.1 ARC.1', U42: 'AED.1' }, orders: { caesar: 'primary' } });
    expect(table.end()).toBe(false);
    expect(table.G.fired).toEqual({});
  });

  test('19.7 by order archers fire at Vercingetorix sooner than at anybody', () => {
    const at = { U40: 'ARC.1', T39: 'ARC.2', U41: 'vercingetorix AED.1', U39: 'AED.2' };
    const table = new Firing({ at, orders: { 'ARC.1': 'primary' } });
    table.dice(6).end();
    expect(table.in('lost')).toBe('vercingetorix');
    expect(table.result?.winners).toEqual(['caesar']);
    const all = new Firing({ at, orders: { caesar: 'primary' } });
    all.dice(6).end();
    expect(all.in('lost')).toBe('vercingetorix');
  });

  test('20.5 an order given while asked counts at once', () => {
    const table = new Firing({ at: FORT });
    table.enter('AED.1', 'U44', 'U43');
    expect(table.step).toBe('fire');
    expect(table.do('caesar', 'order', 'all', 'hold').step).not.toBe('fire');
  });

  test('17.4 each commander orders and fires with his own, both at once', () => {
    const at = { U39: 'ARC.1', U40: 'ARC.2', U43: 'AED.1' };
    const position = { at, players: 4, sphere: 'I' };
    const table = new Firing(position);
    expect(table.legal('labienus', 'order')).toEqual([
      'ARC.1 hold',
      'ARC.1 primary',
      'all hold',
      'all primary',
    ]);
    table.do('labienus', 'order', 'all', 'hold');
    expect(table.G.secret.orders).toEqual({ labienus: 'hold' });
    const both = new Firing({ ...position, at: { U36: 'ARC.3', U39: 'ARC.1', U40: 'ARC.2', V43: 'AED.1' } });
    expect(both.enter('AED.1', 'U41')).toBe(true);
    expect(both.sides).toEqual(['caesar', 'labienus']);
    expect(both.legal('caesar', 'fire')).toEqual(['ARC.2 1']);
    expect(both.legal('labienus', 'fire')).toEqual(['ARC.1 2']);
    expect(both.why('labienus', 'fire', 'ARC.3')).toContain('20.5');
    expect(both.why('caesar', 'fire', 'ARC.3')).toBeUndefined();
    expect(both.do('caesar', 'hold').sides).toEqual(['labienus']);
    expect(both.do('labienus', 'hold').step).not.toBe('fire');
  });
});
