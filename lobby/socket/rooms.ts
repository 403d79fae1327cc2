import type { Server, State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { ownsSeat } from '../credentials';
import type { LobbyGame } from '../game';
import type { Change } from '../storage/notices';
import type { Storage } from '../storage/storage';
import { publicSeats } from './master';
import { type Refusal, refusedEvent } from './refusal';
import { Room, type Watcher } from './room';

/**
 * The rooms of this process. What it tells is read from the storage and filtered per seat; its methods are to be
 * called between the moves of the match.
 */
export class Rooms {
  readonly #storage: Storage;
  readonly #rooms = new Map<string, Room>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Returns the room of a match, if any socket here watches it. */
  get(matchID: string): Room | undefined {
    return this.#rooms.get(matchID);
  }

  /** Returns the ids of all matches watched here. */
  get matches(): string[] {
    return [...this.#rooms.keys()];
  }

  /** Lets a socket watch a match whose state it has been told. */
  enter(matchID: string, game: LobbyGame, stateID: number, watcher: Watcher): Room {
    const room = this.#rooms.get(matchID) ?? new Room(matchID, game, stateID);
    this.#rooms.set(matchID, room);
    room.watchers.add(watcher);
    return room;
  }

  /** Ends a socket's watching. */
  leave(room: Room, watcher: Watcher): void {
    room.watchers.delete(watcher);
    if (room.watchers.size === 0) this.#rooms.delete(room.matchID);
  }

  /** Tells a room of a change that a notice has named. */
  async refresh(matchID: string, change: Change): Promise<void> {
    if (!this.#rooms.has(matchID) || change === 'bots') return;
    if (change === 'gone') return this.#empty(matchID, 'match-not-found');
    if (change === 'chat') return this.tellChat(matchID);
    if (change === 'seats') return this.tellSeats(matchID);
    const { state } = await this.#storage.fetch(matchID, { state: true });
    if (state !== undefined) await this.tellState(matchID, state);
  }

  /** Sends the sockets of a match a state they have not been told, with the log that leads to it. */
  async tellState(matchID: string, state: State): Promise<void> {
    const stale = this.#rooms.get(matchID);
    if (stale === undefined || stale.stateID >= state._stateID) return;
    const follows = stale.stateID === state._stateID - 1 && state.deltalog !== undefined;
    const deltalog = follows
      ? state.deltalog
      : await this.#storage.logBetween(matchID, stale.stateID, state._stateID);
    await this.#cutOffStrangers(matchID);
    const room = this.#rooms.get(matchID);
    if (room === undefined) return;
    const filter = getFilterPlayerView(room.game);
    room.stateID = state._stateID;
    room.tell(
      'update',
      (seat) => filter(seat, { type: 'update', args: [matchID, { ...state, deltalog }] }).args,
    );
  }

  /** Sends who plays and is connected. */
  async tellSeats(matchID: string): Promise<void> {
    const metadata = await this.#cutOffStrangers(matchID);
    if (metadata === undefined) return;
    const seats = publicSeats(metadata);
    this.#rooms.get(matchID)?.tell('matchData', () => [matchID, seats]);
  }

  /** Breaks the connections of a match, so that its clients connect again and ask how things stand. */
  reconnect(matchID: string): void {
    for (const { socket } of this.#rooms.get(matchID)?.watchers ?? []) socket.conn.close();
  }

  /** Sends each socket the chat messages it has not heard, each with its place, which the client keeps. */
  async tellChat(matchID: string): Promise<void> {
    const room = this.#rooms.get(matchID);
    if (room === undefined) return;
    const orders = [...room.watchers].map(({ heard }) => heard.get(matchID) ?? 0);
    const messages = await this.#storage.chatAfter(matchID, Math.min(...orders));
    for (const { socket, heard } of room.watchers) {
      for (const { order, message } of messages) {
        if (order <= (heard.get(matchID) ?? 0)) continue;
        socket.emit('chat', matchID, message, order);
        heard.set(matchID, order);
      }
    }
  }

  /** Cuts off every socket whose seat has other credentials now, and returns the match's data if there is any. */
  async #cutOffStrangers(matchID: string): Promise<Server.MatchData | undefined> {
    const { metadata } = await this.#storage.fetch(matchID, { metadata: true });
    if (metadata === undefined) {
      this.#empty(matchID, 'match-not-found');
      return undefined;
    }
    for (const watcher of [...(this.#rooms.get(matchID)?.watchers ?? [])]) {
      const { seat, credentials } = watcher;
      const owns = seat === null || ownsSeat(credentials, metadata.players[Number(seat)]);
      if (!owns) cutOff(watcher, matchID, 'unauthorized');
    }
    return metadata;
  }

  #empty(matchID: string, reason: Refusal): void {
    for (const watcher of [...(this.#rooms.get(matchID)?.watchers ?? [])]) cutOff(watcher, matchID, reason);
  }
}

function cutOff({ socket }: Watcher, matchID: string, reason: Refusal): void {
  socket.emit('refused', ...refusedEvent(matchID, reason));
  socket.disconnect();
}
