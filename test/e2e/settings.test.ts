/* The settings, the doors of the lobby, and links that lead nowhere. */
import { afterEach, describe, expect, inject, test } from 'vitest';
import { expectAccess, LOOKS } from './axe';
import { DESKTOP, leaveAll, PHONE, until, visit } from './browser';
import { openRoom } from './lobby';
import { Player } from './player';

afterEach(leaveAll);

const enter = async (path = '', options = {}) =>
  new Player(await visit(inject('url') + path, options), 'caesar', 'hasTouch' in options);

test('colours, motion and size are chosen once, and hold at once and later', async () => {
  const player = await enter('', { colorScheme: 'light', viewport: DESKTOP });
  const { page } = player;
  const look = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      document.documentElement.dataset.motion,
    ]);
  const [light] = await look();
  await player.press(player.at('open-settings'));
  await page.locator('[data-setting="colours dark"]').check();
  await page.locator('[data-setting="motion less"]').check();
  const [dark, motion] = await look();
  expect(dark).not.toBe(light);
  expect(motion).toBe('less');
  await page.locator('[data-setting="size 1.4"]').check();
  await page.reload();
  expect(await look()).toEqual([dark, 'less']);

  await page.goto(`${inject('url')}/computer/julius-caesar`);
  await player.press(player.at('start'));
  await player.sits();
  const sizeOfPieces = () =>
    player
      .at('board')
      .locator('g[style*="--fit"]')
      .evaluate((drawn) => Number(drawn.style.getPropertyValue('--fit')));
  const large = await sizeOfPieces();
  await player.press(player.at('menu'));
  await player.press(player.at('open-settings'));
  await page.locator('[data-setting="size 1"]').check();
  await until(async () => (await sizeOfPieces()) < large * 0.8, 'the pieces are smaller');
});

describe('from the lobby', () => {
  test('one click begins a game alone against the Non-players', async () => {
    const player = await enter();
    await player.press(player.at('play-alone'));
    await player.page.waitForURL(/\/local\/falling-sky\/.+/);
    await player.sits();
    expect(await player.page.getByTestId('players').textContent()).toMatch(/Romans/);
  });

  test('the door to the computer gives the other seats to bots', async () => {
    const player = await enter();
    await player.press(player.page.locator('[data-game=alesia]').getByTestId('play-computer'));
    await player.at('local-setup').waitFor();
    expect(await player.at('seat-0').inputValue()).toBe('person');
    expect(await player.at('seat-1').inputValue()).toBe('normal');
  });

  test('a room for one person says that he plays all sides, and offers the game for one', async () => {
    const player = await enter('/room/falling-sky');
    await player.at('players').selectOption('1');
    expect(await player.text('plays-all')).toContain('Romans, Arverni, Aedui and Belgae');
    await player.press(player.at('plays-all').locator('button'));
    await player.at('plays-all').waitFor({ state: 'detached' });
    await expect.poll(() => player.at('unheld').count()).toBe(1);
  });

  test.each([
    ['a desk', { viewport: { width: 1280, height: 720 } }],
    ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ])(
    'on %s the button that creates a room is in sight, and so are a link and the way to the rooms',
    async (_where, options) => {
      const player = await enter('', options);
      const bottomOf = async (id: string) => {
        const box = await player.at(id).boundingBox();
        return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
      };
      await player.at('create-room').first().waitFor();
      expect(await bottomOf('link')).toBeLessThan(options.viewport.height / 2);
      await player.page.goto(`${inject('url')}/room/falling-sky`);
      await player.at('create').waitFor();
      expect(await bottomOf('create')).toBeLessThanOrEqual(options.viewport.height);
    },
  );
});

describe('a link that leads nowhere says what can be done', () => {
  test.each([
    ['/nowhere', /cut off/, null],
    ['/match/alesia/gone', /no longer/, 'Open a room of Alesia'],
    ['/local/alesia/gone', /no such game on this device/, 'A new game of Alesia'],
  ])('%s', async (path, words, way) => {
    const visitor = await visit(inject('url') + path);
    visitor.expected.push(/404/);
    const player = new Player(visitor, 'caesar');
    await player.at('failed').waitFor();
    expect(await player.text('failed')).toMatch(words);
    if (way !== null) await player.press(player.page.getByRole('link', { name: way }));
    else await player.press(player.page.getByRole('link', { name: 'To the lobby' }));
    await player.page
      .locator('[data-testid=local-setup], [data-testid=create-dialog], [data-testid=link]')
      .first()
      .waitFor();
  });

  test('the link of a full room', async () => {
    const url = inject('url');
    const ask = async (path: string, body: object) => {
      const answer = await fetch(`${url}/games/julius-caesar/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const fullRoom = async (watching: string) => {
      const { matchID } = await ask('create', { numPlayers: 2, unlisted: true, watching });
      for (const [seat, playerName] of ['Ann', 'Ben'].entries())
        await ask(`${matchID}/join`, { playerID: String(seat), playerName });
      return `/match/julius-caesar/${matchID}`;
    };
    const watcher = await enter(await fullRoom('play'));
    expect(await watcher.text('full')).toMatch(/All seats are taken: you watch/);
    const player = await enter(await fullRoom('none'));
    await player.at('failed').waitFor();
    expect(await player.text('failed')).toMatch(/All seats.*make a new room/s);
    await player.press(player.page.getByRole('link', { name: 'Open a room of Julius Caesar' }));
    await player.at('create-dialog').waitFor();
  });
});

test('the page of a match tells who shows its link what it is', async () => {
  const host = await openRoom(inject('url'), 'Gaius', false);
  const page = await (await fetch(host.page.url())).text();
  expect(page).toMatch(/og:title" content="Gaius invites you to Julius Caesar"/);
  const picture = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await fetch(picture);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test.each(LOOKS)('nobody is kept out of the settings, $colorScheme at $viewport.width', async (look) => {
  const player = await enter('', look);
  await player.press(player.at('open-settings'));
  await player.at('settings').waitFor();
  await expectAccess(player, 'the settings');
});
