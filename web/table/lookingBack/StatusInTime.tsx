import { Fragment, useContext } from 'react';
import type { Stacked } from '../../../games/kit/frame';
import type { BoardModule } from '../board';
import { HistoryContext } from '../recap/history';

interface StatusInTimeProps extends Pick<BoardModule, 'status'> {
  /** The present state. */
  G: Stacked;
}

/** Where the game is, now or in the position that is looked back at: words that are broken only between their parts, as in `51 BC · Rome 0 VP, Barbarians 12 VP`. */
export function StatusInTime({ status, G }: StatusInTimeProps) {
  const text = status(useContext(HistoryContext)?.back?.position.G ?? G);
  return text.split(/(?<=[·,]) /).map((part) => (
    <Fragment key={part}>
      <span>{part}</span>{' '}
    </Fragment>
  ));
}
