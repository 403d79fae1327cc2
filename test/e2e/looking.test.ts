/* Looking costs nothing: what is selected and marked is played by the first real move, and a refused click says why. */
import { afterEach, expect, inject, test } from 'vitest';
import { leaveAll, until } from './browser';
import { playHere } from './lobby';
import { type Player, playUntil } from './player';

afterEach(leaveAll);

const stateOf = (player: Player) => player.at('table').getAttribute('data-state');

test('a click on a block selects it, and only its destination spends the point; undo gives it back', async () => {
  const player = await playHere(inject('url'), 'random');
  const { page } = player;
  await playUntil([player], () => player.isAsked(/group to move/));
  const [state, prompt, journal] = [
    await stateOf(player),
    await player.text('prompt'),
    await player.text('journal'),
  ];
  const place = player.offered.first();
  await player.press(place);
  await player.at('tray-close').waitFor();
  const block = page
    .locator('[data-testid=board] [data-testid^=piece-][data-thing]:has([data-offered=true])')
    .first();
  await player.press(block);
  await page.locator('[data-goal=true]').first().waitFor();
  expect(await player.text('cost')).toMatch(/^A new group: 1 of \d moves$/);
  expect(await stateOf(player)).toBe(state);
  expect(await player.text('prompt')).toBe(prompt);

  await expect.poll(() => player.at('refusal').count()).toBe(0);
  const far = page.locator(
    '[data-place]:not([data-goal=true], [data-offered=true], [data-open=true]) [data-testid^=place-]',
  );
  await player.press(far.first());
  await player.at('refusal').waitFor();
  expect(await player.text('refusal')).toMatch(/is not next to|no road leads|enem|no sea|goes?|Navis/);
  expect(
    await page
      .locator('[role=status]')
      .filter({ has: player.at('refusal') })
      .count(),
  ).toBe(1);
  await page.keyboard.press('Escape');
  await player.at('refusal').waitFor({ state: 'detached' });

  expect(await player.moveBlock(), 'a block can be moved').toBe(true);
  expect(await player.text('prompt')).toMatch(/Move blocks of the group/);
  await player.press(player.at('undo'));
  await until(async () => (await player.text('prompt')) === prompt, 'the point is back');
  expect(await player.text('journal')).toBe(journal);
});

test('areas are marked freely, counted, and activated by one button', async () => {
  const player = await playHere(inject('url'), 'random', {}, 'caesars-gallic-war');
  const { page } = player;
  await player.asked(/Choose a card/);
  await player.chooseCard();
  await player.asked(/Announce/);
  await player.changes(() =>
    player.press(
      page.locator('[data-testid=prompt-bar] button[data-move=announce]', { hasText: 'movement' }),
    ),
  );
  await playUntil([player], () => player.isAsked(/Choose .*area/));
  const state = await stateOf(player);
  const home = player.at('place-transalpine-gaul');
  const mark = page.locator('[data-place=transalpine-gaul][data-marked=true]');
  await player.press(home);
  await mark.waitFor();
  expect(await player.text('plan-words')).toMatch(/^1 of \d areas?$/);
  expect(await player.text('plan')).toBe('Move units of Transalpine Gaul');
  await home.hover();
  await page.locator('[data-reach=helvetii]').waitFor({ state: 'attached' });
  await player.press(home);
  await mark.waitFor({ state: 'detached' });
  await expect.poll(() => player.at('plan').count()).toBe(0);
  expect(await stateOf(player)).toBe(state);
  await player.press(home);
  await mark.waitFor();
  await player.changes(() => player.press(player.at('plan')));
  await player.asked(/Move units of Transalpine Gaul/);
});
