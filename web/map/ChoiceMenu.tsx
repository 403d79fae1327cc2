import { useEffect, useRef } from 'react';
import css from './ChoiceMenu.module.css';
import { usePopup } from './popup';

interface ChoiceMenuProps {
  /** The click that it belongs to, in pixels of the map. */
  at: { x: number; y: number };
  /** What may be chosen, in words. */
  options: readonly string[];
  /** Called with the number of an option, from 0. */
  onChoose(index: number): void;
  onCancel(): void;
}

/** A small menu beside a click that could mean several things. */
export function ChoiceMenu({ at, options, onChoose, onCancel }: ChoiceMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  usePopup(menu, at);
  useEffect(() => menu.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={menu}
      className={css.menu}
      data-testid="choices"
      role="menu"
      tabIndex={-1}
      onKeyDown={(event) => {
        const items = [...event.currentTarget.querySelectorAll('button')];
        const index = items.findIndex((item) => item.matches(':focus'));
        if (event.key === 'Escape') onCancel();
        else if (event.key === 'ArrowDown') items[(index + 1) % items.length].focus();
        else if (event.key === 'ArrowUp') items[(index + items.length - 1) % items.length].focus();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {options.map((option, index) => (
        <button key={option} type="button" role="menuitem" onClick={() => onChoose(index)}>
          {option}
        </button>
      ))}
    </div>
  );
}
