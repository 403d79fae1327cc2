/* When Caesar is displaced, what he costs is asked for before anything else (9.6). */
import { expect, test } from 'vitest';
import { retreatOf } from '../../games/caesar-rome-vs-gaul/battle/retreat';
import { displaceLeader, displaceUnaccompanied } from '../../games/caesar-rome-vs-gaul/removal';
import { enter, FIELD, fight, playOut } from './contact';
import { marching } from './marching';
import { cardPlayOf, type Position, REST, stateOf, Table } from './table';

/** Roman influence far from all that goes on, one marker more than Caesar costs. */
const ROMAN = ['tolosa', 'nemausus', 'avennio', 'valentia'];

/** Pays for Caesar, who goes to a refuge, and returns whether that was asked. */
function pays(table: Table, refuge = 'narbo'): boolean {
  if (table.step !== 'displaced' || table.side !== 'roman') return false;
  for (const space of ROMAN.slice(0, 3)) table.do('roman', 'remove', space);
  table.do('roman', 'place', refuge);
  return table.G.displaced === false && table.G.pieces.caesar.at === refuge;
}

test('9.6 before the Gauls who come to where he is alone fight the German Tribe there', () => {
  const table = enter(
    { at: { matisco: 'sequani', genava: 'caesar germani' }, roman: ROMAN },
    { group: 'sequani', from: 'matisco', to: 'genava', dice: [3, 3, 3, 3] },
  );
  table.do('roman', 'stand');
  expect(table.told('13.2.1', 'Battle in Genava')).toBe(false);
  table.dice(3, 3, 3, 3);
  expect(pays(table)).toBe(true);
  expect(table.told('13.2.1', 'Battle in Genava')).toBe(true);
});

test('9.6 when Gauls avoid battle to where he is alone, before the Army that they avoid fights others', () => {
  const table = enter(
    { at: { bibrax: 'galba VII', [FIELD]: 'suessiones germani', viromandis: 'caesar' }, roman: ROMAN },
    { group: 'galba VII', from: 'bibrax', to: FIELD },
  );
  table.dice(6, 6).do('gallic', 'avoid').do('gallic', 'withdrawAll', 'viromandis');
  expect(table.told('13.2.1', 'Battle in')).toBe(false);
  table.dice(3, 3, 3, 3);
  expect(pays(table)).toBe(true);
  expect(table.told('13.2.1', 'Battle in')).toBe(true);
});

test('9.6 when Gauls intercept where he is alone, before the Army that they intercept backs up or goes on', () => {
  const table = enter(
    { at: { bibrax: 'galba VII', augustomagus: 'suessiones', [FIELD]: 'caesar' }, roman: ROMAN },
    { group: 'galba VII', from: 'bibrax', to: FIELD },
  );
  table.dice(6, 6).do('gallic', 'intercept', 'augustomagus');
  expect(pays(table)).toBe(true);
  expect(table.step).toBe('backUp');
});

test('9.6 when Gauls retreat to where he is alone, before the rest of them does', () => {
  const army = 'galba VII VIII IX X XI XII';
  const position = {
    at: { [FIELD]: `${army} bellovaci suessiones remi`, viromandis: 'caesar' },
    roman: ROMAN,
  };
  const table = playOut(fight(position, [1, 1, 1, 1], { commander: 'galba' }));
  table.do('gallic', 'retreat', 'suessiones', 'viromandis').do('gallic', 'retreatAll', 'durocortorum');
  expect(table.at('durocortorum')).toBe('');
  expect(pays(table)).toBe(true);
  expect(table.at('durocortorum')).not.toBe('');
});

test('9.6 when his last unit is lost in a battle, before the Gauls take their own losses', () => {
  const position = { at: { [FIELD]: 'caesar VII- bellovaci suessiones' }, roman: ROMAN };
  const table = fight(position, [6, 6, 6, 6]);
  while (table.step === 'reroll') table.do(table.side, 'pass');
  expect(pays(table)).toBe(true);
  expect([table.step, table.side]).toEqual(['losses', 'gallic']);
});

test('9.6 when his Army has no way out of a space', () => {
  const there = { at: { [FIELD]: 'caesar VII' }, roman: ROMAN };
  const stack = [
    cardPlayOf('gallic'),
    REST,
    retreatOf(FIELD, { side: 'roman', pieces: ['caesar', 'VII'] }, [], 'gallic'),
  ];
  const table = new Table({ ...stateOf(there), stack }).start();
  expect(table.told('13.7.1', 'no way out')).toBe(true);
  expect(pays(table)).toBe(true);
});

test('9.6 when the city in which he is falls, before the besiegers take their losses', () => {
  const position: Position = {
    at: { vienne: 'bellovaci arverni (caesar) (VII)' },
    towns: { bratuspantium: 'bellovaci', gergovia: 'arverni' },
    sieges: { vienne: 2 },
    roman: ROMAN,
  };
  const roll = {
    step: 'siegeRoll' as const,
    sides: ['gallic' as const],
    side: 'gallic' as const,
    space: 'vienne',
    stage: 'aids' as const,
    bonus: 0,
    shift: 0,
    dice: [],
  };
  const table = new Table({ ...stateOf(position), stack: [cardPlayOf('gallic'), REST, roll] });
  table.dice(4, 4).start();
  expect(pays(table)).toBe(true);
  expect([table.step, table.side]).toEqual(['losses', 'gallic']);
});

test('13.8 a Leader who is displaced does not go on, placed where his movement was or not', () => {
  for (const refuge of ['vienne', 'narbo']) {
    const table = marching({ at: { vienne: 'caesar (XIII)' }, roman: ROMAN }, 'caesar');
    expect(table.step).toBe('march');
    table.start((play) => displaceLeader(play, 'caesar'));
    expect(pays(table, refuge)).toBe(true);
    expect(table.step).toBe('actions');
  }
});

test('9.6 nobody is displaced who is not on the map', () => {
  const table = new Table({ ...stateOf({ boxes: { cup: 'galba' } }), stack: [REST] });
  table.start((play) => displaceUnaccompanied(play, ['galba']));
  expect(table.journal).toEqual([]);
});
