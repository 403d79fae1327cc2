/* A match ends, and another follows. */
import { afterEach, expect, inject, test } from 'vitest';
import { leaveAll, until, visit } from './browser';
import { join, meetByLink, openRoom, setUpHere } from './lobby';
import { Player } from './player';
import { letBotsThink } from './waitingBots';

afterEach(leaveAll);

test('one resigns, both see the end, and both come together again', async () => {
  const caesar = await openRoom(inject('url'), 'Marcus', false);
  const match = new URL(caesar.page.url()).pathname.split('/').at(-1);
  const pompey = new Player(await visit(inject('url')), 'pompey');
  await pompey.press(pompey.page.locator(`[data-testid=room][data-match="${match}"] a`));
  await join(pompey, 'Sextus');
  await caesar.at('invite').waitFor({ state: 'detached' });

  await pompey.asked(/discard/);
  await pompey.press(pompey.at('menu'));
  await pompey.press(pompey.at('resign'));
  await pompey.at('resign-dialog').waitFor();
  await pompey.page.keyboard.press('Escape');
  await pompey.at('resign-dialog').waitFor({ state: 'detached' });
  await expect.poll(() => pompey.at('game-over').count()).toBe(0);
  await pompey.press(pompey.at('menu'));
  await pompey.press(pompey.at('resign'));
  await pompey.press(pompey.at('resign-confirm'));
  for (const player of [caesar, pompey]) {
    await player.at('game-over').waitFor();
    expect(await player.text('game-over')).toContain('Caesar wins');
    expect(await player.text('game-over')).toContain('Pompey resigned; Caesar wins.');
    await expect.poll(() => player.at('prompt-bar').count()).toBe(0);
  }
  expect(await caesar.text('game-over')).toContain('well played');

  const before = caesar.page.url();
  await caesar.press(caesar.at('play-again'));
  await caesar.page.waitForURL((url) => url.href !== before);
  await caesar.sits();
  await until(async () => (await pompey.text('play-again')).includes('Your opponent waits'), 'the call');
  await pompey.press(pompey.at('play-again'));
  await pompey.page.waitForURL((url) => url.href !== before);
  await pompey.sits();
  expect(pompey.page.url()).toBe(caesar.page.url());
  for (const player of [caesar, pompey]) {
    await player.asked(/discard/);
    const seat = player.side === 'caesar' ? '0' : '1';
    await expect.poll(() => player.page.locator(`li[data-seat="${seat}"] [data-testid=you]`).count()).toBe(1);
    expect(await player.text('players')).toContain('Marcus');
    await until(async () => (await player.text('players')).includes('Sextus'), 'both sit');
  }
  await caesar.chooseCard();
  await pompey.chooseCard();
  await caesar.asked(/Play a card/);
});

test('who waits may resign all the same', async () => {
  const { caesar, pompey } = await meetByLink(inject('url'));
  await caesar.chooseCard();
  await until(async () => /Waiting for Pompey/.test(await caesar.text('prompt')), 'Caesar waits');
  await caesar.press(caesar.at('menu'));
  await caesar.press(caesar.at('resign'));
  await caesar.press(caesar.at('resign-confirm'));
  for (const player of [caesar, pompey]) {
    await player.at('game-over').waitFor();
    expect(await player.text('game-over')).toContain('Caesar resigned; Pompey wins.');
  }
});

test('who waits for a bot on this device may resign', async () => {
  const player = await setUpHere(inject('url'), 'random');
  await letBotsThink(player, false);
  await player.press(player.at('start'));
  await player.sits();
  await player.chooseCard();
  await player.at('thinking').waitFor();
  await player.press(player.at('menu'));
  await player.press(player.at('resign'));
  await player.press(player.at('resign-confirm'));
  await player.at('game-over').waitFor();
  expect(await player.text('game-over')).toContain('Caesar resigned; Pompey wins.');
});

test('the lobby keeps the match for who holds a seat in it', async () => {
  const caesar = await openRoom(inject('url'), 'Titus', true);
  const { href } = new URL(caesar.page.url());
  await caesar.page.goto(inject('url'));
  await until(async () => /Your turn/.test((await caesar.at('my-match').textContent()) ?? ''), 'it is told');
  await caesar.press(caesar.at('my-match').getByTestId('rejoin'));
  await caesar.sits();
  expect(caesar.page.url()).toBe(href);
  await caesar.asked(/discard/);
});
