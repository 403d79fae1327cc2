/* The board of Caesar's Gallic War, on a desktop and on a phone. */
import { afterEach, expect, inject, test } from 'vitest';
import { DESKTOP, leaveAll, PHONE, until, visit } from './browser';
import { playHere } from './lobby';
import type { Player } from './player';

afterEach(leaveAll);

/** What the player has done with a hand of its own, in words of the journal and of the prompts. */
interface Deeds {
  cards: number;
  journeys: number;
  shots: number;
}

/** Announces a movement, if the card allows it and it is asked. */
async function announceMovement(player: Player): Promise<void> {
  const button = player.page.locator('[data-testid=prompt-bar] button[data-move=announce]', {
    hasText: 'movement',
  });
  await player.changes(() => player.press(button));
}

/** Moves the first unit that can go: to an area with blocks of the enemy on each other, else anywhere. */
async function march(player: Player): Promise<void> {
  const { page } = player;
  await player.show('map');
  const block = page
    .locator('[data-testid=board] [data-testid^=piece-][data-thing]:has([data-offered=true])')
    .first();
  if ((await block.count()) === 0) {
    const pile = page
      .locator('[data-testid=board] [data-testid^=stack-roman-]:has([data-offered=true])')
      .first();
    await player.press(pile);
    await player.at('tray-close').waitFor();
    await player.press(page.locator('[data-testid^=tray-piece-]').first());
  } else await player.press(block);
  const goals = page.locator('[data-goal=true] > [data-testid^=place-]');
  await goals.first().waitFor();
  const hostile = await page.evaluate(() =>
    [...document.querySelectorAll('[data-goal=true] > [data-testid^=place-]')]
      .map((place) => place.getAttribute('data-testid') ?? '')
      .filter((id) => document.querySelector(`[data-testid="${id.replace('place-', 'stack-barbarian-')}"]`)),
  );
  const goal = hostile.length > 0 ? player.at(hostile[0]) : goals.first();
  await player.choosePlace(goal);
}

/** Plays by clicks until a card, a move and a shot in battle have been made. */
async function play(player: Player): Promise<Deeds> {
  const { page } = player;
  const deeds: Deeds = { cards: 0, journeys: 0, shots: 0 };
  let moved = 0;
  for (let decisions = 0; decisions < 150; decisions++) {
    if (deeds.cards > 0 && deeds.journeys > 0 && deeds.shots > 0) return deeds;
    await until(() => player.decides(), 'the bot is done');
    const prompt = await player.text('prompt');
    if (/Choose a card/.test(prompt)) {
      await player.decide();
      deeds.cards++;
      moved = 0;
    } else if (/Announce/.test(prompt)) await announceMovement(player);
    else if (/Move units/.test(prompt) && moved < 2) {
      await march(player);
      deeds.journeys++;
      moved++;
    } else if (/fire, retreat or pass/.test(prompt)) {
      await player.show('map');
      await player.changes(() =>
        player.press(page.locator('[data-testid=battle-deeds] [data-move=fire]:enabled').first()),
      );
      expect(await player.text('journal')).toMatch(/fires: [1-6]/);
      deeds.shots++;
    } else await player.decide();
  }
  return deeds;
}

test.each([
  ['a desktop', { viewport: DESKTOP }],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
])('a card, a march and a battle are played by clicks on %s', async (_screen, options) => {
  const player = await playHere(inject('url'), 'random', options, 'caesars-gallic-war');
  const { page } = player;
  await player.asked(/Choose a card.*5\.2/);
  expect(await player.text('status')).toContain('58 BC · card 1 of 5');
  await expect.poll(() => page.locator('[data-testid=hand] [data-lifted]').count()).toBe(5);
  await player.show('map');
  await expect.poll(() => page.locator('[data-place]').count()).toBe(28);
  await player.show('hand');
  expect(await player.text('supply')).toBe('15');
  expect(await player.text('tribes-roman')).toContain('2 of 18');
  expect(await player.text('tribes-barbarian')).toContain('1 of 18');

  const deeds = await play(player);
  expect(deeds.cards).toBeGreaterThan(0);
  expect(deeds.journeys).toBeGreaterThan(0);
  expect(deeds.shots).toBeGreaterThan(0);
  await player.show('journal');
  expect(await player.text('journal')).toContain('Rome activates');
});

test('the enemy is seen from behind, and says so', async () => {
  const player = await playHere(inject('url'), 'random', {}, 'caesars-gallic-war');
  await player.asked(/Choose a card/);
  const germania = player.at('place-germania');
  await player.press(germania);
  await player.at('tray-close').waitFor();
  expect(await player.text('tray')).toContain('× 4');
  expect(
    await player.page.locator('[data-testid^="piece-german-"], [data-testid=piece-ariovistus]').count(),
  ).toBe(0);
  await expect.poll(() => player.page.locator('[data-testid=piece-legion-vii]').count()).toBe(1);
  await player.press(player.at('tray-close'));
  await player.press(player.at('about').locator('summary'));
  await until(async () => /Inferred/.test(await player.text('about')), 'what is told has come');
  expect(await player.text('about')).toMatch(/second edition.*Inferred/s);
});

test('the lobby, a new room and a game on this device say which parts are inferred', async () => {
  const { page } = await visit(inject('url'));
  const card = page.locator('[data-game=caesars-gallic-war]');
  expect(await card.getByTestId('inferred').textContent()).toMatch(/second edition/);
  await expect.poll(() => page.locator('[data-game=julius-caesar]').getByTestId('inferred').count()).toBe(0);
  await card.getByTestId('create-room').click();
  expect(await page.getByTestId('create-dialog').getByTestId('inferred').textContent()).toMatch(/inferred/);
  await page.keyboard.press('Escape');
  await page.getByTestId('create-dialog').waitFor({ state: 'detached' });
  await card.getByTestId('play-here').click();
  expect(await page.getByTestId('local-setup').getByTestId('inferred').textContent()).toMatch(/inferred/);
});

test('two people at one screen choose their cards behind a curtain', async () => {
  const player = await playHere(inject('url'), 'friend', {}, 'caesars-gallic-war');
  const hands: string[][] = [];
  for (const side of ['Rome', 'Barbarians']) {
    await player.at('curtain').waitFor();
    expect(await player.text('curtain')).toContain(`Pass the device to ${side}`);
    await player.press(player.at('lift-curtain'));
    await player.at('curtain').waitFor({ state: 'detached' });
    await player.asked(/Choose a card/);
    const cards = player.page.locator('[data-testid=hand] [data-lifted]');
    hands.push(await cards.evaluateAll((all) => all.map(({ dataset }) => dataset.testid ?? '')));
    await player.chooseCard();
  }
  expect(hands.map(({ length }) => length)).toEqual([5, 5]);
  expect(new Set(hands.flat()).size).toBe(10);
  await player.at('curtain').waitFor();
  expect(await player.text('curtain')).toContain('Pass the device to Rome');
});
