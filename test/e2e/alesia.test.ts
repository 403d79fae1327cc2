/* Alesia by clicks: two people, one of them with a phone, deploy, march, fire, come onto the board, attack, retreat and advance. */

import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultComponents } from '../../games/alesia';
import { boxOf } from '../../games/alesia/components/box';
import { centreOf, VIEW } from '../../web/boards/alesia/geography';
import { expectAccess } from './axe';
import { DESKTOP, leaveAll, PHONE, until, type Visit, visit } from './browser';
import { MapPlayer } from './mapPlayer';
import { isThere, playUntil } from './player';
import { Server } from './server';

let server: Server;

beforeAll(async () => {
  server = await Server.start('test/e2e/serveAssault.ts');
});

afterAll(async () => {
  await leaveAll();
  await server.stop();
});

type People = 'Romans' | 'Gauls';

/** Somebody who commands a cause by clicks. */
class Commander extends MapPlayer {
  constructor(
    visit: Visit,
    readonly people: People,
    touches = false,
  ) {
    super(visit, 'caesar', touches);
  }

  /** Holds fire, ends what can be ended, fights what is left, and takes who is chosen or the first who can be to the first place. */
  override async decide(): Promise<void> {
    const ends = this.button('hold', 'end', 'done');
    if (await isThere(ends)) return this.follow(ends.first());
    const battles = this.page.locator('[data-testid=battles] button[data-move=fight]');
    if (await isThere(battles)) return this.fight(battles.first());
    await this.show('map');
    if (!(await isThere(this.goals))) await this.press(this.#asked.first());
    await this.goals.first().waitFor();
    await this.follow(this.goals.first());
  }

  /** The places where those who are chosen can go. */
  get goals(): Locator {
    return this.page.locator('[data-goal=true] > [data-testid^=place-]');
  }

  /** The stacks that what is asked is about. */
  get #asked(): Locator {
    return this.page.locator('[data-asked=true] > [data-testid^=place-]');
  }

  /** Lets a battle be the next. */
  async fight(battle: Locator): Promise<void> {
    await until(() => this.decides(), 'the question to be read');
    await this.show('hand');
    await this.follow(battle);
  }

  /** Lets one of a stack attack. */
  async attackWith(unit: string, from: string, to: string): Promise<void> {
    await this.show('map');
    const picked = this.page.locator('[data-testid=tray] [data-picked=true]');
    const isAlone = async () =>
      (await picked.evaluateAll((all) => all.map((one) => one.getAttribute('data-unit')).join(' '))) === unit;
    while (!(await isAlone())) await this.choose(from);
    await this.follow(this.at(`place-${to}`));
  }

  /** Drags the map until a place beyond its edge is well in sight. */
  async drag(to: string): Promise<void> {
    await this.show('map');
    const [window, place] = await Promise.all([
      this.at('board').boundingBox(),
      this.at(`place-${to}`).boundingBox(),
    ]);
    if (window === null || place === null) throw new Error(`there is no ${to} to drag`);
    const [x, y] = [window.x + window.width / 2, window.y + window.height / 2];
    const { mouse } = this.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(2 * x - place.x, 2 * y - place.y, { steps: 4 });
    await mouse.up();
  }

  /** Presses the middle of a hex, whatever is there, once the map stands still. */
  async pressHex(id: string): Promise<void> {
    const sheet = this.at('board').locator(`rect[width="${VIEW.width}"]`).first();
    const { x, y } = centreOf(boxOf({ box: defaultComponents.id }).hex[id]);
    let before = '';
    await until(async () => {
      const last = before;
      before = JSON.stringify(await sheet.boundingBox());
      return before === last;
    }, 'the map stands still');
    const box = await sheet.boundingBox();
    if (box === null) throw new Error('there is no map');
    const scale = box.width / VIEW.width;
    await this.page.mouse.click(box.x + x * scale, box.y + y * scale);
  }

  /** Presses a stack, and a place for all of it. */
  async command(from: string, to: string): Promise<void> {
    await this.choose(from);
    await this.follow(this.at(`place-${to}`));
  }

  /** Presses a stack, so that those of it who can be told anything are chosen. */
  async choose(from: string): Promise<void> {
    await until(() => this.decides(), 'the question to be read');
    await this.show('map');
    await this.press(this.at(`place-${from}`));
    await this.page.locator(`[data-place="${from}"][data-chosen=true]`).waitFor();
  }
}

/** Opens a room for two as the Romans, and comes by its link as the Gauls. */
async function meet(): Promise<[Commander, Commander]> {
  const rome = new Commander(await visit(server.url, { viewport: DESKTOP }), 'Romans');
  await rome.press(rome.page.locator('[data-game=alesia]').getByTestId('create-room'));
  await rome.at('name').fill('Gaius');
  await rome.at('players').selectOption('2');
  await rome.press(rome.at('create'));
  await rome.page.waitForURL(/\/match\/alesia\/.+/);
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const gauls = new Commander(await visit(rome.page.url(), phone), 'Gauls', true);
  await gauls.at('invitation').waitFor();
  await gauls.at('name').fill('Critognatus');
  await gauls.press(gauls.at('join'));
  for (const one of [rome, gauls]) await one.sits();
  return [rome, gauls];
}

test('two people, one with a phone, play a Gallic movement', async () => {
  const both = await meet();
  const [rome, gauls] = both;
  const access = async (what: string) => {
    for (const one of both) await expectAccess(one, `${one.people}: ${what}`);
  };

  await rome.asked(/take a ready deployment/);
  await rome.changes(() => rome.press(rome.at('deploy-both-lines')));
  await rome.choose('QQ37');
  await access('the deployment');
  await rome.follow(rome.at('place-RR38'));
  await rome.follow(rome.button('ready'));

  await gauls.asked(/Move your units/);
  await gauls.choose('SS36');
  await gauls.at('fields-of-fire').waitFor();
  await access('a march');
  await gauls.press(gauls.at('place-RR35'));
  await gauls.page.locator('[data-way="RR35"][data-under-fire="RR35"]').first().waitFor();
  expect(await gauls.text('way')).toMatch(/cost 1 .* under fire: hit/);
  await access('a way');
  await gauls.follow(gauls.at('place-RR35'));
  await rome.asked(/Aedui 5 comes to RR35/);
  const shots = rome.page.locator('[data-testid=fire] button[data-move=fire]');
  expect(await rome.text('fire')).toMatch(/Fort 22.*2 hexes: disrupts/);
  await access('a shot');
  await rome.follow(shots.first());
  await playUntil([rome], () => gauls.isAsked(/Move your units/));
  await gauls.follow(gauls.at('repeat'));
  await playUntil([rome], () => gauls.isAsked(/Move your units/));

  await gauls.choose('UU41');
  await gauls.press(gauls.at('draw-way'));
  for (const [hex, way] of [
    ['UU42', 'UU42'],
    ['VV43', 'UU42 VV43'],
    ['VV44', 'UU42 VV43 VV44'],
  ]) {
    await gauls.press(gauls.at(`place-${hex}`));
    await gauls.page.locator(`[data-way="${way}"]`).waitFor();
  }
  await access('a way that is drawn');
  await gauls.press(gauls.at('way-back'));
  await gauls.page.locator('[data-way="UU42 VV43"]').waitFor();
  await gauls.follow(gauls.at('confirm'));
  await gauls.press(gauls.at('cancel-draft'));

  await gauls.drag('I');
  await gauls.command('I', 'OO21');
  await until(async () => /14/.test(await gauls.text('place-OO21')), 'two Gauls to stand in OO21');
  await gauls.follow(gauls.button('end'));
  await playUntil([rome], () => gauls.isAsked(/off the board/));

  for (const deed of [
    /The Romans deploy: Both lines/,
    /Aedui 5 moves to RR35/,
    /fire 2 hexes far at Aedui 5/,
    /Aedui 6 moves to RR35/,
    /Gallic squadron 3 moves to UU42/,
    /Gallic squadron 3 moves to VV43/,
    /Aedui 10 moves to OO21/,
  ])
    await expect.poll(() => rome.text('journal')).toMatch(deed);
});

test('they divide attacks, fight, retreat and advance', async () => {
  const both = await meet();
  const [rome, gauls] = both;
  const access = async (what: string) => {
    for (const one of both) await expectAccess(one, `${one.people}: ${what}`);
  };

  await rome.asked(/take a ready deployment/);
  await rome.changes(() => rome.press(rome.at('deploy-both-lines')));
  await rome.choose('QQ37');
  await rome.changes(() => rome.pressHex('QQ36'));
  await rome.follow(rome.button('ready'));
  await gauls.asked(/Move your units/);
  await gauls.command('SS37', 'RR36');
  await playUntil([rome], () => gauls.isAsked(/Move your units/));
  await gauls.follow(gauls.at('repeat'));
  await playUntil(both, () => gauls.isAsked(/Divide your attacks: .* attack: 2/));

  await gauls.attackWith('AED.7', 'RR36', 'QQ35');
  await gauls.asked(/Divide your attacks: .* attack: 1/);
  await access('the division of attacks');
  await gauls.attackWith('AED.8', 'RR36', 'QQ36');
  for (const one of both) {
    await expect.poll(() => one.text('battles')).toMatch(/Attacks \(2\).*7 to 12 is 1-2/s);
  }
  await gauls.follow(gauls.button('done'));
  await gauls.asked(/Choose the next battle: 2/);
  await gauls.show('hand');
  await access('the battles');
  await gauls.fight(gauls.page.locator('[data-battle=QQ35] button[data-move=fight]'));
  await rome.asked(/Choose where .* retreats: 3 hexes/);
  await access('a retreat');
  await playUntil([rome], () => rome.isAsked(/Move your units/));

  await rome.command('SS41', 'TT41');
  await rome.press(rome.at('cancel-draft'));
  await rome.command('SS43', 'TT41');
  await rome.command('RR39', 'TT40');
  await rome.follow(rome.button('end'));
  await rome.asked(/Divide your attacks/);
  await rome.choose('TT41');
  await rome.follow(rome.at('place-UU41'));
  await rome.choose('TT40');
  await rome.follow(rome.at('place-UU41'));
  await rome.follow(rome.button('divide'));
  await rome.follow(rome.button('done'));
  await rome.fight(rome.page.locator('[data-battle=UU41] button[data-move=fight]'));
  await rome.asked(/advance up to 4 hexes/);
  await access('an advance');
  await rome.attackWith('X.3', 'TT41', 'UU41');
  await playUntil(both, () => gauls.isAsked(/You may advance one hex/));
  await gauls.show('map');
  await access('an advance of the Gauls');
  await gauls.choose('RR36');
  await gauls.follow(gauls.at('place-QQ36'));
  await playUntil(both, async () => /turn 2/.test(await rome.text('status')));

  const told = await rome.text('journal');
  for (const deed of [
    /The Gauls attack QQ35: 7 to 12 doubled, 1-2/,
    /Aedui 7 retreats to/,
    /The Romans attack UU41: 16 to 2, 6-1, overwhelmed/,
    /Cohort III of Legion X advances to UU41/,
    /The Romans attack RR36: 12 to 7, 1-1/,
    /Cohort IV of Legion X retreats to/,
    /Aedui 8 advances to QQ36/,
  ])
    expect(told).toMatch(deed);
});
