import type { Game } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { OUT_OF_TURN } from '../games/kit/table';
import { messageOf, StartupError } from './errors';
import { isOfKit, type LobbyGame } from './game';
import { randomPlugins } from './random';

const NAME = /^[\w.~-]{1,64}$/;
const DICE = 'dice';

/**
 * Returns the games as this server plays them: checked by boardgame.io, and those of other makers with dice that nobody can
 * know, see {@link randomPlugins}.
 *
 * @throws {StartupError} if they are not a list of games with different names, or one of them takes a name that the server
 * needs.
 */
export function hosted(games: readonly LobbyGame[]): LobbyGame[] {
  if (!Array.isArray(games) || games.length === 0)
    throw new StartupError('games must be a list of boardgame.io games, with one at least');
  const names = new Set<string>();
  return games.map((game: unknown, index) => {
    if (!isGame(game)) throw new StartupError(`games[${index}] is no boardgame.io game`);
    const { name } = game;
    if (typeof name !== 'string' || !NAME.test(name))
      throw new StartupError(
        `games[${index}] needs a name of letters, digits, and . _ ~ or -, not ${JSON.stringify(name)}`,
      );
    if (names.has(name)) throw new StartupError(`Two games are called ${name}`);
    names.add(name);
    return { ...game, ...processed(withDice(game), name) };
  });
}

function isGame(value: unknown): value is LobbyGame {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function processed(game: Game, name: string): ReturnType<typeof ProcessGameConfig> {
  try {
    return ProcessGameConfig(game);
  } catch (error) {
    throw new StartupError(`boardgame.io refuses the game ${name}: ${messageOf(error)}`);
  }
}

function withDice(game: LobbyGame): LobbyGame {
  const { name, plugins = [], turn, phases = {} } = game;
  if (isOfKit(game)) return game;
  if (plugins.some((plugin) => plugin.name === DICE))
    throw new StartupError(`The game ${name} has a plugin called ${DICE}, which is one of the server's own`);
  const stages = [turn, ...Object.values(phases).map((phase) => phase.turn)].map(
    (each) => each?.stages ?? {},
  );
  if (stages.some((each) => Object.hasOwn(each, OUT_OF_TURN)))
    throw new StartupError(`The game ${name} has a stage called ${OUT_OF_TURN}, which has a meaning here`);
  return { ...game, plugins: [...plugins, ...randomPlugins()] };
}
