import { expect, test } from 'vitest';
import { hoverOver } from '../../web/map/hover';

test('what follows the pointer hears of every place it comes to, once, until it follows no more', () => {
  const hover = hoverOver<'rome' | 'genua'>();
  const seen: (string | null)[] = [];
  const stop = hover.subscribe(() => seen.push(hover.place));
  hover.enter('rome');
  hover.enter('rome');
  hover.enter('genua');
  hover.leave();
  hover.leave();
  expect(seen).toEqual(['rome', 'genua', null]);
  stop();
  hover.enter('rome');
  expect(seen).toHaveLength(3);
  expect(hover.place).toBe('rome');
});
