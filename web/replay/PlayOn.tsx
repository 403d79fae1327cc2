import { useContext, useState } from 'react';
import type { MatchRecord } from '../../games/record/record';
import type { GameRules } from '../games';
import { HistoryContext } from '../table/recap/history';
import { useOwnId } from '../ui/root';
import { PlayOnDialog } from './PlayOnDialog';
import type { Viewer } from './viewer';

interface PlayOnProps {
  rules: GameRules;
  record: MatchRecord;
  viewer: Viewer;
}

/** The button that plays on, on this device, from the position that is looked at. */
export function PlayOn({ rules, record, viewer }: PlayOnProps) {
  const [asks, setAsks] = useState(false);
  const position = useContext(HistoryContext)?.back?.position ?? null;
  const why = useOwnId();
  if (position === null) return null;
  const reason = reasonAgainst(position.over !== null, viewer);
  return (
    <>
      <button
        type="button"
        disabled={reason !== null}
        title={reason ?? 'Play on from this position, on this device'}
        aria-describedby={reason === null ? undefined : why}
        onClick={() => setAsks(true)}
        data-testid="play-on"
      >
        Play on
      </button>
      {reason !== null && (
        <span id={why} className="rubicon-hidden">
          {reason}
        </span>
      )}
      {asks && viewer !== null && (
        <PlayOnDialog
          rules={rules}
          record={record}
          viewer={viewer}
          position={position}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

/** Returns why nobody can play on; null when somebody can. */
function reasonAgainst(isOver: boolean, viewer: Viewer): string | null {
  if (isOver) return 'The game is over at this position, so that nobody can play on from it.';
  if (viewer === null) return 'To play on, choose that all is seen, or a seat.';
  return null;
}
