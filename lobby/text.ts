/* An emoji with what belongs to it: a keycap, the flag of a country's part, or pictures joined to one. */
const KEYCAP = '[0-9#*]\\uFE0F?\\u20E3';
const PART_FLAG = '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{1,6}\\u{E007F}';
const PICTURE = '\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})?';
const EMOJI = `${KEYCAP}|${PART_FLAG}|${PICTURE}(?:\\u200D${PICTURE})*`;

const LINE_ENDS = '[\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029]';
/* Blank, and yet no white space to Unicode: the Braille pattern without dots, and the null note head. */
const INVISIBLE = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800\\u{1D159}]';

const PARTS = new RegExp(`(${EMOJI})|(${LINE_ENDS})|${INVISIBLE}`, 'gu');

/**
 * Returns a text as one line in which nothing is hidden: without control characters, marks that turn the direction of
 * writing, zero-width and other characters that show nothing, except where an emoji is made with them; line ends and
 * tabs are spaces. It is trimmed, and so empty if nothing of it could be seen.
 */
export function cleanLine(text: string): string {
  return text
    .replace(PARTS, (_part, emoji?: string, lineEnd?: string) => emoji ?? (lineEnd === undefined ? '' : ' '))
    .trim();
}
