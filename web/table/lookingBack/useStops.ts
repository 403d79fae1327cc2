import { useContext, useMemo } from 'react';
import type { Subjects } from '../../../games/kit/journal';
import { useStable } from '../../ui/useStable';
import { type History, HistoryContext } from '../recap/history';
import { firstEntry, type Stop, stopAfter, stopsIn } from './stops';

/** Where the viewer of a table can look back, and how. */
export interface Stops {
  /** Oldest first, the present last. */
  stops: readonly Stop[];
  /** Which of them is looked at; null where the table shows the match as it is. */
  at: number | null;
  /** Looks at one of them; null goes back to the match as it is. */
  goTo(stop: number | null): void;
}

const NOWHERE: readonly Stop[] = [];

/** Returns where the viewer of the table around can look back; nowhere without a table. */
export function useStops(): Stops {
  const history = useContext(HistoryContext);
  const { entries, past, present = null } = history ?? {};
  const stops = useMemo(
    () =>
      entries === undefined || past === undefined || present === null
        ? NOWHERE
        : stopsIn(entries, past.states(), present),
    [entries, past, present],
  );
  const state = history?.back?.state;
  const at =
    state === undefined
      ? null
      : Math.max(
          0,
          stops.findLastIndex((stop) => stop.state <= state),
        );
  const goTo = useStable((stop: number | null) => {
    history?.lookBack(
      stop === null ? null : { state: stops[stop].state, events: ledTo(history, stops, stop) },
    );
  });
  return useMemo(() => ({ stops, at, goTo }), [stops, at, goTo]);
}

/** What a journal needs to lead to the positions of which it tells. */
export interface JournalStops {
  /** From which entry on the position is known to which it led. */
  known: number;
  /** The entry that led to the position which is looked back at, -1 for the first position; null where nothing is looked back at. */
  current: number | null;
  /** Shows on the board what a line of an entry is about, in the position to which it led where that is known. */
  lookAt(entry: number, about: Subjects): void;
}

/** Returns what leads from the journal of the table around to the positions of which it tells. */
export function useJournalStops({ show }: Pick<History, 'show'>): JournalStops {
  const { stops, at, goTo } = useStops();
  const lookAt = useStable((entry: number, about: Subjects) => {
    const stop = stopAfter(stops, entry);
    const isShown = at === null && stop === stops.length - 1;
    if (stop !== null && !isShown) goTo(stop);
    show(about);
  });
  const current = at === null ? null : stops[at].entries - 1;
  return { known: firstEntry(stops), current, lookAt };
}

/** Returns the lines of the journal that tell what has led from the stop before to a stop. */
function ledTo({ recap }: History, stops: readonly Stop[], stop: number) {
  if (stop === 0) return [];
  const [from, to] = [stops[stop - 1].entries, stops[stop].entries];
  return recap.all.filter(({ entry }) => entry >= from && entry < to);
}
