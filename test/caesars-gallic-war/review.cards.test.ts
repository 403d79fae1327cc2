import { expect, test } from 'vitest';
import { THIRTEEN, table, turnStart, winter } from './table';

const HOME = 'transalpine-gaul';

test('5.1 in 52 BC with 13 Roman tribes the card is free and bound to nothing', () => {
  const t = turnStart({ turn: 7, roman: THIRTEEN });
  expect(t.moves('barbarian')).toEqual(['take', 'decline']);
  t.do('barbarian', 'take');
  expect([t.G.score.barbarian, t.legal('barbarian', 'play').length]).toEqual([0, 5]);
});

test('5.1 a Massive Revolt taken in hand and moved with is one of the deck again next turn', () => {
  const t = turnStart({
    turn: 3,
    roman: THIRTEEN,
    massiveRevolt: 'taken',
    played: { roman: [], barbarian: ['massive-revolt'] },
  });
  t.do('barbarian', 'decline');
  expect(t.G.massiveRevolt).toBe('deck');
  expect(t.G.secret.barbarian.hand).not.toContain('massive-revolt');
});

test('5.1 the bought card is bound in the first card play only', () => {
  const t = turnStart({ turn: 7, roman: { [HOME]: ['legion-vii'] } }).do('barbarian', 'pay');
  t.cards([t.G.secret.roman.hand[0], 'movement'], ['massive-revolt', 'event']);
  for (const tribe of ['boii', 'cadurci', 'arverni', 'leuci']) t.do('barbarian', 'revolt', tribe);
  t.do('barbarian', 'place', 'leuci').do('barbarian', 'begin').idle();
  expect(t.G.round).toBe(2);
  expect(t.legal('barbarian', 'play')).toHaveLength(4);
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

test('5.2.2 who moved first in this card play, not in the one before, chooses the order of battles', () => {
  const t = table({
    hands: { roman: ['aedui', 'remi'], barbarian: ['leuci', 'helvetii'] },
    roman: { volcae: ['volcae'], boii: ['boii'], aedui: ['aedui'] },
    barbarian: { arverni: ['arverni'], germania: ['german-1'] },
  }).cards(['aedui', 'movement'], ['leuci', 'movement']);
  t.idle().idle().cards(['remi', 'movement'], ['helvetii', 'movement']);
  t.do('barbarian', 'activate', 'arverni').do('barbarian', 'begin');
  t.march('barbarian', ['arverni-1'], 'boii').march('barbarian', ['arverni-2'], 'aedui');
  t.do('barbarian', 'end').idle();
  expect(t.legal('barbarian', 'fight')).toEqual(['aedui', 'boii']);
  expect(t.legal('roman', 'fight')).toEqual([]);
});
