/* How dice are rolled, from the menu: what binds the server from the start, and in the end what shows it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { JuliusCaesar } from '../../games';
import { parseRecord } from '../../games/record/record';
import { verifying } from '../../games/record/verify';
import { expectAccess, LOOKS } from './axe';
import { DESKTOP, leaveAll, PHONE } from './browser';
import { meetByLink, playHere } from './lobby';
import type { Player } from './player';

afterEach(leaveAll);

async function openDice(player: Player): Promise<void> {
  await player.press(player.at('menu'));
  await player.press(player.at('open-dice'));
  await player.at('dice').waitFor();
}

async function closeDice(player: Player): Promise<void> {
  await player.page.keyboard.press('Escape');
  await player.at('dice').waitFor({ state: 'detached' });
}

async function resign(player: Player): Promise<void> {
  await player.press(player.at('menu'));
  await player.press(player.at('resign'));
  await player.press(player.at('resign-confirm'));
  await player.at('game-over').waitFor();
}

test('both see the same fingerprint from the start, and in the end the key and the record that it verifies', async () => {
  const { caesar, pompey } = await meetByLink(inject('url'));
  const told: string[] = [];
  for (const player of [caesar, pompey]) {
    await openDice(player);
    told.push(await player.text('dice-commitment'));
    expect(await player.text('dice-key')).toBe('shown when the game is over');
    await expect.poll(() => player.at('dice-record').count()).toBe(0);
    await closeDice(player);
  }
  expect(told[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(told[1]).toBe(told[0]);

  await resign(caesar);
  await pompey.at('game-over').waitFor();
  await openDice(pompey);
  const key = await pompey.text('dice-key');
  expect(createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex')).toBe(told[0]);
  const [download] = await Promise.all([
    pompey.page.waitForEvent('download'),
    pompey.at('dice-record').click(),
  ]);
  const answer = await fetch(download.url());
  const record = parseRecord(await answer.text());
  expect(record.dice.key).toBe(key);
  expect(record.dice.commitment).toBe(told[0]);
  expect([...verifying(JuliusCaesar, record)]).toHaveLength(record.moves.length + 1);
});

describe.each(LOOKS.filter(({ viewport }) => viewport === PHONE || viewport === DESKTOP))(
  'at $viewport.width in the $colorScheme',
  ({ viewport, colorScheme }) => {
    test('nobody is kept out of it, before the end and after', async () => {
      const player = await playHere(inject('url'), 'random', { viewport, colorScheme });
      await player.asked(/discard/);
      await openDice(player);
      await expectAccess(player, 'the dice of a game that goes on');
      expect(await fits(player)).toBe(true);
      await closeDice(player);
      await resign(player);
      await openDice(player);
      await player.at('dice-record').waitFor();
      await expectAccess(player, 'the dice of a game that is over');
      const key = await player.text('dice-key');
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      expect(await fits(player)).toBe(true);
      const [download] = await Promise.all([
        player.page.waitForEvent('download'),
        player.at('dice-record').click(),
      ]);
      expect(download.suggestedFilename()).toBe('record.json');
      const record = parseRecord(await readFile(await download.path(), 'utf8'));
      expect(record.dice.key).toBe(key);
      expect(record.result?.winners).toEqual(['pompey']);
      expect([...verifying(JuliusCaesar, record)]).toHaveLength(record.moves.length + 1);
    });
  },
);

/** Says whether nothing of the dialog lies beyond its sides. */
function fits(player: Player): Promise<boolean> {
  return player.at('dice').evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth);
}
