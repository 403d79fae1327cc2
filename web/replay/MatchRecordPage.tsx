import { useCallback, useMemo } from 'react';
import { type MatchRecord, parseRecord } from '../../games/record/record';
import type { CatalogueEntry } from '../entry';
import { recordAt } from '../lobby/api';
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
  const record = useLoaded(
    matchID,
    useCallback((id: string) => fetchRecord(recordAt(entry.id, id)), [entry.id]),
  );
  const { value } = record;
  const analyser = useMemo(
    () => value && analysedByServer(entry.id, matchID, value),
    [entry.id, matchID, value],
  );
  const toMatch = (
    <Link to={pathTo('match', entry.id, matchID)} className="rubicon-button">
      To its table
    </Link>
  );
  if (record.error !== undefined) return <NoRecord error={record.error}>{toMatch}</NoRecord>;
  if (value === undefined) return <Waiting />;
  return <RecordPage record={value} menu={toMatch} analyser={analyser} />;
}

async function fetchRecord(address: string): Promise<MatchRecord> {
  const answer = await fetch(address).catch(() => {
    throw new Error('The server cannot be reached');
  });
  const text = await answer.text();
  if (answer.status === 404) throw new Error('There is no such match on the server, or no longer');
  if (!answer.ok) throw new Error(reasonIn(text) ?? `The server answers ${answer.status}`);
  return parseRecord(text);
}

/** Returns why the server refuses, from the body of its answer; undefined where it is no answer of our server. */
function reasonIn(text: string): string | undefined {
  try {
    const { error }: { error?: unknown } = JSON.parse(text);
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}
