import { type LegalMove, labelOf, legalMoves, promptFor } from '../../games/kit/rulebook';
import type { Prompt } from '../../games/kit/step';
import type { Match } from '../client/match';
import type { GameRules } from '../games';

/** What the seat at the table is asked, and all it may answer. */
export interface Choices {
  prompt: Prompt | null;
  legal: readonly LegalMove[];
  label(move: LegalMove): string;
}

/** Returns the choices of the match's seat; a spectator, and whoever waits, has none. */
export function choicesOf({ rulebook }: GameRules, { seat, state }: Pick<Match, 'seat' | 'state'>): Choices {
  if (seat === null || state === null || !state.deciding.includes(seat)) return NONE;
  const { G } = state;
  const labels = new Map<string, string>();
  return {
    prompt: promptFor(rulebook, G, seat),
    legal: legalMoves(rulebook, G, seat),
    label(move) {
      const key = keyOf(move);
      const label = labels.get(key) ?? labelOf(rulebook, G, seat, move);
      labels.set(key, label);
      return label;
    },
  };
}

/** Returns a string that tells moves apart. */
export function keyOf({ move, args }: LegalMove): string {
  return JSON.stringify([move, ...args]);
}

/** Returns the moves by name, in the order in which the names first appear. */
export function groupsOf(legal: readonly LegalMove[]): [name: string, moves: LegalMove[]][] {
  const groups = new Map<string, LegalMove[]>();
  for (const move of legal) {
    const group = groups.get(move.move);
    if (group === undefined) groups.set(move.move, [move]);
    else group.push(move);
  }
  return [...groups];
}

const NONE: Choices = { prompt: null, legal: [], label: () => '' };
