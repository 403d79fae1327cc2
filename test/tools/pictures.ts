/*
 * Takes the pictures of the tables that README shows, and those of the maps for the lobby and for links: npm run pictures --
 * [game ...]. Bots play each game to about a third of its length, always the same one; the first seat decides.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { LogEntry } from 'boardgame.io';
import type { Page } from 'playwright-core';
import { seatsDeciding } from '../../games/kit/seats';
import { Match } from '../../games/testing/match';
import { build, Server } from '../e2e/server';
import { subjects } from '../games';
import { duellist } from './bots';
import { launchChromium } from './chromium';
import { keptGame } from './lateGame';

const FOLDER = 'docs/pictures';
const SIZE = { width: 1280, height: 800 };
const MAPS = 'web/pictures';
/** What programs that show links ask for, and the share of it that a card of the lobby shows. */
const MAP_SIZE = { width: 1200, height: 630 };
const CARD_SCALE = 0.5;
const MAP_ALONE = `
  body * { visibility: hidden }
  [data-testid=board] { position: fixed !important; inset: 0; height: 100vh !important }
  [data-testid=board] > :first-child > :first-child * { visibility: visible }
  [data-testid=board] [data-testid=recent] * { visibility: hidden }`;
/** How far into the game the picture is taken. */
const SHARE = 0.35;
const SEAT = '0';
const LEVEL = 'easy';
const SEED = 1;

const named = process.argv.slice(2);
const ids = subjects.map(({ id }) => id);
for (const id of named) if (!ids.includes(id)) throw new Error(`no game ${id}; choose of ${ids.join(', ')}`);

for (const folder of [FOLDER, MAPS]) mkdirSync(folder, { recursive: true });
await build();
const server = await Server.start();
const browser = await launchChromium();
try {
  for (const subject of subjects.filter(({ id }) => named.length === 0 || named.includes(id))) {
    const kept = await subject.with(async ({ game, rulebook }) => {
      const match = new Match(game, SEED, {}, rulebook.players.usual ?? rulebook.players.max);
      const initialState = match.state;
      const bots = match.allSeats.map((seat) =>
        duellist(LEVEL, game, `${seat} ${SEED}`, { ms: Number.MAX_SAFE_INTEGER }),
      );
      const log: LogEntry[] = [];
      const moments: { state: typeof match.state; logged: number }[] = [];
      while (!match.over) {
        const [seat] = seatsDeciding(match.state.G);
        if (seat === SEAT) moments.push({ state: match.state, logged: log.length });
        const move = await bots[Number(seat)].play(match.state, seat);
        if (!match.make({ seat, ...move })) throw new Error(`the move ${move.move} was refused`);
        log.push(...(match.state.deltalog ?? []));
      }
      const { state, logged } = moments[Math.floor(moments.length * SHARE)];
      const played = { match: match.at(state), initialState, log: log.slice(0, logged) };
      return keptGame(game, 'picture', played, LEVEL);
    });
    const page = await browser.newPage({ viewport: SIZE, bypassCSP: true });
    await page.goto(server.url);
    await page.evaluate(
      ([key, saved]) => localStorage.setItem(key, saved),
      [`rubicon.local.${kept.id}`, JSON.stringify(kept)],
    );
    await page.goto(`${server.url}/local/${kept.game}/${kept.id}`);
    await page.locator('[data-testid=prompt-bar][data-busy=false][data-fresh=false]').waitFor();
    await page.screenshot({ path: `${FOLDER}/${kept.game}.jpg`, type: 'jpeg', quality: 75 });
    await takeMap(page, kept.game);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Takes the map by itself, in the large for links and in the small for the lobby, light and dark. */
async function takeMap(page: Page, game: string): Promise<void> {
  await page.addStyleTag({ content: MAP_ALONE });
  await page.setViewportSize(MAP_SIZE);
  await page.locator('[data-testid=zoom-reset]').dispatchEvent('click');
  await page.waitForTimeout(1000);
  await page.screenshot({ path: `${MAPS}/${game}.jpg`, type: 'jpeg', quality: 75 });
  const session = await page.context().newCDPSession(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      clip: { x: 0, y: 0, ...MAP_SIZE, scale: CARD_SCALE },
    });
    writeFileSync(`${MAPS}/${game}-${colorScheme}.webp`, Buffer.from(data, 'base64'));
  }
}
