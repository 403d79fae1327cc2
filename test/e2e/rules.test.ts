/* The rules at the table: the number beside a prompt or a line of the journal opens its section. */
import { afterEach, describe, expect, inject, test } from 'vitest';
import { expectAccess, LOOKS } from './axe';
import { leaveAll, PHONE, until, visit } from './browser';
import { playHere } from './lobby';
import { Player } from './player';

afterEach(leaveAll);

/** Returns the number of a rule beside the prompt, or beside the last line of the journal. */
function numberIn(player: Player, where: 'prompt' | 'journal') {
  return player.at(where).locator('button[data-rule]').last();
}

/** Expects a section to be open. */
async function expectSection(player: Player, number: string): Promise<void> {
  const heading = player.at('rule-section').locator('h3');
  await heading.waitFor();
  await until(
    async () => ((await heading.textContent()) ?? '').startsWith(`${number} `),
    `section ${number}`,
  );
}

async function isGone(player: Player): Promise<void> {
  await player.at('rules').waitFor({ state: 'detached' });
}

async function testIdInFocus(player: Player): Promise<string> {
  return player.page.evaluate(
    () =>
      `${document.activeElement?.getAttribute('data-rule')} ${document.activeElement?.getAttribute('data-testid')}`,
  );
}

test('the number beside a prompt opens its section, from which one reads on', async () => {
  const player = await playHere(inject('url'), 'random');
  await player.asked(/discard/);
  await player.press(numberIn(player, 'prompt'));
  await expectSection(player, '2.1');
  expect(await player.text('rule-section')).toContain('you are dealt six');

  await player.press(player.at('rules-after'));
  await expectSection(player, '2.2');
  await player.press(player.at('rules-before'));
  await player.press(player.at('rules-after'));
  await player.press(player.at('rule-section').locator('[data-to="6.4"]'));
  await expectSection(player, '6.4');
  await player.press(player.at('rules-back'));
  await expectSection(player, '2.2');

  await player.press(player.at('rules-contents'));
  await expect.poll(() => player.at('rules-list').locator('li').count()).toBe(73);
  await player.at('rules-search').fill('pinning');
  await until(async () => (await player.at('rules-list').locator('li').count()) < 73, 'less is found');
  await player.press(player.at('rules-list').locator('button').first());
  await expectSection(player, '6.13');

  await player.page.keyboard.press('Escape');
  await isGone(player);
  expect(await testIdInFocus(player)).toBe('2.1 null');
  expect(await player.decides()).toBe(true);
});

test('with keys alone, and from the menu at the contents', async () => {
  const player = await playHere(inject('url'), 'random');
  await player.asked(/discard/);
  await numberIn(player, 'prompt').focus();
  await player.page.keyboard.press('Enter');
  await expectSection(player, '2.1');
  const inside = () =>
    player.page.evaluate(() => document.activeElement?.closest('[data-testid=rules]') !== null);
  await until(inside, 'the focus in the panel');
  await player.page.keyboard.press('Escape');
  await isGone(player);
  expect(await testIdInFocus(player)).toBe('2.1 null');

  await player.press(player.at('menu'));
  await player.press(player.at('open-rules'));
  await player.at('rules-list').waitFor();
  await player.press(player.at('rules').getByRole('button', { name: 'Close' }));
  await isGone(player);
  expect(await testIdInFocus(player)).toBe('null menu');
});

test('a second number opened over the first shows the second', async () => {
  const player = await playHere(inject('url'), 'random');
  await player.asked(/discard/);
  await player.chooseCard();
  await player.asked(/Play a card/);
  await player.press(numberIn(player, 'prompt'));
  await expectSection(player, '2.1');
  await player.press(numberIn(player, 'journal'));
  const number = (await numberIn(player, 'journal').getAttribute('data-rule')) ?? '';
  await expectSection(player, number);
});

test('who watches reads the rules too', async () => {
  const player = new Player(await visit(inject('url')), 'caesar');
  await player.press(player.page.locator('[data-game=julius-caesar]').getByTestId('play-here'));
  for (const seat of [0, 1]) await player.at(`seat-${seat}`).selectOption('random');
  await player.press(player.at('start'));
  await player.sits();
  await until(async () => (await numberIn(player, 'journal').count()) > 0, 'a line of the journal');
  await player.press(player.at('journal').locator('button[data-rule]').first());
  await player.at('rule-section').waitFor();
});

test("Caesar's Gallic War opens a part of a section by its letter", async () => {
  const player = await playHere(inject('url'), 'random', {}, 'caesars-gallic-war');
  await player.asked(/Choose a card/);
  await player.press(numberIn(player, 'prompt'));
  await expectSection(player, '5.2');
  await player.press(player.at('rules-after'));
  await expectSection(player, '5.2.1');
  const part = (letter: string) => player.at('rule-section').locator(`details[data-letter=${letter}]`);
  expect(await part('E').getAttribute('open')).toBeNull();
  await player.press(player.at('rules-contents'));
  await player.at('rules-search').fill('forced march');
  await until(async () => (await player.at('rules-list').locator('li').count()) < 5, 'little is found');
  await player.press(player.at('rules-list').locator('button').first());
  await expectSection(player, '5.2.1');
  await part('E').locator('summary').click();
  expect(await part('E').textContent()).toContain('Forced march');
});

test('on a phone it is a sheet at the bottom, which a tap beside it closes', async () => {
  const player = await playHere(inject('url'), 'random', { viewport: PHONE, hasTouch: true, isMobile: true });
  await player.asked(/discard/);
  await player.press(numberIn(player, 'prompt'));
  await expectSection(player, '2.1');
  const box = await player.at('rules').boundingBox();
  expect(box).toMatchObject({ x: 0, width: PHONE.width });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
  const low = await player
    .at('rules')
    .locator('button:not([data-to])')
    .evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().height < 40).length);
  expect(low).toBe(0);
  await player.page.touchscreen.tap(PHONE.width / 2, 30);
  await isGone(player);
});

describe.each(LOOKS)('at $viewport.width in the $colorScheme', ({ viewport, colorScheme }) => {
  test('nobody is kept out of the rules', async () => {
    const player = await playHere(inject('url'), 'random', { viewport, colorScheme }, 'caesars-gallic-war');
    await player.asked(/Choose a card/);
    await player.press(numberIn(player, 'prompt'));
    await expectSection(player, '5.2');
    await expectAccess(player, 'a section');
    await player.press(player.at('rules-after'));
    await player.at('rule-section').locator('summary').first().click();
    await expectAccess(player, 'a section in parts');
    await player.press(player.at('rules-contents'));
    await expectAccess(player, 'the contents');
  });
});
