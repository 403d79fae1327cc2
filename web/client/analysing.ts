import type { Analysis } from '../../games/analysis/analysis';
import type { MatchRecord } from '../../games/record/record';
import { startBotScript } from './botScript';

/** Asks the worker for what the computer says of a match. */
export interface AnalysedRecord {
  analysed: MatchRecord;
}

/** What the worker tells: which share of the work is done, what the computer says, or why it says nothing. */
export type AnalysisNews = { share: number } | { analysis: Analysis } | { error: string };

/** Has a match analysed: tells which share is done, from 0 to 1. Rejects with why there is no analysis, and when the signal is aborted. */
export type Analyser = (tell: (share: number) => void, signal: AbortSignal) => Promise<Analysis>;

/** Returns what has a match analysed in this browser, from its record, in a Worker of its own. */
export function analysedHere(record: MatchRecord): Analyser {
  return (tell, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const worker = startBotScript();
      const end = () => worker.terminate();
      signal.addEventListener('abort', () => {
        end();
        reject(signal.reason);
      });
      worker.addEventListener('message', ({ data }: MessageEvent<AnalysisNews>) => {
        if ('share' in data) return tell(data.share);
        end();
        if ('analysis' in data) resolve(data.analysis);
        else reject(new Error(data.error));
      });
      worker.addEventListener('error', ({ message }) => {
        end();
        reject(new Error(message || 'The bots could not be loaded'));
      });
      worker.postMessage({ analysed: record } satisfies AnalysedRecord);
    });
}
