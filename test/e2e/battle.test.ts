/* A battle: its blocks are pressed in their lines, its rolls stay listed, and its end is told. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { battleGame } from '../tools/battleGame';
import { leaveAll, PHONE, until, visit } from './browser';
import { Player } from './player';

afterEach(leaveAll);

/** Goes on with a game that this device has kept. */
async function goOn(
  saved: ReturnType<typeof battleGame>,
  options: BrowserContextOptions = {},
): Promise<Player> {
  const player = new Player(await visit(inject('url'), options), 'caesar', options.hasTouch === true);
  await player.page.evaluate(
    (text) => localStorage.setItem('rubicon.local.battle', text),
    JSON.stringify(saved),
  );
  await player.page.goto(`${inject('url')}/local/${saved.game}/${saved.id}`);
  await player.sits();
  return player;
}

const rolls = ({ page }: Player) =>
  page.locator('[data-testid=battle-rounds] > div [data-testid=battle-roll]').count();

async function expectAccess({ page }: Player): Promise<void> {
  await page.evaluate(
    await readFile(resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8'),
  );
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
}

test('a unit is pressed in its line: once to see its chance, once more to fire, and the roll stays', async () => {
  const player = await goOn(battleGame());
  const { page } = player;
  await player.at('battle-window').waitFor();
  await expectAccess(player);
  const units = page.locator('[data-testid^=battle-press-]');
  await expect.poll(() => units.count()).toBeGreaterThan(1);
  const other = units.nth(1);
  expect(await other.getAttribute('aria-label')).toMatch(/^Choose /);
  await until(() => player.decides(), 'the question has been seen');
  const before = await rolls(player);
  const state = await player.at('table').getAttribute('data-state');
  await player.press(other);
  await until(async () => (await other.getAttribute('aria-pressed')) === 'true', 'the unit is lifted');
  expect(await player.at('table').getAttribute('data-state')).toBe(state);
  expect(await player.text('battle-odds')).toMatch(
    /: (1 die, hits|\d dice, each hits) on 1(–\d)? \(\d+ %\)$/,
  );
  expect(await other.getAttribute('aria-label')).toMatch(/^Fire with /);
  await player.press(other);
  await until(async () => (await rolls(player)) > before, 'the roll is listed');
});

test('a battle is fought by keyboard alone, and its end is told until that is closed', async () => {
  const player = await goOn(battleGame());
  const { page } = player;
  await player.at('battle-window').waitFor();
  await until(() => player.decides(), 'the question has been seen');
  await page.locator('[data-testid^=battle-press-][aria-pressed=true]').focus();
  const before = await player.at('table').getAttribute('data-state');
  await page.keyboard.press('Enter');
  await until(
    async () => (await player.at('table').getAttribute('data-state')) !== before,
    'the key has fired',
  );
  const result = player.at('battle-result');
  while ((await result.count()) === 0) {
    await until(async () => (await result.count()) > 0 || (await player.decides()), 'somebody decides');
    if ((await result.count()) === 0) await player.decide();
  }
  expect(await player.text('battle-result')).toMatch(
    /(You hold|The Barbarians hold) [A-Z][a-z ]+\..*You lost .*The Barbarians lost/,
  );
  await player.read();
  await player.press(player.at('battle-result-close'));
  await result.waitFor({ state: 'detached' });
});

test('on a phone nothing hides what is asked: a unit fires that is pressed with a finger', async () => {
  const player = await goOn(battleGame(), {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await player.asked(/fire, retreat or pass/);
  await player.at('battle-window').waitFor();
  await expectAccess(player);
  const units = player.page.locator('[data-testid^=battle-press-]');
  const sizes = await units.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  const names = player.page.locator('[data-testid^=battle-block-] > span');
  const cut = await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
  await player.changes(() => player.press(units.first()));
});
