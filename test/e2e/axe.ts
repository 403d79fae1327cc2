/* What axe-core finds in a page. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AxeResults } from 'axe-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import type { Player } from './player';

const WIDE = { width: 2560, height: 1440 };

/** Three sizes of windows, each light and dark. */
export const LOOKS = ([DESKTOP, PHONE, WIDE] as const).flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

/** Chapters of the journal like those that are looked at, of which a late game has a thousand. */
const LONG_AGO = '[data-testid=journal] article:not(:nth-last-child(-n + 8))';

let axe: Promise<string> | undefined;

/** Expects that nobody is kept out of what the page shows now. */
export async function expectAccess({ page }: Player, what: string): Promise<void> {
  axe ??= readFile(resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');
  await page.evaluate(await axe);
  await page.evaluate(() => {
    // what is not painted has no size of its own, and would seem to lie on what follows it
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run({ exclude: [${JSON.stringify(LONG_AGO)}] }, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })`,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
  expect.soft(found, what).toEqual([]);
}
