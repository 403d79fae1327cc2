/* A game without a pointer. */
import type { Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { leaveAll, until, visit } from './browser';
import { Player } from './player';

afterEach(leaveAll);

const STOPS = 'a[href], button, input, select, summary, textarea, [tabindex]';

/** Goes on with the tab key, once round the page at most, until the focus is on something, and expects to see it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step <= (await page.locator(STOPS).count()) + 1; step++) {
    if (await hasFocus(page, selector)) break;
    await page.keyboard.press('Tab');
  }
  const shown = (await page.locator('[data-testid=prompt-bar]').allInnerTexts()).join().replaceAll('\n', ' ');
  expect(await hasFocus(page, selector), `the tab key leads to ${selector}; prompt: ${shown}`).toBe(true);
  expect(await showsFocus(page), `the focus is seen on ${selector}`).toBe(true);
}

function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
}

/** Whether what has the focus looks so: an outline or shadow of its own, or on the map a thick ring beside it. */
function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (active === null || !active.matches(':focus-visible')) return false;
    const thing = active.closest('g[data-thing]');
    return [active, ...(thing ?? active).querySelectorAll('*')].some((element) => {
      const { outlineStyle, outlineWidth, boxShadow, stroke, strokeWidth } = getComputedStyle(element);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      const hasStroke = thing !== null && stroke !== 'none' && Number.parseFloat(strokeWidth) >= 4;
      return hasOutline || boxShadow !== 'none' || hasStroke;
    });
  });
}

test('a card phase and a command are played by keyboard', async () => {
  const player = new Player(await visit(inject('url')), 'caesar');
  const { page } = player;
  await player.at('play-here').first().waitFor();
  await tabTo(page, '[data-testid=play-here]');
  await page.keyboard.press('Enter');
  await player.at('local-setup').waitFor();
  await tabTo(page, '[data-testid=seat-1]');
  await page.keyboard.press('ArrowDown');
  expect(await player.at('seat-1').inputValue()).toBe('random');
  await tabTo(page, '[data-testid=more-options]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-testid=pace]');
  await page.keyboard.press('ArrowUp');
  expect(await player.at('pace').inputValue()).toBe('200');
  await tabTo(page, '[data-testid=start]');
  await page.keyboard.press('Enter');
  await player.sits();

  await player.asked(/discard/);
  await tabTo(page, '[data-testid=hand] [data-lifted]:has([data-card=command])');
  await page.keyboard.press('Enter');
  await player.at('confirm').waitFor();
  expect(await hasFocus(page, '[data-testid=confirm]'), 'the focus goes to what confirms the card').toBe(
    true,
  );
  await player.changes(() => page.keyboard.press('Enter'));

  await player.asked(/Play a card/);
  await chooseFromList(player, /^Play (?!.*(Apollo|Jupiter|Mars|Mercury|Neptune|Pluto|Vulcan))/);
  await until(() => player.decides(), 'a decision');
  while (!(await player.isAsked(/group to move/))) {
    await chooseFromList(player, /./);
    await until(() => player.decides(), 'a decision');
  }

  await tabTo(page, '[data-offered=true] [data-testid^=place-] > [role=button]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-testid=board] [data-testid^=piece-]:has([data-offered=true]) > [role=button]');
  await page.keyboard.press('Enter');
  await player.at('cost').waitFor();
  expect(await player.text('cost')).toMatch(/A new group: 1 of \d moves/);
  await tabTo(page, '[data-goal=true] [data-testid^=place-] > [role=button]');
  await player.changes(() => page.keyboard.press('Enter'));
  await page.locator('[data-testid=prompt-bar][data-busy=false]').waitFor();
  expect(await player.text('prompt')).toMatch(/Move blocks of the group/);
  expect(await player.text('journal')).toMatch(/A block of Caesar (moves|attacks) from/);
  await tabTo(page, '[data-testid=prompt-bar] button[data-move=end]');
  await player.changes(async () => {
    await page.keyboard.press('Enter');
    await meanIt(player);
  });
  expect(await player.text('prompt')).not.toMatch(/Move blocks of the group/);
});

/** Opens the list of all choices, goes to the first that reads so, and takes it. */
async function chooseFromList(player: Player, wanted: RegExp): Promise<void> {
  const { page } = player;
  if ((await player.at('choice-list').count()) === 0) {
    await tabTo(page, '[data-testid=all-choices]');
    await page.keyboard.press('Enter');
    await player.at('choice-list').waitFor();
  }
  await until(() => player.decides(), 'a decision');
  const buttons = page.locator('[data-testid=choice-list] button');
  const labels = await buttons.allTextContents();
  const index = Math.max(
    0,
    labels.findIndex((label) => wanted.test(label)),
  );
  await buttons.nth(index).evaluate((button) => button.setAttribute('data-wanted', ''));
  await tabTo(page, '[data-wanted]');
  await buttons.nth(index).evaluate((button) => button.removeAttribute('data-wanted'));
  await player.changes(async () => {
    await page.keyboard.press('Enter');
    await meanIt(player);
  });
}

/** Says once more that what was chosen is meant, if the table asks. */
async function meanIt(player: Player): Promise<void> {
  if ((await player.at('confirm').count()) === 0) return;
  await until(() => player.decides(), 'the question to be read');
  await tabTo(player.page, '[data-testid=confirm]');
  await player.page.keyboard.press('Enter');
}

test('who closes a dialog is where it was opened', async () => {
  const player = new Player(await visit(inject('url')), 'caesar');
  const { page } = player;
  const button = '[data-game=caesars-gallic-war] [data-testid=create-room]';
  await page.locator(button).waitFor();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await player.at('create-dialog').waitFor();
  await until(() => hasFocus(page, '[data-testid=create-dialog] *'), 'the focus is in the dialog');
  await page.keyboard.press('Escape');
  await player.at('create-dialog').waitFor({ state: 'detached' });
  expect(await hasFocus(page, button)).toBe(true);
});
