/* What a fresh `npm ci` depends on. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version: string;
  optionalDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

test('koa-compose stays at 4.1: with 4.2 boardgame.io 0.50.2 answers 404 to the whole lobby API', () => {
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith('node_modules/koa-compose'))
    .map(([, { version }]) => version);
  expect(versions).toEqual(['4.1.0']);
});

test('the lock file knows the packages of every platform, without which npm ci refuses it', () => {
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !(`node_modules/${name}` in packages)),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no download address', () => {
  expect(JSON.stringify(packages)).not.toMatch(/"resolved":"https?:/);
});
