import type { Match } from '../../client/match';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';

/** Says when the connection is lost, or why a move was not taken. */
export function TroubleBar({ match: { connection, trouble, dismiss } }: { match: Match }) {
  return (
    <div aria-live="assertive">
      {connection === 'lost' && trouble?.final === undefined && (
        <Notice isWarning data-testid="connection-lost">
          The connection to the server is lost. Trying to reconnect; nothing you did is lost.
        </Notice>
      )}
      {trouble !== null && trouble.final !== 'unauthorized' && (
        <Notice isWarning data-testid="trouble">
          <span>{trouble.text}</span>
          {trouble.final === undefined && (
            <button
              type="button"
              className="rubicon-quiet rubicon-square"
              aria-label="Dismiss"
              onClick={dismiss}
            >
              <Icon name="close" />
            </button>
          )}
        </Notice>
      )}
    </div>
  );
}
