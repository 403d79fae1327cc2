/* Single keys: listed by ?, and off while somebody types. */
import { afterEach, expect, inject, test } from 'vitest';
import { leaveAll, until } from './browser';
import { playHere } from './lobby';
import { playUntil } from './player';

afterEach(leaveAll);

test('keys find what can be done, hide the pieces, zoom, take back and end', async () => {
  const player = await playHere(inject('url'), 'random');
  const { page } = player;
  await playUntil([player], () => player.isAsked(/group to move/));

  await until(async () => {
    await page.keyboard.press('?');
    return (await player.at('shortcuts').count()) > 0;
  }, 'the keys have come behind the table');
  const listed = await page.locator('[data-shortcut]').count();
  expect(listed).toBeGreaterThan(10);
  await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  await player.at('shortcuts').waitFor({ state: 'detached' });

  const stacks = page.locator('[data-stacks]');
  expect(await stacks.isVisible()).toBe(true);
  await page.keyboard.press('h');
  await until(async () => !(await stacks.isVisible()), 'the pieces are hidden');
  expect(await player.at('hide-pieces').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('h');
  await until(() => stacks.isVisible(), 'the pieces are back');

  const scale = () => page.locator('[style*="--fit"]').getAttribute('style');
  const before = await scale();
  await page.keyboard.press('+');
  await until(async () => (await scale()) !== before, 'the map is larger');

  await page.keyboard.press('n');
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place') ?? null);
  const first = await focused();
  expect(first).not.toBeNull();
  await page.keyboard.press('n');
  await until(async () => (await focused()) !== first, 'the next place has the focus');
  await page.keyboard.press('N');
  await until(async () => (await focused()) === first, 'and the one before');
  const words = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(words).toMatch(/: .*strength \d/);

  const prompt = await player.text('prompt');
  expect(await player.moveBlock(), 'a block can be moved').toBe(true);
  await page.keyboard.press('u');
  await until(async () => (await player.text('prompt')) === prompt, 'the move is taken back');
});

test('places are told once each, with what they hold', async () => {
  const player = await playHere(inject('url'), 'random');
  await player.asked(/discard/);
  const labels = await player.page
    .locator('[data-testid=board] [role=button][aria-label]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const genua = labels.filter((label) => /^Genua\b/.test(label));
  expect(genua).toHaveLength(1);
  expect(new Set(labels).size).toBe(labels.length);
});
