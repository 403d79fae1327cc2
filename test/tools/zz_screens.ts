import { mkdirSync } from 'node:fs';
import { build, Server } from '../e2e/server';
import { subjects } from '../games';
import { launchChromium } from './chromium';
import { lateGame } from './lateGame';

const OUT = '/tmp/news/shots';
mkdirSync(OUT, { recursive: true });
const SIZES: [number, number][] = [
  [1280, 720],
  [1440, 900],
  [2560, 1440],
  [390, 844],
  [844, 390],
];
const [ids, shares, schemes, sizes, noBuild] = process.argv.slice(2);
if (!noBuild) await build();
const server = await Server.start();
const browser = await launchChromium();
const log = (...a: unknown[]) => console.log(...a);
try {
  for (const subject of subjects.filter(({ id }) => ids === 'all' || ids.split(',').includes(id)))
    for (const share of shares.split(',').map(Number))
      for (const scheme of schemes.split(',') as ('light' | 'dark')[]) {
        const kept = subject.with(({ game }) => lateGame(game, 'late', share));
        const context = await browser.newContext({
          viewport: { width: 1440, height: 900 },
          colorScheme: scheme,
        });
        const page = await context.newPage();
        page.on('pageerror', (e) => log('ERROR', subject.id, e.message));
        page.on('console', (m) => m.type() === 'error' && log('CONSOLE', m.text()));
        await page.goto(server.url);
        await page.evaluate(
          ([k, s]) => localStorage.setItem(k, s),
          [`rubicon.local.${kept.id}`, JSON.stringify({ ...kept, pace: 0 })],
        );
        await page.goto(`${server.url}/local/${kept.game}/${kept.id}`);
        const ready = page.locator(
          '[data-testid=prompt-bar][data-decides=true][data-busy=false][data-fresh=false]',
        );
        await ready.waitFor({ timeout: 60000 });
        const name = (what: string, s: [number, number]) =>
          `${OUT}/${subject.id}-${share}-${scheme}-${s.join('x')}-${what}.png`;
        const shoot = async (what: string) => {
          for (const s of SIZES.filter((x) => sizes === 'all' || sizes.split(',').includes(x.join('x')))) {
            await page.setViewportSize({ width: s[0], height: s[1] });
            await page.waitForTimeout(500);
            await page.screenshot({ path: name(what, s) });
          }
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.waitForTimeout(300);
        };
        if ((await page.getByTestId('recap').count()) > 0) await shoot('reloaded');
        // play on until a recap with steps comes
        let best = 0;
        for (let i = 0; i < 60; i++) {
          await ready.waitFor({ timeout: 60000 });
          const steps = page.getByTestId('recap-steps');
          if ((await steps.count()) > 0) {
            const text = (await page.getByTestId('recap').innerText()) ?? '';
            const lines = text.split('\n').length;
            if (lines > best + 2 || /lost/.test(text)) best = lines;
            if (i > 2 && (/You lost|Romans lost|Caesar.? lost/i.test(text) || i > 40)) {
              log(subject.id, share, 'recap:', text.replaceAll('\n', ' / '));
              break;
            }
          }
          const before = await page.getByTestId('table').getAttribute('data-state');
          const close = page.getByTestId('recap-close');
          if ((await close.count()) > 0) await close.dispatchEvent('click');
          const bar = page.locator('[data-testid=actions] > button[data-move]:enabled');
          if ((await bar.count()) > 0) await bar.first().dispatchEvent('click');
          else {
            await page
              .getByTestId('all-choices')
              .click({ timeout: 3000 })
              .catch(() => {});
            const c = page.locator('[data-testid=choice-list] button:enabled');
            if (
              !(await c
                .first()
                .waitFor({ timeout: 3000 })
                .then(
                  () => true,
                  () => false,
                ))
            ) {
              log('no list', await page.getByTestId('prompt').innerText());
              break;
            }
            await c.nth(Math.floor((await c.count()) / 2)).dispatchEvent('click');
          }
          await page.waitForTimeout(700);
          const confirm = page.getByTestId('confirm');
          if ((await confirm.count()) > 0) {
            await ready.waitFor();
            await confirm.dispatchEvent('click');
          }
          await page
            .waitForFunction(
              (b) => document.querySelector('[data-testid=table]')?.getAttribute('data-state') !== b,
              before,
              { timeout: 20000 },
            )
            .catch(() => log('stuck', subject.id));
          if ((await page.getByText('Play again').count()) > 0) break;
        }
        const open = page.getByTestId('recap-open');
        if ((await open.count()) > 0) await open.click();
        await shoot('recap');
        const steps = page.getByTestId('recap-steps');
        if ((await steps.count()) > 0) {
          await steps.click();
          await page.waitForTimeout(600);
          log(
            subject.id,
            share,
            'step:',
            (await page.getByTestId('steps').innerText()).replaceAll('\n', ' / '),
          );
          await shoot('step1');
          for (let i = 0; i < 12; i++) {
            await page.getByTestId('step-on').click();
            if ((await page.getByTestId('steps').count()) === 0) break;
            if ((await page.locator('[data-lost]').count()) > 0) {
              await page.waitForTimeout(800);
              log(
                subject.id,
                'lost step',
                (await page.getByTestId('steps').innerText()).replaceAll('\n', ' / '),
              );
              await page.screenshot({ path: name('steplost', [1440, 900]) });
              break;
            }
          }
        }
        await context.close();
      }
} finally {
  await browser.close();
  await server.stop();
}
