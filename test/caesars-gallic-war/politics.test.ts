import { expect, test } from 'vitest';
import { TRIBE_IDS } from '../../games/caesars-gallic-war/components/units';
import type { Side } from '../../games/caesars-gallic-war/state';
import { type Position, type Table, table } from './table';

/** A table at which Rome takes a Political Action with a card. */
function roman(card: string, position: Position): Table {
  const t = table({ hands: { roman: [card], barbarian: ['andes'] }, ...position });
  return t.cards([card, 'political'], ['andes', 'movement']);
}

function barbarian(card: string, position: Position): Table {
  const t = table({ hands: { roman: ['andes'], barbarian: [card] }, ...position });
  return t.cards(['andes', 'movement'], [card, 'political']);
}

const HOME = 'transalpine-gaul';

/** A table at which a side tries to win the Boii with a card of 2, as its enemy stands there with a unit. */
function courting(side: Side, unit: string): Table {
  const [hands, enemy] =
    side === 'roman'
      ? [{ roman: ['aedui'], barbarian: ['andes'] }, { barbarian: { boii: ['boii', unit] } }]
      : [{ roman: ['andes'], barbarian: ['aedui'] }, { roman: { boii: ['boii', unit] } }];
  const t = table({ variants: { opposedPolitics: true, cavalry: 'both' }, hands, ...enemy });
  if (side === 'roman') return t.cards(['aedui', 'political'], ['andes', 'movement']);
  return t.cards(['andes', 'movement'], ['aedui', 'political']);
}

/** Rome wins the home of Vercingetorix by politics, with these others on the map. */
function homeWon(position: Position) {
  return table({
    hands: { roman: ['helvetii'], barbarian: ['andes'] },
    homes: { vercingetorix: 'arverni' },
    ...position,
    barbarian: { arverni: ['arverni', 'vercingetorix'], ...position.barbarian },
  })
    .cards(['helvetii', 'political'], ['andes', 'movement'])
    .dice(3)
    .do('roman', 'influence', 'arverni');
}

test('5.2.1 a roll up to the value of the card wins the tribe', () => {
  expect(roman('boii', {}).dice(2).do('roman', 'influence', 'aedui').where('aedui-1')).toBe('roman aedui 3');
  expect(roman('boii', {}).dice(3).do('roman', 'influence', 'aedui').where('aedui-1')).toBe('neutral');
});

test('5.2.1 the Political Action Example: the tribe on the card gives −1', () => {
  const t = roman('santones', {}).dice(3).do('roman', 'influence', 'santones');
  expect(t.where('santones-1')).toBe('roman santones 3');
  expect(roman('santones', {}).dice(4).do('roman', 'influence', 'santones').where('santones-1')).toBe(
    'neutral',
  );
});

test('5.2.1 a tribe of the enemy comes home at its strength and fights units it finds there as the attacker', () => {
  const t = roman('helvetii', {
    barbarian: { remi: ['german-1'], andes: [['remi-1', 2]] },
  });
  t.dice(3).do('roman', 'influence', 'remi');
  expect(t.where('remi-1')).toBe('roman remi 2');
  expect([t.battle?.area, t.G.contests.remi?.attacker]).toEqual(['remi', 'roman']);
});

test('5.2.1 units of the tribe that are at home already are the attackers too', () => {
  const t = barbarian('helvetii', { roman: { aedui: ['aedui', 'legion-vii'] } });
  t.dice(3).do('barbarian', 'influence', 'aedui');
  expect(t.G.contests.aedui).toMatchObject({ attacker: 'barbarian', main: null });
  expect(t.passRound()).toEqual(['legion-vii', 'aedui-1', 'aedui-2']);
});

test('5.2.1 no battle where nobody is left', () => {
  const t = roman('helvetii', { barbarian: { remi: ['remi'] } })
    .dice(1)
    .do('roman', 'influence', 'remi');
  expect(t.where('remi-1')).toBe('roman remi 3');
  expect(t.G.contests).toEqual({});
});

test('5.2.1, 10.0 any tribe but the own may be chosen, and the Helvetii not in turn 1', () => {
  const position = { roman: { volcae: ['volcae'] }, barbarian: { helvetii: ['helvetii'] } };
  const chosen = (turn: number) => roman('boii', { ...position, turn }).legal('roman', 'influence');
  expect(chosen(1)).not.toContain('helvetii');
  expect(chosen(2)).toContain('helvetii');
  expect(chosen(2)).not.toContain('volcae');
  expect(chosen(2)).not.toContain('germania');
  expect(chosen(2)).toHaveLength(23);
});

test('5.2.1 Rome reaches Britannia with a legion in a port, the Barbarians with any unit', () => {
  const offers = (t: Table, side: 'roman' | 'barbarian') => t.legal(side, 'influence').includes('britannia');
  expect(offers(roman('boii', { roman: { santones: ['santones'] } }), 'roman')).toBe(false);
  expect(offers(roman('boii', { roman: { santones: ['santones', 'legion-vii'] } }), 'roman')).toBe(true);
  expect(offers(barbarian('boii', { barbarian: { santones: ['santones'] } }), 'barbarian')).toBe(true);
  expect(offers(barbarian('boii', { barbarian: { remi: ['remi'] } }), 'barbarian')).toBe(false);
});

test('5.2.1, 9.4 Roman cavalry in a port is no legion for Britannia', () => {
  const variants = { cavalry: 'both' } as const;
  const cavalry = roman('boii', { variants, roman: { veneti: ['veneti', 'roman-cavalry'] } });
  expect(cavalry.legal('roman', 'influence')).not.toContain('britannia');
  const legion = roman('boii', { variants, roman: { veneti: ['veneti', 'legion-vii'] } });
  expect(legion.legal('roman', 'influence')).toContain('britannia');
});

test('5.2.1 it counts as no Neutral Tribe Activation', () => {
  const t = roman('boii', {}).dice(1).do('roman', 'influence', 'aedui');
  expect(t.G.activations.roman).toEqual([]);
});

test('5.2.1 tribes whose units are all eliminated cannot be won', () => {
  expect(roman('boii', { lost: ['remi-1'] }).legal('roman', 'influence')).not.toContain('remi');
  expect(
    roman('boii', { lost: ['aedui-1'], barbarian: { aedui: ['aedui-2'] } }).legal('roman', 'influence'),
  ).toContain('aedui');
});

test('5.2.1, 7.4 winning the home area of a minor leader eliminates him', () => {
  const t = roman('helvetii', {
    barbarian: { treveri: ['ambiorix', 'treveri'] },
    homes: { ambiorix: 'treveri' },
  });
  t.dice(3).do('roman', 'influence', 'treveri');
  expect(t.where('ambiorix')).toBe('pool');
  expect(t.G.homes).toEqual({});
  expect(t.where('treveri-1')).toBe('roman treveri 3');
  expect(t.G.score.roman).toBe(0);
});

test('5.2.1, 7.4 a minor leader elsewhere is eliminated too when his home is won', () => {
  const t = roman('helvetii', {
    barbarian: { treveri: ['treveri'], remi: ['remi', 'ambiorix'] },
    homes: { ambiorix: 'treveri' },
  });
  expect(t.dice(3).do('roman', 'influence', 'treveri').where('ambiorix')).toBe('pool');
});

test('5.2.1, 7.4 a minor leader is eliminated when the Barbarians win his home back, too, wherever he is', () => {
  for (const place of ['remi', 'treveri']) {
    const t = barbarian('helvetii', {
      roman: { treveri: ['treveri'] },
      barbarian: { [place]: ['ambiorix', 'andes-1'], aedui: ['dumnorix', 'aedui'] },
      homes: { ambiorix: 'treveri', dumnorix: 'aedui' },
    });
    expect(t.label('barbarian', 'influence', 'treveri')).toMatch(/, which eliminates Ambiorix$/);
    expect(t.label('barbarian', 'influence', 'remi')).not.toContain('eliminates');
    t.dice(3).do('barbarian', 'influence', 'treveri');
    expect([t.where('ambiorix'), t.where('dumnorix')]).toEqual(['pool', 'barbarian aedui 3']);
    expect(t.G.homes).toEqual({ dumnorix: 'aedui' });
    expect(t.where('treveri-1')).toBe('barbarian treveri 3');
    expect(t.G.score.roman).toBe(0);
  }
});

test('5.2.1, 7.4 a Political Action that fails eliminates no minor leader', () => {
  const t = barbarian('andes', {
    roman: { treveri: ['treveri'] },
    barbarian: { remi: ['remi', 'ambiorix'] },
    homes: { ambiorix: 'treveri' },
  });
  expect(t.dice(6).do('barbarian', 'influence', 'treveri').where('ambiorix')).toBe('barbarian remi 3');
});

test('5.2.1, 7.3 Vercingetorix keeps a home that the Barbarians win', () => {
  const t = barbarian('helvetii', {
    roman: { arverni: ['arverni'] },
    barbarian: { boii: ['boii', 'vercingetorix'] },
    homes: { vercingetorix: 'arverni' },
  });
  t.dice(3).do('barbarian', 'influence', 'arverni');
  expect([t.G.homes.vercingetorix, t.where('arverni-1')]).toEqual(['arverni', 'barbarian arverni 3']);
  expect(t.step).not.toBe('rehome');
});

test('5.2.1, 7.3 Vercingetorix finds a new home at once when his is won', () => {
  const t = roman('helvetii', {
    barbarian: { arverni: ['arverni'], boii: ['boii', 'vercingetorix'], aedui: ['aedui'] },
    homes: { vercingetorix: 'arverni' },
  });
  t.dice(3).do('roman', 'influence', 'arverni');
  expect([t.step, t.side]).toEqual(['rehome', 'barbarian']);
  expect(t.legal('barbarian', 'settle')).toEqual(['aedui', 'boii']);
  t.do('barbarian', 'settle', 'aedui');
  expect(t.G.homes.vercingetorix).toBe('aedui');
});

test('5.2.1, 7.3, 8.0 without a tribe to go to he is eliminated, for 3 VP', () => {
  const t = roman('helvetii', {
    barbarian: { arverni: ['arverni'], germania: ['german-1'], sequani: ['vercingetorix'] },
    roman: { boii: ['boii'] },
    lost: ['sequani-1', 'sequani-2'],
    homes: { vercingetorix: 'arverni' },
  });
  t.G.secret.barbarian.blocks.vercingetorix.place = 'germania';
  t.dice(3).do('roman', 'influence', 'arverni');
  expect(t.where('vercingetorix')).toBe('dead');
  expect(t.G.score.roman).toBe(3);
});

test('7.3 Vercingetorix gives −1 next to him, and is shown for it', () => {
  const position: Position = {
    barbarian: { arverni: ['arverni', 'vercingetorix'] },
    homes: { vercingetorix: 'arverni' },
  };
  const t = barbarian('remi', position);
  expect(t.legal('barbarian', 'influenceWithVercingetorix')).toContain('boii');
  expect(t.legal('barbarian', 'influenceWithVercingetorix')).not.toContain('andes');
  t.dice(2).do('barbarian', 'influenceWithVercingetorix', 'boii');
  expect(t.where('boii-1')).toBe('barbarian boii 3');
  expect(t.told('7.3', 'Vercingetorix is in Arverni')).toBe(true);
});

test('7.3 the bonus is a choice: without it nothing is shown', () => {
  const t = barbarian('remi', {
    barbarian: { arverni: ['arverni', 'vercingetorix'] },
    homes: { vercingetorix: 'arverni' },
  });
  t.dice(2).do('barbarian', 'influence', 'boii');
  expect(t.where('boii-1')).toBe('neutral');
  expect(t.told('7.3', 'Vercingetorix')).toBe(false);
});

test('7.3 both bonuses add up', () => {
  const t = barbarian('carnutes', {
    barbarian: { bituriges: ['bituriges', 'vercingetorix'] },
    homes: { vercingetorix: 'bituriges' },
  });
  t.dice(3).do('barbarian', 'influenceWithVercingetorix', 'carnutes');
  expect(t.where('carnutes-1')).toBe('barbarian carnutes 3');
});

test('9.3 the option example: legions in the area add 1 to the roll', () => {
  const position: Position = {
    roman: { boii: ['boii', 'legion-vii', 'legion-viii'] },
    variants: { opposedPolitics: true },
  };
  const t = barbarian('bellovaci', position).dice(3).do('barbarian', 'influence', 'boii');
  expect(t.where('boii-1')).toBe('roman boii 3');
  const without = barbarian('bellovaci', { ...position, variants: {} }).dice(3);
  expect(without.do('barbarian', 'influence', 'boii').where('boii-1')).toBe('barbarian boii 3');
});

test('9.3 Germans in the area make it harder for Rome, allied Gauls do not', () => {
  const variants = { opposedPolitics: true };
  const germans = roman('boii', { variants, barbarian: { remi: ['remi', 'german-1'] } });
  expect(germans.dice(2).do('roman', 'influence', 'remi').where('remi-1')).toBe('barbarian remi 3');
  const gauls = roman('boii', { variants, barbarian: { remi: ['remi', 'andes-1'] } });
  expect(gauls.dice(2).do('roman', 'influence', 'remi').where('remi-1')).toBe('roman remi 3');
});

test('5.2.1 a new home for Vercingetorix is found before the battle for the old one', () => {
  const t = table({
    hands: { roman: ['helvetii'], barbarian: ['andes'] },
    barbarian: { arverni: ['arverni', 'vercingetorix'], boii: ['boii'] },
    homes: { vercingetorix: 'arverni' },
  }).cards(['helvetii', 'political'], ['andes', 'movement']);
  t.dice(3).do('roman', 'influence', 'arverni');
  expect(t.legal('barbarian', 'settle')).toEqual(['boii']);
  t.do('barbarian', 'settle', 'boii');
  expect([t.battle?.area, t.G.contests.arverni?.attacker]).toEqual(['arverni', 'roman']);
  expect(t.passRound()).toEqual(['vercingetorix', 'arverni-1', 'arverni-2']);
});

test('5.2.1 in Arverni, a fortified town, its first defender is Vercingetorix against the tribe', () => {
  const t = table({
    hands: { roman: ['helvetii'], barbarian: ['andes'] },
    barbarian: { arverni: ['arverni', 'vercingetorix'], boii: ['boii'] },
    homes: { vercingetorix: 'boii' },
  }).cards(['helvetii', 'political'], ['andes', 'movement']);
  t.dice(3).do('roman', 'influence', 'arverni').fire('vercingetorix', 4, 4, 5, 5);
  expect([t.unit('arverni-1').strength, t.unit('arverni-2').strength]).toEqual([2, 2]);
});

test('5.2.1 a divided tribe can be won by the side that has a part of it, and comes home whole', () => {
  const t = table({
    hands: { roman: ['helvetii'], barbarian: ['andes'] },
    roman: { aedui: ['aedui-1'] },
    barbarian: { boii: ['aedui-2', 'boii'] },
  }).cards(['helvetii', 'political'], ['andes', 'movement']);
  t.dice(3).do('roman', 'influence', 'aedui');
  expect([t.where('aedui-1'), t.where('aedui-2')]).toEqual(['roman aedui 3', 'roman aedui 3']);
});

test('5.2.1 Vercingetorix keeps his home when the Barbarians win it back', () => {
  const t = table({
    hands: { roman: ['andes'], barbarian: ['helvetii'] },
    roman: { arverni: ['arverni'] },
    barbarian: { boii: ['boii', 'vercingetorix'] },
    homes: { vercingetorix: 'arverni' },
  }).cards(['andes', 'movement'], ['helvetii', 'political']);
  t.dice(3).do('barbarian', 'influence', 'arverni');
  expect([t.where('arverni-1'), t.G.homes.vercingetorix]).toEqual(['barbarian arverni 3', 'arverni']);
  expect(t.step).not.toBe('rehome');
});

test('5.2.1 the units of a tribe that is won come home from Germania too', () => {
  const roman = table({
    hands: { roman: ['helvetii'], barbarian: ['andes'] },
    barbarian: { germania: [['treveri-1', 2], 'german-1'], treveri: ['treveri-2'] },
  }).cards(['helvetii', 'political'], ['andes', 'movement']);
  roman.dice(3).do('roman', 'influence', 'treveri');
  expect([roman.where('treveri-1'), roman.where('treveri-2')]).toEqual([
    'roman treveri 2',
    'roman treveri 3',
  ]);
  const barbarian = table({
    hands: { roman: ['andes'], barbarian: ['helvetii'] },
    roman: { germania: [['treveri-1', 2]], treveri: ['treveri-2'], [HOME]: ['legion-vii'] },
  }).cards(['andes', 'movement'], ['helvetii', 'political']);
  barbarian.dice(3).do('barbarian', 'influence', 'treveri');
  expect(barbarian.where('treveri-1')).toBe('barbarian treveri 2');
});

test('5.2.1 the tribe on the card gives −1 also when it is the enemy’s', () => {
  const court = (die: number) =>
    table({
      hands: { roman: ['santones'], barbarian: ['andes'] },
      barbarian: { santones: ['santones'] },
    })
      .cards(['santones', 'political'], ['andes', 'movement'])
      .dice(die)
      .do('roman', 'influence', 'santones')
      .where('santones-1');
  expect([court(3), court(4)]).toEqual(['roman santones 3', 'barbarian santones 3']);
});

test('5.2.1, 7.3 Vercingetorix whose home is won may not keep it', () => {
  const t = table({
    hands: { roman: ['helvetii'], barbarian: ['andes'] },
    barbarian: { arverni: ['arverni'], boii: ['boii', 'vercingetorix'] },
    homes: { vercingetorix: 'arverni' },
  }).cards(['helvetii', 'political'], ['andes', 'movement']);
  t.dice(3).do('roman', 'influence', 'arverni');
  expect(t.moves('barbarian')).toEqual(['settle']);
});

test('5.2.1 a player to whom all tribes belong announces no Political Action', () => {
  const t = table({
    hands: { roman: ['boii'], barbarian: ['andes'] },
    roman: Object.fromEntries(TRIBE_IDS.map((tribe) => [tribe, [tribe]])),
  });
  t.do('roman', 'play', 'boii').do('barbarian', 'play', 'andes');
  expect(t.legal('roman', 'announce')).toEqual(['movement', 'supply']);
});

test('9.3, 9.4 cavalry in the area makes a Political Action harder, as legions and Germans do', () => {
  for (const unit of ['legion-vii', 'roman-cavalry']) {
    const t = courting('barbarian', unit).dice(2).do('barbarian', 'influence', 'boii');
    expect(t.where('boii-1')).toBe('roman boii 3');
    const wins = courting('barbarian', unit).dice(1).do('barbarian', 'influence', 'boii');
    expect(wins.where('boii-1')).toBe('barbarian boii 3');
  }
  for (const unit of ['german-1', 'ariovistus', 'german-cavalry']) {
    const t = courting('roman', unit).dice(2).do('roman', 'influence', 'boii');
    expect(t.where('boii-1')).toBe('barbarian boii 3');
  }
});

test('9.3 a Gallic leader of the enemy makes it no harder, nor does the own legion', () => {
  const leader = courting('roman', 'dumnorix').dice(2).do('roman', 'influence', 'boii');
  expect(leader.where('boii-1')).toBe('roman boii 3');
  const own = table({
    variants: { opposedPolitics: true },
    hands: { roman: ['aedui'], barbarian: ['andes'] },
    roman: { boii: ['legion-vii'] },
    barbarian: { remi: ['boii'] },
  }).cards(['aedui', 'political'], ['andes', 'movement']);
  expect(own.dice(2).do('roman', 'influence', 'boii').where('boii-1')).toBe('roman boii 3');
});

test('5.2.1 a legion in Britannia is in a port area too', () => {
  const targets = (place: 'britannia' | 'aedui') =>
    table({
      hands: { roman: ['boii'], barbarian: ['andes'] },
      roman: { [place]: ['legion-vii'] },
      barbarian: { remi: ['remi', 'britannia'] },
    })
      .cards(['boii', 'political'], ['andes', 'movement'])
      .legal('roman', 'influence');
  expect(targets('britannia')).toContain('britannia');
  expect(targets('aedui')).not.toContain('britannia');
});

test('5.2.1, 7.3 a tribe that is away from its home is the Barbarians’, and a new home for Vercingetorix', () => {
  const t = homeWon({ barbarian: { germania: ['treveri'] } });
  expect([t.step, t.legal('barbarian', 'settle')]).toEqual(['rehome', ['treveri']]);
  t.do('barbarian', 'settle', 'treveri');
  expect([t.G.homes.vercingetorix, t.isUnderWay('battle')]).toEqual(['treveri', true]);
});

test('5.2.1, 7.3 he finds no home with a tribe that is away when Romans, neutrals or Romans’ allies are of it', () => {
  const fate = (position: Position) => homeWon(position).where('vercingetorix');
  const germania = { germania: ['treveri'] };
  expect(fate({ barbarian: germania, roman: { treveri: ['legion-vii'] } })).toBe('dead');
  expect(fate({ barbarian: { germania: ['treveri-1'] }, roman: { leuci: ['treveri-2'] } })).toBe('dead');
  expect(fate({ barbarian: { germania: ['treveri-1'] } })).toBe('dead');
  expect(fate({ barbarian: { germania: ['treveri-1'] }, lost: ['treveri-2'] })).not.toBe('dead');
});
