import { useEffect, useRef } from 'react';
import type { LegalMove } from '../../games/kit/move';
import type { Match } from '../client/match';
import type { AskingChoice } from '../client/useAsking';
import { type Choices, keyOf } from './choices';

/** How long an answer is held back at least, and how much longer it may be, in milliseconds. */
const PAUSE = 900;
const MORE = 2_600;

/**
 * Declines in a match over the network for a seat that is asked blindly and can do nothing else, unless it wants to be asked
 * always: after a pause of any length, as somebody would who thinks about a card.
 */
export function useDeclining(
  { state, chat }: Match,
  { declines }: Choices,
  { asking }: Pick<AskingChoice, 'asking'>,
  play: (move: LegalMove) => void,
): void {
  const latest = useRef(play);
  latest.current = play;
  const move = chat === null || asking === 'always' ? null : declines;
  const key = move === null ? null : `${state?.id} ${keyOf(move)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the move
  useEffect(() => {
    if (move === null) return;
    const timer = setTimeout(() => latest.current(move), PAUSE + Math.random() * MORE);
    return () => clearTimeout(timer);
  }, [key]);
}
