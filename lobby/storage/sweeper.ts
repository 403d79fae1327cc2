import { messageOf } from '../errors';
import type { Log } from '../log';
import type { Keeping } from '../options';
import type { Matches } from './matches';
import type { Storage } from './storage';
import type { Tallies } from './tallies';

const DAY = 24 * 3600 * 1000;

/** Counts the matches that are over, deletes old ones, and reclaims room now and then; returns the function that stops it. */
export function startSweeper(
  storage: Pick<Storage, 'sweep' | 'reclaim'> & {
    tallies: Pick<Tallies, 'countAll'>;
    matches: Pick<Matches, 'forgetPast'>;
  },
  keeping: Keeping,
  log: Log,
): () => Promise<void> {
  const sweep = async () => {
    try {
      await storage.tallies.countAll(Date.now());
      await storage.matches.forgetPast(Date.now());
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
