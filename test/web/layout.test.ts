/* How the parts of a table lie in a box, and what is at first folded there. */
import { expect, test } from 'vitest';
import { lyingIn } from '../../web/table/views/layout';

test.each([
  [1280, 720, 'columns', false],
  [1280, 699, 'columns', true],
  [2560, 1440, 'wide', false],
  [800, 600, 'single', true],
  [390, 844, 'single', false],
  [844, 390, 'low', true],
])('a box of %i by %i', (width, height, layout, isLow) => {
  expect(lyingIn(width, height)).toEqual({ layout, isLow });
});
