import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { useLooksBack } from '../recap/history';
import type { Dropped, Reason } from './moveQueue';

const REASONS: Readonly<Record<Reason, string>> = {
  refused: 'the move before was not taken',
  superseded: 'something else happened meanwhile',
  interrupted: 'somebody else had to decide first',
  impossible: 'that is no longer possible',
};

interface DroppedMovesProps {
  dropped: Dropped | null;
  /** Makes them after all; null while that is impossible. */
  resume: (() => void) | null;
  dismiss(): void;
}

/** Says that moves queued after another were not made, and why. */
export function DroppedMoves({ dropped, resume, dismiss }: DroppedMovesProps) {
  const looksBack = useLooksBack();
  return (
    <div aria-live="polite">
      {dropped !== null && (
        <Notice isWarning data-testid="dropped-moves">
          <span>
            {dropped.moves.length === 1
              ? 'One of your moves was'
              : `${dropped.moves.length} of your moves were`}{' '}
            not made: {REASONS[dropped.reason]}.
          </span>
          {resume !== null && !looksBack && (
            <button type="button" onClick={resume}>
              Make {dropped.moves.length === 1 ? 'it' : 'them'} now
            </button>
          )}
          <button
            type="button"
            className="rubicon-quiet rubicon-square"
            aria-label="Dismiss"
            onClick={dismiss}
          >
            <Icon name="close" />
          </button>
        </Notice>
      )}
    </div>
  );
}
