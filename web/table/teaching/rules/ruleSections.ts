import type { RuleSection } from '../../../../games/kit/sections';
import { numberOf } from './ruleText';

type Sections = readonly RuleSection[];

/**
 * Returns the section of a rule, such as `6.13` or `5.2.1 E`, or else the nearest that contains it: `6.1`, `6.0`. Of what
 * has no section of its own it is the first one in it: `7.1` for `7`, `22.41` for `22.4`. Null for what is in no section.
 */
export function sectionOf(sections: Sections, rule: string): RuleSection | null {
  const number = numberOf(rule);
  const named = (wanted: string) => sections.find((section) => section.number === wanted);
  for (let end = number.length; end > 0; end--) {
    const start = number.slice(0, end);
    const found = named(start) ?? (start.endsWith('.') ? named(`${start}0`) : undefined);
    if (found !== undefined) return found;
  }
  const start = number.includes('.') ? number : `${number}.`;
  return sections.find((section) => section.number.startsWith(start)) ?? null;
}

/** Returns the sections before and after one; null at the ends. */
export function neighboursOf(
  sections: Sections,
  section: RuleSection,
): { before: RuleSection | null; after: RuleSection | null } {
  const index = sections.indexOf(section);
  return { before: sections[index - 1] ?? null, after: sections[index + 1] ?? null };
}

/**
 * Returns the sections that have every word sought, in the order of the book: first those that have them in number and
 * title. All of them when nothing is sought.
 */
export function sectionsWith(sections: Sections, sought: string): Sections {
  const words = sought.toLowerCase().split(/\s+/);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const isTitled = ({ number, title }: RuleSection) => has(`${number} ${title}`);
  const found = sections.filter(({ number, title, text }) => has(`${number} ${title} ${text}`));
  return [...found.filter(isTitled), ...found.filter((section) => !isTitled(section))];
}

/** Says whether a section opens a chapter: `6.0`. */
export function isChapter({ number }: RuleSection): boolean {
  return number.endsWith('.0');
}
