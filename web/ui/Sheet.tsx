import { type ReactNode, useEffect, useRef } from 'react';
import { CloseButton } from './CloseButton';
import { useOwnId } from './root';
import css from './Sheet.module.css';
import { useStable } from './useStable';

interface SheetProps {
  title: string;
  /** What stands above what scrolls. */
  head?: ReactNode;
  children: ReactNode;
  onClose(): void;
  'data-testid': string;
}

/**
 * Something to read over the page, open as long as it is rendered: beside what it explains, on a phone from the bottom
 * edge. Escape, a press elsewhere and its button close it, and the focus returns to where it was.
 */
export function Sheet({ title, head, children, onClose, ...rest }: SheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useOwnId();
  const close = useStable(onClose);
  useEffect(() => {
    const shown = sheet.current;
    const toggled = (event: ToggleEvent) => event.newState === 'closed' && close();
    shown?.addEventListener('toggle', toggled);
    shown?.showPopover();
    return () => shown?.removeEventListener('toggle', toggled);
  }, [close]);
  return (
    <dialog
      ref={sheet}
      className={css.sheet}
      popover="auto"
      aria-labelledby={heading}
      onKeyDown={(event) => event.stopPropagation()}
      {...rest}
    >
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        <CloseButton onClick={() => sheet.current?.hidePopover()} />
      </div>
      {head}
      {children}
    </dialog>
  );
}

/** Says in a sheet that what it would show is missing. */
export function NotLoaded() {
  return (
    <p className={css.missing} role="alert">
      This could not be loaded. Try again in a moment.
    </p>
  );
}
