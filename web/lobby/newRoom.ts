import type { LevelId } from '../../games/ai/levels';
import type { Seat } from '../../games/kit/frame';
import type { Options } from '../../games/kit/options';
import type { Watching } from '../ui/watching';
import { botsIn, type SeatChoice } from './seatChoice';

/** What the creator of a room chooses. */
export interface NewRoom {
  game: string;
  options: Options;
  unlisted: boolean;
  watching: Watching;
  /** How many minutes later watchers see the game. */
  delay: number;
  /** Who plays, by seat. */
  seats: readonly SeatChoice[];
  /** How long bots take at least for a decision, in milliseconds. */
  pace: number;
  /** The creator's name; not needed to watch. */
  name: string;
}

/** The body of a request to create a match: boardgame.io's, the bots, what watchers may do, and how many minutes later they see the game. */
export interface NewRoomRequest {
  numPlayers: number;
  setupData: Options;
  unlisted: boolean;
  watching: Watching;
  delay?: number;
  bots?: Record<Seat, { level: LevelId; pace: number }>;
  /** The name that the creator takes a seat with next; a room is not made for one that would be refused. */
  playerName?: string;
}

/** Returns what the server is asked for. */
export function requestFor({
  options,
  unlisted,
  watching,
  delay,
  seats,
  pace,
  name,
}: NewRoom): NewRoomRequest {
  const bots = Object.entries(botsIn(seats)).map(([seat, level]) => [seat, { level, pace }]);
  return {
    numPlayers: seats.length,
    setupData: options,
    unlisted,
    watching,
    ...(delay === 0 ? {} : { delay }),
    ...(bots.length === 0 ? {} : { bots: Object.fromEntries(bots) }),
    ...(seats.includes('me') ? { playerName: name } : {}),
  };
}
