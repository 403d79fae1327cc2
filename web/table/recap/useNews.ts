import { useCallback, useEffect, useState } from 'react';
import { endsDeed } from '../../../games/kit/deed';
import type { Side } from '../../../games/kit/frame';
import { wantsLessMotion } from '../../settings/appearance';
import { isNews, type JournalEvent } from './events';

/** What others have just done, shown one deed after another. */
export interface News {
  /** What is shown now, and what waits: the lines of each deed. Empty when all has been shown. */
  waiting: readonly (readonly JournalEvent[])[];
  /** Ends it. */
  skip(): void;
}

/** How long a deed is shown while no more wait, and at least, in milliseconds. */
const SHOWN = 1_200;
const SHOWN_AT_LEAST = 300;
/** What waits is all shown within so many milliseconds, as far as that goes. */
const ALL_SHOWN = 5_000;

const NONE: News['waiting'] = [];

/**
 * Shows what others do, as it is heard of, one deed after another at a pace a person can follow. It holds nothing up: the
 * board is always as it stands. It ends as soon as the viewer is asked something, and with a click anywhere, and nothing is shown
 * to who wants no motion. `count` is the number of entries of the journal; null before it is known.
 */
export function useNews(
  events: readonly JournalEvent[],
  count: number | null,
  own: readonly Side[],
  isAsked: boolean,
): News {
  const [waiting, setWaiting] = useState(NONE);
  const [heard, setHeard] = useState<number | null>(null);
  const skip = useCallback(() => setWaiting(NONE), []);

  if (count !== null && count !== heard) {
    setHeard(count);
    const fresh =
      heard === null || isAsked || wantsLessMotion() ? [] : deedsFrom(events, Math.min(heard, count), own);
    if (fresh.length > 0) setWaiting([...waiting, ...fresh]);
  }
  if (isAsked && waiting.length > 0) skip();

  const isRunning = waiting.length > 0;
  useEffect(() => {
    if (waiting.length === 0) return;
    const next = setTimeout(() => setWaiting(([, ...rest]) => rest), shownFor(waiting.length));
    return () => clearTimeout(next);
  }, [waiting]);

  useEffect(() => {
    if (!isRunning) return;
    addEventListener('pointerdown', skip);
    return () => removeEventListener('pointerdown', skip);
  }, [isRunning, skip]);

  return { waiting, skip };
}

/** Returns how long a deed of others is shown while so many wait with it, in milliseconds. */
export function shownFor(waiting: number): number {
  return Math.max(SHOWN_AT_LEAST, Math.min(SHOWN, ALL_SHOWN / waiting));
}

/** Returns what others have done from an entry of the journal on, the lines of each deed together. */
export function deedsFrom(
  events: readonly JournalEvent[],
  from: number,
  own: readonly Side[],
): JournalEvent[][] {
  const deeds: JournalEvent[][] = [];
  let last: JournalEvent | undefined;
  let hasEnded = true;
  for (const each of events) {
    if (each.entry < from) continue;
    const isNextMove = each.entry !== last?.entry;
    if (isNextMove && (hasEnded || each.by !== last?.by)) {
      deeds.push([]);
      hasEnded = false;
    }
    deeds[deeds.length - 1].push(each);
    hasEnded ||= endsDeed(each.line);
    last = each;
  }
  return deeds.map((deed) => deed.filter((each) => isNews(each, own))).filter(({ length }) => length > 0);
}
