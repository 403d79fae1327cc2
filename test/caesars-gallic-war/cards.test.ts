import { expect, test } from 'vitest';
import { CARD_IDS } from '../../games/caesars-gallic-war/components/cards';
import { newGame, type Position, table, turnStart, winter } from './table';

/** Rome plays a Minor Revolt, the Barbarians the card of the Remi, who are theirs at strength 1. */
function facingRevolt(roman: 'event' | 'movement', position: Position = {}) {
  return table({
    hands: { roman: ['minor-revolt-1'], barbarian: ['remi'] },
    barbarian: { remi: [['remi', 1]], treveri: ['treveri'] },
    ...position,
  })
    .do('roman', 'play', 'minor-revolt-1')
    .do('barbarian', 'play', 'remi')
    .do('roman', 'announce', roman);
}

test('4.0, 5.0, 5.2 a turn has five card plays and then its end', () => {
  const t = table({
    hands: {
      roman: ['remi', 'menapi', 'aedui', 'boii', 'volcae'],
      barbarian: ['esuvii', 'treveri', 'leuci', 'andes', 'atrebates'],
    },
    roman: { 'transalpine-gaul': ['legion-vii'] },
    barbarian: { germania: ['german-1'] },
  });
  for (const [roman, barbarian] of [
    ['remi', 'esuvii'],
    ['menapi', 'treveri'],
    ['aedui', 'leuci'],
    ['boii', 'andes'],
  ]) {
    t.cards([roman, 'movement'], [barbarian, 'movement']).idle().idle();
  }
  expect([t.G.turn, t.G.round]).toEqual([2, 5]);
  t.dice(3, 6).cards(['volcae', 'supply'], ['atrebates', 'movement']).idle();
  expect(t.told('6.1', 'normal')).toBe(true);
  expect([t.G.turn, t.G.round, t.step]).toEqual([3, 1, 'card']);
});

test('5.1 each player is dealt five of all 31 cards, also those played the turn before', () => {
  const t = turnStart({ played: { roman: ['remi'], barbarian: ['boii'] } });
  expect(t.G.secret.roman.hand).toEqual(CARD_IDS.slice(0, 5));
  expect(t.G.secret.barbarian.hand).toEqual(CARD_IDS.slice(5, 10));
  expect(t.G.played).toEqual({ roman: [], barbarian: [] });
});

test('5.2 cards are chosen in secret and revealed together; Rome announces first', () => {
  const t = newGame();
  const [card] = t.G.secret.barbarian.hand;
  t.do('barbarian', 'play', card);
  expect(t.G.played.barbarian).toEqual([]);
  t.do('roman', 'play', t.G.secret.roman.hand[0]);
  expect(t.G.played.barbarian).toEqual([card]);
  expect([t.step, t.side]).toEqual(['announce', 'roman']);
  t.do('roman', 'announce', 'movement');
  expect([t.step, t.side]).toEqual(['announce', 'barbarian']);
});

test('5.2, 5.2.1 actions go in their order, whoever announced them', () => {
  const t = table({
    hands: { roman: ['remi'], barbarian: ['sequani'] },
    roman: { 'transalpine-gaul': ['legion-vii'] },
    barbarian: { germania: ['german-1'] },
  }).cards(['remi', 'movement'], ['sequani', 'activation']);
  expect(t.where('sequani-1')).toBe('barbarian sequani 3');
  expect(t.step).toBe('groups');
});

test('5.2, 5.2.1 an event comes before a political action', () => {
  const t = table({
    hands: { roman: ['remi'], barbarian: ['baggage-train'] },
    roman: { 'transalpine-gaul': ['legion-vii'] },
  }).cards(['remi', 'political'], ['baggage-train', 'event']);
  expect([t.step, t.side]).toEqual(['baggage', 'barbarian']);
});

test('5.2 of two like actions the Roman is first', () => {
  const t = table({ hands: { roman: ['remi'], barbarian: ['aedui'] } });
  t.cards(['remi', 'political'], ['aedui', 'political']);
  expect([t.step, t.side]).toEqual(['influence', 'roman']);
});

test('5.2 of two movements the higher card goes first, and Rome among equals', () => {
  const position = {
    roman: { 'transalpine-gaul': ['legion-vii'] },
    barbarian: { germania: ['german-1'] },
  };
  const first = (roman: string, barbarian: string) =>
    table({ ...position, hands: { roman: [roman], barbarian: [barbarian] } }).cards(
      [roman, 'movement'],
      [barbarian, 'movement'],
    ).side;
  expect(first('remi', 'aedui')).toBe('barbarian');
  expect(first('aedui', 'boii')).toBe('roman');
  expect(first('aedui', 'remi')).toBe('roman');
  expect(first('baggage-train', 'volcae')).toBe('roman');
});

test('5.2.1 an event card is the event or moves one group, and nothing else', () => {
  const t = table({
    hands: { roman: ['baggage-train'], barbarian: ['minor-revolt-1'] },
    roman: { 'transalpine-gaul': ['legion-vii'], volcae: ['volcae'] },
  });
  t.do('roman', 'play', 'baggage-train').do('barbarian', 'play', 'minor-revolt-1');
  expect(t.legal('roman', 'announce')).toEqual(['event', 'movement']);
  t.do('roman', 'announce', 'movement');
  expect(t.legal('barbarian', 'announce')).toEqual(['event', 'movement']);
  t.do('barbarian', 'announce', 'movement');
  t.do('roman', 'activate', 'transalpine-gaul');
  expect(t.step).toBe('march');
});

test('5.2 no card is kept for another turn', () => {
  const t = newGame();
  expect(t.moves('roman')).toEqual(['play']);
});

test('5.2 movement is always possible, of no group even', () => {
  const t = table({ hands: { roman: ['remi'], barbarian: ['boii'] }, roman: { volcae: ['volcae'] } });
  t.cards(['remi', 'movement'], ['boii', 'movement']);
  t.do('roman', 'begin');
  expect(t.isUnderWay('groups', 'march')).toBe(false);
});

test('5.2.1 the Romans gain a supply point more than the card has', () => {
  const t = table({ supply: 5, hands: { roman: ['boii'], barbarian: ['remi'] } });
  t.dice(6).cards(['boii', 'supply'], ['remi', 'political']);
  expect(t.G.supply).toBe(8);
});

test('5.2.1, 6.6 supply never goes beyond 19', () => {
  const t = table({ supply: 17, hands: { roman: ['helvetii'], barbarian: ['remi'] } });
  t.cards(['helvetii', 'supply'], ['remi', 'political']);
  expect(t.G.supply).toBe(19);
  expect(t.told('5.2.1', 'Rome gains 2 supply points: 19 now.')).toBe(true);
});

test('6.6 a full track gains nothing, and the journal says so', () => {
  const t = table({ supply: 19, hands: { roman: ['helvetii'], barbarian: ['remi'] } });
  t.cards(['helvetii', 'supply'], ['remi', 'political']);
  expect(t.told('5.2.1', 'Rome gains no supply points: 19 now.')).toBe(true);
});

test('5.2.1, 7.3 Barbarians raid supplies only with Vercingetorix, and once a turn', () => {
  const hands = { roman: ['boii', 'aedui'], barbarian: ['remi', 'arverni'] };
  const without = table({ hands }).do('roman', 'play', 'boii').do('barbarian', 'play', 'arverni');
  without.do('roman', 'announce', 'movement');
  expect(without.legal('barbarian', 'announce')).not.toContain('supply');

  const t = table({
    supply: 5,
    hands,
    barbarian: { arverni: ['vercingetorix', 'arverni'] },
    homes: { vercingetorix: 'arverni' },
  });
  t.cards(['boii', 'movement'], ['arverni', 'supply']).idle();
  expect(t.G.supply).toBe(3);
  t.do('roman', 'play', 'aedui').do('barbarian', 'play', 'remi').do('roman', 'announce', 'movement');
  expect(t.legal('barbarian', 'announce')).not.toContain('supply');
});

test('5.2.1, 6.6 a raid takes no more supply points than there are', () => {
  const t = table({
    supply: 1,
    hands: { roman: ['boii'], barbarian: ['helvetii'] },
    barbarian: { arverni: ['vercingetorix', 'arverni'] },
    homes: { vercingetorix: 'arverni' },
  }).cards(['boii', 'movement'], ['helvetii', 'supply']);
  expect(t.G.supply).toBe(0);
  expect(t.told('5.2.1', 'Rome loses 1 supply point: 0 now.')).toBe(true);
});

test('5.2.1 a Neutral Tribe Activation brings the tribe on the card at full strength', () => {
  const t = table({ hands: { roman: ['bellovaci'], barbarian: ['remi'] } });
  t.cards(['bellovaci', 'activation'], ['remi', 'activation']);
  for (const id of ['bellovaci-1', 'bellovaci-2', 'bellovaci-3'])
    expect(t.where(id)).toBe('roman bellovaci 3');
  expect(t.where('remi-1')).toBe('barbarian remi 3');
});

test('5.2.1 one activation a turn for Rome, two for the Barbarians', () => {
  const offered = (activations: { roman: string[]; barbarian: string[] }) => {
    const t = table({ activations, hands: { roman: ['aedui'], barbarian: ['boii'] } });
    t.do('roman', 'play', 'aedui').do('barbarian', 'play', 'boii');
    const roman = t.legal('roman', 'announce').includes('activation');
    t.do('roman', 'announce', 'movement');
    return [roman, t.legal('barbarian', 'announce').includes('activation')];
  };
  expect(offered({ roman: [], barbarian: [] })).toEqual([true, true]);
  expect(offered({ roman: ['remi'], barbarian: ['leuci'] })).toEqual([false, true]);
  expect(offered({ roman: ['remi'], barbarian: ['leuci', 'andes'] })).toEqual([false, false]);
});

test('5.2.1 Rome may not activate Britannia, the Barbarians may; nobody activates Germania', () => {
  const actions = (card: string) => {
    const t = table({ hands: { roman: [card], barbarian: ['boii'] } });
    t.do('roman', 'play', card).do('barbarian', 'play', 'boii');
    return t.legal('roman', 'announce');
  };
  expect(actions('britannia')).not.toContain('activation');
  expect(actions('germania')).not.toContain('activation');
  expect(actions('remi')).toContain('activation');
  const t = table({ hands: { roman: ['boii'], barbarian: ['britannia'] } });
  t.cards(['boii', 'movement'], ['britannia', 'activation']);
  expect(t.where('britannia-2')).toBe('barbarian britannia 3');
});

test('5.2.1 a tribe the enemy controls cannot be activated', () => {
  const t = table({ hands: { roman: ['aedui'], barbarian: ['boii'] }, barbarian: { aedui: ['aedui'] } });
  t.do('roman', 'play', 'aedui').do('barbarian', 'play', 'boii');
  expect(t.legal('roman', 'announce')).not.toContain('activation');
});

test('5.2.1 an announced activation comes to nothing when an event has taken the tribe', () => {
  const t = table({ hands: { roman: ['aedui'], barbarian: ['minor-revolt-1'] } });
  t.cards(['aedui', 'activation'], ['minor-revolt-1', 'event']).do('barbarian', 'revolt', 'aedui');
  expect(t.where('aedui-1')).toBe('barbarian aedui 3');
  expect(t.G.activations.roman).toEqual([]);
});

test('5.2.1 activations and raids are counted anew each turn', () => {
  const t = winter(
    {
      turn: 4,
      raids: 1,
      activations: { roman: ['remi'], barbarian: ['boii', 'leuci'] },
      barbarian: { arverni: ['vercingetorix', 'arverni'] },
      homes: { vercingetorix: 'arverni' },
    },
    3,
  ).do('barbarian', 'end', 'arverni');
  expect([t.G.turn, t.G.raids]).toEqual([5, 0]);
  expect(t.G.activations).toEqual({ roman: [], barbarian: [] });
  t.G.secret.roman.hand = ['aedui'];
  t.G.secret.barbarian.hand = ['boii'];
  t.do('roman', 'play', 'aedui').do('barbarian', 'play', 'boii');
  expect(t.legal('roman', 'announce')).toContain('activation');
  t.do('roman', 'announce', 'movement');
  expect(t.legal('barbarian', 'announce')).toEqual(['activation', 'movement', 'political', 'supply']);
});

test('5.2.1 there is no raid once an event has cost Vercingetorix his life', () => {
  const t = table({
    supply: 9,
    hands: { roman: ['minor-revolt-1'], barbarian: ['helvetii'] },
    barbarian: { arverni: ['arverni', ['vercingetorix', 1]] },
    homes: { vercingetorix: 'arverni' },
  }).cards(['minor-revolt-1', 'event'], ['helvetii', 'supply']);
  t.do('roman', 'revolt', 'arverni').do('barbarian', 'pass', 'vercingetorix').fire('arverni-1', 1, 6, 6);
  if (t.step === 'regroup') t.do('roman', 'end');
  expect(t.where('vercingetorix')).toBe('dead');
  expect([t.G.supply, t.G.raids]).toEqual([9, 0]);
});

test('5.2.1 both players may activate in one card play, each the tribe on his card, and each is counted', () => {
  const t = table({
    hands: { roman: ['remi'], barbarian: ['andes'] },
    activations: { roman: [], barbarian: ['boii'] },
  }).cards(['remi', 'activation'], ['andes', 'activation']);
  expect([t.where('remi-1'), t.where('andes-1')]).toEqual(['roman remi 3', 'barbarian andes 3']);
  expect(t.G.activations).toEqual({ roman: ['remi'], barbarian: ['boii', 'andes'] });
});

test('5.2, 5.2.1 with two events the Roman one is carried out first', () => {
  const t = table({
    hands: { roman: ['minor-revolt-1'], barbarian: ['minor-revolt-2'] },
    barbarian: { remi: ['remi'] },
    roman: { volcae: ['volcae'] },
  }).cards(['minor-revolt-1', 'event'], ['minor-revolt-2', 'event']);
  expect([t.step, t.side]).toEqual(['revolt', 'roman']);
  t.do('roman', 'revolt', 'remi').do('barbarian', 'revolt', 'remi');
  expect(t.where('remi-1')).toBe('barbarian remi 3');
});

test('5.2, 5.2.1 a tribe that an announced Roman revolt may turn neutral can be activated again after it', () => {
  const t = facingRevolt('event').do('barbarian', 'announce', 'activation').do('roman', 'revolt', 'remi');
  expect([t.where('remi-1'), t.G.activations.barbarian]).toEqual(['barbarian remi 3', ['remi']]);
  const vain = facingRevolt('event')
    .do('barbarian', 'announce', 'activation')
    .do('roman', 'revolt', 'treveri');
  expect([vain.where('remi-1'), vain.G.activations.barbarian]).toEqual(['barbarian remi 1', []]);
  expect(vain.told('5.2.1', 'cannot be activated')).toBe(true);
});

test('5.2, 5.2.1 no activation is announced of a tribe that no action before it can turn neutral', () => {
  const kinds = (roman: 'event' | 'movement', position: Position = {}) =>
    facingRevolt(roman, position).legal('barbarian', 'announce');
  const guarded: Position = { barbarian: { remi: [['remi', 1], 'german-1'] } };
  const used: Position = { activations: { roman: [], barbarian: ['treveri', 'boii'] } };
  expect(kinds('event')).toContain('activation');
  expect(kinds('movement')).not.toContain('activation');
  expect(kinds('event', guarded)).not.toContain('activation');
  expect(kinds('event', used)).not.toContain('activation');
});
