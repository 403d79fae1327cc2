import css from './Dots.module.css';

/** Three dots that come and go while something is being done; they say nothing to screen readers. */
export function Dots() {
  return (
    <span className={css.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
