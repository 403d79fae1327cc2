import { expect, test } from 'vitest';
import { bots } from '../../games/caesars-gallic-war/bot';
import { isClosed } from '../../games/caesars-gallic-war/entries';
import type { Crossing } from '../../games/caesars-gallic-war/frames';
import { viewOf } from '../../games/caesars-gallic-war/view';
import { frameOf } from '../../games/kit/frame';
import { seededChance } from '../../games/testing/chance';
import { moving, type Position, type Table, table } from './table';

const HOME = 'transalpine-gaul';

/** Barbarians of a Major Revolt of the Sequani have attacked Rome’s units in Allobroges; Rome moves later. */
function attacked(allobroges: string[], position: Position = {}): Table {
  const roman = { allobroges, ...position.roman };
  const hands = { roman: ['andes'], barbarian: ['major-revolt'] };
  const t = table({ hands, ...position, roman }).cards(['andes', 'movement'], ['major-revolt', 'event']);
  t.do('barbarian', 'revolt', 'sequani').march('barbarian', ['sequani-1', 'sequani-2'], 'allobroges');
  return t.do('barbarian', 'end');
}

/** Two legions have beaten both Sequani off. */
function beaten(t: Table): Table {
  return t.fire('legion-vii', 1, 1, 1, 1).fire('legion-viii', 1, 1, 6, 6).do('roman', 'end');
}

test('5.2.1 who was attacked by an event stays pinned when its battle is over', () => {
  const t = beaten(attacked(['legion-vii', 'legion-viii', 'legion-ix'])).activate('roman', 'allobroges');
  expect(t.destinations('roman', 'legion-ix')).toContain('boii');
  t.march('roman', ['legion-ix'], 'boii');
  expect(t.destinations('roman', 'legion-vii')).toEqual([]);
  expect(t.destinations('roman', 'legion-viii')).toEqual([]);
});

test('5.2.1 an area all of whose units were pinned by an event is no group', () => {
  const t = beaten(attacked(['legion-vii', 'legion-viii'], { roman: { boii: ['boii'] } }));
  expect(t.legal('roman', 'activate')).toEqual(['boii']);
});

test('5.2.1 a unit pinned by an event may not move from where it has retreated to', () => {
  const t = attacked(['legion-vii', 'legion-viii'], { roman: { [HOME]: ['legion-x'] } });
  t.do('roman', 'retreat', 'legion-vii', HOME).do('roman', 'retreat', 'legion-viii', HOME);
  t.do('barbarian', 'end').activate('roman', HOME);
  expect(t.destinations('roman', 'legion-x').length).toBeGreaterThan(0);
  expect(t.destinations('roman', 'legion-vii')).toEqual([]);
});

test('5.2.1 unpinned units may not leave over a border used by the attackers of an event', () => {
  const t = beaten(attacked(['legion-vii', 'legion-viii', 'legion-ix'])).activate('roman', 'allobroges');
  expect(t.destinations('roman', 'legion-ix')).not.toContain('sequani');
});

test('5.2.1 nor come back over it from where they have regrouped to', () => {
  const hands = { roman: ['andes'], barbarian: ['major-revolt'] };
  const roman = { allobroges: ['legion-vii', 'legion-viii', 'legion-ix'], boii: ['boii'] };
  const t = table({ hands, roman, barbarian: { mandubii: ['mandubii'] } });
  t.cards(['andes', 'movement'], ['major-revolt', 'event']).do('barbarian', 'revolt', 'sequani');
  t.march('barbarian', ['dumnorix'], 'mandubii').march('barbarian', ['sequani-1', 'sequani-2'], 'allobroges');
  t.do('barbarian', 'end').fire('legion-vii', 1, 1, 1, 1).fire('legion-viii', 1, 1, 6, 6);
  t.do('roman', 'regroup', 'legion-ix', 'sequani').do('roman', 'end').activate('roman', 'sequani');
  expect(t.destinations('roman', 'legion-ix')).toContain('helvetii');
  expect(t.destinations('roman', 'legion-ix')).not.toContain('allobroges');
});

test('5.2.1 units that were not there may cross it', () => {
  const roman = { [HOME]: ['legion-x'] };
  const t = beaten(attacked(['legion-vii', 'legion-viii'], { roman })).activate('roman', HOME);
  t.march('roman', ['legion-x'], 'allobroges');
  expect(t.destinations('roman', 'legion-x')).toContain('sequani');
});

test('5.2.1 in the next card play they move freely', () => {
  const t = beaten(attacked(['legion-vii', 'legion-viii'], { round: 2 }));
  t.G.secret.roman.hand = ['boii', 'andes'];
  t.G.secret.barbarian.hand = ['leuci', 'remi'];
  t.idle().cards(['boii', 'movement'], ['leuci', 'movement']).activate('roman', 'allobroges');
  expect(t.destinations('roman', 'legion-vii')).toContain('sequani');
  expect(t.G.secret.roman.blocks['legion-vii']).not.toHaveProperty('defended');
});

test('5.2.1, 9.2 in solitaire play each card is a card play of its own', () => {
  const variants = { solitaire: true };
  const t = table({
    variants,
    roman: { allobroges: ['legion-vii', 'legion-viii'] },
    barbarian: { sequani: ['sequani'] },
    hands: { roman: ['andes', 'boii'], barbarian: ['remi', 'leuci'] },
    first: 'barbarian',
  });
  t.do('barbarian', 'announce', 'movement').activate('barbarian', 'sequani');
  t.march('barbarian', ['sequani-1', 'sequani-2'], 'allobroges').do('barbarian', 'end');
  beaten(t).do('roman', 'announce', 'movement').activate('roman', 'allobroges');
  expect(t.destinations('roman', 'legion-vii')).toContain('sequani');
});

test('2.2, 5.2.1 the enemy does not see which units were there, and a bot takes those there now for them', () => {
  const t = beaten(attacked(['legion-vii', 'legion-viii', 'legion-ix']));
  const view = viewOf(t.G, ['barbarian']);
  expect(JSON.stringify(view.secret.roman)).not.toContain('defended');
  const { blocks } = bots.determinize(view, ['barbarian'], seededChance(1)).secret.roman;
  expect(Object.values(blocks).map(({ defended }) => defended)).toEqual(Array(3).fill('allobroges'));
});

/** Rome has moved a legion from Allobroges to its Sequani; then Germans have attacked there. */
function followed(): Table {
  const t = moving('roman', {
    roman: { allobroges: ['legion-vii'], sequani: ['sequani'] },
    barbarian: { germania: ['german-1'] },
    lost: ['mandubii-1', 'mandubii-2'],
  }).activate('roman', 'allobroges');
  t.march('roman', ['legion-vii'], 'sequani').do('roman', 'end').activate('barbarian', 'germania');
  t.march('barbarian', ['german-1'], 'sequani').do('barbarian', 'end');
  for (const id of ['legion-vii', 'sequani-1', 'sequani-2']) t.do('roman', 'pass', id);
  return t;
}

test('5.2.2 nobody retreats to where the enemy has come from before the area was contested', () => {
  expect(followed().retreats('barbarian', 'german-1')).toEqual(['germania', 'mandubii']);
});

test('5.2.2 of two who have crossed a border, in whichever directions, only the last may retreat over it', () => {
  const { G } = table({});
  const closed = (...crossings: Crossing[]) => {
    frameOf(G, 'cardPlay').crossings = crossings;
    return [isClosed(G, 'roman', 'sequani', 'leuci'), isClosed(G, 'barbarian', 'sequani', 'leuci')];
  };
  const rome: Crossing = { side: 'roman', from: 'leuci', to: 'sequani' };
  const barbarians: Crossing = { side: 'barbarian', from: 'leuci', to: 'sequani' };
  const away: Crossing = { side: 'barbarian', from: 'sequani', to: 'leuci' };
  expect(closed()).toEqual([false, false]);
  expect(closed(rome)).toEqual([false, true]);
  expect(closed(away)).toEqual([false, false]);
  expect(closed(rome, barbarians)).toEqual([true, false]);
  expect(closed(barbarians, rome)).toEqual([false, true]);
  expect(closed(rome, away)).toEqual([true, false]);
  expect(closed(away, rome)).toEqual([false, true]);
  expect(closed({ ...rome, from: 'mandubii' })).toEqual([false, false]);
});

test('5.2.2 legions of the off-map area are a group each: one attacks, the others are reserves', () => {
  const t = moving('roman', {
    roman: { 'off-map': ['legion-vii', 'legion-viii'], allobroges: ['legion-ix', 'legion-xi'] },
    barbarian: { [HOME]: ['helvetii-1'] },
    lost: ['helvetii-2', 'helvetii-3'],
  });
  t.activate('roman', 'off-map', 'off-map', 'allobroges');
  t.march('roman', ['legion-viii', 'legion-vii', 'legion-ix', 'legion-xi'], HOME).do('roman', 'end').idle();
  expect(t.legal('roman', 'main')).toEqual(['allobroges', 'off-map#1', 'off-map#2']);
  t.do('roman', 'main', 'off-map#2');
  expect(t.told('5.2.2', 'The main group of Rome came from the Roman Off Map Area (number 2).')).toBe(true);
  expect(t.passRound()).toEqual(['helvetii-1', 'legion-vii']);
});

test('5.2.2 defenders who get help by sea have not been attacked by sea', () => {
  const t = moving('barbarian', {
    roman: { esuvii: ['esuvii'], veneti: ['legion-vii'] },
    barbarian: { carnutes: ['carnutes'] },
  }).activate('barbarian', 'carnutes');
  t.march('barbarian', ['carnutes-1'], 'esuvii').do('barbarian', 'end').activate('roman', 'veneti');
  t.do('roman', 'sail', 'legion-vii', 'esuvii').do('roman', 'end');
  expect(t.G.contests.esuvii?.byShip).toBe(false);
});
