import { describe, expect, test } from 'vitest';
import { boxOf } from '../../games/alesia/components/box';
import { distance } from '../../games/alesia/components/hex';
import { lastFireFrame } from '../../games/alesia/fire';
import { Firing } from './firing';
import { moving } from './moving';
import { stateOf } from './table';

describe('missile engines', () => {
  test('24.1 a fort fires when anybody but a leader is in it', () => {
    const comes = (garrison: string) =>
      new Firing({ at: { U40: `FORT.1 ${garrison}`, U44: 'AED.1' } }).enter('AED.1', 'U43');
    expect(comes('VII.2')).toBe(true);
    expect(comes('SLI.1')).toBe(true);
    expect(comes('GER.1')).toBe(true);
    expect(comes('caesar')).toBe(false);
    expect(comes('')).toBe(false);
  });

  test('24.2 it fires at three, two and one hexes, once each, and the men in it besides', () => {
    const table = new Firing({ at: { U40: 'FORT.1 ARC.1', U44: 'AED.1 AED.2' } });
    expect(table.enter('AED.1', 'U43')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 3']);
    expect(table.why('caesar', 'fire', 'ARC.1')).toBe(
      '20.5 From U40 to U43 it is 3 hexes, too far for Numidian archers 1',
    );
    table.dice(4).do('caesar', 'fire', 'FORT.1', 3);
    expect(table.enter('AED.1', 'U42')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 2', 'FORT.1 2']);
    table.dice(3).do('caesar', 'fire', 'FORT.1', 2);
    table.do('caesar', 'hold');
    expect(table.enter('AED.1', 'U41')).toBe(true);
    table.dice(1).do('caesar', 'fire', 'FORT.1', 1);
    table.dice(1).do('caesar', 'fire', 'ARC.1', 1);
    expect(table.G.fired).toEqual({ 'FORT.1': [3, 2, 1], 'ARC.1': [1] });
    expect(table.enter('AED.2', 'U43')).toBe(false);
    expect(table.enter('AED.2', 'U42')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 2']);
    expect(table.why('caesar', 'fire', 'FORT.1')).toBe('24.2 Fort 1: no shot is left at this range');
  });

  test('24.2 it fires at three hexes in every direction', () => {
    const { hex, hexes } = boxOf(stateOf());
    const ring = hexes.filter((each) => distance(each, hex.U40) === 3 && each.terrain !== 'town');
    expect(ring).toHaveLength(12);
    for (const { id } of ring) {
      const table = new Firing({ at: { U40: 'FORT.1 VII.2', A12: 'AED.1' } });
      expect([id, table.enter('AED.1', id)]).toEqual([id, true]);
      expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 3']);
    }
  });

  test('24.2 a range not used at one unit is kept for another', () => {
    const table = new Firing({ at: { U40: 'FORT.1 VII.2', U44: 'AED.1 AED.2' } });
    table.enter('AED.1', 'U43');
    table.do('caesar', 'hold');
    expect(table.enter('AED.2', 'U43')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 3']);
  });

  test('24.4 a volley at the next hex strikes all in it with a 5 or a 6, else one unit', () => {
    const volley = (die: number) => {
      const table = new Firing({ at: { U40: 'FORT.1 VII.2', U41: 'AED.2', U44: 'AED.1', U42: 'AED.3' } });
      table.enter('AED.1', 'U43');
      table.do('caesar', 'hold');
      table.enter('AED.1', 'U42');
      table.do('caesar', 'hold');
      expect(table.enter('AED.1', 'U41')).toBe(true);
      return table.dice(die).do('caesar', 'fire', 'FORT.1', 1);
    };
    expect(volley(2).G.disrupted).toEqual([]);
    expect(volley(3).G.disrupted).toEqual(['AED.1']);
    expect(volley(4).in('lost')).toBe('AED.1');
    expect(volley(5).G.disrupted.sort()).toEqual(['AED.1', 'AED.2']);
    expect(volley(6).in('lost')).toBe('AED.1 AED.2');
    expect(volley(6).in('U40')).toBe('VII.2 FORT.1');
    expect(volley(5).told('24.2', 'all in the hex are disrupted')).toBe(true);
  });

  test('24.4 a star strikes those, too, that could not be fired at', () => {
    const table = new Firing({ at: { U40: 'FORT.1 VII.2', T40: 'AED.2', U43: 'AED.1' } });
    table.enter('AED.2', 'U41');
    expect(table.enter('AED.1', 'U42')).toBe(true);
    table.do('caesar', 'hold');
    expect(table.enter('AED.1', 'U41')).toBe(true);
    table.dice(6).do('caesar', 'fire', 'FORT.1', 1);
    expect(table.in('lost')).toBe('AED.1 AED.2');
  });

  test('24.4 at the end of the movement it may still fire at who is next to it', () => {
    const table = new Firing({ at: { U40: 'FORT.1 VII.2 ARC.1', U44: 'AED.1 AED.2 AED.3' } });
    for (const unit of ['AED.1', 'AED.2'])
      for (const hex of ['U43', 'U42', 'U41']) {
        expect(table.enter(unit, hex)).toBe(true);
        table.do('caesar', 'hold');
      }
    table.enter('AED.3', 'U43', 'U42');
    table.do('caesar', 'hold');
    expect(table.end()).toBe(true);
    expect(table.prompt('caesar')?.rule).toBe('24.4');
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 AED.1', 'FORT.1 AED.2']);
    expect(table.why('caesar', 'fire', 'ARC.1', 'AED.1')).toContain('24.4');
    expect(table.why('caesar', 'fire', 'ARC.1')).toContain('24.4');
    expect(table.why('caesar', 'fire', 'FORT.1', 'AED.3')).toContain('24.52');
    expect(table.why('caesar', 'fire', 'FORT.1', 'VII.2')).toBeUndefined();
    table.dice(6).do('caesar', 'fire', 'FORT.1', 'AED.2');
    expect(table.in('lost')).toBe('AED.1 AED.2');
    expect(table.step).not.toBe('lastFire');
  });

  test('24.4 who has used its volley at the next hex fires no more at the end', () => {
    const table = new Firing({ at: { U40: 'FORT.1 VII.2', U44: 'AED.1' }, fired: { 'FORT.1': [1, 2, 3] } });
    expect(table.enter('AED.1', 'U43', 'U42', 'U41')).toBe(false);
    expect(table.end()).toBe(false);
  });

  test('24.4 who does not want to fire at the end says so once', () => {
    const table = new Firing({
      at: { U40: 'FORT.1 VII.2', U41: 'AED.1', W50: 'FORT.2 VII.3 ', W51: 'AED.2' },
    });
    expect(table.end()).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 AED.1', 'FORT.2 AED.2']);
    expect(table.do('caesar', 'hold').step).not.toBe('lastFire');
  });
});

describe('Gauls in a field of fire as the turn begins', () => {
  test('24.5 with Gauls next to it a fort fires no farther, with Gauls two hexes off not at three', () => {
    const table = new Firing({
      at: {
        U40: 'FORT.1 VII.2',
        U41: 'AED.1',
        U42: 'AED.2',
        J30: 'FORT.2 VII.3',
        J32: 'AED.3',
        LL60: 'FORT.3 VII.4',
        LL63: 'AED.4',
        E30: 'FORT.4',
        E31: 'AED.5',
      },
      fired: { 'FORT.3': [3] },
    });
    table.G.stack = [...table.G.stack, { step: 'startTurn', sides: [] }];
    table.start();
    expect(table.G.fired).toEqual({ 'FORT.1': [3, 2], 'FORT.2': [3] });
    expect(table.told('24.5', 'Fort 1 may fire no farther than the next hex.')).toBe(true);
    expect(table.told('24.5', 'Fort 2 may fire no farther than two hexes.')).toBe(true);
  });

  test('24.5 archers and slingers lose nothing', () => {
    const table = new Firing({ at: { U40: 'ARC.1', U41: 'AED.1' } });
    table.G.stack = [...table.G.stack, { step: 'startTurn', sides: [] }];
    expect(table.start().G.fired).toEqual({});
  });

  test('24.5 Vercingetorix takes no range from a fort', () => {
    const table = new Firing({ at: { U40: 'FORT.1 VII.2', U42: 'vercingetorix' } });
    table.G.stack = [...table.G.stack, { step: 'startTurn', sides: [] }];
    expect(table.start().G.fired).toEqual({});
  });

  test('24.51 who begins within the field is fired at only as it comes closer', () => {
    const table = new Firing({ at: { U40: 'ARC.1', U42: 'AED.1', T41: 'AED.2' } });
    expect(table.enter('AED.1', 'V42')).toBe(false);
    expect(table.enter('AED.1', 'V41')).toBe(true);
    table.do('caesar', 'hold');
    expect(table.enter('AED.2', 'T42')).toBe(false);
    expect(table.enter('AED.2', 'S42')).toBe(false);
  });

  test('24.51 who leaves the field and comes back has come closer', () => {
    const table = new Firing({ at: { U40: 'ARC.1', U42: 'AED.1' } });
    expect(table.enter('AED.1', 'U43')).toBe(false);
    expect(table.enter('AED.1', 'U42')).toBe(true);
  });

  test('24.51 who has come closer is fired at from then on, also as it goes away again', () => {
    const table = moving('gallic', { at: { U40: 'FORT.1 VII.2', U43: 'AED.1' }, orders: { caesar: 'hold' } });
    table.do('vercingetorix', 'move', 'AED.1', 'U42');
    table.G.secret.orders = {};
    table.do('vercingetorix', 'move', 'AED.1', 'V43');
    expect(table.prompt('caesar')?.text).toContain('V43');
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 3']);
  });

  test('24.4, 24.51 a fort fires at the end at who has left it and come back', () => {
    const table = moving('gallic', { at: { U40: 'FORT.1 VII.2', U41: 'AED.1' } });
    table.do('vercingetorix', 'move', 'AED.1', 'U42').do('vercingetorix', 'move', 'AED.1', 'U41');
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 1']);
    table.do('caesar', 'hold').do('vercingetorix', 'end');
    expect(table.step).toBe('lastFire');
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 AED.1']);
  });

  test('24.51 who is closer than at first is fired at though it goes sideways', () => {
    const table = new Firing({ at: { U40: 'FORT.1 VII.2', U43: 'AED.1' } });
    expect(table.enter('AED.1', 'U42')).toBe(true);
    table.do('caesar', 'hold');
    expect(table.enter('AED.1', 'V42')).toBe(true);
  });

  test('24.51 at the end, too, a fort spares who began next to it and went round', () => {
    const table = new Firing({ at: { U40: 'FORT.1 VII.2', V41: 'FORT.2 VII.3', T40: 'AED.1' } });
    expect(table.enter('AED.1', 'U41')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.2 1']);
    expect(table.why('caesar', 'fire', 'FORT.1')).toContain('24.51');
    table.do('caesar', 'hold');
    expect(table.end()).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.2 AED.1']);
  });

  test('24.52 who does not move is fired at by all at the end, at its range', () => {
    const at = { U40: 'FORT.1 ARC.1', U42: 'AED.1', U43: 'AED.2', U41: 'AED.3', U47: 'SLI.1' };
    const table = new Firing({ at, fired: { 'FORT.1': [3] } });
    expect(table.end()).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual([
      'ARC.1 AED.1',
      'ARC.1 AED.3',
      'FORT.1 AED.1',
      'FORT.1 AED.3',
    ]);
    expect(table.why('caesar', 'fire', 'SLI.1')).toBe(
      '20.5 From U47 to U42 it is 5 hexes, too far for Balearic slingers 1',
    );
    expect(table.label('caesar', 'fire', 'FORT.1', 'AED.1')).toBe(
      'Fire 2 hexes far at Aedui 1 in U42 with Fort 1',
    );
    table.dice(6).do('caesar', 'fire', 'ARC.1', 'AED.1');
    expect(table.in('lost')).toBe('AED.1');
    expect(table.G.fired).toEqual({ 'FORT.1': [3], 'ARC.1': [2] });
  });

  test('24.52 archers do not fire at the end at who has moved, even back to where it was', () => {
    const table = new Firing({ at: { U40: 'ARC.1', U42: 'AED.1' } });
    table.enter('AED.1', 'U43', 'U44', 'T44');
    table.G.at['AED.1'] = 'U42';
    expect(lastFireFrame(table.G, table.movement)).toBeNull();
    expect(lastFireFrame(table.G, { began: {} })?.targets).toEqual(['AED.1']);
  });

  test('21.4 the turn begins with nobody disrupted', () => {
    const table = new Firing({ at: { U40: 'AED.1' }, disrupted: ['AED.1'] });
    table.G.stack = [...table.G.stack, { step: 'startTurn', sides: [] }];
    expect(table.start().G.disrupted).toEqual([]);
  });
});

describe('units that appear on the edge of the board', () => {
  test('24.6 a fort fires at them from all ranges, as if they had come through them', () => {
    const table = new Firing({ at: { C5: 'FORT.1 VII.2' }, zones: { III: 'AED.5' } });
    expect(table.enter('AED.5', 'C3')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 2', 'FORT.1 3']);
    table.dice(5, 1).do('caesar', 'fire', 'FORT.1', 3);
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 2']);
    table.do('caesar', 'fire', 'FORT.1', 2);
    expect(table.step).not.toBe('fire');
    expect(table.G.disrupted).toEqual(['AED.5']);
  });

  test('24.6 next to a fort they suffer all three, and who is gone no more', () => {
    const table = new Firing({ at: { C4: 'FORT.1 VII.2' }, zones: { III: 'AED.5 AED.6' } });
    expect(table.enter('AED.5', 'C3')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 1', 'FORT.1 2', 'FORT.1 3']);
    table.dice(6).do('caesar', 'fire', 'FORT.1', 2);
    expect(table.step).not.toBe('fire');
    expect(table.enter('AED.6', 'C3')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 1', 'FORT.1 3']);
  });

  test('24.6 archers fire at them at both ranges, too; once on the board they are as others', () => {
    const at = { C4: 'ARC.1', C5: 'ARC.2', C6: 'FORT.1 VII.2' };
    const table = new Firing({ at, zones: { III: 'AED.5' }, fired: { 'ARC.2': [2, 1] } });
    expect(table.enter('AED.5', 'C3')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 1', 'ARC.1 2', 'FORT.1 3']);
    table.do('caesar', 'hold');
    expect(table.enter('AED.5', 'D5')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 1', 'FORT.1 2']);
  });

  test('24.6 what 24.5 has taken from a fort it lacks for them, too', () => {
    const at = { C5: 'FORT.1 VII.2' };
    const table = new Firing({ at, zones: { III: 'AED.5' }, fired: { 'FORT.1': [3] } });
    expect(table.enter('AED.5', 'C3')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['FORT.1 2']);
  });
});
