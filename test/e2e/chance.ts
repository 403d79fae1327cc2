/* What chance decides in a browser, decided beforehand: a test that fails once fails in every run. */
import type { BrowserContext } from 'playwright-core';

/** The time on this device. */
const NOW = Date.UTC(2024, 2, 15);

/** Lets games on this device have the same cards and dice every time, and random bots take the first move. */
export async function leaveNothingToChance(context: BrowserContext): Promise<void> {
  await context.addInitScript((now) => {
    Date.now = () => now;
    crypto.getRandomValues = (values) => {
      if (values instanceof Uint8Array) values.set(values.map((_value, index) => index));
      return values;
    };
  }, NOW);
  await context.route(/\/botWorker-\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `Math.random = () => 0;\n${await response.text()}`;
    await route.fulfill({ contentType: 'application/javascript', body });
  });
}
