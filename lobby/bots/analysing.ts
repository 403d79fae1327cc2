import { parentPort } from 'node:worker_threads';
import { analysisOf } from '../../games/analysis/analyse';
import type { Analysis } from '../../games/analysis/analysis';
import type { MatchRecord } from '../../games/record/record';
import { messageOf } from '../errors';
import { isOfKit, type LobbyGame } from '../game';

/** What a thread is told: to analyse a match, and after each portion that it may go on. */
export type ToAnalyser = { analysed: MatchRecord } | { goOn: true };

/** What a thread tells that analyses a match: which share is done, before it waits, and in the end what there is to say, or why there is nothing. */
export type FromAnalyser = { share: number } | { analysis: Analysis } | { error: string };

/** Analyses, in a worker thread, the match that it is asked to. It is not told to stop: who wants that ends the thread. */
export function analyseMatches(games: readonly LobbyGame[]): void {
  const port = parentPort;
  if (port === null) throw new Error('This script runs in a worker thread only');
  const say = (news: FromAnalyser) => port.postMessage(news);
  let goOn = () => {};

  const analyse = async (record: MatchRecord) => {
    const game = games.find(({ name }) => name === record.game);
    if (game === undefined || !isOfKit(game)) throw new Error(`Nobody here can analyse ${record.game}`);
    const tell = (share: number) =>
      new Promise<void>((resolve) => {
        goOn = resolve;
        say({ share });
      });
    return analysisOf(game, record, { tell });
  };

  port.on('message', (message: object) => {
    if ('goOn' in message) goOn();
    else if (isAnalysed(message))
      analyse(message.analysed).then(
        (analysis) => say({ analysis }),
        (error: unknown) => say({ error: messageOf(error) }),
      );
  });
}

function isAnalysed(message: object): message is { analysed: MatchRecord } {
  return 'analysed' in message;
}
