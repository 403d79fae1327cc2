import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSubjects, ids, subjects } from './games';

test('every rulebook of the package is a subject of the tests of all games', () => {
  expect(subjects.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

test.each(allSubjects.map(({ id }) => id))('%s is in the battery', (id) => {
  const file = `test/battery/${id}.test.ts`;
  expect(existsSync(file)).toBe(true);
  const name = id.replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
  expect(readFileSync(file, 'utf8')).toContain(`\nbattery(${name});\n`);
});
