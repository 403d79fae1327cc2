import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../games/index';
import { previews } from '../../lobby/http/preview';
import type { RunningServer } from '../../lobby/index';
import type { Storage } from '../../lobby/storage/storage';
import { duel, open } from './fixtures/duel';
import { emptyFolder, removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';

const PAGE = '<!doctype html><head><meta charset="utf-8"><title>Rubicon</title></head>';
const GAME = 'falling-sky';

let server: RunningServer;
let webRoot: string;

beforeAll(async () => {
  webRoot = await emptyFolder();
  await mkdir(join(webRoot, 'pictures'));
  await writeFile(join(webRoot, 'index.html'), PAGE);
  await writeFile(join(webRoot, 'pictures', `${GAME}.jpg`), 'a picture');
  server = await startOurs({ games: [duel, open, ...games], webRoot });
});
afterAll(async () => {
  await server.close();
  await removeFolders();
});

const pageAt = async (path: string, { url } = server) => (await fetch(url + path)).text();

/** Returns what a page says of itself to who shows a link, by property. */
async function previewOf(path: string): Promise<Record<string, string>> {
  const tags = (await pageAt(path)).matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, property, content]) => [property, content]));
}

async function post(path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${server.url}/games/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
  return answer.json();
}

async function room(body: object = {}, names: readonly string[] = [], game = GAME): Promise<string> {
  const { matchID } = await post(`${game}/create`, { numPlayers: 4, ...body });
  for (const [seat, playerName] of names.entries())
    await post(`${game}/${matchID}/join`, { playerID: String(seat), playerName });
  return `/match/${game}/${matchID}`;
}

test('the link of a listed match tells who invites, which seats are free, and shows the picture of the game', async () => {
  const preview = await previewOf(await room({}, ['Ann', 'Ben']));
  expect(preview).toEqual({
    'og:type': 'website',
    'og:title': 'Ann and Ben invite you to Falling Sky',
    'og:description': `Free: Aedui and Belgae. ${games.find(({ name }) => name === GAME)?.rulebook.summary}`,
    'og:image': `${server.url}/pictures/${GAME}.jpg`,
    'twitter:card': 'summary_large_image',
  });
});

test('the link of an unlisted match names nobody', async () => {
  const path = await room({ unlisted: true }, ['Ann']);
  expect((await previewOf(path))['og:title']).toBe('Falling Sky: a seat is free');
  expect(await pageAt(path)).not.toContain('Ann');
});

test('a seat of several sides is named by all of them', async () => {
  const path = await room({ numPlayers: 3, setupData: { pairs: 'romans-aedui' } }, ['Ann']);
  expect((await previewOf(path))['og:description']).toMatch(/^Free: \w+ and \w+\. /);
  const two = await room({ numPlayers: 2 }, ['Ann']);
  expect((await previewOf(two))['og:description']).toMatch(/^Free: \w+ and \w+\. /);
});

test('the link of a full match says so', async () => {
  const full = await room({}, ['Ann', 'Ben', 'Cleo', 'Dan']);
  expect(await previewOf(full)).toMatchObject({
    'og:title': 'Falling Sky: a game under way',
    'og:description': expect.stringMatching(/^All seats are taken\. /),
  });
});

test('names cannot write into the page', async () => {
  const path = await room({}, ['<b>"&']);
  const page = await pageAt(path);
  expect(page).toContain('content="&lt;b&gt;&quot;&amp; invites you to Falling Sky"');
  expect(page).not.toContain('<b>');
});

test('other pages of a game tell what it is', async () => {
  expect(await previewOf(`/local/${GAME}`)).toMatchObject({ 'og:title': 'Falling Sky' });
  const julius = await previewOf('/local/julius-caesar');
  expect(julius).toMatchObject({ 'og:title': 'Julius Caesar', 'twitter:card': 'summary' });
  expect(julius).not.toHaveProperty('og:image');
});

test('a page without a preview is sent as it is stored', async () => {
  for (const path of ['/', `/match/${GAME}/unknown`, `/match/${GAME}`, '/match/none/abc', '/elsewhere'])
    expect(await pageAt(path), path).toBe(PAGE);
  const path = await room({ numPlayers: 2 }, [], 'duel');
  expect(await pageAt(path)).toBe(PAGE);
});

test('below a path the picture is below it, too', async () => {
  const below = await startOurs({ games, webRoot, basePath: '/rubicon' });
  const page = await pageAt(`/rubicon/local/${GAME}`, below);
  expect(page).toContain(`content="${below.url}/rubicon/pictures/${GAME}.jpg"`);
  await below.close();
});

test('a match that is over invites nobody, and a bot is no host', async () => {
  const seat = (id: number, name?: string, bot?: string) => ({
    id,
    ...(name && { name }),
    ...(bot && { bot }),
  });
  const titleOf = async (match: object, ...players: object[]) => {
    const metadata = { gameName: 'julius-caesar', players, createdAt: 0, updatedAt: 0, ...match };
    const storage = { fetch: async () => ({ metadata }) } as unknown as Storage;
    const preview = previews({ games, storage, webRoot, basePath: '' });
    return (await preview({ path: '/match/julius-caesar/abc', origin: '' }))?.title;
  };
  expect(await titleOf({ gameover: { reason: 'VP' } }, seat(0, 'Ann'), seat(1))).toBe(
    'Julius Caesar: a game that is over',
  );
  expect(await titleOf({}, seat(0, 'Bot', 'hard'), seat(1))).toBe('Julius Caesar: a seat is free');
  expect(await titleOf({}, seat(0, 'Ann'), seat(1))).toBe('Ann invites you to Julius Caesar');
});

test('a match that cannot be read has no preview', async () => {
  const storage = {
    fetch: async () => {
      throw new Error('damaged');
    },
  } as unknown as Storage;
  const preview = previews({ games, storage, webRoot, basePath: '' });
  expect(await preview({ path: '/match/julius-caesar/abc', origin: '' })).toBeUndefined();
});
