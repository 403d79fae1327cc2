import { expect, test } from 'vitest';
import { createGame } from '../../games/kit';
import type { Seat } from '../../games/kit/frame';
import { mayHear, sidesNotHearing } from '../../games/kit/talking';
import { Match } from '../../games/testing/match';
import { Quarters, rulebook } from './quarters';
import type { Quarter } from './quarters/state';

/** The north and the south may not talk to each other. */
const quiet = {
  ...rulebook,
  mayTalk: (one: Quarter, other: Quarter) =>
    ![one, other].every((each) => each === 'north' || each === 'south'),
};

const { G } = new Match(Quarters, 1, {}, 4).state;

/** Returns who of the seats, and whether a spectator, hears a seat. */
function hearers(speaker: Seat, seats = G.seats): (Seat | null)[] {
  return ['0', '1', '2', '3', null].filter((listener) => mayHear(quiet, { ...G, seats }, listener, speaker));
}

test('sides that may not talk do not hear each other, and spectators hear what all may hear', () => {
  expect(hearers('0')).toEqual(['0', '1', '3']);
  expect(hearers('2')).toEqual(['1', '2', '3']);
  expect(hearers('1')).toEqual(['0', '1', '2', '3', null]);
  expect(sidesNotHearing(quiet, G, '0')).toEqual(['south']);
});

test('who holds both, and who sits where nobody holds the other, is heard by all', () => {
  expect(hearers('0', { ...G.seats, south: '0' })).toEqual(['0', '1', '2', '3', null]);
  expect(hearers('0', { ...G.seats, south: null })).toEqual(['0', '1', '2', '3', null]);
});

test('once the game is over all hear all, and where nothing is forbidden, too', () => {
  expect(mayHear(quiet, { ...G, stack: [] }, '2', '0')).toBe(true);
  expect(mayHear(rulebook, G, '2', '0')).toBe(true);
});

test('a game says who may hear whom, where its rules forbid something', () => {
  const { state } = new Match(Quarters, 1, {}, 4);
  const game = createGame(quiet);
  expect(game.mayHear?.(state, '2', '0')).toBe(false);
  expect(game.mayHear?.(state, '1', '0')).toBe(true);
  expect(Quarters.mayHear).toBeUndefined();
});
