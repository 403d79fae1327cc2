import type { LegalMove } from '../../kit/move';

/** A move and how good it looks. */
export interface Suggestion {
  move: LegalMove;
  weight: number;
}
