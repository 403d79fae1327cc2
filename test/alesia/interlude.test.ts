import { describe, expect, test } from 'vitest';
import { nearestZones } from '../../games/alesia/offboard/nearest';
import { reservesOf } from '../../games/alesia/offboard/replacements';
import { OFF, TOWN } from '../../games/alesia/state';
import { viewOf } from '../../games/alesia/view';
import { type Position, restOf, stateOf, Table, tableAt } from './table';

/** The end of the last turn of the first Assault Period. */
function interlude(position: Position): Table {
  return tableAt(position, restOf(), { step: 'interlude', sides: [], stage: 'zones' });
}

/** Ids numbered from one number to another: `AED.5 AED.6`. */
function numbered(name: string, from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => `${name}.${from + index}`).join(' ');
}

const reserves = (lost: string) =>
  reservesOf(stateOf({ lost })).map(({ cause, type, force, factors }) =>
    [cause, force, type, factors].filter((word) => word !== null).join(' '),
  );

describe('the Assault Periods', () => {
  test('12.1 a period has twelve turns, and the second follows the first', () => {
    const table = tableAt({ turn: 11 }, restOf(), { step: 'endTurn', sides: [] });
    expect([table.G.period, table.G.turn, table.step]).toEqual([1, 12, 'deployment']);
    const last = tableAt({ turn: 12 }, restOf(), { step: 'endTurn', sides: [] });
    last.do('caesar', 'ready');
    expect([last.G.period, last.G.turn]).toEqual([2, 1]);
    const end = tableAt({ turn: 12, period: 2 }, restOf(), { step: 'endTurn', sides: [] });
    expect(end.result?.winners).toEqual(['caesar']);
  });

  test('12.7 a period may have eleven or ten turns', () => {
    const variants = { ...stateOf().variants, turns: 10 };
    const table = tableAt({ turn: 10, variants }, restOf(), { step: 'endTurn', sides: [] });
    expect(table.told('12.1', 'over')).toBe(true);
    expect(tableAt({ turn: 9, variants }, restOf(), { step: 'endTurn', sides: [] }).G.turn).toBe(10);
  });
});

describe('the end of the first Assault Period', () => {
  test('12.2 the besieged go back into the town, wherever they are', () => {
    const table = interlude({
      at: { U40: 'AED.1', A12: 'vercingetorix' },
      zones: { IV: 'AED.2' },
      lost: 'AED.3',
    });
    expect(table.in(TOWN)).toBe('AED.1 AED.2 vercingetorix');
    expect(table.G.secret.zones).toEqual({});
    expect(table.in('lost')).toBe('AED.3');
  });

  test('12.3 relieving units go to the zone they are nearest to', () => {
    const table = interlude({ at: { B15: 'AED.5', Z16: 'AED.6' }, zones: { V: 'AED.7' } });
    expect(table.G.secret.zones).toEqual({ 'AED.5': 'IV', 'AED.6': 'II', 'AED.7': 'V' });
    expect(table.in(OFF)).toBe('AED.5 AED.6 AED.7');
    expect(table.step).toBe('deployment');
  });

  test('12.3 of zones equally near the Gauls choose', () => {
    const table = interlude({ at: { A11: 'AED.5 AED.6', A27: 'AED.7', B15: 'AED.8' } });
    expect(table.sides).toEqual(['vercingetorix']);
    expect(table.legal('vercingetorix', 'settle')).toEqual([
      'AED.5 III',
      'AED.5 IV',
      'AED.7 IV',
      'AED.7 V',
      'III III',
      'IV IV',
      'V V',
    ]);
    expect(table.why('vercingetorix', 'settle', 'AED.5', 'V')).toContain('12.3');
    table.do('vercingetorix', 'settle', 'AED.5', 'III');
    table.do('vercingetorix', 'settle', 'IV', 'IV');
    expect(table.G.secret.zones).toEqual({ 'AED.8': 'IV', 'AED.5': 'III', 'AED.6': 'IV', 'AED.7': 'IV' });
  });

  test('12.3 who sends all that are near to a zone sends nobody else there', () => {
    const table = interlude({ at: { A11: 'AED.5', A27: 'AED.7' } });
    table.do('vercingetorix', 'settle', 'V', 'V');
    expect(table.G.secret.zones).toEqual({ 'AED.7': 'V' });
    expect(table.legal('vercingetorix', 'settle')).toEqual(['AED.5 III', 'AED.5 IV']);
  });

  test('12.3 nearness is counted in hexes to the edge, from the town by its walls', () => {
    const G = stateOf();
    expect(nearestZones(G, 'A12')).toEqual(['IV']);
    expect(nearestZones(G, 'Z14')).toEqual(['II']);
    expect(nearestZones(G, TOWN).length).toBeGreaterThan(0);
    expect(nearestZones(G, OFF)).toEqual([]);
  });

  test('17.2 the commander of the relieving army alone chooses', () => {
    expect(interlude({ players: 3, at: { A11: 'AED.5' } }).sides).toEqual(['relief']);
  });
});

describe('replacements', () => {
  test('12.4 a tenth of the factors lost comes back, rounded down, cohorts and recruits together', () => {
    expect(reserves(numbered('VII', 2, 9))).toEqual(['roman infantry 4']);
    expect(reserves('VII.2 VII.3')).toEqual(['roman infantry 1']);
    expect(reserves('VII.2')).toEqual([]);
    expect(reserves('VII.2 REC.1 REC.2')).toEqual(['roman infantry 1']);
  });

  test('12.4 cavalry counts for cavalry only: ten have to be lost for one', () => {
    expect(reserves(`${numbered('GER', 1, 9)} VII.2 VII.3`)).toEqual(['roman infantry 1', 'roman cavalry 1']);
    expect(reserves(numbered('GER', 1, 10))).toEqual(['roman cavalry 2']);
    expect(reserves(numbered('EQU', 1, 10))).toEqual(['gallic relieving cavalry 2']);
  });

  test('12.4 archers, slingers, light infantry, leaders and forts do not come back', () => {
    const lost = [numbered('ARC', 1, 9), numbered('SLI', 1, 9), numbered('NLI', 1, 6), 'caesar FORT.1'].join(
      ' ',
    );
    expect(reserves(lost)).toEqual([]);
    const table = interlude({ lost: `${lost} labienus ${numbered('VII', 2, 9)} REC.1` });
    const units = new Set(table.legal('caesar', 'revive').map((args) => args.split(' ')[0]));
    expect([...units]).toEqual(['REC.1']);
    expect(table.do('caesar', 'revive', 'REC.1', 'U41').step).toBe('deployment');
    expect(interlude({ lost }).step).toBe('deployment');
  });

  test('12.5 the Gauls divide what comes back as their losses are divided', () => {
    const all = reserves(`${numbered('AED', 5, 14)} ${numbered('ARV', 1, 5)}`);
    expect(all).toEqual(['gallic besieged infantry 4', 'gallic relieving infantry 7']);
    expect(reserves('MAN.1 MAN.2 MAN.3 LEX.1 EBU.1 RAU.1')).toEqual([
      'gallic besieged infantry 1',
      'gallic relieving infantry 1',
    ]);
    expect(reserves('MAN.1 LEX.1')).toEqual([]);
    expect(reserves(`${numbered('AED', 1, 3)} AED.5`)).toEqual(['gallic besieged infantry 2']);
  });

  test('12.4 commanders revive what the factors are enough for', () => {
    const table = interlude({ lost: `${numbered('VII', 2, 9)} REC.1` });
    expect(table.prompt('caesar')?.text).toBe('Revive lost units: 4 factors of infantry.');
    const units = new Set(table.legal('caesar', 'revive').map((args) => args.split(' ')[0]));
    expect([...units]).toEqual(['REC.1']);
    expect(table.why('caesar', 'revive', 'VII.2')).toBe('12.4 It needs 5 factors, and only 4 are left.');
    table.do('caesar', 'revive', 'REC.1', 'U41');
    expect(table.G.at['REC.1']).toBe('U41');
    expect(table.step).toBe('deployment');
  });

  test('12.4 nobody has to revive anybody', () => {
    const table = interlude({ lost: `${numbered('VII', 2, 9)} REC.1 ${numbered('AED', 5, 14)}` });
    expect(table.sides).toEqual(['vercingetorix', 'caesar']);
    table.do('caesar', 'enough');
    expect(table.sides).toEqual(['vercingetorix']);
    table.do('vercingetorix', 'enough');
    expect(table.step).toBe('deployment');
  });

  test('12.5 besieged units come back in the town, relieving ones in any zone, each to its commander', () => {
    const lost = `${numbered('AED', 5, 14)} LEX.1 ${numbered('MAN', 1, 8)} ARV.1 ARV.2 ${numbered('EQU', 1, 10)}`;
    const table = interlude({ players: 3, lost });
    expect(table.sides).toEqual(['vercingetorix', 'relief']);
    expect(table.legal('vercingetorix', 'revive')).toEqual(['MAN.1 town']);
    table.do('vercingetorix', 'revive', 'MAN.1', 'town');
    expect(table.legal('relief', 'revive')).toHaveLength(30);
    table.do('relief', 'revive', 'AED.5', 'VII').do('relief', 'revive', 'EQU.1', 'III');
    expect(table.in(TOWN)).toBe('MAN.1');
    expect(table.G.secret.zones).toEqual({ 'AED.5': 'VII', 'EQU.1': 'III' });
    expect(table.G.presence).toEqual(['III', 'VII']);
    expect(table.step).toBe('deployment');
  });
});

describe('redeployment', () => {
  test('12.6 the Romans look at the off-board zones while they move to new positions, and never else', () => {
    const table = interlude({ at: { U40: 'VII.2' }, zones: { IV: 'AED.5' } });
    expect(table.step).toBe('deployment');
    expect(viewOf(table.G, ['caesar']).secret.zones).toEqual({ 'AED.5': 'IV' });
    expect(viewOf(table.G, []).secret.zones).toEqual({ 'AED.5': '' });
    table.do('caesar', 'place', 'VII.2', 'U41').do('caesar', 'ready');
    expect([table.G.period, table.G.turn]).toEqual([2, 1]);
    expect(viewOf(table.G, ['caesar']).secret.zones).toEqual({ 'AED.5': '' });
  });

  test('12.6 scouts may be placed with the others, or stay off the board', () => {
    const table = interlude({ zones: { IV: 'GER.1 GER.2' } });
    table.do('caesar', 'place', 'GER.1', 'U41').do('caesar', 'ready');
    expect(table.G.at['GER.1']).toBe('U41');
    expect(table.G.reconnaissance.scouts).toEqual({ 'GER.2': 'IV' });
  });

  test('12.6 the second Assault Period begins afresh', () => {
    const table = interlude({
      at: { U40: 'VII.2' },
      zones: { IV: 'AED.5 GER.1' },
      disrupted: ['AED.5'],
      rages: [{ cause: 'gallic', attackers: ['AED.5'], defenders: ['VII.2'] }],
      filling: { U40: { turns: 2, units: ['AED.5'] } },
      release: { landed: ['AED.5'], fought: true, turn: 3, out: true },
      reconnaissance: { scouts: {}, shifted: [], held: ['GER.1'] },
      sightings: [
        { zone: 'IV', turn: 3, screened: false, cavalry: 0, infantry: 1, accuracy: 100, scouts: ['GER.1'] },
      ],
    });
    table.do('caesar', 'ready');
    const { disrupted, rages, filling, release, reconnaissance, secret } = table.G;
    expect([disrupted, rages, filling, reconnaissance.held, secret.sightings]).toEqual([[], [], {}, [], []]);
    expect(release).toEqual({ landed: [], fought: false, turn: 0, out: false });
  });

  test('12.6, 22.44 cavalry that a battle off the board held is free, and what was reported is past', () => {
    const state = stateOf({ zones: { IV: 'EQU.1 GER.1' } });
    state.secret.held = ['EQU.1'];
    state.secret.reports = [{ zone: 'IV', cavalry: 1, infantry: 0, accuracy: 100, period: 1, turn: 3 }];
    const stack = [restOf(), { step: 'interlude' as const, sides: [], stage: 'zones' as const }];
    const { secret } = new Table({ ...state, stack }).start().G;
    expect([secret.held, secret.reports]).toEqual([[], []]);
  });
});
