/* Caesar: Rome vs Gaul by clicks, on a desktop and on a phone. */
import { afterEach, expect, inject, test } from 'vitest';
import { expectAccess } from './axe';
import { DESKTOP, leaveAll, PHONE, until } from './browser';
import { playHere } from './lobby';
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
  expect(await legates.count()).toBe(2);
  await expectAccess(player, 'the Legates');
  await player.changes(() => player.press(legates.first()));
  await player.asked(/Caesar’s Army|Caesar's Army/);
  expect(await player.text('status')).toContain('57 BC');
  expect(await page.locator('[data-place]').count()).toBe(111);
  await player.choosePlace(player.at('place-cabillonum'));

  for (let decisions = 0; !(await player.isAsked(/Choose the card/)); decisions++) {
    expect(decisions).toBeLessThan(40);
    await until(() => player.decides(), 'the bot is done');
    if (!(await player.isAsked(/Choose the card/))) await passOn(player);
  }
  await player.show('hand');
  expect(await page.locator('[data-testid^=hand-] article').count()).toBe(8);
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
