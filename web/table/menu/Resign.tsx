import { useState } from 'react';
import { type NamedSide, namesOf } from '../../sides';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useLooksBack } from '../recap/history';

interface ResignProps {
  sides: readonly NamedSide[];
  disabled: boolean;
  resign(): void;
}

/** The button to resign, which asks once more. */
export function Resign({ sides, disabled, resign }: ResignProps) {
  const [asks, setAsks] = useState(false);
  const looksBack = useLooksBack();
  return (
    <>
      <button
        type="button"
        disabled={disabled || looksBack}
        onClick={() => setAsks(true)}
        data-testid="resign"
      >
        Resign
      </button>
      {asks && (
        <ConfirmDialog
          title="Resign?"
          confirm="Resign"
          cancel="Play on"
          name="resign"
          onConfirm={() => {
            setAsks(false);
            resign();
          }}
          onClose={() => setAsks(false)}
        >
          {namesOf(sides)} {sides.length === 1 ? 'gives' : 'give'} up. This cannot be taken back.
        </ConfirmDialog>
      )}
    </>
  );
}
