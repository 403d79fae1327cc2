/* Caesar: Rome vs Gaul by clicks: two people, one of them with a phone, play a turn. */

import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccess } from './axe';
import { leaveAll, PHONE, type Visit, visit } from './browser';
import { MapPlayer } from './mapPlayer';
import { isThere, playUntil } from './player';
import { Server } from './server';

const SMALL = { width: 1280, height: 720 };

const WAITS_FOR_GAULS = 'Waiting for Gauls.';

/** Milliseconds after which the table would have declined for somebody. */
const LONGER_THAN_A_PAUSE = 10_000;

let server: Server;

beforeAll(async () => {
  server = await Server.start('test/e2e/serveShortGallicTurns.ts');
});

afterAll(async () => {
  await leaveAll();
  await server.stop();
});

/** What somebody does where something is asked: presses a space, and of a menu a line; or a button. */
interface Order {
  asked: RegExp;
  space?: string;
  says?: RegExp;
  /** A card, and what it is played for. */
  card?: readonly [number: number, use: string];
}

type People = 'Rome' | 'Gauls';

/** The first of these that can be carried out is; who has no order presses the first space that something can be done with. */
const ORDERS: Readonly<Record<People, readonly Order[]>> = {
  Rome: [
    { asked: /Choose the Legate/, says: /begins with Caesar/ },
    { asked: /Army begins/, space: 'noviodunum-aeduorum' },
    { asked: /Choose the card/, card: [2, 'playBonus'] },
    { asked: /Choose the card/, card: [3, 'playPoints'] },
    { asked: /./, says: /^(Besiege|Go on|Keep)/ },
    { asked: /activate a Leader/, says: /^Move Caesar and his Army/ },
    { asked: /Move Caesar .* from Noviodunum/, space: 'avaricum' },
    { asked: /Move Caesar/, says: /^Stop/ },
    { asked: /Action Point/, says: /^Spend no more/ },
    { asked: /winter camp/, space: 'vienne' },
    { asked: /winter camp/, says: /^End/ },
  ],
  Gauls: [
    { asked: /Place the Pictones/, space: 'limonum' },
    { asked: /Choose the card/, card: [33, 'playPoints'] },
    { asked: /Choose the card/, card: [32, 'playBonus'] },
    { asked: /Action Point/, says: /^Place influence in the Gallic Council/ },
    { asked: /Spring Muster/, space: 'limonum' },
    { asked: /Spring Muster/, says: /^End/ },
    { asked: /Move the Pictones/, space: 'caesarodunum' },
    { asked: /./, says: /^(Stop|Intercept|Stand)|Bituriges behind/ },
  ],
};

/** Somebody who plays a side by clicks. */
class Commander extends MapPlayer {
  constructor(
    visit: Visit,
    readonly people: People,
    touches = false,
  ) {
    super(visit, 'caesar', touches);
  }

  override get offered(): Locator {
    return this.page.locator(':is([data-offered=true], [data-goal=true]) > [data-testid^=place-]');
  }

  /** Whether something has to be decided that the table does not decline by itself. */
  override async decides(): Promise<boolean> {
    return !(await isThere(this.button('decline'))) && super.decides();
  }

  override async decide(): Promise<void> {
    const dice = this.page.locator('[data-testid=battle] button[data-move=reroll]');
    if (await isThere(dice)) return this.follow(dice.first());
    for (const order of ORDERS[this.people]) {
      const thing = this.#thingOf(order);
      if (!order.asked.test(await this.text('prompt')) || !(await isThere(thing))) continue;
      await this.show(order.card === undefined ? 'map' : 'hand');
      return this.follow(await this.#inSight(thing), order.says);
    }
    await this.show('map');
    return this.follow(await this.#inSight((await isThere(this.offered)) ? this.offered : this.#buttons));
  }

  /** Returns the first of things that is in sight, or the same among all choices where there was no room for it at the prompt. */
  async #inSight(things: Locator): Promise<Locator> {
    if (await isThere(things.filter({ visible: true }))) return things.filter({ visible: true }).first();
    const words = (await things.first().textContent()) ?? '';
    await this.press(this.at('all-choices'));
    return this.at('choice-list').getByRole('button', { name: words, exact: true }).first();
  }

  #thingOf({ space, says, card }: Order): Locator {
    if (card !== undefined) return this.at(`card-${card[0]}`).locator(`button[data-move=${card[1]}]`);
    if (space !== undefined) return this.offered.and(this.at(`place-${space}`));
    return this.#buttons.filter({ hasText: says ?? /./ });
  }

  get #buttons(): Locator {
    return this.page.locator('[data-testid=actions] > button[data-move]');
  }
}

/** Opens a room as Rome, and comes by its link as the Gauls. */
async function meet(): Promise<[Commander, Commander]> {
  const rome = new Commander(await visit(server.url, { viewport: SMALL }), 'Rome');
  await rome.press(rome.page.locator('[data-game=caesar-rome-vs-gaul]').getByTestId('create-room'));
  await rome.at('name').fill('Gaius');
  await rome.press(rome.at('create'));
  await rome.page.waitForURL(/\/match\/caesar-rome-vs-gaul\/.+/);
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const gauls = new Commander(await visit(rome.page.url(), phone), 'Gauls', true);
  await gauls.at('invitation').waitFor();
  await gauls.at('name').fill('Diviciac');
  await gauls.press(gauls.at('join'));
  for (const one of [rome, gauls]) await one.sits();
  return [rome, gauls];
}

/** Notes from now on what a page asks; returns how to read the notes, each text once in a row. */
async function noteOf({ page }: Commander): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const { dataset } = document.body;
    const note = () => {
      const text = document.querySelector('[data-testid=prompt]')?.textContent ?? '';
      const noted: string[] = JSON.parse(dataset.noted ?? '[]');
      if (noted.at(-1) !== text) dataset.noted = JSON.stringify([...noted, text]);
    };
    note();
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  return async () => JSON.parse((await page.locator('body').getAttribute('data-noted')) ?? '[]');
}

test('two people, one with a phone, play a turn', async () => {
  const both = await meet();
  const [rome, gauls] = both;
  const access = async (what: string) => {
    for (const one of both) await expectAccess(one, `${one.people}: ${what}`);
  };
  const isAsked = (one: Commander, what: RegExp) => () => one.isAsked(what);

  await access('the Legates');
  await playUntil(both, isAsked(rome, /Army begins/));
  await access('the camp');
  await playUntil(both, isAsked(gauls, /Choose the card/));
  await access('cards');
  await playUntil(both, isAsked(gauls, /intercept/));
  await playUntil(both, isAsked(rome, /die to be rolled again/));
  for (const one of both) {
    await one.at('battle').waitFor();
    expect(await one.text('battle')).toMatch(/Battle of Avaricum.*Rome \(attacker\).*The Gauls \(defender\)/);
  }
  await access('the battle');
  await playUntil(both, async () => isThere(rome.button('siege')));
  expect(await rome.text('siege')).toMatch(/Fortified Town.*against.*Siege Points 0 of 3/);
  await access('the siege');
  await playUntil(both, isAsked(rome, /winter camp/));
  await access('winter');
  await playUntil(both, async () => /56 BC/.test(await rome.text('status')));

  const told = await rome.text('journal');
  for (const deed of [
    /The Pictones arrive in/,
    /The Pictones march from Limonum to Caesarodunum/,
    /The Gauls play CLIENT PEOPLES for one Action Point/,
    /Rome plays CONSTANT AS THE NORTHERN STAR for its bonus/,
    /try to intercept in Avaricum/,
    /Battle in Avaricum: Rome with/,
    /is rolled again/,
    /Rome besieges/,
    /Rome rolls/,
    /marches to/,
    /Turn 2, 56 BC/,
  ])
    expect(told).toMatch(deed);
});

test('who is asked about cards and holds none declines unseen, and is asked all the same who wants to be', async () => {
  const [rome, gauls] = await meet();
  await playUntil([rome, gauls], () => gauls.isAsked(/Spring Muster/));
  await expect.poll(() => rome.text('prompt')).toBe(WAITS_FOR_GAULS);
  const [romesNotes, gaulsNotes] = [await noteOf(rome), await noteOf(gauls)];
  await gauls.answer('end');
  await playUntil([rome, gauls], () => gauls.isAsked(/Choose the card/));
  await expect
    .poll(romesNotes)
    .toEqual([WAITS_FOR_GAULS, expect.stringMatching(/^You hold no card for this/), WAITS_FOR_GAULS]);
  const seen = [
    expect.stringMatching(/^Your turn: Spring Muster/),
    'Waiting for Rome.',
    expect.stringMatching(/^Your turn: Choose the card/),
  ];
  expect(await gaulsNotes()).toEqual(seen);
  await gauls.show('journal');
  expect(await gauls.text('journal')).not.toMatch(/WINTER CAMPAIGN|no card/);

  await rome.press(rome.at('menu'));
  expect(await rome.text('asking')).toBe('Ask about cards even when I hold none');
  await rome.press(rome.at('asking'));
  await rome.page.clock.install();
  await gauls.show('hand');
  await gauls.follow(gauls.at('card-33').locator('button[data-move=playBonus]'));
  await rome.button('decline').waitFor();
  await rome.read();
  await rome.page.clock.fastForward(LONGER_THAN_A_PAUSE);
  expect(await rome.text('prompt')).toMatch(/Client Peoples for its bonus.*or let it be/);
  expect(await gaulsNotes()).toEqual([...seen, 'Waiting for Rome.']);
  await rome.answer('decline');
  await gauls.asked(/choose where/);
});
