/* Falling Sky by clicks: three people, one of them with a phone, and a bot play from one Winter to the next. */

import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccess } from './axe';
import { leaveAll, PHONE, until, type Visit, visit } from './browser';
import { chooseQuick } from './lobby';
import { MapPlayer } from './mapPlayer';
import { isThere, playUntil } from './player';
import { Server } from './server';

let server: Server;

beforeAll(async () => {
  server = await Server.start('test/e2e/serveShortWinters.ts');
});

afterAll(async () => {
  await leaveAll();
  await server.stop();
});

/** What each Faction does in its turns, as far as it can: then it passes. */
const PLANS: Readonly<Record<string, readonly string[]>> = {
  Romans: ['March', 'Seize', 'Battle', 'Recruit'],
  Arverni: ['Rally', 'March', 'Raid', 'Event: shaded'],
  Aedui: ['Rally', 'Event: unshaded', 'Raid', 'March'],
};

/** What ends a Command, an Event or a phase, or lets others have their way. */
const ENDS = ['end', 'stop', 'done', 'enough', 'goOn', 'forage', 'stay', 'stand', 'spare', 'agree'];

/** So many places are pressed in a Command before it is ended. */
const PLACES = 3;

/** Somebody who plays a Faction by clicks. */
class Chief extends MapPlayer {
  /** The moves made by pressing the map, and the Commands and Events begun. */
  readonly deeds = new Set<string>();
  readonly #plan: string[];
  #places = 0;

  constructor(
    visit: Visit,
    readonly faction: string,
    touches = false,
  ) {
    super(visit, 'caesar', touches);
    this.#plan = [...(PLANS[faction] ?? [])];
  }

  /** The Regions and Tribes that a press does something with. */
  override get offered(): Locator {
    return this.page.locator(
      ':is([data-offered=true], [data-goal=true]) :is([data-testid^=place-], [data-testid^=tribe-])',
    );
  }

  override async decide(): Promise<void> {
    await this.show('map');
    if (await isThere(this.button('pass'))) return this.#takeTurn();
    const ends = this.button(...ENDS);
    const goesOn = this.#places < PLACES && (await isThere(this.offered));
    if (goesOn) return this.follow(this.offered.first());
    const buttons = this.page.locator('[data-testid=actions] > button[data-move]:not([data-move=ability])');
    if (await isThere(ends)) return this.follow(ends.first());
    if (await isThere(buttons)) {
      this.#places = 0;
      return this.follow(buttons.first());
    }
    return (await isThere(this.offered)) ? this.follow(this.offered.first()) : super.decide();
  }

  /** Chooses the next Command or Event of the plan that can be had, or passes. */
  async #takeTurn(): Promise<void> {
    this.#places = 0;
    for (const [index, wish] of this.#plan.entries()) {
      const button = this.button('command', 'event').filter({ hasText: wish });
      if (!(await isThere(button))) continue;
      this.#plan.splice(index, 1);
      this.deeds.add(wish);
      return this.follow(button.first());
    }
    this.deeds.add('Pass');
    return this.follow(this.button('pass'));
  }

  override async follow(first: Locator): Promise<void> {
    if ((await first.getAttribute('data-move')) === null) this.#places++;
    return super.follow(first);
  }
}

/** Opens a room for three people and a bot, and comes by its link as the others. */
async function meet(): Promise<Chief[]> {
  const romans = new Chief(await visit(server.url), 'Romans');
  await romans.press(romans.page.locator('[data-game=falling-sky]').getByTestId('create-room'));
  await romans.at('name').fill('Gaius');
  await romans.at('seat-3').selectOption('random');
  await chooseQuick(romans);
  await romans.page.locator('[data-option=scenario]').selectOption('reconquest-of-gaul');
  await romans.press(romans.at('create'));
  await romans.page.waitForURL(/\/match\/falling-sky\/.+/);
  const chiefs = [romans];
  for (const [faction, name, options] of [
    ['Arverni', 'Luern', { viewport: PHONE, hasTouch: true, isMobile: true }],
    ['Aedui', 'Diviciac', {}],
  ] as const) {
    const chief = new Chief(await visit(romans.page.url(), options), faction, 'hasTouch' in options);
    await chief.at('invitation').waitFor();
    await chief.at('name').fill(name);
    await chief.press(chief.at('join'));
    chiefs.push(chief);
  }
  for (const chief of chiefs) await chief.sits();
  return chiefs;
}

test('three people, one with a phone, and a bot play from Winter to Winter', async () => {
  const chiefs = await meet();
  const [romans, arverni, aedui] = chiefs;
  await expect
    .poll(() => arverni.text('players'))
    .toMatch(/Romans.*Gaius.*Arverni.*Luern.*Aedui.*Diviciac.*Belgae.*Bot/);
  for (const chief of chiefs) await expectAccess(chief, `${chief.faction} at the beginning`);

  const isIn = (part: RegExp) => async () => part.test(await romans.text('status'));
  await playUntil(chiefs, isIn(/Winter 1/));
  for (const chief of chiefs) {
    await until(async () => /Winter 1/.test(await chief.text('status')), 'Winter comes to everybody');
    await expectAccess(chief, `${chief.faction} in Winter`);
  }
  expect(await romans.text('winter')).toMatch(/Quarters.*Harvest.*Senate.*Spring/);
  await playUntil(chiefs, isIn(/Winter 2/));
  await playUntil(chiefs, isIn(/card [67]|over/));

  expect([...romans.deeds]).toEqual(expect.arrayContaining(['March', 'Seize']));
  expect([...arverni.deeds]).toEqual(expect.arrayContaining(['Rally', 'March']));
  expect([...aedui.deeds]).toContain('Rally');
  for (const chief of chiefs) {
    await until(
      async () => (await chief.text('scores')) === (await romans.text('scores')),
      'the same scores',
    );
  }
});
