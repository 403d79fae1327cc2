/* Past positions: of a match that goes on while others play, and of one that is over, from both seats and from a file. */
import { afterEach, expect, inject, test } from 'vitest';
import { expectAccess } from './axe';
import { leaveAll, PHONE, until, visit } from './browser';
import { meetByLink, playHere } from './lobby';
import { isThere, Player } from './player';

afterEach(leaveAll);

/** Returns what the map shows, block by block. */
const shown = (player: Player) =>
  player
    .at('board')
    .locator('[data-testid^=piece-]')
    .evaluateAll((all) => all.map((one) => one.outerHTML).join());
const stateOf = (player: Player) => player.at('table').getAttribute('data-state');
/** Returns which cards the viewer has in his hand. */
const hand = (player: Player) => player.text('hand');
const words = (player: Player) => player.text('past-words');
/** Waits until keys lead to other positions. */
const hearsKeys = ({ page }: Player) => page.locator('[data-testid=past-slider]:focus').waitFor();

test('who looks back sees what his seat saw, plays nothing, hears of moves, and comes back by Escape', async () => {
  const { caesar, pompey } = await meetByLink(inject('url'));
  const { page } = caesar;
  for (const player of [pompey, caesar]) {
    await player.asked(/discard/);
    await player.chooseCard();
  }
  await until(async () => (await stateOf(caesar)) === '2', 'both have discarded');
  await caesar.press(caesar.at('menu'));
  await caesar.press(caesar.at('look-back'));
  await until(async () => /move 1 of 2/.test(await words(caesar)), 'the position before the last move');
  expect(await caesar.text('past-news')).toBe('You are asked something.');
  await expect.poll(() => caesar.at('prompt-bar').count()).toBe(0);
  expect(await caesar.at('resign').isDisabled()).toBe(true);
  await expect.poll(() => page.locator('[data-testid=hand][data-asked=true]').count()).toBe(0);

  await pompey.asked(/Play a card/);
  await pompey.chooseCard();
  await until(
    async () => (await caesar.text('past-news')) === 'One move was made meanwhile. You are asked something.',
    'the move is told',
  );
  expect(await words(caesar)).toMatch(/move 1 of 3/);
  await expectAccess(caesar, 'the past');

  const slider = caesar.at('past-slider');
  for (const [key, at] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await until(
      async () => words(caesar).then((text) => text.includes(`move ${at} of 3`)),
      `${key} leads to ${at}`,
    );
    expect(await slider.getAttribute('aria-valuetext')).toContain(`move ${at} of 3`);
  }
  for (const [name, at] of [
    ['first', 0],
    ['forward', 1],
    ['last', 3],
    ['back', 2],
  ] as const) {
    await caesar.press(caesar.at(`past-${name}`));
    await until(
      async () => words(caesar).then((text) => text.includes(`move ${at} of 3`)),
      `${name} leads to ${at}`,
    );
  }
  for (const size of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
    await caesar.turnTo(size);
    for (const name of ['past-words', 'past-slider', 'past-end'])
      expect(await isWithin(caesar, name), `${name} at ${size.width}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await caesar.at('past-bar').waitFor({ state: 'detached' });
  await caesar.turnTo({ width: 1440, height: 900 });
  await caesar.asked(/Play a card/);
  await caesar.chooseCard();
  await until(async () => (await stateOf(caesar)) === '4', 'the match goes on');
});

test('a page that is opened late goes to the first position, as its seat saw it, while the other page moves', async () => {
  const { caesar, pompey } = await meetByLink(inject('url'));
  const { page } = caesar;
  const [before, others] = [await shown(caesar), await shown(pompey)];
  expect(others).not.toBe(before);
  const cards = await hand(caesar);
  for (const player of [pompey, caesar]) {
    await player.asked(/discard/);
    await player.chooseCard();
  }
  for (const player of [pompey, caesar]) {
    await player.asked(/Play a card/);
    await player.chooseCard();
  }
  await until(async () => (await stateOf(caesar)) === '4', 'both have played a card');
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/positions/')) answers.push(await response.text());
  });
  await page.reload();
  await until(async () => (await stateOf(caesar)) === '4', 'the page is here again');
  await caesar.press(caesar.at('menu'));
  await caesar.press(caesar.at('look-back'));
  await until(async () => /move 3 of 4/.test(await words(caesar)), 'the past');
  await hearsKeys(caesar);
  await page.keyboard.press('Home');
  await until(async () => /move 0 of 4/.test(await words(caesar)), 'the first position');
  await until(async () => (await hand(caesar)) === cards, 'the first hand of Caesar');
  expect(await caesar.at('past-bar').getAttribute('aria-busy')).toBe('false');
  expect(await shown(caesar)).toBe(before);

  const line = caesar.at('journal').locator('[data-line][data-entry="2"]');
  await caesar.press(line.getByRole('button').first());
  await until(async () => (await line.getAttribute('aria-current')) === 'true', 'the line is marked');
  expect(await words(caesar)).toMatch(/move 3 of 4/);
  await until(async () => (await hand(caesar)) !== cards, 'the position behind it');
  expect(await caesar.at('journal').locator('[aria-current]').count()).toBe(1);
  await pompey.press(pompey.at('menu'));
  await pompey.press(pompey.at('resign'));
  await pompey.press(pompey.at('resign-confirm'));
  await until(async () => /One move was made/.test(await caesar.text('past-news')), 'the move is told');
  const toFirst = async () => {
    await caesar.press(caesar.at('past-first'));
    return /move 0 of/.test(await words(caesar));
  };
  await until(toFirst, 'a press that is heard, as the end has just come up');
  await until(async () => (await hand(caesar)) === cards, 'the first hand again');
  expect(await shown(caesar)).toBe(before);
  for (const text of answers) expect(text).not.toMatch(/"key"|"drawn"/);
  expect(answers.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await caesar.at('past-bar').waitFor({ state: 'detached' });
  await caesar.at('game-over').waitFor();
});

test('a game of this device is looked back at to its first position after the page was opened anew', async () => {
  const player = await playHere(inject('url'), 'random');
  const { page } = player;
  await player.asked(/discard/);
  const [before, cards] = [await shown(player), await hand(player)];
  await player.chooseCard();
  await player.asked(/Play a card/);
  await player.chooseCard();
  await until(async () => Number(await stateOf(player)) >= 4, 'both have played a card');
  await page.reload();
  await player.sits();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await player.press(player.at('menu'));
  await player.press(player.at('look-back'));
  await hearsKeys(player);
  await page.keyboard.press('Home');
  await until(async () => /move 0 of/.test(await words(player)), 'the first position');
  await until(async () => (await hand(player)) === cards, 'the first hand');
  expect(await shown(player)).toBe(before);
  expect(asked.filter((url) => url.includes('/games/'))).toEqual([]);
});

test('a match that is over is played again from both seats, and from its file', async () => {
  const { caesar, pompey } = await meetByLink(inject('url'));
  const { page } = caesar;
  const before = await shown(caesar);
  const others = await shown(pompey);
  expect(others).not.toBe(before);
  await caesar.asked(/discard/);
  await caesar.chooseCard();
  await caesar.press(caesar.at('menu'));
  await caesar.press(caesar.at('resign'));
  await caesar.press(caesar.at('resign-confirm'));
  await caesar.at('game-over').waitFor();

  await caesar.press(caesar.at('replay'));
  await caesar.at('past-bar').waitFor();
  expect(await words(caesar)).toMatch(/move 0 of 2/);
  await expect.poll(() => caesar.at('game-over').count()).toBe(0);
  const sees = (viewer: string, picture: string) => async () => {
    await caesar.at('viewer').selectOption(viewer);
    return (await shown(caesar)) === picture;
  };
  await until(sees('0', before), 'the first position as Caesar saw it');
  await until(sees('1', others), 'the first position as Pompey saw it');
  await caesar.press(caesar.at('past-end'));
  await caesar.at('game-over').waitFor();
  const line = caesar.at('journal').locator('[data-line] button').first();
  await caesar.press(line);
  await until(async () => /move 1 of 2/.test(await words(caesar)), 'the position behind the line');

  const [, game, match] = /replay\/match\/([\w-]+)\/([\w-]+)/.exec(page.url()) ?? [];
  const record = await (await page.request.get(`${inject('url')}/games/${game}/${match}/record`)).text();
  const reader = new Player(await visit(`${inject('url')}/replay`), 'caesar');
  const open = (text: string) =>
    reader
      .at('record-file')
      .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await open('{}');
  await reader.at('problem').waitFor();
  expect(await reader.text('problem')).toMatch(/^This is no record of a match/);
  const asked: string[] = [];
  reader.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/games/')) asked.push(request.url());
  });
  await open(record);
  await reader.at('past-bar').waitFor();
  expect(await words(reader)).toMatch(/move 0 of 2/);
  await hearsKeys(reader);
  await reader.page.keyboard.press('End');
  await until(async () => /Caesar resigns/.test(await words(reader)), 'the last move');
  expect(asked).toEqual([]);
  expect(await isThere(reader.at('prompt-bar'))).toBe(false);
});

/** Says whether all of something is within the page. */
async function isWithin({ page }: Player, testId: string): Promise<boolean> {
  const [box, size] = [await page.getByTestId(testId).boundingBox(), page.viewportSize()];
  if (box === null || size === null) return false;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
}
