import { LobbyClient } from 'boardgame.io/client';
import { io, type Socket } from 'socket.io-client';
import type { SentMove } from '../../../../games/testing/match';
import { scripted } from './script';

type Told = (stateID: number) => void;

const SEATS = ['0', '1'];

/** A seat's connection, which knows of the match only what state it was told last. */
class Seat {
  readonly socket: Socket;
  stateID = -1;
  /** Called with each state this seat is told of. */
  told: Told = () => {};
  /** Called when the connection ends. */
  lost: (reason: Error) => void = () => {};

  constructor(url: string) {
    this.socket = io(`${url}/${scripted.name}`, { forceNew: true, transports: ['websocket'] });
    const hear = (stateID: number) => {
      this.stateID = stateID;
      this.told(stateID);
    };
    this.socket.on('disconnect', (reason) => this.lost(new Error(`the connection has ended: ${reason}`)));
    this.socket.on('sync', (_matchID: string, { state }) => hear(state._stateID));
    this.socket.on('update', (_matchID: string, { _stateID }) => hear(_stateID));
    this.socket.on('patch', (_matchID: string, _before: number, stateID: number) => hear(stateID));
  }

  /** Connects to a match, and resolves when it has been told how it stands. */
  sync(matchID: string, seat: string | null, credentials?: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.told = () => resolve();
      this.lost = reject;
      this.socket.emit('sync', matchID, seat, credentials, SEATS.length);
    });
  }
}

/** A match in which both seats follow the script: each move is sent when its mover has been told of the one before. */
export class Table {
  readonly matchID: string;
  readonly #seats: Seat[];
  readonly #credentials: string[];
  readonly #script: readonly SentMove[];

  private constructor(matchID: string, seats: Seat[], credentials: string[], script: readonly SentMove[]) {
    this.matchID = matchID;
    this.#seats = seats;
    this.#credentials = credentials;
    this.#script = script;
  }

  /** Creates a match and takes its seats. */
  static async open(url: string, script: readonly SentMove[]): Promise<Table> {
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch(scripted.name, { numPlayers: SEATS.length });
    const seats: Seat[] = [];
    const credentials: string[] = [];
    for (const playerID of SEATS) {
      const joined = await lobby.joinMatch(scripted.name, matchID, { playerID, playerName: playerID });
      const seat = new Seat(url);
      await seat.sync(matchID, playerID, joined.playerCredentials);
      seats.push(seat);
      credentials.push(joined.playerCredentials);
    }
    return new Table(matchID, seats, credentials, script);
  }

  /**
   * Plays on while `more` says so before each move, and `pause` milliseconds after each.
   *
   * @returns for each move the milliseconds until the other seat was told of it.
   */
  async play(more: () => boolean, pause: () => number = () => 0): Promise<number[]> {
    const times: number[] = [];
    for (;;) {
      const stateID = Math.min(...this.#seats.map((seat) => seat.stateID));
      const next = this.#script[stateID];
      if (next === undefined || !more()) return times;
      const started = performance.now();
      this.#send(next, stateID);
      await this.#reached(Number(next.seat), stateID + 1);
      await this.#reached(1 - Number(next.seat), stateID + 1);
      times.push(performance.now() - started);
      const wait = pause();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  close(): void {
    for (const { socket } of this.#seats) socket.disconnect();
  }

  #send({ seat: playerID, move, args }: SentMove, stateID: number): void {
    const seat = Number(playerID);
    const payload = { type: move, args, playerID, credentials: this.#credentials[seat] };
    this.#seats[seat].socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.matchID, playerID);
  }

  #reached(number: number, stateID: number): Promise<void> {
    const seat = this.#seats[number];
    return new Promise((resolve, reject) => {
      seat.lost = reject;
      seat.told = (told) => {
        if (told >= stateID) resolve();
      };
      seat.told(seat.stateID);
    });
  }
}

/** Connects spectators to a server, and returns what lets all of them ask for a match at once. */
export async function spectators(url: string, count: number) {
  const seats = Array.from({ length: count }, () => new Seat(url));
  await Promise.all(
    seats.map(
      ({ socket }) =>
        new Promise<void>((resolve) => {
          if (socket.connected) resolve();
          else socket.once('connect', () => resolve());
        }),
    ),
  );
  return {
    sync: (matchID: string) => Promise.all(seats.map((seat) => seat.sync(matchID, null))),
    close: () => seats.forEach(({ socket }) => void socket.disconnect()),
  };
}
