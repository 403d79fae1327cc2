import { sideName } from '../../../games/julius-caesar/state';
import css from './CommandStatus.module.css';
import type { Command } from './command';
import { SideBadge } from './SideBadge';

/** Whose command it is, with the Moves and Levies left. */
export function CommandStatus({ command, isFirst }: { command: Command; isFirst: boolean }) {
  const { side, event, moves, levies } = command;
  return (
    <div className={css.command} data-side={side} data-testid="command">
      <SideBadge side={side} size={22} />
      <span>
        <strong>{sideName(side)}</strong> {isFirst ? 'commands first' : 'commands second'}
        {event !== null && `: ${event[0].toUpperCase()}${event.slice(1)}`}
      </span>
      <span className={css.left}>
        <span className={css.count} title="Moves left">
          <svg viewBox="0 0 14 16" width={14} height={16} aria-hidden="true">
            <path d="M1 1H13V12L10 15 7 12 4 15 1 12Z" />
          </svg>
          {moves} <span className="rubicon-muted">{moves === 1 ? 'Move' : 'Moves'}</span>
        </span>
        <span className={css.count} title="Levies left">
          <svg viewBox="0 0 14 16" width={14} height={16} aria-hidden="true">
            <circle cx={7} cy={8} r={5} />
          </svg>
          {levies} <span className="rubicon-muted">{levies === 1 ? 'Levy' : 'Levies'}</span>
        </span>
      </span>
    </div>
  );
}
