import { useCallback, useEffect, useState } from 'react';
import type { LegalMove } from '../../../games/kit/move';
import type { Choices } from './choices';

/** A move that is chosen and not made yet. */
export interface Proposal {
  /** Null while none is chosen, and once it has become impossible. */
  proposed: LegalMove | null;
  /** Chooses a move in place of the one before, or none. */
  propose(move: LegalMove | null): void;
}

/** Keeps the move that waits to be confirmed. Escape takes it back. */
export function useProposal({ label }: Choices): Proposal {
  const [move, propose] = useState<LegalMove | null>(null);
  const proposed = move !== null && label(move) !== '' ? move : null;
  const waits = proposed !== null;
  useEffect(() => {
    if (!waits) return;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') propose(null);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [waits]);
  return { proposed, propose: useCallback((next) => propose(next), []) };
}
