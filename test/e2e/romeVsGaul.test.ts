/* Caesar: Rome vs Gaul by clicks, on a desktop and on a phone. */
import { afterEach, expect, inject, test } from 'vitest';
import { CaesarRomeVsGaul } from '../../games';
import { gameWhere, lateGame } from '../tools/lateGame';
import { expectAccess } from './axe';
import { DESKTOP, leaveAll, PHONE, until } from './browser';
import { playHere, resume } from './lobby';
import { isThere, type Player } from './player';

afterEach(leaveAll);

const GAME = 'caesar-rome-vs-gaul';

/** Plays a card of the hand for its Action Points, the one with most of them. */
async function playForPoints(player: Player): Promise<void> {
  await player.show('hand');
  const ways = player.page.locator('[data-testid^=hand-] button[data-move=playPoints]:enabled');
  const points = await ways.evaluateAll((all) =>
    all.map((way) => way.getAttribute('title') ?? '').map((label) => /three|two|one/.exec(label)?.[0]),
  );
  const best = ['three', 'two'].map((most) => points.indexOf(most)).find((index) => index >= 0) ?? 0;
  await until(async () => {
    if (await isThere(player.at('confirm'))) return true;
    await player.show('hand');
    await player.press(ways.nth(best));
    return isThere(player.at('confirm'));
  }, 'a card to be chosen, though what happened may come under the finger');
  await player.changes(() => player.press(player.at('confirm')));
}

/** Activates Caesar with his Army by a press on their space and on the line of the menu. */
async function activateCaesar(player: Player): Promise<void> {
  const { page } = player;
  await player.show('map');
  await player.press(page.locator('[data-place]:has([data-leader=Cae]) > [data-testid^=place-]'));
  await player.at('choices').waitFor();
  const line = page.locator('[data-testid=choices] button', { hasText: 'Move Caesar and his Army' });
  await player.changes(() => player.press(line));
}

/** Answers whatever is asked before the next card: no Surprise cards, no moves. */
async function passOn(player: Player): Promise<void> {
  const { page } = player;
  const ends = page.locator(
    '[data-testid=actions] > button:is([data-move=decline], [data-move=declineAll], [data-move=done], [data-move=stop], [data-move=ready], [data-move=stand], [data-move=pass])',
  );
  if (await isThere(ends)) {
    await player.changes(async () => {
      await player.press(ends.first());
      await player.mean();
    });
    return;
  }
  await player.decide();
}

test.each([
  ['a desktop', { viewport: DESKTOP }],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
])('a card, influence and a march of Caesar are played by clicks on %s', async (_screen, options) => {
  const player = await playHere(inject('url'), 'random', options, GAME);
  const { page } = player;
  await player.asked(/Legate who begins with Caesar/);
  await player.show('map');
  const legates = page.locator('[data-testid=actions] > button[data-move=appoint]');
  await expect.poll(() => legates.count()).toBe(2);
  await expectAccess(player, 'the Legates');
  await player.changes(() => player.press(legates.first()));
  await player.asked(/Caesar’s Army|Caesar's Army/);
  expect(await player.text('status')).toContain('57 BC');
  await expect.poll(() => page.locator('[data-place]').count()).toBe(111);
  await player.choosePlace(player.at('place-cabillonum'));

  for (let decisions = 0; !(await player.isAsked(/Choose the card/)); decisions++) {
    expect(decisions).toBeLessThan(40);
    await until(() => player.decides(), 'the bot is done');
    if (!(await player.isAsked(/Choose the card/))) await passOn(player);
  }
  await player.show('hand');
  await expect.poll(() => page.locator('[data-testid^=hand-] article').count()).toBe(8);
  await expectAccess(player, 'the hand');
  await playForPoints(player);

  await until(() => player.isAsked(/Spend an Action Point/), 'points to spend');
  await activateCaesar(player);
  await player.asked(/Move Caesar with his Army/);
  await expectAccess(player, 'a march');
  const goal = page.locator('[data-goal=true]:not(:has([data-army])) > [data-testid^=place-]').first();
  const to = await goal.getAttribute('data-testid');
  await player.choosePlace(goal);
  await until(() => isThere(page.locator(`[data-testid=${to}] [data-leader=Cae]`)), 'Caesar has gone');

  const stop = page.locator('[data-testid=actions] > button[data-move=stop]');
  await until(() => player.decides(), 'the march to go on, or the next action');
  if (await isThere(stop)) await player.answer('stop');
  // A question that comes later brings a phone back to the map.
  await until(() => player.decides(), 'the next action');
  await player.show('journal');
  await until(
    async () => /Caesar.* march from Cabillonum to/.test(await player.text('journal')),
    'the journal to tell of the march',
  );
  await player.show('hand');
  const about = player.at('about');
  await about.locator('summary').scrollIntoViewIfNeeded();
  await until(async () => {
    if ((await about.getAttribute('open')) === null) await player.press(about.locator('summary'));
    return /Battle Table/.test(await player.text('about'));
  }, 'what is told has come');
  await expectAccess(player, 'what stands beside the map');
});

test('a space that is pressed tells what is there', async () => {
  const player = await playHere(inject('url'), 'random', {}, GAME);
  await player.asked(/Caesar/);
  await player.press(player.at('place-vienne'));
  await player.at('tray').waitFor();
  expect(await player.text('tray')).toMatch(/Vienne.*Walled City.*XIII.*XIV/s);
  await player.page.keyboard.press('Escape');
  await player.at('tray-close').waitFor({ state: 'detached' });
});

const SMALL = { width: 1280, height: 720 };

/** Returns what of the Armies, names, numbers and spaces that are seen on the map lies on what, in words. */
function overlapsOnMap(): string[] {
  const parts = {
    Army: '[data-army]',
    name: '[data-place] [data-name]',
    number: '[data-province] [data-controls]',
    space: '[data-place] [data-shape]',
  };
  const all = Object.entries(parts).flatMap(([kind, selector]) =>
    [...document.querySelectorAll(`[data-testid=board] ${selector}`)].map((one) => ({
      name: `${kind} ${one.textContent} of ${one.closest('[data-place], [data-province]')?.getAttribute('data-place')}`,
      isMoved: kind === 'Army' || kind === 'name',
      box: one.getBoundingClientRect(),
    })),
  );
  const EDGE = 3;
  return all.flatMap((a, index) =>
    all.slice(index + 1).flatMap((b) => {
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const lies = width > EDGE && height > EDGE && (a.isMoved || b.isMoved);
      return lies ? [`${a.name} on ${b.name}`] : [];
    }),
  );
}

test('Armies, names and numbers lie on nothing, early and late', async () => {
  for (const share of [0.1, 0.4, 0.7, 0.95]) {
    const player = await resume(inject('url'), lateGame(CaesarRomeVsGaul, 'late', share), {
      viewport: SMALL,
    });
    const drawnAt = () => player.at('board').locator('[data-drawing]').getAttribute('width');
    for (const size of [SMALL, DESKTOP]) {
      const before = await drawnAt();
      await player.turnTo(size);
      if (size !== SMALL) await until(async () => (await drawnAt()) !== before, 'the map in its new size');
      await player.at('board').locator('[data-army]').first().waitFor();
      expect(await player.page.evaluate(overlapsOnMap), `${share} at ${size.width}`).toEqual([]);
      const sizes = await player.page
        .locator('[data-place] [data-name]')
        .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
      expect(sizes.length).toBeGreaterThan(60);
      expect(Math.min(...sizes)).toBeGreaterThan(10.9);
    }
    await leaveAll();
  }
});

test.each([SMALL, PHONE])('all eight cards of the hand are read at %o', async (viewport) => {
  const kept = gameWhere(
    CaesarRomeVsGaul,
    ({ state: { G } }) => G.stack.at(-1)?.step === 'card' && G.secret.roman.length === 8,
    'eight',
  );
  const player = await resume(inject('url'), kept, { viewport });
  await player.asked(/Choose the card/);
  await player.at('recap').waitFor();
  const titles = player.page.locator('[data-testid^=hand-] article strong');
  await until(async () => (await titles.count()) === 8, 'the cards');
  const clipped = await titles.evaluateAll((all) =>
    all
      .filter((title) => {
        const { left, right, top, bottom } = title.getBoundingClientRect();
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isWhole = title.scrollWidth <= title.clientWidth + 1 || title.clientWidth === 0;
        return (
          !isWhole ||
          middle === null ||
          !(title.contains(middle) || middle.contains(title)) ||
          bottom > innerHeight
        );
      })
      .map((title) => title.textContent),
  );
  expect(clipped).toEqual([]);
  await expect
    .poll(() => player.page.locator('[data-testid^=hand-] article:has([data-move=playPoints])').count())
    .toBe(8);
});
