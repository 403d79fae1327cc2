/* What a record is made of. */
import { expect, test } from 'vitest';
import { recordOf } from '../../games/record/making';
import { Match, playRandomly } from '../../games/testing/match';
import { Quarters } from '../kit/quarters';

test('a match that began without a key of its own has no record', () => {
  const match = new Match(Quarters, 6);
  const initialState = match.state;
  playRandomly(match, 6);
  const { state } = match;
  const whole = { game: Quarters, stateVersion: 1, seats: [], log: [], initialState, state };
  const { dice: _none, ...plugins } = initialState.plugins;
  expect(recordOf(whole)).not.toBeNull();
  expect(recordOf({ ...whole, initialState: { ...initialState, plugins } })).toBeNull();
  expect(recordOf({ ...whole, state: { ...state, plugins } })).toBeNull();
  expect(recordOf({ ...whole, state: new Match(Quarters, 7).state })).toBeNull();
});
