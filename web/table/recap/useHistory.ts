import { useCallback, useMemo } from 'react';
import type { JournalEntry, Subjects } from '../../../games/kit/journal';
import { heldBy, namesOf } from '../../sides';
import { entriesIn } from '../journal/deeds';
import { useTimes } from '../journal/useTimes';
import { type Looked, useLookingBack } from '../lookingBack/useLookingBack';
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
  const { back, lookBack: look } = useLookingBack(match, viewed.looksBackAt);
  const recap = useRecap(entries, viewed, back);
  const { goTo } = recap;
  const lookBack = useCallback(
    (looked: Looked | null) => {
      goTo(null, []);
      look(looked);
    },
    [goTo, look],
  );
  const namesAt = (other: string) => namesOf(heldBy(sides, state?.G.seats ?? {}, other));
  const presence = usePresence(players, seat, namesAt, chat?.length ?? 0);
  const { show: showPlaces } = recap;
  const show = useCallback(
    (about: Subjects) => {
      if ((about.places ?? []).length > 0) showPlaces(about);
      toBoard();
    },
    [showPlaces, toBoard],
  );
  const { past } = match;
  const present = state?.id ?? null;
  return useMemo(
    () => ({ entries: entries ?? NOTHING, times, recap, past, present, back, lookBack, presence, show }),
    [entries, times, recap, past, present, back, lookBack, presence, show],
  );
}
