/* What `npm pack` makes: nothing but what is meant to be in it, and the same bytes every time. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'rubicon-packing-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const list = (tarball: string) =>
  execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''));

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What esbuild writes before a module of a package. */
const MODULE = /^ *\/\/ (?:[\w-]+:)?.*\bnode_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm;

const MEANT = [
  /^(?:package\.json|README\.md|LICENSE)$/,
  /^dist\/package\/(?:esm|cjs)\/(?:.+\/)?[\w-]+\.(?:js|d\.ts)$/,
  /^dist\/package\/cjs\/package\.json$/,
  /^dist\/package\/server\/(?:index\.cjs|starter\.js)$/,
  /^dist\/package\/licences\.txt$/,
];

test('it has the built modules, their types and the licences, and no source, test or map', () => {
  const files = list(inject('tarball'));
  expect(files.filter((file) => !MEANT.some((kind) => kind.test(file)))).toEqual([]);
  for (const file of ['README.md', 'LICENSE', 'dist/package/esm/public/alesia/board.js'])
    expect(files).toContain(file);
});

test('every link of its README leads somewhere from where it is read, and the repository keeps its own', () => {
  const readme = execFileSync('tar', ['-xzOf', inject('tarball'), 'package/README.md'], { encoding: 'utf8' });
  const targets = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((target) => !/^(?:https:\/\/|#)/.test(target))).toEqual([]);
  const { homepage } = JSON.parse(readFileSync('package.json', 'utf8'));
  const repository = homepage.replace('#readme', '');
  expect(targets).toContain(`${repository}/blob/main/docs/package.md#boards`);
  expect(targets).toContain(`${repository}/raw/main/docs/pictures/alesia.jpg`);
  expect(readFileSync('README.md', 'utf8')).toContain('(docs/package.md#boards)');
});

test('built again, it has the same bytes', () => {
  execFileSync('npm', ['pack', '--pack-destination', folder], { stdio: 'pipe' });
  const [again = ''] = readdirSync(folder);
  expect(hashOf(join(folder, again))).toBe(hashOf(inject('tarball')));
});

test('the licences are those of every package that esbuild has put into a module, with their texts', () => {
  execFileSync('tar', ['-xzf', inject('tarball'), '-C', folder]);
  const built = join(folder, 'package/dist/package');
  const modules = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.c?js$/.test(file),
  );
  const named = modules.flatMap((file) =>
    [...readFileSync(join(built, file), 'utf8').matchAll(MODULE)].map(([, name = '']) => name),
  );
  const licences = readFileSync(join(built, 'licences.txt'), 'utf8');
  const listed = [...licences.matchAll(/^(\S+) [\d.]+ \(\S.*\)$/gm)].map(([, name = '']) => name);
  expect(listed).toEqual([...new Set(named)].sort());
  expect(listed).toContain('ws');
  for (const name of listed) {
    const text = licences.split(`\n${name} `)[2]?.split(/^-+$/m)[0] ?? '';
    expect(text, name).toMatch(/copyright|public domain/i);
  }
});
