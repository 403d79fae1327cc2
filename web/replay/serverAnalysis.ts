import * as v from 'valibot';
import { type Analysis, parseAnalysis } from '../../games/analysis/analysis';
import type { MatchRecord } from '../../games/record/record';
import { type Analyser, analysedHere } from '../client/analysing';
import { analysisAt } from '../lobby/api';

/** What the server answers: how far it is, and in the end the analysis; and to who has started it the key that stops it. */
const answer = v.object({
  state: v.picklist(['none', 'waiting', 'working', 'done', 'failed']),
  share: v.optional(v.number(), 0),
  key: v.optional(v.string()),
  analysis: v.optional(v.unknown()),
});
type Answer = v.InferOutput<typeof answer>;

/** Milliseconds between two questions how far it is. */
const EVERY = 1_000;

/** A match of the server that is to be analysed. */
interface AnalysedMatch {
  game: string;
  matchID: string;
  record: MatchRecord;
  /** Those of a seat; the server tells of matches that are closed to watchers to nobody else. */
  credentials: string | undefined;
}

/** Asks the server something about an analysis. */
type Asking = (method: 'GET' | 'POST') => Promise<Answer>;

/** Returns what has a match of the server analysed there, once for all who ask; in this browser where the server does not. */
export function analysedByServer({ game, matchID, record, credentials }: AnalysedMatch): Analyser {
  const address = analysisAt(game, matchID);
  const headers: HeadersInit = credentials === undefined ? {} : { Authorization: `Bearer ${credentials}` };
  return async (tell, signal) => {
    try {
      return await analysedAt(address, record, tell, signal, async (method) => {
        const response = await fetch(address, { method, headers, signal });
        if (!response.ok) throw new Error(`The server answers ${response.status}`);
        return v.parse(answer, await response.json());
      });
    } catch {
      signal.throwIfAborted();
      return analysedHere(record)(tell, signal);
    }
  };
}

async function analysedAt(
  address: string,
  record: MatchRecord,
  tell: (share: number) => void,
  signal: AbortSignal,
  ask: Asking,
): Promise<Analysis> {
  let standing = await ask('GET');
  if (standing.state === 'done') return analysisIn(standing, record);
  standing = await ask('POST');
  const { key } = standing;
  const stop = () => {
    if (key !== undefined)
      fetch(address, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${key}` },
        keepalive: true,
      }).catch(() => {});
  };
  signal.addEventListener('abort', stop);
  try {
    while (standing.state === 'waiting' || standing.state === 'working') {
      tell(standing.share);
      await new Promise((resolve) => setTimeout(resolve, EVERY));
      signal.throwIfAborted();
      standing = await ask('GET');
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return analysisIn(standing, record);
}

/** Returns the analysis in an answer. Throws where there is none, or one that is not of the moves of the record. */
function analysisIn({ analysis }: Answer, { game, moves }: MatchRecord): Analysis {
  const said = parseAnalysis(JSON.stringify(analysis));
  if (said.game !== game || said.points[said.points.length - 1] !== moves.length)
    throw new Error('The analysis is of another match');
  return said;
}
