import { messageOf } from '../errors';
import type { Log } from '../log';
import type { Keeping } from '../options';
import type { Storage } from './storage';

const DAY = 24 * 3600 * 1000;

/** Deletes old matches and reclaims room now and then; returns the function that stops it. */
export function startSweeper(
  storage: Pick<Storage, 'sweep' | 'reclaim'>,
  keeping: Keeping,
  log: Log,
): () => Promise<void> {
  const sweep = async () => {
    try {
      const swept = await storage.sweep({
        unfinished: Date.now() - keeping.unfinishedDays * DAY,
        finished: Date.now() - keeping.finishedDays * DAY,
      });
      if (swept.length > 0) log('matches swept', { count: swept.length });
      await storage.reclaim();
    } catch (error) {
      log('failed', { job: 'sweep', error: messageOf(error) });
    }
  };
  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, keeping.everyMinutes * 60_000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
