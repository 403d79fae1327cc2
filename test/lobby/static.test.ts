import { mkdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { emptyFolder, removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';

const SCRIPT = 'console.log("alea iacta est")';
const PAGE =
  '<!doctype html><meta name="base-path" content="/"><title>Rubicon</title><script src="/assets/main-AB12CD34.js"></script>';

let server: RunningServer;
let webRoot: string;

beforeAll(async () => {
  const folder = await emptyFolder();
  webRoot = join(folder, 'web');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'secret.txt'), 'secret'),
    mkdir(join(folder, 'web-other')).then(() => writeFile(join(folder, 'web-other', 'secret.txt'), 'secret')),
    writeFile(join(webRoot, 'index.html'), PAGE),
    writeFile(join(webRoot, '.hidden'), 'secret'),
    writeFile(join(webRoot, 'plain.css'), 'a {}'),
    writeFile(join(webRoot, 'icon.svg'), '<svg/>'),
    writeFile(join(webRoot, 'map.json'), '{}'),
    writeFile(join(webRoot, 'name with space.txt'), 'space'),
    writeFile(join(webRoot, 'assets', 'main-AB12CD34.js'), SCRIPT),
    writeFile(join(webRoot, 'assets', 'main-AB12CD34.js.br'), brotliCompressSync(SCRIPT)),
    writeFile(join(webRoot, 'assets', 'main-AB12CD34.js.gz'), gzipSync(SCRIPT)),
    symlink(join(folder, 'secret.txt'), join(webRoot, 'link.txt')),
  ]);
  server = await startOurs({ webRoot });
});
afterAll(async () => {
  await server.close();
  await removeFolders();
});

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Asks for a path as it stands, which `fetch` would tidy up. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  { port } = server,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    asking.on('error', reject);
    asking.end();
  });
}

test.each([
  ['/', 'text/html; charset=utf-8', PAGE],
  ['/index.html', 'text/html; charset=utf-8', PAGE],
  ['/plain.css', 'text/css; charset=utf-8', 'a {}'],
  ['/icon.svg', 'image/svg+xml', '<svg/>'],
  ['/map.json', 'application/json; charset=utf-8', '{}'],
  ['/name%20with%20space.txt', 'text/plain; charset=utf-8', 'space'],
  ['/assets/main-AB12CD34.js', 'application/javascript; charset=utf-8', SCRIPT],
  ['/match/xyz', 'text/html; charset=utf-8', PAGE],
  ['/assets', 'text/html; charset=utf-8', PAGE],
])('%s is served with its type', async (path, type, body) => {
  const answer = await get(path);
  expect([answer.status, answer.headers['content-type'], answer.body.toString()]).toEqual([200, type, body]);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const head = await get(path, {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(body.length),
    0,
  ]);
});

test('pages may load and do nothing but what is named, and nothing that is written into a page', async () => {
  for (const path of ['/', '/match/xyz', '/assets/main-AB12CD34.js']) {
    const policy = String((await get(path)).headers['content-security-policy']);
    const directives = new Map(policy.split('; ').map((each) => each.split(/ (.*)/s) as [string, string]));
    expect(directives.get('default-src')).toBe("'none'");
    for (const name of ['script', 'style', 'connect', 'worker', 'font', 'manifest']) {
      expect([name, directives.get(`${name}-src`)]).toEqual([name, "'self'"]);
    }
    expect(directives.get('img-src')).toBe("'self' data:");
    for (const name of ['base-uri', 'form-action']) expect(directives.get(name)).toBe("'none'");
    expect(directives.get('frame-ancestors')).toBe("'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  }
});

test('the page of the web app has no scripts or styles written into it', async () => {
  const page = await readFile('web/index.html', 'utf8');
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\s(?:style|on\w+)=/i);
  expect(await readFile('web/plugins.ts', 'utf8')).not.toContain("createElement('style')");
});

test('hashed files are kept for ever, others are asked for again', async () => {
  const hashed = await get('/assets/main-AB12CD34.js');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/plain.css', '/match/xyz']) {
    const first = await get(path);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get(path, { 'If-None-Match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
  const { headers } = await get('/plain.css');
  await writeFile(join(webRoot, 'plain.css'), 'b {}');
  await utimes(join(webRoot, 'plain.css'), 1000, 2000);
  const changed = await get('/plain.css', { 'If-None-Match': String(headers.etag) });
  expect([changed.status, changed.body.toString()]).toEqual([200, 'b {}']);
});

test('a compressed sibling goes to who accepts it', async () => {
  const path = '/assets/main-AB12CD34.js';
  const brotli = await get(path, { 'Accept-Encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  const gzip = await get(path, { 'Accept-Encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  const plain = await get(path, { 'Accept-Encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(plain.headers.vary).toContain('Accept-Encoding');
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/../../secret.txt',
  '/..%5csecret.txt',
  '/../web-other/secret.txt',
  '//secret.txt',
  '/link.txt',
  '/.hidden',
  '/secret.txt%00.js',
  '/etc/passwd.txt',
  '/%E0%A4%A.txt',
  '/missing-AB12CD34.js',
])('%s is not served', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.body.toString()).not.toContain('secret');
});

test('only GET and HEAD are served', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await get('/', {}, method)).status).toBe(404);
});

test('below a path the page names its files there, and says so to the app', async () => {
  const below = await startOurs({ webRoot, basePath: '/rubicon' });
  for (const path of ['/rubicon/', '/rubicon', '/', '/index.html', '/rubicon/match/xyz', '/match/xyz']) {
    const { status, headers, body } = await get(path, {}, 'GET', below);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body.toString()).toBe(
      PAGE.replace('src="/', 'src="/rubicon/').replace('content="/"', 'content="/rubicon/"'),
    );
    const again = await get(path, { 'If-None-Match': String(headers.etag) }, 'GET', below);
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
  for (const path of ['/rubicon/assets/main-AB12CD34.js', '/assets/main-AB12CD34.js'])
    expect(await (await fetch(below.url + path)).text()).toBe(SCRIPT);
  expect((await fetch(`${below.url}/rubicon/nothing.js`)).status).toBe(404);
  expect(await (await fetch(`${below.url}/rubicon/games`)).json()).toEqual(['duel', 'open']);
  expect((await fetch(`${below.url}/rubicon/healthz`)).status).toBe(200);
  await below.close();
});

test('without a built web app the server says what to do', async () => {
  const bare = await startOurs({ webRoot: join(webRoot, 'nothing') });
  const response = await fetch(bare.url);
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  expect((await fetch(`${bare.url}/games`)).status).toBe(200);
  await bare.close();
});
