/* Cards as another set of components may have them. */
import { expect, test } from 'vitest';
import { defaultComponents } from '../../../games/caesar-rome-vs-gaul';
import type { Effect } from '../../../games/caesar-rome-vs-gaul/components/cards';
import { canTakeEffect, couldChange } from '../../../games/caesar-rome-vs-gaul/events/canTakeEffect';
import { stateOf } from '../table';
import { eventAt, isOver } from './event';

test('7.5.2 Another A UNITED GAUL: three Provinces of Belgica, also where no placing rule of neighbours would', () => {
  const table = eventAt({ roman: ['bagacum'] }, 'gallic', 24, {
    24: [
      { op: 'influence', modes: ['place'], count: 3, onePerProvince: true, where: { region: 'belgica' } },
      { op: 'removeIM', side: 'enemy', count: 2, where: { oneProvince: true } },
    ],
  });
  expect(table.refuses('gallic', 'place', 'lutetia')).toBe(true);
  table.do('gallic', 'place', 'castellum').do('gallic', 'place', 'bibrax').do('gallic', 'place', 'ganda');
  expect(table.legal('gallic', 'remove')).toEqual(['bagacum']);
  table.do('gallic', 'done');
  expect(table.marker('bagacum')).toBe('roman');
  expect(isOver(table)).toBe(true);
});

test('7.5.2 Another HOSTAGES: two markers of one Province, one after the other', () => {
  const gallic = ['bagacum', 'ganda', 'camaracum', 'lutetia'];
  const table = eventAt({ gallic }, 'roman', 4, {
    4: [{ op: 'removeIM', side: 'gallic', count: 2, where: { oneProvince: true } }],
  });
  table.do('roman', 'remove', 'ganda');
  expect(table.legal('roman', 'remove')).toEqual(['bagacum', 'camaracum']);
  expect(table.why('roman', 'remove', 'lutetia')).toBe('7.5.3 All spaces must be in one Province.');
  table.do('roman', 'remove', 'bagacum');
  expect(isOver(table)).toBe(true);
});

test('7.5.2 Another DRUIDS: all markers of one of two Regions', () => {
  const table = eventAt({ roman: ['lutetia', 'bagacum', 'ganda', 'burdigala'] }, 'gallic', 23, {
    23: [{ op: 'removeIM', side: 'roman', count: 'all', where: { oneRegionOf: ['belgica', 'celtica'] } }],
  });
  expect(table.legal('gallic', 'removeAll')).toEqual(['bagacum', 'lutetia']);
  table.do('gallic', 'removeAll', 'bagacum');
  expect(['lutetia', 'bagacum', 'ganda', 'burdigala'].map((space) => table.marker(space))).toEqual([
    'roman',
    '',
    '',
    'roman',
  ]);
});

test('7.5.2 A card with a choice does what its player has chosen, of what could change anything', () => {
  const table = eventAt({ gallic: ['lutetia'], council: 0 }, 'roman', 4, {
    4: [
      {
        op: 'choice',
        options: [
          { op: 'removeIM', side: 'gallic', count: 1 },
          { op: 'stepLoss', count: 1 },
          { op: 'governance', amount: 1 },
        ],
      },
    ],
  });
  expect(table.legal('roman', 'choose')).toEqual(['0', '2']);
  table.do('roman', 'choose', 0);
  expect(table.marker('lutetia')).toBe('');
  expect(table.G.inForce).toEqual([]);
  expect(isOver(table)).toBe(true);
});

test('7.5.2 Of a choice the only use that could change anything takes place, and nothing where none could', () => {
  const options: Effect[] = [
    { op: 'removeIM', side: 'gallic', count: 1 },
    { op: 'stepLoss', count: 1 },
  ];
  const one = eventAt({ gallic: ['lutetia'] }, 'roman', 4, { 4: [{ op: 'choice', options }] });
  expect(one.marker('lutetia')).toBe('');
  expect(isOver(one)).toBe(true);
  expect(isOver(eventAt({}, 'roman', 4, { 4: [{ op: 'choice', options }] }))).toBe(true);
});

test('7.5.2 A card may draw several Tribes, which are placed one after the other', () => {
  const table = eventAt({}, 'gallic', 26, { 26: [{ op: 'drawTribe', count: 2 }] });
  table.do('gallic', 'place', 'castellum').do('gallic', 'place', 'nemetacum');
  expect([table.at('castellum'), table.at('nemetacum')]).toEqual(['morini', 'atrebates']);
  expect(isOver(table)).toBe(true);
});

test('7.5.2 Several towns may be upgraded, and Siege Points may be two', () => {
  const towns = { lutetia: 'parisii', ganda: 'nervii', alesia: 'lingones' };
  const table = eventAt({ towns }, 'gallic', 28, { 28: [{ op: 'upgradeTown', count: 2 }] });
  table.do('gallic', 'choose', 'ganda').do('gallic', 'choose', 'alesia');
  expect([table.marker('ganda'), table.marker('alesia'), table.marker('lutetia')]).toEqual([
    'town nervii+',
    'town lingones+',
    'town parisii',
  ]);
  expect(isOver(table)).toBe(true);
  const siege = eventAt({ towns, at: { lutetia: 'X' } }, 'roman', 51, {
    51: [{ op: 'siegePoints', amount: 2, where: { oneBesiegedByOwn: true } }],
  });
  expect(siege.G.sieges).toEqual({ lutetia: 2 });
});

test('7.5.4 Cards that are not the card of a round have no event of a card play', () => {
  for (const card of [7, 35, 36, 44, 53])
    expect(() => eventAt({}, card === 7 ? 'roman' : 'gallic', card)).toThrow('not the event');
  const oneRoll: Effect = { op: 'siegeModifier', drm: 2, scope: 'oneRoll' };
  expect(() => eventAt({}, 'roman', 4, { 4: [oneRoll] })).toThrow('not the event');
});

test('7.5.4 card 50 STRATAGEM: what is chosen is used in a Siege or a battle, not as an event', () => {
  expect(() => eventAt({}, 'roman', 50)).toThrow('not the event');
});

test('7.5.2 Whether an event could do anything is asked of every card on an empty map without an error', () => {
  const G = stateOf({ boxes: { pool: 'sequani' } });
  const could = defaultComponents.cards
    .filter(({ kind }) => kind === 'event' || kind === 'bonus')
    .filter(({ number, usableBy }) => canTakeEffect(G, usableBy === 'either' ? 'gallic' : usableBy, number));
  expect(could.map(({ number }) => number)).toEqual([
    1, 9, 10, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 26, 34, 39, 43, 45, 46, 52, 55,
  ]);
});

test('9.6 What follows from an effect comes to its end before the next one: Caesar is displaced', () => {
  const table = eventAt(
    { at: { lutetia: 'caesar X-' }, roman: ['tolosa', 'genava', 'bibracte', 'alesia'] },
    'gallic',
    38,
    {
      38: [
        { op: 'stepLoss', count: 1 },
        { op: 'governance', amount: -1 },
      ],
    },
  );
  expect(table.step).toBe('displaced');
  expect(table.G.inForce).toEqual([]);
});

test('14.5.3 A Leader may come to a besieged Leader unless the card forbids it', () => {
  const position = { at: { narbo: '(caesar) (X) cadurci', genava: 'XI t-labienus' } };
  const placed = (at: 'legion' | 'romanLeaderUnbesieged') =>
    eventAt(position, 'roman', 9, { 9: [{ op: 'placeLeader', leader: 'p-crassus', at: [at] }] });
  expect(placed('legion').legal('roman', 'place')).toEqual(['genava', 'narbo']);
  expect(placed('romanLeaderUnbesieged').at('genava')).toContain('p-crassus');
});

test('7.3 To go first changes nothing for who goes first', () => {
  const G = stateOf({});
  G.stack = [{ step: 'strategy', sides: [], first: 'roman', round: 1, played: [] }];
  expect(couldChange(G, 'roman', { op: 'turnOrder', first: 'roman' })).toBe(false);
  expect(couldChange(G, 'roman', { op: 'turnOrder', first: 'gallic' })).toBe(true);
});

test('14.1 An effect for spaces without a Fortified Location leaves those with one alone', () => {
  const position = { at: { lutetia: 'X', cenabum: 'XI', gabali: 'XII' }, towns: { lutetia: 'parisii' } };
  const table = eventAt(position, 'gallic', 38, {
    38: [{ op: 'stepLoss', count: 1, where: { noFortified: true } }],
  });
  expect([table.at('lutetia'), table.at('cenabum'), table.at('gabali')]).toEqual(['X', 'XI-', 'XII']);
});
