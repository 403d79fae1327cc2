import { expect, test } from 'vitest';
import { cleanLine } from '../../lobby/text';

test.each([
  ['  salve  ', 'salve'],
  ['Gaius Iulius Cæsar', 'Gaius Iulius Cæsar'],
  ['Ave — “imperātor”! ½ Ω 漢字 שלום مرحبا', 'Ave — “imperātor”! ½ Ω 漢字 שלום مرحبا'],
  ['one\ntwo\r\nthree\tfour\u2028five', 'one two  three four five'],
  ['\u0000bell\u0007 \u001b[31mred\u009f', 'bell [31mred'],
])('%j is the line %j', (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

test.each([
  ['turn right to left', '\u202Eabc\u202C'],
  ['isolates', '\u2066abc\u2069'],
  ['marks of direction', '\u200Eab\u200F\u061Cc'],
  ['zero-width space, joiners and word joiner', 'a\u200Bb\u200C\u200D\u2060c'],
  ['byte order mark, soft hyphen, grapheme joiner', '\uFEFFa\u00ADb\u034Fc'],
  ['Hangul fillers', '\u3164a\u115F\u1160b\uFFA0c'],
  ['the blank Braille pattern', '\u2800a\u2800b\u2800c\u2800'],
  ['variation selectors', 'a\uFE0Fb\uFE00c\u{E0100}'],
  ['tags', 'a\u{E0041}b\u{E0042}c\u{E007F}'],
  ['half of a pair', 'a\uD800b\uDC00c'],
  ['musical controls and the null note head', 'a\u{1D173}b\u{1D159}c'],
  ['interlinear annotation', '\uFFF9a\uFFFAb\uFFFBc'],
])('%s is taken out', (_what, text) => {
  expect(cleanLine(text)).toBe('abc');
});

test.each([
  '\u3164',
  '\u2800\u2800',
  '\u202E',
  '\u200B \u200B',
  '\u00A0\u3000',
  '\u{E0041}\u{E007F}',
  '\u200D',
])('nothing is left of %j', (text) => {
  expect(cleanLine(text)).toBe('');
});

test.each([
  ['a heart', '❤️'],
  ['a thumb with a colour', '👍🏽'],
  ['a family', '👨‍👩‍👧‍👦'],
  ['a rainbow flag', '🏳️‍🌈'],
  ['a health worker', '👩🏽‍⚕️'],
  ['a country', '🇮🇹'],
  ['a part of a country', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['a keycap', '1️⃣'],
])('%s stays whole', (_what, emoji) => {
  expect(cleanLine(`x ${emoji} y`)).toBe(`x ${emoji} y`);
});

test('a line that is clean stays as it is, whatever it was made of', () => {
  const pieces = [
    ...['a', ' ', '\n', '1', '#', '❤', '👍', '🏽', '🏴', '👩', '\u200D', '\uFE0F', '\u20E3', '\u202E'],
    ...['\u{E0067}', '\u{E007F}', '\uD83D', '\uDC4D', '\u2800', '\u0301', '🇮', '🇹'],
  ];
  let number = 1;
  const next = () => {
    number = (number * 48_271) % 2_147_483_647;
    return pieces[number % pieces.length];
  };
  for (let count = 0; count < 5_000; count += 1) {
    const line = cleanLine(Array.from({ length: 12 }, next).join(''));
    expect(cleanLine(line)).toBe(line);
    expect(line).not.toMatch(/[\u202E\u2800\n]/);
  }
});
