import { useState } from 'react';
import { Dialog } from '../ui/Dialog';

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
        <Dialog title="Resign?" onClose={() => setAsks(false)} data-testid="resign-dialog">
          <p>{side} gives up and the game ends. This cannot be taken back.</p>
          <footer>
            <button type="button" onClick={() => setAsks(false)}>
              Play on
            </button>
            <button
              type="button"
              className="danger"
              onClick={() => {
                setAsks(false);
                resign();
              }}
              data-testid="resign-confirm"
            >
              Resign
            </button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
