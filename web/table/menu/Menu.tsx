import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon';
import css from './Menu.module.css';

/**
 * The button in the corner of the table and the things done rarely behind it. What is there only later stands last, so that no
 * entry moves away from under a hand.
 */
export function Menu({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What one of its buttons opens gives the focus back to the button of the menu. */
  const choose = () => {
    button.current?.focus();
    setOpen(false);
  };

  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  return (
    <div className={css.menu} ref={frame}>
      <button
        ref={button}
        type="button"
        className="rubicon-quiet rubicon-square"
        aria-label="Menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        data-testid="menu"
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only closes after one of its buttons was used */}
      <div className={css.items} hidden={!open} onClick={choose}>
        {children}
      </div>
    </div>
  );
}
