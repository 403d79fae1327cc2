import { lazy, Suspense, useState } from 'react';
import type { Seat } from '../../../../games/kit/frame';
import type { BotThought } from '../../../client/match';

/** What the entry opens is loaded after the table: nobody needs it at once. */
const ThoughtsDialog = lazy(async () => ({ default: (await import('./ThoughtsDialog')).ThoughtsDialog }));

interface ThoughtsEntryProps {
  /** What bots have thought, the newest first. */
  thoughts: readonly BotThought[];
  nameOf(seat: Seat): string;
}

/** The entry of the menu that tells why bots have done what they did; nothing where none has told. */
export function ThoughtsEntry({ thoughts, nameOf }: ThoughtsEntryProps) {
  const [isOpen, open] = useState(false);
  if (thoughts.length === 0) return null;
  return (
    <>
      <button type="button" onClick={() => open(true)} data-testid="open-thoughts">
        Why the bot did that
      </button>
      {isOpen && (
        <Suspense>
          <ThoughtsDialog thoughts={thoughts} nameOf={nameOf} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
