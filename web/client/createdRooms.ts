import { readStored, writeStored } from './store';

/** A room this browser has created, with the credentials that prove it. */
export interface CreatedRoom {
  game: string;
  match: string;
  credentials: string;
  /** The pace last chosen for its bots, in milliseconds. */
  pace: number;
  /** When it was created, in milliseconds. */
  at: number;
}

const ROOMS = 'rubicon.rooms';
const MOST = 200;

/** Returns the rooms this browser has created, the latest first; what cannot be understood is left out. */
export function createdRooms(): CreatedRoom[] {
  const stored = readStored(ROOMS);
  return Array.isArray(stored) ? stored.filter(isCreatedRoom) : [];
}

/** Returns the room of a match if this browser has created it. */
export function createdRoom(game: string, match: string): CreatedRoom | undefined {
  return createdRooms().find((room) => room.match === match && room.game === game);
}

/** Remembers a room and returns whether it will survive the closing of the page. */
export function rememberRoom(room: CreatedRoom): boolean {
  return writeStored(ROOMS, [room, ...roomsBut(room)].slice(0, MOST));
}

/** Forgets the room of a match. */
export function forgetRoom(room: Pick<CreatedRoom, 'game' | 'match'>): void {
  writeStored(ROOMS, roomsBut(room));
}

function roomsBut({ game, match }: Pick<CreatedRoom, 'game' | 'match'>): CreatedRoom[] {
  return createdRooms().filter((room) => room.match !== match || room.game !== game);
}

function isCreatedRoom(value: unknown): value is CreatedRoom {
  if (typeof value !== 'object' || value === null) return false;
  const { game, match, credentials, pace, at } = value as Record<string, unknown>;
  return (
    [game, match, credentials].every((part) => typeof part === 'string') &&
    [pace, at].every((part) => typeof part === 'number')
  );
}
