import type { JournalEntry } from '../../games/kit/journal';
import type { JournalLine } from '../../games/kit/play';

/** What one side brought about before another one acted. */
export interface Chapter {
  key: number;
  seat: string;
  lines: JournalLine[];
}

/** Returns the journal in chapters, oldest first: consecutive entries of a seat together, silent ones left out. */
export function chaptersOf(entries: readonly JournalEntry[]): Chapter[] {
  const chapters: Chapter[] = [];
  entries.forEach(({ seat, lines }, index) => {
    if (lines.length === 0) return;
    const last = chapters.at(-1);
    if (last?.seat === seat) last.lines.push(...lines);
    else chapters.push({ key: index, seat, lines: [...lines] });
  });
  return chapters;
}
