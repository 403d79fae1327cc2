import { expect, test } from 'vitest';
import type { Side } from '../../games/caesar-rome-vs-gaul/state';
import { obstacleToDevastateByCard } from '../../games/caesar-rome-vs-gaul/strategy/devastation';
import { cardPlayOf, type Position, stateOf, type Table, tableAt } from './table';

function spending(position: Position, side: Side = 'gallic'): Table {
  return tableAt(position, cardPlayOf(side, { points: 3 }));
}

/** Lutetia borders Petromantalum, Augustomagus, Iantinum, Diodurum, Autricum, Metlosedum and Cenabum. */
const LUTETIA = { lutetia: 'vercingetorix' };

test('17.5.2 Vercingetorix devastates his own space and those next to him for an Action Point each', () => {
  const table = spending({ at: LUTETIA });
  expect(table.legal('gallic', 'devastate')).toEqual([
    'augustomagus',
    'autricum',
    'cenabum',
    'diodurum',
    'iantinum',
    'lutetia',
    'metlosedum',
    'petromantalum',
  ]);
  table.do('gallic', 'devastate', 'lutetia').do('gallic', 'devastate', 'cenabum');
  expect(table.G.devastated).toEqual(['lutetia', 'cenabum']);
  expect(table.refuses('gallic', 'devastate', 'cenabum')).toBe(true);
  expect(table.G.stack.at(-2)).toMatchObject({ step: 'cardPlay', points: 1 });
  expect(table.told('17.5.2', 'Lutetia')).toBe(true);
});

test('9.5.3 Only Vercingetorix on the map, and only the Gallic player, devastates', () => {
  expect(spending({}).legal('gallic', 'devastate')).toEqual([]);
  expect(spending({ at: { lutetia: 'ambiorix' } }).legal('gallic', 'devastate')).toEqual([]);
  const roman = spending({ at: LUTETIA }, 'roman');
  expect(roman.legal('roman', 'devastate')).toEqual([]);
  expect(roman.why('roman', 'devastate', 'lutetia')).toMatch(/^7\.7\.3/);
});

test('17.5.2 Next to him neither a Roman marker nor Roman Combat Units may be; a Gallic marker is removed', () => {
  const table = spending({
    at: { ...LUTETIA, cenabum: 'VII', diodurum: 'caesar' },
    roman: ['autricum'],
    gallic: ['metlosedum'],
  });
  expect(table.refuses('gallic', 'devastate', 'cenabum')).toBe(true);
  expect(table.refuses('gallic', 'devastate', 'autricum')).toBe(true);
  expect(table.refuses('gallic', 'devastate', 'diodurum')).toBe(false);
  expect(table.why('gallic', 'devastate', 'autricum')).toMatch(/^17\.5\.2/);
  expect(table.why('gallic', 'devastate', 'cenabum')).toMatch(/^17\.5\.1/);
  expect(table.why('gallic', 'devastate', 'gergovia')).toMatch(/^17\.5\.2/);
  table.do('gallic', 'devastate', 'metlosedum');
  expect(table.marker('metlosedum')).toBe('');
});

test('17.5.2 In his own space a Roman marker is removed', () => {
  const table = spending({ at: LUTETIA, roman: ['lutetia'] });
  table.do('gallic', 'devastate', 'lutetia');
  expect(table.marker('lutetia')).toBe('');
  expect(table.G.devastated).toEqual(['lutetia']);
});

test('17.5.1 Strongholds, Fortified Towns, Walled Cities and enemy Combat Units keep the marker away', () => {
  const near = spending({
    at: { ruessium: 'vercingetorix', valentia: 'germani' },
    towns: { gergovia: 'arverni' },
  });
  for (const space of ['gabali', 'gergovia', 'valentia'])
    expect(near.why('gallic', 'devastate', space)).toMatch(/^17\.5\.1/);
  expect(near.legal('gallic', 'devastate')).toEqual(['forum-segusiavorum', 'ruessium']);
  const inTown = spending({ at: { gergovia: 'vercingetorix' }, towns: { gergovia: 'arverni' } });
  expect(inTown.refuses('gallic', 'devastate', 'gergovia')).toBe(true);
  const atVienne = spending({ at: { 'forum-segusiavorum': 'vercingetorix' } });
  expect(atVienne.refuses('gallic', 'devastate', 'vienne')).toBe(true);
});

test('17.5.3 A card devastates any space in Gaul without a Roman marker or Combat Unit', () => {
  const G = stateOf({
    at: { cenabum: 'VII' },
    roman: ['lutetia'],
    gallic: ['autricum'],
    towns: { avaricum: 'bituriges' },
    devastated: ['alesia'],
  });
  const may = (space: string) => obstacleToDevastateByCard(G, 'gallic', space) === null;
  expect(may('autricum')).toBe(true);
  expect(may('bagacum')).toBe(true);
  for (const space of ['cenabum', 'lutetia', 'avaricum', 'alesia', 'gabali', 'tolosa', 'dubris'])
    expect(may(space)).toBe(false);
});
