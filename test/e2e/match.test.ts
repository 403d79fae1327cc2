/* Two browsers play one match; then the server dies in the middle of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BLOCK_IDS, ownerOf } from '../../games/julius-caesar/components/blocks';
import { leaveAll, until } from './browser';
import { meetByLink, type Pair } from './lobby';
import { type Player, playUntil } from './player';
import { Server } from './server';

let server: Server;
let table: Pair;

beforeAll(async () => {
  server = await Server.start();
});

afterAll(async () => {
  await leaveAll();
  await server.stop();
});

/** The blocks on the map of a page whose faces are those of a side. */
function facesSeen({ page }: Player, side: string): Promise<string[]> {
  const own: string[] = BLOCK_IDS.filter((id) => ownerOf(id) === side);
  const selector = '[data-testid=board] [data-testid^="piece-"]';
  return page
    .locator(selector)
    .evaluateAll(
      (blocks, ids) =>
        blocks
          .map((block) => block.getAttribute('data-testid')?.slice('piece-'.length) ?? '')
          .filter((id) => ids.includes(id)),
      own,
    );
}

/** The blocks of a side anywhere in a page, those that lie face up for all to see excepted. */
function namesIn({ page }: Player, side: string): Promise<string[]> {
  const own: string[] = BLOCK_IDS.filter((id) => ownerOf(id) === side);
  return page.evaluate((ids) => {
    const shown = document.body.cloneNode(true);
    if (!(shown instanceof HTMLElement)) return ids;
    for (const open of shown.querySelectorAll('[data-testid=shelf], [data-testid=battle-window]'))
      open.remove();
    const html = shown.innerHTML;
    return ids.filter((id) => html.includes(`piece-${id}"`) || html.includes(` ${id} `));
  }, own);
}

/** The journal, but for what only the player may know. */
async function journalOf(player: Player): Promise<string[]> {
  const lines = await player.at('journal').locator('p:not([data-own])').allTextContents();
  return lines.map((line) => line.trim());
}

function isInTurn(turn: number): () => Promise<boolean> {
  return async () => {
    for (const player of [table.caesar, table.pompey]) {
      if (!(await player.text('status')).includes(`turn ${turn}`)) return false;
    }
    return true;
  };
}

test('two players meet by a link and discard', async () => {
  table = await meetByLink(server.url);
  const { caesar, pompey } = table;
  for (const player of [caesar, pompey]) {
    expect(await player.text('players')).toContain('Gaius');
    expect(await player.text('players')).toContain('Gnaeus');
    await player.asked(/discard.*2\.1/);
    await expect.poll(() => player.page.locator('[data-testid=hand] [data-lifted]').count()).toBe(6);
  }
  await caesar.chooseCard();
  expect(await caesar.text('prompt')).toContain('Waiting for Pompey');
  expect(await caesar.page.locator('li[data-seat="1"]').getAttribute('data-decides')).toBe('true');
  await pompey.asked(/discard.*2\.1/);
  await pompey.chooseCard();
  for (const player of [caesar, pompey]) {
    await player.asked(/Play a card face down.*2\.1/);
    await expect.poll(() => player.page.locator('[data-testid=hand] [data-lifted]').count()).toBe(5);
    await expect
      .poll(() => journalOf(player))
      .toEqual([
        expect.stringMatching(/^Caesar discards a card\..*2\.1$/),
        expect.stringMatching(/^Pompey discards a card\..*2\.1$/),
      ]);
    const own = await player.at('journal').locator('[data-own]').allTextContents();
    expect(own).toEqual([expect.stringMatching(/^You discarded /)]);
  }
});

test('neither sees the faces of the other, nor the cards', async () => {
  const { caesar, pompey } = table;
  for (const player of [caesar, pompey]) {
    await player.press(player.page.getByTestId('place-rome'));
    await player.at('tray-close').waitFor();
  }
  for (const zoom of [1, 2, 3]) {
    expect(await facesSeen(caesar, 'pompey'), `zoom ${zoom}`).toEqual([]);
    expect(await facesSeen(pompey, 'caesar'), `zoom ${zoom}`).toEqual([]);
    for (const player of [caesar, pompey]) await player.press(player.at('zoom-in'));
  }
  expect(await facesSeen(caesar, 'caesar')).toContain('c-antonius');
  expect(await facesSeen(pompey, 'pompey')).toContain('p-scipio');
  expect(await namesIn(caesar, 'pompey')).toEqual([]);
  expect(await namesIn(pompey, 'caesar')).toEqual([]);
  const cards = async ({ page }: Player) =>
    page.locator('[data-testid^=card-]').evaluateAll((all) => all.map(({ dataset }) => dataset.testid));
  const both = [...(await cards(caesar)), ...(await cards(pompey))];
  expect(new Set(both).size).toBe(10);
  for (const player of [caesar, pompey]) await player.press(player.at('zoom-reset'));
});

test('what one says the other hears', async () => {
  const { caesar, pompey } = table;
  for (const player of [caesar, pompey]) await player.show('chat');
  await caesar.at('chat-input').fill('Alea iacta est');
  await caesar.page.keyboard.press('Enter');
  await until(async () => /Gaius:\s*Alea iacta est/.test(await pompey.text('chat')), 'the chat has come');
  await pompey.at('chat-input').fill('Veni');
  await pompey.page.keyboard.press('Enter');
  await until(async () => /Gnaeus:\s*Veni/.test(await caesar.text('chat')), 'the answer has come');
  for (const player of [caesar, pompey]) await player.show('map');
});

test('they play two turns on the map', async () => {
  const { caesar, pompey } = table;
  const both = [caesar, pompey];
  await caesar.chooseCard();
  await until(async () => (await caesar.at('chosen-card').count()) === 1, 'the card to lie face down');
  await pompey.chooseCard();
  await until(async () => (await journalOf(caesar)).some((line) => /is Player 1\./.test(line)), 'Player 1');
  for (const player of both) {
    for (const card of [/^Caesar plays (?!a card)/, /^Pompey plays (?!a card)/])
      await expect.poll(() => journalOf(player)).toContainEqual(expect.stringMatching(card));
  }

  await playUntil(both, isInTurn(2));
  await playUntil(both, isInTurn(3));
  // a hand of events, which move no block of some places, asks for another turn
  if (both.some(({ journeys }) => journeys === 0)) await playUntil(both, isInTurn(4));

  for (const { side, journeys } of both) expect(journeys, `journeys of ${side}`).toBeGreaterThan(0);
  expect(caesar.levies + pompey.levies).toBeGreaterThan(0);
  await until(
    async () => (await journalOf(pompey)).join() === (await journalOf(caesar)).join(),
    'the last move to be told to both',
  );
  const journal = await journalOf(caesar);
  expect(journal).toContainEqual(expect.stringMatching(/moves a group from .*6\.1$/));
  expect(journal).toContainEqual(expect.stringMatching(/levies a new block in .*6\.4$/));
  expect(await namesIn(caesar, 'pompey')).toEqual([]);
  expect(await namesIn(pompey, 'caesar')).toEqual([]);
});

/** Plays until a side is asked for a group, and returns the one asked. */
async function untilGroup(): Promise<Player> {
  const both = [table.caesar, table.pompey];
  let asked: Player | undefined;
  await playUntil(both, async () => {
    for (const player of both) {
      if ((await player.decides()) && /group to move/.test(await player.text('prompt'))) asked = player;
    }
    return asked !== undefined;
  });
  return asked ?? table.caesar;
}

test('a move can be taken back', async () => {
  const player = await untilGroup();
  const other = player === table.caesar ? table.pompey : table.caesar;
  const before = await journalOf(player);
  const asked = await player.text('prompt');
  expect(await player.moveBlock(), 'a block can be moved').toBe(true);
  expect(await player.text('prompt')).toMatch(/Move blocks of the group/);
  await until(
    async () => (await journalOf(other)).slice(-2).some((line) => /moves a group/.test(line)),
    'the journal has come',
  );
  await player.changes(() => player.press(player.at('undo')));
  await until(async () => (await player.text('prompt')) === asked, 'the question is asked again');
  await until(async () => (await journalOf(other)).join() === before.join(), 'the other journal');
  expect(await journalOf(player)).toEqual(before);
});

test('a server killed in the middle of the match comes back with all of it', async () => {
  const { caesar, pompey } = table;
  const both = [caesar, pompey];
  const player = await untilGroup();
  expect(await player.moveBlock(), 'a block can be moved').toBe(true);
  const sightOf = async (one: Player) => ({
    state: await one.at('table').getAttribute('data-state'),
    status: await one.text('status'),
    prompt: await one.text('prompt'),
    hand: await one.at('hand').innerHTML(),
    journal: await journalOf(one),
  });
  const last = (await journalOf(player)).at(-1);
  for (const one of both) {
    one.visit.expected.push(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket/);
    await until(async () => (await journalOf(one)).at(-1) === last, 'the journal has come');
  }
  const before = [await sightOf(caesar), await sightOf(pompey)];

  await server.kill('SIGKILL');
  for (const one of both) await one.at('connection-lost').waitFor();
  expect(await player.decides()).toBe(false);
  await server.run();
  for (const one of both) await one.at('connection-lost').waitFor({ state: 'detached' });
  await until(() => player.decides(), 'the player can decide again');

  expect([await sightOf(caesar), await sightOf(pompey)]).toEqual(before);
  for (const one of both) await expect.poll(() => one.at('trouble').count()).toBe(0);
  const turn = Number(/turn (\d)/.exec(await caesar.text('status'))?.[1]);
  const length = before[0].journal.length;
  await playUntil(both, async () => !(await caesar.text('status')).includes(`turn ${turn}`));
  await until(
    async () => (await journalOf(pompey)).join() === (await journalOf(caesar)).join(),
    'one journal',
  );
  expect((await journalOf(caesar)).length).toBeGreaterThan(length);
});
