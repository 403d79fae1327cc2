import { addressOf } from '../router';

/** The address of the worker's script, written into the bundle when the app is built. */
declare const BOT_WORKER: string;

/** Starts a Worker with the script in which bots think; pages have no bots of their own. */
export function startBotScript(): Worker {
  return new Worker(addressOf(BOT_WORKER), { type: 'module' });
}
