/* The examples with a page, built and driven as their users do. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import { leaveAll, until, visit } from '../e2e/browser';
import { Player } from '../e2e/player';
import { packed } from '../tools/packed';
import { serveFolder } from '../tools/serveFolder';

const install = packed(inject('tarball'));
const running: ChildProcess[] = [];

afterEach(async () => {
  await leaveAll();
  for (const server of running.splice(0)) {
    server.kill();
    if (server.exitCode === null) await new Promise((ended) => server.once('exit', ended));
  }
});

afterAll(() => install.remove());

/** Installs and builds an example; returns its folder. */
function built(example: string): string {
  const folder = install.installExample(example);
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: folder, stdio: 'pipe' });
  return folder;
}

/** Starts the server of an example; returns the address that it prints. */
async function start(folder: string): Promise<string> {
  const server = spawn(process.execPath, ['server.js'], { cwd: folder, env: { ...process.env, PORT: '0' } });
  running.push(server);
  let said = '';
  server.stdout.on('data', (text) => {
    said += text;
  });
  server.stderr.on('data', (text) => {
    said += text;
  });
  await until(async () => /Play on http\S+/.test(said) || server.exitCode !== null, `a server: ${said}`);
  const [, url] = /Play on (http\S+)/.exec(said) ?? [];
  if (url === undefined) throw new Error(said);
  return url;
}

async function decides(player: Player, times: number): Promise<void> {
  for (let done = 0; done < times; done++) {
    await until(() => player.decides(), 'a decision');
    await player.decide();
  }
}

test('Vite and React: Julius Caesar against a bot', async () => {
  const site = await serveFolder(join(built('vite-react'), 'dist'));
  const player = new Player(await visit(`${site.url}/index.html`), 'caesar');
  await player.sits();
  await decides(player, 3);
  expect(await player.page.getByTestId('table-root').boundingBox()).toMatchObject({
    width: 1440,
    height: 900,
  });
  site.close();
});

test('Vite and the sealed server: two meet by one link', async () => {
  const url = await start(built('vite-server'));
  const one = new Player(await visit(url), 'caesar');
  await one.sits();
  const other = new Player(await visit(one.page.url()), 'pompey');
  await other.sits();
  await decides(one, 1);
  await decides(other, 1);
  await until(() => one.isAsked(/Announce|Choose a card/), 'both cards are shown');
});

test("boardgame.io's own lobby: a match is made, and both seats are taken", async () => {
  const url = await start(built('lobby'));
  const enter = async (name: string) => {
    const { page } = await visit(url);
    await page.getByRole('textbox').fill(name);
    await page.getByRole('button', { name: 'Enter' }).click();
    return page;
  };
  const one = await enter('Titus');
  await one.getByRole('button', { name: 'Create' }).click();
  await one.getByRole('button', { name: 'Join' }).first().click();
  const other = await enter('Gaius');
  await other.getByRole('button', { name: 'Join' }).first().click();
  for (const page of [one, other]) {
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByTestId('table').waitFor();
    await page.locator('[data-testid=prompt-bar][data-decides=true]').waitFor();
  }
});
