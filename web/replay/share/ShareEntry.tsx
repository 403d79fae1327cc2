import { lazy, Suspense, useContext, useState } from 'react';
import type { GameParts } from '../../boards/index';
import type { MatchState } from '../../client/match';
import { HistoryContext } from '../../table/recap/history';
import type { Shared } from './positionText';

const Dialog = lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog }));

interface ShareEntryProps extends Pick<GameParts, 'rules' | 'board'>, Pick<Shared, 'record' | 'viewer'> {
  /** The last position of the match. */
  last: MatchState;
  /** Returns the address of a position, with the host's name; absent where the match is kept on no server. */
  linkTo?: ((move: number) => string) | undefined;
}

/** The entry of the menu that shares the position that is looked at. */
export function ShareEntry({ last, linkTo, ...shared }: ShareEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const position = useContext(HistoryContext)?.back?.position ?? last;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} data-testid="share">
        Share this position
      </button>
      {isOpen && (
        <Suspense>
          <Dialog
            {...shared}
            position={position}
            link={linkTo?.(position.id) ?? null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
