/* Bots that can be made to wait, so that a test has time to see them think. */
import { rm, writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';

declare global {
  /** Lets the bots of a page think from now on, or keeps their questions from them. */
  var botsMayThink: (may: boolean) => void;
}

/** Makes it possible to stop the bots of the pages of a context. */
export async function makeBotsWait(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const waiting: (() => void)[] = [];
    let mayThink = true;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const post = () => postMessage.call(this, message);
      if (mayThink) post();
      else waiting.push(post);
    };
    globalThis.botsMayThink = (may) => {
      mayThink = may;
      if (may) for (const post of waiting.splice(0)) post();
    };
  });
}

/** Stops the bots of a player's page, or lets them go on. */
export async function letBotsThink({ page }: { page: Page }, may: boolean): Promise<void> {
  await page.evaluate((now) => globalThis.botsMayThink(now), may);
}

/** Stops the bots of the server, or lets them go on. */
export async function letServerBotsThink(may: boolean): Promise<void> {
  if (may) await rm(inject('botsWait'), { force: true });
  else await writeFile(inject('botsWait'), '');
}
