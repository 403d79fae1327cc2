/* What README and the pages of docs/ say of the repository is so. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { levels } from '../games/ai/levels';
import { readConfiguration } from '../lobby/configuration';
import { REFUSALS } from '../lobby/socket/refusal';
import { anchorOf } from '../scripts/docs/anchors';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

const textOf = (page: string) => readFileSync(page, 'utf8');

/** Returns the text of a page without its blocks of code. */
const proseOf = (page: string) => textOf(page).replaceAll(/^```.*?^```/gms, '');

/** A link or an image, in Markdown or as an `img` element. */
const LINK = /\]\(([^)\s]+)\)|<img[^>]* src="([^"]+)"/g;

/** Returns the anchors of the headings of a page, as GitHub names them. */
function anchorsOf(page: string): string[] {
  return [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));
}

test.each(pages)('every link of %s leads to a file of the repository, and to a heading of it', (page) => {
  const links = [...proseOf(page).matchAll(LINK)].map(([, link, image]) => link ?? image);
  const broken = links
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [path, anchor] = link.split('#');
      const target = path === '' ? page : normalize(join(dirname(page), path));
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
  expect(broken).toEqual([]);
});

/** Returns the cells of a row of a table. */
function cellsIn(row: string): string[] {
  const parts = row.replaceAll('\\|', ' ').trim().split('|');
  return parts.slice(1, -1).map((cell) => cell.trim());
}

/** Returns the rows of a page whose first cell fits, by their cells. */
const rowsOf = (page: string, first: RegExp) =>
  proseOf(page)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsIn)
    .filter(([cell]) => cell !== undefined && first.test(cell));

test.each(pages)('every row of a table of %s has as many cells as its head', (page) => {
  const lines = proseOf(page).split('\n');
  const broken = lines.filter((line, index) => {
    const above = lines[index - 1] ?? '';
    const isRow = line.startsWith('|');
    if (!isRow) return above.startsWith('|') && line.trim() !== '';
    return (
      !line.trimEnd().endsWith('|') ||
      (above.startsWith('|') && cellsIn(line).length !== cellsIn(above).length)
    );
  });
  expect(broken).toEqual([]);
});

test.each(pages)('the lines of %s are at most 120 characters long, but for tables and code', (page) => {
  const long = proseOf(page)
    .split('\n')
    .filter((line) => line.length > 120 && !line.startsWith('|'));
  expect(long).toEqual([]);
});

test('README leads to every page of docs, and a stranger reads it in two minutes: it has at most 8 KB', () => {
  const readme = textOf('README.md');
  expect(pages.slice(1).filter((page) => !readme.includes(`](${page})`))).toEqual([]);
  expect(statSync('README.md').size).toBeLessThanOrEqual(8 * 1024);
});

test('the page on hosting has every variable that the server reads, and no other', () => {
  const read = [...textOf('lobby/configuration.ts').matchAll(/^ {2}([A-Z_]+): /gm)];
  const told = [...textOf('docs/host.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  const ofComponents = (name: string) => name.startsWith('COMPONENTS_');
  expect(told.filter((name) => !ofComponents(name)).sort()).toEqual(read.map(([, name]) => name).sort());
});

test('the page on hosting has the values that settings have when they are left out', () => {
  const { limits, keeping, port, dataDir, webRoot } = readConfiguration({});
  const values = {
    PORT: port,
    DATA_DIR: dataDir,
    WEB_ROOT: webRoot,
    MATCH_TTL_DAYS: keeping.unfinishedDays,
    FINISHED_TTL_DAYS: keeping.finishedDays,
    MATCHES_PER_HOUR: limits.matchesPerHour,
    ROOMS: limits.rooms,
    BOT_ROOMS: limits.botRooms,
    REQUESTS_PER_SECOND: limits.requestsPerSecond,
    MESSAGES_PER_SECOND: limits.messagesPerSecond,
    SOCKETS_PER_ADDRESS: limits.socketsPerAddress,
    SOCKETS: limits.sockets,
  };
  const told = rowsOf('docs/host.md', /^`[A-Z_]+`$/).map(([name, , value]) => [name, value]);
  const rows = Object.entries(values).map(([name, value]) => [`\`${name}\``, `\`${value}\``]);
  expect(told).toEqual(expect.arrayContaining(rows));
});

test('the page on the protocol has every reason for which a message is refused, and no other', () => {
  const told = rowsOf('docs/protocol.md', /^`[a-z-]+`(, `[a-z-]+`)*$/).flatMap(([names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
  expect(told.sort()).toEqual(Object.keys(REFUSALS).sort());
});

test('the page on bots has the levels as they are', () => {
  const told = rowsOf('docs/bots.md', /^`(random|easy|normal|hard)`$/).map((cells) => cells.slice(0, 4));
  const rows = levels.map(({ id, iterations, milliseconds, slips }) => [
    `\`${id}\``,
    iterations === 0 ? 'none' : iterations.toLocaleString('en'),
    milliseconds === 0 ? 'none' : `${milliseconds / 1000} s`,
    iterations === 0 ? 'all' : slips === 0 ? 'none' : `${100 * slips} %`,
  ]);
  expect(told).toEqual(rows);
});

test('the pages name only commands that package.json has', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name),
  );
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});

test.each(['README.md', 'docs/package.md'])('the first lines of code of %s make a move', async (page) => {
  const [, code] = /^```js\n(.*?)^```/ms.exec(textOf(page)) ?? [];
  const { outputFiles } = await build({
    stdin: { contents: `${code}\nexport { client };`, resolveDir: '.', loader: 'js' },
    alias: { 'rubicon-games': './games/index.ts', 'rubicon-games/kit': './games/kit/index.ts' },
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const [{ text }] = outputFiles;
  const { client } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect(client.getState().G.secret.caesar.hand).toHaveLength(5);
});
