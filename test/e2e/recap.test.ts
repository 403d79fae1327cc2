/* The table tells what has happened: to two people, one of them at a phone. */
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { FallingSky } from '../../games/falling-sky';
import { namedSides } from '../../web/sides';
import { entriesIn } from '../../web/table/journal/deeds';
import { eventsIn, eventsSince, type JournalEvent, lastDecision } from '../../web/table/recap/events';
import { gameWhere } from '../tools/lateGame';
import { DESKTOP, leaveAll, PHONE, until, visit } from './browser';
import { join, openRoom, resume } from './lobby';
import { Player } from './player';

let caesar: Player;
let pompey: Player;

/** Caesar sits at a desk, and Pompey has a phone. */
beforeEach(async () => {
  caesar = await openRoom(inject('url'), 'Gaius', true);
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  pompey = new Player(await visit(caesar.page.url(), phone), 'pompey', true);
  await join(pompey, 'Gnaeus');
  await caesar.at('invite').waitFor({ state: 'detached' });
});
afterEach(leaveAll);

/** Lets both choose cards until the cards of the first turn lie open; the last to choose is Caesar. */
async function playCards(): Promise<void> {
  for (const player of [pompey, caesar, pompey]) {
    await player.asked(player === caesar ? /discard/ : /discard|Play a card/);
    await player.chooseCard();
  }
  await caesar.asked(/Play a card/);
  await caesar.chooseCard();
}

/** Returns who commands first, and the other. */
async function inOrder(): Promise<[Player, Player]> {
  await until(async () => (await caesar.decides()) || (await pompey.decides()), 'somebody commands');
  return (await caesar.decides()) ? [caesar, pompey] : [pompey, caesar];
}

/** Moves a block with the map at a desk's size, where every block is in sight. */
async function moveABlock(player: Player): Promise<void> {
  await player.turnTo(DESKTOP);
  expect(await player.moveBlock()).toBe(true);
  await player.turnTo(player.touches ? PHONE : DESKTOP);
}

const ways = ({ page }: Player) => page.locator('[data-testid=recent] [data-way]');
const thinWays = ({ page }: Player) => page.locator('[data-testid=recent-beneath] [data-way]');

describe('what others did', () => {
  test('is summed up at the start of the own turn, and drawn on the map until the own move', async () => {
    await playCards();
    const [first, second] = await inOrder();
    await first.at('recap').waitFor();
    const enemy = first.side === 'caesar' ? 'Pompey' : 'Caesar';
    expect(await first.text('recap')).toContain(`${enemy} plays`);
    await expect.poll(() => first.at('recap').locator('[data-card]').count()).toBe(1);

    await moveABlock(first);
    await first.at('recap').waitFor({ state: 'detached' });
    const journal = await first.text('journal');
    const [, from, to] = /moves from ([\w ]+) to ([\w ]+)\./.exec(journal) ?? [];
    await first.answer('end');
    while (!(await second.decides())) if (await first.decides()) await first.decide();
    await second.at('recap').waitFor();
    expect(await second.text('recap')).toContain(`${from} → ${to}`);
    await second.show('map');
    await thinWays(second).first().waitFor();
    await expect.poll(() => ways(second).count()).toBe(0);
    await second.press(second.at('recap-draw'));
    await ways(second).first().waitFor();
    await expect.poll(() => thinWays(second).count()).toBe(0);
    await second.press(second.at('recap-draw'));
    await ways(second).first().waitFor({ state: 'detached' });
    await second.press(second.at('recap-close'));
    await second.at('recap').waitFor({ state: 'detached' });
    await second.press(second.at('recap-open'));
    await second.at('recap').waitFor();
    await second.press(second.at('recap-close'));
    await second.decide();
    await until(async () => (await thinWays(second).count()) === 0, 'the arrows are gone');
  });

  test('is shown on the map by a click on its line of the journal', async () => {
    await playCards();
    const [first, second] = await inOrder();
    await moveABlock(first);
    for (const player of [first, second]) {
      await player.show('journal');
      const line = player.at('journal').getByRole('button', { name: /moves from|attacks from/ });
      await player.press(line.last());
      await until(async () => (await player.at('table').getAttribute('data-view')) === 'map', 'the map');
      const halos = player.page.locator('[data-testid=recent] [data-shown]');
      await until(async () => (await halos.count()) === 2, 'both places');
      for (const halo of await halos.all())
        await until(() => isInSight(player, halo), 'the map to show both places');
    }
  });

  test('is headed in the journal by turns, with the time, and the own blocks by name', async () => {
    await playCards();
    const [first] = await inOrder();
    await moveABlock(first);
    await first.show('journal');
    const headings = first.page.locator('[data-testid=journal] [data-kind=heading]');
    await expect.poll(() => headings.allTextContents()).toEqual([expect.stringMatching(/^Turn 1 of 705\./)]);
    await expect.poll(() => first.at('journal').locator('time').count()).toBeGreaterThan(1);
    expect(await first.at('journal').locator('[data-own]').last().textContent()).toMatch(/^It is /);
    const fold = first.at('fold').last();
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
    expect(await fold.textContent()).toContain('1 move');
    await first.press(fold);
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    expect(
      await first.page
        .getByText(/A block of .* (moves|attacks) from/)
        .last()
        .isVisible(),
    ).toBe(false);
  });
});

describe('who comes and goes', () => {
  test('is said, and seen at the dot beside the name', async () => {
    const dot = caesar.page.locator('li[data-seat="1"] [data-connected]');
    await until(async () => (await dot.getAttribute('data-connected')) === 'true', 'Pompey is there');
    const { page } = pompey;
    const url = page.url();
    await page.goto('about:blank');
    await until(async () => (await dot.getAttribute('data-connected')) === 'false', 'Pompey is away');
    await until(async () => (await caesar.text('presence')) === 'Gnaeus is away.', 'it is said');
    await page.goto(url);
    await until(async () => (await dot.getAttribute('data-connected')) === 'true', 'Pompey is back');
    await until(async () => (await caesar.text('presence')) === 'Gnaeus is back.', 'it is said');
    await caesar.show('chat');
    expect(await caesar.at('chat').locator('[data-presence]').allTextContents()).toEqual([
      'Gnaeus sits down for Pompey.',
      'Gnaeus is away.',
      'Gnaeus is back.',
    ]);
  });

  test('is not claimed to be known without a connection', async () => {
    const dot = caesar.page.locator('li[data-seat="1"] [data-connected]');
    await until(async () => (await dot.getAttribute('data-connected')) === 'true', 'Pompey is there');
    caesar.visit.expected.push(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await caesar.page.evaluate(() => dispatchEvent(new Event('offline')));
    await caesar.page.context().setOffline(true);
    await until(async () => (await dot.getAttribute('data-connected')) === 'false', 'nothing is known');
    await caesar.page.context().setOffline(false);
    await until(async () => (await dot.getAttribute('data-connected')) === 'true', 'Pompey is there again');
  });
});

test('own messages are not counted as unread', async () => {
  for (const [before, player] of [caesar, pompey].entries()) {
    await player.show('chat');
    await player.at('chat-input').fill(`I am ${player.side}`);
    await player.page.keyboard.press('Enter');
    const said = player.at('chat').locator('strong');
    await until(async () => (await said.count()) === before + 1, 'what was said so far, to be read');
    await player.show('journal');
  }
  await until(async () => /^1/.test(await caesar.text('unread')), 'one message');
  await caesar.show('chat');
  await until(async () => (await caesar.at('chat').locator('strong').count()) === 2, 'both messages');
  await expect.poll(() => pompey.at('unread').count()).toBe(0);
});

async function isInSight({ page }: Player, halo: ReturnType<Player['at']>): Promise<boolean> {
  const [at, board] = [await halo.boundingBox(), await page.getByTestId('board').boundingBox()];
  if (at === null || board === null) return false;
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  return x >= board.x && x <= board.x + board.width && y >= board.y && y <= board.y + board.height;
}

describe('what the viewer has lost', () => {
  /** Returns a game in which the Romans have just lost pieces in a battle that others fought without asking them. */
  function battered() {
    const sides = namedSides(FallingSky.rulebook.sides);
    const isLost = ({ line, battle, isSeen }: JournalEvent) =>
      battle !== null && !isSeen && line.lost?.some(({ side }) => side === 'romans') === true;
    return gameWhere(
      FallingSky,
      ({ state: { G } }, _moves, log) => {
        const own = ['romans'];
        const entries = entriesIn({ G, log }, sides);
        return eventsSince(eventsIn(entries, own), own, lastDecision(entries, own)).some(isLost);
      },
      'battered',
    );
  }

  test('comes first, is drawn when it is looked at, and named on the map step by step', async () => {
    const player = await resume(inject('url'), battered());
    const { page } = player;
    const first = player.at('recap').locator('li').first();
    await first.waitFor();
    expect(await first.getAttribute('data-kind')).toBe('loss');
    expect(await first.textContent()).toMatch(/^You lost .* in \w/);
    await player.at('recent').waitFor({ state: 'attached' });
    await expect
      .poll(() => page.locator('[data-testid=recent] :is([data-way], [data-halo])').count())
      .toBe(0);
    await first.hover();
    await page.locator('[data-testid=recent] [data-halo]').first().waitFor();
    await until(async () => {
      await page.keyboard.press('w');
      return (await player.at('recap-draw').getAttribute('aria-pressed')) === 'true';
    }, 'the keys to have come behind the table, and all to be drawn');
    await player.press(player.at('recap-steps'));
    expect(await player.at('steps').getAttribute('data-past')).toBe('false');
    while (!/ lose /.test(await player.text('steps'))) await player.press(player.at('step-on'));
    expect(await page.locator('[data-lost]').first().textContent()).toMatch(/^† \S/);
    await page.keyboard.press('Escape');
    await player.at('steps').waitFor({ state: 'detached' });
  });
});
