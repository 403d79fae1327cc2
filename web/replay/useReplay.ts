import { useEffect, useState } from 'react';
import type { MatchRecord } from '../../games/record/record';
import { verifying } from '../../games/record/verify';
import type { GameRules } from '../games';
import { type Replayed, replayed } from './replayed';

/** A match that is played again: how many of its positions there are so far, and in the end all of it, or why that cannot be. */
export interface Replay {
  positions: number;
  replayed?: Replayed;
  error?: unknown;
}

/** Plays a match again from its record, and checks it. */
export function useReplay({ game }: GameRules, record: MatchRecord): Replay {
  const [replay, setReplay] = useState<Replay>({ positions: 0 });
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    replayed(verifying(game, record), (positions) => setReplay({ positions }), signal).then(
      (all) => signal.aborted || setReplay({ positions: all.positions.length, replayed: all }),
      (error) => signal.aborted || setReplay({ positions: 0, error }),
    );
    return () => ends.abort();
  }, [game, record]);
  return replay;
}
