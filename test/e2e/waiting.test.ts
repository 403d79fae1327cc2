/* What a bot does in a phase comes as a few pictures, and can be skipped. */
import { afterEach, expect, inject, test } from 'vitest';
import { Alesia } from '../../games/alesia';
import { Match } from '../../games/testing/match';
import { keptGame } from '../tools/lateGame';
import { leaveAll, until } from './browser';
import { resume } from './lobby';
import { isThere, type Player } from './player';

afterEach(leaveAll);

/** Milliseconds: longer than any test, so that nothing goes on but by skipping. */
const HOUR = 3_600_000;
/** So many moves a Gallic movement has at the least, whatever the bot plans and however long it thinks. */
const FEWEST_MOVES = 50;
/** The pictures that a movement may take at the most. */
const MOST_PICTURES = 7;

declare global {
  /** The states that the table has shown, by boardgame.io's number. */
  var shownStates: string[];
}

/** Notes each state that the table shows. */
async function watchStates({ page }: Player): Promise<void> {
  await page.evaluate(() => {
    const table = document.querySelector('[data-testid=table]');
    if (table === null) throw new Error('there is no table');
    const note = () => globalThis.shownStates.push(table.getAttribute('data-state') ?? '');
    globalThis.shownStates = [];
    new MutationObserver(note).observe(table, { attributeFilter: ['data-state'] });
  });
}

const statesOf = ({ page }: Player) => page.evaluate(() => globalThis.shownStates);

test('a Gallic movement of many units is a few pictures, each of which can be skipped', async () => {
  const match = new Match(Alesia, 5, {}, 2);
  const kept = keptGame(Alesia, 'waiting', { match, initialState: match.state, log: [] }, 'easy');
  const player = await resume(inject('url'), { ...kept, pace: HOUR });
  const { page } = player;
  const hold = page.getByRole('radio', { name: 'Hold fire' }).first();
  await until(() => player.decides(), 'the first question to be read');
  await hold.click();
  await until(() => hold.isChecked(), 'the order to be given');
  const prompt = player.at('prompt-bar');
  await watchStates(player);
  await until(() => player.decides(), 'the question to be read');
  await player.press(page.locator('[data-testid=actions] button').first());
  await until(async () => {
    if (await isThere(player.at('skip'))) await page.keyboard.press('s');
    return (await prompt.innerText()).includes('Move your units');
  }, 'the movement of the Romans');
  const states = (await statesOf(player)).map(Number);
  expect(states.at(-1)).toBeGreaterThanOrEqual(FEWEST_MOVES);
  expect(states.length).toBeLessThanOrEqual(MOST_PICTURES);
  await expect.poll(() => page.locator('[data-testid=recent] [data-way]').count()).toBeLessThanOrEqual(16);

  const focused = page.locator('[data-ready=true] [role=button]:focus');
  await page.keyboard.press('n');
  await until(() => isThere(focused), 'the first who can move');
  const first = await focused.getAttribute('aria-label');
  await page.keyboard.press('n');
  await until(async () => (await focused.getAttribute('aria-label')) !== first, 'the next who can move');
});
