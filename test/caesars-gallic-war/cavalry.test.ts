import { expect, test } from 'vitest';
import { moving, type Position, winter } from './table';

const HOME = 'transalpine-gaul';
const NORMAL = 3;

/** Germans hold Transalpine Gaul; Roman cavalry is away. */
const LOST: Position = {
  variants: { cavalry: 'roman' },
  barbarian: { [HOME]: ['german-1', 'german-2'], germania: ['german-3'] },
};

test('9.4, 6.2.2 cavalry does not fight alone for a Transalpine Gaul that is lost, but goes to the off-map area', () => {
  const t = winter({ ...LOST, roman: { boii: ['boii', 'roman-cavalry'] } }, NORMAL, 6);
  expect(t.where('roman-cavalry')).toBe('roman off-map 2');
  expect(t.told('5.2.2', 'Battle')).toBe(false);
  expect(t.journal.find(({ rule }) => rule === '9.4')?.text).toBe(
    'A black unit returns from Boii to the Roman Off Map Area.',
  );
});

test('9.4, 6.2.1 it goes there before eliminated tribes return', () => {
  const t = winter({ ...LOST, roman: { aedui: ['roman-cavalry'] } }, NORMAL, 6);
  expect([t.where('roman-cavalry'), t.where('aedui-1')]).toEqual(['roman off-map 2', 'neutral']);
});

test('9.4, 6.4 there it needs no supply, and it regains steps as a legion does', () => {
  const t = winter({ ...LOST, supply: 1, roman: { boii: ['boii', ['roman-cavalry', 1]] } }, NORMAL);
  expect([t.step, t.G.supply, t.legal('roman', 'add')]).toEqual(['replace', 1, ['roman-cavalry']]);
  expect(t.dice(6).do('roman', 'add', 'roman-cavalry').where('roman-cavalry')).toBe('roman off-map 2');
});

test('9.4, 5.2.1 from there it comes as a group of its own, and no further than Transalpine Gaul', () => {
  const roman = { 'off-map': ['roman-cavalry', 'legion-vii'], volcae: ['volcae'] };
  const t = moving('roman', { variants: LOST.variants, roman }).activate('roman', 'off-map');
  expect(t.destinations('roman', 'roman-cavalry')).toEqual([HOME]);
  t.march('roman', ['roman-cavalry'], HOME);
  expect([t.destinations('roman', 'roman-cavalry'), t.destinations('roman', 'legion-vii')]).toEqual([[], []]);
});

test('9.4, 6.2.2 cavalry that leaves Caesar’s winter quarters with him is of the one group that attacks', () => {
  const t = winter({ ...LOST, roman: { allobroges: ['allobroges', 'legion-x', 'roman-cavalry'] } }, NORMAL);
  expect(t.where('roman-cavalry')).toBe('roman allobroges 2');
  t.do('roman', 'all');
  expect(t.battle?.area).toBe(HOME);
  expect(t.passRound().slice().sort()).toEqual(['german-1', 'german-2', 'legion-x', 'roman-cavalry']);
});

test('9.4, 6.2.2 from that battle it retreats to the off-map area, or to where Caesar winters', () => {
  const t = winter({ ...LOST, roman: { allobroges: ['allobroges', 'legion-x', 'roman-cavalry'] } }, NORMAL);
  t.do('roman', 'all');
  t.do('roman', 'pass', 'legion-x').do('barbarian', 'pass', 'german-1').do('barbarian', 'pass', 'german-2');
  expect(t.retreats('roman', 'roman-cavalry')).toEqual(['off-map']);
  t.do('roman', 'pass', 'roman-cavalry').do('roman', 'retreat', 'legion-x', 'allobroges');
  for (const id of ['german-1', 'german-2']) t.do('barbarian', 'pass', id);
  expect(t.retreats('roman', 'roman-cavalry')).toEqual(['allobroges', 'off-map']);
});

test('9.4, 6.2.2 cavalry in the off-map area stays there, as legions do', () => {
  const roman = { 'off-map': ['roman-cavalry', 'legion-vii'], [HOME]: ['legion-viii'] };
  const t = winter({ variants: LOST.variants, roman }, NORMAL, 6);
  expect([t.where('roman-cavalry'), t.where('legion-vii')]).toEqual(['roman off-map 2', 'roman off-map 4']);
});
