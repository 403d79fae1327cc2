import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesars-gallic-war';
import { makeMove } from '../../games/kit/make';
import { scripted } from '../../games/testing/chance';
import { type Position, type Table, table } from './table';

/** A table at which Rome plays an event and the Barbarians do nothing before it. */
function roman(card: string, position: Position): Table {
  const t = table({ hands: { roman: [card], barbarian: ['andes'] }, ...position });
  return t.cards([card, 'event'], ['andes', 'movement']);
}

function barbarian(card: string, position: Position): Table {
  const t = table({ hands: { roman: ['andes'], barbarian: [card] }, ...position });
  return t.cards(['andes', 'movement'], [card, 'event']);
}

const ELSEWHERE = { germania: ['german-1'] };

/** Legions stand in the homes of four of their own tribes, whose weak units are next door. */
const BEATEN: Position = {
  roman: {
    remi: ['legion-vii', 'volcae-1'],
    leuci: ['legion-viii'],
    treveri: [
      ['remi-1', 1],
      ['leuci-1', 1],
    ],
    pictones: ['legion-ix'],
    carnutes: [
      ['pictones-1', 1],
      ['esuvii-1', 1],
    ],
    esuvii: ['legion-xi'],
  },
};

/** A table at which the Barbarians play an event and Rome moves after it. */
function revolt(card: string, position: Position): Table {
  const t = table({ hands: { roman: ['andes'], barbarian: [card] }, ...position });
  return t.cards(['andes', 'movement'], [card, 'event']);
}

test('11.0 Minor Revolt by Rome: a Barbarian tribe goes home and turns neutral at full strength', () => {
  const t = roman('minor-revolt-1', { barbarian: { andes: [['remi-1', 1]], boii: ['boii'] } });
  expect(t.legal('roman', 'revolt')).toEqual(['boii', 'remi']);
  t.do('roman', 'revolt', 'remi');
  expect(t.where('remi-1')).toBe('neutral');
  expect(t.G.neutral.remi).toEqual(['remi-1']);
});

test('11.0 Minor Revolt by Rome: where Barbarians hold its home, the tribe joins Rome and attacks', () => {
  const t = roman('minor-revolt-2', { barbarian: { remi: [['remi-1', 2], 'german-1'] } }).do(
    'roman',
    'revolt',
    'remi',
  );
  expect(t.where('remi-1')).toBe('roman remi 2');
  expect(t.G.contests.remi?.attacker).toBe('roman');
  expect(t.step).toBe('round');
});

test('11.0 Minor Revolt by Rome: where Romans hold its home, the tribe stays and attacks them', () => {
  const t = roman('minor-revolt-1', {
    roman: { remi: ['legion-vii'] },
    barbarian: { andes: [['remi-1', 2]] },
  }).do('roman', 'revolt', 'remi');
  expect(t.where('remi-1')).toBe('barbarian remi 2');
  expect(t.G.contests.remi?.attacker).toBe('barbarian');
});

test('11.0 Minor Revolt: eliminated units take no part; with none left it has no effect', () => {
  const t = roman('minor-revolt-1', { barbarian: { boii: ['boii-1'] }, lost: ['boii-2', 'remi-1'] });
  expect(t.legal('roman', 'revolt')).toEqual(['boii']);
  t.do('roman', 'revolt', 'boii');
  expect([t.where('boii-1'), t.where('boii-2')]).toEqual(['neutral', 'lost']);
  const none = roman('minor-revolt-1', { barbarian: ELSEWHERE });
  expect(none.told('11.0', 'no effect')).toBe(true);
});

test('11.0 Minor Revolt by the Barbarians: a Roman or neutral tribe joins them at home', () => {
  const position: Position = { roman: { boii: [['aedui-1', 1], 'boii'] }, lost: ['aedui-2'] };
  const t = barbarian('minor-revolt-1', position).do('barbarian', 'revolt', 'aedui');
  expect(t.where('aedui-1')).toBe('barbarian aedui 1');
  const neutral = barbarian('minor-revolt-1', position).do('barbarian', 'revolt', 'remi');
  expect(neutral.where('remi-1')).toBe('barbarian remi 3');
  expect(neutral.G.activations.barbarian).toEqual([]);
});

test('11.0 Minor Revolt by the Barbarians: it attacks Romans it finds at home', () => {
  const t = barbarian('minor-revolt-1', { roman: { aedui: ['aedui', 'legion-vii'] } }).do(
    'barbarian',
    'revolt',
    'aedui',
  );
  expect(t.G.contests.aedui?.attacker).toBe('barbarian');
  expect(t.passRound()).toEqual(['legion-vii', 'aedui-1', 'aedui-2']);
});

test('11.0, 5.2.2 Romans in a fortified town have its bonus against the tribe that revolts there', () => {
  const t = barbarian('minor-revolt-1', { roman: { sequani: ['sequani', 'volcae-1'] } }).do(
    'barbarian',
    'revolt',
    'sequani',
  );
  expect(t.passRound()).toEqual(['volcae-1', 'sequani-1', 'sequani-2']);
});

test('11.0 the Helvetii do not revolt in turn 1', () => {
  const position: Position = { barbarian: { helvetii: ['helvetii'], boii: ['boii'] } };
  expect(roman('minor-revolt-1', { ...position, turn: 1 }).legal('roman', 'revolt')).toEqual(['boii']);
  expect(roman('minor-revolt-1', { ...position, turn: 2 }).legal('roman', 'revolt')).toEqual([
    'boii',
    'helvetii',
  ]);
});

test('11.0 Germans never revolt', () => {
  const t = roman('minor-revolt-1', { barbarian: { ...ELSEWHERE, boii: ['boii'] } });
  expect(t.legal('roman', 'revolt')).toEqual(['boii']);
});

test('11.0, 7.4 a minor leader is eliminated when a revolt turns his home neutral', () => {
  const t = roman('minor-revolt-1', {
    barbarian: { treveri: ['treveri'], remi: ['remi', 'ambiorix'] },
    homes: { ambiorix: 'treveri' },
  }).do('roman', 'revolt', 'treveri');
  expect([t.where('treveri-1'), t.where('ambiorix')]).toEqual(['neutral', 'pool']);
});

test('11.0, 7.4 with the leader at home the tribe joins Rome and fights him', () => {
  const t = roman('minor-revolt-1', {
    barbarian: { treveri: ['treveri', 'ambiorix'] },
    homes: { ambiorix: 'treveri' },
  }).do('roman', 'revolt', 'treveri');
  expect(t.where('treveri-1')).toBe('roman treveri 3');
  expect(t.G.contests.treveri?.attacker).toBe('roman');
});

test('11.0 Major and Massive Revolt are Minor Revolts for Rome', () => {
  for (const card of ['major-revolt', 'massive-revolt']) {
    const t = roman(card, { barbarian: { boii: ['boii'], remi: ['remi'] } }).do('roman', 'revolt', 'boii');
    expect(t.where('boii-1')).toBe('neutral');
    expect(t.where('remi-1')).toBe('barbarian remi 3');
    expect(t.G.massiveRevolt).toBe('deck');
  }
});

test('11.0, 7.4 Major Revolt: Ambiorix rises in Belgica, Dumnorix in Celtae, and the area may move', () => {
  const t = barbarian('major-revolt', {}).do('barbarian', 'revolt', 'treveri');
  expect(t.where('ambiorix')).toBe('barbarian treveri 3');
  expect(t.G.homes).toEqual({ ambiorix: 'treveri' });
  expect([t.step, t.side]).toEqual(['march', 'barbarian']);
  expect(t.destinations('barbarian', 'ambiorix')).toContain('remi');
  const celtae = barbarian('major-revolt', {}).do('barbarian', 'revolt', 'aedui');
  expect(celtae.where('dumnorix')).toBe('barbarian aedui 3');
});

test('11.0, 5.2.2 the battles of an event are fought at once', () => {
  const t = barbarian('major-revolt', { roman: { volcae: ['volcae'] } }).do('barbarian', 'revolt', 'treveri');
  t.march('barbarian', ['treveri-1', 'ambiorix'], 'remi').do('barbarian', 'end');
  expect([t.step, t.battle?.area]).toEqual(['round', 'remi']);
  expect(t.where('remi-1')).toBe('roman remi 3');
});

test('11.0 Major Revolt only in Celtae and Belgica', () => {
  const offered = barbarian('major-revolt', {}).legal('barbarian', 'revolt');
  for (const tribe of ['tarbelli', 'tolosates', 'britannia']) expect(offered).not.toContain(tribe);
  for (const tribe of ['menapi', 'volcae']) expect(offered).toContain(tribe);
});

test('11.0 Major Revolt with battle: the leader comes after a victory only', () => {
  const position: Position = { roman: { remi: ['remi', ['legion-vii', 1]] } };
  const won = barbarian('major-revolt', position).do('barbarian', 'revolt', 'remi');
  won.do('roman', 'pass', 'legion-vii').fire('remi-1', 1, 6, 6);
  expect(won.where('ambiorix')).toBe('barbarian remi 3');
  expect(won.step).toBe('march');
  const lost = barbarian('major-revolt', position).do('barbarian', 'revolt', 'remi').fire('legion-vii', 6);
  lost.do('barbarian', 'pass', 'remi-1');
  for (let round = 2; round <= 3; round++) lost.passRound();
  expect(lost.where('ambiorix')).toBe('pool');
  expect(lost.step).not.toBe('march');
});

test('11.0 Major Revolt: when all its units are eliminated nothing more happens', () => {
  const t = barbarian('major-revolt', {
    roman: { remi: ['legion-vii', 'volcae-1'], andes: [['remi-1', 1]] },
  });
  t.do('barbarian', 'revolt', 'remi').fire('legion-vii', 1, 6, 6, 6);
  expect([t.where('remi-1'), t.where('ambiorix')]).toEqual(['lost', 'pool']);
});

test('11.0 Major Revolt is a Minor Revolt while both minor leaders are on the map', () => {
  const t = barbarian('major-revolt', {
    barbarian: { treveri: ['treveri', 'ambiorix'], aedui: ['aedui', 'dumnorix'] },
    homes: { ambiorix: 'treveri', dumnorix: 'aedui' },
  });
  expect(t.legal('barbarian', 'revolt')).toContain('tarbelli');
  t.do('barbarian', 'revolt', 'remi');
  expect(t.step).not.toBe('march');
});

test('11.0 Major Revolt without a leader for the region still gives the move', () => {
  const t = barbarian('major-revolt', {
    barbarian: { treveri: ['treveri', 'ambiorix'] },
    homes: { ambiorix: 'treveri' },
  }).do('barbarian', 'revolt', 'remi');
  expect(t.where('dumnorix')).toBe('pool');
  expect(t.destinations('barbarian', 'remi-1').length).toBeGreaterThan(0);
});

test('11.0 Massive Revolt: four tribes, Vercingetorix, three groups, and the card is gone', () => {
  const t = barbarian('massive-revolt', { barbarian: { germania: ['german-1'] } });
  for (const tribe of ['arverni', 'carnutes', 'boii', 'cadurci']) t.do('barbarian', 'revolt', tribe);
  expect(t.legal('barbarian', 'place')).toEqual(['arverni', 'boii', 'cadurci', 'carnutes']);
  t.do('barbarian', 'place', 'arverni');
  expect(t.where('vercingetorix')).toBe('barbarian arverni 4');
  expect([t.G.homes.vercingetorix, t.G.massiveRevolt]).toEqual(['arverni', 'out']);
  t.do('barbarian', 'activate', 'germania')
    .do('barbarian', 'activate', 'boii')
    .do('barbarian', 'activate', 'arverni');
  expect(t.step).toBe('march');
  expect(t.G.activations.barbarian).toEqual([]);
});

test('11.0 Massive Revolt: all are home before any battle, which the Barbarian orders', () => {
  const t = barbarian('massive-revolt', {
    roman: { aedui: ['aedui', 'legion-vii'], boii: ['boii', 'sequani-1'], remi: ['legion-viii'] },
    lost: ['sequani-2'],
  });
  for (const tribe of ['aedui', 'boii', 'sequani', 'andes']) t.do('barbarian', 'revolt', tribe);
  expect(t.battle?.area).toBe('aedui');
  expect(t.where('boii-1')).toBe('barbarian boii 3');
});

test('11.0 Massive Revolt: where there was battle Vercingetorix comes after a victory only', () => {
  const t = barbarian('massive-revolt', {
    roman: { aedui: ['aedui', ['legion-vii', 1]], boii: ['boii', 'legion-viii', 'legion-ix'] },
  });
  for (const tribe of ['aedui', 'boii', 'remi', 'leuci']) t.do('barbarian', 'revolt', tribe);
  expect(t.legal('barbarian', 'fight')).toEqual(['aedui', 'boii']);
  t.do('barbarian', 'fight', 'aedui').do('roman', 'pass', 'legion-vii').fire('aedui-1', 1, 6, 6);
  if (t.step === 'regroup') t.do('barbarian', 'end');
  while (t.step === 'round') t.passRound();
  t.do('barbarian', 'retreat', 'boii-1', 'aedui').do('barbarian', 'retreat', 'boii-2', 'aedui');
  if (t.step === 'regroup') t.do('roman', 'end');
  expect(t.legal('barbarian', 'place')).toEqual(['aedui', 'leuci', 'remi']);
});

test('11.0 Massive Revolt: when all four tribes are eliminated the card stays in the deck', () => {
  const t = barbarian('massive-revolt', BEATEN);
  for (const tribe of ['remi', 'leuci', 'pictones', 'esuvii']) t.do('barbarian', 'revolt', tribe);
  for (const [area, legion] of [
    ['remi', 'legion-vii'],
    ['leuci', 'legion-viii'],
    ['pictones', 'legion-ix'],
    ['esuvii', 'legion-xi'],
  ]) {
    if (t.step === 'battles') t.do('barbarian', 'fight', area);
    t.fire(legion, 1, 6, 6, 6);
    if (t.step === 'regroup') t.do('roman', 'end');
  }
  expect([t.G.massiveRevolt, t.where('vercingetorix')]).toEqual(['deck', 'pool']);
  expect(t.isUnderWay('revolt', 'aftermath')).toBe(false);
});

test('11.0 Massive Revolt: beaten everywhere, the card is out and three areas move if a unit got away', () => {
  const t = barbarian('massive-revolt', { ...BEATEN, barbarian: { andes: ['andes'] } });
  for (const tribe of ['remi', 'leuci', 'pictones', 'esuvii']) t.do('barbarian', 'revolt', tribe);
  for (const [area, legion] of [
    ['remi', 'legion-vii'],
    ['leuci', 'legion-viii'],
    ['pictones', 'legion-ix'],
  ]) {
    t.do('barbarian', 'fight', area).fire(legion, 1, 6, 6, 6);
    if (t.step === 'regroup') t.do('roman', 'end');
  }
  while (t.step === 'round' && !t.moves('barbarian').includes('retreat')) t.do('roman', 'pass', 'legion-xi');
  t.do('barbarian', 'retreat', 'esuvii-1', 'andes');
  if (t.step === 'regroup') t.do('roman', 'end');
  expect(t.where('esuvii-1')).toContain('andes');
  expect([t.G.massiveRevolt, t.where('vercingetorix')]).toEqual(['out', 'pool']);
  expect(t.isUnderWay('revolt', 'aftermath')).toBe(false);
  expect([t.step, t.side]).toEqual(['groups', 'barbarian']);
  t.activate('barbarian', 'andes').march('barbarian', ['esuvii-1'], 'esuvii').dice(6, 6, 6);
  t.do('barbarian', 'end');
  expect(t.battle?.area).toBe('esuvii');
});

test('11.0 Massive Revolt is a Minor Revolt in turn 1', () => {
  const t = barbarian('massive-revolt', { turn: 1, roman: { volcae: ['volcae'] } }).do(
    'barbarian',
    'revolt',
    'remi',
  );
  expect(t.where('remi-1')).toBe('barbarian remi 3');
  expect([t.where('vercingetorix'), t.G.massiveRevolt]).toEqual(['pool', 'deck']);
});

test('11.0 Baggage Train: 3 supply points for Rome', () => {
  expect(roman('baggage-train', { supply: 4 }).G.supply).toBe(7);
});

test('11.0 Baggage Train: the Barbarians take 2 supply points', () => {
  expect(barbarian('baggage-train', { supply: 4 }).do('barbarian', 'plunder').G.supply).toBe(2);
});

test('11.0 Baggage Train: or they add two steps to units in one area', () => {
  const t = barbarian('baggage-train', {
    barbarian: {
      boii: [
        ['boii-1', 1],
        ['boii-2', 3],
      ],
      germania: [['german-1', 2]],
    },
  });
  expect(t.legal('barbarian', 'add')).toEqual(['boii-1', 'german-1']);
  t.do('barbarian', 'add', 'boii-1');
  expect(t.legal('barbarian', 'add')).toEqual(['boii-1']);
  t.do('barbarian', 'add', 'boii-1');
  expect(t.where('boii-1')).toBe('barbarian boii 3');
  expect(t.step).toBe('card');
});

test('11.0, 6.2.1 Minor Revolt by Rome: a divided tribe comes home whole, and none of it holds its home against the rest', () => {
  const neutral = roman('minor-revolt-1', {
    roman: { aedui: [['aedui-1', 1]] },
    barbarian: { boii: ['boii', 'aedui-2'] },
  }).do('roman', 'revolt', 'aedui');
  expect([neutral.where('aedui-1'), neutral.where('aedui-2')]).toEqual(['neutral', 'neutral']);
  expect(neutral.told('11.0', 'turn neutral')).toBe(true);
  const joined = roman('minor-revolt-1', {
    roman: { volcae: ['volcae', ['aedui-1', 2]] },
    barbarian: { aedui: [['aedui-2', 1], 'german-1'] },
  }).do('roman', 'revolt', 'aedui');
  expect([joined.where('aedui-1'), joined.where('aedui-2')]).toEqual(['roman aedui 2', 'roman aedui 1']);
  const driven = roman('minor-revolt-1', {
    roman: { aedui: [['aedui-1', 2], 'legion-vii'] },
    barbarian: { boii: ['boii', 'aedui-2'] },
  }).do('roman', 'revolt', 'aedui');
  expect([driven.where('aedui-1'), driven.where('aedui-2')]).toEqual([
    'barbarian aedui 2',
    'barbarian aedui 3',
  ]);
});

test('11.0, 5.2 an activation may be announced of a tribe that Rome holds with a part of it only', () => {
  const offered = (romans: Position['roman']) =>
    table({
      hands: { roman: ['minor-revolt-1'], barbarian: ['aedui'] },
      roman: romans,
      barbarian: { boii: ['boii', 'aedui-2'] },
    })
      .do('roman', 'play', 'minor-revolt-1')
      .do('barbarian', 'play', 'aedui')
      .do('roman', 'announce', 'event')
      .legal('barbarian', 'announce')
      .includes('activation');
  expect(offered({ aedui: ['aedui-1'] })).toBe(true);
  expect(offered({ aedui: ['aedui-1', 'volcae'] })).toBe(false);
  expect(offered({ aedui: ['legion-vii'], volcae: ['volcae', 'aedui-1'] })).toBe(false);
});

test('11.0, 7.4 a minor leader who is on the map is neither moved nor healed by a Major Revolt in his region', () => {
  const t = revolt('major-revolt', {
    barbarian: { leuci: ['leuci', ['ambiorix', 1]], treveri: ['treveri'] },
    homes: { ambiorix: 'treveri' },
  }).do('barbarian', 'revolt', 'remi');
  expect([t.where('remi-1'), t.where('ambiorix')]).toEqual(['barbarian remi 3', 'barbarian leuci 1']);
  expect(t.G.homes).toEqual({ ambiorix: 'treveri' });
  expect([t.step, t.destinations('barbarian', 'ambiorix')]).toEqual(['march', []]);
});

test('11.0 the Helvetii are no target of a Major Revolt in turn 1 either', () => {
  const offered = (turn: number) =>
    revolt('major-revolt', { turn, roman: { helvetii: ['helvetii'], aedui: ['aedui'] } }).legal(
      'barbarian',
      'revolt',
    );
  expect([offered(1).includes('helvetii'), offered(1).includes('aedui')]).toEqual([false, true]);
  expect(offered(2)).toContain('helvetii');
});

test('11.0 the four tribes of a Massive Revolt are different ones', () => {
  const t = revolt('massive-revolt', { roman: { aedui: ['aedui'] } }).do('barbarian', 'revolt', 'aedui');
  expect(t.legal('barbarian', 'revolt')).not.toContain('aedui');
  expect(t.legal('barbarian', 'revolt')).toContain('remi');
});

test('11.0 in a revolt by Rome the units of the tribe come home from Germania too', () => {
  const t = table({
    hands: { roman: ['minor-revolt-1'], barbarian: ['andes'] },
    roman: { treveri: ['legion-vii'] },
    barbarian: { germania: [['treveri-1', 2], 'german-1'] },
  }).cards(['minor-revolt-1', 'event'], ['andes', 'movement']);
  t.do('roman', 'revolt', 'treveri');
  expect([t.where('treveri-1'), t.battle?.area]).toEqual(['barbarian treveri 2', 'treveri']);
});

test('11.0 the Baggage Train gives steps or takes supply points, not both', () => {
  const t = revolt('baggage-train', { barbarian: { boii: [['boii-1', 1], 'boii-2'] } });
  expect(t.moves('barbarian')).toEqual(['add', 'plunder']);
  t.do('barbarian', 'add', 'boii-1');
  expect(t.moves('barbarian')).toEqual(['add', 'end']);
});

test('11.0 the second step of a Baggage Train is not left without a word', () => {
  const t = table({
    hands: { roman: ['remi'], barbarian: ['baggage-train'] },
    roman: { aedui: ['aedui'] },
    barbarian: {
      sequani: [
        ['sequani-1', 1],
        ['sequani-2', 1],
      ],
    },
  }).cards(['remi', 'movement'], ['baggage-train', 'event']);
  while (t.step !== 'baggage') t.do(t.side, t.moves(t.side).includes('begin') ? 'begin' : 'end');
  t.do('barbarian', 'add', 'sequani-1');
  expect(t.forgone('barbarian', 'end')).toBe('You have another step.');
  t.do('barbarian', 'end');
  expect(t.told('11.0', 'The Barbarians leave the other step unused.')).toBe(true);
});

test('2.2, 11.0 who calls a revolt cannot take it back: it shows which units of the enemy were of the tribe', () => {
  const t = barbarian('minor-revolt-1', { roman: { aedui: ['aedui-1'], sequani: ['sequani'] } });
  const made = makeMove(rulebook, t.G, 'barbarian', { move: 'revolt', args: ['aedui'] }, scripted());
  expect(made?.isFinal).toBe(true);
});
