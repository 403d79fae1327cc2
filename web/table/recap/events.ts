/* What others did since a viewer's last own decision. */
import type { Side } from '../../../games/kit/frame';
import type { JournalEntry, JournalLine } from '../../../games/kit/journal';
import { battleWatch } from '../journal/deeds';

/** A line of the journal. */
export interface JournalEvent {
  line: JournalLine;
  /** Which entry it belongs to, and which side made that move. */
  entry: number;
  by: Side;
  /** Whose deed or gain the line is. */
  side: Side;
  /** It belongs to a battle that has begun and is not yet won. */
  isFought: boolean;
}

/** Returns the lines of a journal in order. */
export function eventsIn(entries: readonly JournalEntry[]): JournalEvent[] {
  const events: JournalEvent[] = [];
  const isFought = battleWatch();
  entries.forEach(({ side: by, lines }, entry) => {
    for (const line of lines)
      events.push({ line, entry, by, side: line.side ?? by, isFought: isFought(line) });
  });
  return events;
}

/** Returns which entry is the last own decision of who holds the sides `own`; -1 when there is none. */
export function lastDecision(entries: readonly JournalEntry[], own: readonly Side[]): number {
  return entries.findLastIndex(({ side, step }) => own.includes(side) && step !== null);
}

/**
 * Returns what others did since the own decision `last` of who holds the sides `own`, and of what followed from that
 * decision what is others' deed: their cards come to light with the last one played. For who holds none, what was done
 * since another side acted.
 */
export function eventsSince(
  events: readonly JournalEvent[],
  own: readonly Side[],
  last: number,
): JournalEvent[] {
  if (own.length > 0) {
    return events.filter(({ entry, by, side, line }) => {
      if (entry === last || line.kind === 'card') return entry >= last && !own.includes(side);
      return entry > last && !own.includes(by);
    });
  }
  const latest = events.at(-1)?.by;
  return events.slice(events.findLastIndex(({ by }) => by !== latest) + 1);
}

/** Says whether others have done something that is not shown in the battle being fought anyhow. */
export function isNews({ by, line: { kind }, isFought }: JournalEvent, own: readonly Side[]): boolean {
  return !own.includes(by) && !isFought && kind !== 'heading' && kind !== 'group';
}
