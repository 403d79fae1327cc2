import { readFileSync } from 'node:fs';
import { type OwnersGame, ownersGames } from '../games/owners';
import { messageOf, StartupError } from './errors';
import type { LobbyGame } from './game';

/**
 * Returns the games, each as played with the components in the file that the environment names for it:
 * `COMPONENTS_` and the id of the game in capitals, such as `COMPONENTS_FALLING_SKY`.
 *
 * @throws {StartupError} when such a file cannot be read, or holds no components that the game can be played with.
 */
export function withComponents(
  games: readonly LobbyGame[],
  environment: NodeJS.ProcessEnv,
): readonly LobbyGame[] {
  const owners = ownersIn(environment);
  if (owners.length === 0) return games;
  return games.map((ours) => owners.find(({ game }) => game.name === ours.name)?.game ?? ours);
}

function ownersIn(environment: NodeJS.ProcessEnv): OwnersGame[] {
  try {
    return ownersGames(environment, (file) => readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartupError(messageOf(error));
  }
}
