/* The legend: every mark of the board, from the menu. */
import { afterEach, describe, expect, inject, test } from 'vitest';
import { expectAccess, LOOKS } from './axe';
import { DESKTOP, leaveAll, PHONE } from './browser';
import { playHere } from './lobby';

afterEach(leaveAll);

test.each([
  ['julius-caesar', 'Major port', '4.42'],
  ['caesars-gallic-war', 'Fortified town', '5.2.2'],
])('of %s names its marks, and leads to the rules', async (game, mark, rule) => {
  const player = await playHere(inject('url'), 'random', {}, game);
  await player.asked(/card/);
  await player.press(player.at('menu'));
  await player.press(player.at('open-legend'));
  const entry = player.at('legend').locator('dl > div', { hasText: mark }).first();
  await entry.scrollIntoViewIfNeeded();
  await expect.poll(() => entry.locator('svg').count()).toBe(1);
  await player.press(entry.locator('button[data-rule]'));
  await player.at('rule-section').waitFor();
  expect(await player.at('rule-section').locator('h3').textContent()).toMatch(new RegExp(`^${rule} `));
  await player.page.keyboard.press('Escape');
  await player.at('rules').waitFor({ state: 'detached' });
});

describe.each(LOOKS.filter(({ viewport }) => viewport === PHONE || viewport === DESKTOP))(
  'at $viewport.width in the $colorScheme',
  ({ viewport, colorScheme }) => {
    test('nobody is kept out of the legend', async () => {
      const player = await playHere(inject('url'), 'random', { viewport, colorScheme });
      await player.asked(/discard/);
      await player.press(player.at('menu'));
      await player.press(player.at('open-legend'));
      await player.at('legend').waitFor();
      await expectAccess(player, 'the legend');
      await player.page.keyboard.press('Escape');
      await player.at('legend').waitFor({ state: 'detached' });
    });
  },
);
