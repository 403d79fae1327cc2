import { useCallback, useMemo } from 'react';
import type { JournalEntry, Subjects } from '../../../games/kit/journal';
import { heldBy, namesOf } from '../../sides';
import { entriesIn } from '../journal/deeds';
import { useTimes } from '../journal/useTimes';
import { usePresence } from '../players/usePresence';
import type { History, Viewed } from './history';
import { useRecap } from './useRecap';

const NOTHING: readonly JournalEntry[] = [];

/** Tells the viewer of a match what has happened. */
export function useHistory(viewed: Viewed): History {
  const { match, sides, toBoard } = viewed;
  const { state, seat, players, chat } = match;
  const entries = useMemo(() => state && entriesIn(state, sides), [state, sides]);
  const times = useTimes(entries?.length ?? null);
  const recap = useRecap(entries, viewed);
  const namesAt = (other: string) => namesOf(heldBy(sides, state?.G.seats ?? {}, other));
  const presence = usePresence(players, seat, namesAt, chat?.length ?? 0);
  const { show: showPlaces } = recap;
  const show = useCallback(
    (about: Subjects) => {
      showPlaces(about);
      toBoard();
    },
    [showPlaces, toBoard],
  );
  return useMemo(
    () => ({ entries: entries ?? NOTHING, times, recap, presence, show }),
    [entries, times, recap, presence, show],
  );
}
