/* What the computer says of a match that is over: of a file, in the page, without a server. */
import { afterEach, expect, inject, test } from 'vitest';
import { JuliusCaesar } from '../../games/julius-caesar';
import { pickFrom, seeded } from '../../games/testing/chance';
import { Match } from '../../games/testing/match';
import { recorded } from '../record/recorded';
import { expectAccess } from './axe';
import { leaveAll, PHONE, until, visit } from './browser';
import { meetByLink } from './lobby';
import { Player } from './player';

afterEach(leaveAll);

const MOVES = 60;

/** Returns a match of random moves, after which Caesar gives up, as a file. */
function recordFile() {
  const match = new Match(JuliusCaesar, 3);
  const next = seeded(3);
  const { json } = recorded(match, {}, (moved) => {
    for (let made = 0; made < MOVES; made++) {
      match.make(pickFrom(match.legal(pickFrom(match.seats, next)), next));
      moved();
    }
    match.make({ seat: '0', move: 'resign', args: [] });
    moved();
  });
  return { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(json) };
}

test('a match from a file is analysed in the page, can be stopped, and its curve and turns lead to positions', async () => {
  const reader = new Player(await visit(`${inject('url')}/replay`), 'caesar');
  const { page } = reader;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/games/')) asked.push(request.url());
  });
  await reader.at('record-file').setInputFiles(recordFile());
  await reader.at('past-bar').waitFor();
  await reader.press(reader.at('analyse'));
  await reader.press(reader.at('analysis-stop'));
  expect(await reader.text('analysis-ended')).toBe('Stopped.');
  await reader.press(reader.at('analysis-stop'));
  await reader.at('curve').waitFor();

  const curve = reader.at('curve');
  const now = async () => Number(await curve.getAttribute('aria-valuenow'));
  const words = () => reader.text('past-words');
  const box = await curve.boundingBox();
  if (box === null) throw new Error('the curve is not to be seen');
  const click = (share: number) => page.mouse.click(box.x + share * box.width, box.y + box.height / 2);
  await click(0.5);
  await until(async () => Math.abs((await now()) - MOVES / 2) <= 1, 'a click leads to the middle');
  expect(await words()).toContain(`move ${await now()} of ${MOVES + 1}`);
  await curve.focus();
  for (const [key, at] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', MOVES + 1],
  ] as const) {
    await page.keyboard.press(key);
    await until(async () => (await now()) === at, `${key} leads to ${at}`);
    expect(await words()).toContain(`move ${at} of ${MOVES + 1}`);
  }
  expect(await curve.getAttribute('aria-valuetext')).toBe(
    `Move ${MOVES + 1} of ${MOVES + 1}: Caesar 0 %, Pompey 100 %`,
  );
  await expectAccess(reader, 'the curve');

  await reader.press(reader.at('turns-and-luck'));
  await reader.at('turns-sheet').waitFor();
  expect(await reader.at('luck').locator('tbody tr').count()).toBe(2);
  await expectAccess(reader, 'turns and luck');
  const turn = reader.at('turn-1').getByRole('button');
  const [, first] = /moves? (\d+)/.exec(await turn.innerText()) ?? [];
  await turn.click();
  await until(
    async () => (await now()) === Number(first) - 1,
    'the first turn leads to the position before it',
  );
  await page.keyboard.press('Escape');
  await reader.at('turns-sheet').waitFor({ state: 'detached' });

  for (const size of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
    await reader.turnTo(size);
    for (const name of ['curve', 'curve-legend', 'turns-and-luck', 'past-slider', 'analyse']) {
      const place = await reader.at(name).boundingBox();
      expect(
        place !== null && place.x >= 0 && place.x + place.width <= size.width,
        `${name} at ${size.width}`,
      ).toBe(true);
    }
  }
  expect(asked).toEqual([]);
});

test('the server analyses a match that is over once, and this browser where the server cannot', async () => {
  const { caesar } = await meetByLink(inject('url'));
  await caesar.asked(/discard/);
  await caesar.chooseCard();
  await caesar.press(caesar.at('menu'));
  await caesar.press(caesar.at('resign'));
  await caesar.press(caesar.at('resign-confirm'));
  await caesar.at('game-over').waitFor();
  await caesar.press(caesar.at('replay'));
  await caesar.at('past-bar').waitFor();

  const look = async (isRefused = false) => {
    const opened = await visit(caesar.page.url());
    opened.expected.push(/501/);
    const reader = new Player(opened, 'caesar');
    const { page } = reader;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/analysis')) asked.push(request.method());
    });
    if (isRefused) await page.route('**/analysis', (route) => route.fulfill({ status: 501, json: {} }));
    await reader.at('past-bar').waitFor();
    await reader.press(reader.at('analyse'));
    await reader.at('curve').press('End');
    await until(
      async () =>
        (await reader.at('curve').getAttribute('aria-valuetext')) === 'Move 2 of 2: Caesar 0 %, Pompey 100 %',
      'the chances at the end',
    );
    return asked;
  };
  expect(await look(true)).toEqual(['GET']);
  const [first, second, ...more] = await look();
  expect([first, second]).toEqual(['GET', 'POST']);
  expect(more.every((method) => method === 'GET')).toBe(true);
  expect(await look()).toEqual(['GET']);
});
