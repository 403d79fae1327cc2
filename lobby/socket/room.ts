import type { Socket } from 'socket.io';
import type { LobbyGame } from '../game';

/** A socket that watches a match from a seat, or with null as a spectator. */
export type Watcher = {
  readonly socket: Socket;
  readonly seat: string | null;
  readonly credentials: string | undefined;
  /** The place of the last chat message that the client was sent, by match. */
  readonly heard: Map<string, number>;
};

/** The sockets of this process that watch one match, and the state they were last told. */
export class Room {
  readonly watchers = new Set<Watcher>();
  readonly matchID: string;
  readonly game: LobbyGame;
  stateID: number;

  constructor(matchID: string, game: LobbyGame, stateID: number) {
    this.matchID = matchID;
    this.game = game;
    this.stateID = stateID;
  }

  /** Returns whether any socket here holds the seat. */
  has(seat: string): boolean {
    return [...this.watchers].some((watcher) => watcher.seat === seat);
  }

  /** Sends each socket what `view` makes for its seat, made once per seat. */
  tell(event: string, view: (seat: string | null) => readonly unknown[]): void {
    const views = new Map<string | null, readonly unknown[]>();
    for (const { seat, socket } of this.watchers) {
      const seen = views.get(seat) ?? view(seat);
      views.set(seat, seen);
      socket.emit(event, ...seen);
    }
  }
}
