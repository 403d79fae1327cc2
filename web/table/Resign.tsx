import { useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog';

interface ResignProps {
  side: string;
  disabled: boolean;
  resign(): void;
}

/** The button to resign, which asks once more. */
export function Resign({ side, disabled, resign }: ResignProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" disabled={disabled} onClick={() => setAsks(true)} data-testid="resign">
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
          {side} gives up and the game ends. This cannot be taken back.
        </ConfirmDialog>
      )}
    </>
  );
}
