import css from './BattleEnd.module.css';
import window from './BattleWindow.module.css';
import type { BattleResult } from './battleResult';

interface BattleEndProps {
  result: BattleResult;
  /** What is still done in the place, or null. */
  pause: string | null;
  onClose(): void;
}

/** How a battle has ended, until it is taken off the screen. */
export function BattleEnd({ result: { place, holds, losses }, pause, onClose }: BattleEndProps) {
  return (
    <section
      className={`${window.bar} ${css.end}`}
      data-testid="battle-result"
      aria-label={`The battle of ${place} is over`}
    >
      <div role="status">
        <strong>{holds}</strong>
        {losses.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {pause !== null && <p className="rubicon-muted">{pause}</p>}
      </div>
      <button type="button" data-testid="battle-result-close" onClick={onClose}>
        Close
      </button>
    </section>
  );
}
