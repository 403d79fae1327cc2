import { seatsAsked } from '../../games/kit/table';
import type { Storage } from '../storage/storage';

/** Returns the seats that have to decide in a match; none when it is over, or cannot be read any more. */
export async function decidingIn(storage: Pick<Storage, 'fetch'>, matchID: string): Promise<string[]> {
  const { state } = await storage.fetch(matchID, { state: true }).catch(() => ({ state: undefined }));
  return state === undefined ? [] : seatsAsked(state.ctx);
}
