/* The Battle fought last, as the journal tells it: what was rolled, and what each side has lost. */
import type { RegionId } from '../../../games/falling-sky/components/map';
import type { JournalEntry, JournalLine, Loss } from '../../../games/kit/journal';
import { isRegion } from './arguments';

/** A Battle that is being fought, or has been. */
export interface Fought {
  /** Tells Battles of a match apart. */
  key: number;
  region: RegionId;
  /** What has happened in it so far. */
  lines: readonly JournalLine[];
  /** What has been lost in it. */
  lost: readonly Loss[];
  /** The sides that have made another move since its last line. */
  read: ReadonlySet<string>;
}

/** Returns the Battle fought last; null before the first. */
export function lastFought(entries: readonly JournalEntry[]): Fought | null {
  const begins = ({ battle }: JournalLine) => battle?.kind === 'begins';
  const first = entries.findLastIndex(({ lines }) => lines.some(begins));
  if (first < 0) return null;
  const later = entries.slice(first);
  const [{ lines: told }] = later;
  const start = told.findLastIndex(begins);
  const { battle } = told[start];
  const place = battle?.kind === 'begins' ? battle.place : '';
  if (!isRegion(place)) return null;
  const lines: JournalLine[] = [];
  const read = new Set<string>();
  let isOver = false;
  for (const [index, entry] of later.entries()) {
    if (isOver) read.add(entry.side);
    for (const line of index === 0 ? entry.lines.slice(start) : entry.lines) {
      if (isOver) break;
      lines.push(line);
      isOver = line.kind === 'won';
    }
  }
  return {
    key: entries.slice(0, first).length * 1000 + start,
    region: place,
    lines,
    lost: lines.flatMap(({ lost = [] }) => lost),
    read,
  };
}
