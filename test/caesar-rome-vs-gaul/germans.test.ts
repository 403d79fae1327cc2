import { expect, test } from 'vitest';
import { ACTIVATION, commandersFor } from '../../games/caesar-rome-vs-gaul/movement/march';
import type { Side } from '../../games/caesar-rome-vs-gaul/state';
import { cardPlayOf, type Position, stateOf, type Table, tableAt } from './table';

const BAD_WEATHER = 53;

/** Returns a table at which a player moves the German Tribe, and spends Action Points next. */
function migrating(position: Position, side: Side = 'roman', points = 3): Table {
  const germans = { step: 'germans' as const, sides: [], side, points };
  return tableAt(position, cardPlayOf(side), { step: 'actions', sides: [side] }, germans);
}

test('17.4.3 The German Tribe comes from its Holding Box to the Usipetes, Ubii or Suebi', () => {
  const table = migrating({});
  expect(table.legal('roman', 'start')).toEqual(['suebi', 'ubii', 'usipetes']);
  expect(table.moves('roman')).toEqual(['start']);
  table.do('roman', 'start', 'suebi');
  expect(table.legal('roman', 'go')).toEqual(['argentorate']);
  expect(table.legal('roman', 'start')).toEqual([]);
});

test('17.4.1 It moves as its player wants and removes the influence where it ends, whosever it is and at no cost', () => {
  for (const [side, gallic, roman] of [
    ['roman', ['nasium'], []],
    ['gallic', [], ['nasium']],
  ] as const) {
    const table = migrating({ gallic, roman }, side);
    table.do(side, 'start', 'suebi').do(side, 'go', 'argentorate').do(side, 'go', 'divodurum');
    expect(table.step).toBe('actions');
    expect(table.at('divodurum')).toBe('germani');
    expect(table.marker('nasium')).toBe(side === 'roman' ? 'gallic' : 'roman');
  }
  const stopped = migrating({ gallic: ['tullum', 'argentorate'] }, 'roman').do('roman', 'start', 'suebi');
  stopped.do('roman', 'go', 'argentorate');
  expect(stopped.label('roman', 'stop')).toBe('Stop in Argentorate and remove the influence there');
  stopped.do('roman', 'stop');
  expect([stopped.marker('argentorate'), stopped.marker('tullum')]).toEqual(['', 'gallic']);
  const passing = migrating({ gallic: ['tullum', 'argentorate'] }, 'roman').do('roman', 'start', 'suebi');
  passing.do('roman', 'go', 'argentorate').do('roman', 'go', 'tullum');
  expect([passing.marker('argentorate'), passing.marker('tullum')]).toEqual(['gallic', '']);
});

test('17.4.1 The map example: from the Suebi to an influence marker of the Leuci', () => {
  const table = migrating({ gallic: ['argentorate'] }).do('roman', 'start', 'suebi');
  table.do('roman', 'go', 'argentorate').do('roman', 'stop');
  expect(table.told('17.4.1', 'The Gallic influence in')).toBe(true);
});

test('7.5.4 The German Tribe is an enemy stack that BAD WEATHER stops, where it may go on', () => {
  const position = { hands: { gallic: [BAD_WEATHER, 3] } };
  const table = migrating(position).do('roman', 'start', 'suebi').do('roman', 'go', 'argentorate');
  expect([table.step, table.side]).toEqual(['surprise', 'gallic']);
  const declined = migrating(position).do('roman', 'start', 'suebi').do('roman', 'go', 'argentorate');
  declined.do('gallic', 'decline').do('roman', 'go', 'divodurum');
  expect([declined.step, declined.at('divodurum')]).toEqual(['actions', 'germani']);
  table.do('gallic', 'play', BAD_WEATHER);
  expect([table.step, table.at('argentorate')]).toEqual(['actions', 'germani']);
});

test('17.4.3 No player activates it by an Action Point', () => {
  const G = stateOf({ at: { divodurum: 'germani', cenabum: 'carnutes', bibracte: 'VII' } });
  expect(commandersFor(G, 'gallic', ACTIVATION)).toEqual(['carnutes']);
  expect(commandersFor(G, 'roman', ACTIVATION)).toEqual(['VII']);
});

test('17.4.2 It enters neither Fortified Towns nor Walled Cities', () => {
  const towns = { tullum: 'leuci' };
  const table = migrating({ at: { divodurum: 'germani' }, towns });
  expect(table.legal('roman', 'go')).not.toContain('tullum');
  expect(table.why('roman', 'go', 'tullum')).toMatch(/^17.4.2/);
  const south = migrating({ at: { genava: 'germani' }, markers: { vienne: null } });
  expect(south.legal('roman', 'go')).not.toContain('vienne');
  expect(south.legal('roman', 'go')).toContain('octodurus');
});

test('17.1.1 It comes over the Rhine only: it enters no other space of Germania, does not cross back, nor to Britannia', () => {
  const rhine = migrating({ at: { confluentes: 'germani' } });
  expect(rhine.why('roman', 'go', 'pons-caesaris')).toMatch(/^17.1.1/);
  expect(migrating({ at: { atuatuca: 'germani' } }).why('roman', 'go', 'usipetes')).toMatch(/^17.1.1/);
  expect(migrating({ at: { 'portus-itius': 'germani' } }).why('roman', 'go', 'dubris')).toMatch(/^17.1.1/);
  const start = migrating({}).do('roman', 'start', 'ubii');
  expect(start.legal('roman', 'go')).toEqual(['eburones']);
  expect(start.why('roman', 'go', 'pons-caesaris')).toMatch(/^17.1.1 Only Roman units/);
  expect(start.why('roman', 'go', 'usipetes')).toMatch(/^17.1.1/);
});

test('17.4.1 It has as many Movement Points as the card says', () => {
  const table = migrating({}, 'gallic', 3).do('gallic', 'start', 'ubii').do('gallic', 'go', 'eburones');
  table.do('gallic', 'go', 'atuatuca');
  expect(table.step).toBe('migration');
  expect(migrating({}, 'gallic', 1).do('gallic', 'start', 'ubii').do('gallic', 'go', 'eburones').step).toBe(
    'actions',
  );
});

test('17.4.3 Where units stand their ground the German Tribe goes back and stops', () => {
  const table = migrating({ at: { confluentes: 'germani', 'augusta-treverorum': 'VII' } }, 'gallic');
  table.do('gallic', 'go', 'augusta-treverorum').do('roman', 'stand');
  expect(table.step).toBe('actions');
  expect(table.at('confluentes')).toBe('germani');
  expect(table.at('augusta-treverorum')).toBe('VII');
  expect(table.told('17.4.3', 'may not attack')).toBe(true);
});

test('17.4.3 Units of either player may avoid it, and then it moves on', () => {
  for (const units of ['VII', 'treveri']) {
    const table = migrating({ at: { confluentes: 'germani', 'augusta-treverorum': units } }, 'gallic');
    const side = units === 'VII' ? 'roman' : 'gallic';
    table.dice(6, 6).do('gallic', 'go', 'augusta-treverorum').do(side, 'avoid');
    table.do(side, 'withdrawAll', 'divodurum');
    expect(table.at('augusta-treverorum')).toBe('germani');
    expect(table.step).toBe('migration');
    table.do('gallic', 'stop');
    expect(table.at('augusta-treverorum')).toBe('germani');
  }
});

test('7.5.4 SCATTER INTO FOREST AND MARSH is for a Roman Army, not for the German Tribe that Rome moves', () => {
  const table = migrating({ at: { tullum: 'germani', divodurum: 'treveri' }, hands: { gallic: [36] } });
  table.do('roman', 'go', 'divodurum');
  expect(table.moves('gallic')).toEqual(['avoid', 'stand']);
});

test('17.4.3 Units of either player may intercept it, which bars its way', () => {
  for (const units of ['VII', 'treveri']) {
    const position = { at: { confluentes: 'germani', divodurum: units }, gallic: ['confluentes'] };
    const table = migrating(position, 'roman').dice(6, 6).do('roman', 'go', 'augusta-treverorum');
    table.do(units === 'VII' ? 'roman' : 'gallic', 'intercept', 'divodurum');
    expect(table.at('confluentes')).toBe('germani');
    expect(table.at('augusta-treverorum')).toBe(units);
    expect(table.marker('confluentes')).toBe('');
    expect(table.step).toBe('actions');
  }
});

test('9.6, 17.4.3 It displaces no Leader alone, whoever moves it: he may avoid it, or stays where he is', () => {
  for (const side of ['roman', 'gallic'] as const) {
    const there = { confluentes: 'germani', 'augusta-treverorum': 'caesar galba' };
    const table = migrating({ at: there, roman: ['bibracte'] }, side);
    table.do(side, 'go', 'augusta-treverorum');
    expect([table.step, table.side]).toEqual(['defence', 'roman']);
    table.do('roman', 'stand');
    expect(table.at('augusta-treverorum')).toBe('caesar galba germani');
    expect([table.marker('bibracte'), table.G.displaced]).toEqual(['roman', false]);
    expect([table.step, table.side]).toEqual(['migration', side]);
    const fleeing = migrating({ at: there }, side).dice(6, 6).do(side, 'go', 'augusta-treverorum');
    fleeing.do('roman', 'avoid').do('roman', 'withdrawAll', 'divodurum');
    expect([fleeing.at('divodurum'), fleeing.at('augusta-treverorum')]).toEqual(['caesar galba', 'germani']);
  }
});

test('9.6 Caesar, displaced by Gauls who intercept it, costs influence before it goes back and ends its movement', () => {
  const table = migrating({
    at: { confluentes: 'germani', 'augusta-treverorum': 'caesar', divodurum: 'treveri' },
    roman: ['bibracte', 'cabillonum', 'matisco', 'noviodunum-aeduorum'],
    gallic: ['augusta-treverorum', 'confluentes'],
  });
  table.dice(6, 6).do('roman', 'go', 'augusta-treverorum').do('gallic', 'intercept', 'divodurum');
  expect([table.step, table.side]).toEqual(['displaced', 'roman']);
  expect(table.told('17.4.3', 'go back')).toBe(false);
  table
    .do('roman', 'remove', 'matisco')
    .do('roman', 'remove', 'bibracte')
    .do('roman', 'remove', 'cabillonum');
  table.do('roman', 'place', 'vienne');
  expect([table.at('augusta-treverorum'), table.at('confluentes')]).toEqual(['treveri', 'germani']);
  expect([table.marker('confluentes'), table.step]).toEqual(['', 'actions']);
});
