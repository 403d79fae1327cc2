/* Playing on from a position of a match that is over, and sharing one. */
import { readFile } from 'node:fs/promises';
import { afterEach, expect, inject, test } from 'vitest';
import { JuliusCaesar } from '../../games/julius-caesar';
import { parseRecord } from '../../games/record/record';
import { recordedAtRandom } from '../record/recorded';
import { expectAccess } from './axe';
import { leaveAll, until, visit } from './browser';
import { meetByLink } from './lobby';
import { isThere, Player } from './player';

afterEach(leaveAll);

/** Opens the file of a record at the page for it, and waits until the match has been played again. */
async function open(json: string): Promise<Player> {
  const reader = new Player(await visit(`${inject('url')}/replay`), 'caesar');
  await reader
    .at('record-file')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(json) });
  await reader.at('past-bar').waitFor();
  return reader;
}

/** Moves the slider to a position. */
async function goTo(player: Player, move: number): Promise<void> {
  await player.at('past-slider').fill(String(move));
  await until(
    async () => (await player.text('past-words')).includes(`move ${move} of`),
    `the position after move ${move}`,
  );
}

test('a record is opened without a server, and played on from its middle against a bot', async () => {
  const { record, json } = recordedAtRandom({ game: JuliusCaesar, rulebook: JuliusCaesar.rulebook });
  const { moves } = record;
  const reader = await open(json);
  const { page } = reader;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/games/')) asked.push(request.url());
  });
  const middle = moves.findIndex(
    ([seat, name], move) => move > moves.length / 2 && seat === '0' && name === 'play',
  );
  expect(middle).toBeGreaterThan(0);

  await goTo(reader, moves.length);
  expect(await reader.at('play-on').isDisabled()).toBe(true);
  expect(await reader.at('play-on').getAttribute('title')).toMatch(/^The game is over/);
  await goTo(reader, middle);
  await reader.at('viewer').selectOption('watcher');
  expect(await reader.at('play-on').getAttribute('title')).toMatch(/choose that all is seen, or a seat/);
  await reader.at('viewer').selectOption('0');
  await reader.press(reader.at('play-on'));
  await reader.at('play-on-dialog').waitFor();
  expect(await reader.text('play-on-dialog')).toContain('What Caesar did not know is dealt anew');
  await expectAccess(reader, 'playing on');
  await reader.at('seat-1').selectOption('random');
  await reader.at('pace').selectOption({ label: 'Quick' });
  await reader.press(reader.at('play-on-start'));
  await page.waitForURL(/\/local\/julius-caesar\/.+/);
  await reader.sits();
  await reader.asked(/Play a card/);
  const id = page.url().split('/').at(-1) ?? '';
  const begun = await reader.text('status');
  await reader.chooseCard();
  const stateOf = () => reader.at('table').getAttribute('data-state');
  await until(async () => Number(await stateOf()) > 0, 'a move is made');

  expect(asked).toEqual([]);
  await page.goto(inject('url'));
  const row = page.locator('[data-testid=saved-game]');
  await row.waitFor();
  expect(await row.getByTestId('variation').textContent()).toBe(
    `Variation of Player 0 – Player 1, 2026-03-15, after move ${middle}`,
  );
  await reader.press(row.getByTestId('continue'));
  await reader.sits();
  await page.reload();
  await reader.sits();
  expect(page.url()).toContain(id);
  await until(async () => Number(await stateOf()) > 0, 'the game stands where it stood');
  for (let move = 0; move < 3; move++) {
    await until(() => reader.decides(), 'Caesar is asked');
    await reader.decide();
  }
  await reader.press(reader.at('menu'));
  await reader.press(reader.at('resign'));
  await reader.press(reader.at('resign-confirm'));
  await reader.press(reader.at('play-again'));
  await reader.asked(/Play a card/);
  expect(page.url()).not.toContain(id);
  expect(await reader.text('status')).toBe(begun);
  await page.goBack();
  await reader.press(reader.at('replay'));
  await reader.at('past-bar').waitFor();
  await goTo(reader, 1);
  expect(await isThere(reader.at('play-on'))).toBe(true);
  expect(await reader.at('play-on').isEnabled()).toBe(true);
  await reader.press(reader.at('menu'));
  await reader.press(reader.at('share'));
  const file = await downloaded(reader, 'share-record-file');
  const { start } = parseRecord(file.contents.toString());
  expect(start?.of).toEqual({ checksum: record.checksum, moves: middle, seen: '0' });
  expect(await reader.at('share-text').inputValue()).toContain(record.checksum);
  await page.keyboard.press('Escape');
  await reader.at('share-dialog').waitFor({ state: 'detached' });
  expect(await isThere(reader.at('past-bar'))).toBe(true);
});

/** Presses what downloads a file, and returns its name and contents. */
async function downloaded(player: Player, testId: string): Promise<{ name: string; contents: Buffer }> {
  const download = player.page.waitForEvent('download');
  await player.press(player.at(testId));
  const file = await download;
  return { name: file.suggestedFilename(), contents: await readFile(await file.path()) };
}

/** Returns how many different colours a picture shows, of some of its pixels, and its size. */
const coloursOf = (player: Player, png: Buffer) =>
  player.page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    const { naturalWidth: width, naturalHeight: height } = image;
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, width, height) ?? {};
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4 * 97) colours.add(data.slice(at, at + 3).join());
    return { colours: colours.size, width, height };
  }, png.toString('base64'));

test('a position of a record is shared as a picture and as text', async () => {
  const { record, json } = recordedAtRandom({ game: JuliusCaesar, rulebook: JuliusCaesar.rulebook });
  const reader = await open(json);
  const middle = Math.floor(record.moves.length / 2);
  await goTo(reader, middle);
  await reader.at('viewer').selectOption('1');
  await reader.press(reader.at('menu'));
  await reader.press(reader.at('share'));
  const text = reader.at('share-text');
  await until(async () => (await text.inputValue()) !== '', 'the text is there');
  await expectAccess(reader, 'sharing');
  const told = await text.inputValue();
  expect(told).toContain('Julius Caesar (');
  expect(told).toContain('Player 0: Caesar; Player 1: Pompey');
  expect(told).toContain(`After move ${middle} of ${record.moves.length}, as Pompey saw it. `);
  expect(told).toMatch(/^[A-Z][^:\n]+: Caesar: .*block/m);
  expect(told).toContain('What happened last:\n- ');
  expect(await isThere(reader.at('copy-link'))).toBe(false);
  const txt = await downloaded(reader, 'share-txt');
  expect(txt.name).toBe(`julius-caesar-move-${middle}.txt`);
  expect(txt.contents.toString()).toBe(told);

  const png = await downloaded(reader, 'share-png');
  expect(png.name).toBe(`julius-caesar-move-${middle}.png`);
  const { colours, width, height } = await coloursOf(reader, png.contents);
  expect(colours).toBeGreaterThan(20);
  expect(Math.min(width, height)).toBeGreaterThan(300);
  const svg = await downloaded(reader, 'share-svg');
  const picture = svg.contents.toString();
  expect(picture).toContain(
    `Julius Caesar · After move ${middle} of ${record.moves.length}, as Pompey saw it`,
  );
  expect(picture).toContain('Alexandria');
  expect(/ (?:class|style|data-[a-z]+)=|var\(/.exec(picture)?.[0]).toBeUndefined();
  const whole = await downloaded(reader, 'share-record-file');
  expect(JSON.parse(whole.contents.toString())).toEqual(JSON.parse(json));
});

test('a link opens a match of the server at a move as a seat saw it, and says what it names wrongly', async () => {
  const { caesar } = await meetByLink(inject('url'));
  await caesar.asked(/discard/);
  await caesar.chooseCard();
  await caesar.press(caesar.at('menu'));
  await caesar.press(caesar.at('resign'));
  await caesar.press(caesar.at('resign-confirm'));
  await caesar.press(caesar.at('replay'));
  await caesar.at('past-bar').waitFor();
  await goTo(caesar, 1);
  await caesar.at('viewer').selectOption('1');
  await caesar.press(caesar.at('menu'));
  await caesar.press(caesar.at('share'));
  const link = await caesar.page.getByLabel('Link to this position').inputValue();
  expect(link).toMatch(/\/replay\/match\/julius-caesar\/[\w-]+\?move=1&viewer=1$/);
  await until(
    async () => (await caesar.at('share-text').inputValue()).includes(link),
    'the text has the link',
  );

  const guest = new Player(await visit(link), 'pompey');
  await until(async () => /move 1 of 2/.test(await guest.text('past-words')), 'the move of the link');
  expect(await guest.at('viewer').inputValue()).toBe('1');
  expect(await isThere(guest.at('link-problem'))).toBe(false);
  await guest.page.goto(link.replace('move=1', 'move=99').replace('viewer=1', 'viewer=x'));
  await guest.at('past-bar').waitFor();
  expect(await guest.text('link-problem')).toBe(
    'The link names a move that the match does not have: it has 2, and a viewer whom the match does not have.',
  );
  expect(await guest.text('past-words')).toMatch(/move 0 of 2/);
  expect(await guest.at('viewer').inputValue()).toBe('everything');
});
