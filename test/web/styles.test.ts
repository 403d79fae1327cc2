/* Style sheets belong to components: what a component names is in its sheet, and what is in a sheet is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle } from '../../web/bundle';

const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).map((file) => `web/${file}`);
const read = (file: string) => readFileSync(file, 'utf8');
const sheets = files.filter((file) => file.endsWith('.css'));
const components = files.filter((file) => file.endsWith('.tsx'));

/** Returns the classes of which a sheet says something. */
function classesIn(sheet: string): Set<string> {
  const rules = read(sheet).replace(/\/\*[\s\S]*?\*\/|"[^"]*"|\{[^{}]*\}/g, ' ');
  return new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
}

interface Use {
  file: string;
  sheet: string;
  /** A class; null for one that is worked out. */
  name: string | null;
}

const uses: Use[] = components.flatMap((file) => {
  const text = read(file);
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, local, path]) => {
    const sheet = normalize(join(dirname(file), path));
    const found = [...text.matchAll(new RegExp(`(?<![./])\\b${local}(?:\\.(\\w+)|\\[)`, 'g'))];
    return found.map(([, name]) => ({ file, sheet, name: name ?? null }));
  });
});

/** Returns what stands between quotation marks in an expression that chooses a class. */
function literalsIn(expression: string): string {
  return [...expression.matchAll(/[?:]\s*'([^']*)'/g)].map(([, literal]) => literal).join(' ');
}

const COMMON = new Set(
  ['web/style/base.css', 'web/style/controls.css'].flatMap((sheet) => [...classesIn(sheet)]),
);

describe('style sheets', () => {
  test('are of one component, but for the common ones', () => {
    const common = sheets.filter((file) => !file.endsWith('.module.css'));
    expect(common.sort()).toEqual(
      ['base', 'controls', 'main', 'page', 'root', 'tokens'].map((name) => `web/style/${name}.css`),
    );
    expect(COMMON.size).toBeGreaterThan(10);
    expect([...COMMON].filter((name) => !name.startsWith('rubicon-'))).toEqual([]);
  });

  test('have every class that a component names', () => {
    expect(uses.length).toBeGreaterThan(100);
    const missing = uses.filter(({ sheet, name }) => name !== null && !classesIn(sheet).has(name));
    expect(missing).toEqual([]);
  });

  test('have no class that no component names', () => {
    const spare = sheets
      .filter((file) => file.endsWith('.module.css'))
      .filter((sheet) => !uses.some((use) => use.sheet === sheet && use.name === null))
      .flatMap((sheet) =>
        [...classesIn(sheet)]
          .filter((name) => !uses.some((use) => use.sheet === sheet && use.name === name))
          .map((name) => `${sheet}: ${name}`),
      );
    expect(spare).toEqual([]);
  });

  test('leave to components no other names than the common ones, which nothing else on a page bears', () => {
    const strange = components.flatMap((file) =>
      [...read(file).matchAll(/className="([^"]+)"|className=\{`([^`]+)`\}|className=\{([^}`]+)\}/g)]
        .flatMap(([, plain, worked, chosen]) =>
          (plain ?? worked?.replace(/\$\{[^}]*\}/g, ' ') ?? literalsIn(chosen)).split(/\s+/),
        )
        .filter((name) => name !== '' && !COMMON.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(strange).toEqual([]);
  });
});

test('letters are as large as a reader has asked the browser for, as all sizes follow the page’s own', () => {
  const sizes = [...read('web/style/page.css').matchAll(/html \{\s*font-size: ([^;]+);/g)];
  expect(sizes.map(([, size]) => size)).toEqual(['100%', '118.75%']);
});

test('classes have names of their own in the page: one for each class, and none in two sheets', async () => {
  const { files: made } = await bundle();
  const script = made.map(({ path, text }) => (path.endsWith('.js') ? text : '')).join('\n');
  const adopted = [...script.matchAll(/[\w$]+\((["'`])(?:\\[\s\S]|(?!\1)[^\\])*\1\)/g)];
  const found = adopted
    .map(([text]) => new Set([...text.matchAll(/\.(s[0-9a-z]{3}_[\w-]+)/g)].map(([, name]) => name)))
    .filter((names) => names.size > 0);
  const modules = sheets.filter((file) => file.endsWith('.module.css'));
  expect(found.length).toBe(modules.length);
  const inAll = found.flatMap((names) => [...names]);
  expect(new Set(inAll).size).toBe(inAll.length);
  const written = modules.flatMap((file) => [...classesIn(file)]);
  expect(inAll.length).toBe(written.length);
}, 60_000);
