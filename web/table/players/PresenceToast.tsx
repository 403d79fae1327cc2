import css from './PresenceToast.module.css';
import type { PresenceNote } from './presence';

/** Says for a moment who has just come or gone, over the board. */
export function PresenceToast({ presence }: { presence: readonly PresenceNote[] }) {
  const last = presence.at(-1);
  return (
    <p className={css.presence} role="status" data-testid="presence">
      {last && <span key={last.key}>{last.text}</span>}
    </p>
  );
}
