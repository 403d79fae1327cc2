import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesars-gallic-war';
import { MASSIVE_REVOLT } from '../../games/caesars-gallic-war/components/cards';
import type { G, Side } from '../../games/caesars-gallic-war/state';
import { makeMove } from '../../games/kit/make';
import { scripted } from '../tools/chance';
import { type Position, type Table, THIRTEEN, table, turnStart } from './table';

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
