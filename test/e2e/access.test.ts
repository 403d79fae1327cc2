/* What axe-core finds in the pages, at three sizes, light and dark. */
import { afterEach, describe, inject, test } from 'vitest';
import { subjects } from '../games';
import { lateGame } from '../tools/lateGame';
import { expectAccess, LOOKS } from './axe';
import { DESKTOP, leaveAll, PHONE, until } from './browser';
import { playHere, resume } from './lobby';
import { playUntil } from './player';
import { letBotsThink } from './waitingBots';

afterEach(leaveAll);

describe.each(LOOKS)('at $viewport.width in the $colorScheme', ({ viewport, colorScheme }) => {
  test('nobody is kept out', async () => {
    const player = await playHere(inject('url'), 'random', { viewport, colorScheme });
    await player.asked(/discard/);
    await expectAccess(player, 'the table');
    if (viewport === PHONE) {
      await player.show('hand');
      await expectAccess(player, 'the hand');
    }
    await player.chooseCard();
    await player.asked(/Play a card/);
    await player.chooseCard();
    await playUntil([player], () => player.isAsked(/group to move/));
    await player.show('map');
    await player.press(player.offered.first());
    await player.at('tray').waitFor();
    await player.press(player.at('all-choices'));
    await player.at('choice-list').waitFor();
    await expectAccess(player, 'an open place and all choices');
    if (viewport === PHONE) {
      await player.page.keyboard.press('Escape');
      await player.show('journal');
      await player.at('journal').waitFor();
      await expectAccess(player, 'the journal');
    }

    await player.page.goto(inject('url'));
    await player.at('create-room').first().waitFor();
    await expectAccess(player, 'the lobby');
    await player.press(player.at('create-room').first());
    await player.at('create-dialog').waitFor();
    await player.at('seat-1').selectOption('hard');
    await expectAccess(player, 'the dialog');
    await player.page.keyboard.press('Escape');
    await player.press(player.at('play-here').first());
    await player.at('local-setup').waitFor();
    await player.at('seat-1').selectOption('normal');
    await expectAccess(player, 'the setup');
    await letBotsThink(player, false);
    await player.press(player.at('start'));
    await player.sits();
    await player.chooseCard();
    await player.at('thinking').waitFor();
    await expectAccess(player, 'a bot that thinks');
  });

  test("nor from Caesar's Gallic War", async () => {
    const player = await playHere(inject('url'), 'random', { viewport, colorScheme }, 'caesars-gallic-war');
    await player.asked(/Choose a card/);
    await expectAccess(player, 'the table');
    if (viewport === PHONE) {
      await player.show('hand');
      await expectAccess(player, 'the hand');
    }
    await player.press(player.at('about').locator('summary'));
    await until(async () => /Inferred/.test(await player.text('about')), 'what is told has come');
    await expectAccess(player, 'what is said about the game');
    await player.chooseCard();
    await player.asked(/Announce/);
    await player.changes(() =>
      player.press(
        player.page.locator('[data-testid=prompt-bar] button[data-move=announce]', { hasText: 'movement' }),
      ),
    );
    await playUntil([player], () => player.isAsked(/Choose .*area/));
    await expectAccess(player, 'areas to choose');
    await player.show('map');
    const home = player.page.locator('[data-offered=true] [data-testid=place-transalpine-gaul]');
    if ((await home.count()) > 0) await player.choosePlace(home);
    await expectAccess(player, 'a marked area');
    await player.changes(() => player.press(player.at('plan')));
    await player.page.locator('[data-testid=prompt-bar][data-busy=false][data-fresh=false]').waitFor();
    await player.press(player.page.locator('[data-testid=piece-legion-vii]'));
    await player.page.locator('[data-goal=true]').first().waitFor();
    await expectAccess(player, 'a legion that may march');
    await player.choosePlace(player.at('place-helvetii'));
    await player.answer('end');
    await player.asked(/Choose the next battle|fire, retreat or pass|Choose a card|takes the hit/);
    if (await player.isAsked(/fire/)) await player.at('battle-window').waitFor();
    await expectAccess(player, 'a battle');
  });
});

describe.each(subjects)('late in $id', (subject) => {
  test.each([
    { viewport: DESKTOP, colorScheme: 'light' },
    { viewport: PHONE, colorScheme: 'dark' },
  ] as const)('nobody is kept out, $colorScheme at $viewport.width', async ({ viewport, colorScheme }) => {
    const kept = await subject.with(async ({ game }) => lateGame(game));
    const player = await resume(inject('url'), kept, { viewport, colorScheme });
    await player.at('journal').waitFor({ state: 'attached' });
    await expectAccess(player, 'the table');
    if (viewport === PHONE) {
      for (const view of ['hand', 'journal'] as const) {
        await player.show(view);
        await expectAccess(player, view);
      }
    }
  });
});
