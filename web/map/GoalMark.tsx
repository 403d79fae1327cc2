import css from './GoalMark.module.css';

/** A tip that points down to where the selected pieces can go. */
export function GoalMark({ y }: { y: number }) {
  return <path className={css.goal} d="M-5.5-7H5.5L0 0Z" transform={`translate(0 ${y})`} />;
}
