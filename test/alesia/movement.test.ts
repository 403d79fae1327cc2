import { describe, expect, test } from 'vitest';
import { costsTo, movementOf, moving } from './moving';
import { restOf, stateOf, tableAt } from './table';

describe('movement', () => {
  test('5.1 a side may end without having moved anything', () => {
    const table = moving('roman', { at: { W48: 'VII.2' } });
    expect(table.forgone('caesar', 'end')).toBe('You have moved nothing.');
    expect(table.do('caesar', 'end').step).toBe('deployment');
  });

  test('5.2 who has moved moves on until another is moved', () => {
    const table = moving('roman', { at: { W48: 'VII.2', W50: 'VII.3' } });
    table.do('caesar', 'move', 'VII.2', 'W46').do('caesar', 'move', 'VII.2', 'V45');
    expect(table.G.at['VII.2']).toBe('V45');
    table.do('caesar', 'move', 'VII.3', 'W51');
    expect(table.refuses('caesar', 'move', 'VII.2', 'V46')).toBe(true);
    expect(table.why('caesar', 'move', 'VII.2')).toBe('5.2 It has moved, and you have moved another since.');
    expect(table.forgone('caesar', 'end')).toBeNull();
  });

  test('5.3 a unit goes as many hexes as its movement factor', () => {
    const table = moving('roman', { at: { W48: 'VII.2 REC.1 GER.1' } });
    expect(costsTo(table, 'VII.2', 'W49', 'W52', 'W44', 'U48', 'EE52')).toEqual([2, 8, 8, 4, 16]);
    expect(costsTo(table, 'REC.1', 'DD52', 'EE52')).toEqual([14, 0]);
    expect(table.why('caesar', 'move', 'REC.1', 'EE52')).toBe('5.3 It is too far.');
  });

  test('5.4 movement that is spent is spent', () => {
    const table = moving('roman', { at: { W48: 'VII.2' } }).do('caesar', 'move', 'VII.2', 'W52');
    expect(costsTo(table, 'VII.2', 'W49')).toEqual([14]);
    expect(costsTo(table, 'VII.2', 'W47')).toEqual([0]);
    table.do('caesar', 'move', 'VII.2', 'W48');
    expect(table.legal('caesar', 'move')).toEqual([]);
    expect(table.why('caesar', 'move', 'VII.2')).toBe('5.3 It has no movement left.');
  });

  test('5.5 a unit passes over its own stacks and never over enemies', () => {
    const own = moving('roman', { at: { W48: 'VII.2', W49: 'VII.3 VII.4 VII.5' } });
    expect(costsTo(own, 'VII.2', 'W50')).toEqual([4]);
    const table = moving('roman', { at: { W48: 'VII.2', W50: 'AED.5' }, disrupted: ['AED.5'] });
    expect(costsTo(table, 'VII.2', 'W49', 'W50', 'W51')).toEqual([2, 0, 8]);
    expect(table.why('caesar', 'move', 'VII.2', 'W50')).toBe('5.5 Enemies are there.');
  });

  test('5.2 a move is told with its way, and named', () => {
    const table = moving('roman', { at: { W48: 'VII.2' } });
    expect(table.label('caesar', 'move', 'VII.2', 'W50')).toBe('Move Cohort II of Legion VII to W50');
    table.do('caesar', 'move', 'VII.2', 'W50');
    expect(table.journal).toEqual([
      {
        rule: '5.2',
        text: 'Cohort II of Legion VII moves to W50.',
        kind: 'move',
        side: 'caesar',
        places: ['W48', 'W50'],
        pieces: ['VII.2'],
      },
    ]);
  });

  test('25.7 where stacks are hidden the journal does not name who moves to a rampart', () => {
    const variants = { ...moving('roman', {}).G.variants, hiddenStacks: true };
    const table = moving('roman', { at: { N38: 'VII.2 ARC.1' }, variants });
    table.do('caesar', 'move', 'VII.2', 'N40').do('caesar', 'move', 'VII.2', 'M40');
    table.do('caesar', 'move', 'ARC.1', 'N40');
    expect(table.journal.map(({ text }) => text)).toEqual([
      'A unit moves to N40.',
      'Cohort II of Legion VII moves to M40.',
      'Numidian archers 1 moves to N40.',
    ]);
    expect(table.journal[0].pieces).toBeUndefined();
  });

  test('5.1 a commander who can move nothing is not asked', () => {
    expect(moving('roman', { at: { W48: 'FORT.1' } }).step).toBe('deployment');
  });

  test('24.1 forts do not move', () => {
    const table = moving('roman', { at: { W48: 'FORT.1 VII.2' } });
    expect(table.why('caesar', 'move', 'FORT.1')).toBe('24.1 Forts do not move.');
  });

  test('17.3 two commanders move at once and end one by one', () => {
    const table = moving('gallic', { players: 3, at: { W48: 'AED.1', F49: 'AED.5' } });
    expect(table.sides).toEqual(['vercingetorix', 'relief']);
    expect(table.why('relief', 'move', 'AED.1')).toBe('17.4 It is not under your command.');
    table.do('relief', 'move', 'AED.5', 'F48').do('vercingetorix', 'move', 'AED.1', 'W49');
    table.do('relief', 'move', 'AED.5', 'F47').do('relief', 'end');
    expect(table.sides).toEqual(['vercingetorix']);
    expect(table.do('vercingetorix', 'end').step).toBe('deployment');
  });

  test('15.3 who fights a battle that rages stays where he is', () => {
    const rages = [{ cause: 'gallic' as const, attackers: ['AED.5'], defenders: ['VII.2'] }];
    const table = moving('roman', { at: { W48: 'VII.2', W49: 'AED.5', F48: 'VII.3' }, rages });
    expect(table.refuses('caesar', 'move', 'VII.2', 'W47')).toBe(true);
    expect(table.why('caesar', 'move', 'VII.2')).toBe('15.3 It is held by the battle that rages there.');
  });

  test('21.1 who is disrupted does not move', () => {
    const table = moving('gallic', { at: { W48: 'AED.5 AED.6' }, disrupted: ['AED.5'] });
    expect(table.why('vercingetorix', 'move', 'AED.5')).toMatch(/^21\.1 /);
    expect(table.refuses('vercingetorix', 'move', 'AED.6', 'W49')).toBe(false);
  });
});

describe('zones of control', () => {
  const at = { W46: 'VII.2', W49: 'AED.5' };

  test('6.2 a unit stops as it enters one', () => {
    const table = moving('roman', { at });
    expect(costsTo(table, 'VII.2', 'W48', 'V48', 'X49', 'W50')).toEqual([4, 6, 6, 14]);
    table.do('caesar', 'move', 'VII.2', 'W48');
    expect(table.legal('caesar', 'move')).toEqual([]);
    expect(table.why('caesar', 'move', 'VII.2')).toBe('6.2 It has to stop in the enemy zone of control.');
  });

  test('6.2 a hex behind one is not reached through it', () => {
    const wall = { W46: 'VII.2', W49: 'AED.5', T47: 'AED.6', Z50: 'AED.7' };
    const table = moving('roman', { at: wall });
    expect(costsTo(table, 'VII.2', 'W51')).toEqual([0]);
    expect(table.why('caesar', 'move', 'VII.2', 'W51')).toBe('6.2 Enemy zones of control are in the way.');
  });

  test('6.3 who begins in one may withdraw', () => {
    const table = moving('roman', { at: { W48: 'VII.2', W49: 'AED.5' } });
    expect(costsTo(table, 'VII.2', 'W47', 'W50')).toEqual([2, 12]);
  });

  test('6.4 nobody goes from one directly into another', () => {
    const table = moving('roman', { at: { W48: 'VII.2', W49: 'AED.5', U47: 'AED.6' } });
    expect(costsTo(table, 'VII.2', 'V48', 'V47', 'X48')).toEqual([0, 4, 2]);
    expect(costsTo(table, 'VII.2', 'X49')).toEqual([4]);
  });

  test('6.4 who has enemies on all sides stays', () => {
    const at = { W48: 'VII.2', W49: 'AED.5', U47: 'AED.6', Y49: 'AED.7', W46: 'AED.8', F48: 'VII.3' };
    const table = moving('roman', { at });
    expect(table.why('caesar', 'move', 'VII.2')).toBe('6.4 Enemies are on all sides of it.');
  });

  test('6.5 friends in a hex do not cancel it', () => {
    const table = moving('roman', { at: { W46: 'VII.2', W48: 'VII.3', W49: 'AED.5' } });
    table.do('caesar', 'move', 'VII.2', 'W48');
    expect(table.refuses('caesar', 'move', 'VII.2', 'W47')).toBe(true);
  });

  test('6.6 disrupted units have none', () => {
    const table = moving('roman', { at, disrupted: ['AED.5'] });
    expect(costsTo(table, 'VII.2', 'W48', 'W50')).toEqual([4, 10]);
    table.do('caesar', 'move', 'VII.2', 'W48');
    expect(table.refuses('caesar', 'move', 'VII.2', 'X49')).toBe(false);
  });

  test('6.1 who is in a fort has none', () => {
    const table = moving('gallic', { at: { W46: 'AED.5', W48: 'VII.2 FORT.1' } });
    expect(costsTo(table, 'AED.5', 'W47', 'X48', 'X49')).toEqual([2, 4, 6]);
  });

  test('24.7 there is none in a fort: who holds it goes in and out among enemies', () => {
    const table = moving('roman', { at: { W48: 'VII.2 FORT.1', W49: 'AED.5' } });
    expect(costsTo(table, 'VII.2', 'V48', 'X49')).toEqual([2, 2]);
  });
});

describe('archers and slingers', () => {
  test('20.2 they never go next to the enemy, with or without company', () => {
    const table = moving('roman', { at: { W46: 'ARC.1 SLI.1', W48: 'VII.2', W49: 'AED.5' } });
    expect(costsTo(table, 'ARC.1', 'W47', 'W48', 'W51')).toEqual([2, 0, 14]);
    expect(costsTo(table, 'SLI.1', 'W48')).toEqual([0]);
    expect(table.why('caesar', 'move', 'ARC.1', 'W48')).toBe(
      '20.2 Archers and slingers do not go next to the enemy.',
    );
  });

  test('20.2 they go into forts next to him', () => {
    const table = moving('roman', { at: { W46: 'ARC.1', W48: 'FORT.1', W49: 'AED.5' } });
    expect(costsTo(table, 'ARC.1', 'W48')).toEqual([4]);
  });

  test('20.3 those among the enemy must withdraw before the movement ends', () => {
    const table = moving('roman', { at: { W48: 'ARC.1 VII.2', W49: 'AED.5' } });
    expect(table.prompt('caesar')?.rule).toBe('20.3');
    expect(table.refuses('caesar', 'end')).toBe(true);
    table.do('caesar', 'move', 'ARC.1', 'W47').do('caesar', 'end');
    expect(table.in('W47')).toBe('ARC.1');
  });

  const ring = { W49: 'AED.5', U47: 'AED.6', Y49: 'AED.7', W46: 'AED.8' };

  test('20.3 those who cannot are eliminated before combat', () => {
    const table = moving('roman', { at: { ...ring, W48: 'ARC.1', F48: 'VII.3' } }).do('caesar', 'end');
    expect(table.in('lost')).toBe('ARC.1');
    expect(table.told('20.3', 'Numidian archers 1 is eliminated among the enemy.')).toBe(true);
  });

  test('20.3 unless others are with them', () => {
    const table = moving('roman', { at: { ...ring, W48: 'ARC.1 SLI.1 VII.2', F48: 'VII.3' } });
    expect(table.do('caesar', 'end').in('W48')).toBe('VII.2 ARC.1 SLI.1');
  });

  test('20.3 missile units are no company for each other', () => {
    const table = moving('roman', { at: { ...ring, W48: 'ARC.1 SLI.1', F48: 'VII.3' } });
    expect(table.do('caesar', 'end').in('lost')).toBe('ARC.1 SLI.1');
  });

  test('20.3 those in a battle that rages stay', () => {
    const rages = [{ cause: 'gallic' as const, attackers: ['AED.5'], defenders: ['ARC.1'] }];
    const table = moving('roman', { at: { W48: 'ARC.1', W49: 'AED.5', F48: 'VII.3' }, rages });
    expect(table.do('caesar', 'end').in('W48')).toBe('ARC.1');
  });

  test('20.3 in a fort they are safe', () => {
    const table = moving('roman', { at: { W48: 'ARC.1 FORT.1', W49: 'AED.5' } });
    expect(table.do('caesar', 'end').in('W48')).toBe('ARC.1 FORT.1');
  });
});

describe('leaders', () => {
  test('19.1 Vercingetorix does not go next to the enemy', () => {
    const table = moving('gallic', { at: { W46: 'vercingetorix', W49: 'VII.2', W48: 'AED.5' } });
    expect(costsTo(table, 'vercingetorix', 'W47', 'W48', 'W50')).toEqual([2, 0, 0]);
    expect(table.why('vercingetorix', 'move', 'vercingetorix', 'W48')).toBe('19.1 He would be caught there.');
  });

  test('19.7 with that option he goes where his men are, and stops there', () => {
    const position = { at: { W46: 'vercingetorix', W49: 'VII.2', W48: 'AED.5' } };
    const base = moving('gallic', position).G.variants;
    const table = moving('gallic', { ...position, variants: { ...base, sturdyVercingetorix: true } });
    expect(costsTo(table, 'vercingetorix', 'W48', 'V48')).toEqual([4, 0]);
    table.do('vercingetorix', 'move', 'vercingetorix', 'W48');
    expect(table.in('W48')).toBe('AED.5 vercingetorix');
    expect(table.legal('vercingetorix', 'move').filter((each) => each.startsWith('verc'))).toEqual([]);
  });

  test('19.2 nor within three hexes of a fort, manned or not', () => {
    const table = moving('gallic', { at: { W45: 'vercingetorix', W50: 'FORT.1' } });
    expect(costsTo(table, 'vercingetorix', 'W46', 'W47', 'T47')).toEqual([2, 0, 0]);
    expect(table.why('vercingetorix', 'move', 'vercingetorix', 'W47')).toBe(
      '19.2 Vercingetorix does not come within three hexes of a fort.',
    );
  });

  test('19.3 a Roman leader goes among the enemy only where his men are', () => {
    const table = moving('roman', { at: { W46: 'caesar', W48: 'VII.2', W49: 'AED.5' } });
    expect(costsTo(table, 'caesar', 'W48', 'V48')).toEqual([4, 0]);
    expect(table.why('caesar', 'move', 'caesar', 'V48')).toMatch(/^19\.3 /);
  });

  test('19.3 whose men have left him is eliminated when the movement ends', () => {
    const table = moving('roman', { at: { W48: 'caesar VII.2', W49: 'AED.5' } });
    table.do('caesar', 'move', 'VII.2', 'W47');
    expect(table.in('W48')).toBe('caesar');
    expect(table.forgone('caesar', 'end')).toBe('Caesar would be eliminated, alone among the enemy.');
    expect(table.do('caesar', 'end').in('lost')).toBe('caesar');
  });

  test('19.3 a Gaul who passes a Roman leader who is alone eliminates him', () => {
    const table = moving('gallic', { at: { W46: 'AED.5', V48: 'caesar' } });
    table.do('vercingetorix', 'move', 'AED.5', 'W50');
    expect(table.in('lost')).toBe('caesar');
    expect(table.in('W50')).toBe('AED.5');
    expect(table.journal.map(({ text }) => text)).toEqual([
      'Aedui 5 moves to W48.',
      'Caesar is eliminated alone among the enemy.',
      'Aedui 5 moves to W50.',
    ]);
  });

  test('26.2 a Roman unit that comes next to Vercingetorix wins, be it in passing', () => {
    const table = moving('roman', { at: { W46: 'VII.2', V48: 'vercingetorix' } });
    table.do('caesar', 'move', 'VII.2', 'W50');
    expect(table.result?.winners).toEqual(['caesar']);
  });

  test('26.2 a leader, too, is a unit that is moved next to Vercingetorix, but not one whom he passes', () => {
    const at = { W46: 'labienus', V48: 'vercingetorix' };
    const table = moving('roman', { at }).do('caesar', 'move', 'labienus', 'W50');
    expect(table.result?.winners).toEqual(['caesar']);
    const passing = moving('gallic', { at: { W46: 'labienus', W48: 'vercingetorix' } });
    passing.do('vercingetorix', 'move', 'vercingetorix', 'W47').do('vercingetorix', 'end');
    expect([passing.in('lost'), passing.result]).toEqual(['', null]);
    const next = moving('roman', { at: { W46: 'labienus', W47: 'vercingetorix', W60: 'VII.2' } });
    next.do('caesar', 'move', 'VII.2', 'W61');
    expect(next.result).toBeNull();
    expect(next.do('caesar', 'move', 'labienus', 'V46').result?.winners).toEqual(['caesar']);
  });

  test('19.7, 26.2 with the option no leader takes Vercingetorix from among his men', () => {
    const variants = { ...stateOf().variants, sturdyVercingetorix: true };
    const at = { W46: 'labienus', V48: 'vercingetorix AED.1' };
    const table = moving('roman', { variants, at, disrupted: ['AED.1'] });
    expect(table.do('caesar', 'move', 'labienus', 'W48').result).toBeNull();
  });
});

describe('off the board', () => {
  test('11.1 units come onto the edge of their zone and go on', () => {
    const table = moving('gallic', { zones: { IV: 'AED.5 AED.6 AED.7' } });
    expect(costsTo(table, 'AED.5', 'A20', 'B20', 'D20')).toEqual([2, 4, 8]);
    table.do('vercingetorix', 'move', 'AED.5', 'A20').do('vercingetorix', 'move', 'AED.5', 'B20');
    expect(table.G.secret.zones['AED.5']).toBeUndefined();
    table.do('vercingetorix', 'move', 'AED.6', 'A20');
    expect(costsTo(table, 'AED.7', 'A20')).toEqual([4]);
  });

  test('11.5 who has reached the edge leaves the board for a movement factor', () => {
    const table = moving('gallic', { at: { D20: 'AED.5', E20: 'AED.6', H23: 'AED.8' } });
    table.do('vercingetorix', 'move', 'AED.6', 'A18');
    expect(table.legal('vercingetorix', 'leave')).toEqual(['AED.6 IV']);
    table.do('vercingetorix', 'leave', 'AED.6', 'IV');
    expect(table.G.secret.zones).toEqual({ 'AED.6': 'IV' });
    expect(table.told('11.5', 'leaves the board')).toBe(true);
    expect(table.why('vercingetorix', 'leave', 'AED.5')).toBe('11.5 Move it to the edge of the board first.');
  });

  test('11.5 who has no movement factor left for it stays', () => {
    const table = moving('gallic', { at: { G21: 'AED.5' } }).do('vercingetorix', 'move', 'AED.5', 'A18');
    expect(table.legal('vercingetorix', 'leave')).toEqual([]);
    expect(table.why('vercingetorix', 'leave', 'AED.5')).toBe('11.5 It has no movement factor left for it.');
  });

  test('11.5 at a border the zone is chosen', () => {
    const table = moving('gallic', { at: { A11: 'AED.5' } });
    expect(table.legal('vercingetorix', 'leave')).toEqual(['AED.5 III', 'AED.5 IV']);
  });

  test('11.7 nobody leaves in the turn in which he has come', () => {
    const table = moving('gallic', { zones: { IV: 'AED.5' } }).do('vercingetorix', 'move', 'AED.5', 'A20');
    expect(table.legal('vercingetorix', 'leave')).toEqual([]);
    expect(table.why('vercingetorix', 'leave', 'AED.5')).toMatch(/^11\.7 /);
  });

  test('11.7 nobody comes in the turn in which he has left', () => {
    const table = moving('gallic', { at: { A20: 'AED.5' } }).do('vercingetorix', 'leave', 'AED.5', 'IV');
    expect(table.step).toBe('movement');
    expect(table.moves('vercingetorix')).toEqual(['end']);
  });

  test('26.1 Vercingetorix wins by leaving the board', () => {
    const table = moving('gallic', { at: { A20: 'vercingetorix' } });
    table.do('vercingetorix', 'leave', 'vercingetorix', 'IV');
    expect(table.result?.winners).toEqual(['vercingetorix']);
  });

  test('11.3 Romans do not leave the board', () => {
    const table = moving('roman', { at: { A20: 'GER.1' } });
    expect(table.legal('caesar', 'leave')).toEqual([]);
    expect(table.why('caesar', 'leave', 'GER.1')).toBe('11.3 Only Gauls leave the board.');
  });

  test('18.1 relieving units that come through the Outer Works are counted', () => {
    const table = moving('gallic', { at: { K10: 'AED.5 EQU.1', O39: 'AED.1' } });
    table.do('vercingetorix', 'move', 'AED.5', 'K11').do('vercingetorix', 'move', 'AED.5', 'L11');
    table.do('vercingetorix', 'move', 'AED.1', 'O40');
    expect(table.G.release.landed).toEqual(['AED.5']);
  });

  test('18.1, 23.2 those that come onto the works towards the town, too', () => {
    const table = moving('gallic', { at: { O44: 'AED.5' } }).do('vercingetorix', 'move', 'AED.5', 'O43');
    expect(table.G.release.landed).toEqual(['AED.5']);
  });

  test('22.1 cavalry never enters the Outer Works, by a fort neither', () => {
    const fort = moving('roman', { at: { N38: 'GER.1', O39: 'FORT.1' } });
    expect(costsTo(fort, 'GER.1', 'O39')).toEqual([0]);
    const table = moving('gallic', { at: { K10: 'EQU.1' } });
    expect(costsTo(table, 'EQU.1', 'K11', 'L11', 'M11', 'O39')).toEqual([0, 0, 0, 0]);
    expect(table.why('vercingetorix', 'move', 'EQU.1', 'K11')).toMatch(/^22\.1 /);
    expect(costsTo(moving('roman', { at: { N38: 'GER.1' } }), 'GER.1', 'O39', 'N39')).toEqual([0, 1]);
  });
});

describe('fire', () => {
  test('20.5 the Romans are asked hex by hex, and a unit that is missed goes on', () => {
    const table = moving('gallic', { at: { W44: 'AED.5', W48: 'ARC.1' } });
    table.do('vercingetorix', 'move', 'AED.5', 'W47');
    expect([table.step, table.G.at['AED.5']]).toEqual(['fire', 'W46']);
    table.dice(1).do('caesar', 'fire', 'ARC.1', 2);
    expect([table.step, table.G.at['AED.5']]).toEqual(['fire', 'W47']);
    table.do('caesar', 'hold');
    expect(table.step).toBe('movement');
    expect(table.told('5.2', 'Aedui 5 moves to W46.')).toBe(true);
    expect(table.told('5.2', 'Aedui 5 moves to W47.')).toBe(true);
  });

  test('20.6 who is disrupted on the way stays there', () => {
    const table = moving('gallic', { at: { W44: 'AED.5 AED.6', W48: 'ARC.1' } });
    table.do('vercingetorix', 'move', 'AED.5', 'W47').dice(5).do('caesar', 'fire', 'ARC.1', 2);
    expect([table.step, table.G.at['AED.5']]).toEqual(['movement', 'W46']);
    expect(table.refuses('vercingetorix', 'move', 'AED.5', 'W45')).toBe(true);
  });

  test('20.6 who is eliminated on the way is gone', () => {
    const table = moving('gallic', { at: { W44: 'AED.5 AED.6', W48: 'ARC.1' } });
    table.do('vercingetorix', 'move', 'AED.5', 'W47').dice(6).do('caesar', 'fire', 'ARC.1', 2);
    expect([table.step, table.in('lost')]).toEqual(['movement', 'AED.5']);
    expect(table.refuses('vercingetorix', 'move', 'AED.6', 'W45')).toBe(false);
  });

  test('24.52 the movement ends with fire at those who have stood', () => {
    const table = moving('gallic', { at: { W47: 'AED.5', W48: 'ARC.1' } }).do('vercingetorix', 'end');
    expect(table.step).toBe('lastFire');
    expect(table.do('caesar', 'hold').step).toBe('deployment');
  });

  test('24.9 a fort that nobody holds falls to a Gaul who comes by', () => {
    const table = moving('gallic', { at: { W46: 'AED.5', W48: 'FORT.1' } });
    table.do('vercingetorix', 'move', 'AED.5', 'W50');
    expect(table.in('lost')).toBe('FORT.1');
    expect(table.in('W50')).toBe('AED.5');
  });

  test('24.9 and he stops in the zone of control that it had kept off', () => {
    const table = moving('gallic', { at: { W46: 'AED.5', W48: 'FORT.1', V48: 'VII.2' } });
    table.do('vercingetorix', 'move', 'AED.5', 'W48');
    expect(table.legal('vercingetorix', 'move')).toEqual([]);
    expect(costsTo(table, 'AED.5', 'X49')).toEqual([0]);
  });

  test('24.9 it is no shield on the way from one zone of control to another', () => {
    const table = moving('gallic', { at: { W47: 'AED.5', W48: 'FORT.1', V47: 'VII.2' } });
    expect(costsTo(table, 'AED.5', 'W48')).toEqual([4]);
    const free = moving('gallic', { at: { W47: 'AED.5', W48: 'FORT.1', V46: 'VII.2' } });
    expect(costsTo(free, 'AED.5', 'W48')).toEqual([2]);
  });

  test('24.1 a leader alone is no garrison, but nobody walks over him', () => {
    const table = moving('gallic', { at: { W46: 'AED.5', W48: 'FORT.1 caesar' } });
    expect(table.why('vercingetorix', 'move', 'AED.5', 'W48')).toBe('5.5 Enemies are there.');
  });
});

test('4.1 a movement lies in the turn as the sequence calls it', () => {
  expect(tableAt({ at: { W48: 'VII.2' } }, restOf(), movementOf('roman')).prompt('caesar')?.rule).toBe('5.1');
});
