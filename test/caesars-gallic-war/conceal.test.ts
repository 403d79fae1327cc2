import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesars-gallic-war';
import { bots } from '../../games/caesars-gallic-war/bot';
import type { AreaId } from '../../games/caesars-gallic-war/components/areas';
import type { G, Side } from '../../games/caesars-gallic-war/state';
import { viewOf } from '../../games/caesars-gallic-war/view';
import { makeMove } from '../../games/kit/make';
import { ownLine } from '../../games/kit/ownLine';
import { scripted, seededChance } from '../../games/testing/chance';
import { battle, moving, type Position, type Table, winter } from './table';

const HOME = 'transalpine-gaul';

/** What is seen of Rome by the Barbarians, and by spectators. */
function seen(G: G): string[] {
  return ([['barbarian'], []] as Side[][]).map((sides) => JSON.stringify(viewOf(G, sides)));
}

/** Three legions stand in Sequani, with ways out to Allobroges, Leuci and Mandubii; the Germans have passed. */
function defending(position: Position = {}): Table {
  const t = battle(
    'barbarian',
    {
      roman: {
        sequani: [['legion-vii', 4], ['legion-viii', 2], 'legion-ix'],
        allobroges: ['allobroges'],
        ...position.roman,
      },
      barbarian: { germania: ['german-1', 'ariovistus'] },
      lost: ['leuci-1', 'mandubii-1', 'mandubii-2', 'sequani-1', 'sequani-2'],
    },
    'germania',
    'sequani',
    'german-1',
    'ariovistus',
  );
  return t;
}

test('5.2.2 where units retreat to is not seen before their battle turn is over', () => {
  const t = defending();
  const one = defending().do('roman', 'retreat', 'legion-vii', 'allobroges');
  const other = defending().do('roman', 'retreat', 'legion-vii', 'leuci');
  expect(seen(one.G)).toEqual(seen(other.G));
  expect(one.journal).toEqual(other.journal);
  expect(one.journal.at(-1)).toEqual({
    kind: 'roll',
    fought: true,
    rule: '5.2.2',
    text: 'Legion VII retreats.',
    places: ['sequani'],
    pieces: ['legion-vii'],
  });
  expect(seen(t.G)).not.toEqual(seen(one.G));
});

test('5.2.2 then it is seen how many have gone where, in the order of the map, and not which', () => {
  const paths: [string, string, string][] = [
    ['allobroges', 'leuci', 'allobroges'],
    ['leuci', 'allobroges', 'allobroges'],
    ['allobroges', 'allobroges', 'leuci'],
  ];
  const ends = paths.map(([vii, viii, ix]) => {
    const t = defending()
      .do('roman', 'retreat', 'legion-vii', vii)
      .do('roman', 'retreat', 'legion-viii', viii);
    return t.do('roman', 'retreat', 'legion-ix', ix);
  });
  for (const { G, journal } of ends) {
    expect(seen(G)).toEqual(seen(ends[0].G));
    expect(journal).toEqual(ends[0].journal);
  }
  expect(ends[0].journal.find(({ text }) => text.startsWith('From'))).toEqual({
    rule: '5.2.2',
    fought: true,
    text: 'From Sequani retreat: one to Leuci, two to Allobroges.',
    places: ['sequani', 'leuci', 'allobroges'],
  });
  expect(ends[1].where('legion-vii')).toBe('roman leuci 4');
  expect(ends[2].where('legion-vii')).toBe('roman allobroges 4');
});

test('5.2.2 hits taken in between bring nothing to light', () => {
  const fought = (to: string) => {
    const t = defending().do('roman', 'retreat', 'legion-vii', to);
    return t.dice(1, 6, 6).do('roman', 'fire', 'legion-viii').do('barbarian', 'take', 'german-1');
  };
  expect(seen(fought('leuci').G)).toEqual(seen(fought('mandubii').G));
  expect(fought('leuci').G.secret.roman.blocks['legion-vii'].place).toBe('sequani');
});

test('5.2.2 units that retreat take no hits, and fight no more', () => {
  const t = defending().do('roman', 'retreat', 'legion-vii', 'leuci');
  t.do('roman', 'pass', 'legion-viii').do('roman', 'retreat', 'legion-ix', 'leuci');
  t.fire('german-1', 1, 1, 6);
  expect(t.where('legion-viii')).toBe('3');
  expect(t.where('legion-vii')).toBe('roman leuci 4');
});

test('5.2.2 the destinations come to light with the letter, before the enemy has his turn', () => {
  const t = defending().do('roman', 'retreat', 'legion-vii', 'leuci').do('roman', 'pass', 'legion-viii');
  expect(t.where('legion-vii')).toBe('roman sequani 4');
  t.do('roman', 'pass', 'legion-ix');
  expect([t.side, t.where('legion-vii')]).toEqual(['barbarian', 'roman leuci 4']);
  expect(t.told('5.2.2', 'From Sequani retreat: one to Leuci.')).toBe(true);
});

test('5.2.2 the retreats of two letters are told apart', () => {
  const t = moving('barbarian', {
    roman: { leuci: ['legion-vii', 'leuci', 'treveri-1'] },
    barbarian: { germania: ['german-1'] },
    lost: ['treveri-2', 'mandubii-1', 'mandubii-2'],
  }).activate('barbarian', 'germania');
  t.march('barbarian', ['german-1'], 'leuci').do('barbarian', 'end').idle();
  t.do('roman', 'retreat', 'legion-vii', 'mandubii');
  expect(t.where('legion-vii')).toBe('roman mandubii 4');
  t.do('barbarian', 'pass', 'german-1').do('roman', 'retreat', 'leuci-1', 'mandubii');
  expect(t.where('leuci-1')).toBe('roman leuci 3');
  t.do('roman', 'pass', 'treveri-1');
  expect(t.journal.filter(({ text }) => text === 'From Leuci retreat: one to Mandubii.')).toHaveLength(2);
});

test('5.2.2 also when no enemy acts between them', () => {
  const t = battle(
    'barbarian',
    {
      roman: { leuci: ['legion-vii', 'leuci', 'treveri-1'] },
      barbarian: { mandubii: ['mandubii'] },
      lost: ['treveri-2', 'sequani-1', 'sequani-2'],
    },
    'mandubii',
    'leuci',
    'mandubii-1',
  ).do('roman', 'retreat', 'legion-vii', 'sequani');
  expect([t.side, t.where('legion-vii')]).toEqual(['roman', 'roman sequani 4']);
});

test('5.2.2, 9.9 Caesar who retreats does not help legions that fire after him', () => {
  const t = battle(
    'barbarian',
    {
      variants: { historicalStrength: true },
      roman: { leuci: ['legion-x', 'legion-vii'] },
      barbarian: { mandubii: ['mandubii'] },
    },
    'mandubii',
    'leuci',
    'mandubii-1',
  );
  expect(t.retreats('roman', 'legion-x')).toEqual([]);
  t.G.neutral = {};
  t.do('roman', 'retreat', 'legion-x', 'treveri').fire('legion-vii', 3, 3, 3, 3);
  expect(t.where('mandubii-1')).toBe('barbarian leuci 3');
});

test('5.2.2, 7.1 Caesar, who acts first of his letter, is hidden among the legions that act right after him', () => {
  const t = battle(
    'barbarian',
    {
      roman: { leuci: ['legion-x', 'legion-vii'] },
      barbarian: { germania: ['german-1'] },
      lost: ['mandubii-1', 'mandubii-2', 'treveri-1', 'treveri-2'],
    },
    'germania',
    'leuci',
    'german-1',
  ).do('roman', 'retreat', 'legion-x', 'mandubii');
  expect(t.where('legion-x')).toBe('roman leuci 4');
  t.do('roman', 'retreat', 'legion-vii', 'treveri');
  expect(t.told('5.2.2', 'From Leuci retreat: one to Treveri, one to Mandubii.')).toBe(true);
});

test('5.2.2 the whole retreat after round 3 comes to light together', () => {
  const t = moving('roman', {
    roman: { mandubii: ['legion-vii', 'mandubii-1'] },
    barbarian: { leuci: ['leuci'] },
    lost: ['mandubii-2', 'sequani-1', 'sequani-2'],
  }).activate('roman', 'mandubii');
  t.march('roman', ['legion-vii', 'mandubii-1'], 'leuci').do('roman', 'end').idle();
  for (let round = 1; round <= 3; round++) t.passRound();
  t.do('roman', 'retreat', 'legion-vii', 'sequani');
  expect([t.step, t.where('legion-vii')]).toEqual(['withdraw', 'roman leuci 4']);
  expect(t.legal('roman', 'retreat')).toEqual(['mandubii-1 mandubii', 'mandubii-1 sequani']);
  t.do('roman', 'retreat', 'mandubii-1', 'mandubii');
  expect(t.told('5.2.2', 'From Leuci retreat: one to Sequani, one to Mandubii.')).toBe(true);
});

test('5.2.2 units hidden on their retreat count against the limits of borders, by land and by sea', () => {
  const t = defending({ roman: { aedui: ['aedui'] } });
  t.do('roman', 'retreat', 'legion-vii', 'aedui').do('roman', 'retreat', 'legion-viii', 'aedui');
  expect(t.retreats('roman', 'legion-ix')).not.toContain('aedui');
  t.do('roman', 'pass', 'legion-ix')
    .do('barbarian', 'pass', 'german-1')
    .do('barbarian', 'pass', 'ariovistus');
  expect(t.retreats('roman', 'legion-ix')).toContain('aedui');
  const sea = battle(
    'roman',
    {
      roman: { carnutes: ['legion-vii'] },
      barbarian: { esuvii: ['esuvii', 'remi-1', 'boii-1'], britannia: ['britannia'] },
      lost: ['boii-2'],
    },
    'carnutes',
    'esuvii',
    'legion-vii',
  ).do('roman', 'pass', 'legion-vii');
  sea.do('barbarian', 'retreat', 'esuvii-1', 'britannia').do('barbarian', 'retreat', 'remi-1', 'britannia');
  expect(sea.retreats('barbarian', 'boii-1')).toEqual([]);
});

test('5.2.2 in later rounds they count no more by land, but by sea', () => {
  const t = battle(
    'roman',
    {
      roman: { carnutes: ['legion-vii'] },
      barbarian: { esuvii: ['esuvii', 'remi-1', 'boii-1'], britannia: ['britannia'] },
      lost: ['boii-2'],
    },
    'carnutes',
    'esuvii',
    'legion-vii',
  ).do('roman', 'pass', 'legion-vii');
  t.do('barbarian', 'retreat', 'esuvii-1', 'britannia').do('barbarian', 'pass', 'remi-1');
  t.do('barbarian', 'pass', 'boii-1').do('roman', 'pass', 'legion-vii');
  expect([t.battle?.round, t.retreats('barbarian', 'boii-1')]).toEqual([2, ['~britannia']]);
  t.do('barbarian', 'retreat', 'remi-1', 'britannia');
  expect(t.retreats('barbarian', 'boii-1')).toEqual([]);
});

test('5.2.2 where there is a way by land, no ship is needed', () => {
  const t = battle(
    'roman',
    {
      roman: { carnutes: ['legion-vii'] },
      barbarian: { andes: ['andes', 'remi-1'], veneti: ['veneti'] },
    },
    'carnutes',
    'andes',
    'legion-vii',
  ).do('roman', 'pass', 'legion-vii');
  expect(t.legal('barbarian', 'retreat').filter((to) => to === 'andes-1 veneti')).toHaveLength(1);
  for (const id of ['andes-1', 'andes-2', 'remi-1']) t.do('barbarian', 'retreat', id, 'veneti');
  expect(t.told('5.2.2', 'From Andes retreat: three to Veneti.')).toBe(true);
});

test('5.2.2 who sails back over a bay leaves the border to those who go by land', () => {
  const t = moving('roman', {
    roman: { veneti: ['legion-vii', 'legion-viii', 'legion-ix', 'veneti'] },
    barbarian: { pictones: ['pictones'] },
  }).activate('roman', 'veneti');
  t.do('roman', 'sail', 'legion-vii', 'pictones').do('roman', 'sail', 'legion-viii', 'pictones');
  t.march('roman', ['legion-ix'], 'pictones').do('roman', 'end').idle();
  t.do('roman', 'main', 'veneti').passRound();
  t.do('barbarian', 'pass', 'pictones-1');
  t.do('roman', 'retreat', 'legion-vii', 'veneti').do('roman', 'retreat', 'legion-viii', 'veneti');
  t.do('roman', 'retreat', 'legion-ix', 'veneti');
  expect(t.told('5.2.2', 'From Pictones retreat: one to Veneti, two by sea to Veneti.')).toBe(true);
});

test('5.2.2, 2.2 what shows the faces of units cannot be taken back', () => {
  const isFinal = (t: Table, move: string, ...args: string[]) =>
    makeMove(rulebook, t.G, t.side, { move, args }, scripted())?.isFinal;
  const attack = (...groups: AreaId[]) => {
    const roman = { boii: ['legion-vii'], allobroges: ['legion-viii'] };
    const t = moving('roman', { roman, barbarian: { aedui: ['aedui'] } }).activate('roman', ...groups);
    for (const from of groups) t.march('roman', from === 'boii' ? ['legion-vii'] : ['legion-viii'], 'aedui');
    return t.do('roman', 'end').idle();
  };
  const t = attack('boii', 'allobroges');
  expect(isFinal(t, 'main', 'boii')).toBe(true);
  t.do('roman', 'main', 'boii').do('roman', 'pass', 'legion-vii');
  expect(isFinal(t, 'pass', 'aedui-1')).toBe(false);
  t.do('barbarian', 'pass', 'aedui-1');
  expect(isFinal(t, 'pass', 'aedui-2')).toBe(true);
  const none = attack('boii').do('roman', 'pass', 'legion-vii').do('barbarian', 'pass', 'aedui-1');
  expect(isFinal(none, 'pass', 'aedui-2')).toBe(false);
});

test('6.2.2 legions that hide on their way count against the garrison they go to', () => {
  const t = winter(
    {
      roman: { allobroges: ['allobroges', 'legion-vii'], aedui: ['legion-viii', 'legion-ix'] },
      barbarian: { [HOME]: ['german-1'] },
    },
    3,
  );
  t.do('roman', 'home', 'legion-viii').do('roman', 'home', 'legion-ix').do('roman', 'end');
  t.do('barbarian', 'pass', 'german-1').do('roman', 'retreat', 'legion-viii', 'allobroges');
  expect(t.retreats('roman', 'legion-ix')).not.toContain('allobroges');
});

test('5.2.2 only the mover is told where his unit goes', () => {
  const line = { step: 'round', move: 'retreat' };
  expect(ownLine(rulebook, { ...line, args: ['legion-vii', 'leuci'] }, {})).toBe('Legion VII to Leuci');
  expect(ownLine(rulebook, { ...line, args: null }, {})).toBeNull();
});

test('5.2.2 to bots retreats of a unit look alike while others may hide them', () => {
  const { observation } = bots;
  const text = (t: Table, id: string, to: string) =>
    observation?.(t.G, 'roman', { move: 'retreat', args: [id, to] });
  const t = defending();
  expect(text(t, 'legion-vii', 'leuci')).toBe(text(t, 'legion-vii', 'allobroges'));
  expect(text(t, 'legion-vii', 'leuci')).not.toBe(text(t, 'legion-viii', 'leuci'));
  t.do('roman', 'retreat', 'legion-vii', 'leuci').do('roman', 'pass', 'legion-viii');
  expect(text(t, 'legion-ix', 'leuci')).toBe(text(t, 'legion-ix', 'allobroges'));
  const alone = defending().do('roman', 'pass', 'legion-vii').do('roman', 'pass', 'legion-viii');
  expect(text(alone, 'legion-ix', 'leuci')).not.toBe(text(alone, 'legion-ix', 'allobroges'));
});

test('5.2.2 a bot imagines where hidden units may have gone, within the limits of borders', () => {
  const t = defending({ roman: { aedui: ['aedui'] } }).do('roman', 'retreat', 'legion-vii', 'leuci');
  const view = viewOf(t.G, ['barbarian']);
  const chance = seededChance(7);
  const places = new Set<string>();
  for (let time = 0; time < 60; time++) {
    const imagined = bots.determinize(view, ['barbarian'], chance);
    expect(viewOf(imagined, ['barbarian'])).toEqual(view);
    places.add(imagined.secret.roman.retreats['legion-vii'].to);
  }
  expect([...places].sort()).toEqual(['aedui', 'allobroges', 'leuci', 'mandubii']);
});

test('5.2.2 a retreat can be taken back until it comes to light', () => {
  const last = defending().do('roman', 'pass', 'legion-vii').do('roman', 'pass', 'legion-viii');
  const made = (to: string) =>
    makeMove(rulebook, last.G, 'roman', { move: 'retreat', args: ['legion-ix', to] }, scripted());
  expect(made('leuci')?.isFinal).toBe(true);
  const first = makeMove(
    rulebook,
    defending().G,
    'roman',
    { move: 'retreat', args: ['legion-vii', 'leuci'] },
    scripted(),
  );
  expect(first?.isFinal).toBe(false);
});
