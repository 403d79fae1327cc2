import { type Analysis, parseAnalysis } from '../../games/analysis/analysis';
import type { MatchRecord } from '../../games/record/record';
import { isRecord } from '../socket/wire';
import type { ToAnalyser } from './analysing';
import { openThread } from './thread';
import { untilAborted } from './untilAborted';

/** Milliseconds after which a thread that tells nothing is given up: at first, and later, when the bot may think long of one turn. */
const PATIENCE = { first: 60_000, later: 240_000 };

type Parts = {
  script: URL;
  record: MatchRecord;
  signal: AbortSignal;
  /** Is told which share is done; the thread goes on when that resolves. */
  tell(share: number): Promise<void>;
};

/**
 * Has a match analysed in a worker thread of its own, which ends with it. Rejects with why there is no analysis, and at once when the signal is
 * aborted.
 */
export function analysedInThread({ script, record, signal, tell }: Parts): Promise<Analysis> {
  return untilAborted(signal, (resolve, reject) => {
    const thread = openThread(script);
    const say = (message: ToAnalyser) => thread.postMessage(message);
    let late: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(late);
      thread.removeAllListeners();
      thread.on('error', () => {});
      void thread.terminate();
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
    };
    const wait = (milliseconds: number) => {
      clearTimeout(late);
      late = setTimeout(
        () => fail(new Error(`Nothing was heard of it for ${milliseconds} ms`)),
        milliseconds,
      );
    };
    const hear = async (message: unknown) => {
      if (!isRecord(message)) return;
      if (typeof message.share === 'number') {
        wait(PATIENCE.later);
        await tell(message.share);
        if (!signal.aborted) say({ goOn: true });
      } else if ('analysis' in message) {
        const analysis = parseAnalysis(JSON.stringify(message.analysis), record.checksum);
        end();
        resolve(analysis);
      } else if (typeof message.error === 'string') fail(new Error(message.error));
    };
    thread.on('message', (message) => void hear(message).catch(fail));
    thread.on('error', fail);
    thread.on('exit', (code) => fail(new Error(`The thread has ended with code ${code}`)));
    wait(PATIENCE.first);
    say({ analysed: record });
    return end;
  });
}
