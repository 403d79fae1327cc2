import type { State } from 'boardgame.io';
import { fits } from '../credentials';
import type { LobbyGame } from '../game';
import type { Storage } from '../storage/storage';
import type { Made } from './master';
import type { Queue } from './queue';
import type { Refusal } from './refusal';
import { Room, type Watcher } from './room';
import type { Rooms } from './rooms';
import type { WantedMove } from './wire';

/** Who attends a match in this process, and what is told to it. */
export type Attendant = {
  readonly matchID: string;
  readonly seat: string;
  readonly credentials: string;
  /** The match has changed: the view of the seat, or without one that it is time to {@link Attendance.look}. */
  told(view?: State): void;
  /** The seat is no longer the attendant's, or the match is gone. */
  closed(reason: Refusal): void;
};

type Parts = {
  rooms: Rooms;
  queue: Queue;
  storage: Storage;
  /** Makes the moves of a `moves` message; resolves to how many were made, and to why not all. */
  move(values: unknown[]): Promise<Pick<Made, 'made' | 'error'>>;
  settlePresence(matchID: string, seat: string): Promise<void>;
  failed(matchID: string, error: unknown): void;
};

const NOT_OF_THE_STATE = ['chat', 'matchData', 'watchers'];

/**
 * A seat played in this process: what a client has over its socket, without a socket. Its moves are checked, stored
 * and told like everybody's, and it sees what its seat may see.
 */
export class Attendance {
  readonly #game: LobbyGame;
  readonly #attendant: Attendant;
  readonly #parts: Parts;
  readonly #watcher: Watcher;
  #room: Room | undefined;
  #left = false;

  constructor(game: LobbyGame, attendant: Attendant, parts: Parts) {
    const { seat, credentials } = attendant;
    this.#game = game;
    this.#attendant = attendant;
    this.#parts = parts;
    this.#watcher = {
      seat,
      credentials,
      heard: undefined,
      counted: undefined,
      told: -1,
      takes: 'update',
      isFull: () => false,
      visits: false,
      tell: (event, args) => this.#tell(event, args),
      close: (reason) => this.#close(reason),
      lose: () => attendant.told(),
    };
  }

  /** Returns the match as the seat may see it, or why it may not; from then on the attendant is told of changes. */
  look(): Promise<State | { error: Refusal }> {
    const { matchID, seat, credentials } = this.#attendant;
    const { rooms, queue, storage, settlePresence } = this.#parts;
    return queue.run(matchID, async () => {
      const match = await storage.matches.current(matchID);
      if (match === undefined || match.game !== this.#game.name) return { error: 'match-not-found' };
      if (this.#left || !fits(credentials, match.holders[Number(seat)])) return { error: 'unauthorized' };
      const room = this.#room ?? rooms.get(matchID) ?? new Room(matchID, this.#game);
      this.#room = room;
      this.#watcher.told = match.stateID;
      rooms.enter(room, this.#watcher);
      await settlePresence(matchID, seat);
      return room.view(seat, match.stateID, () => storage.matches.stateOf(match)).state;
    });
  }

  /** Makes moves, the first on the state of the given id, and tells everybody of them at once; resolves to how many were made, and to why not all. */
  move(moves: readonly WantedMove[], stateID: number): Promise<Pick<Made, 'made' | 'error'>> {
    const { matchID, seat, credentials } = this.#attendant;
    return this.#parts.move([{ moves, credentials }, stateID, matchID, seat]);
  }

  /** Ends it; nothing is told any more. */
  leave(): void {
    if (this.#left) return;
    this.#left = true;
    if (this.#room === undefined) return;
    const { matchID, seat } = this.#attendant;
    const { rooms, queue, settlePresence, failed } = this.#parts;
    rooms.leave(this.#room, this.#watcher);
    queue.run(matchID, () => settlePresence(matchID, seat)).catch((error) => failed(matchID, error));
  }

  #tell(event: string, [, view]: readonly unknown[]): void {
    if (NOT_OF_THE_STATE.includes(event)) return;
    this.#attendant.told(event === 'update' && isState(view) ? view : undefined);
  }

  #close(reason: Refusal): void {
    if (this.#left) return;
    this.leave();
    this.#attendant.closed(reason);
  }
}

function isState(value: unknown): value is State {
  return typeof value === 'object' && value !== null && '_stateID' in value;
}
