import { expect, test } from 'vitest';
import { canTakeEffect } from '../../../games/caesar-rome-vs-gaul/events/canTakeEffect';
import { stateOf } from '../table';
import { eventAt, isOver } from './event';

test('7.5 card 5 ROMAN RULE: up to five Influence Actions, all in one Region of Gaul, in a chain', () => {
  const table = eventAt(
    { roman: ['bibracte', 'burdigala'], gallic: ['cabillonum'], at: { cabillonum: 'X' } },
    'roman',
    5,
  );
  expect(table.legal('roman', 'place')).toContain('sontiates');
  expect(table.legal('roman', 'place')).not.toContain('tolosa');
  expect(table.legal('roman', 'convert')).toEqual(['cabillonum']);
  table.do('roman', 'place', 'noviodunum-aeduorum');
  expect(table.legal('roman', 'place')).not.toContain('sontiates');
  expect(table.why('roman', 'place', 'sontiates')).toBe('7.5.2 All spaces must be in one Region.');
  table
    .do('roman', 'convert', 'cabillonum')
    .do('roman', 'place', 'brivodurum')
    .do('roman', 'place', 'cenabum');
  expect(table.forgone('roman', 'done')).toBe('The card allows one more Influence Action.');
  table.do('roman', 'place', 'lutetia');
  expect(isOver(table)).toBe(true);
  expect(table.marker('cabillonum')).toBe('roman');
});

test('7.5 card 5 ROMAN RULE: who wants fewer stops', () => {
  const table = eventAt({ roman: ['bibracte'] }, 'roman', 5)
    .do('roman', 'place', 'cabillonum')
    .do('roman', 'done');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 19 ROMAN TRADE: three different Provinces, by the normal rule, and nothing is converted', () => {
  const table = eventAt({ roman: ['bibracte'], gallic: ['matisco'], at: { matisco: 'X' } }, 'roman', 19);
  expect(table.legal('roman', 'convert')).toEqual([]);
  table.do('roman', 'place', 'alesia');
  expect(table.legal('roman', 'place')).not.toContain('autessiodurum');
  expect(table.why('roman', 'place', 'autessiodurum')).toBe(
    '7.5.2 The card has been used in Senones / Lingones [11].',
  );
  expect(table.legal('roman', 'place')).not.toContain('lutetia');
  table.do('roman', 'place', 'cabillonum').do('roman', 'place', 'tolosa');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 20 FRIENDS OF THE ROMAN PEOPLE: far from Rome, where neither Gallic units nor towns are', () => {
  const table = eventAt(
    { at: { lutetia: 'morini' }, towns: { avaricum: 'bituriges' }, gallic: ['bibrax'] },
    'roman',
    20,
  );
  const places = table.legal('roman', 'place');
  expect(places).toContain('durocortorum');
  expect(places).not.toContain('diodurum');
  expect(places).not.toContain('argentomagus');
  expect(places).not.toContain('bibrax');
  expect(places).not.toContain('tolosa');
  expect(table.why('roman', 'place', 'diodurum')).toBe(
    '7.5.2 There are Gallic Combat Units in the Province.',
  );
  expect(table.why('roman', 'place', 'argentomagus')).toBe(
    '7.5.2 There is a Fortified Town in the Province.',
  );
  table.do('roman', 'place', 'durocortorum');
  expect(table.refuses('roman', 'place', 'vungo')).toBe(true);
  table.do('roman', 'place', 'castellum').do('roman', 'place', 'fanum-martis');
  expect(isOver(table)).toBe(true);
});

test("7.5 card 21 CAESAR'S CLEMENCY: in the section of one submitted Tribe that holds no Gallic unit and no town", () => {
  const table = eventAt(
    {
      boxes: { pool: 'sequani', submitted: 'pictones- bellovaci- morini- aulerci-' },
      at: { iculisma: 'santones' },
      towns: { iculisma: 'santones', noiodunum: 'veneti' },
      markers: { 'portus-itius': { kind: 'influence', side: 'gallic' } },
    },
    'roman',
    21,
  );
  const bellovaci = ['bratuspantium', 'caracotinum', 'petromantalum', 'rotomagus'];
  expect(table.legal('roman', 'place')).toEqual(
    [...bellovaci, 'anagnutes', 'limonum', 'segora', 'castellum', 'cortoriacum'].sort(),
  );
  table.do('roman', 'place', 'limonum');
  expect(table.legal('roman', 'place')).toEqual(['anagnutes', 'segora']);
  expect(table.why('roman', 'place', 'castellum')).toBe('7.5.2 All spaces must be those of one Tribe.');
  table.do('roman', 'place', 'segora');
  expect(isOver(table)).toBe(true);
});

test("7.5 card 21 CAESAR'S CLEMENCY: the section of a neighbour who has not submitted is not open", () => {
  const table = eventAt({ boxes: { submitted: 'pictones-', pool: 'sequani' } }, 'roman', 21);
  expect(table.legal('roman', 'place')).toEqual(['anagnutes', 'limonum', 'segora']);
  table.do('roman', 'place', 'limonum').do('roman', 'done');
  expect(isOver(table)).toBe(true);
});

test("7.5 card 21 CAESAR'S CLEMENCY: nothing without a submitted Tribe", () => {
  expect(canTakeEffect(stateOf({ boxes: { submitted: '' } }), 'roman', 21)).toBe(true);
  expect(canTakeEffect(stateOf({ boxes: { pool: 'sequani' } }), 'roman', 21)).toBe(false);
});

test('7.5 card 24 A UNITED GAUL: one marker in each of ten Provinces of Gaul, by the normal rule', () => {
  const table = eventAt({ roman: ['castellum'], at: { lutetia: 'X' } }, 'gallic', 24);
  const places = table.legal('gallic', 'place');
  expect(places).not.toContain('castellum');
  expect(places).not.toContain('lutetia');
  expect(places).not.toContain('tolosa');
  expect(places).not.toContain('dubris');
  expect(places).toContain('cortoriacum');
  const spaces = [
    'cortoriacum',
    'samarobriva',
    'rotomagus',
    'ganda',
    'iantinum',
    'bibrax',
    'divodurum',
    'tullum',
  ];
  for (const space of [...spaces, 'legedia']) table.do('gallic', 'place', space);
  expect(table.refuses('gallic', 'place', 'virodunum')).toBe(true);
  expect(isOver(table)).toBe(false);
  table.do('gallic', 'place', 'diodurum');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 30 ENCOURAGE THE TIMID: an Influence Action in every Province with a Tribe', () => {
  const table = eventAt(
    {
      at: { lutetia: 'parisii', ganda: 'nervii', aginnum: 'gallic-mercenary-1' },
      roman: ['ganda', 'diodurum', 'metlosedum'],
    },
    'gallic',
    30,
  );
  expect(table.legal('gallic', 'place')).toEqual(['bagacum', 'camaracum', 'geminiacum', 'lutetia']);
  expect(table.legal('gallic', 'convert')).toEqual(['ganda']);
  expect(table.legal('gallic', 'done')).toEqual([]);
  table.do('gallic', 'convert', 'ganda');
  expect(table.marker('lutetia')).toBe('gallic');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 55 GIFTS AND PROMISES: five Influence Actions of either player, no more than one in a Province', () => {
  const table = eventAt({ gallic: ['aginnum'], at: { aginnum: 'X' } }, 'roman', 55);
  table.do('roman', 'convert', 'aginnum');
  expect(table.refuses('roman', 'place', 'burdigala')).toBe(true);
  table.do('roman', 'place', 'tolosa').do('roman', 'place', 'genava').do('roman', 'place', 'avennio');
  table.do('roman', 'place', 'divona');
  expect(isOver(table)).toBe(true);
  expect(eventAt({}, 'gallic', 55).legal('gallic', 'place')).toContain('lutetia');
});

test('7.5 card 9 SUPPORT OF CRASSUS: on the map already, he brings one influence marker', () => {
  const table = eventAt({ at: { bibracte: 'p-crassus' }, roman: ['bibracte'] }, 'roman', 9);
  expect(table.legal('roman', 'done')).toEqual([]);
  table.do('roman', 'place', 'cabillonum');
  expect(isOver(table)).toBe(true);
  expect(table.at('bibracte')).toBe('p-crassus');
});

test('8.3.1 The space of a Stronghold that is gone takes the influence of a card', () => {
  const table = eventAt(
    { boxes: { submitted: 'veneti-', pool: 'sequani' }, markers: { osismii: null } },
    'roman',
    21,
  );
  expect(table.legal('roman', 'place')).toContain('osismii');
});

test('7.5 card 30 ENCOURAGE THE TIMID: the one marker there is a place for opens the way to the next', () => {
  const roman = ['avennio', 'segustero', 'ebrodunum', 'genava'];
  const at = { massilla: 'cadurci', vienne: 'arverni' };
  const table = eventAt({ at, roman, gallic: ['ruessium'] }, 'gallic', 30);
  expect([table.marker('valentia'), table.marker('cularo')]).toEqual(['gallic', 'gallic']);
  expect(isOver(table)).toBe(true);
});

test("7.5 card 21 CAESAR'S CLEMENCY: where there is one space left, its player need not use it", () => {
  const position = { boxes: { submitted: 'morini-', pool: 'sequani' }, gallic: ['castellum', 'cortoriacum'] };
  const table = eventAt(position, 'roman', 21);
  expect(table.legal('roman', 'place')).toEqual(['portus-itius']);
  table.do('roman', 'done');
  expect(table.marker('portus-itius')).toBe('');
  expect(isOver(table)).toBe(true);
});
