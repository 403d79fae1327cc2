import { useCallback } from 'react';
import { parseRecord } from '../../games/record/record';
import { heldSeat } from '../client/seats';
import type { CatalogueEntry } from '../entry';
import { recordText } from '../lobby/recordText';
import { pathTo } from '../router';
import { Link } from '../ui/Link';
import { Waiting } from '../ui/Message';
import { useLoaded } from '../ui/useLoaded';
import { NoRecord, RecordPage } from './RecordPage';

interface MatchRecordPageProps {
  entry: CatalogueEntry;
  matchID: string;
}

/** A match of the server that is over, played again from its record. */
export function MatchRecordPage({ entry, matchID }: MatchRecordPageProps) {
  const record = useLoaded(
    matchID,
    useCallback(
      async (id: string) => parseRecord(await recordText(entry.id, id, heldSeat(entry.id, id)?.credentials)),
      [entry.id],
    ),
  );
  const toMatch = (
    <Link to={pathTo('match', entry.id, matchID)} className="rubicon-button">
      To its table
    </Link>
  );
  if (record.error !== undefined) return <NoRecord error={record.error}>{toMatch}</NoRecord>;
  if (record.value === undefined) return <Waiting />;
  return <RecordPage record={record.value} matchID={matchID} menu={toMatch} />;
}
