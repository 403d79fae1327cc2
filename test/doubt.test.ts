/* How open a choice still is, by what has been tried. */
import { expect, test } from 'vitest';
import { doubtAmong } from '../games/ai/doubt';

const tried = (...moves: [visits: number, worth: number][]) =>
  moves.map(([visits, worth]) => ({ visits, worth }));

test.each([
  ['nothing is tried', tried(), 1],
  ['one move is tried alone', tried([9, 0.1]), 0],
  ['another is tried a quarter as often', tried([40, 0.6], [10, 0.5], [2, 0.4]), 0.25],
  ['another is tried as often', tried([40, 0.6], [40, 0.5]), 1],
  ['one of the others looks better', tried([40, 0.5], [10, 0.4], [4, 0.51]), 1],
  ['one looks better that has hardly been tried', tried([40, 0.5], [10, 0.4], [3, 0.9]), 0.25],
])('where %s', (_name, moves, doubt) => {
  expect(doubtAmong(moves)).toBe(doubt);
});
