import type { Analysis } from '../../games/analysis/analysis';
import type { MatchRecord } from '../../games/record/record';
import { startBotScript } from './botScript';

/** Asks the worker for what the computer says of a match. */
export interface JudgedRecord {
  judged: MatchRecord;
}

/** What the worker tells: which share of the work is done, what the computer says, or why it says nothing. */
export type JudgementNews = { share: number } | { analysis: Analysis } | { error: string };

/** Has a match judged: tells which share is done, from 0 to 1. Rejects with why there is no judgement, and when the signal is aborted. */
export type Judging = (tell: (share: number) => void, signal: AbortSignal) => Promise<Analysis>;

/** Returns what has a match judged in this browser, from its record, in a Worker of its own. */
export function judgedHere(record: MatchRecord): Judging {
  return (tell, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const worker = startBotScript();
      const end = () => worker.terminate();
      signal.addEventListener('abort', () => {
        end();
        reject(signal.reason);
      });
      worker.addEventListener('message', ({ data }: MessageEvent<JudgementNews>) => {
        if ('share' in data) return tell(data.share);
        end();
        if ('analysis' in data) resolve(data.analysis);
        else reject(new Error(data.error));
      });
      worker.addEventListener('error', ({ message }) => {
        end();
        reject(new Error(message || 'The bots could not be loaded'));
      });
      worker.postMessage({ judged: record } satisfies JudgedRecord);
    });
}
