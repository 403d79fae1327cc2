/* The boards of the packed package in apps of ten lines, with React 18 and 19, clicked through the first decisions of each game. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { rulebooks } from '../../games';
import { leaveAll, until, visit } from '../e2e/browser';
import { Player } from '../e2e/player';
import { ids } from '../games';
import { packed } from '../tools/packed';
import { serveFolder } from '../tools/serveFolder';
import { snippet } from '../tools/snippets';

const DECISIONS = 6;
const install = packed(inject('tarball'));

/** The whole app as the page about the package prints it, for a game, with a bot that needs no time. */
const appOf = (game: string) =>
  snippet('docs/package.md', "import { Local } from 'boardgame.io/multiplayer';\nimport { Client }")
    .code.replaceAll('julius-caesar', game)
    .replace("'normal'", "'random'");

/** Two tables on one page, each by itself. */
const TWO = `
import { Client } from 'boardgame.io/react';
import { createRoot } from 'react-dom/client';
import { game as first } from 'rubicon-games/caesars-gallic-war';
import { Board as First } from 'rubicon-games/caesars-gallic-war/board';
import { game as second } from 'rubicon-games/falling-sky';
import { Board as Second } from 'rubicon-games/falling-sky/board';

for (const [game, Board, numPlayers] of [[first, First, 2], [second, Second, 4]]) {
  const board = (props) => <Board {...props} playerID={props.ctx.currentPlayer} />;
  const box = document.getElementById('root').appendChild(document.createElement('div'));
  box.style.height = '700px';
  const Table = Client({ game, board, numPlayers, debug: false });
  createRoot(box).render(<Table />);
}`;

/** A page with styles of its own, in which a table has a box. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An app</title>
<link rel="icon" href="data:,"><style>body { margin: 0; background: white; font: 20px monospace; }
h1 { color: red; } #root { width: 1100px; height: 700px; }</style></head>
<body><h1>An app</h1><div id="root"></div><script type="module" src="main.js"></script></body></html>`;

/** Makes the first choice of all that are listed. */
async function chooseFromList(player: Player): Promise<void> {
  await player.press(player.at('all-choices'));
  const choice = player.page.locator('[data-testid=choice-list] button:enabled').first();
  await choice.waitFor();
  await player.changes(async () => {
    await player.press(choice);
    await player.mean();
  });
}

/** Returns what a drawing refers to that stands not in the table it is in. */
async function referencesAstray(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-rubicon]')].flatMap((table) =>
      [...table.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].flatMap(({ value }) => {
          const id = /^url\(#(.+)\)$/.exec(value)?.[1];
          const meant = id === undefined ? null : document.getElementById(id);
          return id === undefined || (meant !== null && table.contains(meant)) ? [] : [id];
        }),
      ),
    ),
  );
}

describe.each(['18', '19'])('React %s', (version) => {
  let site: Awaited<ReturnType<typeof serveFolder>>;
  let folder: string;

  beforeAll(async () => {
    const react = [`react@${version}`, `react-dom@${version}`];
    folder = install.installWith(`react-${version}`, 'boardgame.io@0.50.2', ...react);
    for (const game of ids) {
      mkdirSync(join(folder, game));
      writeFileSync(join(folder, game, 'index.html'), PAGE);
      writeFileSync(join(folder, game, 'main.jsx'), appOf(game));
    }
    mkdirSync(join(folder, 'two'));
    writeFileSync(join(folder, 'two/index.html'), PAGE.replace('700px', 'auto'));
    writeFileSync(join(folder, 'two/main.jsx'), TWO);
    await build({
      entryPoints: [...ids, 'two'].map((game) => join(folder, game, 'main.jsx')),
      outdir: folder,
      outbase: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"development"', global: 'globalThis' },
    });
    site = await serveFolder(folder);
  });

  afterAll(async () => {
    await leaveAll();
    site.close();
  });

  test.each(ids)('%s is drawn in its box and played by clicks', async (game) => {
    const player = new Player(await visit(`${site.url}/${game}/index.html`), 'caesar');
    const { page } = player;
    await player.sits();
    const root = page.getByTestId('table-root');
    expect(await root.boundingBox()).toMatchObject({ width: 1100, height: 700 });
    for (let decided = 0; decided < DECISIONS; decided++) {
      await until(() => player.decides(), 'a decision');
      const isListed = game === 'caesar-rome-vs-gaul' || /Do you fire/.test(await player.text('prompt'));
      await (isListed ? chooseFromList(player) : player.decide());
    }
    expect(Number(await player.at('table').getAttribute('data-state'))).toBeGreaterThanOrEqual(DECISIONS);
    expect(await page.title()).toBe('An app');
    await expect.poll(() => page.locator('a', { hasText: /lobby/i }).count()).toBe(0);
    const outside = await page.evaluate(() => {
      const { backgroundColor, fontFamily } = getComputedStyle(document.body);
      return {
        backgroundColor,
        fontFamily,
        color: getComputedStyle(document.querySelector('h1') as Element).color,
      };
    });
    expect(outside).toEqual({
      backgroundColor: 'rgb(255, 255, 255)',
      fontFamily: 'monospace',
      color: 'rgb(255, 0, 0)',
    });
  });

  test('two tables on one page are drawn and played each by itself', async () => {
    const { page } = await visit(`${site.url}/two/index.html`, { viewport: { width: 1280, height: 1500 } });
    const tables = page.getByTestId('table-root');
    const [first, second] = [tables.first(), tables.last()];
    const turnOf = (table: Locator) => table.getByTestId('table').getAttribute('data-state');
    await second.locator('[data-testid=prompt-bar][data-decides=true][data-fresh=false]').waitFor();
    for (const table of [first, second]) await table.locator('[data-drawing]').waitFor();
    expect(await referencesAstray(page)).toEqual([]);
    const before = [await turnOf(first), await turnOf(second)];
    await second.getByTestId('all-choices').click();
    await second.locator('[data-testid=choice-list] button:enabled').first().click();
    await expect.poll(() => turnOf(second)).not.toBe(before[1]);
    expect(await turnOf(first)).toBe(before[0]);
    for (const table of [first, second]) {
      await table.getByTestId('menu').click();
      await table.getByTestId('open-legend').click();
      await table.getByTestId('legend').waitFor();
      await table.getByTestId('legend').getByRole('button', { name: 'Close' }).click();
      await table.getByTestId('legend').waitFor({ state: 'detached' });
    }
  });

  test('each board loads its own game, and no other', async () => {
    for (const game of ids) {
      const { outputFiles } = await build({
        stdin: { contents: `export { Board } from 'rubicon-games/${game}/board';`, resolveDir: folder },
        bundle: true,
        format: 'esm',
        write: false,
        external: ['react', 'react-dom', 'boardgame.io'],
      });
      const text = outputFiles.map((file) => file.text).join('');
      const loaded = Object.values(rulebooks).filter(({ id }) => text.includes(`id: "${id}"`));
      expect(loaded.map(({ id }) => id)).toEqual([game]);
    }
  });
});
