import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { launchChromium } from '../tools/chromium';
import { leaveNothingToChance } from './chance';
import { makeBotsWait } from './waitingBots';

/** Milliseconds after which a test that has failed says what it waits for; none that passes comes near it. */
const PATIENCE = 120_000;

/** A desktop's window. */
export const DESKTOP = { width: 1440, height: 900 };
/** A phone's screen. */
export const PHONE = { width: 390, height: 844 };

/** A page in a browser context of its own, and what went wrong in it. */
export interface Visit {
  page: Page;
  /** Errors of the page and its console, and requests to other origins. */
  faults: string[];
  /** Console errors that a test brings about on purpose. */
  expected: RegExp[];
}

let browser: Promise<Browser> | undefined;
const visits: Visit[] = [];

afterEach(() => {
  for (const { faults, expected } of visits) {
    const surprising = faults.splice(0).filter((fault) => !expected.some((known) => known.test(fault)));
    expect(surprising, 'faults of a page').toEqual([]);
  }
});

afterAll(async () => {
  await (await browser)?.close();
});

/** Opens an address as somebody nobody has seen before. */
export async function visit(address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  browser ??= launchChromium();
  const context = await (await browser).newContext({ viewport: DESKTOP, ...options });
  context.setDefaultTimeout(PATIENCE);
  await leaveNothingToChance(context);
  await makeBotsWait(context);
  const page = await context.newPage();
  const opened: Visit = { page, faults: [], expected: [] };
  visits.push(opened);
  const { origin } = new URL(address);
  page.on('console', (message) => {
    if (message.type() === 'error') opened.faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => opened.faults.push(`error: ${message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) opened.faults.push(`request: ${url}`);
  });
  page.on('websocket', (socket) => {
    const url = new URL(socket.url());
    if (url.host !== new URL(origin).host) opened.faults.push(`socket: ${url}`);
  });
  await page.goto(address);
  return opened;
}

/** Ends the visits so far, so that their pages do not go on working behind the next test. */
export async function leaveAll(): Promise<void> {
  for (const { page } of visits) {
    const context = page.context();
    // A bot that is still being loaded would be a fault of the route that loads it.
    if (!page.isClosed()) await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** Waits until something is so. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  await expect.poll(isSo, { timeout: PATIENCE, interval: 30, message: what }).toBe(true);
}
