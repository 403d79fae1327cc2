import type { JournalEntry, JournalLine } from '../../games/kit/journal';

/** A line of the journal as one viewer reads it. */
export interface ChapterLine extends JournalLine {
  /** What only the viewer may know of it, who made the move; null for others. */
  own: string | null;
}

/** What one side brought about before another one acted. */
export interface Chapter {
  key: number;
  side: string;
  lines: ChapterLine[];
}

/**
 * Returns the journal in chapters, oldest first: consecutive entries of a side together, silent ones left out. `ownOf`
 * returns what only the viewer may know of an entry; it stands with the entry's first line.
 */
export function chaptersOf(
  entries: readonly JournalEntry[],
  ownOf: (entry: JournalEntry) => string | null,
): Chapter[] {
  const chapters: Chapter[] = [];
  entries.forEach((entry, index) => {
    const lines = linesOf(entry, ownOf(entry));
    if (lines.length === 0) return;
    const { side } = entry;
    const last = chapters.at(-1);
    if (last?.side === side) last.lines.push(...lines);
    else chapters.push({ key: index, side, lines });
  });
  return chapters;
}

/** Says whether two chapters read the same: a move taken back may have left others in the place of its lines. */
export function isSameChapter(a: Chapter, b: Chapter): boolean {
  return (
    a.side === b.side &&
    a.lines.length === b.lines.length &&
    a.lines.every(({ text, rule, own }, index) => {
      const other = b.lines[index];
      return text === other.text && rule === other.rule && own === other.own;
    })
  );
}

function linesOf({ lines: [first, ...others] }: JournalEntry, own: string | null): ChapterLine[] {
  if (first === undefined) return own === null ? [] : [{ text: '', rule: '', own }];
  return [{ ...first, own }, ...others.map((line) => ({ ...line, own: null }))];
}
