import type { HeldSeat } from '../client/seats';
import { timeAgo } from '../ui/timeAgo';
import { listOf } from '../ui/words';
import type { Room } from './api';

/** A match in which this browser holds a seat, or which it has created to watch. */
export interface Place {
  game: string;
  match: string;
  /** When the seat was taken or the room created, in milliseconds. */
  at: number;
  held?: HeldSeat;
}

/** Such a match and what the server says of it. */
export interface Mine {
  place: Place;
  /** Undefined when the server does not answer, null when the match is gone. */
  room: Pick<Room, 'players' | 'gameover' | 'updatedAt' | 'setupData' | 'deciding'> | null | undefined;
}

/** Whether a match is over. */
export function isOver({ room }: Mine): boolean {
  return room?.gameover !== undefined && room.gameover !== null;
}

/** Whether the holder of this browser's seat has to decide. */
export function isAsked({ place, room }: Mine): boolean {
  return place.held !== undefined && room?.deciding?.includes(place.held.seat) === true;
}

/** Returns matches as one goes through them: those that wait for this player, those under way, those that are over. */
export function inOrder(mine: readonly Mine[]): Mine[] {
  const rank = (one: Mine) => (one.room === null ? 3 : isOver(one) ? 2 : isAsked(one) ? 0 : 1);
  const changed = ({ place, room }: Mine) => room?.updatedAt ?? place.at;
  return [...mine].sort((a, b) => rank(a) - rank(b) || changed(b) - changed(a));
}

/** Returns how a match stands at a moment, in milliseconds: against whom it is, since when, or how it has ended. */
export function standingOf({ place: { at, held }, room }: Mine, now: number): string {
  if (room === null) return 'This match is not on the server any more.';
  if (room === undefined) return `${held === undefined ? 'Created' : 'Joined'} ${timeAgo(at, now)}`;
  const others = room.players.filter(({ id }) => String(id) !== held?.seat);
  const names = others.flatMap(({ name }) => name ?? []);
  const free = others.length - names.length;
  if (free > 0) names.push(free === 1 ? 'an open seat' : `${free} open seats`);
  const who = names.length > 0 && `${held === undefined ? 'Watched:' : 'Against'} ${listOf(names)}`;
  const how = room.gameover
    ? `${room.gameover.reason ?? 'Over'}`
    : `Last move ${timeAgo(room.updatedAt, now)}`;
  return [who, how].filter(Boolean).join(' · ');
}
