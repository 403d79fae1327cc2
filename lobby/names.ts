import { levels } from '../games/ai/levels';
import { LETTERS } from './lookalikes';
import { cleanLine } from './text';

/* What a name must have one of: marks, spaces and what fills a place without showing anything do not count. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/* No script stacks more than three marks on a letter; more of them run over the lines of others. */
const STACKED = /(\p{M}{3})\p{M}+/gu;

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

/** Returns the words of a text in plain small letters, with what looks like another letter as that one. */
function skeletonOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const letters = [...plain].map(likenessOf).join('');
  return letters
    .replaceAll('rn', 'm')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function likenessOf(character: string): string {
  const [small, capital] = [character.toLowerCase(), character.toUpperCase()];
  return LETTERS.get(character) ?? LETTERS.get(small) ?? LETTERS.get(capital) ?? small;
}
