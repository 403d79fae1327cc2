/* The site below a path, in Chromium, without anything from another place. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryFiles } from '../../scripts/docs/entryFiles';
import { pages } from '../../scripts/docs/pages';
import { launchChromium } from '../tools/chromium';
import { serveFolder } from '../tools/serveFolder';

const SITE = 'dist/docs/site';
const folder = mkdtempSync(join(tmpdir(), 'rubicon-site-'));
let browser: Browser;
let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  if (!existsSync(SITE)) throw new Error('Build the site first: npm run docs -- --base /rubicon/');
  symlinkSync(resolve(SITE), join(folder, 'rubicon'));
  site = await serveFolder(folder);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  site.close();
  rmSync(folder, { recursive: true });
});

/** Opens a page, and notes what it asks for in vain or elsewhere. */
async function visit(
  path: string,
  size = { width: 1280, height: 720 },
): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: size });
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 || !response.url().startsWith(`${site.url}/rubicon/`))
      faults.push(response.url());
  });
  page.on('requestfailed', (request) => faults.push(request.url()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${site.url}/rubicon/${path}`, { waitUntil: 'networkidle' });
  return { page, faults };
}

/** Returns the files of the site of a kind, each with its text. */
function filesOf(kind: string): [file: string, text: string][] {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(kind),
  );
  return files.map((file) => [file, readFileSync(join(SITE, file), 'utf8')]);
}

test('it has every page, and a page for every entry of the package', () => {
  const html = filesOf('.html').map(([file]) => file);
  const expected = pages().map(({ path }) => path.replace(/\.md$/, '.html'));
  const entries = Object.keys(entryFiles('dist/docs/entries')).map(
    (file) => `reference/${file.replace('.ts', '/index.html')}`,
  );
  expect(html).toEqual(expect.arrayContaining([...expected, ...entries]));
});

test('no page leads to a heading that is not there', () => {
  const html = new Map(filesOf('.html'));
  const lost = [...html].flatMap(([file, text]) => {
    const links = [...text.matchAll(/ href="(?!https?:)([^"#]*#[^"]+)"/g)];
    return links
      .map(([, link]) => new URL(link, `http://site/rubicon/${file}`))
      .map(({ pathname, hash }) => [pathname.replace('/rubicon/', ''), decodeURIComponent(hash.slice(1))])
      .map(([path, anchor]) => [path === '' || path.endsWith('/') ? `${path}index.html` : path, anchor])
      .filter(([path, anchor]) => html.get(path)?.includes(`id="${anchor}"`) !== true)
      .map(([path, anchor]) => `${file}: ${path}#${anchor}`);
  });
  expect(lost).toEqual([]);
});

test('it takes nothing from another place', () => {
  const elsewhere =
    /(?:<(?:script|img|iframe)[^>]* src|<link(?![^>]*rel="canonical")[^>]* href)="(?:https?:)?\/\/|(?:url\(|@import )["']?(?:https?:)?\/\//;
  const taking = [...filesOf('.html'), ...filesOf('.css')].filter(([, text]) => elsewhere.test(text));
  expect(taking.map(([file]) => file)).toEqual([]);
});

test.each([
  'index.html',
  'play.html',
  'rules/alesia.html',
  'reference/rubicon-games/kit/interfaces/Rulebook.html',
])('%s is drawn, on a phone, too, and asks for nothing in vain', async (path) => {
  for (const size of [undefined, { width: 390, height: 844 }]) {
    const { page, faults } = await visit(path, size);
    expect(await page.locator('h1').first().textContent()).not.toBe('');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
    await page.close();
  }
});

test('what is searched for is found, and leads to its page', async () => {
  const { page, faults } = await visit('play.html');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.locator('#localsearch-input').fill('nextArguments');
  await page.locator('#localsearch-list a', { hasText: 'Function: nextArguments' }).first().click();
  await page.waitForURL(/\/rubicon\/reference\/rubicon-games\/kit\/functions\/nextArguments/);
  await page.getByRole('heading', { name: 'Function: nextArguments()' }).waitFor();
  expect(faults).toEqual([]);
});
