import type { ComponentProps } from 'react';
import { useJournalStops } from '../lookingBack/useStops';
import type { History } from '../recap/history';
import { Journal } from './Journal';

interface JournalInTimeProps extends Pick<ComponentProps<typeof Journal>, 'rules' | 'sides' | 'box'> {
  history: Pick<History, 'entries' | 'times' | 'show'>;
}

/** The journal of a table, whose lines lead to the positions that came of what they tell. */
export function JournalInTime({ history, ...props }: JournalInTimeProps) {
  const { entries, times } = history;
  return <Journal {...props} entries={entries} times={times} {...useJournalStops(history)} />;
}
