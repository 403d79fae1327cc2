import { useMemo, useState } from 'react';
import type { Match, MatchState } from '../../client/match';
import type { JournalEvent } from '../recap/events';

/** What somebody looks back at. */
export interface Looked {
  /** boardgame.io's number of a state. */
  state: number;
  /** What has just led to it. */
  events: readonly JournalEvent[];
}

/** What is looked back at, with the position of that state. */
export interface LookedBack extends Looked {
  position: MatchState;
}

/**
 * Returns what the viewer of a match looks back at, null for nothing: then the table shows the match as it is; and what changes it. At
 * `first`, where it is given, is looked back at once.
 */
export function useLookingBack({ past }: Pick<Match, 'past'>, first: number | undefined) {
  const [looked, lookBack] = useState<Looked | null>(
    first === undefined ? null : { state: first, events: [] },
  );
  const state = looked?.state;
  const position = useMemo(
    () => (state === undefined ? undefined : past?.positionAt(state)) ?? null,
    [past, state],
  );
  const back = useMemo(
    (): LookedBack | null => looked && position && { ...looked, position },
    [looked, position],
  );
  return { back, lookBack };
}
