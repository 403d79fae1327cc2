/* Playing on from a position of a match that is over, and sharing one. */
import { afterEach, expect, inject, test } from 'vitest';
import { JuliusCaesar } from '../../games/julius-caesar';
import { recordedAtRandom } from '../record/recorded';
import { expectAccess } from './axe';
import { leaveAll, until, visit } from './browser';
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
  await reader.chooseCard();
  const stateOf = () => reader.at('table').getAttribute('data-state');
  await until(async () => Number(await stateOf()) > 0, 'a move is made');

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
  await reader.press(reader.at('replay'));
  await reader.at('past-bar').waitFor();
  await goTo(reader, 1);
  expect(await isThere(reader.at('play-on'))).toBe(true);
  expect(await reader.at('play-on').isEnabled()).toBe(true);
  expect(asked).toEqual([]);
});
