import type { ReactNode } from 'react';
import type { Side } from '../../../games/kit/frame';
import type { Match } from '../../client/match';
import type { NamedSide } from '../../sides';
import { HistoryContext, RecentContext, ShowContext } from './history';
import { useHistory } from './useHistory';

interface HistoryProviderProps {
  match: Match;
  sides: readonly NamedSide[];
  /** The sides of the viewer. */
  own: readonly Side[];
  /** Brings the board into sight. */
  toBoard(): void;
  children: ReactNode;
}

/** Tells the parts of a table what has happened. What is told changes without the table being drawn again. */
export function HistoryProvider({ match, sides, own, toBoard, children }: HistoryProviderProps) {
  const history = useHistory(match, sides, own, toBoard);
  return (
    <ShowContext value={history.show}>
      <RecentContext value={history.recap.recent}>
        <HistoryContext value={history}>{children}</HistoryContext>
      </RecentContext>
    </ShowContext>
  );
}
