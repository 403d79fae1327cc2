import { expect, test } from 'vitest';
import { canTakeEffect } from '../../../games/caesar-rome-vs-gaul/events/canTakeEffect';
import { inForce, movedPieces } from '../../../games/caesar-rome-vs-gaul/inForce';
import { stateOf } from '../table';
import { eventAt, isOver } from './event';

test('7.5 card 9 SUPPORT OF CRASSUS: with a Legion or in a Roman Walled City, and no influence then', () => {
  const table = eventAt({ at: { lutetia: 'X', autricum: 'caesar' } }, 'roman', 9);
  expect(table.legal('roman', 'place')).toEqual(['lutetia', 'massilla', 'narbo', 'vienne']);
  table.do('roman', 'place', 'lutetia');
  expect(table.at('lutetia')).toBe('p-crassus X');
  expect(isOver(table)).toBe(true);
  expect(movedPieces(table.G)).toEqual([]);
});

test('7.5 card 9 SUPPORT OF CRASSUS: he joins a Legion that is besieged inside the walls', () => {
  const table = eventAt({ at: { narbo: '(X) cadurci' } }, 'roman', 9);
  table.do('roman', 'place', 'narbo');
  expect(table.at('narbo')).toBe('(p-crassus) (X) cadurci');
});

test('7.5 card 9 SUPPORT OF CRASSUS: inside a besieged Walled City of Rome, and in none of the Gauls', () => {
  const gallic = { kind: 'city', side: 'gallic' } as const;
  const table = eventAt({ at: { narbo: 'cadurci' }, markers: { vienne: gallic } }, 'roman', 9);
  expect(table.legal('roman', 'place')).toEqual(['massilla', 'narbo']);
  table.do('roman', 'place', 'narbo');
  expect(table.at('narbo')).toBe('(p-crassus) cadurci');
});

test('7.5 card 9 SUPPORT OF CRASSUS: without a place for him nothing comes instead of him', () => {
  const gallic = { kind: 'city', side: 'gallic' } as const;
  const position = { markers: { vienne: gallic, narbo: gallic, massilla: gallic } };
  expect(canTakeEffect(stateOf(position), 'roman', 9)).toBe(false);
  const table = eventAt(position, 'roman', 9);
  expect(isOver(table)).toBe(true);
  expect(table.at('holding')).toContain('p-crassus');
});

test('7.5 card 10 LABIENUS ANSWERS THE CALL: out of the cup, and marked to go back in winter', () => {
  const table = eventAt({ at: { lutetia: 'X' } }, 'roman', 10);
  table.do('roman', 'place', 'lutetia');
  expect(table.at('lutetia')).toBe('t-labienus X');
  expect(isOver(table)).toBe(true);
  expect(inForce(table.G, 'placeLeader').map(({ leader }) => leader)).toEqual(['t-labienus']);
});

test('7.5 card 10 LABIENUS ANSWERS THE CALL: on the map already, he is activated', () => {
  const table = eventAt({ at: { lutetia: 't-labienus X', diodurum: 'XI' } }, 'roman', 10);
  expect(table.legal('roman', 'move')).toEqual(['t-labienus alone', 't-labienus army']);
  table.do('roman', 'move', 't-labienus', 'army').do('roman', 'go', 'cenabum').do('roman', 'stop');
  expect(table.at('cenabum')).toBe('t-labienus X');
  expect(isOver(table)).toBe(true);
  expect(movedPieces(table.G).sort()).toEqual(['X', 't-labienus']);
  expect(inForce(table.G, 'placeLeader')).toEqual([]);
});

test('7.5 card 12 GERMAN CAVALRY: with a Roman Leader who is not besieged', () => {
  const position = { at: { lutetia: 'caesar X', narbo: '(p-crassus) (XI) cadurci', genava: 'XII' } };
  const table = eventAt(position, 'roman', 12);
  expect(isOver(table)).toBe(true);
  expect(table.at('lutetia')).toBe('caesar X german-cavalry');
  expect(movedPieces(table.G)).toEqual([]);
  const there = { at: { lutetia: 'caesar', genava: 'german-cavalry' } };
  expect(canTakeEffect(stateOf(there), 'roman', 12)).toBe(false);
});

test('7.5 card 32 MERCENARIES: one with a Tribe or Gallic Leader that is not besieged, until both are there', () => {
  const position = {
    at: { lutetia: 'parisii', diodurum: 'ambiorix', cenabum: '(carnutes) X' },
    towns: { cenabum: 'carnutes' },
  };
  const table = eventAt(position, 'gallic', 32);
  expect(table.legal('gallic', 'place')).toEqual(['diodurum', 'lutetia']);
  table.do('gallic', 'place', 'lutetia');
  expect(table.at('lutetia')).toBe('parisii gallic-mercenary-1');
  expect(table.told('7.5.3', 'The Gallic Mercenaries arrive in Lutetia.')).toBe(true);
  expect(isOver(table)).toBe(true);
  const one = { at: { lutetia: 'parisii gallic-mercenary-1' } };
  expect(eventAt(one, 'gallic', 32).at('lutetia')).toBe('parisii gallic-mercenary-1 gallic-mercenary-2');
  const both = { at: { lutetia: 'parisii gallic-mercenary-1 gallic-mercenary-2' } };
  expect(canTakeEffect(stateOf(both), 'gallic', 32)).toBe(false);
});

test('7.5 card 33 CLIENT PEOPLES: with a Tribe or inside a Fortified Town, neither of them besieged', () => {
  const position = {
    at: { lutetia: 'parisii', alesia: 'X', ganda: '(nervii) XI' },
    towns: { avaricum: 'bituriges', alesia: 'lingones', ganda: 'nervii' },
  };
  const table = eventAt(position, 'gallic', 33);
  expect(table.legal('gallic', 'place')).toEqual(['avaricum', 'lutetia']);
  table.do('gallic', 'place', 'avaricum');
  expect(table.at('avaricum')).toBe('(minor-tribe)');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 41 A LEVY OF THE NEEDY: in Celtica or Belgica, on the side of that Region', () => {
  const position = {
    at: { lutetia: 'parisii', ganda: '(nervii) X', burdigala: 'aquitani' },
    towns: { ganda: 'nervii', bibrax: 'remi' },
  };
  const table = eventAt(position, 'gallic', 41);
  expect(table.legal('gallic', 'place')).toEqual(['bibrax', 'lutetia']);
  table.do('gallic', 'place', 'bibrax');
  expect(table.at('bibrax')).toBe('(militia)');
  expect(table.G.militia).toBe('belgica');
  const celtic = eventAt(position, 'gallic', 41).do('gallic', 'place', 'lutetia');
  expect(celtic.G.militia).toBe('celtica');
});

test('7.5 card 43 THE AEDUI FORSAKE ROME: with a Fortified Town where 5.1.2 A allows it, or not at all', () => {
  const roman = ['bibracte', 'noviodunum-aeduorum', 'cabillonum'];
  const table = eventAt({ roman }, 'gallic', 43);
  expect(table.legal('gallic', 'place')).toEqual(['forum-segusiavorum', 'matisco']);
  table.do('gallic', 'place', 'matisco');
  expect([table.at('matisco'), table.marker('matisco')]).toEqual(['aedui', 'town aedui']);
  expect(isOver(table)).toBe(true);
  const full = { roman: [...roman, 'matisco', 'forum-segusiavorum'] };
  expect(canTakeEffect(stateOf(full), 'gallic', 43)).toBe(false);
  expect(eventAt(full, 'gallic', 43).at('holding')).toContain('aedui');
  expect(canTakeEffect(stateOf({ boxes: { eliminated: 'aedui-' } }), 'gallic', 43)).toBe(false);
});

test('7.5 card 26 TIES OF BLOOD AND MARRIAGE: a Tribe out of the pool, in its Province and not in the Council', () => {
  const table = eventAt({}, 'gallic', 26);
  expect(table.told('7.5.2', 'the Morini')).toBe(true);
  expect(table.legal('gallic', 'place')).toEqual(['castellum', 'cortoriacum', 'portus-itius']);
  expect(table.legal('gallic', 'council')).toEqual([]);
  table.do('gallic', 'place', 'castellum');
  expect([table.at('castellum'), table.marker('castellum')]).toEqual(['morini', 'town morini']);
  expect(isOver(table)).toBe(true);
});

test('7.5 card 26 TIES OF BLOOD AND MARRIAGE: without a place the Tribe submits, reduced', () => {
  const table = eventAt({ roman: ['castellum', 'cortoriacum', 'portus-itius'] }, 'gallic', 26);
  expect(table.at('submitted')).toContain('morini-');
  expect(isOver(table)).toBe(true);
  const dry = stateOf({});
  for (const piece of Object.values(dry.pieces)) if (piece.at === 'pool') piece.at = 'eliminated';
  expect(canTakeEffect(dry, 'gallic', 26)).toBe(false);
});

test('7.5 card 40 COMMIUS CHANGES SIDES: up to two Tribes, in their own Provinces and not besieged', () => {
  const table = eventAt(
    {
      at: {
        lutetia: 'parisii-',
        nemetacum: 'atrebates-',
        castellum: 'bellovaci-',
        ganda: '(nervii-) X',
        tullum: 'leuci',
        bibrax: 'remi-',
      },
      towns: { ganda: 'nervii' },
    },
    'gallic',
    40,
  );
  expect(table.legal('gallic', 'restore')).toEqual(['atrebates', 'parisii', 'remi'].sort());
  table.do('gallic', 'restore', 'remi');
  expect(table.at('bibrax')).toBe('remi');
  expect(table.forgone('gallic', 'done')).toBe('The card allows one more Tribe.');
  table.do('gallic', 'restore', 'parisii');
  expect(isOver(table)).toBe(true);
  expect(table.at('nemetacum')).toBe('atrebates-');
});

test('7.5 card 42 HOSTAGES ESCAPE: a Tribe in the Submitted Tribes Box, which stays there', () => {
  const table = eventAt(
    { boxes: { submitted: 'sequani- remi-' }, at: { lutetia: 'parisii-' } },
    'gallic',
    42,
  );
  expect(table.legal('gallic', 'restore')).toEqual(['remi', 'sequani']);
  expect(table.legal('gallic', 'done')).toEqual([]);
  table.do('gallic', 'restore', 'remi');
  expect(table.at('submitted')).toBe('remi sequani-');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 16 LEVIES FROM CISALPINE GAUL: two replacement steps, and none from Provincia', () => {
  const table = eventAt(
    { at: { vienne: 'X- XI-' }, boxes: { lost: 'VII' }, roman: ['tolosa', 'nemausus', 'genava'] },
    'roman',
    16,
  );
  expect(table.legal('roman', 'restore')).toEqual(['X', 'XI']);
  expect(table.legal('roman', 'levy')).toEqual([]);
  table.do('roman', 'restore', 'X').do('roman', 'restore', 'XI');
  expect(table.at('vienne')).toBe('X XI');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 16 LEVIES FROM CISALPINE GAUL: nothing without a Legion that a step could restore', () => {
  const legions = 'V VI VII VIII IX X XI XII XIII XIV';
  expect(canTakeEffect(stateOf({ boxes: { lost: legions } }), 'roman', 16)).toBe(true);
  expect(canTakeEffect(stateOf({ boxes: { track: legions } }), 'roman', 16)).toBe(false);
  const reduced = { boxes: { track: legions.replace('X ', '') }, at: { vienne: 'X-' } };
  expect(canTakeEffect(stateOf(reduced), 'roman', 16)).toBe(true);
});
