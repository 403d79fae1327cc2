/* What is asked is in sight at every size, and no stray click throws anything away. */
import type { Locator } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { CaesarRomeVsGaul, CaesarsGallicWar, FallingSky, JuliusCaesar } from '../../games';
import { gameAt, lateGame } from '../tools/lateGame';
import { expectAccess } from './axe';
import { leaveAll, PHONE, until } from './browser';
import { playHere, resume } from './lobby';
import { type Player, playUntil } from './player';

afterEach(leaveAll);

const SMALL = { width: 1280, height: 720 };
const NARROW = { width: 900, height: 700 };
const ACROSS = { width: 844, height: 390 };
/** A screen of 1440 by 900 at 200 %. */
const ENLARGED = { width: 720, height: 450 };

/** Waits until all of a thing is on the screen, and on top. */
async function expectInSight(player: Player, thing: Locator, what: string): Promise<void> {
  const isInSight = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isWithin = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return isWithin && hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const where = JSON.stringify(player.page.viewportSize());
  await until(() => thing.evaluate(isInSight), `${what} to be in sight at ${where}`);
}

const cardsOf = ({ page }: Player) => page.locator('[data-testid=hand] [data-lifted]');

describe.each([SMALL, NARROW, ACROSS, ENLARGED])('at $width by $height', (viewport) => {
  test('the hand comes first, and its confirm is at the prompt', async () => {
    const player = await playHere(inject('url'), 'random', { viewport });
    await player.asked(/discard/);
    // The pointer has stayed where the game was begun: what is said of a card under it would cover others.
    await player.page.mouse.move(0, 0);
    await expectInSight(player, cardsOf(player).first(), 'the first card');
    if (viewport.height > 500) await expectInSight(player, cardsOf(player).last(), 'the last card');
    await player.press(cardsOf(player).first());
    await expectInSight(player, player.at('confirm'), 'the confirm');
    expect(await player.text('confirm')).toMatch(/^Discard/);
    await expect.poll(() => player.at('prompt-bar').locator('[data-testid=confirm]').count()).toBe(1);
    await player.press(cardsOf(player).first());
    expect(await player.at('confirm').count(), 'a second click puts the card down').toBe(0);
    await expectAccess(player, 'the table');
  });

  test('the pool is in view while levies are raised, and the cities light up', async () => {
    const player = await resume(inject('url'), gameAt(JuliusCaesar, 'levy'), { viewport });
    await player.asked(/Levy Point/);
    const offered = player.page.locator('[data-testid=pool-caesar] [data-offered=true]');
    if ((await offered.count()) > 0) {
      await expectInSight(player, offered.first(), 'a block of the pool');
      await expect.poll(() => player.offered.count()).toBeGreaterThan(0);
    }
    await expectInSight(
      player,
      player.page.locator('[data-testid=prompt-bar] [data-move=end]'),
      'End levies',
    );
  });
});

test('nothing scrolls the table out of sight, however long its journal and panels are', async () => {
  const player = await resume(inject('url'), lateGame(FallingSky), { viewport: SMALL });
  await player.at('journal').waitFor();
  const scrolled = await player.at('table').evaluate((table) => {
    for (const one of [document.documentElement, table]) one.scrollTo(0, 10_000);
    return scrollY + table.scrollTop;
  });
  expect(scrolled).toBe(0);
});

test.each([SMALL, PHONE, ACROSS])(
  'the end of a game is in sight, and the map below it, at %o',
  async (viewport) => {
    const player = await resume(inject('url'), lateGame(JuliusCaesar), { viewport });
    await player.press(player.at('menu'));
    await player.press(player.at('resign'));
    await player.press(player.at('resign-confirm'));
    await expectInSight(player, player.at('game-over').getByRole('heading'), 'who has won');
    const lobby = player.at('game-over').getByRole('link', { name: 'Back to the lobby' });
    await expectInSight(player, lobby, 'the way to the lobby');
    const banner = await player.at('game-over').boundingBox();
    const board = await player.at('board').boundingBox();
    const between = (board?.y ?? 0) - (banner?.y ?? 0) - (banner?.height ?? 0);
    expect(between, 'an empty row').toBeLessThanOrEqual(viewport === ACROSS ? 44 : 1);
  },
);

test('the map stays where it is whatever is asked', async () => {
  for (const viewport of [SMALL, PHONE, ACROSS]) {
    const player = await resume(inject('url'), gameAt(CaesarsGallicWar, 'announce'), { viewport });
    await player.asked(/Announce/);
    const corner = async () => {
      const { x, y } = (await player.at('board').boundingBox()) ?? {};
      return { x, y };
    };
    const before = await corner();
    const announce = player.page.locator('[data-testid=actions] [data-move=announce]');
    await expect.poll(() => announce.count()).toBeGreaterThan(2);
    await expectInSight(player, announce.last(), 'the last button');
    await player.show('map');
    await expectInSight(player, player.at('zoom-in'), 'the zoom, below however much is asked');
    await player.changes(() => player.press(announce.last()));
    await playUntil([player], async () => !(await player.isAsked(/Announce/)) && player.decides());
    await player.show('map');
    expect(await corner(), JSON.stringify(viewport)).toEqual(before);
  }
});

test.each([PHONE, SMALL])(
  'a battle stands beside the map, in sight with its place at %o',
  async (viewport) => {
    const player = await resume(inject('url'), gameAt(CaesarRomeVsGaul, 'reroll'), { viewport });
    await player.asked(/rolled again/);
    await player.show('map');
    await expectInSight(player, player.at('battle').locator('header strong'), 'the name of the battle');
    const place = player.page.locator('[data-asked=true] [data-testid^=place-] circle').first();
    const isOnMap = (circle: Element) => {
      const { x, y, right, bottom } = circle.getBoundingClientRect();
      const map = circle.closest('[data-bare]')?.getBoundingClientRect();
      return map !== undefined && map.left < x && map.top < y && map.right > right && map.bottom > bottom;
    };
    await until(() => place.evaluate(isOnMap), 'the place of the battle to be on the map that is seen');
  },
);

test('a card named in what is asked can be read there, beside what is asked', async () => {
  const player = await resume(inject('url'), gameAt(CaesarsGallicWar, 'announce'), { viewport: SMALL });
  await player.asked(/Announce/);
  await player.at('prompt').locator('[data-explains]').hover();
  const explanation = player.at('explanation');
  await explanation.waitFor();
  const bar = await player.at('prompt-bar').boundingBox();
  expect((await explanation.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('one row of 44 pixels stands above the map of a phone held across', async () => {
  const player = await playHere(inject('url'), 'random', {
    viewport: ACROSS,
    hasTouch: true,
    isMobile: true,
  });
  await player.asked(/discard/);
  // What the bot has done is told beside the map alone, until something is pressed.
  await player.at('recap').waitFor({ state: 'attached' });
  const bar = await player.at('prompt-bar').boundingBox();
  const board = await player.at('board').boundingBox();
  expect(bar).toMatchObject({ y: 0, height: 44 });
  expect(board).toMatchObject({ y: 44, height: ACROSS.height - 44 });
  expect(board?.width).toBeGreaterThan(400);
  expect(await player.at('hand').isVisible()).toBe(true);
  await player.show('journal');
  expect(await player.at('status').isVisible()).toBe(true);
  expect(await player.at('journal').isVisible()).toBe(true);
  await player.show('map');
  await expect.poll(async () => (await player.at('board').boundingBox())?.width).toBeGreaterThan(700);
});

test('a phone opens by itself where there is something to choose', async () => {
  const player = await playHere(inject('url'), 'random', { viewport: PHONE, hasTouch: true, isMobile: true });
  const view = () => player.at('table').getAttribute('data-view');
  await player.asked(/discard/);
  expect(await view()).toBe('hand');
  await player.chooseCard();
  await player.asked(/Play a card/);
  await player.show('journal');
  await player.show('hand');
  await player.chooseCard();
  await playUntil([player], () => player.isAsked(/group to move/));
  expect(await view()).toBe('map');
});

describe('what would be lost', () => {
  const end = ({ page }: Player) => page.locator('[data-testid=actions] > button[data-move=end]');

  test('is said once before moves are ended, and told in the journal', async () => {
    const player = await resume(inject('url'), gameAt(JuliusCaesar, 'move'), { viewport: SMALL });
    await player.asked(/group to move/);
    expect(await end(player).getAttribute('class')).not.toBe('primary');
    await player.press(end(player));
    expect(await player.text('prompt')).toMatch(/You have \d moves? left\. End moves\?/);
    expect(await player.at('confirm').getAttribute('class')).not.toBe('primary');
    await until(() => player.decides(), 'the question to be read');
    await player.press(player.at('think-again'));
    expect(await player.text('prompt')).toMatch(/group to move/);
    await until(() => player.decides(), 'the question to be read');
    await player.answer('end');
    await until(
      async () => /Caesar ends his moves with \d left/.test(await player.text('journal')),
      'the line',
    );
  });

  test('is not lost by clicks that come with the question, or with the one before it', async () => {
    const player = await resume(inject('url'), gameAt(JuliusCaesar, 'move'), { viewport: SMALL });
    await player.asked(/group to move/);
    await player.page.evaluate(() => {
      const bar = document.querySelector('[data-testid=prompt-bar]');
      if (bar === null) return;
      new MutationObserver(() => {
        for (const button of bar.querySelectorAll<HTMLElement>('[data-testid=confirm], [data-move=end]')) {
          bar.setAttribute('data-clicks', `${Number(bar.getAttribute('data-clicks')) + 1}`);
          button.click();
        }
      }).observe(bar, { childList: true, subtree: true, characterData: true });
    });
    await player.press(end(player));
    await until(() => player.decides(), 'the question to be read');
    expect(Number(await player.at('prompt-bar').getAttribute('data-clicks'))).toBeGreaterThan(0);
    expect(await player.text('prompt')).toMatch(/End moves\?/);
    await player.press(player.at('confirm'));
    await player.asked(/levy pool/);
    expect(await player.text('journal')).not.toMatch(/Caesar ends his levies/);
  });
});

test('a block that is to be disbanded is picked, and disbanded at the prompt', async () => {
  const player = await resume(inject('url'), gameAt(JuliusCaesar, 'disband'), { viewport: SMALL });
  await player.asked(/Disband any blocks/);
  const state = await player.at('table').getAttribute('data-state');
  const block = player.page.locator('[data-testid=board] [data-testid^=piece-c-][data-thing]').first();
  await player.press(block);
  expect(await player.text('confirm')).toMatch(/^Disband /);
  expect(await player.at('table').getAttribute('data-state')).toBe(state);
  await player.page.keyboard.press('Escape');
  await player.at('confirm').waitFor({ state: 'detached' });
  await player.press(block);
  await player.changes(() => player.press(player.at('confirm')));
  await until(async () => /is disbanded/.test(await player.text('journal')), 'the line');
});

test('the journal folds to its last line, and stays so on this device', async () => {
  const player = await resume(inject('url'), gameAt(JuliusCaesar, 'move'), { viewport: SMALL });
  const { page } = player;
  await player.asked(/group to move/);
  await player.press(player.at('fold'));
  await player.at('last-line').waitFor();
  await expect.poll(() => player.at('journal').count()).toBe(0);
  expect((await player.text('last-line')).length).toBeGreaterThan(30);
  await page.reload();
  await player.sits();
  await player.at('last-line').waitFor();
  await player.press(player.at('last-line'));
  await player.at('journal').waitFor();
  await page.reload();
  await player.sits();
  await player.at('journal').waitFor();
});
