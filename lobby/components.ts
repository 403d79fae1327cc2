import { readFileSync } from 'node:fs';
import { gameWith } from '../games/caesar-rome-vs-gaul';
import { ownersComponents } from '../games/caesar-rome-vs-gaul/components/owners';
import { messageOf, StartupError } from './errors';
import type { LobbyGame } from './game';

/**
 * Returns the games, each as played with the components in the file that the environment names for it:
 * `COMPONENTS_CAESAR_ROME_VS_GAUL`.
 *
 * @throws {StartupError} when such a file cannot be read, or holds no components that the game can be played with.
 */
export function withComponents(
  games: readonly LobbyGame[],
  environment: NodeJS.ProcessEnv,
): readonly LobbyGame[] {
  const components = ownersIn(environment);
  if (components === null) return games;
  const corrected = gameWith(components);
  return games.map((game) => (game.name === corrected.name ? corrected : game));
}

function ownersIn(environment: NodeJS.ProcessEnv) {
  try {
    return ownersComponents(environment, (file) => readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartupError(messageOf(error));
  }
}
