/* Who may take the Massive Revolt card, and what it binds him to (5.1). */
import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesars-gallic-war';
import { CARD_IDS, MASSIVE_REVOLT } from '../../games/caesars-gallic-war/components/cards';
import type { G, Side } from '../../games/caesars-gallic-war/state';
import { makeMove } from '../../games/kit/make';
import type { Random } from '../../games/kit/random';
import { scripted } from '../../games/testing/chance';
import { type Position, type Table, THIRTEEN, TWELVE, turnStart } from './table';

const HOME = 'transalpine-gaul';

/** Makes the Barbarian choice before the deal, after which the last five cards of the deck go to one side. */
function dealing(t: Table, choice: string, side: Side): G {
  const Shuffle = <T>(cards: readonly T[]) => {
    const [first, last] = [cards.slice(0, 5), cards.slice(-5)];
    return side === 'roman' ? [...last, ...first] : [...first, ...last];
  };
  const chance = { ...scripted(), Shuffle };
  const play = makeMove(rulebook, t.G, 'barbarian', { move: choice, args: [] }, chance);
  if (play === null) throw new Error(`the Barbarians may not ${choice}`);
  t.G = play.G;
  return t.G;
}

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

test('5.1, 11.0 the Massive Revolt card is one of the deck until it has been played as one', () => {
  const start = (about: Position = {}) => turnStart({ turn: 7, roman: THIRTEEN, ...about });
  for (const side of ['roman', 'barbarian'] as const) {
    const { secret } = dealing(start(), 'decline', side);
    expect(secret[side].hand).toContain(MASSIVE_REVOLT);
    expect(secret[side].hand).toHaveLength(5);
  }
});

test('5.1 the Massive Revolt card that was taken is not dealt again', () => {
  for (const side of ['roman', 'barbarian'] as const) {
    const { secret } = dealing(turnStart({ turn: 3, roman: THIRTEEN }), 'take', side);
    expect(secret.barbarian.hand.filter((card) => card === MASSIVE_REVOLT)).toHaveLength(1);
    expect(secret.roman.hand).not.toContain(MASSIVE_REVOLT);
    expect([secret.roman.hand.length, secret.barbarian.hand.length]).toEqual([5, 5]);
  }
});

test('5.1 in 52 BC a Massive Revolt that was dealt or free is bound to nothing, only one that was bought', () => {
  const offered = (position: Position, choice: string) => {
    const t = turnStart({ turn: 7, ...position });
    dealing(t, choice, 'barbarian');
    const cards = t.legal('barbarian', 'play').length;
    t.do('roman', 'play', t.G.secret.roman.hand[0]).do('barbarian', 'play', MASSIVE_REVOLT);
    t.do('roman', 'announce', 'movement');
    return [cards, t.legal('barbarian', 'announce')];
  };
  expect(offered({}, 'decline')).toEqual([5, ['event', 'movement']]);
  expect(offered({ roman: THIRTEEN }, 'take')).toEqual([5, ['event', 'movement']]);
  expect(offered({}, 'pay')).toEqual([1, ['event']]);
});

test('5.1, 9.2 a Massive Revolt card taken for nothing is shuffled into the stack, one paid for lies on top', () => {
  const reversing: Random = { ...scripted(), Shuffle: (items) => [...items].reverse() };
  const stack = (move: string, position: Position) => {
    const t = turnStart({ variants: { solitaire: true }, first: 'roman', ...position });
    return makeMove(rulebook, t.G, 'barbarian', { move, args: [] }, reversing)?.G.secret.barbarian.hand;
  };
  const taken = stack('take', { turn: 4, roman: THIRTEEN });
  expect([taken?.length, taken?.indexOf(MASSIVE_REVOLT)]).toEqual([5, 4]);
  const paid = stack('pay', { turn: 7 });
  expect([paid?.length, paid?.indexOf(MASSIVE_REVOLT)]).toEqual([5, 0]);
});

test('5.1 Massive Revolt is not left in the deck without a word while it costs nothing', () => {
  const free = turnStart({ turn: 3, roman: THIRTEEN });
  expect(free.forgone('barbarian', 'decline')).toBe('You could have the Massive Revolt card for nothing.');
  free.do('barbarian', 'decline');
  expect(free.told('5.1', 'leaves the Massive Revolt card in the deck')).toBe(true);
  const sold = turnStart({ turn: 7, roman: { aedui: ['aedui'] } });
  expect(sold.forgone('barbarian', 'decline')).toBeNull();
});

test('5.1 with 13 Roman tribes the Barbarian may take Massive Revolt and is dealt four cards', () => {
  expect(turnStart({ turn: 3, roman: TWELVE }).step).toBe('card');
  const t = turnStart({ turn: 3, roman: THIRTEEN });
  expect(t.moves('barbarian')).toEqual(['take', 'decline']);
  t.do('barbarian', 'take');
  expect(t.G.secret.barbarian.hand).toHaveLength(5);
  expect(t.G.secret.barbarian.hand).toContain('massive-revolt');
  expect(t.G.score.barbarian).toBe(0);
});

test('5.1 he may also leave it in the deck', () => {
  const t = turnStart({ turn: 3, roman: THIRTEEN }).do('barbarian', 'decline');
  expect(t.G.secret.barbarian.hand).toEqual(CARD_IDS.slice(5, 10));
});

test('5.1 taken so, the card is played when and as he likes', () => {
  const t = turnStart({ turn: 3, roman: THIRTEEN }).do('barbarian', 'take');
  expect(t.legal('barbarian', 'play')).toHaveLength(5);
});

test('5.1 a Massive Revolt that has been played is not offered again', () => {
  expect(turnStart({ turn: 3, roman: THIRTEEN, massiveRevolt: 'out' }).step).toBe('card');
  expect(turnStart({ turn: 7, massiveRevolt: 'out' }).step).toBe('card');
});

test('5.1 in 52 BC only it costs 1 VP, must be the first card, and an event', () => {
  expect(turnStart({ turn: 6 }).step).toBe('card');
  expect(turnStart({ turn: 8 }).step).toBe('card');
  const t = turnStart({ turn: 7, barbarian: { germania: ['german-1'] } });
  expect(t.moves('barbarian')).toEqual(['pay', 'decline']);
  t.do('barbarian', 'pay');
  expect(t.G.score.barbarian).toBe(-1);
  expect(t.legal('barbarian', 'play')).toEqual(['massive-revolt']);
  t.do('barbarian', 'play', 'massive-revolt').do('roman', 'play', t.G.secret.roman.hand[0]);
  t.do('roman', 'announce', 'movement');
  expect(t.legal('barbarian', 'announce')).toEqual(['event']);
});

test('5.1 a card that was dealt and not bought is free to be played', () => {
  const t = turnStart({ turn: 7 }).do('barbarian', 'decline');
  expect(t.legal('barbarian', 'play')).toHaveLength(5);
});
