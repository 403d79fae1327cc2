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
  /** The number of the battle to which it belongs, in the journal from 0; null for none. */
  battle: number | null;
  /** The viewer has seen it: it belongs to a battle in which he had something to decide, and which a window showed him. */
  isSeen: boolean;
}

/** Returns the lines of a journal in order, for a viewer who holds the sides `own`. */
export function eventsIn(entries: readonly JournalEntry[], own: readonly Side[] = []): JournalEvent[] {
  const events: JournalEvent[] = [];
  const battleOf = battleWatch();
  const spans: { from: number; to: number }[] = [];
  entries.forEach((made, entry) => {
    for (const line of made.lines) {
      const battle = battleOf(line, made);
      if (battle !== null) spans[battle] = { from: spans[battle]?.from ?? entry, to: entry };
      const { side: by } = made;
      events.push({ line, entry, by, side: line.side ?? by, battle, isSeen: false });
    }
  });
  const seen = spans.map(({ from, to }) => entries.slice(from, to + 1).some((made) => isDecision(made, own)));
  for (const event of events) event.isSeen = event.battle !== null && seen[event.battle];
  return events;
}

function isDecision({ side, step }: JournalEntry, own: readonly Side[]): boolean {
  return own.includes(side) && step !== null;
}

/** Returns which entry is the last own decision of who holds the sides `own`; -1 when there is none. */
export function lastDecision(entries: readonly JournalEntry[], own: readonly Side[]): number {
  return entries.findLastIndex((made) => isDecision(made, own));
}

/**
 * Returns what others did since the own decision `last` of who holds the sides `own`, and of what followed from that
 * decision what is others' deed, as their cards come to light with the last one played, and what another part of the
 * game brought that began with it. For who holds none, what was done since another side acted.
 */
export function eventsSince(
  events: readonly JournalEvent[],
  own: readonly Side[],
  last: number,
): JournalEvent[] {
  if (own.length > 0) {
    const begins = events.findIndex(({ entry, line }) => entry === last && line.kind === 'heading');
    return events.filter(({ entry, by, side, line }, index) => {
      if (line.kind === 'card') return entry >= last && !own.includes(side);
      if (entry === last) return !own.includes(side) || (begins >= 0 && index >= begins);
      return entry > last && !own.includes(by);
    });
  }
  const latest = events.at(-1)?.by;
  return events.slice(events.findLastIndex(({ by }) => by !== latest) + 1);
}

/** What is told of a battle besides what is lost in it. */
export const OF_BATTLE: readonly JournalLine['kind'][] = ['battle', 'won', 'card', 'control'];

/** Says whether others have done something that is to be told: of a battle that it begins, what is lost in it and how it ends. */
export function isNews({ by, line, battle, isSeen }: JournalEvent, own: readonly Side[]): boolean {
  const { kind, lost } = line;
  if (own.includes(by) || isSeen || kind === 'heading' || kind === 'group') return false;
  return battle === null || lost !== undefined || OF_BATTLE.includes(kind);
}
