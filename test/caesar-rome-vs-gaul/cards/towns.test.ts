import { expect, test } from 'vitest';
import { canTakeEffect } from '../../../games/caesar-rome-vs-gaul/events/canTakeEffect';
import { inForce } from '../../../games/caesar-rome-vs-gaul/inForce';
import { stateOf } from '../table';
import { eventAt, isOver } from './event';

test('7.5 card 28 ALESIA: one Fortified Town is upgraded, a besieged one, too', () => {
  const position = {
    at: { ganda: '(nervii) X', gergovia: 'arverni' },
    towns: { ganda: 'nervii', gergovia: 'arverni+', lutetia: 'parisii' },
  };
  const table = eventAt(position, 'gallic', 28);
  expect(table.legal('gallic', 'choose')).toEqual(['ganda', 'lutetia']);
  expect(table.legal('gallic', 'done')).toEqual([]);
  table.do('gallic', 'choose', 'ganda');
  expect([table.marker('ganda'), table.marker('lutetia')]).toEqual(['town nervii+', 'town parisii']);
  expect(isOver(table)).toBe(true);
  expect(canTakeEffect(stateOf({ towns: { gergovia: 'arverni+' } }), 'gallic', 28)).toBe(false);
});

test('7.5 card 37 FIRES FROM THE WALLS: one Siege Point less against every besieged Fortified Town', () => {
  const position = {
    at: { ganda: '(nervii) X', lutetia: '(parisii) XI', cenabum: '(carnutes) XII' },
    towns: { ganda: 'nervii', lutetia: 'parisii', cenabum: 'carnutes' },
    sieges: { ganda: 2, lutetia: 1, narbo: 2, gabali: 1 },
  };
  const table = eventAt(
    { ...position, at: { ...position.at, narbo: '(VII) cadurci', gabali: 'VIII' } },
    'gallic',
    37,
  );
  expect(table.G.sieges).toEqual({ ganda: 1, narbo: 2, gabali: 1 });
  expect(isOver(table)).toBe(true);
  const fresh = { at: { ganda: '(nervii) X' }, towns: { ganda: 'nervii' } };
  expect(canTakeEffect(stateOf(fresh), 'gallic', 37)).toBe(false);
});

test('7.5 card 51 TREACHERY: one Siege Point against one town or city that an own Army besieges', () => {
  const position = {
    at: { ganda: '(nervii) X', lutetia: 'XI', narbo: '(VII) cadurci', gabali: 'XII' },
    towns: { ganda: 'nervii', lutetia: 'parisii', cenabum: 'carnutes' },
  };
  const roman = eventAt(position, 'roman', 51);
  expect(roman.legal('roman', 'choose')).toEqual(['ganda', 'lutetia']);
  roman.do('roman', 'choose', 'lutetia');
  expect(roman.G.sieges).toEqual({ lutetia: 1 });
  const gallic = eventAt(position, 'gallic', 51);
  expect(gallic.G.sieges).toEqual({ narbo: 1 });
  expect(isOver(gallic)).toBe(true);
});

test('7.5 card 51 TREACHERY: with the third Siege Point the town falls, and its Tribe is eliminated (11.2.4, 14.4.2)', () => {
  const table = eventAt(
    {
      at: {
        ganda: '(nervii) (gallic-mercenary-1) X',
      },
      towns: { ganda: 'nervii' },
      sieges: { ganda: 2 },
    },
    'roman',
    51,
  );
  expect(table.marker('ganda')).toBe('');
  expect(table.at('ganda')).toBe('X');
  expect(table.at('eliminated')).toBe('nervii-');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 13 CIRCUMVALLATION: +1 to Siege rolls and no Sortie, for one besieged Fortified Town', () => {
  const position = {
    at: { ganda: '(nervii) X', lutetia: '(parisii) XI', narbo: '(VII) cadurci', gabali: 'XII' },
    towns: { ganda: 'nervii', lutetia: 'parisii', cenabum: 'carnutes' },
  };
  const table = eventAt(position, 'roman', 13);
  expect(table.legal('roman', 'choose')).toEqual(['ganda', 'lutetia']);
  table.do('roman', 'choose', 'lutetia');
  expect(isOver(table)).toBe(true);
  expect(inForce(table.G, 'siegeModifier', 'lutetia').map(({ drm }) => drm)).toEqual([1]);
  expect(inForce(table.G, 'forbidSortie', 'lutetia')).toHaveLength(1);
  expect(inForce(table.G, 'siegeModifier', 'ganda')).toEqual([]);
  expect(inForce(table.G, 'forbidSortie', 'ganda')).toEqual([]);
  expect(table.G.inForce.map(({ card, side, space }) => ({ card, side, space }))).toEqual([
    { card: 13, side: 'roman', space: 'lutetia' },
    { card: 13, side: 'roman', space: 'lutetia' },
  ]);
  expect(canTakeEffect(stateOf({ towns: { ganda: 'nervii' } }), 'roman', 13)).toBe(false);
});

test('7.5 card 13 CIRCUMVALLATION: ends with its Fortified Town, and is not for one that comes there later', () => {
  const towns = { lutetia: 'parisii', ganda: 'nervii' };
  const sieges = { lutetia: 2 };
  const table = eventAt({ at: { lutetia: '(parisii) XI', ganda: 'X' }, towns, sieges }, 'roman', 13);
  table.do('roman', 'choose', 'lutetia');
  const fallen = eventAt({ at: { lutetia: 'XI' }, towns, sieges, inForce: table.G.inForce }, 'roman', 51);
  expect(fallen.marker('lutetia')).toBe('');
  expect(fallen.G.inForce).toEqual([]);
  const other = { at: { ganda: 'X' }, towns, sieges: { ganda: 2 }, inForce: table.G.inForce };
  expect(eventAt(other, 'roman', 51).G.inForce).toHaveLength(2);
});

test('7.5 card 22 SCORCHED EARTH: up to two spaces of Gaul, and the Gallic influence there is gone', () => {
  const table = eventAt(
    {
      at: { lutetia: 'X', cenabum: 'carnutes', metlosedum: 'germani' },
      roman: ['diodurum'],
      gallic: ['autricum'],
      towns: { avaricum: 'bituriges' },
      devastated: ['alesia'],
    },
    'gallic',
    22,
  );
  const spaces = table.legal('gallic', 'devastate');
  for (const space of [
    'lutetia',
    'metlosedum',
    'diodurum',
    'avaricum',
    'alesia',
    'tolosa',
    'dubris',
    'osismii',
  ])
    expect(spaces).not.toContain(space);
  for (const space of ['cenabum', 'autricum', 'burdigala']) expect(spaces).toContain(space);
  expect(table.why('gallic', 'devastate', 'diodurum')).toBe('17.5.3 The space is under Roman control.');
  table.do('gallic', 'devastate', 'autricum');
  expect([table.G.devastated, table.marker('autricum')]).toEqual([['alesia', 'autricum'], '']);
  expect(table.forgone('gallic', 'done')).toBe('The card allows one more Devastation marker.');
  table.do('gallic', 'devastate', 'cenabum');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 38 HUNGER IN THE CAMP: a Roman stack of three steps in Gaul, not in a Roman-controlled space', () => {
  const table = eventAt(
    {
      at: {
        lutetia: 'X VII-',
        diodurum: 'VIII XIII-',
        cenabum: 'IX',
        tolosa: 'XI XII',
        ganda: 'caesar XIV V',
      },
      roman: ['diodurum'],
    },
    'gallic',
    38,
  );
  expect(table.legal('gallic', 'choose')).toEqual(['ganda', 'lutetia']);
  table.do('gallic', 'choose', 'lutetia');
  expect(table.side).toBe('roman');
  expect(table.legal('roman', 'lose')).toEqual(['VII', 'X']);
  table.do('roman', 'lose', 'VII');
  expect(table.at('lutetia')).toBe('X');
  expect(isOver(table)).toBe(true);
  expect(canTakeEffect(stateOf({ at: { lutetia: 'X' } }), 'gallic', 38)).toBe(false);
});

test('7.5 card 38 HUNGER IN THE CAMP: Mercenaries count, and the Legions go hungry first', () => {
  const table = eventAt({ at: { lutetia: 'X german-cavalry' } }, 'gallic', 38);
  expect(table.at('lutetia')).toBe('X- german-cavalry');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 39 OATH ON THE STANDARDS: up to two markers in the Gallic Council Box, which holds six', () => {
  const table = eventAt({ council: 1 }, 'gallic', 39);
  expect(table.prompt('gallic')?.text).toContain('Oath on the Standards: place influence');
  table.do('gallic', 'place');
  expect(table.forgone('gallic', 'done')).toBe('The card allows one more influence marker.');
  table.do('gallic', 'place');
  expect(table.G.council).toBe(3);
  expect(isOver(table)).toBe(true);
  const nearlyFull = eventAt({ council: 5 }, 'gallic', 39).do('gallic', 'place');
  expect(nearlyFull.G.council).toBe(6);
  expect(isOver(nearlyFull)).toBe(true);
  expect(eventAt({ council: 2 }, 'gallic', 39).do('gallic', 'done').G.council).toBe(2);
  expect(canTakeEffect(stateOf({ council: 6 }), 'gallic', 39)).toBe(false);
});
