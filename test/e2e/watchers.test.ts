/* Who watches is counted at the table, and reads what the players say if the room's maker lets him. */
import type { BrowserContextOptions } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { expectAccess, LOOKS } from './axe';
import { leaveAll, PHONE, until, visit } from './browser';
import { join, unfoldOptions } from './lobby';
import { Player } from './player';

afterEach(leaveAll);

/** Caesar opens a room, and Pompey comes by the link. */
async function meet(watching: string) {
  const caesar = new Player(await visit(inject('url')), 'caesar');
  await caesar.press(caesar.page.locator('[data-game=julius-caesar]').getByTestId('create-room'));
  await caesar.at('name').fill('Gaius');
  await unfoldOptions(caesar);
  await caesar.at('watchers').selectOption(watching);
  await caesar.press(caesar.at('create'));
  await caesar.sits();
  const pompey = new Player(await visit(caesar.page.url()), 'pompey');
  await join(pompey, 'Gnaeus');
  return { caesar, pompey, link: caesar.page.url() };
}

async function watch(link: string, options: BrowserContextOptions = {}): Promise<Player> {
  const watcher = new Player(await visit(link, options), 'caesar');
  await watcher.at('watching').waitFor();
  await watcher.sits();
  return watcher;
}

async function say(player: Player, text: string): Promise<void> {
  await player.show('chat');
  await player.at('chat-input').fill(text);
  await player.page.keyboard.press('Enter');
  await until(async () => (await player.text('chat')).includes(text), 'what was said');
}

describe('a table', () => {
  test('shows how many watch, and keeps from them what the players say', async () => {
    const { caesar, pompey, link } = await meet('play');
    await say(caesar, 'Hannibal ad portas');
    await expect.poll(() => caesar.at('watchers').count()).toBe(0);
    const watcher = await watch(link);
    for (const player of [caesar, pompey, watcher])
      await until(
        async () => /One watches but cannot read/.test(await player.text('watchers')),
        'the watcher',
      );
    await say(pompey, 'Non iam');
    await until(async () => (await caesar.text('chat')).includes('Non iam'), 'the answer has come');
    await until(async () => /not open to watchers/.test(await watcher.text('chat')), 'the chat');
    expect(await watcher.page.locator('body').innerText()).not.toMatch(/Hannibal|Non iam/);
    await expect.poll(() => caesar.at('overheard').count()).toBe(0);
    await watcher.page.context().close();
    for (const player of [caesar, pompey]) await player.at('watchers').waitFor({ state: 'detached' });
  });

  test('that is open to it shows watchers the chat, and says so to who speaks', async () => {
    const { caesar, link } = await meet('chat');
    await say(caesar, 'Salvete');
    const watcher = await watch(link);
    await until(async () => (await watcher.text('chat')).includes('Salvete'), 'what was said before');
    await caesar.at('overheard').waitFor();
    expect(await caesar.text('watchers')).toMatch(/One watches and can read/);
  });

  test('that is closed to watchers says so, and shows nothing', async () => {
    const { link } = await meet('none');
    const { page } = await visit(link);
    await page.getByText('It is not open to watchers.').waitFor();
    await expect.poll(() => page.getByTestId('table').count()).toBe(0);
  });
});

test('a room whose watchers see the game later says so, and shows them what stood then', async () => {
  const { caesar, pompey, link } = await meet('play-15');
  await caesar.chooseCard();
  await pompey.chooseCard();
  await caesar.asked(/Play a card/);
  const watcher = await watch(link);
  expect(await watcher.text('late')).toBe(
    'You watch this game 15 minutes later: the players may be further on.',
  );
  await until(
    async () => /Caesar and Pompey to decide/.test(await watcher.text('prompt')),
    'the set-up is shown',
  );
  await expect.poll(() => caesar.at('late').count()).toBe(0);
  await caesar.press(caesar.at('menu'));
  await caesar.press(caesar.at('resign'));
  await caesar.press(caesar.at('resign-confirm'));
  await caesar.at('game-over').waitFor();
  await watcher.page.reload();
  await watcher.at('late').waitFor();
  await until(
    async () => /Caesar and Pompey to decide/.test(await watcher.text('prompt')),
    'the set-up is shown again',
  );
  await expect.poll(() => watcher.at('game-over').count()).toBe(0);
  await watcher.page.goto(link.replace('/match/', '/replay/match/'));
  watcher.visit.expected.push(/409/);
  await watcher.page.getByText('The match goes on.').waitFor();
});

test('who watches on a phone gives no room to buttons that he is never asked to press', async () => {
  const { caesar, link } = await meet('play');
  const watcher = await watch(link, { viewport: PHONE });
  await caesar.turnTo(PHONE);
  const heightOf = async (player: Player) => (await player.at('prompt-bar').boundingBox())?.height ?? 0;
  const least = await watcher.at('menu').boundingBox();
  expect(await heightOf(watcher)).toBeGreaterThanOrEqual(least?.height ?? 0);
  expect(await heightOf(watcher)).toBeLessThan(0.6 * (await heightOf(caesar)));
});

test.each(LOOKS)('with watchers nobody is kept out at $viewport.width in the $colorScheme', async (look) => {
  const { link } = await meet('play');
  const watcher = await watch(link, look);
  await watcher.at('watchers').waitFor();
  if (look.viewport === PHONE) await watcher.show('chat');
  await expectAccess(watcher, 'a table that is watched');
});
