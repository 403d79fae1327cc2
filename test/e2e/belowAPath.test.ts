/* A server that shares its host's name with others, below a path. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { leaveAll, visit } from './browser';
import { meetByLink, playHere } from './lobby';
import { Player, playUntil } from './player';
import { type SharedHost, startProxy } from './proxy';
import { Server } from './server';

const PATH = '/games/rubicon';

afterEach(leaveAll);

describe.each([
  ['that cuts the path off', true],
  ['that hands it on', false],
])('behind a proxy %s', (_what, cutsOff) => {
  let server: Server;
  let proxy: SharedHost;

  beforeAll(async () => {
    server = await Server.start('test/e2e/serve.ts', { BASE_PATH: PATH });
    proxy = await startProxy(server.port, PATH, cutsOff);
  });
  afterAll(async () => {
    await proxy.stop();
    await server.stop();
  });

  test('two meet by the link of a table, play, load it again, and go back to the lobby', async () => {
    const { caesar, pompey } = await meetByLink(proxy.url);
    expect(caesar.page.url()).toMatch(new RegExp(`${PATH}/match/julius-caesar/[\\w-]+$`));
    await playUntil([caesar, pompey], () => caesar.isAsked(/Play a card/));
    await pompey.page.reload();
    await pompey.sits();
    await pompey.press(pompey.page.getByRole('link', { name: 'Back to the lobby' }));
    await pompey.at('create-room').first().waitFor();
    expect(pompey.page.url()).toBe(proxy.url);
    await pompey.page.getByRole('link', { name: 'Licences' }).click();
    await pompey.page.getByText('react-dom').waitFor();
    await pompey.page.goBack();
    await pompey.at('create-room').first().waitFor();
    await pompey.page.goBack();
    await pompey.sits();
    expect(proxy.strayed).toEqual([]);
  });

  test('a bot on this device plays', async () => {
    const player = await playHere(proxy.url, 'random');
    expect(player.page.url()).toContain(`${PATH}/local/julius-caesar/`);
    await playUntil([player], () => player.isAsked(/Play a card/));
    expect(proxy.strayed).toEqual([]);
  });
});

test('without the variable the page says what is missing', async () => {
  const server = await Server.start('test/e2e/serve.ts');
  const proxy = await startProxy(server.port, PATH, true);
  const visitor = await visit(proxy.url);
  visitor.expected.push(/404/, /MIME type/);
  expect(await visitor.page.locator('body').innerText()).toContain('BASE_PATH');
  await proxy.stop();
  await server.stop();
  const player = new Player(visitor, 'caesar');
  await expect.poll(() => player.at('create-room').count()).toBe(0);
});
