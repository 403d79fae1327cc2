import { useEffect, useRef } from 'react';
import type { LegalMove } from '../../../games/kit/move';
import type { Match } from '../../client/match';
import { keyOf } from './choices';

/** How long an answer is held back at least, and how much longer it may be, in milliseconds. */
const PAUSE = 900;
const MORE = 2_600;

/**
 * Declines in a match over the network for a seat that is asked blindly and can do nothing else: after a pause of any
 * length, as somebody would who thinks about a card. Nothing is done for null.
 */
export function useDeclining({ state, play }: Match, move: LegalMove | null): void {
  const latest = useRef(play);
  latest.current = play;
  const key = move === null ? null : `${state?.id} ${keyOf(move)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the move
  useEffect(() => {
    if (move === null) return;
    const timer = setTimeout(() => latest.current(move), PAUSE + Math.random() * MORE);
    return () => clearTimeout(timer);
  }, [key]);
}
