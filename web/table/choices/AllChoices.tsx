import { type ComponentProps, useEffect, useId } from 'react';
import { Icon } from '../../ui/Icon';
import css from './AllChoices.module.css';
import { ChoiceList } from './ChoiceList';

interface AllChoicesProps extends ComponentProps<typeof ChoiceList> {
  open: boolean;
  setOpen(open: boolean): void;
}

/** A button that opens the list of all legal moves, to be gone through by keyboard. */
export function AllChoices({ open, setOpen, ...list }: AllChoicesProps) {
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open, setOpen]);

  return (
    <div>
      <button
        type="button"
        className={css.opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        data-testid="all-choices"
      >
        <Icon name="list" /> <span>All choices</span>
      </button>
      <div id={id} className={css.sheet} hidden={!open}>
        <h2 className="hidden">All choices</h2>
        {open && <ChoiceList {...list} />}
      </div>
    </div>
  );
}
