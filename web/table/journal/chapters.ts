import type { JournalEntry, JournalLine } from '../../../games/kit/journal';
import { battleWatch } from './deeds';

/** A line of the journal as one viewer reads it. */
export interface ChapterLine extends JournalLine {
  /** What only the viewer may know of it, who made the move; empty for others. */
  own: readonly string[];
  /** How often it was said on end. */
  count: number;
  /** Which entry of the journal it is in; of one that was said often, the last. */
  entry: number;
}

/** A line, and those that belong under it: the moves of a group, the rolls of a round. */
export interface Item extends ChapterLine {
  under: readonly ChapterLine[];
}

/** What one side brought about before another one acted, a battle, or what begins: a year, a turn. */
export interface Chapter {
  /** Which entry of the journal it begins with. */
  key: number;
  /** The side that acts; null for a battle, in which both do, and where something begins. */
  side: string | null;
  /** The line that stands over it: the battle, or what begins. */
  title: ChapterLine | null;
  items: readonly Item[];
}

type Growing = Omit<Chapter, 'items'> & { items: (ChapterLine & { under: ChapterLine[] })[] };

/**
 * Returns the journal in chapters, oldest first: consecutive entries of a side together, a battle by itself, silent entries
 * left out. `ownOf` returns what only the viewer may know of an entry; it stands with the entry's first line.
 */
export function chaptersOf(
  entries: readonly JournalEntry[],
  ownOf: (entry: JournalEntry) => string | null,
): Chapter[] {
  const chapters: Growing[] = [];
  const battleOf = battleWatch();
  let battle: Growing | undefined;
  entries.forEach((entry, key) => {
    for (const line of linesOf(entry, key, ownOf(entry))) {
      const { side } = entry;
      const isOfBattle = battleOf(line, entry) !== null;
      const last = isOfBattle ? battle : chapters.at(-1);
      if (line.kind === 'heading' || line.kind === 'battle') {
        const chapter = { key, side: null, title: line, items: [] };
        chapters.push(chapter);
        if (line.kind === 'battle') battle = chapter;
      } else if (last !== undefined && (last.side === side || isOfBattle)) add(last, line);
      else chapters.push({ key, side, title: null, items: [{ ...line, under: [] }] });
    }
  });
  return chapters;
}

/** Says whether two chapters read the same: a move taken back may have left others in the place of its lines. */
export function isSameChapter(a: Chapter, b: Chapter): boolean {
  return a.side === b.side && JSON.stringify(printOf(a)) === JSON.stringify(printOf(b));
}

function printOf({ title, items }: Chapter): unknown[] {
  const lines = items.flatMap(({ under, ...line }): ChapterLine[] => [line, ...under]);
  return [title?.text, ...lines.map(({ text, rule, own, count, entry }) => [text, rule, own, count, entry])];
}

function add({ items }: Growing, line: ChapterLine): void {
  const head = items.at(-1);
  const { under } = head ?? {};
  if (head === undefined || under === undefined || !belongsUnder(head, line)) {
    if (head !== undefined && under?.length === 0 && isSameLine(head, line)) repeat(head, line);
    else items.push({ ...line, under: [] });
    return;
  }
  const before = under.at(-1);
  if (before !== undefined && isSameLine(before, line)) repeat(before, line);
  else under.push(line);
}

function belongsUnder({ kind }: ChapterLine, line: ChapterLine): boolean {
  if (kind === 'group') return line.kind === 'move';
  return kind === 'round' && line.kind !== 'round' && line.kind !== 'won';
}

function isSameLine(a: ChapterLine, b: ChapterLine): boolean {
  return a.text === b.text && a.rule === b.rule && a.text !== '';
}

function repeat(line: ChapterLine, { own, entry }: ChapterLine): void {
  line.count++;
  line.entry = entry;
  line.own = [...line.own, ...own];
}

function linesOf(
  { lines: [first, ...others] }: JournalEntry,
  entry: number,
  told: string | null,
): ChapterLine[] {
  const own = told === null ? [] : [told];
  if (first === undefined) return own.length === 0 ? [] : [{ text: '', rule: '', own, count: 1, entry }];
  return [
    { ...first, own, count: 1, entry },
    ...others.map((line) => ({ ...line, own: [], count: 1, entry })),
  ];
}
