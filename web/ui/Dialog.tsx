import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CloseButton } from './CloseButton';
import css from './Dialog.module.css';
import { useOwnId, useRoot } from './root';

interface DialogProps {
  title: string;
  children: ReactNode;
  onClose(): void;
  'data-testid'?: string;
}

/** A modal dialog, open as long as it is rendered; Escape and its close button end it. */
export function Dialog({ title, children, onClose, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useOwnId();
  const { element } = useRoot();
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const cancel = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onClose();
  };
  return createPortal(
    <dialog ref={dialog} className={css.dialog} aria-labelledby={heading} onCancel={cancel} {...rest}>
      <header>
        <h2 id={heading}>{title}</h2>
        <CloseButton onClick={onClose} />
      </header>
      {children}
    </dialog>,
    element ?? document.body,
  );
}
