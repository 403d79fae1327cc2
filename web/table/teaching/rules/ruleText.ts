/** A piece of a sentence: plain words, or the number of another section, such as `5.2.1 E`. */
export type Words = { text: string } | { rule: string };

/** What the rulebook says, and what was added to it where it is silent. */
export interface Statement {
  words: readonly Words[];
  /** Empty where nothing was added. */
  ruling: readonly Words[];
}

/** A paragraph is one statement, a list one for each entry. */
export interface Passage {
  isList: boolean;
  statements: readonly Statement[];
}

/** A part of a section: what stands before the first letter, or what follows a letter such as `E. Movement.` */
export interface Part {
  letter: string | null;
  /** Empty for what has no letter. */
  title: string;
  passages: readonly Passage[];
}

const LETTERED = /^([A-Z])\. ([^.]+)\.\s*(.*)$/s;
const RULING = 'Our ruling:';
const NUMBER = /\d+(?:\.\d+)+(?: [A-Z](?=[).,;:]))?/g;

/** Reads the text of a section; `isSection` says which numbers are other sections, and so are links to them. */
export function partsOf(text: string, isSection: (number: string) => boolean): Part[] {
  const parts: (Part & { passages: Passage[] })[] = [{ letter: null, title: '', passages: [] }];
  for (const paragraph of text.split(/\n{2,}/)) {
    const [, letter, title, rest] = LETTERED.exec(paragraph) ?? [];
    if (letter !== undefined) parts.push({ letter, title, passages: [] });
    const said = letter === undefined ? paragraph : rest;
    if (said !== '') parts[parts.length - 1].passages.push(passageOf(said, isSection));
  }
  return parts.filter(({ letter, passages }) => letter !== null || passages.length > 0);
}

function passageOf(said: string, isSection: (number: string) => boolean): Passage {
  const isList = said.startsWith('- ');
  const entries = isList ? said.slice(2).split('\n- ') : [said];
  return { isList, statements: entries.map((entry) => statementOf(entry, isSection)) };
}

function statementOf(said: string, isSection: (number: string) => boolean): Statement {
  const [words, ...ruling] = said.split(RULING);
  return {
    words: wordsOf(words.trim(), isSection),
    ruling: wordsOf(ruling.join(RULING).trim(), isSection),
  };
}

function wordsOf(said: string, isSection: (number: string) => boolean): Words[] {
  const words: Words[] = [];
  let from = 0;
  for (const { 0: rule, index } of said.matchAll(NUMBER)) {
    if (!isSection(numberOf(rule))) continue;
    if (index > from) words.push({ text: said.slice(from, index) });
    words.push({ rule });
    from = index + rule.length;
  }
  if (from < said.length) words.push({ text: said.slice(from) });
  return words;
}

/** Returns the number of a rule without the letter of a part: `5.2.1` for `5.2.1 E`. */
export function numberOf(rule: string): string {
  return rule.split(' ')[0];
}

/** Returns the letter of a part in the number of a rule: `E` for `5.2.1 E`; null where there is none. */
export function letterOf(rule: string): string | null {
  return rule.split(' ')[1] ?? null;
}
