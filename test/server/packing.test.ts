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

const MEANT = [
  /^(?:package\.json|README\.md|LICENSE)$/,
  /^dist\/package\/(?:esm|cjs)\/(?:.+\/)?[\w-]+\.(?:js|d\.ts)$/,
  /^dist\/package\/cjs\/package\.json$/,
  /^dist\/package\/server\/(?:index\.cjs|starter\.js)$/,
  /^dist\/package\/licences\/(?:@[\w.-]+\/)?[\w.-]+\.txt$/,
];

test('it has the built modules, their types and licences, and no source, test or map', () => {
  const files = list(inject('tarball'));
  expect(files.filter((file) => !MEANT.some((kind) => kind.test(file)))).toEqual([]);
  for (const file of ['README.md', 'LICENSE', 'dist/package/esm/public/alesia/board.js'])
    expect(files).toContain(file);
});

test('built again, it has the same bytes', () => {
  execFileSync('npm', ['pack', '--pack-destination', folder], { stdio: 'pipe' });
  const [again = ''] = readdirSync(folder);
  expect(hashOf(join(folder, again))).toBe(hashOf(inject('tarball')));
});
