import { useMemo, useState } from 'react';
import type { Match } from '../../client/match';
import type { JournalEvent } from '../recap/events';
import { usePosition, type WantedPosition } from './usePosition';

/** What somebody looks back at. */
export interface Looked {
  /** boardgame.io's number of a state. */
  state: number;
  /** What has just led to it. */
  events: readonly JournalEvent[];
}

/** What is looked back at, with what is shown of it. */
export interface LookedBack extends Looked, Omit<WantedPosition, 'position'> {
  /** The position of that state; as long as it is not known, the one that was shown before. */
  position: NonNullable<WantedPosition['position']>;
}

/**
 * Returns what the viewer of a match looks back at, null for nothing: then the table shows the match as it is; and what changes it. At
 * `first`, where it is given, is looked back at once.
 */
export function useLookingBack(match: Pick<Match, 'past' | 'state'>, first: number | undefined) {
  const [looked, lookBack] = useState<Looked | null>(
    first === undefined ? null : { state: first, events: [] },
  );
  const { position, isComing, problem } = usePosition(match, looked?.state);
  const back = useMemo(
    (): LookedBack | null => looked && position && { ...looked, position, isComing, problem },
    [looked, position, isComing, problem],
  );
  return { back, lookBack };
}
