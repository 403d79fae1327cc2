import { useCallback, useMemo, useState } from 'react';
import type { JournalEntry, Subjects } from '../../../games/kit/journal';
import { shapes } from '../../ui/SideMark';
import { useStable } from '../../ui/useStable';
import type { LookedBack } from '../lookingBack/useLookingBack';
import { eventsIn, eventsSince, type JournalEvent, lastDecision } from './events';
import type { Recap, RecentEvents, Viewed } from './history';
import { useNews } from './useNews';

const NOTHING: readonly JournalEvent[] = [];

/** What the viewer looks at since the last own decision, whose name is `since`. */
interface Looking {
  since: string;
  isOpen: boolean;
  isDrawn: boolean;
  /** What happened in these places is looked at; null for nothing. */
  places: readonly string[] | null;
  shown: RecentEvents['shown'];
  /** The step that is gone through, and what happened in it. */
  step: { number: number; events: readonly JournalEvent[] } | null;
}

/**
 * Tells who views a match what others have done. `entries` are null before any are known. While the viewer looks back, nothing is drawn on
 * the map but what has led to the position he looks at.
 */
export function useRecap(
  entries: readonly JournalEntry[] | null,
  { match, sides, own, isAsked }: Viewed,
  back: LookedBack | null,
): Recap {
  const held = own.join();
  const holding = useMemo(() => (held === '' ? [] : held.split(',')), [held]);
  const all = useMemo(() => eventsIn(entries ?? [], holding), [entries, holding]);
  const { waiting, skip } = useNews(all, entries?.length ?? null, holding, isAsked);
  const last = lastDecision(entries ?? [], holding);
  const since = `${held} ${last}`;
  const [kept, setLooking] = useState(() => lookingSince(since));
  const { isOpen, isDrawn, places, shown, step } = kept.since === since ? kept : lookingSince(since);
  const look = useCallback(
    (change: (before: Looking) => Partial<Looking>) =>
      setLooking((old) => {
        const before = old.since === since ? old : lookingSince(since);
        return { ...before, ...change(before) };
      }),
    [since],
  );
  const setOpen = useCallback((isOpen: boolean) => look(() => ({ isOpen, places: null })), [look]);
  const setDrawn = useCallback((isDrawn: boolean) => look(() => ({ isDrawn })), [look]);
  const lookAt = useCallback((places: readonly string[] | null) => look(() => ({ places })), [look]);

  const events = useMemo(() => eventsSince(all, holding, last), [all, holding, last]);
  const decided = (last < 0 ? null : entries?.[last]?.state) ?? null;
  const now = (back === null ? waiting[0] : null) ?? null;
  const gone = back?.events ?? step?.events ?? null;
  const made = step === null ? undefined : entries?.[step.events[0]?.entry ?? -1]?.state;
  const position = back?.position ?? (made === undefined ? null : (match.past?.positionAt(made) ?? null));
  const recent = useMemo((): RecentEvents => {
    const isThin = isAsked && !isDrawn;
    return {
      sides,
      marks: shapes,
      beneath: isThin && gone === null ? events : NOTHING,
      before: gone !== null ? NOTHING : isThin ? happenedIn(events, places) : events,
      now: now ?? gone ?? NOTHING,
      lost: (gone ?? NOTHING).flatMap(({ line }) => line.lost ?? []),
      shown,
    };
  }, [events, sides, now, gone, isAsked, isDrawn, places, shown]);
  const show = useStable(({ places = [] }: Subjects) => {
    look(({ shown }) => ({ shown: { key: (shown?.key ?? 0) + 1, places } }));
  });
  const goTo = useCallback(
    (number: number | null, events: readonly JournalEvent[]) => {
      if (number === null) look(() => ({ step: null, shown: null }));
      else look(() => ({ step: { number, events } }));
    },
    [look],
  );
  return useMemo(
    () => ({
      recent,
      now,
      skip,
      events,
      all,
      own: holding,
      decided,
      isDrawn,
      setDrawn,
      isOpen,
      setOpen,
      lookAt,
      step: step?.number ?? null,
      position,
      goTo,
      show,
    }),
    [
      recent,
      now,
      skip,
      events,
      all,
      holding,
      decided,
      isDrawn,
      setDrawn,
      isOpen,
      setOpen,
      lookAt,
      step,
      position,
      goTo,
      show,
    ],
  );
}

/** Returns what happened in some places; nothing for null. */
function happenedIn(
  events: readonly JournalEvent[],
  places: readonly string[] | null,
): readonly JournalEvent[] {
  if (places === null) return NOTHING;
  return events.filter(({ line }) => line.places?.some((place) => places.includes(place)) === true);
}

function lookingSince(since: string): Looking {
  return { since, isOpen: true, isDrawn: false, places: null, shown: null, step: null };
}
