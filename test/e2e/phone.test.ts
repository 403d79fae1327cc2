/* A phone: one part of the table at a time, and fingers. */
import { afterEach, expect, inject, test } from 'vitest';
import { leaveAll, PHONE, until, visit } from './browser';
import { playHere } from './lobby';
import { Player } from './player';

afterEach(leaveAll);

const FINGER = 40;

async function expectRoomForFingers({ page }: Player, where: string): Promise<void> {
  const { overflow, low } = await page.evaluate((least) => {
    const root = document.documentElement;
    const buttons = [...document.querySelectorAll<HTMLElement>('button, a.rubicon-button')];
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
  await player.at('journal').waitFor({ state: 'attached' });
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
  // A question that comes later brings a phone back to the map.
  await until(() => player.decides(), 'the bot is done');
  await player.show('journal');
  expect(await player.text('journal')).toContain('Caesar moves a group from');
  await expectRoomForFingers(player, 'the journal');
  await page.goto(inject('url'));
  await player.at('create-room').first().waitFor();
  await expectRoomForFingers(player, 'the lobby');
  await until(() => inOrder(player, ['saved-games', 'create-room', 'rooms']), 'the order of the parts');
  await player.press(player.at('create-room').first());
  await player.at('create-dialog').waitFor();
  await expectRoomForFingers(player, 'the dialog');
});

test('the lobby keeps its width whatever the people in its rooms are called', async () => {
  const url = inject('url');
  const ask = (path: string, body: object) =>
    fetch(`${url}/games/julius-caesar/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const created: { matchID: string } = await (await ask('create', { numPlayers: 2 })).json();
  const match = created.matchID;
  const seat = { playerID: '0', playerName: 'W'.repeat(40) };
  const { playerCredentials } = await (await ask(`${match}/join`, seat)).json();
  const player = new Player(
    await visit(url, { viewport: PHONE, hasTouch: true, isMobile: true }),
    'caesar',
    true,
  );
  const room = player.page.locator(`[data-testid=room][data-match="${match}"]`);
  await room.waitFor();
  await expectRoomForFingers(player, 'the rooms');
  await player.press(room.locator('a'));
  await player.at('invitation').waitFor();
  await expectRoomForFingers(player, 'the invitation');
  await player.page.goto(url);
  const held = { game: 'julius-caesar', match, seat: '1', credentials: 'x', name: 'Ann', at: 1 };
  await player.page.evaluate((seats) => localStorage.setItem('rubicon.seats', seats), JSON.stringify([held]));
  await player.page.reload();
  await until(
    async () => /W{40}/.test((await player.at('my-match').textContent()) ?? ''),
    'the match is known',
  );
  await expectRoomForFingers(player, 'the matches');
  await ask(`${match}/leave`, { playerID: '0', credentials: playerCredentials });
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
