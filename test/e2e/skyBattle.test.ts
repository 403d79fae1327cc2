/* Battles of Falling Sky by clicks: what they may bring before anything is chosen, and what they cost afterwards. */
import { afterEach, expect, inject, test } from 'vitest';
import { FallingSky } from '../../games';
import { battleUnderWay } from '../../web/boards/falling-sky/battles';
import { gameWhere } from '../tools/lateGame';
import { leaveAll, PHONE, until } from './browser';
import { resume } from './lobby';
import { MapPlayer } from './mapPlayer';
import { isThere } from './player';

afterEach(leaveAll);

/** A match in which the first seat is attacked, may Retreat, and loses something either way. */
const attacked = () =>
  gameWhere(
    FallingSky,
    ({ state: { G } }) => {
      if (G.stack.at(-1)?.step !== 'declare') return false;
      const odds = battleUnderWay(G)?.odds;
      const loses = [odds?.stands, odds?.retreats].every(
        (outcome) => outcome != null && outcome.tolls.defenders.pieces.low > 0,
      );
      return loses && odds !== undefined && odds.refuges.length > 0;
    },
    'attacked',
  );

test('whoever is attacked sees what standing and Retreat would cost, and afterwards what was lost', async () => {
  const player = new MapPlayer((await resume(inject('url'), attacked())).visit, 'caesar');
  await player.asked(/Retreat after the Attack, or stand\?/);
  const window = player.at('battle');
  const rowsOf = (outcome: string) => window.locator(`[data-outcome=${outcome}] [data-army=defenders] td`);
  await until(() => isThere(rowsOf('stands')), 'the odds of standing');
  for (const outcome of ['stands', 'retreats']) {
    const [losses, pieces, most] = await rowsOf(outcome).allTextContents();
    expect(Number.parseFloat(losses)).toBeGreaterThan(0);
    expect(Number.parseFloat(pieces)).toBeGreaterThan(0);
    expect(Number.parseFloat(most)).toBeGreaterThanOrEqual(Number.parseFloat(pieces));
  }
  expect(await window.textContent()).toMatch(/If you stand.*If you Retreat, to /);
  await player.press(window.locator('summary'));
  expect(await player.text('reckoning')).toMatch(/attack: .* = .*lose first/);
  const bright = player.page.locator('[data-testid=prompt-bar] .rubicon-primary');
  expect(await bright.count(), 'nothing is bright where two answers are as good').toBe(0);

  await player.press(player.button('stand'));
  await until(async () => {
    if (await isThere(player.at('battle-result'))) return true;
    const choice = player.page.locator('[data-testid=actions] > button[data-move]:not([hidden])');
    const menu = player.page.locator('[data-testid=actions] > button[data-deeds=remove]');
    if (!(await player.decides())) return false;
    if (await isThere(choice)) await player.follow(choice.first());
    else if (await isThere(menu)) {
      await player.press(menu);
      await player.changes(() =>
        player.press(player.page.locator('[data-testid=prompt-bar] li [data-move=remove]').last()),
      );
    }
    return isThere(player.at('battle-result'));
  }, 'the Battle to be over');
  expect(await player.text('battle-result')).toMatch(/After the Battle in .* lost .*Control/);
  await player.press(player.at('battle-result-close'));
  await player.at('battle-result').waitFor({ state: 'detached' });
});

test('on a phone a place to Battle shows its odds before it is chosen, and head and prompt leave three quarters', async () => {
  const options = { viewport: PHONE, hasTouch: true, isMobile: true };
  const battle = gameWhere(FallingSky, ({ state }) => state.G.stack.at(-1)?.step === 'battle', 'battle');
  const player = new MapPlayer((await resume(inject('url'), battle, options)).visit, 'caesar', true);
  await player.asked(/Battle: select a Region/);
  await player.show('map');
  const prompt = await player.at('prompt-bar').locator('> div').boundingBox();
  expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(PHONE.height / 4);
  await player.press(player.offered.first());
  await player.at('battle').waitFor();
  expect(await player.text('battle')).toMatch(/against/);
  const line = player.page.locator('[data-testid=choices] button').filter({ hasText: /Battle/ });
  await until(async () => {
    if (await isThere(player.at('confirm'))) return true;
    if (await isThere(line)) await player.press(line.first());
    return isThere(player.at('confirm'));
  }, 'a Battle to be chosen');
  expect(await player.text('confirm')).toMatch(/Battle|Ambush/);
  expect(await player.at('odds').count(), 'the odds of what is chosen alone').toBe(1);
});
