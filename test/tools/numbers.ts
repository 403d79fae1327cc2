/* Which sections of a rulebook a file of code names. */
import { textsIn } from './code';

const NUMBER = /\d+(?:\.\d+)*/g;
const RANGE = /(\d+(?:\.\d+)*) to (\d+(?:\.\d+)*)/g;

/**
 * Returns the sections of a rulebook, given in the order of the book, that a file bears: their numbers stand in its comments or strings, each
 * in whole (`6.1` does not stand in `6.13`) or within a range (`8.5 to 8.5.4`, in the order of the book). Who bears a part of a section bears
 * the section, too, as it does no more than introduce its parts: `16.4.1` is of `16.4`, `8.2` of `8.0`.
 */
export function sectionsIn(code: string, book: readonly string[]): Set<string> {
  const numbers = new Set(textsIn(code).flatMap((text) => numbersIn(text, book)));
  return new Set(book.filter((section) => partsOf(section, book).some((part) => numbers.has(part))));
}

function numbersIn(text: string, book: readonly string[]): string[] {
  const between = [...text.matchAll(RANGE)].flatMap(([, first, last]) =>
    book.slice(book.indexOf(first), book.indexOf(last)),
  );
  return [...[...text.matchAll(NUMBER)].map(([number]) => number), ...between];
}

/** Returns a section and those that are parts of it: they follow it in the book, and their numbers begin with its own. */
function partsOf(section: string, book: readonly string[]): readonly string[] {
  const start = section.replace(/\.0$/, '.');
  const after = book.slice(book.indexOf(section) + 1);
  const end = after.findIndex((other) => !other.startsWith(start));
  return [section, ...(end < 0 ? after : after.slice(0, end))];
}
