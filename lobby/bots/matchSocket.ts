import type { LogEntry, State, SyncInfo } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { io, type Socket } from 'socket.io-client';
import type { Refusal, RefusedMessage } from '../socket/refusal';
import type { BotSeat } from '../storage/botSeats';
import type { BotMove } from './question';

/** What is told of what a {@link MatchSocket} hears. */
export type Listener = {
  /** The match as the seat may see it; with the moves that led to it, or without if it was asked for. */
  state(state: State, moves?: LogEntry[]): void;
  refused(error: Refusal): void;
  /** The connection has broken; if not `forGood` it will be made again, and a state will follow. */
  lost(forGood: boolean): void;
};

/** A seat's connection to its match: what any boardgame.io client has, with its credentials. */
export class MatchSocket {
  readonly #seat: BotSeat;
  readonly #socket: Socket;

  constructor(url: string, seat: BotSeat, listener: Listener) {
    this.#seat = seat;
    this.#socket = io(`${url}/${seat.game}`, { forceNew: true, transports: ['websocket'] });
    this.#socket.on('connect', () => this.sync());
    let known: State | undefined;
    const hear = (state: State, moves?: LogEntry[]) => {
      known = structuredClone(state);
      listener.state(state, moves);
    };
    this.#socket.on('sync', (_matchID: string, { state }: SyncInfo) => hear(state));
    this.#socket.on('update', (_matchID: string, state: State, moves: LogEntry[]) => hear(state, moves));
    this.#socket.on(
      'patch',
      (_matchID: string, before: number, _stateID: number, patch: Operation[], moves: LogEntry[]) => {
        if (known?._stateID !== before) return;
        applyPatch(known, patch);
        hear(known, moves);
      },
    );
    this.#socket.on('refused', (_matchID: string, { error }: RefusedMessage) => listener.refused(error));
    this.#socket.on('disconnect', (reason) => listener.lost(reason === 'io server disconnect'));
  }

  get connected(): boolean {
    return this.#socket.connected;
  }

  /** Asks for the match. */
  sync(): void {
    const { matchID, seat, credentials } = this.#seat;
    this.#socket.emit('sync', matchID, seat, credentials);
  }

  /** Asks for a move on the state of the given id. */
  move({ move, args }: BotMove, stateID: number): void {
    const { matchID, seat, credentials } = this.#seat;
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: seat, credentials } };
    this.#socket.emit('update', action, stateID, matchID, seat);
  }

  close(): void {
    this.#socket.removeAllListeners();
    this.#socket.close();
  }
}
