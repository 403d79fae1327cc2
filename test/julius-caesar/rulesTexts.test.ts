import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../games/julius-caesar/rules';

/** The section numbers in the table of RULES.md, in its order. */
const listed = [
  ...readFileSync('games/julius-caesar/RULES.md', 'utf8').matchAll(/^\| (\d+\.\d+(?:\.\d+)*) +\|/gm),
].map(([, number]) => number);

test('every section that RULES.md lists has a text, in the same order, and no other number has one', () => {
  expect(listed).toHaveLength(73);
  expect(rules.map(({ number }) => number)).toEqual(listed);
});

test('no section is left empty', () => {
  expect(rules.filter(({ title, text }) => title.trim() === '' || text.trim() === '')).toEqual([]);
});

test('every section that a text refers to exists', () => {
  const references = rules.flatMap(({ number, text }) =>
    [...text.matchAll(/\d+\.\d+/g)].map(([to]) => ({ in: number, to })),
  );
  expect(references.length).toBeGreaterThan(50);
  expect(references.filter(({ to }) => !listed.includes(to))).toEqual([]);
});
