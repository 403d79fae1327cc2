import type { Room } from './api';

type Listed = Pick<Room, 'gameName' | 'players'>;

/** Returns the rooms of a game, those with an open seat and those without, in their order. Empty rooms are left out. */
export function roomsOf<R extends Listed>(rooms: readonly R[], game: string): { open: R[]; running: R[] } {
  const open: R[] = [];
  const running: R[] = [];
  for (const room of rooms) {
    if (room.gameName !== game || room.players.every(({ name }) => name === undefined)) continue;
    if (room.players.some(({ name }) => name === undefined)) open.push(room);
    else running.push(room);
  }
  return { open, running };
}
