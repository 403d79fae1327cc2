import type { ButtonHTMLAttributes } from 'react';
import css from './CoverButton.module.css';

type CoverButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className' | 'children'>;

/** A button that covers a picture in an element with a position: what the picture shows is not the button's name. */
export function CoverButton(props: CoverButtonProps) {
  return <button type="button" className={css.cover} data-cover="" {...props} />;
}
