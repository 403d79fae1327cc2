import { expect, test } from 'vitest';
import { defaultComponents } from '../../games/caesar-rome-vs-gaul';
import { determinize } from '../../games/caesar-rome-vs-gaul/bot/determinize';
import { drawCards } from '../../games/caesar-rome-vs-gaul/deck';
import { viewOf } from '../../games/caesar-rome-vs-gaul/view';
import { seededChance } from '../../games/testing/chance';
import { REST, stateOf, tableAt } from './table';

const ALL = defaultComponents.cards.map(({ number }) => number);

/** Returns a table at which a turn has ended with these cards in the discard pile. */
function endOfTurn(turn: number, discards: number[]) {
  const frames = [{ step: 'endTurn' as const, sides: [] }];
  return tableAt({ turn, discards }, REST, ...frames);
}

test('7.2.2 The whole deck is shuffled once, at the end of turn 3', () => {
  const played = [44, 7, 12];
  for (const turn of [1, 2, 4, 5]) {
    const { G, journal } = endOfTurn(turn, played);
    expect([G.turn, G.discards, G.secret.deck.length]).toEqual([turn + 1, played, ALL.length - 3]);
    expect(journal).toEqual([]);
  }
  const third = endOfTurn(3, played);
  expect([third.G.turn, third.G.discards, third.G.secret.deck]).toEqual([4, [], ALL]);
  expect(third.told('7.2.2', 'shuffled')).toBe(true);
});

test('7.2.2 A deck that runs out is made of the cards played, and of no cards nothing is drawn', () => {
  const hands = { roman: ALL.slice(0, 30), gallic: ALL.slice(30, 52) };
  const draw = (discards: number[], count: number) =>
    tableAt({ hands, discards }, REST).start((play) => drawCards(play, 'roman', count));
  const table = draw([53, 54], 3);
  expect(table.G.secret.roman).toEqual([...hands.roman, 53, 54, 55]);
  expect([table.G.discards, table.G.secret.deck]).toEqual([[], []]);
  expect(table.told('7.2.2', 'The deck is empty')).toBe(true);
  expect(draw([], 5).G.secret.roman).toEqual([...hands.roman, 53, 54, 55]);
});

test('7.5 What lasts for a turn is over when it ends', () => {
  const storm = { op: 'stormThreshold', failOn: [4, 5, 6], scope: 'turn' } as const;
  const frames = [{ step: 'endTurn' as const, sides: [] }];
  const inForce = [{ card: 34, side: 'gallic' as const, effect: storm, space: null }];
  expect(tableAt({ turn: 1, inForce }, REST, ...frames).G.inForce).toEqual([]);
});

test('7.2.1 A player sees his own hand, and of the other and of the deck how many cards there are', () => {
  const G = { ...stateOf({ hands: { roman: [1, 2], gallic: [3] } }), stack: [REST] };
  const hidden = (count: number) => Array(count).fill(0);
  const deck = hidden(ALL.length - 3);
  expect(viewOf(G, ['roman']).secret).toEqual({ roman: [1, 2], gallic: [0], deck });
  expect(viewOf(G, ['gallic']).secret).toEqual({ roman: [0, 0], gallic: [3], deck });
  expect(viewOf(G, []).secret).toEqual({ roman: [0, 0], gallic: [0], deck });
  expect(viewOf({ ...G, stack: [] }, []).secret).toEqual(G.secret);
});

test('7.2.1 What a bot imagines deals each card that it has not seen to the other hand or the deck, all alike', () => {
  const G = { ...stateOf({ hands: { roman: [1, 2], gallic: [3, 4] }, discards: [5, 6] }), stack: [REST] };
  const dealt = new Set<number>();
  for (let seed = 0; seed < 300; seed++) {
    const { secret } = determinize(viewOf(G, ['roman']), ['roman'], seededChance(seed));
    expect(secret.roman).toEqual([1, 2]);
    expect(secret.gallic).toHaveLength(2);
    expect([...secret.deck, ...secret.gallic].sort((a, b) => a - b)).toEqual(
      ALL.filter((card) => ![1, 2, 5, 6].includes(card)),
    );
    for (const card of secret.gallic) dealt.add(card);
  }
  expect(dealt.size).toBe(ALL.length - 4);
});
