import type { ReactNode } from 'react';
import { HistoryContext, RecentContext, ShowContext, type Viewed } from './history';
import { useHistory } from './useHistory';

interface HistoryProviderProps extends Viewed {
  children: ReactNode;
}

/** Tells the parts of a table what has happened. What is told changes without the table being drawn again. */
export function HistoryProvider({ children, ...viewed }: HistoryProviderProps) {
  const history = useHistory(viewed);
  return (
    <ShowContext.Provider value={history.show}>
      <RecentContext.Provider value={history.recap.recent}>
        <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
      </RecentContext.Provider>
    </ShowContext.Provider>
  );
}
