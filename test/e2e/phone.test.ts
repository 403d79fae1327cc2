/* A phone: one part of the table at a time, and fingers. */
import { afterEach, expect, inject, test } from 'vitest';
import { leaveAll, PHONE, until } from './browser';
import { playHere } from './lobby';
import type { Player } from './player';

afterEach(leaveAll);

const FINGER = 40;

async function expectRoomForFingers({ page }: Player, where: string): Promise<void> {
  const { overflow, low } = await page.evaluate((least) => {
    const root = document.documentElement;
    const buttons = [...document.querySelectorAll<HTMLElement>('button, a.button')];
    return {
      overflow: root.scrollWidth - root.clientWidth,
      low: buttons
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => ({ button, height: button.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < least - 0.5)
        .map(({ button, height }) => `${height.toFixed(1)} px: ${button.outerHTML.slice(0, 120)}`),
    };
  }, FINGER);
  expect(overflow, `${where}: pixels too wide`).toBe(0);
  expect(low, `${where}: buttons too low for a finger`).toEqual([]);
}

/** Says whether things stand below each other. */
async function inOrder(player: Player, testIds: readonly string[]): Promise<boolean> {
  const tops: number[] = [];
  for (const id of testIds) tops.push((await player.at(id).first().boundingBox())?.y ?? Number.NaN);
  return tops.every((top, index) => index === 0 || top > tops[index - 1]);
}

test('a game against the bot is played with tabs and taps', async () => {
  const player = await playHere(inject('url'), 'random', { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = player;
  await player.asked(/discard/);
  expect(await player.at('table').getAttribute('data-view')).toBe('hand');
  expect(await player.at('board').isVisible()).toBe(false);
  for (const view of ['map', 'hand', 'journal'] as const) {
    await player.show(view);
    await until(async () => (await player.at('table').getAttribute('data-view')) === view, view);
    await expectRoomForFingers(player, view);
  }

  let decisions = 0;
  const places: string[] = [];
  while (decisions < 12 || player.journeys === 0) {
    await until(() => player.decides(), 'the bot is done');
    const prompt = await player.text('prompt');
    await player.decide();
    decisions++;
    places.push(prompt);
    await expectRoomForFingers(player, prompt);
  }
  expect(places.some((prompt) => prompt.includes('Play a card'))).toBe(true);
  expect(player.journeys).toBeGreaterThan(0);
  await player.show('journal');
  expect(await player.text('journal')).toContain('Caesar moves a group from');
  await expectRoomForFingers(player, 'the journal');
  await page.goto(inject('url'));
  await player.at('create-room').first().waitFor();
  await expectRoomForFingers(player, 'the lobby');
  expect(await inOrder(player, ['saved-games', 'create-room', 'rooms'])).toBe(true);
  await player.press(player.at('create-room').first());
  await player.at('create-dialog').waitFor();
  await expectRoomForFingers(player, 'the dialog');
});

test('the armies of Alesia are deployed by taps', async () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const player = await playHere(inject('url'), 'random', phone, 'alesia');
  await player.asked(/Place your units/);
  for (const view of ['map', 'hand'] as const) {
    await player.show(view);
    await expectRoomForFingers(player, view);
  }
});
