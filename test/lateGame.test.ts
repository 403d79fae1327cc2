/* The games in mid-play with which benches and browser tests begin. */
import { expect, test } from 'vitest';
import { FallingSky } from '../games';
import { topFrame } from '../games/kit/frame';
import { lateGame } from './tools/lateGame';

test('a late game goes on and is the first seat’s to decide, although others may offer something out of turn', () => {
  const { standing } = lateGame(FallingSky);
  expect(standing?.state.ctx.gameover).toBeUndefined();
  expect(standing && topFrame(standing.state.G).sides).toEqual(['romans']);
});
