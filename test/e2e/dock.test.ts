/* No box at the map lies on another one, nor on what can be pressed on the map, at any size, early and late in every game. */
import { afterEach, expect, inject, test } from 'vitest';
import { subjects } from '../games';
import { lateGame } from '../tools/lateGame';
import { DESKTOP, leaveAll, PHONE, until } from './browser';
import { resume } from './lobby';
import { isThere, type Player } from './player';

afterEach(leaveAll);

const SIZES = [
  { width: 1280, height: 720 },
  DESKTOP,
  { width: 2560, height: 1440 },
  PHONE,
  { width: 844, height: 390 },
];
/** How far into its game a position lies. */
const SHARES = [0.1, 0.7];

declare global {
  interface Window {
    /** What has been seen to lie on something else, in words. */
    overlaps: Set<string>;
  }
}

/** Looks at every frame of the page which boxes lie on each other, or on a place of the map where something can be done, for longer than one. */
function watchBoxes(): void {
  const named = (...ids: string[]) => ids.map((id) => `[data-testid=${id}]`).join();
  const cards = named('tray', 'strip', 'order-bar', 'scores', 'recap', 'steps', 'news', 'recap-open');
  const asked = named('cost', 'battle', 'siege', 'fire');
  const beside = named('choices', 'refusal');
  const goals = '[data-place]:is([data-offered=true], [data-goal=true]) [data-testid^=place-]';
  const FINGER = 8;
  window.overlaps = new Set();
  let before = new Set<string>();
  let now = new Set<string>();
  const look = () => {
    requestAnimationFrame(look);
    for (const overlap of now) if (before.has(overlap)) window.overlaps.add(overlap);
    [before, now] = [now, new Set()];
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const boxes = [...seen(cards), ...seen(asked)];
    const nameOf = (one: Element) => one.getAttribute('data-testid') ?? one.tagName;
    const where = `at ${innerWidth} by ${innerHeight}`;
    /** What is in sight of a box: the rest of it may have to be scrolled to. */
    const inSight = (box: Element) => {
      const all = box.getBoundingClientRect();
      const frame = box.closest('[data-rank]')?.getBoundingClientRect() ?? all;
      const top = Math.max(all.top, frame.top);
      return new DOMRect(all.left, top, all.width, Math.min(all.bottom, frame.bottom) - top);
    };
    const check = (a: Element, name: string, b: DOMRect) => {
      const one = inSight(a);
      const [width, height] = [
        Math.min(one.right, b.right) - Math.max(one.left, b.left),
        Math.min(one.bottom, b.bottom) - Math.max(one.top, b.top),
      ];
      if (width > 1 && height > 1) now.add(`${nameOf(a)} on ${name} ${where}`);
    };
    const all = [...boxes, ...seen(beside)];
    for (const [index, a] of all.entries())
      for (const b of all.slice(index + 1))
        if (!a.contains(b) && !b.contains(a)) check(a, nameOf(b), inSight(b));
    const map = document.querySelector('[data-testid=board] [data-bare]')?.getBoundingClientRect();
    if (map === undefined) return;
    for (const goal of document.querySelectorAll(goals)) {
      const { left, top, width, height } = goal.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < map.left || x > map.right || y < map.top || y > map.bottom) continue;
      const [right, bottom] = [Math.min(x + FINGER, map.right), Math.min(y + FINGER, map.bottom)];
      for (const box of boxes) check(box, nameOf(goal), new DOMRect(x, y, right - x, bottom - y));
    }
  };
  look();
}

/** Presses the lowest place in sight of which something is so, once the map stands still. Says whether there is one. */
async function pressLowest(player: Player, which: string): Promise<boolean> {
  let spot = await lowest(player, which);
  await until(async () => {
    const before = spot;
    spot = await lowest(player, which);
    return before?.x === spot?.x && before?.y === spot?.y;
  }, 'the map stands still');
  if (spot !== null) await player.page.mouse.click(spot.x, spot.y);
  return spot !== null;
}

/** Returns the lowest spot in sight, in the next frame that is drawn, of a place of which something is so; null for none. */
async function lowest({ page }: Player, which: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate(async (which) => {
    await new Promise(requestAnimationFrame);
    const map = document.querySelector('[data-testid=board] [data-bare]')?.getBoundingClientRect();
    if (map === undefined) return null;
    const spots = [...document.querySelectorAll(`[data-place]${which} [data-testid^=place-]`)].flatMap(
      (place) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isSeen = x > map.left && x < map.right && y > map.top && y < map.bottom;
        return isSeen && place.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
      },
    );
    return spots.sort((a, b) => b.y - a.y)[0] ?? null;
  }, which);
}

const OFFERED = ':is([data-offered=true], [data-goal=true])';

/** Opens at a table whatever can be opened without a move: what happened, its steps, a place, the menu of a place. */
async function openAll(player: Player): Promise<void> {
  const { page } = player;
  await player.show('map');
  if (await player.at('recap-open').isVisible()) await player.press(player.at('recap-open'));
  if (await player.at('recap-steps').isVisible()) {
    await player.press(player.at('recap-steps'));
    await player.at('steps').waitFor();
    await player.press(player.at('steps-close'));
  }
  await page.mouse.move(5, 5);
  if (await pressLowest(player, `:not(${OFFERED})`)) {
    await until(
      async () => (await isThere(player.at('tray'))) || isThere(player.at('refusal')),
      'the place to be told of',
    );
  }
  if (await isThere(page.locator('[data-testid=strip] [data-move], [data-testid=order-bar] [data-move]'))) {
    await player.press(page.locator(':is([data-testid=strip], [data-testid=order-bar]) [data-move]').first());
  }
  await page.keyboard.press('Escape');
}

test.each(subjects)('of $id', async (subject) => {
  for (const share of SHARES) {
    const kept = await subject.with(({ game }) => lateGame(game, `at-${share * 100}`, share));
    const player = await resume(inject('url'), kept);
    await until(() => player.decides(), 'something to be asked');
    // What has happened is told by what is loaded with the journal, after the table.
    await player.at('journal').waitFor();
    await player.page.evaluate(watchBoxes);
    for (const size of SIZES) {
      await player.turnTo(size);
      await openAll(player);
    }
    await player.turnTo(DESKTOP);
    if (await pressLowest(player, OFFERED)) await until(() => player.decides(), 'the next question');
    for (const size of SIZES) await player.turnTo(size);
    const overlaps = await player.page.evaluate(() => [...window.overlaps]);
    expect(overlaps, `${share}`).toEqual([]);
    await leaveAll();
  }
});
