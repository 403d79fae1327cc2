import type { ReactNode } from 'react';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  /** What the buttons say: to do it, and to leave things as they are. */
  confirm: string;
  cancel: string;
  onConfirm(): void;
  onClose(): void;
  /** The dialog is found by `<name>-dialog` in tests, its button by `<name>-confirm`. */
  name: string;
  /** What it means to confirm. */
  children: ReactNode;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, cancel, onConfirm, onClose, name, children } = props;
  return (
    <Dialog title={title} onClose={onClose} data-testid={`${name}-dialog`}>
      <p>{children}</p>
      <footer>
        <button type="button" onClick={onClose}>
          {cancel}
        </button>
        <button type="button" className="rubicon-danger" onClick={onConfirm} data-testid={`${name}-confirm`}>
          {confirm}
        </button>
      </footer>
    </Dialog>
  );
}
