import type { LobbyAPI } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import type { Options } from '../../games/kit/rulebook';
import { forgetSeat, type HeldSeat, holdSeat, rememberName } from '../client/seats';

/** A match as the lobby lists it. */
export type Room = LobbyAPI.Match;

const lobby = new LobbyClient();

/** Returns the matches of a game that are open to all and not over, the latest first. */
export async function listRooms(game: string): Promise<Room[]> {
  const { matches } = await lobby.listMatches(game, { isGameover: false });
  return matches.sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Returns one match, listed or not. */
export function findRoom(game: string, match: string): Promise<Room> {
  return lobby.getMatch(game, match);
}

/** What the creator of a room chooses; the seat may be left to chance. */
export interface NewRoom {
  game: string;
  options: Options;
  unlisted: boolean;
  seat: string;
  sides: number;
  name: string;
}

/** Creates a match, takes a seat in it and returns its id. */
export async function createRoom({ game, options, unlisted, seat, sides, name }: NewRoom): Promise<HeldSeat> {
  const created = await lobby.createMatch(game, { numPlayers: sides, setupData: options, unlisted });
  return takeSeat(game, created.matchID, seat, name);
}

/** Takes a seat in a match. */
export async function takeSeat(game: string, match: string, seat: string, name: string): Promise<HeldSeat> {
  rememberName(name);
  const joined = await lobby.joinMatch(game, match, { playerID: seat, playerName: name });
  const held = { game, match, seat, credentials: joined.playerCredentials, name, at: Date.now() };
  holdSeat(held);
  return held;
}

/** Gives a seat back, so that somebody else may take it. */
export async function leaveSeat({ game, match, seat, credentials }: HeldSeat): Promise<void> {
  try {
    await lobby.leaveMatch(game, match, { playerID: seat, credentials });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  forgetSeat(game, match);
}

/** Takes the same seat in a new match with the same options and returns it. */
export async function playAgain(held: HeldSeat, unlisted: boolean): Promise<HeldSeat> {
  const { game, match, seat, credentials, name } = held;
  const { nextMatchID } = await lobby.playAgain(game, match, { playerID: seat, credentials, unlisted });
  return takeSeat(game, nextMatchID, seat, name);
}

/** Whether an error says that the match, or the seat in it, is not there any more. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && /^HTTP status (403|404)$/.test(error.message);
}
