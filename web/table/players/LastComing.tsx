import type { Coming } from './comings';
import css from './LastComing.module.css';

/** Says for a moment who has just come or gone, over the board. */
export function LastComing({ comings }: { comings: readonly Coming[] }) {
  const last = comings.at(-1);
  return (
    <p className={css.coming} role="status" data-testid="coming">
      {last && <span key={last.key}>{last.text}</span>}
    </p>
  );
}
