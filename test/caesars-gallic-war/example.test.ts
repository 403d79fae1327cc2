/* The Comprehensive Example of Play (10.0), move by move. Where it strays from the rules, the rules are played. */
import { expect, test } from 'vitest';
import { newGame, type Table } from './table';

function start(): Table {
  const t = newGame();
  t.G.secret.roman.hand = ['menapi', 'remi', 'santones', 'aedui', 'helvetii'];
  t.G.secret.barbarian.hand = ['volcae', 'esuvii', 'treveri', 'boii', 'sequani'];
  return t;
}

/** The first card play up to the battle of the Helvetii. */
function march(): Table {
  const t = start().cards(['remi', 'movement'], ['sequani', 'activation']);
  t.do('roman', 'activate', 'transalpine-gaul');
  t.march('roman', ['legion-vii', 'legion-viii'], 'helvetii');
  t.march('roman', ['legion-ix', 'legion-x'], 'allobroges', 'helvetii');
  t.march('roman', ['legion-xi', 'legion-xii'], 'allobroges', 'sequani');
  return t;
}

function helvetii(): Table {
  const t = march()
    .do('roman', 'end')
    .do('roman', 'fight', 'helvetii')
    .do('roman', 'main', 'transalpine-gaul');
  t.fire('legion-vii', 1, 1, 2, 2).fire('legion-viii', 3, 3, 5, 6);
  t.fire('helvetii-2', 2, 2, 3).fire('helvetii-3', 5, 5, 5).fire('helvetii-1', 5, 5);
  t.fire('legion-x', 2, 5, 5, 5);
  t.fire('legion-vii', 3, 3, 3).fire('legion-viii', 1, 3, 3).fire('legion-ix', 3, 3, 3, 3);
  for (const id of ['helvetii-1', 'helvetii-2', 'helvetii-3']) t.fire(id, 6);
  t.fire('legion-x', 1, 2, 5, 5).fire('legion-vii', 2, 5, 5);
  t.do('roman', 'regroup', 'legion-ix', 'allobroges').do('roman', 'regroup', 'legion-x', 'allobroges');
  return t.do('roman', 'regroup', 'legion-viii', 'transalpine-gaul').do('roman', 'end');
}

function firstPlay(): Table {
  const t = helvetii().fire('sequani-1', 1, 2, 3).hits('legion-xi').fire('sequani-2', 4, 5, 6);
  t.do('roman', 'retreat', 'legion-xi', 'allobroges');
  return t.do('roman', 'retreat', 'legion-xii', 'allobroges');
}

function secondMarch(): Table {
  const t = firstPlay().cards(['menapi', 'movement'], ['volcae', 'movement']);
  t.do('roman', 'activate', 'allobroges');
  t.march('roman', ['legion-ix', 'legion-x', 'legion-xi', 'legion-xii'], 'sequani');
  t.march('roman', ['allobroges-1', 'allobroges-2'], 'sequani').do('roman', 'end');
  t.do('barbarian', 'activate', 'germania').march('barbarian', ['german-1', 'german-2'], 'sequani');
  return t.do('barbarian', 'end');
}

function secondPlay(): Table {
  const t = secondMarch().fire('legion-x', 1, 5, 5, 5);
  t.fire('sequani-1', 1, 6).hits('legion-ix').fire('sequani-2', 2, 3, 6).hits('legion-xii');
  t.fire('legion-ix', 1, 1, 6).fire('legion-xi', 2, 6).fire('legion-xii', 6, 6);
  t.fire('allobroges-1', 6).fire('allobroges-2', 6).fire('legion-x', 1, 2, 6);
  t.do('barbarian', 'retreat', 'german-1', 'germania').do('barbarian', 'retreat', 'german-2', 'germania');
  t.fire('sequani-1', 1).hits('legion-ix').fire('sequani-2', 3);
  t.fire('legion-ix', 1, 2);
  t.do('roman', 'regroup', 'legion-xi', 'allobroges').do('roman', 'regroup', 'legion-xii', 'allobroges');
  return t.do('roman', 'end');
}

function fourthPlay(): Table {
  const t = secondPlay().cards(['aedui', 'activation'], ['treveri', 'activation']);
  t.cards(['helvetii', 'supply'], ['esuvii', 'movement']).do('barbarian', 'activate', 'germania');
  t.march('barbarian', ['ariovistus', 'german-3'], 'menapi').dice(5).do('barbarian', 'end');
  t.fire('ariovistus', 3, 4, 5).fire('german-3', 3, 3, 3).fire('menapi-1', 2, 3, 4).hits('german-3');
  t.fire('ariovistus', 1, 3, 4);
  return t.do('barbarian', 'regroup', 'ariovistus', 'treveri').do('barbarian', 'end');
}

function cardsPlayed(): Table {
  const t = fourthPlay().cards(['santones', 'political'], ['boii', 'movement']);
  t.dice(3).do('roman', 'influence', 'santones');
  t.activate('barbarian', 'treveri').march('barbarian', ['ariovistus', 'treveri-1'], 'remi');
  t.dice(1).do('barbarian', 'end');
  t.do('barbarian', 'regroup', 'ariovistus', 'treveri').do('barbarian', 'regroup', 'treveri-1', 'treveri');
  return t.dice(4).do('barbarian', 'end');
}

test('10.0, 5.2.1 the march of the first card play costs four supply points', () => {
  expect(march().G.supply).toBe(11);
});

test('10.0, 5.2.1 the two blue crossings into Helvetii are used up, and both stay where they fight', () => {
  const t = march();
  expect(t.legal('roman', 'move')).toEqual([]);
  expect(Object.keys(t.G.contests).sort()).toEqual(['helvetii', 'sequani']);
});

test('10.0, 5.2.2 the battle of the Helvetii', () => {
  const t = helvetii();
  for (const id of ['helvetii-1', 'helvetii-2', 'helvetii-3']) expect(t.where(id)).toBe('lost');
  expect(t.where('legion-vii')).toBe('roman helvetii 3');
  expect(t.where('legion-viii')).toBe('roman transalpine-gaul 3');
  expect(t.where('legion-x')).toBe('roman allobroges 4');
});

test('10.0, 5.2.2 the Helvetii have nowhere to retreat: Sequani is an unfought battle', () => {
  const t = march()
    .do('roman', 'end')
    .do('roman', 'fight', 'helvetii')
    .do('roman', 'main', 'transalpine-gaul');
  t.fire('legion-vii', 6, 6, 6, 6).fire('legion-viii', 6, 6, 6, 6);
  expect(t.side).toBe('barbarian');
  expect(t.legal('barbarian', 'retreat')).toEqual([]);
});

test('10.0, 5.2.2 three hits at Sequani are taken by XI and XII, where the example goes on with two', () => {
  const t = firstPlay();
  expect(t.where('legion-xi')).toBe('roman allobroges 2');
  expect(t.where('legion-xii')).toBe('roman allobroges 3');
  expect(t.step).toBe('card');
});

test('10.0, 5.2.2 the second battle of Sequani: Germans come as reserves, hits go to the strongest', () => {
  const t = secondMarch().fire('legion-x', 1, 5, 5, 5).fire('sequani-1', 1, 6).hits('legion-ix');
  t.fire('sequani-2', 2, 3, 6);
  expect(t.legal('roman', 'take')).toEqual(['legion-ix', 'legion-x', 'legion-xii']);
});

test('10.0, 5.2.2 the last hit at Sequani cannot go to XII, as the example has it: IX and X are stronger', () => {
  const t = secondMarch().fire('legion-x', 1, 5, 5, 5);
  t.fire('sequani-1', 1, 6).hits('legion-ix').fire('sequani-2', 2, 3, 6).hits('legion-xii');
  t.fire('legion-ix', 1, 1, 6).fire('legion-xi', 2, 6).fire('legion-xii', 6, 6);
  t.fire('allobroges-1', 6).fire('allobroges-2', 6).fire('legion-x', 1, 2, 6);
  expect([t.unit('german-1').strength, t.unit('german-2').strength]).toEqual([2, 2]);
  t.do('barbarian', 'retreat', 'german-1', 'germania').do('barbarian', 'retreat', 'german-2', 'germania');
  t.fire('sequani-1', 1);
  expect(t.legal('roman', 'take')).toEqual(['legion-ix', 'legion-x']);
});

test('10.0, 5.2.1 supply stands at 15 after the fourth card', () => {
  const t = fourthPlay();
  expect(t.G.supply).toBe(15);
  expect(t.where('menapi-1')).toBe('lost');
  expect(t.where('german-3')).toBe('barbarian menapi 2');
  expect(t.where('ariovistus')).toBe('barbarian treveri 3');
  expect(t.where('aedui-1')).toBe('roman aedui 3');
});

test('10.0, 6.1 to 6.7 the end of the turn', () => {
  const t = cardsPlayed();
  expect(t.where('santones-2')).toBe('roman santones 3');
  expect(t.where('remi-1')).toBe('barbarian remi 3');
  expect(t.told('6.1', 'normal')).toBe(true);
  expect(t.where('menapi-1')).toBe('barbarian menapi 1');
  for (const id of ['helvetii-1', 'helvetii-2', 'helvetii-3']) expect(t.where(id)).toBe('roman helvetii 1');
  expect(t.where('sequani-1')).toBe('roman sequani 1');
  for (const id of ['legion-x', 'legion-xi', 'legion-xii']) t.do('roman', 'home', id);
  t.do('roman', 'end');
  expect(t.where('allobroges-1')).toBe('roman allobroges 1');
  expect(t.step).toBe('germans');
  t.do('barbarian', 'end');
  expect(t.told('6.3', 'Rome controls 6 tribes, the Barbarians 3')).toBe(true);
  expect(t.G.supply).toBe(11);
  for (const id of ['vii', 'viii', 'ix', 'x', 'xi', 'xi', 'xii', 'xii']) t.do('roman', 'add', `legion-${id}`);
  expect(t.G.supply).toBe(3);
  for (const id of ['sequani-1', 'sequani-2', 'allobroges-1', 'allobroges-2']) t.do('roman', 'add', id);
  t.do('roman', 'end').do('barbarian', 'add', 'menapi-1');
  t.dice(3).do('barbarian', 'end');
  expect(t.G.supply).toBe(6);
  expect(t.where('legion-xiii')).toBe('waiting');
  expect(t.where('legion-ix')).toBe('roman sequani 3');
  expect(t.where('legion-xii')).toBe('roman transalpine-gaul 4');
  expect(t.where('helvetii-1')).toBe('roman helvetii 1');
  expect(t.where('menapi-1')).toBe('barbarian menapi 2');
  expect(t.where('german-3')).toBe('barbarian germania 2');
  expect([t.G.turn, t.step]).toEqual([2, 'card']);
});
