import { expect, test } from 'vitest';
import { evaluate } from '../../games/caesars-gallic-war/bot/evaluation';
import { production, tribesControlled } from '../../games/caesars-gallic-war/control';
import { newHomes } from '../../games/caesars-gallic-war/leaders';
import type { Side } from '../../games/caesars-gallic-war/state';
import { controllerOf } from '../../games/caesars-gallic-war/tribes';
import { victoryPoints } from '../../games/caesars-gallic-war/victory';
import { viewOf } from '../../games/caesars-gallic-war/view';
import { moving, type Position, table } from './table';

/** The Aedui are with Vercingetorix, so that nobody is in their home. */
const AWAY: Position = {
  turn: 4,
  roman: { 'transalpine-gaul': ['legion-vii'], sequani: ['boii'] },
  barbarian: { arverni: ['vercingetorix', 'aedui'], treveri: ['treveri'] },
  homes: { vercingetorix: 'arverni' },
};

test('6.3 an empty home counts for nobody, also while all its units are with Vercingetorix', () => {
  const { G } = table(AWAY);
  expect([controllerOf(G, 'aedui'), controllerOf(G, 'boii')]).toEqual([null, null]);
  expect([controllerOf(G, 'arverni'), controllerOf(G, 'sequani')]).toEqual(['barbarian', 'roman']);
  expect([tribesControlled(G, 'roman'), tribesControlled(G, 'barbarian')]).toEqual([1, 2]);
});

test('6.3 a contested home counts for nobody', () => {
  const t = moving('roman', { roman: { leuci: ['legion-vii'] }, barbarian: { treveri: ['treveri'] } });
  t.activate('roman', 'leuci').march('roman', ['legion-vii'], 'treveri');
  expect(controllerOf(t.G, 'treveri')).toBeNull();
});

test('6.3 everybody sees the same control', () => {
  const { G } = table(AWAY);
  const views: (readonly Side[])[] = [['roman'], ['barbarian'], []];
  for (const sides of views) expect(tribesControlled(viewOf(G, sides), 'barbarian')).toBe(2);
});

test('8.0 an empty home brings no victory point', () => {
  const { G } = table(AWAY);
  expect([victoryPoints(G, 'roman'), victoryPoints(G, 'barbarian')]).toEqual([1, 2]);
});

test('6.6 an empty fortified town produces nothing', () => {
  const roman = { 'transalpine-gaul': ['legion-vii'], leuci: ['sequani'] };
  expect(production(table({ roman }).G)).toBe(2);
  expect(production(table({ roman: { ...roman, sequani: ['legion-viii'] } }).G)).toBe(3);
});

test('11.0 Vercingetorix finds no new home in an empty area when Romans have come to his', () => {
  expect(newHomes(table(AWAY).G)).toEqual(['treveri', 'arverni']);
});

test('6.2, 6.3 to a bot a tribe that will go home is its side’s, while nobody else is there', () => {
  const rome = (roman: Position['roman'], barbarian: Position['barbarian'] = {}) =>
    evaluate(table({ turn: 4, roman, barbarian, score: { roman: 0, barbarian: 0 } }).G).roman;
  const home = rome({ aedui: ['aedui'], sequani: ['sequani'] });
  expect(rome({ sequani: ['aedui', 'sequani'] })).toBeCloseTo(home);
  expect(rome({ sequani: ['aedui', 'sequani'] }, { aedui: ['treveri'] })).toBeLessThan(home - 0.01);
});
