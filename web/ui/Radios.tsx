import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './Radios.module.css';

/** A question with a few answers beside each other, of which one is chosen. */
export function Radios({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.radios}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type RadioProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>;

/** One answer. */
export function Radio({ children, ...input }: RadioProps) {
  return (
    <label className={css.radio}>
      <input type="radio" {...input} />
      {children}
    </label>
  );
}
