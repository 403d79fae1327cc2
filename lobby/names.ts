import { levels } from '../games/ai/levels';
import { cleanLine } from './text';

/* What a name must have one of: marks, spaces and what fills a place without showing anything do not count. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/* No script stacks more than three marks on a letter; more of them run over the lines of others. */
const STACKED = /(\p{M}{3})\p{M}+/gu;

/* Characters that look like a letter of a bot's name, capital or small, in the usual fonts. */
const LOOKALIKES: Record<string, string> = {
  a: 'аαɑᴀ',
  b: '8вβʙьƅ',
  d: 'ԁɗᴅժ',
  e: 'еεҽᴇ℮',
  h: 'һнηʜհ',
  l: '1|ӏιіiıɩʟ',
  m: 'мμᴍ',
  n: 'νոпɴ',
  o: '0οоσօᴏ०০',
  r: 'гᴦʀ',
  s: 'ѕꜱ5',
  t: 'тτᴛ+',
  y: 'уγυүʏ',
};
const LETTERS = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);
const LEVELS = new Set(levels.map(({ name }) => skeletonOf(name).join('')));
const BOT = 'bot';

/**
 * Returns a player's name as others see it: in one form of Unicode (NFC), as one line in which nothing is hidden, with
 * single spaces; empty if nothing of it could be seen.
 */
export function cleanName(text: string): string {
  const name = cleanLine(text).normalize('NFC').replace(/\s+/gu, ' ').replace(STACKED, '$1').trim();
  return VISIBLE.test(name) ? name : '';
}

/**
 * Returns whether a name is, or to the eye could be, one of those bots have ("Bot (Hard)"), whatever letters, spaces
 * and brackets it is written with.
 */
export function looksLikeBot(name: string): boolean {
  const words = skeletonOf(name);
  const whole = words.join('');
  const isNamed = words.some((word, at) => word === BOT && LEVELS.has(words[at + 1] ?? ''));
  return isNamed || whole === BOT || (whole.startsWith(BOT) && LEVELS.has(whole.slice(BOT.length)));
}

/** Returns the words of a text in plain small letters, with each letter that looks like another as that one. */
function skeletonOf(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const letters = [...plain].map((letter) => LETTERS.get(letter) ?? letter).join('');
  return letters.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
