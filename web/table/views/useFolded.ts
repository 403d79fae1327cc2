import { useCallback, useContext, useState } from 'react';
import { readStored, writeStored } from '../../client/store';
import { LayoutContext } from './layout';

/** Whether the journal is folded: as the person has left it on this device, at first where the table is low. */
export function useFolded(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const { isLow } = useContext(LayoutContext);
  const [left, setLeft] = useState(() => readStored(KEY));
  const fold = useCallback((next: boolean) => {
    writeStored(KEY, next);
    setLeft(next);
  }, []);
  return [typeof left === 'boolean' ? left : isLow, fold];
}

const KEY = 'rubicon.journal.folded';
