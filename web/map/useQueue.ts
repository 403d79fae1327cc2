import { useCallback, useEffect, useState } from 'react';
import type { LegalMove } from '../../games/kit/move';
import { nextInQueue } from './moves';

interface Queue {
  moves: LegalMove[];
  sent: LegalMove | null;
}

const EMPTY: Queue = { moves: [], sent: null };

/**
 * Returns a function that plays several moves one after another, each as soon as the one before has arrived. `isLegal` is
 * another function whenever something else is asked.
 */
export function useQueue(
  isLegal: (move: LegalMove) => boolean,
  busy: boolean,
  play: (move: LegalMove) => void,
): (moves: readonly LegalMove[]) => void {
  const [queue, setQueue] = useState<Queue>(EMPTY);
  useEffect(() => {
    if (busy || queue.moves.length === 0) return;
    const { send, rest } = nextInQueue(queue.moves, isLegal, queue.sent);
    if (send === null) {
      if (rest.length !== queue.moves.length) setQueue(EMPTY);
      return;
    }
    setQueue({ moves: rest, sent: send });
    play(send);
  }, [queue, isLegal, busy, play]);
  return useCallback((moves) => setQueue({ moves: [...moves], sent: null }), []);
}
