import type { LobbyAPI } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import type { LevelId } from '../../games/ai/levels';
import type { Seat } from '../../games/kit/frame';
import { type CreatedRoom, createdRoom, rememberRoom } from '../client/createdRooms';
import type { PublicSeat } from '../client/player';
import { forgetSeat, type HeldSeat, heldSeat, holdSeat, rememberName } from '../client/seats';
import { addressOf } from '../router';
import type { Watching } from '../ui/watching';
import { type NewRoom, requestFor } from './newRoom';

/** A match as the lobby lists it. */
export interface Room extends LobbyAPI.Match {
  players: PublicSeat[];
  /** The seats that have to decide, where a match is asked for by its id. */
  deciding?: readonly string[];
  watching?: Watching;
  /** How many minutes later watchers see it; absent where they see it at once. */
  delay?: number;
}

const lobby = new LobbyClient({ server: addressOf('') });

/** Returns the matches of a game that are open to all and not over, the latest first. */
export async function listRooms(game: string): Promise<Room[]> {
  const { matches } = await lobby.listMatches(game, { isGameover: false });
  return matches.sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Returns one match, listed or not: as it stands now for a seat that this browser holds in it, and for others as watchers may know. */
export function findRoom(game: string, match: string): Promise<Room> {
  const held = heldSeat(game, match);
  return lobby.getMatch(game, match, held && { headers: { Authorization: `Bearer ${held.credentials}` } });
}

/** Returns where the record of a match is, once it is over. */
export function recordAt(game: string, match: string): string {
  return addressOf(`/games/${encodeURIComponent(game)}/${encodeURIComponent(match)}/record`);
}

/** Returns where the computer's view of a match is, once it is over. */
export function analysisAt(game: string, match: string): string {
  return addressOf(`/games/${encodeURIComponent(game)}/${encodeURIComponent(match)}/analysis`);
}

/** Creates a match with its bots, takes the creator's seat in it if there is one, and returns its id. */
export async function createRoom(room: NewRoom): Promise<string> {
  const { game, seats, pace, name } = room;
  const created = await lobby.createMatch(game, requestFor(room));
  const match = created.matchID;
  if (hasCreatorCredentials(created)) {
    rememberRoom({ game, match, credentials: created.creatorCredentials, pace, at: Date.now() });
  }
  const own = seats.indexOf('me');
  if (own !== -1) await takeSeat(game, match, String(own), name);
  return match;
}

function hasCreatorCredentials(created: object): created is { creatorCredentials: string } {
  return 'creatorCredentials' in created && typeof created.creatorCredentials === 'string';
}

/** Gives a seat of a room to a bot of a level, or with null takes the bot away; only its creator may. */
export async function seatBot(
  { game, match, credentials }: CreatedRoom,
  seat: Seat,
  level: LevelId | null,
  pace: number,
): Promise<void> {
  const path = `/games/${encodeURIComponent(game)}/${encodeURIComponent(match)}/bot`;
  const body = { playerID: seat, level, creatorCredentials: credentials };
  const answer = await fetch(addressOf(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(level === null ? body : { ...body, pace }),
  });
  if (answer.ok) return;
  const details = await answer.json().catch(() => undefined);
  throw Object.assign(new Error(`HTTP status ${answer.status}`), { details });
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

/** Takes the same seat in a new match with the same options, bots and creator, and returns it. */
export async function playAgain(held: HeldSeat, unlisted: boolean): Promise<HeldSeat> {
  const { game, match, seat, credentials, name } = held;
  const { nextMatchID } = await lobby.playAgain(game, match, { playerID: seat, credentials, unlisted });
  const created = createdRoom(game, match);
  if (created !== undefined) rememberRoom({ ...created, match: nextMatchID, at: Date.now() });
  return takeSeat(game, nextMatchID, seat, name);
}

/** Whether an error says that the match, or the seat in it, is not there any more. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && /^HTTP status (403|404)$/.test(error.message);
}
