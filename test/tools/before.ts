import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '../../games/kit/game';

/** The bots of another checkout of this repository, and one of its games for them to play. */
export interface BotsBefore {
  botAt: typeof import('../../games/ai').botAt;
  game: AnyGame;
}

/** Returns the bots of a checkout in a folder, and the game of an id as it is there. Rejects if there is no such game or folder. */
export async function botsBefore(folder: string, id: string): Promise<BotsBefore> {
  const load = (file: string) => import(pathToFileURL(join(resolve(folder), file)).href);
  const { botAt }: typeof import('../../games/ai') = await load('games/ai/index.ts');
  const { games }: typeof import('../../games') = await load('games/index.ts');
  const game = games.find(({ name }) => name === id);
  if (game === undefined) throw new Error(`there is no game ${id} in ${folder}`);
  return { botAt, game };
}
