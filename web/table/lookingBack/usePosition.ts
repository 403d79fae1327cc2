import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { messageOf } from '../../../games/kit/messageOf';
import type { Match, MatchState } from '../../client/match';

/** A past position that somebody wants to see. */
export interface WantedPosition {
  /** What is to be shown: the position, or as long as it is not known what was shown before; null where nothing is wanted, or known. */
  position: MatchState | null;
  /** The position is looked for. */
  isComing: boolean;
  /** Why it cannot be shown; null where it can, or may. */
  problem: string | null;
}

/** Returns the position of a match in the state of a number, which is looked for if it is not known; nothing for undefined. */
export function usePosition(
  { past, state: present }: Pick<Match, 'past' | 'state'>,
  wanted: number | undefined,
): WantedPosition {
  const [found, tell] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<{ wanted: number; problem: string } | null>(null);
  const shown = useRef<MatchState | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been found is known
  const known = useMemo(
    () => (wanted === undefined ? null : (past?.positionAt(wanted) ?? null)),
    [past, wanted, found],
  );
  const isThere = wanted === undefined || past?.find === undefined || known?.id === wanted;
  if (isThere) shown.current = known;
  const looksBack = useRef(false);
  looksBack.current = wanted !== undefined;
  useEffect(() => {
    if (isThere) return;
    const ends = new AbortController();
    const { signal } = ends;
    past?.find?.(wanted, signal).then(
      (position) => {
        if (!looksBack.current) return;
        shown.current = position;
        tell();
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setFailed({ wanted, problem: messageOf(error) });
      },
    );
    return () => ends.abort();
  }, [past, wanted, isThere]);
  const problem = !isThere && failed?.wanted === wanted ? failed.problem : null;
  return {
    position: isThere ? known : (shown.current ?? present),
    isComing: !isThere && problem === null,
    problem,
  };
}
