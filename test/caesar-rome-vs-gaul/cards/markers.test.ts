import { expect, test } from 'vitest';
import { canTakeEffect } from '../../../games/caesar-rome-vs-gaul/events/canTakeEffect';
import { stateOf } from '../table';
import { eventAt, isOver } from './event';

test('7.5 card 4 HOSTAGES: one Gallic marker of a Province under Roman control, with no Gallic unit', () => {
  const aedui = ['bibracte', 'matisco', 'cabillonum'];
  const table = eventAt(
    {
      roman: aedui,
      gallic: ['noviodunum-aeduorum', 'forum-segusiavorum', 'lutetia'],
      at: { 'noviodunum-aeduorum': 'parisii' },
    },
    'roman',
    4,
  );
  expect(isOver(table)).toBe(true);
  expect(table.marker('forum-segusiavorum')).toBe('');
  expect(table.marker('noviodunum-aeduorum')).toBe('gallic');
  expect(table.told('7.5.3', 'Forum Segusiavorum')).toBe(true);
  expect(canTakeEffect(stateOf({ gallic: ['lutetia'] }), 'roman', 4)).toBe(false);
});

test('7.5 card 6 DESTROYED ROOT AND BRANCH: all Gallic markers where Caesar is but those with Gallic units', () => {
  const position = {
    at: { lutetia: 'caesar X', diodurum: 'parisii' },
    gallic: ['lutetia', 'diodurum', 'cenabum'],
    towns: { metlosedum: 'parisii' },
  };
  const table = eventAt(position, 'roman', 6);
  expect(isOver(table)).toBe(true);
  expect(['lutetia', 'diodurum', 'cenabum', 'metlosedum'].map((space) => table.marker(space))).toEqual([
    '',
    'gallic',
    'gallic',
    'town parisii',
  ]);
  expect(canTakeEffect(stateOf({ ...position, at: { lutetia: 'X' } }), 'roman', 6)).toBe(false);
});

test('7.5 card 11 SPREADING UNREST: next to a Roman Control marker, in no Province under Gallic control', () => {
  const table = eventAt(
    {
      roman: ['bibracte'],
      gallic: ['cabillonum', 'matisco', 'alesia', 'autessiodurum', 'avaricum', 'nemausus'],
      at: { autessiodurum: 'senones' },
    },
    'roman',
    11,
  );
  expect(table.legal('roman', 'remove')).toEqual(['alesia', 'cabillonum', 'matisco', 'nemausus']);
  expect(table.why('roman', 'remove', 'autessiodurum')).toBe(
    '7.5.3 There are Gallic Combat Units in the space.',
  );
  expect(table.why('roman', 'remove', 'avaricum')).toBe(
    '7.5.3 The space is not next to any Roman Control marker.',
  );
  expect(table.why('roman', 'remove', 'lutetia')).toBe('7.5.3 There is no Gallic influence in Lutetia.');
  const held = ['cabillonum', 'matisco', 'noviodunum-aeduorum'];
  const position = { roman: ['bibracte'], gallic: held };
  expect(canTakeEffect(stateOf(position), 'roman', 11)).toBe(false);
  table.do('roman', 'remove', 'alesia');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 23 DRUIDS: every Roman marker of one Province of Gaul without a Roman unit', () => {
  const position = {
    roman: ['bibracte', 'cabillonum', 'lutetia', 'diodurum', 'tolosa', 'avaricum'],
    at: { argentomagus: 'X' },
  };
  const table = eventAt(position, 'gallic', 23);
  expect(table.legal('gallic', 'removeAll')).toEqual(['bibracte', 'lutetia']);
  table.do('gallic', 'removeAll', 'lutetia');
  expect(isOver(table)).toBe(true);
  expect(['lutetia', 'diodurum', 'bibracte', 'avaricum'].map((space) => table.marker(space))).toEqual([
    '',
    '',
    'roman',
    'roman',
  ]);
  const forced = eventAt({ roman: ['bibracte', 'cabillonum'] }, 'gallic', 23);
  expect(isOver(forced)).toBe(true);
  expect(forced.marker('cabillonum')).toBe('');
});

test('7.5 card 31 GAUL OF THE LONG HAIRS: one Roman marker of Provincia without a Roman unit', () => {
  const table = eventAt(
    { roman: ['tolosa', 'nemausus', 'genava', 'bibracte'], at: { genava: 'X' } },
    'gallic',
    31,
  );
  expect(table.legal('gallic', 'remove')).toEqual(['nemausus', 'tolosa']);
  expect(table.why('gallic', 'remove', 'bibracte')).toBe('7.5.3 The space is not in Provincia.');
  expect(table.legal('gallic', 'done')).toEqual([]);
  table.do('gallic', 'remove', 'tolosa');
  expect(table.marker('tolosa')).toBe('');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 47 INCITE THROUGH SEDITION: an enemy marker where both have influence, with no enemy unit', () => {
  const position = {
    roman: ['lutetia', 'diodurum', 'bibracte', 'cabillonum'],
    gallic: ['metlosedum', 'matisco'],
    at: { diodurum: 'X', matisco: 'aedui' },
  };
  const gallic = eventAt(position, 'gallic', 47);
  expect(gallic.legal('gallic', 'remove')).toEqual(['bibracte', 'cabillonum', 'lutetia']);
  gallic.do('gallic', 'remove', 'bibracte');
  expect(gallic.marker('bibracte')).toBe('');
  const roman = eventAt(position, 'roman', 47);
  expect(isOver(roman)).toBe(true);
  expect(roman.marker('metlosedum')).toBe('');
  expect(roman.marker('matisco')).toBe('gallic');
  expect(canTakeEffect(stateOf({ roman: ['lutetia'], gallic: ['cenabum'] }), 'roman', 47)).toBe(false);
});

test('7.5 card 48 LOCAL RAIDS: an enemy marker next to an own unit, with no enemy unit', () => {
  const table = eventAt(
    { roman: ['lutetia', 'diodurum', 'cenabum'], at: { autricum: 'carnutes', diodurum: 'X' } },
    'gallic',
    48,
  );
  expect(table.legal('gallic', 'remove')).toEqual(['cenabum', 'lutetia']);
  expect(table.why('gallic', 'remove', 'diodurum')).toBe('7.5.3 There are enemy Combat Units in the space.');
  table.do('gallic', 'remove', 'lutetia');
  expect(isOver(table)).toBe(true);
  const far = eventAt({ roman: ['alesia', 'lutetia'], at: { autricum: 'carnutes' } }, 'gallic', 48);
  expect([far.marker('alesia'), far.marker('lutetia')]).toEqual(['roman', '']);
});

test('7.5 card 48 LOCAL RAIDS: the German Tribe is an enemy, too (17.4.3)', () => {
  const G = stateOf({ roman: ['lutetia'], at: { autricum: 'carnutes', lutetia: 'germani' } });
  expect(canTakeEffect(G, 'gallic', 48)).toBe(false);
});

test('7.5 card 49 DIPLOMACY: an enemy marker of Gaul becomes an own one, away from enemy units', () => {
  const position = {
    roman: ['lutetia', 'vesontio', 'tolosa', 'alesia', 'bagacum'],
    at: { magetobriga: 'X', bagacum: 'XI', cabillonum: 'caesar' },
  };
  const table = eventAt(position, 'gallic', 49);
  expect(table.legal('gallic', 'turn')).toEqual(['alesia', 'lutetia']);
  expect(table.why('gallic', 'turn', 'vesontio')).toBe('7.5.2 The space is next to enemy Combat Units.');
  table.do('gallic', 'turn', 'lutetia');
  expect(isOver(table)).toBe(true);
  expect(table.marker('lutetia')).toBe('gallic');
  expect(table.told('7.5.2', 'Lutetia')).toBe(true);
});

test('17.1.3 Markers that cards take from Britannia count as taken by Rome', () => {
  const table = eventAt({ gallic: ['dubris', 'lutetia'] }, 'roman', 4, {
    4: [{ op: 'removeIM', side: 'enemy', count: 1, where: { region: 'britannia' } }],
  });
  expect(table.G.conquered.britannia).toBe(1);
});
