/* What every game's rules in our own words must be. */
import { expect, test } from 'vitest';
import type { RuleSection } from '../../games/kit/sections';
import { partsOf, type Statement } from '../../web/table/teaching/rules/ruleText';
import { sectionsOf } from './sections';

/** Tests the texts of a game: that none is missing, that they refer to what there is, and that they can be read. */
export function testTexts(game: string, rules: readonly RuleSection[]): void {
  const sections = sectionsOf(game);

  test('the texts are those of every section of the rulebook, in its order', () => {
    expect(rules.map(({ number }) => number)).toEqual(sections);
  });

  test('texts refer to sections that there are', () => {
    const references = rules.flatMap(({ number, text }) =>
      [...text.matchAll(/\d+(?:\.\d+)+(?!-)/g)].map(([to]) => ({ from: number, to })),
    );
    expect(references.length).toBeGreaterThan(30);
    expect(references.filter(({ to }) => !sections.includes(to))).toEqual([]);
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

  test('no part of a section is longer than a page', () => {
    const lengthOf = ({ words }: Statement) =>
      words.map((word) => ('text' in word ? word.text : word.rule)).join('').length;
    const lengths = rules.flatMap(({ text }) =>
      partsOf(text, () => false).map(({ passages }) =>
        passages.flatMap(({ statements }) => statements.map(lengthOf)).reduce((a, b) => a + b, 0),
      ),
    );
    expect(Math.max(...lengths)).toBeLessThan(1_600);
  });
}
