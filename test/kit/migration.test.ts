/* A match of an earlier version goes on where it stood, also as far as boardgame.io knows. */
import type { State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { createGame } from '../../games/kit/game';
import { Match } from '../../games/testing/match';
import { Counting, rulebook } from './counting';

/** Counting as it is now; once the even side had begun, and resting was a step of the day. */
const game = createGame<Counting>({
  ...rulebook,
  stateVersion: 2,
  migrate: () => new Match(Counting, 1).state.G,
});

function oldState(): State {
  const { state } = new Match(Counting, 1);
  const ctx = {
    ...state.ctx,
    phase: 'dusk',
    currentPlayer: '1',
    playOrderPos: 1,
    activePlayers: { 1: 'doze' },
  };
  return { ...state, ctx, plugins: { ...state.plugins, undo: { data: { seat: '1', moves: [] } } } };
}

test('phase, turn and stages follow the new state, and nothing can be taken back', () => {
  const match = new Match(game, 1);
  const before = oldState();
  match.state = game.migrate?.(before, 1) ?? match.state;
  expect(match.state.ctx).toEqual({
    ...before.ctx,
    phase: 'day',
    currentPlayer: '0',
    playOrderPos: 0,
    activePlayers: { 0: 'count' },
  });
  expect(match.state.plugins.undo.data).toBeNull();
  expect(match.make({ seat: '1', move: 'add', args: [1] })).toBe(false);
  expect(match.make({ seat: '0', move: 'add', args: [1] })).toBe(true);
});

test('a match that was over stays so', () => {
  const over = createGame<Counting>({
    ...rulebook,
    migrate: () => ({ ...new Match(Counting, 1).state.G, stack: [] }),
  });
  const before = oldState();
  expect(over.migrate?.(before, 1).ctx).toEqual(before.ctx);
});
