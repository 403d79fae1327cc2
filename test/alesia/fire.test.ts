import { describe, expect, test } from 'vitest';
import { defaultComponents } from '../../games/alesia';
import { openBox } from '../../games/alesia/components/box';
import { Firing } from './firing';

describe('archers and slingers', () => {
  test('20.5 they fire at two hexes and at one, once each, at one unit or two', () => {
    const table = new Firing({ at: { U40: 'ARC.1', U45: 'AED.1', U46: 'AED.2' } });
    expect(table.enter('AED.1', 'U44', 'U43')).toBe(false);
    expect(table.enter('AED.1', 'U42')).toBe(true);
    expect(table.sides).toEqual(['caesar']);
    expect(table.prompt('caesar')).toEqual({ text: 'Aedui 1 comes to U42. Do you fire?', rule: '20.5' });
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 2']);
    table.dice(4).do('caesar', 'fire', 'ARC.1', 2);
    expect(table.step).not.toBe('fire');
    expect(table.enter('AED.2', 'U45', 'U44', 'U43', 'V43', 'U42')).toBe(false);
    expect(table.enter('AED.2', 'U41')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 1']);
    table.dice(3).do('caesar', 'fire', 'ARC.1', 1);
    expect(table.enter('AED.1', 'U41')).toBe(false);
    expect(table.G.fired).toEqual({ 'ARC.1': [2, 1] });
  });

  test('20.5 fire may be withheld for a better target: the example of play', () => {
    const table = new Firing({ at: { U40: 'ARC.1', U45: 'ARV.1 AED.1' } });
    expect(table.enter('AED.1', 'U44', 'U43', 'U42')).toBe(true);
    table.do('caesar', 'hold');
    expect(table.enter('AED.1', 'U41')).toBe(true);
    table.do('caesar', 'hold');
    expect(table.enter('ARV.1', 'U44', 'U43', 'U42')).toBe(true);
    table.dice(4).do('caesar', 'fire', 'ARC.1', 2);
    expect(table.G.disrupted).toEqual([]);
    expect(table.enter('ARV.1', 'U41')).toBe(true);
    table.dice(4).do('caesar', 'fire', 'ARC.1', 1);
    expect(table.G.disrupted).toEqual(['ARV.1']);
  });

  test('20.5 in every hex of the field the Romans are asked anew', () => {
    const table = new Firing({ at: { U40: 'SLI.1', U43: 'AED.1' } });
    expect(table.enter('AED.1', 'U42')).toBe(true);
    table.do('caesar', 'hold');
    expect(table.enter('AED.1', 'V42')).toBe(true);
  });

  test('20.6 a miss changes nothing, who is eliminated leaves, who is disrupted lies where it was', () => {
    const fire = (die: number) => {
      const table = new Firing({ at: { U40: 'SLI.1', U43: 'AED.1' } });
      table.enter('AED.1', 'U42');
      return table.dice(die).do('caesar', 'fire', 'SLI.1', 2);
    };
    expect(fire(4).in('U42')).toBe('AED.1');
    expect(fire(5).G).toMatchObject({ disrupted: ['AED.1'], at: { 'AED.1': 'U42' } });
    expect(fire(6).in('lost')).toBe('AED.1');
    expect(fire(5).told('20.6', 'Balearic slingers 1 fire 2 hexes far at Aedui 1: 5, disrupted.')).toBe(true);
    expect(fire(4).told('20.6', 'a miss')).toBe(true);
  });

  test('20.6 several fire at one unit until it is gone', () => {
    const table = new Firing({ at: { U40: 'ARC.1 ARC.2', U39: 'SLI.1', U44: 'AED.1' } });
    table.enter('AED.1', 'U43');
    expect(table.enter('AED.1', 'U42')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 2', 'ARC.2 2']);
    table.dice(5).do('caesar', 'fire', 'ARC.1', 2);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.2 2']);
    expect(table.dice(6).do('caesar', 'fire', 'ARC.2', 2).in('U42')).toBe('');
    expect(table.G.disrupted).toEqual([]);
  });

  test('20.7 one unit alone is fired at, over whoever stands between', () => {
    const table = new Firing({ at: { U40: 'ARC.1', U41: 'MAN.1 VII.2', U42: 'AED.1', U43: 'AED.2' } });
    expect(table.enter('AED.2', 'U42')).toBe(true);
    table.dice(6).do('caesar', 'fire', 'ARC.1', 2);
    expect(table.in('U42')).toBe('AED.1');
  });

  test('20.7 nobody is fired at on the walls of Alesia, or over them', () => {
    const table = new Firing({ at: { W36: 'ARC.1', X33: 'ARC.2' }, town: 'AED.1 AED.2' });
    expect(table.enter('AED.1', 'W37')).toBe(false);
    expect(table.enter('AED.1', 'V37')).toBe(true);
    expect(table.enter('AED.2', 'X35', 'W34')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 2', 'ARC.2 2']);
  });

  test('20.7 who comes down from the walls comes into the field', () => {
    const table = new Firing({ at: { W35: 'ARC.1', W37: 'AED.1' } });
    expect(table.enter('AED.1', 'V36')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 2']);
  });

  test('20.7 a wall between hides who is behind it', () => {
    const { map } = defaultComponents;
    const terrain = [...map.terrain];
    for (const [row, column] of [
      [20, 30],
      [8, 25],
      [10, 25],
    ])
      terrain[row] = `${terrain[row].slice(0, column)}@${terrain[row].slice(column + 1)}`;
    openBox({ ...defaultComponents, id: 'walled', map: { ...map, terrain } });
    const at = { U40: 'ARC.1', U43: 'AED.1 AED.2', J30: 'ARC.2', J34: 'AED.3' };
    const table = new Firing({ at, box: 'walled' });
    expect(table.enter('AED.3', 'J33', 'J31')).toBe(true);
    table.do('caesar', 'hold');
    expect(table.enter('AED.1', 'U42')).toBe(false);
    expect(table.enter('AED.2', 'V42')).toBe(true);
  });

  test('20.8 who has been missed at two hexes is fired at again at one', () => {
    const table = new Firing({ at: { U40: 'ARC.1', U43: 'AED.1' } });
    table.enter('AED.1', 'U42');
    table.dice(1).do('caesar', 'fire', 'ARC.1', 2);
    expect(table.enter('AED.1', 'U41')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 1']);
  });

  test('20.9 others enter the hex of who has been hit', () => {
    const table = new Firing({ at: { U40: 'ARC.1 ARC.2', U43: 'AED.1 AED.2' } });
    table.enter('AED.1', 'U42');
    table.dice(6).do('caesar', 'fire', 'ARC.1', 2);
    expect(table.enter('AED.2', 'U42')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.2 2']);
  });

  test('20.4 alone in a battle that rages they do not fire', () => {
    const rages = [{ cause: 'gallic' as const, attackers: ['AED.1'], defenders: ['ARC.1'] }];
    const table = new Firing({ at: { U40: 'ARC.1 ARC.2', U41: 'AED.1', U44: 'AED.2' }, rages });
    expect(table.enter('AED.2', 'U43', 'U42')).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.2 2']);
    expect(table.why('caesar', 'fire', 'ARC.1')).toContain('20.4');
    table.do('caesar', 'hold');
    expect(table.end()).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.2 AED.1']);
  });

  test('20.4 a leader is nobody to be with in a battle that rages', () => {
    const rages = [{ cause: 'gallic' as const, attackers: ['AED.1'], defenders: ['ARC.1'] }];
    expect(new Firing({ at: { U40: 'ARC.1 caesar', U41: 'AED.1' }, rages }).end()).toBe(false);
    expect(new Firing({ at: { U40: 'ARC.1 SLI.1', U41: 'AED.1' }, rages }).end()).toBe(true);
  });

  test('20.4 with others in a battle that rages they fire only at who attacks them', () => {
    const rages = [
      { cause: 'gallic' as const, attackers: ['AED.1'], defenders: ['ARC.1', 'VII.2'] },
      { cause: 'gallic' as const, attackers: ['AED.3'], defenders: ['VII.3'] },
    ];
    const at = { U40: 'ARC.1 VII.2', U41: 'AED.1', T40: 'AED.3', U44: 'AED.2' };
    const table = new Firing({ at, rages });
    expect(table.enter('AED.2', 'U43', 'U42')).toBe(false);
    expect(table.end()).toBe(true);
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 AED.1']);
  });
});

describe('disruption', () => {
  test('21.6 who is disrupted twice is no worse off', () => {
    const table = new Firing({ at: { U40: 'ARC.1 ARC.2', U43: 'AED.1' } });
    table.enter('AED.1', 'U42');
    table.dice(5, 5).do('caesar', 'fire', 'ARC.1', 2);
    table.do('caesar', 'fire', 'ARC.2', 2);
    expect(table.G.disrupted).toEqual(['AED.1']);
    expect(table.in('U42')).toBe('AED.1');
  });
});

describe('units that advance or retreat', () => {
  test('16.3 missile units that have not fired in the turn fire, forts do not', () => {
    const table = new Firing({
      at: { U40: 'ARC.1 FORT.1 SLI.1', U41: 'AED.1 AED.2' },
      fired: { 'SLI.1': [2] },
    });
    expect(table.retreat('AED.1', 'U42')).toBe(true);
    expect(table.prompt('caesar')?.rule).toBe('16.3');
    expect(table.legal('caesar', 'fire')).toEqual(['ARC.1 2']);
    expect(table.why('caesar', 'fire', 'SLI.1')).toContain('16.3');
    expect(table.why('caesar', 'fire', 'FORT.1')).toContain('16.3');
    table.dice(1).do('caesar', 'fire', 'ARC.1', 2);
    expect(table.retreat('AED.2', 'T41')).toBe(false);
  });
});

describe('Vercingetorix', () => {
  test('19.2 he is eliminated by missiles, and the Romans win', () => {
    const table = new Firing({ at: { U40: 'ARC.1', U43: 'vercingetorix AED.1' } });
    expect(table.enter('vercingetorix', 'U42')).toBe(true);
    table.dice(6).do('caesar', 'fire', 'ARC.1', 2);
    expect(table.result?.winners).toEqual(['caesar']);
    expect(table.in('lost')).toBe('vercingetorix');
  });

  test('19.2 where missiles disrupt him he stays', () => {
    const table = new Firing({ at: { U40: 'ARC.1', U43: 'vercingetorix' } });
    table.enter('vercingetorix', 'U42');
    table.dice(5).do('caesar', 'fire', 'ARC.1', 2);
    expect(table.G.disrupted).toEqual(['vercingetorix']);
    expect(table.result).toBeNull();
  });
});
