import type { Browser, Page } from 'playwright-core';
import { CaesarsGallicWar, JuliusCaesar } from '../../../games';
import { build, Server } from '../../e2e/server';
import { launchChromium } from '../chromium';
import { fullField } from '../fullField';
import { lateGame } from '../lateGame';
import { type Measure, quantile, rounded } from './measure';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
/** How many times slower than it is the processor is made. */
const SLOWDOWN = 4;
const MILLISECONDS = 5_000;
/** Frames before the drawing has settled are not counted. */
const WARMING = 1_000;

/**
 * The time from frame to frame while the map of a late position is dragged and zoomed, against that of a plain bitmap
 * of the same map in the same browser.
 */
export async function frameTimes(): Promise<Measure[]> {
  await build();
  const server = await Server.start();
  const browser = await launchChromium();
  const measures: Measure[] = [];
  try {
    for (const kept of [lateGame(JuliusCaesar), lateGame(CaesarsGallicWar), fullField()]) {
      for (const size of SIZES) {
        const page = await pageOf(browser, size);
        await page.goto(server.url);
        await page.evaluate(
          (saved) => localStorage.setItem('rubicon.local.late', saved),
          JSON.stringify(kept),
        );
        await page.goto(`${server.url}/local/${kept.game}/${kept.id}`);
        const map = page.getByTestId('board');
        await map.waitFor();
        const bitmap = (await map.screenshot()).toString('base64');
        const drawn = await framesOf(page, await middleOf(page, '[data-testid=board]'));
        await page.setContent(bitmapPage(bitmap));
        const plain = await framesOf(page, await middleOf(page, '#window'));
        await page.context().close();
        const [own, reference] = [quantile(drawn, 0.95), quantile(plain, 0.95)];
        measures.push({
          bench: `frames/${kept.game}/${size.width}x${size.height}/95th-percentile`,
          value: rounded(own),
          unit: 'ms',
          ratio: rounded(own / reference),
          reference: `plain bitmap: ${rounded(reference)} ms`,
        });
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return measures;
}

/** Notes in `frameTimes` how long each frame takes; in words, since what compiles this file adds to functions. */
const RECORDER = `{
  const times = (window.frameTimes = []);
  const start = performance.now();
  let last = start;
  requestAnimationFrame(function frame(now) {
    if (now - start > ${WARMING}) times.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  });
}`;

async function pageOf(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport });
  return context.newPage();
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`there is no ${selector} to drag`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags and zooms by turns around a point, and returns the times between frames in milliseconds. */
async function framesOf(page: Page, { x, y }: { x: number; y: number }): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.mouse.move(x, y);
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, -120);
  await page.evaluate(RECORDER);
  const end = Date.now() + MILLISECONDS + WARMING;
  await page.mouse.down();
  for (let step = 0; Date.now() < end; step++) {
    const angle = step / 12;
    await page.mouse.move(x + 180 * Math.sin(angle), y + 110 * Math.sin(angle * 1.7));
    if (step % 40 < 10) await page.mouse.wheel(0, step % 80 < 40 ? -30 : 30);
  }
  await page.mouse.up();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const times = await page.evaluate<unknown>('frameTimes');
  if (!Array.isArray(times) || times.length === 0) throw new Error('no frame was drawn');
  return times;
}

/** A page that shows a bitmap to be dragged and zoomed, as cheaply as a browser can. */
function bitmapPage(png: string): string {
  return `<!doctype html>
<style>body { margin: 0 } #window { position: fixed; inset: 0; overflow: hidden } img { transform-origin: 0 0; will-change: transform; pointer-events: none }</style>
<div id="window"><img src="data:image/png;base64,${png}"></div>
<script>
  const [area, image] = [document.getElementById('window'), document.querySelector('img')];
  let [x, y, k, held] = [0, 0, 1, false];
  const show = () => { image.style.transform = 'translate(' + x + 'px,' + y + 'px) scale(' + k + ')'; };
  area.onpointerdown = () => { held = true; };
  area.onpointerup = () => { held = false; };
  area.onpointermove = (event) => { if (held) { x += event.movementX; y += event.movementY; show(); } };
  area.onwheel = (event) => { k *= Math.exp(-event.deltaY * 0.0016); show(); };
</script>`;
}
