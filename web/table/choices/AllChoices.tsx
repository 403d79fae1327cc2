import type { ComponentProps } from 'react';
import type { LegalMove } from '../../../games/kit/move';
import { Icon } from '../../ui/Icon';
import { useOwnId } from '../../ui/root';
import css from './AllChoices.module.css';
import { ChoiceList } from './ChoiceList';

interface AllChoicesProps extends ComponentProps<typeof ChoiceList> {
  open: boolean;
  setOpen(open: boolean): void;
  /** What of it has found no room at the prompt. */
  more: readonly LegalMove[];
}

/** A button that opens the list of all legal moves, to be gone through by keyboard. */
export function AllChoices({ open, setOpen, more, ...list }: AllChoicesProps) {
  const id = useOwnId();

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
        {more.length > 0 && (
          <b className={css.more} data-testid="more-choices">
            +{more.length} <span className="rubicon-hidden">that stand only here</span>
          </b>
        )}
      </button>
      <div id={id} className={css.sheet} hidden={!open}>
        <h2 className="rubicon-hidden">All choices</h2>
        {open && <ChoiceList {...list} alone={more} />}
      </div>
    </div>
  );
}
