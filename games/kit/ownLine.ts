import type { Boxed } from './components/boxes';
import type { Stacked } from './frame';
import type { JournalEntry } from './journal';
import type { Argument } from './move';
import { stepIn } from './phases';
import type { Rulebook } from './rulebook';
import { isDecision } from './step';

/**
 * Returns what only who made the move reads of it, or null: the move tells nothing more, its arguments are for others to
 * know, or it belongs to another version of the rules. `of` is a state of the match: it says what it is played with.
 */
export function ownLine<G extends Stacked>(
  rulebook: Rulebook<G>,
  { step: name, move, args }: Pick<JournalEntry, 'step' | 'move' | 'args'>,
  of: Boxed,
): string | null {
  if (args === null || !args.every(isArgument)) return null;
  const step = name === null ? undefined : stepIn(rulebook, name);
  const actions = { ...rulebook.outOfTurn, ...(step !== undefined && isDecision(step) && step.actions) };
  return Object.hasOwn(actions, move) ? (actions[move].own?.(...args, of) ?? null) : null;
}

function isArgument(value: unknown): value is Argument {
  return typeof value === 'string' || typeof value === 'number';
}
