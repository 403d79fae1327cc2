import type { ReactNode } from 'react';
import css from './CardButton.module.css';

interface CardButtonProps {
  id: string;
  /** It stands in a line of words. */
  isWord?: boolean;
  className?: string | undefined;
  'data-wide'?: boolean | undefined;
  children: ReactNode;
  'data-testid'?: string;
}

/** A card, or its name, that does nothing when it is pressed but say what it is. */
export function CardButton({ id, isWord = false, className, children, ...rest }: CardButtonProps) {
  return (
    <button
      type="button"
      className={`rubicon-plain ${css.explained} ${className ?? ''}`}
      data-explains={id}
      data-word={isWord}
      data-unguarded=""
      {...rest}
    >
      {children}
    </button>
  );
}
