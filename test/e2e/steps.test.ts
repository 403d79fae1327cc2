/* What Factions did by rule is gone through at one's own pace. */
import type { Locator } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { expectAccess } from './axe';
import { leaveAll, PHONE, until, visit } from './browser';
import { unfoldOptions } from './lobby';
import { MapPlayer } from './mapPlayer';
import { isThere } from './player';

afterEach(leaveAll);

/** What the Romans answer or do at once, whatever they are asked. */
const ANSWERS = ['pass', 'agree', 'stand', 'spare', 'stay', 'enough', 'done', 'end'];

/** Presses a button of the prompt, or in the list of all choices where there is no room for it at the prompt. */
async function answer(player: MapPlayer, button: Locator): Promise<void> {
  if (await button.isVisible()) return player.follow(button);
  await player.press(player.at('all-choices'));
  const move = await button.getAttribute('data-move');
  return player.follow(player.page.locator(`[data-testid=choice-list] button[data-move=${move}]`).first());
}

/** Lets others have their way until they have done more than one thing, and shows the first of it; returns how much it is. */
async function playUntilTold(player: MapPlayer): Promise<number> {
  for (;;) {
    await until(() => player.decides(), 'the Romans are asked');
    const answers = player.button(...ANSWERS);
    const buttons = player.page.locator('[data-testid=actions] > button[data-move]');
    if (await isThere(answers)) await answer(player, answers.first());
    else await player.follow((await isThere(player.offered)) ? player.offered.first() : buttons.first());
    await until(
      async () => (await player.decides()) && !(await isThere(player.at('news'))),
      'all has been told and the Romans are asked again',
    );
    if (!(await isThere(player.at('recap-steps')))) continue;
    await player.press(player.at('recap-steps'));
    const count = Number(/1 of (\d+)/.exec(await player.text('steps'))?.[1]);
    if (count > 1) return count;
    await player.press(player.at('steps-close'));
  }
}

test.each([
  ['at a desk', {}],
  ['on a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
])('what was done by rule is told step by step, forward and back, %s', async (_where, options) => {
  const player = new MapPlayer(await visit(`${inject('url')}/local/falling-sky`, options), 'caesar');
  const { page } = player;
  await page.locator('select').first().selectOption('1');
  await unfoldOptions(player);
  await page.locator('[data-option=nonPlayers]').selectOption('arverni-aedui-belgae');
  await player.press(player.at('start'));
  await player.sits();
  await player.at('journal').waitFor({ state: 'attached' });
  const count = await playUntilTold(player);
  await expectAccess(player, 'the steps');
  const map = () => player.at('board').locator('svg').first().textContent();
  expect(await player.at('steps').getAttribute('data-past')).toBe('true');
  await expect.poll(() => player.offered.count()).toBe(0);
  const past = await map();
  await player.at('recent').waitFor({ state: 'attached' });
  await player.press(player.at('step-back'));
  expect(await player.text('steps')).toContain('Earlier');
  const shown: number[] = [];
  for (let step = 0; step < count; step++) {
    await player.press(player.at('step-on'));
    shown.push(await page.locator('[data-shown]').count());
  }
  expect(await player.text('steps')).toContain(`${count} of ${count}`);
  expect(await player.text('steps')).toContain('rule');
  expect(Math.max(...shown)).toBeGreaterThan(0);
  await player.press(player.at('step-on'));
  await until(async () => !(await isThere(player.at('steps'))), 'the steps are gone');
  expect(await map()).not.toBe(past);
  await player.at('recap-open').waitFor();
});
