import { expect, it } from 'vitest';
import { navalSupremacy } from '../../games/caesar-rome-vs-gaul/control';
import { siegeModifiers } from '../../games/caesar-rome-vs-gaul/siege/odds';
import { stateOf } from './table';

it('17.2.2 the Roman player rules a Sea Zone with more Ports than the Gallic player', () => {
  const zone = 'oceanus-atlanticus';
  expect(navalSupremacy(stateOf(), zone)).toBe('gallic');
  expect(navalSupremacy(stateOf({ roman: ['burdigala'] }), zone)).toBe('gallic');
  expect(navalSupremacy(stateOf({ roman: ['burdigala', 'portus-santonum'] }), zone)).toBe('roman');
  const gallic = ['darioritum'];
  expect(navalSupremacy(stateOf({ roman: ['burdigala', 'portus-santonum'], gallic }), zone)).toBe('gallic');
});

it('17.2.2 as many Ports as the Gallic player, or none at all, leave supremacy to the Gauls', () => {
  const markers = { osismii: null };
  expect(navalSupremacy(stateOf({ markers }), 'oceanus-atlanticus')).toBe('gallic');
  expect(navalSupremacy(stateOf({ markers, roman: ['burdigala'] }), 'oceanus-atlanticus')).toBe('roman');
});

it('17.2.2 the Stronghold of the Veneti is a Port of both Oceans', () => {
  const without = { markers: { osismii: null } };
  for (const [zone, port] of [
    ['oceanus-atlanticus', 'burdigala'],
    ['oceanus-britannicus', 'coriallum'],
  ]) {
    expect(navalSupremacy(stateOf({ roman: [port] }), zone)).toBe('gallic');
    expect(navalSupremacy(stateOf({ roman: [port], ...without }), zone)).toBe('roman');
  }
});

it('17.2.2 the Roman player always rules Sinus Gallicus', () => {
  const city = { kind: 'city' as const, side: 'gallic' as const };
  expect(navalSupremacy(stateOf(), 'sinus-gallicus')).toBe('roman');
  expect(navalSupremacy(stateOf({ markers: { massilla: city, narbo: city } }), 'sinus-gallicus')).toBe(
    'roman',
  );
});

it('17.2.3 supremacy cancels what makes the Veneti hard to besiege (11.3.4)', () => {
  const position = { towns: { darioritum: 'veneti' }, at: { darioritum: 'VII' } };
  const sum = (roman: string[], markers = {}) =>
    siegeModifiers(stateOf({ ...position, roman, markers }), 'roman', 'darioritum').reduce(
      (total, { amount }) => total + amount,
      0,
    );
  expect(sum([])).toBe(-2);
  expect(sum(['burdigala'], { osismii: null })).toBe(-2);
  expect(sum(['burdigala', 'portus-santonum'], { osismii: null })).toBe(0);
});
