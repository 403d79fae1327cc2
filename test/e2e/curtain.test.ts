/* Two people at one screen. */
import { afterEach, expect, inject, test } from 'vitest';
import { JuliusCaesar } from '../../games';
import { gameAt } from '../tools/lateGame';
import { leaveAll, until } from './browser';
import { playHere, resume } from './lobby';
import type { Player } from './player';

afterEach(leaveAll);

async function expectCurtain(player: Player, side: string): Promise<void> {
  await player.at('curtain').waitFor();
  expect(await player.text('curtain')).toContain(`Pass the device to ${side}`);
  await until(async () => !(await player.at('table').isVisible()), 'the table is hidden');
  for (const secret of ['hand', 'board', 'prompt']) {
    expect(await player.at(secret).isVisible(), secret).toBe(false);
  }
}

async function lift(player: Player): Promise<string[]> {
  await player.press(player.at('lift-curtain'));
  await player.at('curtain').waitFor({ state: 'detached' });
  await until(() => player.at('table').isVisible(), 'the table is seen');
  const cards = player.page.locator('[data-testid^=card-]');
  return cards.evaluateAll((all) => all.map(({ dataset }) => dataset.testid ?? ''));
}

test('the curtain hides the table while the device changes hands', async () => {
  const player = await playHere(inject('url'), 'friend');
  await expectCurtain(player, 'Caesar');
  const caesars = await lift(player);
  expect(caesars).toHaveLength(6);
  await player.chooseCard();

  await expectCurtain(player, 'Pompey');
  expect(await player.text('curtain')).toContain('Caesar discards a card.');
  const pompeys = await lift(player);
  expect(pompeys).toHaveLength(6);
  expect(pompeys.filter((card) => caesars.includes(card))).toEqual([]);
  await player.chooseCard();
  await player.asked(/Play a card/);
  await expect.poll(() => player.at('curtain').count()).toBe(0);
  await player.chooseCard();

  await expectCurtain(player, 'Caesar');
  expect(await lift(player)).toHaveLength(5);
});

test('a battle is fought side by side on what everybody sees, until somebody has to look at what is hidden', async () => {
  const player = await resume(inject('url'), { ...gameAt(JuliusCaesar, 'round'), bots: {} });
  const curtain = player.at('curtain');
  const faces = player.page.locator(
    '[data-testid=board] [data-testid^=piece-]:not([data-testid^="piece-?"])',
  );
  const asked = new Set<string>();
  for (;;) {
    await until(async () => (await curtain.count()) > 0 || (await player.decides()), 'somebody is asked');
    if ((await curtain.count()) > 0) break;
    asked.add((await player.text('asked-for')).trim());
    expect(await faces.evaluateAll((all) => all.map(({ dataset }) => dataset.testid))).toEqual([
      expect.stringMatching(/^piece-c-/),
      expect.stringMatching(/^piece-p-/),
    ]);
    await player.decide();
  }
  expect([...asked]).toEqual(['Caesar:', 'Pompey:']);
  await expectCurtain(player, 'Pompey');
});

test('another game on the device begins behind the curtain', async () => {
  const player = await playHere(inject('url'), 'friend');
  await lift(player);
  await player.chooseCard();
  await lift(player);
  await player.press(player.at('menu'));
  await player.press(player.at('resign'));
  await player.press(player.at('resign-confirm'));
  await player.press(player.at('play-again'));
  await expectCurtain(player, 'Caesar');
});
