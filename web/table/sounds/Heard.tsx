import { useEffect, useRef } from 'react';
import type { JournalEntry } from '../../../games/kit/journal';
import { play } from '../../settings/sounds';
import { soundsOf } from './soundsOf';

/** Lets what happens be heard, as it comes into the journal; nothing is heard of what had happened before. */
export function Heard({ entries }: { entries: readonly JournalEntry[] | null }) {
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (entries === null) return;
    if (heard.current !== null) for (const sound of soundsOf(entries.slice(heard.current))) play(sound);
    heard.current = entries.length;
  }, [entries]);
  return null;
}
