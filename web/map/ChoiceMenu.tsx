import { useEffect, useRef } from 'react';
import css from './ChoiceMenu.module.css';

interface ChoiceMenuProps {
  /** Where the menu stands, in pixels of the board. */
  at: { x: number; y: number };
  /** What may be chosen, in words. */
  options: readonly string[];
  /** Called with the number of an option, from 0. */
  onChoose(index: number): void;
  onCancel(): void;
}

/** A small menu for a click that could mean several things. */
export function ChoiceMenu({ at, options, onChoose, onCancel }: ChoiceMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={menu}
      className={css.menu}
      data-menu=""
      data-testid="choices"
      role="menu"
      tabIndex={-1}
      style={{
        left: `clamp(8px, ${at.x}px, calc(100% - 268px))`,
        top: `clamp(8px, ${at.y}px, calc(100% - ${options.length * 42 + 20}px))`,
      }}
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
