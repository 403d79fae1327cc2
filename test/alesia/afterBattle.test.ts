import { describe, expect, test } from 'vitest';
import { retreatsOf } from '../../games/alesia/combat/routes';
import { boxOf } from '../../games/alesia/components/box';
import { disrupt } from '../../games/alesia/field';
import { findFrame } from '../../games/kit/frame';
import { attack, clash, fighting } from './fighting';
import { type Position, stateOf } from './table';

const { hexes, walls } = boxOf(stateOf());

/** A hex outside the town next to a wall hex. */
const BESIDE =
  hexes.find(
    ({ terrain, number }) =>
      terrain !== 'town' && walls.some(({ neighbours }) => neighbours.includes(number)),
  )?.id ?? '';

describe('advances', () => {
  test('16.1, 16.5 into the vacated hex whatever controls it, but never through a zone of control', () => {
    const at = { E7: 'GER.1', F7: 'AED.1 ARV.1', E9: 'VII.2' };
    const table = clash('gallic', { at }, 'AED.1 ARV.1', 'E7', [1]);
    table.do('vercingetorix', 'advance', 'AED.1', 'E7').do('vercingetorix', 'advance', 'AED.1', 'E8');
    expect(table.legal('vercingetorix', 'advance')).toEqual(['ARV.1 E7']);
  });

  test('16.1 who may advance is told who can, by name or by place', () => {
    const two = clash('gallic', { at: { E7: 'GER.1', F7: 'AED.1 ARV.1' } }, 'AED.1 ARV.1', 'E7', [1]);
    expect(two.prompt('vercingetorix')?.text).toMatch(/^You may advance .* with Aedui 1 and Arverni 1\.$/);
    const at = { E7: 'GER.1', F7: 'AED.1 ARV.1', D7: 'ARV.2' };
    const three = clash('gallic', { at }, 'AED.1 ARV.1 ARV.2', 'E7', [1]);
    expect(three.prompt('vercingetorix')?.text).toMatch(/with 3 units in F7 and D7\.$/);
  });

  test('16.1 no advance into a hex that is not vacant', () => {
    const at = { F7: 'AED.1 MAN.1', E7: 'X.1 X.2 X.3' };
    const table = clash('gallic', { at }, 'MAN.1', 'E7', [6]);
    expect(table.step).toBe('deployment');
  });

  test('21.5 the disrupted in a hex with attackers stay, and keep it', () => {
    const at = { F7: 'AED.1 MAN.1', E7: 'X.1 X.2 X.3' };
    const table = clash('gallic', { at, disrupted: ['AED.1'] }, 'MAN.1', 'E7', [3]);
    while (table.step === 'retreat')
      table.do('caesar', 'retreat', ...table.legal('caesar', 'retreat')[0].split(' '));
    expect(table.in('F7')).toBe('AED.1');
    expect(table.step).toBe('deployment');
  });

  test('20.2 archers do not advance into a zone of control', () => {
    const at = { E7: 'VII.2 ARC.1 X.1', F7: 'MAN.1', G8: 'AED.5' };
    const table = clash('gallic', { at }, 'MAN.1', 'E7', [6]);
    expect(table.legal('caesar', 'advance')).toEqual(['VII.2 F7', 'X.1 F7']);
    const free = clash('gallic', { at: { E7: at.E7, F7: at.F7 } }, 'MAN.1', 'E7', [6]);
    expect(free.legal('caesar', 'advance')).toContain('ARC.1 F7');
  });

  test('10.1 nobody ends an advance in a hex without room', () => {
    const at = { E7: 'X.2', F7: 'AED.1 ARV.1', D7: 'ARV.2' };
    const table = clash('gallic', { at }, 'AED.1 ARV.1 ARV.2', 'E7', [3]);
    while (table.step === 'retreat')
      table.do('vercingetorix', 'retreat', ...table.legal('vercingetorix', 'retreat')[0].split(' '));
    table.do('vercingetorix', 'advance', 'AED.1', 'E7').do('vercingetorix', 'advance', 'ARV.1', 'E7');
    expect([table.step, table.in('E7')]).toEqual(['deployment', 'AED.1 ARV.1']);
  });

  test('10.2 an advance passes over a full hex, and goes on to where there is room', () => {
    const at = { E7: 'GER.1', F7: 'AED.1 ARV.1', D7: 'ARV.2', E8: 'AED.5 AED.6' };
    const table = clash('gallic', { at }, 'AED.1 ARV.1 ARV.2', 'E7', [1]);
    table.do('vercingetorix', 'advance', 'AED.1', 'E7').do('vercingetorix', 'advance', 'ARV.1', 'E7');
    table.do('vercingetorix', 'advance', 'ARV.2', 'E7');
    expect(table.refuses('vercingetorix', 'done')).toBe(true);
    expect(table.refuses('vercingetorix', 'advance', 'ARV.1', 'D7')).toBe(false);
    table.do('vercingetorix', 'advance', 'ARV.2', 'E8');
    expect(table.refuses('vercingetorix', 'done')).toBe(true);
    expect(table.legal('vercingetorix', 'advance').every((each) => each.startsWith('ARV.2 '))).toBe(true);
    table.do('vercingetorix', 'advance', 'ARV.2', 'E9').do('vercingetorix', 'done');
    expect([table.in('E7'), table.in('E8'), table.in('E9')]).toEqual(['AED.1 ARV.1', 'AED.5 AED.6', 'ARV.2']);
    expect(table.step).toBe('deployment');
  });

  test('10.4 a leader finds room in a full hex', () => {
    const table = clash(
      'roman',
      { at: { E7: 'LEX.1', E8: 'X.2 X.3 X.4 caesar' } },
      'X.2 X.3 X.4',
      'E7',
      [1, 1, 1],
    );
    while (table.step === 'retreat')
      table.do('caesar', 'retreat', ...table.legal('caesar', 'retreat')[0].split(' '));
    for (const unit of ['X.2', 'X.3', 'X.4']) table.do('caesar', 'advance', unit, 'E7');
    expect(table.legal('caesar', 'advance')).toEqual(['caesar E7']);
  });

  test('15.3 of units that are alike each advances as far as it may', () => {
    const table = clash('roman', { at: { E7: 'PAR.1', E6: 'X.1', E8: 'X.2' } }, 'X.1 X.2', 'E7', []);
    for (const hex of ['E7', 'D6', 'D7']) table.do('caesar', 'advance', 'X.1', hex);
    for (const hex of ['E7', 'D7']) table.do('caesar', 'advance', 'X.2', hex);
    expect(table.legal('caesar', 'advance')).toContain('X.1 D8');
    table.do('caesar', 'advance', 'X.2', 'D8').do('caesar', 'advance', 'X.2', 'D9');
    expect(table.refuses('caesar', 'advance', 'X.2', 'D10')).toBe(true);
  });

  test('16.3, 21.1 an attacker whom archers disrupt on his advance stops, a defender goes on', () => {
    const at = { E7: 'GER.1', F7: 'AED.1 ARV.1', D9: 'ARC.1' };
    const table = clash('gallic', { at }, 'AED.1 ARV.1', 'E7', []);
    table.do('vercingetorix', 'advance', 'AED.1', 'E7').do('vercingetorix', 'advance', 'AED.1', 'D7');
    expect(table.step).toBe('fire');
    expect(table.sides).toEqual(['caesar']);
  });

  test('11.5 Gauls advance off the board beyond the vacated hex', () => {
    const table = clash('gallic', { at: { E3: 'GER.1', E4: 'AED.1 ARV.1' } }, 'AED.1 ARV.1', 'E3', []);
    table.do('vercingetorix', 'advance', 'AED.1', 'E3').do('vercingetorix', 'advance', 'AED.1', 'III');
    expect([table.G.at['AED.1'], table.G.secret.zones['AED.1']]).toEqual(['off', 'III']);
  });

  test('16.1 Gauls advance into the town beyond the vacated hex', () => {
    const table = clash('gallic', { at: { V37: 'GER.1', U36: 'AED.5 ARV.6' } }, 'AED.5 ARV.6', 'V37', []);
    table.do('vercingetorix', 'advance', 'AED.5', 'V37').do('vercingetorix', 'advance', 'AED.5', 'town');
    expect(table.in('town')).toBe('AED.5');
  });

  test('21.1, 21.5 the disrupted end an advance from an attack, and go on with one from a defence', () => {
    const attacker = clash('gallic', { at: { E7: 'GER.1', F7: 'AED.1 ARV.1' } }, 'AED.1 ARV.1', 'E7', []);
    attacker.do('vercingetorix', 'advance', 'AED.1', 'E7');
    disrupt(attacker.G, ['AED.1']);
    expect(attacker.legal('vercingetorix', 'advance')).toEqual(['ARV.1 E7']);
    const defender = clash('roman', { at: { E7: 'GER.1', F7: 'AED.1 ARV.1' } }, 'GER.1', 'F7', [6]);
    defender.do('vercingetorix', 'advance', 'AED.1', 'E7');
    disrupt(defender.G, ['AED.1']);
    expect(defender.legal('vercingetorix', 'advance')).toContain('AED.1 D7');
  });

  test('22.1 cavalry advances onto no Outer Works', () => {
    const works = hexes.find(
      (hex) => hex.works === 'outer' && !hex.river.some(Boolean) && hex.terrain === 'clear',
    );
    const side = works?.neighbours.map((number) => hexes[number]).find((hex) => hex.works === null);
    const [from, to] = [side?.id ?? '', works?.id ?? ''];
    const position: Position = { at: { [from]: 'GER.1 X.1 X.2', [to]: 'MAN.1' } };
    const table = clash('roman', position, 'GER.1 X.1 X.2', to, [1]);
    while (table.step === 'retreat')
      table.do('caesar', 'retreat', ...table.legal('caesar', 'retreat')[0].split(' '));
    expect(table.legal('caesar', 'advance')).toEqual([`X.1 ${to}`, `X.2 ${to}`]);
  });

  test('8.1 who came to a river in this turn does not cross it beyond the vacated hex', () => {
    const position: Position = { at: { M15: 'GER.1', N15: 'AED.1 ARV.1' } };
    const table = clash('gallic', position, 'AED.1 ARV.1', 'M15', [1], { 'AED.1': 'P16', 'ARV.1': 'K15' });
    expect(table.in('lost')).toBe('GER.1');
    table.do('vercingetorix', 'advance', 'AED.1', 'M15');
    expect(table.legal('vercingetorix', 'advance')).toEqual(['ARV.1 M15']);
    table.do('vercingetorix', 'advance', 'ARV.1', 'M15');
    expect(table.legal('vercingetorix', 'advance').every((each) => each.startsWith('ARV.1 '))).toBe(true);
  });
});

describe('leaders whom an advance passes', () => {
  test('19.3 a Roman leader alone falls as soon as a Gaul has come next to him', () => {
    const at = { E7: 'GER.1', F7: 'AED.1 ARV.1', C7: 'labienus' };
    const table = clash('gallic', { at }, 'AED.1 ARV.1', 'E7', []);
    table.do('vercingetorix', 'advance', 'AED.1', 'E7').do('vercingetorix', 'advance', 'AED.1', 'D7');
    expect(table.in('lost')).toBe('GER.1 labienus');
    expect(table.legal('vercingetorix', 'advance')).toContain('AED.1 D8');
  });

  test('26.2 Vercingetorix falls as soon as a Roman has come next to him', () => {
    const at = { E7: 'PAR.1', E6: 'X.1', E8: 'X.2', C7: 'vercingetorix' };
    const table = clash('roman', { at }, 'X.1 X.2', 'E7', []);
    table.do('caesar', 'advance', 'X.1', 'E7').do('caesar', 'advance', 'X.1', 'D7');
    expect(table.in('lost')).toBe('PAR.1 vercingetorix');
    expect(table.G.stack).toEqual([]);
  });

  test('26.2 Vercingetorix falls as soon as a leader has advanced next to him', () => {
    const at = { E7: 'PAR.1', E6: 'X.1 caesar', E8: 'X.2', C7: 'vercingetorix' };
    const table = clash('roman', { at }, 'X.1 X.2', 'E7', []);
    table.do('caesar', 'advance', 'X.1', 'E7').do('caesar', 'advance', 'caesar', 'E7');
    expect(table.result).toBeNull();
    expect(table.do('caesar', 'advance', 'caesar', 'D7').result?.winners).toEqual(['caesar']);
  });

  test('19.3 a Roman leader alone falls as soon as a Gaul retreats past him', () => {
    const at = { E7: 'LEX.1', F7: 'X.1 X.2 X.3', C6: 'labienus' };
    const table = clash('roman', { at }, 'X.1 X.2 X.3', 'E7', [2]);
    table.do('caesar', 'retreat', 'LEX.1', 'D7').do('caesar', 'retreat', 'LEX.1', 'D8');
    expect([table.in('D8'), table.in('lost')]).toEqual(['LEX.1', 'labienus']);
  });

  test('19.3 a leader whose men advance away from him falls when all have advanced, not before', () => {
    const at = { E7: 'PAR.1', E6: 'X.1 caesar', E8: 'X.2', D5: 'AED.1' };
    const table = clash('roman', { at }, 'X.1 X.2', 'E7', []);
    table.do('caesar', 'advance', 'X.1', 'E7').do('caesar', 'advance', 'caesar', 'E7').do('caesar', 'done');
    expect([table.in('E7'), table.in('lost')]).toEqual(['X.1 caesar', 'PAR.1']);
    const left = clash('roman', { at }, 'X.1 X.2', 'E7', []).do('caesar', 'advance', 'X.1', 'E7');
    expect(left.do('caesar', 'done').in('lost')).toBe('caesar PAR.1');
  });
});

test('8.1, 16.1 nobody advances off the board through a river he comes to on the way', () => {
  const table = clash('gallic', { at: { N8: 'GER.1', M8: 'AED.1 ARV.1' } }, 'AED.1 ARV.1', 'N8', []);
  table.do('vercingetorix', 'advance', 'AED.1', 'N8');
  const places = table.legal('vercingetorix', 'advance');
  expect(places).toContain('AED.1 N9');
  expect(places).not.toContain('AED.1 III');
});

describe('retreats', () => {
  const FORD: Position = { at: { N15: 'AED.5', N16: 'VII.2', N14: 'SAN.1 SAN.2' } };
  test('8.2 who came to a river in this turn retreats to the bank he came from', () => {
    const table = clash('gallic', FORD, 'AED.5', 'N16', [4], { 'AED.5': 'P16' });
    expect(table.G.at['AED.5']).toBe('O15');
    expect(clash('gallic', FORD, 'AED.5', 'N16', [4], { 'AED.5': 'K15' }).G.at['AED.5']).toBe('M14');
    const free = clash('gallic', FORD, 'AED.5', 'N16', [4]);
    expect(free.legal('caesar', 'retreat')).toEqual(['AED.5 M14', 'AED.5 O15']);
  });

  test('22.1 cavalry retreats onto no Outer Works, foot does', () => {
    const G = stateOf();
    const { hex, unit: units } = boxOf(G);
    const outside = hexes.filter(({ works, area }) => works === null && area === 'o');
    const works = (unit: string) =>
      outside
        .flatMap(({ id }) => retreatsOf(G, units[unit], [id], 1, undefined))
        .filter((place) => hex[place]?.works === 'outer');
    expect(works('GER.1')).toEqual([]);
    expect(works('X.1')).not.toEqual([]);
  });

  test('15.3, 8.2 of units that are alike each retreats to the bank it came from', () => {
    const at = { ...FORD.at, N15: 'AED.5 AED.6' };
    const began = { 'AED.5': 'P16', 'AED.6': 'K15' };
    const table = clash('gallic', { at }, 'AED.5 AED.6', 'N16', [5], began);
    expect(table.legal('caesar', 'retreat')).toEqual(['AED.5 O15', 'AED.6 M14']);
    table.do('caesar', 'retreat', 'AED.5', 'O15');
    expect([table.in('M14'), table.in('O15')]).toEqual(['AED.6', 'AED.5']);
  });

  test('20.3 archers go along with the last unit that retreats from their hex', () => {
    const table = clash('roman', { at: { E7: 'VII.2 ARC.1', F7: 'AED.1' } }, 'VII.2', 'F7', [3]);
    expect(table.legal('vercingetorix', 'retreat').some((each) => each.startsWith('ARC.1 '))).toBe(true);
    const others = clash('roman', { at: { E7: 'VII.2 VII.3 ARC.1', F7: 'AED.1' } }, 'VII.2', 'F7', [3]);
    expect(others.legal('vercingetorix', 'retreat').every((each) => each.startsWith('VII.2 '))).toBe(true);
  });

  test('24.9 a vacant fort shields Gauls who retreat through it, and is destroyed after that', () => {
    const at = { E7: 'AED.5', E8: 'X.1 X.2', F6: 'VII.4', D5: 'VII.5' };
    expect(clash('roman', { at }, 'X.1 X.2', 'E7', [2]).in('lost')).toBe('AED.5');
    const table = clash('roman', { at: { ...at, E6: 'FORT.1' } }, 'X.1 X.2', 'E7', [2]);
    expect(table.in('E6')).toBe('AED.5');
    expect(table.in('lost')).toBe('FORT.1');
  });

  test('24.9 Romans who retreat through a fort of their own leave it standing', () => {
    const table = clash('roman', { at: { E7: 'X.1', F7: 'AED.5', E8: 'FORT.1' } }, 'X.1', 'F7', [5]);
    table.do('vercingetorix', 'retreat', 'X.1', 'E8');
    const [onwards] = table.legal('vercingetorix', 'retreat');
    table.do('vercingetorix', 'retreat', ...onwards.split(' '));
    expect([table.step, table.in('E8'), table.in('lost')]).toEqual(['deployment', 'FORT.1', '']);
  });

  test('24.9 a fort is taken by advancing into it', () => {
    const at = { E7: 'FORT.1 GER.1', F7: 'AED.1 ARV.1', D7: 'ARV.2 ARV.3' };
    const table = clash('gallic', { at }, 'AED.1 ARV.1 ARV.2 ARV.3', 'E7', []);
    expect(table.in('lost')).toBe('GER.1');
    table.do('vercingetorix', 'advance', 'AED.1', 'E7');
    expect(table.in('lost')).toBe('GER.1 FORT.1');
    expect(table.told('24.9', 'E7')).toBe(true);
  });

  test('16.3 archers fire at Gauls who retreat past them', () => {
    const at = { E7: 'AED.5', E8: 'X.1 X.2', F5: 'ARC.1', D5: 'ARC.2' };
    const table = clash('roman', { at }, 'X.1 X.2', 'E7', [2]);
    const steps = new Set<string | undefined>();
    for (let moves = 0; moves < 20 && table.step !== 'deployment'; moves++) {
      steps.add(table.step);
      if (table.step === 'fire') table.do('caesar', 'hold');
      else if (table.step === 'retreat')
        table.do('caesar', 'retreat', ...table.legal('caesar', 'retreat')[0].split(' '));
      else table.do('caesar', 'done');
    }
    expect(steps).toContain('fire');
  });

  test('16.3 who falls to them has not retreated', () => {
    const at = { E7: 'AED.5', E8: 'X.1 X.2', F5: 'ARC.1', D5: 'ARC.2' };
    const table = clash('roman', { at }, 'X.1 X.2', 'E7', [2]);
    while (table.step === 'retreat')
      table.do('caesar', 'retreat', ...table.legal('caesar', 'retreat')[0].split(' '));
    const [shooter, range] = table.legal('caesar', 'fire')[0].split(' ');
    table.dice(6).do('caesar', 'fire', shooter, Number(range));
    expect([table.in('lost'), table.told('16.4', 'AED.5')]).toEqual(['AED.5', false]);
    expect(table.journal.filter(({ rule }) => rule === '16.4')).toEqual([]);
  });

  test('16.3 and at no Romans who do', () => {
    const table = clash('roman', { at: { E7: 'X.1', F7: 'AED.5', C7: 'ARC.1' } }, 'X.1', 'F7', [5]);
    while (table.step === 'retreat')
      table.do('vercingetorix', 'retreat', ...table.legal('vercingetorix', 'retreat')[0].split(' '));
    expect([table.step, table.G.at['X.1'] === 'E7']).toEqual(['deployment', false]);
  });
});

describe('attacks from elsewhere', () => {
  test('9.5 who attacks from the walls stays in the town when he would retreat, and is lost when eliminated', () => {
    const position: Position = { at: { [BESIDE]: 'VII.2' }, town: 'MAN.1' };
    expect(attack(fighting('gallic', position), { [BESIDE]: 'MAN.1' }, 5).in('town')).toBe('MAN.1');
    const strong: Position = { at: { [BESIDE]: 'X.1 X.2 X.3' }, town: 'MAN.1' };
    expect(attack(fighting('gallic', strong), { [BESIDE]: 'MAN.1' }, 6).in('lost')).toBe('MAN.1');
  });

  test('18.1 nobody advances out of the town before the besieged may leave it', () => {
    const position: Position = { at: { [BESIDE]: 'GER.1' }, town: 'AED.1 AED.2' };
    const held = attack(fighting('gallic', position), { [BESIDE]: 'AED.1 AED.2' });
    expect(held.step).toBe('deployment');
    const release = { landed: [], fought: true, turn: 1, out: false };
    const free = attack(fighting('gallic', { ...position, turn: 5, release }), { [BESIDE]: 'AED.1 AED.2' });
    expect(free.legal('vercingetorix', 'advance')).toContain(`AED.1 ${BESIDE}`);
  });

  test('9.5, 18.1 who stands on the walls does not advance out of the town before the besieged may leave it', () => {
    const wall = walls.find(({ neighbours }) => neighbours.some((number) => hexes[number]?.id === BESIDE));
    const position: Position = { at: { [BESIDE]: 'GER.1', [wall?.id ?? '']: 'AED.1 AED.2' } };
    const held = attack(fighting('gallic', position), { [BESIDE]: 'AED.1 AED.2' });
    expect(held.in('lost')).toBe('GER.1');
    expect(held.step).toBe('deployment');
    const release = { landed: [], fought: true, turn: 1, out: false };
    const free = attack(fighting('gallic', { ...position, turn: 5, release }), { [BESIDE]: 'AED.1 AED.2' });
    free.do('vercingetorix', 'advance', 'AED.1', BESIDE);
    expect(free.G.release.out).toBe(true);
  });

  test('9.5, 18.1 relieving units that have come into the town advance out of it at any time', () => {
    const position: Position = { at: { [BESIDE]: 'GER.1' }, town: 'AED.5 ARV.6' };
    const table = attack(fighting('gallic', position), { [BESIDE]: 'AED.5 ARV.6' });
    table.do('vercingetorix', 'advance', 'AED.5', BESIDE);
    expect(table.in(BESIDE)).toBe('AED.5');
    expect(table.G.release.out).toBe(false);
  });

  test('9.4 who has come into the town in this turn does not advance out of it', () => {
    const position: Position = { at: { [BESIDE]: 'GER.1' }, town: 'AED.5 AED.6' };
    const table = attack(fighting('gallic', position, { 'AED.5': 'V37' }), { [BESIDE]: 'AED.5 AED.6' });
    expect(table.legal('vercingetorix', 'advance')).toEqual([`AED.6 ${BESIDE}`]);
  });

  test('18.1 the besieged do not advance out in the turn of the first combat, be it fought before', () => {
    const release = { landed: [], fought: false, turn: 1, out: false };
    const at = { [BESIDE]: 'GER.1', E7: 'VII.2', F7: 'AED.5' };
    const position: Position = { at, town: 'AED.1 AED.2', turn: 5, release };
    const table = attack(fighting('gallic', position), { [BESIDE]: 'AED.1 AED.2', E7: 'AED.5' }, 3);
    table.do('vercingetorix', 'fight', 'E7');
    expect([table.step, table.in('lost'), table.in(BESIDE)]).toEqual(['deployment', 'GER.1', '']);
    expect(table.G.release).toEqual({ ...release, fought: true });
  });

  test('11.2 Gauls off the board attack the edge of their zone, two a place, and stay off the board', () => {
    const position: Position = {
      at: { A20: 'GER.1' },
      zones: { IV: 'AED.5 AED.6 AED.7 AED.8 AED.9', V: 'SAN.1' },
    };
    const table = fighting('gallic', position);
    for (const unit of ['AED.5', 'AED.6', 'AED.7', 'AED.8']) table.do('vercingetorix', 'attack', unit, 'A20');
    expect(table.legal('vercingetorix', 'attack')).toEqual([]);
    table.do('vercingetorix', 'done');
    expect(table.in('lost')).toBe('GER.1');
    expect(table.step).toBe('deployment');
    expect(table.G.secret.zones['AED.5']).toBe('IV');
  });

  test('18.1 a battle counts for the release of the besieged', () => {
    expect(clash('gallic', { at: { E7: 'VII.2', F7: 'AED.1' } }, 'AED.1', 'E7', [3]).G.release.fought).toBe(
      true,
    );
  });
});

describe('two commanders', () => {
  test('17.2 each Gaul divides his own attacks, and neither may leave the other what he cannot meet', () => {
    const at = { E7: 'VII.2', F7: 'AED.1', D7: 'AED.5', E9: 'VII.3', E10: 'AED.6' };
    const table = fighting('gallic', { at, players: 3 });
    expect(table.sides).toEqual(['vercingetorix', 'relief']);
    expect(table.legal('vercingetorix', 'attack')).toEqual(['AED.1 E7']);
    table.do('vercingetorix', 'attack', 'AED.1', 'E7').do('vercingetorix', 'done');
    expect(table.sides).toEqual(['relief']);
    expect(table.refuses('relief', 'done')).toBe(true);
    table.do('relief', 'divide');
    expect(findFrame(table.G, 'combat')?.targets).toEqual({
      'AED.1': ['E7'],
      'AED.5': ['E7'],
      'AED.6': ['E9'],
    });
    table.do('relief', 'done');
    expect(table.legal('vercingetorix', 'fight')).toEqual(['E7']);
    expect(table.legal('relief', 'fight')).toEqual(['E7', 'E9']);
  });
});
