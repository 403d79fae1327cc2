import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../games/caesars-gallic-war/rules';

/** The sections that RULES.md lists, in the order of the rulebook. */
const SECTIONS = [
  ...readFileSync('games/caesars-gallic-war/RULES.md', 'utf8').matchAll(/^\|\s*(\d+(?:\.\d+)+)\s*\|/gm),
].map(([, number]) => number);

test('the texts are those of every section in RULES.md, in its order, and of no other', () => {
  expect(SECTIONS).toHaveLength(45);
  expect(rules.map(({ number }) => number)).toEqual(SECTIONS);
});

test('texts refer to sections that there are', () => {
  const references = rules.flatMap(({ number, text }) =>
    [...text.matchAll(/\d+(?:\.\d+)+/g)].map(([to]) => ({ from: number, to })),
  );
  expect(references.length).toBeGreaterThan(50);
  expect(references.filter(({ to }) => !SECTIONS.includes(to))).toEqual([]);
});

test('texts are paragraphs of whole sentences and lists, with empty lines between them', () => {
  for (const { title, text } of rules) {
    expect(title).toMatch(/^\S.*\S$/);
    expect(text).toMatch(/^\S.*\.$/s);
  }
  const crowded = rules.flatMap(({ number, text }) =>
    text
      .split('\n')
      .filter((line, index, lines) => {
        const isFollowing = line !== '' && index > 0 && lines[index - 1] !== '';
        return line !== line.trim() || (isFollowing && !line.startsWith('- '));
      })
      .map((line) => ({ number, line })),
  );
  expect(crowded).toEqual([]);
});
