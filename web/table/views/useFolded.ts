import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../client/store';

/** Whether the journal is folded: as the person has left it on this device, at first where the window is low. */
export function useFolded(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(() => {
    const stored = readStored(KEY);
    return typeof stored === 'boolean' ? stored : innerHeight < LOW;
  });
  const fold = useCallback((next: boolean) => {
    writeStored(KEY, next);
    setFolded(next);
  }, []);
  return [isFolded, fold];
}

const KEY = 'rubicon.journal.folded';
/** A window lower than this, in CSS pixels, has no room for cards and journal below each other. */
const LOW = 700;
