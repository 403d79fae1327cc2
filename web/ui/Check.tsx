import type { InputHTMLAttributes } from 'react';
import css from './Check.module.css';

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'onChange'> & {
  onChange(checked: boolean): void;
  'data-testid'?: string;
};

/** Something that is so or not. */
export function Check({ children, onChange, ...input }: CheckProps) {
  return (
    <label className={css.check}>
      <input type="checkbox" {...input} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
