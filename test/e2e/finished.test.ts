/* A game ends, stands in the list of those that are over, is replayed from there, and counts in the statistics. */
import { afterEach, describe, expect, inject, test } from 'vitest';
import { expectAccess, LOOKS } from './axe';
import { leaveAll, until, visit } from './browser';
import { join, openRoom, unfoldOptions } from './lobby';
import { Player } from './player';

afterEach(leaveAll);

/** Two play in a listed room, and Pompey resigns. */
async function finish(name: string): Promise<{ caesar: Player; pompey: Player; match: string }> {
  const caesar = await openRoom(inject('url'), name, false);
  const pompey = new Player(await visit(caesar.page.url()), 'pompey');
  await join(pompey, 'Sextus');
  await resign(pompey);
  await caesar.at('game-over').waitFor();
  return { caesar, pompey, match: new URL(caesar.page.url()).pathname.split('/').at(-1) ?? '' };
}

async function resign(player: Player): Promise<void> {
  await player.asked(/discard/);
  await player.press(player.at('menu'));
  await player.press(player.at('resign'));
  await player.press(player.at('resign-confirm'));
  await player.at('game-over').waitFor();
}

test('a game that is over is found in the list by its player, replayed from there, and counted', async () => {
  const { match } = await finish('Quintus');
  const guest = new Player(await visit(inject('url')), 'caesar');
  await guest.press(guest.page.getByRole('link', { name: 'Finished games' }));
  await guest.at('finished-game').selectOption({ label: 'Julius Caesar' });
  await guest.at('finished-name').fill('quintus');
  await guest.page.keyboard.press('Enter');
  await expect.poll(() => guest.at('finished').count()).toBe(1);
  const row = guest.page.locator(`[data-testid=finished][data-match="${match}"]`);
  expect(await row.innerText()).toMatch(
    /Caesar won\. Pompey resigned; Caesar wins\.\s+1 move · Margins: Caesar/,
  );
  await until(async () => /Caesar won/.test(await guest.text('statistics')), 'the statistics');
  expect(await guest.text('statistics')).toMatch(/100 % \(\d+\)|\d+ % \(\d+\)/);

  await guest.press(row.getByRole('link', { name: 'Replay' }));
  await guest.at('table').waitFor();
  expect(guest.page.url()).toContain(`/replay/match/julius-caesar/${match}`);
});

test('a name that nobody has is told in words, and an address of no game', async () => {
  const guest = new Player(await visit(`${inject('url')}/finished`), 'caesar');
  await guest.at('finished-name').fill('Nobody Whatsoever');
  await guest.page.keyboard.press('Enter');
  await until(
    async () => /There are none of Nobody Whatsoever/.test(await guest.text('none-finished')),
    'what is told',
  );
  await guest.page.goto(`${inject('url')}/finished/chess`);
  await guest.page.getByText('There is nothing at this address.').waitFor();
});

test('a rematch shows how the series stands', async () => {
  const { caesar, pompey } = await finish('Aulus');
  const before = caesar.page.url();
  await caesar.press(caesar.at('play-again'));
  await caesar.page.waitForURL((url) => url.href !== before);
  await caesar.sits();
  await until(async () => (await pompey.text('play-again')).includes('Your opponent waits'), 'the call');
  await pompey.press(pompey.at('play-again'));
  await pompey.page.waitForURL((url) => url.href !== before);
  await pompey.sits();
  await resign(caesar);
  await until(
    async () => /series of 2: Aulus 1 and Sextus 1\./.test(await caesar.text('series')),
    'the series',
  );
});

test('a room that is closed to watchers gives its record to its players only', async () => {
  const caesar = new Player(await visit(inject('url')), 'caesar');
  await caesar.press(caesar.page.locator('[data-game=julius-caesar]').getByTestId('create-room'));
  await caesar.at('name').fill('Decimus');
  await unfoldOptions(caesar);
  await caesar.at('watchers').selectOption('none');
  await caesar.press(caesar.at('create'));
  await caesar.sits();
  const pompey = new Player(await visit(caesar.page.url()), 'pompey');
  await join(pompey, 'Sextus');
  await resign(pompey);
  await caesar.at('game-over').waitFor();
  const download = caesar.page.waitForEvent('download');
  await caesar.press(caesar.at('save-record'));
  expect((await download).suggestedFilename()).toMatch(/^julius-caesar-.+\.json$/);
  await caesar.press(caesar.at('replay'));
  await caesar.at('table').waitFor();
  const guest = await visit(caesar.page.url());
  guest.expected.push(/403/);
  await guest.page.getByText('The players of this match let nobody watch').waitFor();
});

describe.each(LOOKS)('at $viewport.width in the $colorScheme', (look) => {
  test('nobody is kept out of the list and the statistics', async () => {
    await finish('Titus');
    const guest = new Player(await visit(`${inject('url')}/finished/julius-caesar`, look), 'caesar');
    await guest.at('finished').first().waitFor();
    await guest.page.locator('table').waitFor();
    await expectAccess(guest, 'finished games');
  });
});
