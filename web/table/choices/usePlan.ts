import { useCallback, useEffect, useState } from 'react';
import type { LegalMove } from '../../../games/kit/move';
import type { Choices } from './choices';

/** Moves that the board has put together, and that a button of the prompt makes one after another. */
export interface Plan {
  moves: readonly LegalMove[];
  /** What the button says. */
  label: string;
  /** How far the plan has come, beside the question. */
  words: string;
}

/** The plan of the board. */
export interface Planned {
  /** Null while there is none, and once it has become impossible. */
  plan: Plan | null;
  /** Puts a plan in place of the one before, or none. */
  planTo(plan: Plan | null): void;
}

/** Keeps the plan that waits to be confirmed. Escape gives it up. */
export function usePlan({ label }: Choices): Planned {
  const [kept, setPlan] = useState<Plan | null>(null);
  const plan = kept !== null && kept.moves.length > 0 && label(kept.moves[0]) !== '' ? kept : null;
  const waits = plan !== null;
  useEffect(() => {
    if (!waits) return;
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setPlan(null);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [waits]);
  return { plan, planTo: useCallback((next) => setPlan(next), []) };
}
