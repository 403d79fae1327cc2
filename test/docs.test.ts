/* What README and the pages of docs/ say of the repository is so. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

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
  return [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );
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
