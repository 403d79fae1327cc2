import type { Game, State } from 'boardgame.io';
import type { AnyGame } from '../games/kit/game';
import { MatchRefused, VersionRefused } from './errors';

/** A boardgame.io `Game` as this server runs it: any stock `Game` will do. What it may have besides: */
export type LobbyGame = Game & {
  /** Stored beside every state of a match; absent: 1. */
  stateVersion?: number;
  /** Turns a state of an older version into one of this version. */
  migrate?(state: State, fromVersion: number): State;
  /** Returns why a state of this version cannot be played on all the same, in a sentence; null if it can. */
  refusal?(state: State): string | null;
  /** Says whether a seat, or a spectator (null), may hear what another seat says in the chat; absent: all may. */
  mayHear?(state: State, listener: string | null, speaker: string): boolean;
  /** Returns what a match of so many players is, for the preview of its link; absent: the link has none. */
  about?(players: number, setupData: unknown): About;
  /** What the game was made from by `createGame` of `rubicon-games/kit`; absent in games of other makers. */
  rulebook?: object;
};

/** Returns whether a game is made with our kit: it has dice with a key of its own, a journal in its log, and our bots can play it. */
export function isOfKit(game: LobbyGame): game is LobbyGame & AnyGame {
  return game.rulebook !== undefined;
}

/** What a match is. */
export type About = {
  /** The title of the game. */
  title: string;
  /** One line about the game. */
  summary: string;
  /** By seat, the names of the sides that its holder plays. */
  seats: readonly (readonly string[])[];
};

/** Returns the version of the states this game writes now. */
export function stateVersionOf(game: LobbyGame): number {
  return game.stateVersion ?? 1;
}

/**
 * Returns a stored state in the form this game reads today.
 *
 * @throws {VersionRefused} if the state is newer than the game, or older and the game has no `migrate`.
 * @throws {MatchRefused} if the game refuses it.
 */
export function currentState(game: LobbyGame, state: State, version: number): State {
  const current = broughtUpToDate(game, state, version);
  const refusal = game.refusal?.(current) ?? null;
  if (refusal !== null) throw new MatchRefused(refusal);
  return current;
}

function broughtUpToDate(game: LobbyGame, state: State, version: number): State {
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
