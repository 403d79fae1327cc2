/* The boards of the packed package in apps of ten lines, with React 18 and 19, clicked through the first decisions of each game. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
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
    await build({
      entryPoints: ids.map((game) => join(folder, game, 'main.jsx')),
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
      await (game === 'caesar-rome-vs-gaul' ? chooseFromList(player) : player.decide());
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
