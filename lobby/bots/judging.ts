import { parentPort } from 'node:worker_threads';
import { analysisOf } from '../../games/analysis/analyse';
import type { Analysis } from '../../games/analysis/analysis';
import type { MatchRecord } from '../../games/record/record';
import { messageOf } from '../errors';
import { isOfKit, type LobbyGame } from '../game';

/** What a thread is told: to judge a match, and after each portion that it may go on. */
export type ToJudge = { judged: MatchRecord } | { goOn: true };

/** What a thread tells that judges a match: which share is done, before it waits, and in the end what there is to say, or why there is nothing. */
export type FromJudge = { share: number } | { analysis: Analysis } | { error: string };

/** Judges, in a worker thread, the match that it is asked to. It is not told to stop: who wants that ends the thread. */
export function judgeMatches(games: readonly LobbyGame[]): void {
  const port = parentPort;
  if (port === null) throw new Error('This script runs in a worker thread only');
  const say = (news: FromJudge) => port.postMessage(news);
  let goOn = () => {};

  const judge = async (record: MatchRecord) => {
    const game = games.find(({ name }) => name === record.game);
    if (game === undefined || !isOfKit(game)) throw new Error(`There is nobody to judge ${record.game}`);
    const tell = (share: number) =>
      new Promise<void>((resolve) => {
        goOn = resolve;
        say({ share });
      });
    return analysisOf(game, record, { tell });
  };

  port.on('message', (message: object) => {
    if ('goOn' in message) goOn();
    else if (isJudged(message))
      judge(message.judged).then(
        (analysis) => say({ analysis }),
        (error: unknown) => say({ error: messageOf(error) }),
      );
  });
}

function isJudged(message: object): message is { judged: MatchRecord } {
  return 'judged' in message;
}
