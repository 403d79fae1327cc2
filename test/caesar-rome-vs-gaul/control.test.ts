import { expect, test } from 'vitest';
import {
  controllerOf,
  controllerOfProvince,
  navalSupremacy,
  provincesControlled,
} from '../../games/caesar-rome-vs-gaul/control';
import { type Position, stateOf } from './table';

const holder = (province: string, position: Position) => controllerOfProvince(stateOf(position), province);

test('8.2.1 Whose Control marker a space holds controls it, whoever stands there', () => {
  const G = stateOf({
    roman: ['lutetia'],
    gallic: ['autricum'],
    towns: { cenabum: 'carnutes' },
    at: { lutetia: 'remi', autricum: 'caesar X', cenabum: 'XI', alesia: 'VII' },
  });
  expect(controllerOf(G, 'lutetia')).toBe('roman');
  expect(controllerOf(G, 'autricum')).toBe('gallic');
  expect(controllerOf(G, 'cenabum')).toBe('gallic');
  expect(controllerOf(G, 'gabali')).toBe('gallic');
  expect(controllerOf(G, 'vienne')).toBe('roman');
  expect(controllerOf(G, 'alesia')).toBeNull();
});

test('8.2.2 Bituriges of four spaces needs three of them', () => {
  expect(holder('bituriges', { roman: ['avaricum', 'argentomagus'] })).toBeNull();
  expect(holder('bituriges', { roman: ['avaricum', 'argentomagus', 'aquae-neri'] })).toBe('roman');
  const three = { roman: ['avaricum'], gallic: ['argentomagus', 'aquae-neri', 'noviodunum-biturigum'] };
  expect(holder('bituriges', three)).toBe('gallic');
});

test('8.2.2 Senones / Lingones of six spaces needs four of them', () => {
  const three = ['agedincum', 'vellaunodunum', 'autessiodurum'];
  expect(holder('senones-lingones', { roman: three })).toBeNull();
  expect(holder('senones-lingones', { roman: [...three, 'alesia'] })).toBe('roman');
});

test('8.2.2 Rome does not control a Province with a Fortified Town', () => {
  const roman = ['avaricum', 'argentomagus', 'aquae-neri'];
  expect(holder('bituriges', { roman, towns: { 'noviodunum-biturigum': 'bituriges' } })).toBeNull();
  expect(holder('bituriges', { roman, gallic: ['noviodunum-biturigum'] })).toBe('roman');
});

test('8.2.2 The Gauls do not control a Province with a Roman Walled City', () => {
  const gallic = ['tolosa', 'nemausus'];
  expect(holder('volcae', { gallic })).toBeNull();
  expect(holder('volcae', { gallic, markers: { narbo: { kind: 'city', side: 'gallic' } } })).toBe('gallic');
  const taken = { narbo: { kind: 'city', side: 'gallic' } } as const;
  expect(holder('volcae', { roman: gallic, markers: taken })).toBeNull();
});

test('8.2.2 A Stronghold counts for the Gauls and keeps nobody from control', () => {
  expect(holder('arverni', { roman: ['gergovia', 'aquae-calidae', 'ruessium'] })).toBe('roman');
  expect(holder('arverni', { gallic: ['gergovia', 'aquae-calidae'] })).toBe('gallic');
  expect(holder('arverni', { gallic: ['gergovia'] })).toBeNull();
});

test('8.1 All four kinds of Control marker count for the majority', () => {
  expect(holder('nervii', { towns: { bagacum: 'nervii' }, gallic: ['camaracum'] })).toBe('gallic');
  expect(holder('allobroges', { roman: ['genava', 'cularo'] })).toBe('roman');
  expect(holder('allobroges', { roman: ['genava'] })).toBeNull();
});

test('8.2.2 Provinces of a Region are counted by who controls them', () => {
  const G = stateOf({ roman: ['lutetia', 'diodurum', 'avaricum'], gallic: ['gergovia', 'ruessium'] });
  expect(provincesControlled(G, 'celtica', 'roman')).toEqual(['parisii']);
  expect(provincesControlled(G, 'celtica', 'gallic')).toEqual(['arverni']);
});

test('17.2.2 More Ports give Rome Naval Supremacy, a tie the Gauls', () => {
  expect(navalSupremacy(stateOf({ roman: ['burdigala'] }), 'oceanus-atlanticus')).toBe('gallic');
  const two = stateOf({ roman: ['burdigala', 'darioritum'] });
  expect(navalSupremacy(two, 'oceanus-atlanticus')).toBe('roman');
  expect(navalSupremacy(two, 'oceanus-britannicus')).toBe('gallic');
  expect(navalSupremacy(stateOf(), 'sinus-gallicus')).toBe('roman');
});
