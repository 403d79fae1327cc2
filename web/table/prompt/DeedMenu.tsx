import type { LegalMove } from '../../../games/kit/move';
import { useOwnId } from '../../ui/root';
import { keyOf } from '../choices/choices';
import css from './DeedMenu.module.css';

interface DeedMenuProps {
  kind: string;
  title: string;
  moves: readonly LegalMove[];
  label(move: LegalMove): string;
  busy: boolean;
  open: boolean;
  setOpen(open: boolean): void;
  play(move: LegalMove): void;
  hidden: boolean;
}

/** A button that opens a list of moves of a kind below the prompt. */
export function DeedMenu({ kind, title, moves, label, busy, open, setOpen, play, hidden }: DeedMenuProps) {
  const id = useOwnId();
  return (
    <>
      <button
        type="button"
        hidden={hidden}
        disabled={busy}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        data-deeds={kind}
      >
        {title} …
      </button>
      <ul id={id} className={css.list} hidden={!open}>
        {open &&
          moves.map((move) => (
            <li key={keyOf(move)}>
              <button
                type="button"
                disabled={busy}
                onClick={() => {
                  setOpen(false);
                  play(move);
                }}
                data-move={move.move}
              >
                {label(move)}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}
