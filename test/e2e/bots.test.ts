/* Bots at the table: in rooms on the server, given a seat later, and on this device. */
import { afterEach, expect, inject, test } from 'vitest';
import { leaveAll, PHONE, until, visit } from './browser';
import { chooseQuick, playHere, setUpHere } from './lobby';
import { Player } from './player';
import { letBotsThink, letServerBotsThink } from './waitingBots';

afterEach(async () => {
  await letServerBotsThink(true);
  await leaveAll();
});

const GAME = 'julius-caesar';
const LEISURELY = '3000';

/** Opens the dialog for a new room and chooses who plays. */
async function beginRoom(name: string, seats: { 0?: string; 1?: string }): Promise<Player> {
  const player = new Player(await visit(inject('url')), seats[1] === 'me' ? 'pompey' : 'caesar');
  await player.press(player.page.locator(`[data-game=${GAME}]`).getByTestId('create-room'));
  await player.at('name').fill(name);
  for (const [seat, choice] of Object.entries(seats)) await player.at(`seat-${seat}`).selectOption(choice);
  return player;
}

async function createRoom(player: Player): Promise<void> {
  await player.press(player.at('create'));
  await player.page.waitForURL(new RegExp(`/match/${GAME}/.+`));
}

async function badge(player: Player, seat: number): Promise<string> {
  return (await player.page.locator(`li[data-seat="${seat}"]`).textContent()) ?? '';
}

/** Makes a number of decisions and waits for the next question, unless the game is over before. */
async function decides(player: Player, count: number): Promise<void> {
  const isOver = () => player.at('game-over').isVisible();
  for (let made = 0; ; made++) {
    await until(async () => (await player.decides()) || isOver(), 'something to decide');
    if (made === count || (await isOver())) return;
    await player.decide();
  }
}

test('a room with a bot is created and played, and the bot comes along to the next game', async () => {
  const player = await beginRoom('Gnaeus', { 0: 'random', 1: 'me' });
  await chooseQuick(player);
  await createRoom(player);
  await player.sits();
  expect(await badge(player, 0)).toMatch(/Bot, Random/);
  await expect.poll(() => player.at('invite').count()).toBe(0);

  const other = new Player(await visit(inject('url')), 'caesar');
  const match = new URL(player.page.url()).pathname.split('/').at(-1);
  const room = other.page.locator(`[data-testid=room][data-match="${match}"]`);
  expect(await room.textContent()).toMatch(/Bot \(Random\).*Gnaeus.*Watch/);
  expect(await room.isVisible()).toBe(false);
  await other.page.locator('[data-testid=running] summary').first().click();
  await room.waitFor();

  await decides(player, 8);
  const journal = await player.text('journal');
  expect(journal).toMatch(/Caesar plays/);
  expect(journal).toMatch(/Pompey plays/);

  await until(() => player.decides(), 'a decision');
  await player.press(player.at('menu'));
  await player.press(player.at('resign'));
  await player.press(player.at('resign-confirm'));
  await player.at('game-over').waitFor();
  const before = player.page.url();
  await player.press(player.at('play-again'));
  await player.page.waitForURL((url) => url.href !== before);
  await player.sits();
  expect(await badge(player, 0)).toMatch(/Bot, Random/);
  await decides(player, 2);
  await player.press(player.at('menu'));
  await player.press(player.at('bots'));
  await player.at('seat-0').selectOption('open');
  await player.press(player.at('bots-apply'));
  await player.at('invite').waitFor();
});

test('an open seat is given to a bot later, and taken from it again', async () => {
  const caesar = await beginRoom('Gaius', {});
  await createRoom(caesar);
  await caesar.sits();
  await caesar.chooseCard();
  expect(await caesar.text('prompt')).toContain('Waiting for Pompey');
  const board = await caesar.at('board').boundingBox();

  await caesar.press(caesar.at('seat-bots'));
  await caesar.at('seat-1').selectOption('easy');
  await caesar.at('pace').selectOption(LEISURELY);
  await letServerBotsThink(false);
  await caesar.press(caesar.at('bots-apply'));
  await caesar.at('bots-dialog').waitFor({ state: 'detached' });
  await caesar.at('thinking').waitFor();
  expect(await caesar.text('thinking')).toContain('Bot (Easy) is thinking for Pompey');
  expect(await badge(caesar, 1)).toMatch(/Bot, Easy.*thinking/s);
  await caesar.at('invite').waitFor({ state: 'detached' });
  expect((await caesar.at('board').boundingBox())?.width).toBe(board?.width);
  const during = await caesar.at('board').boundingBox();
  await letServerBotsThink(true);
  await caesar.asked(/Play a card/);
  await expect.poll(() => caesar.at('thinking').count()).toBe(0);
  expect(await caesar.at('board').boundingBox()).toEqual(during);

  await caesar.press(caesar.at('menu'));
  await caesar.press(caesar.at('bots'));
  expect(await caesar.at('seat-1').inputValue()).toBe('easy');
  expect(await caesar.at('pace').inputValue()).toBe(LEISURELY);
  await caesar.at('seat-1').selectOption('open');
  await caesar.press(caesar.at('bots-apply'));
  await caesar.at('invite').waitFor();

  const pompey = new Player(await visit(caesar.page.url()), 'pompey');
  await pompey.at('invitation').waitFor();
  await expect.poll(() => pompey.at('seat-bots').count()).toBe(0);
  await pompey.at('name').fill('Gnaeus');
  await pompey.press(pompey.at('join'));
  await pompey.sits();
  await caesar.at('invite').waitFor({ state: 'detached' });
  expect(await badge(caesar, 1)).toMatch(/Gnaeus/);
  await caesar.press(caesar.at('menu'));
  expect(await caesar.at('bots').isDisabled()).toBe(true);
});

test('who creates a room of bots alone watches them, and finds them again', async () => {
  const player = await beginRoom('Spectator', { 0: 'easy', 1: 'random' });
  await chooseQuick(player);
  await expect.poll(() => player.at('name').count()).toBe(0);
  await createRoom(player);
  await player.sits();
  await until(async () => /Caesar plays/.test(await player.text('journal')), 'the bots play');
  await expect.poll(() => player.page.locator('[data-testid=watching]').count()).toBe(1);
  const match = new URL(player.page.url()).pathname.split('/').at(-1);
  await player.page.goto(inject('url'));
  const mine = player.page.locator(`[data-testid=my-match][data-match="${match}"]`);
  await player.press(mine.getByTestId('rejoin'));
  await player.sits();
});

test('a room without anybody is not opened', async () => {
  const player = await beginRoom('Nobody', { 0: 'open' });
  await player.press(player.at('create'));
  await player.at('problem').waitFor();
  expect(await player.text('problem')).toMatch(/Take a seat/);
  expect(new URL(player.page.url()).pathname).toBe('/');
});

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
])('on %s, a bot on this device is seen thinking, and nothing moves', async (_device, options) => {
  const player = new Player(await visit(inject('url'), options), 'caesar', 'hasTouch' in options);
  await player.press(player.page.locator(`[data-game=${GAME}]`).getByTestId('play-here'));
  await player.at('seat-1').selectOption('normal');
  await chooseQuick(player);
  await letBotsThink(player, false);
  await player.press(player.at('start'));
  await player.sits();
  await player.asked(/discard/);
  expect(await badge(player, 1)).toMatch(/Bot, Normal/);
  const boxes = async () => {
    await player.show('map');
    const things = ['board', 'players', 'prompt-bar'].map((id) => player.at(id).boundingBox());
    return Promise.all([...things, player.page.locator('li[data-seat="1"]').boundingBox()]);
  };
  const before = await boxes();
  await player.chooseCard();
  await player.at('thinking').waitFor();
  expect(await player.text('thinking')).toContain('Bot (Normal) is thinking for Pompey');
  expect(await boxes()).toEqual(before);
  await letBotsThink(player, true);
  await player.asked(/Play a card/);
  await expect.poll(() => player.at('thinking').count()).toBe(0);
  const [board, ...others] = await boxes();
  expect(others).toEqual(before.slice(1));
  expect([board?.x, board?.y, board?.width], 'what happened may be told under the map').toEqual([
    before[0]?.x,
    before[0]?.y,
    before[0]?.width,
  ]);
});

test('bots on this device play each other for who watches', async () => {
  const player = new Player(await visit(inject('url')), 'caesar');
  await player.press(player.page.locator(`[data-game=${GAME}]`).getByTestId('play-here'));
  for (const seat of [0, 1]) await player.at(`seat-${seat}`).selectOption('random');
  await chooseQuick(player);
  await player.press(player.at('start'));
  await player.sits();
  await until(async () => /Pompey plays/.test(await player.text('journal')), 'the bots play');
  await expect.poll(() => player.page.locator('[data-testid=prompt-bar][data-decides=true]').count()).toBe(0);
  await expect
    .poll(() => player.page.locator('[data-testid=board] [data-face=false]').count())
    .toBeGreaterThan(0);
  await expect.poll(() => player.page.locator('[data-testid=board] [data-face=true]').count()).toBe(0);
});

test('a bot that plays one person here tells why it did what it did, if it is asked', async () => {
  const player = await setUpHere(inject('url'), 'friend');
  await player.at('seat-1').selectOption('easy');
  await chooseQuick(player);
  await player.press(player.at('start'));
  await player.sits();
  await decides(player, 3);
  await player.press(player.at('menu'));
  await player.press(player.at('open-thoughts'));
  await player.at('thoughts').waitFor();
  expect(await player.text('thoughts')).toMatch(/Pompey.*\(\d+ %, \d+ tr(y|ies)\)/);
});

test('no entry of the menu moves when what bots do brings others, and all are in reach', async () => {
  const player = await setUpHere(inject('url'), 'friend', { viewport: { width: 844, height: 390 } });
  await player.at('seat-1').selectOption('easy');
  await chooseQuick(player);
  await letBotsThink(player, false);
  await player.press(player.at('start'));
  await player.sits();
  await player.press(player.at('menu'));
  const entries = () =>
    player
      .at('menu')
      .locator('xpath=..')
      .locator('button:visible')
      .evaluateAll((all) => all.map((one) => `${one.textContent} at ${one.getBoundingClientRect().y}`));
  const before = await entries();
  expect(await player.at('look-back').isDisabled()).toBe(true);
  await letBotsThink(player, true);
  await player.at('open-thoughts').waitFor();
  await until(() => player.at('look-back').isEnabled(), 'something to look back at');
  expect((await entries()).slice(0, before.length)).toEqual(before);
  await player.press(player.at('open-thoughts'));
  await player.at('thoughts').waitFor();
});

test('a game kept with a bot of former days is played on, one with an unknown bot says why not', async () => {
  const player = await playHere(inject('url'), 'random');
  await player.asked(/discard/);
  const { href } = new URL(player.page.url());
  const name = await player.page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    return Object.keys(localStorage).find((key) => key.startsWith('rubicon.local.')) ?? '';
  });
  const playAs = async (bot: string) => {
    await player.page.goto(inject('url'));
    await player.page.evaluate(
      ([key, level]) => {
        const { pace: _pace, ...kept } = JSON.parse(localStorage.getItem(key) ?? '');
        localStorage.setItem(key, JSON.stringify({ ...kept, bots: { 1: level } }));
      },
      [name, bot],
    );
    await player.page.goto(href);
  };
  await playAs('mcts');
  await player.sits();
  expect(await badge(player, 1)).toMatch(/Bot, Normal/);
  await player.chooseCard();
  await player.asked(/Play a card/);

  await playAs('oracle');
  await player.at('failed').waitFor();
  expect(await player.text('failed')).toMatch(/a bot that this version does not have/);
  await player.page.goto(inject('url'));
  expect(await player.text('saved-games')).toMatch(/Against an unknown bot/);
});
