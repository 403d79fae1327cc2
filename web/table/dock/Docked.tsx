import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { DockContext, type Rank } from './claims';
import css from './Dock.module.css';

/** What stands in the dock of its table while nothing of a higher rank does; where there is no table, it stands where it is. */
export function Docked({ rank, children }: { rank: Rank; children: ReactNode }) {
  const dock = useContext(DockContext);
  const [one, setOne] = useState({ rank });
  if (one.rank !== rank) setOne({ rank });
  const claim = dock?.claim;
  useLayoutEffect(() => claim?.(one), [claim, one]);
  const box = (
    <div className={css.docked} data-rank={rank}>
      {children}
    </div>
  );
  if (dock === null) return box;
  return dock.slot === null || !dock.holders.includes(one) ? null : createPortal(box, dock.slot);
}
