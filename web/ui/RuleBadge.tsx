import { createContext, useContext } from 'react';
import css from './RuleBadge.module.css';

/** Opens a section of the rules, or their contents for an empty number; null where nothing can be opened. */
export const OpenRule = createContext<((rule: string) => void) | null>(null);

/** The number of a rule, small beside what it asks or explains; where the rules can be read it opens them there. */
export function RuleBadge({ rule }: { rule: string }) {
  const open = useContext(OpenRule);
  if (rule === '') return null;
  const number = (
    <span className={css.rule} title={`Rule ${rule}`}>
      <span className="rubicon-hidden">rule </span>
      {rule}
    </span>
  );
  if (open === null) return number;
  return (
    <button
      type="button"
      className={css.open}
      data-rule={rule}
      data-unguarded=""
      onClick={(event) => {
        event.stopPropagation();
        open(rule);
      }}
    >
      {number}
    </button>
  );
}
