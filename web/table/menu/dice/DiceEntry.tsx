import { lazy, Suspense, useState } from 'react';
import { diceIn } from '../../../../games/kit/dice/plugin';
import type { MatchState } from '../../../client/match';

/** What the entry opens is loaded after the table: nobody needs it at once. */
const DiceDialog = lazy(async () => ({ default: (await import('./DiceDialog')).DiceDialog }));

interface DiceEntryProps {
  state: MatchState | null;
  /** Where the record of the match is, once it is over; null where there is none. */
  record: string | null;
}

/** The entry of the menu that tells how dice are rolled and how they can be verified; nothing where the match has no key yet. */
export function DiceEntry({ state, record }: DiceEntryProps) {
  const [isOpen, open] = useState(false);
  const dice = state === null ? null : diceIn(state.plugins);
  if (dice === null) return null;
  return (
    <>
      <button type="button" onClick={() => open(true)} data-testid="open-dice">
        Dice
      </button>
      {isOpen && (
        <Suspense>
          <DiceDialog dice={dice} record={record} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
