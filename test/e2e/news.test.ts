/* The table tells what a bot does while it does it. */
import type { BrowserContextOptions } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { FallingSky } from '../../games/falling-sky';
import { lateGame } from '../tools/lateGame';
import { leaveAll, until } from './browser';
import { resume, setUpHere } from './lobby';
import type { Player } from './player';
import { letBotsThink } from './waitingBots';

afterEach(leaveAll);

describe('what a bot does', () => {
  /** Keeps what the news shows, however short. */
  const watch = ({ page }: Player) =>
    page.evaluate(() => {
      const shown: string[] = [];
      Object.assign(globalThis, { shown });
      new MutationObserver(() => {
        const text = document.querySelector('[data-testid=news] p')?.textContent;
        if (text && shown.at(-1) !== text) shown.push(text);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  const shownTo = ({ page }: Player): Promise<string[]> => page.evaluate('globalThis.shown');

  /** Goes on with a game at a moment when bots act before something is asked again, and lets them. */
  async function passToBots(options: BrowserContextOptions = {}): Promise<Player> {
    const player = await resume(inject('url'), lateGame(FallingSky, 'news', 0.5), options);
    await watch(player);
    await player.at('journal').waitFor();
    await letBotsThink(player, false);
    await player.answer('pass');
    await letBotsThink(player, true);
    return player;
  }

  test('is shown as it happens, and no longer when something is asked', async () => {
    const player = await passToBots();
    await until(async () => (await shownTo(player)).length > 0, 'what a bot does');
    await player.page.locator('[data-testid=prompt-bar][data-decides=true]').waitFor();
    await expect.poll(() => player.at('news').count()).toBe(0);
  });

  test('is not shown in motion to who wants none', async () => {
    const player = await passToBots({ reducedMotion: 'reduce' });
    await player.page.locator('[data-testid=prompt-bar][data-decides=true]').waitFor();
    expect(await shownTo(player)).toEqual([]);
    await expect.poll(() => player.at('news').count()).toBe(0);
  });
});

test('who cannot load what tells of others plays on without', async () => {
  const visited = await setUpHere(inject('url'), 'friend');
  visited.visit.expected.push(/ERR_FAILED/);
  let refused = 0;
  await visited.page.route(/deferred-/, (route) => {
    refused += 1;
    return route.abort();
  });
  await visited.press(visited.at('start'));
  await visited.press(visited.at('lift-curtain'));
  await visited.chooseCard();
  await visited.at('curtain').waitFor();
  expect(refused).toBeGreaterThan(0);
  await expect.poll(() => visited.at('journal').count()).toBe(0);
});
