import type { Game, State } from 'boardgame.io';
import { VersionRefused } from './errors';

/**
 * A boardgame.io `Game` as this server runs it: any stock `Game` will do. `stateVersion` (absent: 1) is stored
 * beside every state of a match; `migrate` turns a state of an older version into one of this version.
 */
export type LobbyGame = Game & {
  stateVersion?: number;
  migrate?(state: State, fromVersion: number): State;
};

/** Returns the version of the states this game writes now. */
export function stateVersionOf(game: LobbyGame): number {
  return game.stateVersion ?? 1;
}

/**
 * Returns a stored state in the form this game reads today.
 *
 * @throws {VersionRefused} if the state is newer than the game, or older and the game has no `migrate`.
 */
export function currentState(game: LobbyGame, state: State, version: number): State {
  const wanted = stateVersionOf(game);
  if (version === wanted) return state;
  if (version > wanted || game.migrate === undefined) {
    throw new VersionRefused(game.name ?? 'default', version, wanted);
  }
  return game.migrate(state, version);
}

const onServer = new WeakMap<LobbyGame, boolean>();

/**
 * Returns whether clients leave all moves of a game to the server (`client: false`), so that the state they have is
 * always the one they were sent last.
 */
export function movesOnServer(game: LobbyGame): boolean {
  let answer = onServer.get(game);
  if (answer === undefined) {
    const phases = Object.values(game.phases ?? {});
    const stages = [game, ...phases].flatMap(({ turn }) => Object.values(turn?.stages ?? {}));
    const moves = [game, ...phases, ...stages].flatMap((place) => Object.values(place.moves ?? {}));
    answer =
      moves.every((move) => typeof move === 'object' && move.client === false) &&
      (game.plugins ?? []).every(({ action }) => action === undefined);
    onServer.set(game, answer);
  }
  return answer;
}
