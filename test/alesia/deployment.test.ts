import { describe, expect, test } from 'vitest';
import { defaultComponents, rulebook } from '../../games/alesia';
import { commanderOf } from '../../games/alesia/commanders';
import { boxOf } from '../../games/alesia/components/box';
import { distance } from '../../games/alesia/components/hex';
import type { Side, Variants } from '../../games/alesia/state';
import { legalMoves, nextArguments } from '../../games/kit/legality';
import { type Position, restOf, stateOf, type Table, tableAt } from './table';

const box = boxOf(stateOf());
const [FIRST] = defaultComponents.deployments;

/** The Romans place their counters. */
function placing(position: Position = {}, again = false): Table {
  return tableAt(position, restOf('vercingetorix'), { step: 'deployment', sides: [], again });
}

/** Where a counter may be placed. */
function hexesFor(table: Table, unit: string): unknown[] {
  return nextArguments(rulebook, table.G, table.side, 'place', [unit]);
}

/** The ready deployments that a commander may take. */
function mayDeploy(table: Table, side: Side): unknown[] {
  return nextArguments(rulebook, table.G, side, 'deploy', []);
}

function wallDistance(hex: string): number {
  return Math.min(...box.walls.map((wall) => distance(box.hex[hex], wall)));
}

describe('the Romans place their counters', () => {
  test('3.2 anywhere but in and next to the town', () => {
    const table = placing({ at: { A1: 'VII.2' } });
    const hexes = hexesFor(table, 'VII.2');
    const far = box.hexes.filter(({ id, terrain }) => terrain !== 'town' && wallDistance(id) > 1);
    expect(hexes).toHaveLength(far.length - 1);
    const [next] = box.hexes.filter(({ id, terrain }) => terrain !== 'town' && wallDistance(id) === 1);
    expect(table.why('caesar', 'place', 'VII.2', next.id)).toContain('3.2');
    expect(table.refuses('caesar', 'place', 'VII.2', next.id)).toBe(true);
  });

  test('3.2 forts at distance 8 or more, one in a hex', () => {
    const table = placing({ at: { A1: 'FORT.1', A2: 'FORT.2' } });
    const hexes = hexesFor(table, 'FORT.1').map(String);
    expect(Math.min(...hexes.map(wallDistance))).toBe(8);
    expect(hexes).not.toContain('A2');
    const [near] = box.hexes.filter(({ id }) => wallDistance(id) === 7);
    expect(table.why('caesar', 'place', 'FORT.1', near.id)).toContain('24.1');
    expect(table.why('caesar', 'place', 'FORT.1', 'A2')).toContain('24.1');
  });

  test('10.1 three units in a hex, leaders and forts besides', () => {
    const table = placing({ at: { A1: 'VII.2 VII.3 ARC.1', A3: 'VII.4 caesar FORT.1' } });
    expect(table.why('caesar', 'place', 'VII.4', 'A1')).toContain('10.1');
    const open = placing({ at: { A1: 'VII.2 VII.3 caesar FORT.1', A3: 'VII.4' } });
    expect(open.do('caesar', 'place', 'VII.4', 'A1').in('A3')).toBe('');
    table.do('caesar', 'place', 'caesar', 'A1').do('caesar', 'place', 'FORT.1', 'A1');
    expect(table.in('A1').split(' ').sort()).toEqual(['ARC.1', 'FORT.1', 'VII.2', 'VII.3', 'caesar']);
  });

  test('22.1 no cavalry on the Outer Works', () => {
    const [works] = box.hexes.filter((hex) => hex.works !== null && wallDistance(hex.id) > 8);
    const table = placing({ at: { A1: 'GER.1 VII.2' } });
    expect(table.refuses('caesar', 'place', 'GER.1', works.id)).toBe(true);
    expect(table.why('caesar', 'place', 'GER.1', works.id)).toContain('22.1');
    expect(table.refuses('caesar', 'place', 'VII.2', works.id)).toBe(false);
  });

  test('3.3 Gauls are not placed', () => {
    const table = placing({ town: 'vercingetorix' });
    expect(table.why('caesar', 'place', 'vercingetorix')).toContain('3.3');
  });

  test('3.2 a ready deployment may be taken and changed', () => {
    const table = placing({ at: { A1: 'VII.2', A2: 'FORT.1' } });
    expect(mayDeploy(table, 'caesar')).toEqual(defaultComponents.deployments.map(({ id }) => id));
    table.do('caesar', 'deploy', FIRST.id);
    for (const [hex, units] of Object.entries(FIRST.at))
      expect(table.in(hex).split(' ').sort()).toEqual(units.split(' ').sort());
    table.do('caesar', 'ready');
    expect(table.sides).toEqual(['vercingetorix']);
  });

  test('12.6 on the second day the forts stay, and only survivors are placed', () => {
    const table = placing({ at: { A1: 'VII.2', A2: 'FORT.1' }, lost: 'VII.3 FORT.2' }, true);
    expect(nextArguments(rulebook, table.G, 'caesar', 'place', [])).not.toContain('FORT.1');
    expect(nextArguments(rulebook, table.G, 'caesar', 'place', [])).not.toContain('VII.3');
    expect(table.why('caesar', 'place', 'FORT.1')).toContain('12.6');
    table.do('caesar', 'deploy', FIRST.id);
    expect(table.in('A2')).toBe('FORT.1');
    expect(table.in('lost').split(' ').sort()).toEqual(['FORT.2', 'VII.3']);
    expect(table.in(hexOf('VII.2')).split(' ')).toContain('VII.2');
  });
});

function hexOf(unit: string): string {
  return Object.entries(FIRST.at).find(([, units]) => units.split(' ').includes(unit))?.[0] ?? '';
}

describe('two Roman commanders', () => {
  const four = (variants: Partial<Variants> = {}) =>
    placing({
      players: 4,
      variants: { ...stateOf().variants, ...variants },
      at: { W20: 'VII.2', W50: 'VII.3' },
    });

  test('17.4 Caesar divides the perimeter before they place: five zones each, one after the other', () => {
    const table = four();
    expect(table.step).toBe('spheres');
    expect(table.prompt('caesar')?.text).toMatch(/the first of them, clockwise/);
    expect(table.label('caesar', 'divide', 'VIII')).toContain('VIII, IX, X, I and II');
    expect(table.legal('caesar', 'divide')).toHaveLength(10);
    table.do('caesar', 'divide', 'VIII');
    expect(table.told('17.4', 'VIII, IX, X, I and II')).toBe(true);
    expect(table.sides).toEqual(['caesar', 'labienus']);
    const commanders = box.hexes
      .filter(({ sector }) => sector >= 0)
      .map(({ id, sector }) => {
        table.G.at['VII.2'] = id;
        return [box.zoneIds[sector], commanderOf(table.G, box.unit['VII.2'])];
      });
    for (const [zone, side] of commanders)
      expect([zone, side]).toEqual([
        zone,
        ['VIII', 'IX', 'X', 'I', 'II'].includes(zone) ? 'labienus' : 'caesar',
      ]);
  });

  test('17.4 each places the units of his sphere, and none of the other', () => {
    const table = four().do('caesar', 'divide', 'I');
    expect(table.refuses('caesar', 'place', 'VII.2', 'W21')).toBe(true);
    table.do('labienus', 'place', 'VII.2', 'W51');
    expect(table.refuses('labienus', 'place', 'VII.2', 'W21')).toBe(true);
    table.do('caesar', 'place', 'VII.2', 'W52').do('caesar', 'ready').do('labienus', 'ready');
    expect(table.sides).toEqual(['vercingetorix']);
  });

  test('3.2 of two the first takes a ready deployment, unless the other has placed something', () => {
    const table = four().do('caesar', 'divide', 'I');
    expect(mayDeploy(table, 'labienus')).toEqual([]);
    expect(mayDeploy(table, 'caesar')).not.toEqual([]);
    table.do('labienus', 'place', 'VII.2', 'W21');
    expect(mayDeploy(table, 'caesar')).toEqual([]);
  });

  test('3.2 nor when the other is ready', () => {
    const table = four().do('caesar', 'divide', 'I').do('labienus', 'ready');
    expect(mayDeploy(table, 'caesar')).toEqual([]);
  });

  test('17.8 spheres may be secret', () => {
    const table = four({ secretSpheres: true }).do('caesar', 'divide', 'VIII');
    expect(table.told('17.4', 'VIII')).toBe(false);
    expect(rulebook.view(table.G, ['caesar']).secret.sphere).toBe('VIII');
    expect(rulebook.view(table.G, ['labienus']).secret.sphere).toBe('VIII');
    expect(rulebook.view(table.G, ['relief']).secret.sphere).toBe('');
    expect(legalMoves(rulebook, table.G, 'relief')).toEqual([]);
  });
});
