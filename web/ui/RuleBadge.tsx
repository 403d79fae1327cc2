import css from './RuleBadge.module.css';

/** The number of a rule, small beside what it asks or explains. */
export function RuleBadge({ rule }: { rule: string }) {
  if (rule === '') return null;
  return (
    <span className={css.rule} title={`Rule ${rule}`}>
      <span className="hidden">rule </span>
      {rule}
    </span>
  );
}
