/* Matches begun with an earlier release go on. */
import { expect, test } from 'vitest';
import { CaesarRomeVsGaul, defaultComponents, rulebook } from '../../games/caesar-rome-vs-gaul';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import { scripted } from '../../games/testing/chance';
import { stateOf, Table } from './table';

/** Returns a match of version 1 before its first move: chance has sent the Legates to Caesar and to Vienne. */
function begunByChance(): G {
  const G = rulebook.setup({ options: {}, seats: { roman: '0', gallic: '1' }, random: scripted() });
  G.stack = G.stack.filter(({ step }) => step !== 'appointment');
  G.pieces.galba = { ...G.pieces.galba, at: 'vienne' };
  return G;
}

const migrated = (old: unknown, version = 1) => rulebook.migrate?.(old, version) ?? stateOf();

test('3.1 a match of version 1 goes on with the Legates that chance has placed', () => {
  const table = new Table(migrated(begunByChance())).start();
  expect(CaesarRomeVsGaul.stateVersion).toBe(2);
  expect(table.step).toBe('encampment');
  table.do('roman', 'encamp', 'bibracte');
  expect(table.at('bibracte')).toBe('caesar t-labienus VII VIII IX X XI XII');
  expect(table.at('vienne')).toBe('galba XIII XIV');
});

test('14.3.1 Siege Points that take a place today leave it one short in a match of version 1', () => {
  const old = stateOf({
    at: { narbo: 'arverni', massilla: 'aedui', cenabum: 'VII' },
    towns: { cenabum: 'carnutes' },
    sieges: { narbo: 3, massilla: 4, cenabum: 1 },
  });
  expect(migrated(old).sieges).toEqual({ narbo: 2, massilla: 4, cenabum: 1 });
});

test('a match of other components is left to be refused, one of no known version is not read', () => {
  const other = { ...stateOf({ sieges: { narbo: 3 } }), box: 'another' };
  expect(migrated(other)).toBe(other);
  expect(rulebook.refusal?.(migrated(other))).toContain(defaultComponents.id);
  expect(() => migrated(begunByChance(), 3)).toThrow('version 3');
  for (const nothing of [null, 'G', {}]) expect(() => migrated(nothing)).toThrow('version 1');
});
