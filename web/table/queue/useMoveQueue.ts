import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { LegalMove } from '../../../games/kit/move';
import { movesMadeSince } from '../../client/batch';
import type { Match } from '../../client/match';
import type { Choices } from '../choices/choices';
import { type Dropped, type Heard, MoveQueue } from './moveQueue';

/** Takes back the last move; it may wait in the queue as others do. */
export const UNDO: LegalMove = { move: 'undo', args: [] };

/** Moves of the seat, made one after another, and those of them that were not made after all. */
export interface QueuedPlay {
  /** Makes moves, each as soon as the one before has been made, sent all at once; those that still waited are forgotten. */
  play(...moves: readonly LegalMove[]): void;
  /** True while moves wait for those before them. */
  waits: boolean;
  dropped: Dropped | null;
  /** Makes what was dropped because another had to decide; null while none of it can be made. */
  resume: (() => void) | null;
  /** Takes what was dropped off the screen. */
  dismiss(): void;
}

/** Returns how the seat of a match makes its moves. `busy` is true while nothing can be sent. */
export function useMoveQueue(match: Match, { label }: Choices, busy: boolean): QueuedPlay {
  const [queue] = useState(() => new MoveQueue());
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const { state, seat, trouble, play: send } = match;
  const heard: Heard | null = state && {
    state: state.id,
    busy,
    trouble,
    decides: seat !== null && state.deciding.includes(seat),
    madeSince: (since) => movesMadeSince(state.log, seat, since),
    isLegal: (move) => move.move === UNDO.move || label(move) !== '',
  };
  const waits = heard === null ? queue.waits : queue.waitsAfter(heard);
  const drawn = useRef(waits);
  drawn.current = waits;
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const hear = () => {
    const next = heard === null ? [] : queue.hear(heard);
    if (next.length > 0) send(...next);
    setDropped(queue.dropped);
    if (queue.waits !== drawn.current) drawAgain();
  };
  const latest = useRef(hear);
  latest.current = hear;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever has changed, the queue hears of it
  useEffect(() => latest.current(), [match, busy, label]);
  const play = useCallback(
    (...moves: readonly LegalMove[]) => {
      queue.put(moves);
      latest.current();
    },
    [queue],
  );
  const canResume = dropped?.reason === 'interrupted' && heard?.decides && dropped.moves.some(heard.isLegal);
  return {
    play,
    waits,
    dropped,
    resume: canResume ? () => play(...dropped.moves) : null,
    dismiss: useCallback(() => setDropped(null), []),
  };
}
