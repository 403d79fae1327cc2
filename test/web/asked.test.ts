/* What a table does when something new is asked: where it is shown, and which clicks count. */
import { describe, expect, test } from 'vitest';
import { questionOf } from '../../web/table/choices/question';
import { ClickGuard, SIGHT } from '../../web/table/prompt/clickGuard';
import { layoutOf } from '../../web/table/views/layout';
import { viewFor } from '../../web/table/views/useOpenedView';

describe('a click counts', () => {
  test('only when what is asked has been in sight for a while', () => {
    const guard = new ClickGuard();
    expect(guard.admits(10_000)).toBe(false);
    guard.painted(10_000);
    expect(guard.admits(10_000)).toBe(false);
    expect(guard.admits(10_000 + SIGHT - 1)).toBe(false);
    expect(guard.admits(10_000 + SIGHT)).toBe(true);
  });

  test('not when it was made before the next question was painted', () => {
    const guard = new ClickGuard();
    guard.painted(1_000);
    guard.ask();
    expect(guard.admits(60_000)).toBe(false);
    guard.painted(60_000);
    expect(guard.admits(60_000 + SIGHT)).toBe(true);
  });
});

test('the question changes with the step, the depth and the side, and is none while the seat waits', () => {
  const prompt = { rule: '1', text: 'Which?' };
  const asks = (side: string, ...steps: string[]) =>
    questionOf(
      {
        id: 1,
        G: { stack: steps.map((step) => ({ step, sides: [side] })), seats: {} },
        deciding: [],
        plugins: {},
        log: [],
        over: null,
      },
      { side, prompt },
    );
  const all = [asks('a', 'x'), asks('b', 'x'), asks('a', 'y'), asks('a', 'x', 'x')];
  expect(new Set(all).size).toBe(4);
  expect(asks('a', 'x')).toBe(all[0]);
  expect(questionOf(null, { side: null, prompt })).toBe('');
});

test.each([
  [1280, 720, 'columns'],
  [900, 600, 'columns'],
  [1440, 900, 'columns'],
  [2560, 1440, 'wide'],
  [390, 844, 'single'],
  [768, 1024, 'single'],
  [844, 390, 'low'],
  [720, 450, 'low'],
  [390, 500, 'single'],
])('a window of %i by %i has the layout "%s"', (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

describe('when something new is asked', () => {
  const asked = { isAsked: true } as const;

  test('a phone shows where it is chosen', () => {
    expect(viewFor({ ...asked, before: 'map', layout: 'single', wanted: 'hand' })).toBe('hand');
    expect(viewFor({ ...asked, before: 'journal', layout: 'single', wanted: 'map' })).toBe('map');
    expect(viewFor({ ...asked, before: 'journal', layout: 'single', wanted: null })).toBe('journal');
  });

  test('a phone shows the map instead of the hand when there is nothing to choose any more', () => {
    expect(viewFor({ before: 'hand', layout: 'single', wanted: null, isAsked: false })).toBe('map');
    expect(viewFor({ before: 'chat', layout: 'single', wanted: null, isAsked: false })).toBe('chat');
  });

  test('a phone held across opens the panel for the hand and leaves it as it is for the map', () => {
    expect(viewFor({ ...asked, before: 'map', layout: 'low', wanted: 'hand' })).toBe('hand');
    expect(viewFor({ ...asked, before: 'journal', layout: 'low', wanted: 'map' })).toBe('journal');
  });

  test('a larger screen shows it all the time', () => {
    expect(viewFor({ ...asked, before: 'chat', layout: 'columns', wanted: 'hand' })).toBe('chat');
  });
});
