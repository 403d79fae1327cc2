/* Alesia by clicks: two people, one of them with a phone, deploy, march, fire and come onto the board. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccess } from './axe';
import { DESKTOP, leaveAll, PHONE, until, type Visit, visit } from './browser';
import { MapPlayer } from './mapPlayer';
import { playUntil } from './player';
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

  /** Holds fire. */
  override async decide(): Promise<void> {
    await this.follow(this.button('hold'));
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

  /** Presses a stack, and a place for all of it. */
  async command(from: string, to: string): Promise<void> {
    await this.choose(from);
    await this.follow(this.at(`place-${to}`));
  }

  /** Presses a stack, so that those of it who can be told anything are chosen. */
  async choose(from: string): Promise<void> {
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
  await access('a march');
  await gauls.follow(gauls.at('place-RR35'));
  await rome.asked(/Aedui 5 comes to RR35/);
  const shots = rome.page.locator('[data-testid=fire] button[data-move=fire]');
  expect(await rome.text('fire')).toMatch(/Fort 22.*2 hexes: disrupts/);
  await access('a shot');
  await rome.follow(shots.first());
  await playUntil([rome], () => gauls.isAsked(/Move your units/));
  await gauls.follow(gauls.at('repeat'));
  await playUntil([rome], () => gauls.isAsked(/Move your units/));

  await gauls.drag('I');
  await gauls.command('I', 'OO21');
  await until(async () => /14/.test(await gauls.text('place-OO21')), 'two Gauls to stand in OO21');
  await gauls.follow(gauls.button('end'));
  await playUntil([rome], () => gauls.isAsked(/off the board/));

  const told = await rome.text('journal');
  for (const deed of [
    /The Romans deploy: Both lines/,
    /Aedui 5 moves to RR35/,
    /fire 2 hexes far at Aedui 5/,
    /Aedui 6 moves to RR35/,
    /Aedui 10 moves to OO21/,
  ])
    expect(told).toMatch(deed);
});
