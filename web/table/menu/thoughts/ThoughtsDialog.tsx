import type { Seat } from '../../../../games/kit/frame';
import type { BotThought } from '../../../client/match';
import { Dialog } from '../../../ui/Dialog';
import css from './ThoughtsDialog.module.css';

interface ThoughtsDialogProps {
  thoughts: readonly BotThought[];
  nameOf(seat: Seat): string;
  onClose(): void;
}

const SHOWN = 40;

/** The last decisions of bots: the lines that each has looked at most, with the chance of winning it saw there. */
export function ThoughtsDialog({ thoughts, nameOf, onClose }: ThoughtsDialogProps) {
  return (
    <Dialog title="Why the bot did that" onClose={onClose} data-testid="thoughts">
      <p className="rubicon-muted">
        The newest decision is first. Of each you see the lines that the bot looked at most: the first is the
        one it chose. The figure is its own chance of winning as it judges it. This may tell you of its cards
        and plans.
      </p>
      <ol className={css.decisions}>
        {thoughts.slice(0, SHOWN).map(({ id, seat, lines }) => (
          <li key={id}>
            <p className={css.who}>{nameOf(seat)}</p>
            <ol>
              {lines.map(({ moves, chance, tries }) => (
                <li key={`${tries} ${chance} ${moves.join(' ')}`}>
                  {moves.join(', then ')}{' '}
                  <span className="rubicon-muted">
                    ({Math.round(100 * chance)} %, {tries} {tries === 1 ? 'try' : 'tries'})
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
