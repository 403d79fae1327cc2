/* A card is explained to who points at it, comes to it with the tab key, or keeps a finger on it. */
import type { Locator } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { CaesarsGallicWar } from '../../games';
import { gameAt } from '../tools/lateGame';
import { expectAccess, LOOKS } from './axe';
import { leaveAll, PHONE, until } from './browser';
import { playHere, resume } from './lobby';
import type { Player } from './player';

afterEach(leaveAll);

function cardsInHand(player: Player): Locator {
  return player.at('hand').locator('[data-explains]');
}

/** Expects a card to be explained, beside it and not over what is asked. */
async function expectExplained(player: Player, card: Locator): Promise<void> {
  await player.at('explanation').waitFor();
  const boxOf = async (thing: Locator) => {
    const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const note = await boxOf(player.at('explanation'));
  for (const other of [card, player.at('prompt-bar')]) {
    const { left, top, right, bottom } = await boxOf(other);
    const covers = note.left < right && left < note.right && note.top < bottom && top < note.bottom;
    expect(covers, `the explanation covers ${other}`).toBe(false);
  }
  const { width, height } = player.page.viewportSize() ?? { width: 0, height: 0 };
  expect(note.left >= 0 && note.top >= 0 && note.right <= width && note.bottom <= height).toBe(true);
}

async function isGone(player: Player): Promise<void> {
  await player.at('explanation').waitFor({ state: 'detached' });
}

test('in the hand: where the pointer rests, and where the focus is', async () => {
  const player = await playHere(inject('url'), 'random');
  await player.asked(/discard/);
  const card = cardsInHand(player).first();
  await card.hover();
  await expectExplained(player, card);
  expect(await player.text('explanation')).toMatch(/Who is first/);
  await player.at('explanation').hover();
  await player.press(player.at('explanation').locator('[data-rule="2.1"]').first());
  await player.at('rule-section').waitFor();
  await player.page.keyboard.press('Escape');
  await player.at('rules').waitFor({ state: 'detached' });
  await player.page.mouse.move(5, 5);
  await isGone(player);

  await player.at('hand').locator('button').first().focus();
  await player.page.keyboard.press('Tab');
  const second = cardsInHand(player).nth(1);
  await expectExplained(player, second);
  const described = await player.page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent;
  });
  expect(described).toBe(await player.text('explanation'));
  await player.page.keyboard.press('Escape');
  await isGone(player);
  await player.page.keyboard.press('Tab');
  await expectExplained(player, cardsInHand(player).nth(2));
});

test('among the cards played, and in the journal', async () => {
  const player = await playHere(inject('url'), 'random');
  await player.asked(/discard/);
  // What explains cards is loaded when the pointer first comes to one.
  await cardsInHand(player).first().hover();
  await player.at('explanation').waitFor();
  await player.page.mouse.move(5, 5);
  await isGone(player);
  await player.chooseCard();
  await player.asked(/Play a card/);
  await player.chooseCard();
  await until(() => player.decides(), 'the bot to be done, so that nothing moves any more');
  const played = player.at('played').locator('button[data-explains]').first();
  await played.focus();
  await player.page.keyboard.press('Enter');
  await expectExplained(player, played);
  await player.page.keyboard.press('Escape');
  await isGone(player);
  const named = player.at('journal').locator('button[data-explains]').first();
  await player.press(named);
  await player.at('explanation').waitFor();
});

test('by the first tap at its name', async () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const player = await resume(inject('url'), gameAt(CaesarsGallicWar, 'announce'), phone);
  await player.asked(/Announce/);
  const named = player.at('prompt').locator('button[data-explains]').first();
  await player.press(named);
  await expectExplained(player, named);
});

test('under a finger that stays, which plays nothing', async () => {
  const player = await playHere(inject('url'), 'random', { viewport: PHONE, hasTouch: true, isMobile: true });
  await player.asked(/discard/);
  await player.show('hand');
  const card = cardsInHand(player).first();
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touch = await player.page.context().newCDPSession(player.page);
  const points = [{ x: x + width / 2, y: y + height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
  await expectExplained(player, card);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await until(async () => (await player.at('explanation').count()) === 1, 'the explanation stays');
  await expect.poll(() => player.at('hand').locator('[data-lifted=true]').count()).toBe(0);
  await player.at('prompt').tap({ position: { x: 5, y: 5 } });
  await isGone(player);
  await player.press(player.at('hand').locator('button').first());
  await player.at('hand').locator('[data-lifted=true]').waitFor();
});

describe.each(LOOKS)('at $viewport.width in the $colorScheme', ({ viewport, colorScheme }) => {
  test('nobody is kept out of what is said of a card', async () => {
    const player = await playHere(inject('url'), 'random', { viewport, colorScheme }, 'caesars-gallic-war');
    await player.asked(/Choose a card/);
    await player.show('hand');
    await cardsInHand(player).first().hover();
    await player.at('explanation').waitFor();
    await expectAccess(player, 'a card explained');
  });
});
