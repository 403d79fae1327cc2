/* The rules as the table shows them: how a text is read, which section a number opens, and what a search finds. */
import { describe, expect, test } from 'vitest';
import { rules as gallicWar } from '../../games/caesars-gallic-war/rules';
import { rules as juliusCaesar } from '../../games/julius-caesar/rules';
import {
  isChapter,
  neighboursOf,
  sectionOf,
  sectionsWith,
} from '../../web/table/teaching/rules/ruleSections';
import { partsOf, type Statement } from '../../web/table/teaching/rules/ruleText';

const section = (number: string, title: string, text: string) => ({ number, title, text });
const SECTIONS = [
  section('6.0', 'Commands', 'Move or levy.'),
  section('6.1', 'Movement', 'A group moves two cities.'),
  section('6.13', 'Pinning', 'Attackers pin defenders.'),
  section('7.2', 'Battle turns', 'Movement is over.'),
];
const isSection = (number: string) => ['5.2.1', '6.13'].includes(number.split(' ')[0]);
const partsIn = (text: string) => partsOf(text, isSection);

describe('a text is read', () => {
  test('in paragraphs and lists', () => {
    const [{ letter, passages }] = partsIn('One.\n\n- Two.\n- Three.\n\nFour.');
    expect(letter).toBeNull();
    expect(passages.map(({ isList, statements }) => [isList, statements.length])).toEqual([
      [false, 1],
      [true, 2],
      [false, 1],
    ]);
  });

  test('with what is not the rulebook’s apart', () => {
    const [{ passages }] = partsIn(
      'Each rolls. Our ruling: also those in reserve.\n\nOur ruling: never at sea.',
    );
    expect(passages.flatMap(({ statements }) => statements)).toEqual([
      { words: [{ text: 'Each rolls.' }], ruling: [{ text: 'also those in reserve.' }] },
      { words: [], ruling: [{ text: 'never at sea.' }] },
    ]);
  });

  test('in lettered parts, each with what follows it', () => {
    const parts = partsIn('All.\n\nA. Event. An event is played.\n\nB. Revolt (2 cards).\n\n- One.\n- Two.');
    expect(parts.map(({ letter, title, passages }) => [letter, title, passages.length])).toEqual([
      [null, '', 1],
      ['A', 'Event', 1],
      ['B', 'Revolt (2 cards)', 1],
    ]);
  });

  test('with links to the sections that there are, and to no other numbers', () => {
    const [{ passages }] = partsIn('Pinned (6.13), as a move (5.2.1 E), in 1.5 years; 5.2.1 A unit.');
    expect(passages[0].statements[0].words).toEqual([
      { text: 'Pinned (' },
      { rule: '6.13' },
      { text: '), as a move (' },
      { rule: '5.2.1 E' },
      { text: '), in 1.5 years; ' },
      { rule: '5.2.1' },
      { text: ' A unit.' },
    ]);
  });
});

describe('the number of a rule opens', () => {
  test.each([
    ['6.13', '6.13'],
    ['6.13 B', '6.13'],
    ['6.19', '6.1'],
    ['6.9', '6.0'],
    ['6.1.2', '6.1'],
    ['7', '7.2'],
  ])('%s: section %s', (rule, opened) => {
    expect(sectionOf(SECTIONS, rule)?.number).toBe(opened);
  });

  test('the first in it, of what has no section of its own', () => {
    const scouts = section('22.41', 'Scouts', 'They look around.');
    expect(sectionOf([...SECTIONS, scouts], '22.4')).toBe(scouts);
  });

  test.each(['', '9.1', 'x'])('none for "%s", which is in no section', (rule) => {
    expect(sectionOf(SECTIONS, rule)).toBeNull();
  });

  test('every section of both games by its own number', () => {
    for (const rules of [juliusCaesar, gallicWar]) {
      for (const each of rules) expect(sectionOf(rules, each.number)).toBe(each);
    }
  });
});

test('a section has the one before and the one after, and none beyond the ends', () => {
  expect(neighboursOf(SECTIONS, SECTIONS[1])).toEqual({ before: SECTIONS[0], after: SECTIONS[2] });
  expect(neighboursOf(SECTIONS, SECTIONS[0]).before).toBeNull();
  expect(neighboursOf(SECTIONS, SECTIONS[3]).after).toBeNull();
});

describe('a search', () => {
  const found = (sought: string) => sectionsWith(SECTIONS, sought).map(({ number }) => number);

  test('finds words in titles before those in texts, whatever their case', () => {
    expect(found('MOVE')).toEqual(['6.1', '6.0', '7.2']);
    expect(found('group cities')).toEqual(['6.1']);
    expect(found('6.1')).toEqual(['6.1', '6.13']);
    expect(found('elephants')).toEqual([]);
  });

  test('for nothing finds everything', () => {
    expect(found('')).toEqual(['6.0', '6.1', '6.13', '7.2']);
  });
});

test('chapters are told from their sections', () => {
  expect(SECTIONS.filter(isChapter).map(({ number }) => number)).toEqual(['6.0']);
});

/** A player who was just asked something reads one part, and a few sentences of it. */
test.each([
  ['Julius Caesar', juliusCaesar],
  ['Caesar’s Gallic War', gallicWar],
])('no part of a section of %s is longer than a page', (_, rules) => {
  const lengthOf = ({ words }: Statement) =>
    words.map((word) => ('text' in word ? word.text : word.rule)).join('').length;
  const long = rules.flatMap(({ number, text }) =>
    partsOf(text, () => false)
      .map(({ letter, passages }) => ({
        part: letter === null ? number : `${number} ${letter}`,
        length: passages.flatMap(({ statements }) => statements.map(lengthOf)).reduce((a, b) => a + b, 0),
      }))
      .filter(({ length }) => length > 1_600),
  );
  expect(long).toEqual([]);
});
