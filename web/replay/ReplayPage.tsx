import { entryOf } from '../catalogue';
import { Failed } from '../ui/Message';
import { MatchRecordPage } from './MatchRecordPage';
import { RecordFilePage } from './RecordFilePage';
import { SavedRecordPage } from './SavedRecordPage';

/** The page of a match that is played again: `match` and `local`, by game and id, of the server and of this device; else of a file. */
export function ReplayPage({ parts: [kept, game = '', id = ''] }: { parts: readonly string[] }) {
  if (kept === undefined) return <RecordFilePage />;
  const entry = entryOf(game);
  if (entry === undefined) return <Failed title="There is nothing at this address." />;
  if (kept === 'match') return <MatchRecordPage key={id} entry={entry} matchID={id} />;
  return <SavedRecordPage key={id} entry={entry} id={id} />;
}
