/* Why a movement is not possible, as the table tells who asks. */
import { expect, test } from 'vitest';
import { moving } from './table';

const HOME = 'transalpine-gaul';
const FOUR = ['legion-vii', 'legion-viii', 'legion-ix', 'legion-x'];

test('5.2.1 areas that cannot be activated', () => {
  const t = moving('roman', { roman: { [HOME]: FOUR, aedui: ['aedui'] } });
  expect(t.why('roman', 'activate', 'remi')).toBe('5.2.1 Remi: none of your units is there.');
  t.do('roman', 'activate', HOME);
  expect(t.why('roman', 'activate', HOME)).toBe('5.2.1 Transalpine Gaul is chosen already.');
  expect(t.why('roman', 'activate', 'aedui')).toBeUndefined();
});

test('5.2.1 who may move, and how far', () => {
  const t = moving('roman', { roman: { [HOME]: FOUR, aedui: ['aedui'] }, supply: 0 }).activate('roman', HOME);
  expect(t.why('roman', 'move', 'aedui-1')).toBe('5.2.1 Aedui has not been activated.');
  expect(t.why('roman', 'move', 'legion-vii', 'remi')).toBe('5.2.1 Remi is not next to Transalpine Gaul.');
  t.do('roman', 'move', 'legion-vii', 'allobroges');
  expect(t.why('roman', 'move', 'legion-vii', 'sequani')).toMatch('a forced march costs a supply point');
});

test('5.2.1 a forced march crosses black borders, two areas, and never back', () => {
  const roman = { [HOME]: FOUR, allobroges: ['allobroges'] };
  const t = moving('roman', { roman, supply: 4 }).activate('roman', HOME);
  t.do('roman', 'move', 'legion-vii', 'helvetii');
  expect(t.why('roman', 'move', 'legion-vii', 'sequani')).toMatch('has crossed a blue border and stops');
  t.do('roman', 'move', 'legion-viii', 'allobroges');
  expect(t.why('roman', 'move', 'legion-viii', HOME)).toBe(
    '5.2.1 Transalpine Gaul: a unit does not go back to where it started.',
  );
  t.do('roman', 'move', 'legion-viii', 'sequani');
  expect(t.why('roman', 'move', 'legion-viii')).toMatch('has moved two areas, the most that a unit may');
});

test('5.2.1 a forced march stops where enemy or neutral units are, and tribes go one area', () => {
  const t = moving('roman', {
    roman: { [HOME]: [...FOUR, 'volcae'] },
    barbarian: { allobroges: ['german-1'] },
    supply: 4,
  });
  t.activate('roman', HOME).do('roman', 'move', 'legion-vii', 'allobroges');
  expect(t.why('roman', 'move', 'legion-vii')).toMatch('Allobroges is not free of enemy and neutral units');
  t.do('roman', 'move', 'volcae-1', 'volcae');
  expect(t.why('roman', 'move', 'volcae-1')).toMatch('only legions and cavalry may go on');
});

test('5.2.1 a full border', () => {
  const t = moving('roman', { roman: { [HOME]: FOUR } }).activate('roman', HOME);
  t.march('roman', FOUR.slice(0, 2), 'helvetii');
  expect(t.why('roman', 'move', 'legion-ix', 'helvetii')).toBe(
    '5.2.1 Helvetii: as many units have crossed the blue border from Transalpine Gaul as may in an action.',
  );
});

test('5.2.1 who may sail, and where to', () => {
  const position = {
    barbarian: { veneti: ['veneti', 'german-1', 'andes-1'], andes: ['andes-2'] },
    roman: { britannia: ['legion-vii'] },
  };
  const t = moving('barbarian', position).activate('barbarian', 'veneti', 'andes');
  expect(t.why('barbarian', 'sail', 'veneti-1', 'britannia')).toBe(
    '5.2.1 Britannia: Barbarians sail only to ports without enemies and neutral units.',
  );
  expect(t.why('barbarian', 'sail', 'veneti-1', 'aedui')).toBe('5.2.1 Aedui has no port.');
});

test('5.2.1 pinned units, and the border the enemy came over', () => {
  const position = { roman: { [HOME]: ['legion-vii', 'legion-viii'] }, barbarian: { boii: ['boii'] } };
  const all = moving('roman', { ...position, barbarian: { ...position.barbarian, remi: ['remi'] } });
  all.activate('roman', HOME).march('roman', ['legion-vii', 'legion-viii'], 'boii').do('roman', 'end');
  expect(all.why('barbarian', 'activate', 'boii')).toBe(
    '5.2.1 Boii: as many of your units as attackers came are pinned and may not leave.',
  );
  const one = moving('roman', position).activate('roman', HOME).march('roman', ['legion-vii'], 'boii');
  one.do('roman', 'end').activate('barbarian', 'boii');
  expect(one.why('barbarian', 'move', 'boii-1', HOME)).toBe(
    '5.2.1 Transalpine Gaul: attackers came over the border to Boii, and units that were attacked may not cross it.',
  );
  one.do('barbarian', 'move', 'boii-2', 'aedui');
  expect(one.why('barbarian', 'move', 'boii-1')).toMatch('are pinned and may not leave');
});

test('5.2.1 legions from outside the map', () => {
  const t = moving('roman', { roman: { 'off-map': ['legion-vii', 'legion-viii'], [HOME]: ['legion-x'] } });
  t.do('roman', 'activate', 'off-map').do('roman', 'begin').march('roman', ['legion-vii'], HOME);
  expect(t.why('roman', 'move', 'legion-viii')).toBe(
    '5.2.1 Each legion there is a group of its own, and no more are called.',
  );
  expect(t.why('roman', 'move', 'legion-vii')).toBe(
    '5.2.1 Legion VII has come from outside the map and goes no further than Transalpine Gaul.',
  );
});
