/* The rules in our own words, and the numbers by which prompts and journal lines refer to them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../games/alesia/rules';
import { sectionOf } from '../../web/table/teaching/rules/ruleSections';
import { testTexts } from '../tools/rulesTexts';

testTexts('alesia', rules);

test('rules that prompts, options and the journal name have a text', () => {
  const files = readdirSync('games/alesia', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!components\/.*)\.ts$/.test(file),
  );
  const named = files.flatMap((file) => {
    const source = readFileSync(`games/alesia/${file}`, 'utf8');
    const found = source.matchAll(/(?:rule: |journal\(\s*|eliminate\([^']*|win\([^']*)'(\d+(?:\.\d+)*)'/g);
    return [...found].map(([, rule]) => `${file} ${rule}`);
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((entry) => sectionOf(rules, entry.split(' ')[1]) === null)).toEqual([]);
});
