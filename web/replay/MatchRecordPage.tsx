import { useCallback, useMemo } from 'react';
import { parseRecord } from '../../games/record/record';
import { heldSeat } from '../client/seats';
import type { CatalogueEntry } from '../entry';
import { recordText } from '../lobby/recordText';
import { pathTo } from '../router';
import { Link } from '../ui/Link';
import { Waiting } from '../ui/Message';
import { useLoaded } from '../ui/useLoaded';
import { NoRecord, RecordPage } from './RecordPage';
import { analysedByServer } from './serverAnalysis';

interface MatchRecordPageProps {
  entry: CatalogueEntry;
  matchID: string;
}

/** A match of the server that is over, played again from its record. */
export function MatchRecordPage({ entry, matchID }: MatchRecordPageProps) {
  const credentials = heldSeat(entry.id, matchID)?.credentials;
  const record = useLoaded(
    matchID,
    useCallback(
      async (id: string) => parseRecord(await recordText(entry.id, id, credentials)),
      [entry.id, credentials],
    ),
  );
  const { value } = record;
  const analyser = useMemo(
    () => value && analysedByServer({ game: entry.id, matchID, record: value, credentials }),
    [entry.id, matchID, value, credentials],
  );
  const toMatch = (
    <Link to={pathTo('match', entry.id, matchID)} className="rubicon-button">
      To its table
    </Link>
  );
  if (record.error !== undefined) return <NoRecord error={record.error}>{toMatch}</NoRecord>;
  if (value === undefined) return <Waiting />;
  return <RecordPage record={value} matchID={matchID} menu={toMatch} analyser={analyser} />;
}
