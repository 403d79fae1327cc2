import { expect, test } from 'vitest';
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
