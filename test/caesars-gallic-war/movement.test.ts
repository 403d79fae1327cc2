import { expect, test } from 'vitest';
import { moving, table } from './table';

const HOME = 'transalpine-gaul';

const FOUR = { [HOME]: ['legion-vii', 'legion-viii', 'legion-ix', 'legion-x'] };

test('5.2.1 a card moves as many groups as it has Action Points, all chosen before the first moves', () => {
  const position = {
    roman: { [HOME]: ['legion-vii'], volcae: ['volcae'], aedui: ['aedui'], boii: ['boii'] },
  };
  const t = moving('roman', position);
  expect(t.legal('roman', 'activate')).toEqual(['aedui', 'boii', HOME, 'volcae']);
  t.do('roman', 'activate', HOME).do('roman', 'activate', 'volcae');
  expect(t.legal('roman', 'activate')).toEqual(['aedui', 'boii']);
  t.do('roman', 'begin');
  expect(t.moves('roman')).toEqual(['move', 'end']);
  expect(t.destinations('roman', 'aedui-1')).toEqual([]);
  expect(moving('roman', position).activate('roman', 'aedui', 'boii', HOME).step).toBe('march');
});

test('5.2.1 a group may split; the example of four legions', () => {
  const t = moving('roman', { roman: FOUR, barbarian: { helvetii: ['helvetii'] } }).activate('roman', HOME);
  t.march('roman', ['legion-vii', 'legion-viii'], 'helvetii');
  t.march('roman', ['legion-ix', 'legion-x'], 'allobroges');
  expect(t.where('legion-vii')).toBe('roman helvetii 4');
  expect(t.where('legion-x')).toBe('roman allobroges 4');
});

test('5.2.1 units move one area, and nobody has to move', () => {
  const t = moving('roman', { roman: { volcae: ['volcae'], allobroges: ['allobroges'] } });
  t.activate('roman', 'volcae').march('roman', ['volcae-1'], HOME);
  expect(t.legal('roman', 'move')).toEqual([]);
  t.do('roman', 'end');
  expect(t.where('volcae-1')).toBe(`roman ${HOME} 3`);
  expect(t.where('allobroges-1')).toBe('roman allobroges 3');
});

test('5.2.1 a blue border lets two units cross', () => {
  const t = moving('roman', { roman: FOUR }).activate('roman', HOME);
  t.march('roman', ['legion-vii', 'legion-viii'], 'helvetii');
  expect(t.destinations('roman', 'legion-ix')).not.toContain('helvetii');
});

test('5.2.1 a black border lets six units cross', () => {
  const t = moving('roman', {
    roman: {
      [HOME]: ['legion-vii', 'legion-viii', 'legion-ix', 'legion-x', 'legion-xi', 'legion-xii', 'legion-i'],
      allobroges: ['allobroges'],
    },
  }).activate('roman', HOME);
  t.march('roman', ['legion-vii', 'legion-viii', 'legion-ix', 'legion-x', 'legion-xi'], 'allobroges');
  expect(t.destinations('roman', 'legion-i')).toContain('allobroges');
  t.march('roman', ['legion-xii'], 'allobroges');
  expect(t.destinations('roman', 'legion-i')).not.toContain('allobroges');
});

test('5.2.1 a border counts who crosses it from one area to another, and each player for himself', () => {
  const t = moving('roman', {
    roman: { sequani: ['sequani', 'legion-vii'], aedui: ['aedui'] },
    barbarian: { germania: ['german-1'] },
  }).activate('roman', 'sequani', 'aedui');
  t.march('roman', ['sequani-1', 'sequani-2'], 'aedui').march('roman', ['aedui-1'], 'sequani');
  expect(t.destinations('roman', 'legion-vii')).not.toContain('aedui');
  expect(t.destinations('roman', 'aedui-2')).toContain('sequani');
  t.do('roman', 'end').activate('barbarian', 'germania');
  expect(t.destinations('barbarian', 'german-1')).toContain('sequani');
});

test('5.2.1 a forced march costs a legion a supply point and takes it a second area', () => {
  const t = moving('roman', { supply: 1, roman: { ...FOUR, allobroges: ['allobroges'] } }).activate(
    'roman',
    HOME,
  );
  t.march('roman', ['legion-vii', 'legion-viii'], 'allobroges');
  expect(t.destinations('roman', 'legion-vii')).toEqual(['aedui', 'boii', 'helvetii', 'sequani']);
  t.march('roman', ['legion-vii'], 'aedui');
  expect(t.G.supply).toBe(0);
  expect(t.destinations('roman', 'legion-viii')).toEqual([]);
  expect(t.destinations('roman', 'legion-vii')).toEqual([]);
});

test('5.2.1 a forced march leads through empty areas too', () => {
  const t = moving('roman', { roman: FOUR, lost: ['volcae-1'] }).activate('roman', HOME);
  t.march('roman', ['legion-vii'], 'volcae');
  expect(t.destinations('roman', 'legion-vii')).toContain('tolosates');
});

test('5.2.1 tribes do not force march', () => {
  const t = moving('roman', { roman: { volcae: ['volcae'], allobroges: ['allobroges'] } }).activate(
    'roman',
    'volcae',
  );
  t.march('roman', ['volcae-1'], HOME);
  expect(t.destinations('roman', 'volcae-1')).toEqual([]);
});

test('5.2.1 after a blue border everybody stops', () => {
  const t = moving('roman', { roman: { ...FOUR, helvetii: ['helvetii'] } }).activate('roman', HOME);
  t.march('roman', ['legion-vii'], 'helvetii');
  expect(t.destinations('roman', 'legion-vii')).toEqual([]);
});

test('5.2.1 units stop where neutral or enemy units are', () => {
  const t = moving('roman', { roman: FOUR, barbarian: { allobroges: ['allobroges'] } }).activate(
    'roman',
    HOME,
  );
  t.march('roman', ['legion-vii'], 'allobroges').march('roman', ['legion-viii'], 'volcae');
  expect(
    t
      .legal('roman', 'move')
      .filter((move) => /^legion-vii?i? /.test(move))
      .join(),
  ).not.toMatch(/legion-vii /);
  expect(t.destinations('roman', 'legion-vii')).toEqual([]);
  expect(t.destinations('roman', 'legion-viii')).toEqual([]);
});

test('5.2.1 a legion on a forced march does not return to where it started', () => {
  const t = moving('roman', { roman: { ...FOUR, allobroges: ['allobroges'] } }).activate('roman', HOME);
  t.march('roman', ['legion-vii'], 'allobroges');
  expect(t.destinations('roman', 'legion-vii')).not.toContain(HOME);
});

test('5.2.1 legions in the off-map area are a group each and come to Transalpine Gaul only', () => {
  const t = moving('roman', {
    roman: { 'off-map': ['legion-vii', 'legion-viii', 'legion-ix'], [HOME]: ['legion-x'] },
  });
  t.do('roman', 'activate', 'off-map').do('roman', 'activate', 'off-map').do('roman', 'begin');
  expect(t.destinations('roman', 'legion-ix')).toEqual([HOME]);
  t.march('roman', ['legion-vii', 'legion-viii'], HOME);
  expect(t.legal('roman', 'move')).toEqual([]);
});

test('5.2.1 no more legions can be called from the off-map area than are there', () => {
  const t = moving('roman', { roman: { 'off-map': ['legion-vii'], [HOME]: ['legion-x'] } });
  t.do('roman', 'activate', 'off-map');
  expect(t.legal('roman', 'activate')).toEqual([HOME]);
});

test('5.2.1 Barbarians do not enter the off-map area', () => {
  const t = moving('barbarian', { barbarian: { [HOME]: ['german-1'], germania: ['german-2'] } });
  t.activate('barbarian', HOME);
  expect(t.destinations('barbarian', 'german-1').sort()).toEqual([
    'allobroges',
    'boii',
    'helvetii',
    'volcae',
  ]);
});

test('5.2.1 a neutral tribe joins the other player at once, at full strength', () => {
  const t = moving('roman', { roman: FOUR }).activate('roman', HOME).march('roman', ['legion-vii'], 'boii');
  expect(t.where('boii-1')).toBe('barbarian boii 3');
  expect(t.where('boii-2')).toBe('barbarian boii 3');
  expect(t.battle).toBeUndefined();
  expect(t.G.contests.boii).toMatchObject({ invader: 'roman', neutral: true });
});

test('5.2.1 when both players enter the area of a neutral tribe it is with the one who came last', () => {
  const t = moving('roman', {
    roman: { [HOME]: ['legion-vii'] },
    barbarian: { aedui: ['aedui'] },
  })
    .activate('roman', HOME)
    .march('roman', ['legion-vii'], 'boii')
    .do('roman', 'end');
  t.activate('barbarian', 'aedui').march('barbarian', ['aedui-1'], 'boii').do('barbarian', 'end');
  expect(t.where('boii-1')).toBe('barbarian boii 3');
  expect(t.G.contests.boii?.attacker).toBe('roman');
});

test('5.2.1 battles wait until both players have moved', () => {
  const t = moving('roman', {
    roman: { [HOME]: ['legion-vii'] },
    barbarian: { germania: ['german-1'] },
  })
    .activate('roman', HOME)
    .march('roman', ['legion-vii'], 'boii')
    .do('roman', 'end');
  expect([t.step, t.side]).toEqual(['groups', 'barbarian']);
  t.idle();
  expect(t.step).toBe('round');
});

test('5.2.1 attackers pin an equal number, reserves included; the others may leave', () => {
  const t = moving('roman', {
    roman: { [HOME]: ['legion-vii'], allobroges: ['allobroges-1'] },
    barbarian: { helvetii: ['helvetii'] },
  }).activate('roman', HOME, 'allobroges');
  t.march('roman', ['legion-vii'], 'helvetii')
    .march('roman', ['allobroges-1'], 'helvetii')
    .do('roman', 'end');
  t.activate('barbarian', 'helvetii');
  expect(t.destinations('barbarian', 'helvetii-2')).toEqual(['sequani']);
  t.march('barbarian', ['helvetii-2'], 'sequani');
  expect(t.legal('barbarian', 'move')).toEqual([]);
});

test('5.2.1 the defender chooses which units are pinned, and they cannot be activated when all are', () => {
  const position = { roman: { [HOME]: ['legion-vii', 'legion-viii'] }, barbarian: { boii: ['boii'] } };
  const t = moving('roman', position).activate('roman', HOME);
  t.march('roman', ['legion-vii', 'legion-viii'], 'boii').do('roman', 'end');
  expect(t.step).not.toBe('groups');
  const one = moving('roman', position).activate('roman', HOME).march('roman', ['legion-vii'], 'boii');
  one.do('roman', 'end').activate('barbarian', 'boii');
  expect(one.destinations('barbarian', 'boii-1').length).toBeGreaterThan(0);
  expect(one.destinations('barbarian', 'boii-2').length).toBeGreaterThan(0);
});

test('5.2.1 unpinned units may attack, but not over a border the attacker used', () => {
  const t = moving('roman', {
    roman: { volcae: ['volcae'], [HOME]: ['legion-vii'] },
    barbarian: { boii: ['boii'] },
  })
    .activate('roman', 'volcae')
    .march('roman', ['volcae-1'], 'boii')
    .do('roman', 'end');
  t.activate('barbarian', 'boii');
  expect(t.destinations('barbarian', 'boii-1')).not.toContain('volcae');
  t.march('barbarian', ['boii-1'], HOME).do('barbarian', 'end');
  expect(Object.keys(t.G.contests).sort()).toEqual(['boii', HOME]);
});

test('5.2.1 two units of a port sail to another port and stop', () => {
  const t = moving('roman', {
    roman: { santones: ['legion-vii', 'legion-viii', 'legion-ix', 'santones'], veneti: ['veneti'] },
  }).activate('roman', 'santones');
  t.do('roman', 'sail', 'legion-vii', 'veneti').do('roman', 'sail', 'legion-viii', 'britannia');
  expect(t.legal('roman', 'sail')).toEqual([]);
  expect(t.destinations('roman', 'legion-vii')).toEqual([]);
  expect(t.destinations('roman', 'legion-ix').length).toBeGreaterThan(0);
});

test('5.2.1 only units that start in a port sail', () => {
  const t = moving('roman', { roman: { arverni: ['legion-vii'], santones: ['santones'] } }).activate(
    'roman',
    'arverni',
  );
  t.march('roman', ['legion-vii'], 'santones');
  expect(t.legal('roman', 'sail')).toEqual([]);
});

test('5.2.1 Barbarians sail to friendly and empty ports only', () => {
  const t = moving('barbarian', {
    roman: { veneti: ['veneti'] },
    barbarian: { atrebates: ['atrebates'], bellovaci: ['bellovaci'] },
    lost: ['esuvii-1'],
  });
  t.activate('barbarian', 'atrebates');
  const ports = t.legal('barbarian', 'sail').filter((move) => move.startsWith('atrebates-1'));
  expect(ports).toEqual(['atrebates-1 bellovaci', 'atrebates-1 esuvii']);
});

test('5.2.1 Romans sail to ports of enemies and neutrals, and attack them', () => {
  const t = moving('roman', {
    roman: { atrebates: ['legion-vii'] },
    barbarian: { bellovaci: ['bellovaci'] },
  });
  t.activate('roman', 'atrebates');
  expect(t.legal('roman', 'sail')).toContain('legion-vii bellovaci');
  t.do('roman', 'sail', 'legion-vii', 'britannia');
  expect(t.where('britannia-1')).toBe('barbarian britannia 3');
  expect(t.G.contests.britannia).toMatchObject({ byShip: true, invader: 'roman' });
});

test('5.2 in each card play a group can be moved again', () => {
  const t = table({
    hands: { roman: ['remi', 'menapi'], barbarian: ['boii', 'andes'] },
    roman: { volcae: ['volcae'], allobroges: ['allobroges'] },
  }).cards(['remi', 'movement'], ['boii', 'political']);
  t.dice(6).do('barbarian', 'influence', 'remi');
  t.do('roman', 'activate', 'volcae').march('roman', ['volcae-1'], HOME).do('roman', 'end');
  t.cards(['menapi', 'movement'], ['andes', 'political']).dice(6).do('barbarian', 'influence', 'remi');
  t.do('roman', 'activate', HOME).march('roman', ['volcae-1'], 'volcae').do('roman', 'end');
  expect(t.where('volcae-1')).toBe('roman volcae 3');
});

test('5.2.1 a forced march is two areas, also where a third would be next to the first', () => {
  const t = moving('roman', {
    roman: { aedui: ['aedui', 'legion-vii'], mandubii: ['mandubii'], treveri: ['treveri'] },
    lost: ['leuci-1'],
  }).activate('roman', 'aedui');
  t.march('roman', ['legion-vii'], 'mandubii', 'treveri');
  expect([t.G.supply, t.destinations('roman', 'legion-vii')]).toEqual([14, []]);
});

test('5.2.1 a unit that has marched into a port of another group does not sail from it', () => {
  const t = moving('roman', {
    roman: { arverni: ['arverni', 'legion-vii'], santones: ['santones'] },
  }).activate('roman', 'arverni', 'santones');
  t.march('roman', ['legion-vii'], 'santones');
  expect(t.legal('roman', 'sail').some((move) => move.startsWith('legion-vii'))).toBe(false);
  expect(t.legal('roman', 'sail').some((move) => move.startsWith('santones-1'))).toBe(true);
});

test('5.2.1 reserves that come to help free none of the pinned units', () => {
  const t = table({
    hands: { roman: ['germania'], barbarian: ['andes'] },
    roman: { [HOME]: ['legion-vii'] },
    barbarian: { boii: ['boii'], aedui: ['aedui'] },
  }).cards(['germania', 'movement'], ['andes', 'movement']);
  t.activate('roman', HOME).march('roman', ['legion-vii'], 'boii').do('roman', 'end');
  t.activate('barbarian', 'aedui', 'boii').march('barbarian', ['aedui-1', 'aedui-2'], 'boii');
  expect(t.destinations('barbarian', 'boii-1').length).toBeGreaterThan(0);
  t.march('barbarian', ['boii-2'], 'arverni');
  expect(t.destinations('barbarian', 'boii-1')).toEqual([]);
});

test('5.2.1 two units of every port that is activated may sail, wherever the others go', () => {
  const t = moving('roman', {
    roman: { santones: ['legion-vii', 'legion-viii', 'legion-ix'], veneti: ['legion-xi', 'legion-xii'] },
  }).activate('roman', 'santones', 'veneti');
  t.do('roman', 'sail', 'legion-vii', 'andes').do('roman', 'sail', 'legion-viii', 'andes');
  expect(t.legal('roman', 'sail').some((move) => move.startsWith('legion-ix '))).toBe(false);
  t.do('roman', 'sail', 'legion-xi', 'andes').do('roman', 'sail', 'legion-xii', 'andes');
  expect(t.where('legion-xii')).toBe('roman andes 4');
});

test('5.2.1 a legion that gets away by a forced march is one unit that has got away, not two', () => {
  const t = table({
    hands: { roman: ['remi'], barbarian: ['germania'] },
    supply: 5,
    roman: { allobroges: ['legion-vii', 'legion-viii', 'legion-ix'], [HOME]: ['aedui-1'] },
    barbarian: { sequani: ['sequani'] },
    lost: ['volcae-1'],
  }).cards(['remi', 'movement'], ['germania', 'movement']);
  t.activate('barbarian', 'sequani').march('barbarian', ['sequani-1'], 'allobroges').do('barbarian', 'end');
  t.activate('roman', 'allobroges').march('roman', ['legion-vii'], HOME, 'volcae');
  expect(t.destinations('roman', 'legion-viii')).toContain(HOME);
  t.march('roman', ['legion-viii'], HOME);
  expect(t.destinations('roman', 'legion-ix')).toEqual([]);
});

test('5.2.1 who chooses no area, or fewer than the card allows, is told what that means', () => {
  const t = moving('roman', {
    roman: { [HOME]: ['legion-vii'], volcae: ['volcae'], aedui: ['aedui'], boii: ['boii'] },
  });
  expect(t.forgone('roman', 'begin')).toBe('You have chosen no area: none of your units would move.');
  t.do('roman', 'activate', HOME);
  expect(t.forgone('roman', 'begin')).toBe('You may choose 2 more.');
  t.do('roman', 'begin');
  expect(t.told('5.2.1', 'Rome chooses no more areas, with 2 left.')).toBe(true);
});

test('5.2.1 who ends the movement is told which groups have not moved', () => {
  const t = moving('roman', { roman: { [HOME]: ['legion-vii'], volcae: ['volcae'], aedui: ['aedui'] } });
  t.activate('roman', HOME, 'volcae');
  expect(t.forgone('roman', 'end')).toBe('No unit has left Transalpine Gaul or Volcae.');
  t.march('roman', ['legion-vii'], 'allobroges');
  expect(t.forgone('roman', 'end')).toBe('No unit has left Volcae.');
  t.do('roman', 'end');
  expect(t.told('5.2.1', 'Rome ends the movement. No unit has left Volcae.')).toBe(true);
});

test('5.2.1 groups that have moved, or cannot, are not spoken of', () => {
  const t = moving('roman', { roman: { [HOME]: ['legion-vii', 'legion-viii'], volcae: ['volcae'] } });
  t.activate('roman', HOME).march('roman', ['legion-vii'], 'allobroges');
  expect(t.forgone('roman', 'end')).toBeNull();
  t.do('roman', 'end');
  expect(t.told('5.2.1', 'No unit has left')).toBe(false);
});
