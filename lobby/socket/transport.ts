import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Server, State } from 'boardgame.io';
import { type Socket, Server as SocketServer } from 'socket.io';
import { GameFailure, MatchGone, MatchRefused, messageOf } from '../errors';
import type { LobbyGame } from '../game';
import type { Limits } from '../limits';
import type { Log } from '../log';
import type { Figures } from '../options';
import type { Change, Notices } from '../storage/notices';
import type { Storage } from '../storage/storage';
import { StoredProblem } from '../storage/stored';
import { Attendance, type Attendant } from './attendance';
import type { Audience } from './audience';
import { boundConnections } from './connections';
import { encoding } from './encoding';
import { LobbyMaster, type Made, type StageClock } from './master';
import type { Peer } from './peer';
import { Peers } from './peers';
import type { Presence } from './presence';
import { Queue } from './queue';
import { type Refusal, type RefusedPart, refusedEvent } from './refusal';
import { Room, type Watcher } from './room';
import { Rooms } from './rooms';
import {
  type MoveMessage,
  parseChat,
  parseMatchID,
  parseMove,
  parseMoves,
  parseSync,
  type SyncMessage,
  type WantedMove,
} from './wire';

/** What makes the HTTP server, and then puts itself before all who listen to its requests. */
type Front = { createServer(): HttpServer; attend(http: HttpServer): void };

type Parts = {
  storage: Storage;
  presence: Presence;
  audience: Audience;
  notices: Notices;
  /** What requests meet before anybody answers them. */
  front: Front;
  limits: Limits;
  log: Log;
  host: string | undefined;
  trustProxy: boolean;
  /** Told how long each move takes in each of its stages. */
  moved?: StageClock | undefined;
};

type Connection = {
  readonly socket: Socket;
  readonly peer: Peer;
  readonly game: LobbyGame;
  wanted: SyncMessage | undefined;
  watching: { room: Room; watcher: Watcher } | undefined;
};

/** Who holds a seat of a match, as he proves. */
type Holder = { matchID: string; seat: string; credentials: string };

type MoveEvent = keyof typeof PARSE;
type Handler = (connection: Connection, values: unknown[]) => Promise<void>;

const PING = { pingInterval: 10_000, pingTimeout: 20_000 };
const PARSE = { update: parseMove, moves: parseMoves };
const EVENTS = [...Object.keys(PARSE), 'sync', 'chat', 'skip'];
/** Milliseconds after which an HTTP connection on which nothing moves is closed. */
const QUIET = 60_000;
const GRACE = 2000;
/** How often those who see a match later are told what they may know by now, in milliseconds. */
const LATE_EVERY = 5000;
/** How many connections of any kind an address may have for each that it may have for messages. */
const CONNECTIONS_WORTH = 10;
const RESIGN: WantedMove = { move: 'resign', args: [] };

/**
 * Carries boardgame.io's messages over socket.io, in place of boardgame.io's own transport. Clients are told what
 * has been stored, by this process or another; what is refused is answered with a `refused` event (see
 * `refusal.ts`) and, if the client watches the match, with a fresh `sync`.
 */
export class Transport {
  readonly #parts: Parts;
  readonly #rooms: Rooms;
  readonly #masters = new Map<LobbyGame, LobbyMaster>();
  readonly #queue = new Queue();
  readonly #present = new Set<string>();
  #peers: Peers | undefined;
  readonly #changes = new Map<string, Set<Change>>();
  #http: HttpServer | undefined;
  #io: SocketServer | undefined;
  #failed: (error: Error) => void = () => {};
  #visited: (matchID: string) => void = () => {};
  #skipped: (matchID: string) => void = () => {};
  #closing = false;
  #late: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#rooms = new Rooms(parts.storage, parts.audience);
    parts.notices.subscribe(
      ({ matchID, change }) => this.#refresh(matchID, [change]),
      () => this.#refreshMissed(),
    );
  }

  /** What boardgame.io's `Server` calls: puts the sockets on the port that the app will listen on. */
  init(app: Server.App, games: LobbyGame[], origins: string[] | false = false): void {
    const allowed = origins || [];
    const peers = new Peers({ ...this.#parts, origins: allowed });
    const io = new SocketServer({
      ...PING,
      ...peers.options(),
      cors: { origin: allowed.includes('*') ? '*' : allowed },
      maxHttpBufferSize: this.#parts.limits.messageBytes,
      parser: encoding,
      serveClient: false,
    });
    this.#peers = peers;
    this.#io = io;
    this.#late = setInterval(() => this.#tellLate(), LATE_EVERY).unref();
    io.on('connection', (socket) => this.#attend(socket, peers));
    for (const game of games) {
      io.of(`/${game.name}`).on('connection', (socket) => {
        this.#connect(socket, this.#attend(socket, peers), game);
      });
    }
    app.listen = ((port: number, listening: () => void) => {
      const { front, trustProxy, limits } = this.#parts;
      const http = front.createServer();
      http.on('request', app.callback());
      http.on('error', (error) => this.#failed(error));
      http.timeout = QUIET;
      http.on('upgrade', outliveReset);
      if (!trustProxy) boundConnections(http, limits.socketsPerAddress * CONNECTIONS_WORTH);
      io.attach(http);
      front.attend(http);
      peers.attend(io);
      this.#http = http;
      return http.listen(port, this.#parts.host, listening);
    }) as typeof app.listen;
  }

  /** How many matches somebody here watches. */
  get matchesWatched(): number {
    return this.#rooms.matches.length;
  }

  /**
   * Resolves with the address once `run` has made the app listen; rejects if the port is not to be had. Errors
   * that come later are logged.
   */
  listen(run: () => Promise<unknown>): Promise<AddressInfo> {
    return new Promise((resolve, reject) => {
      this.#failed = (error) => {
        this.#parts.log('failed', { job: 'listen', error: messageOf(error) });
        reject(error);
      };
      run().then(() => resolve((this.#http as HttpServer).address() as AddressInfo), reject);
    });
  }

  /** How many connections there are, and how many bytes wait to be sent over them. */
  get figures(): Figures {
    return this.#peers?.figures ?? { sockets: 0, waitingBytes: 0 };
  }

  /** Runs a job between the moves of a match. */
  between<T>(matchID: string, job: () => Promise<T>): Promise<T> {
    return this.#queue.run(matchID, job);
  }

  /** Returns the ids of the matches that anybody but bots watches here. */
  get visited(): string[] {
    return this.#rooms.visited;
  }

  /** Calls `visited` whenever somebody but a bot has begun to watch a match. */
  onVisit(visited: (matchID: string) => void): void {
    this.#visited = visited;
  }

  /** Calls `skipped` whenever somebody at a seat of a match wants the rest of what bots do in this phase at once. */
  onSkip(skipped: (matchID: string) => void): void {
    this.#skipped = skipped;
  }

  /** Lets a bot of this process play a seat: it moves, is told and is shown as connected like anybody else. */
  attendance(game: LobbyGame, attendant: Attendant): Attendance {
    return new Attendance(game, attendant, {
      rooms: this.#rooms,
      queue: this.#queue,
      storage: this.#parts.storage,
      move: (values) => this.#moveHere(game, values),
      settlePresence: (matchID, seat) => this.#settlePresence(matchID, seat),
      failed: (matchID, error) => this.#parts.log('failed', { match: matchID, error: messageOf(error) }),
    });
  }

  /**
   * Lets a seat resign, as its holder's move, where the game knows that and goes on; to be called between the moves of the
   * match. Resolves with false if others moved in it meanwhile.
   */
  async resign(game: LobbyGame, { matchID, seat, credentials }: Holder): Promise<boolean> {
    const match = await this.#parts.storage.matches.current(matchID);
    const stateID = match?.stateID ?? 0;
    const resignation = { matchID, seat, stateID, moves: [RESIGN], credentials } satisfies MoveMessage;
    const { error } = await this.#make(game, resignation);
    return error !== 'stale';
  }

  /** Refuses new messages, finishes those begun, and closes every connection. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#late);
    await this.#queue.idle();
    const grace = setTimeout(() => {
      this.#http?.closeAllConnections();
      this.#peers?.cutOff();
    }, GRACE);
    await this.#io?.close();
    clearTimeout(grace);
    await this.#queue.idle();
  }

  /** Lets a socket of any namespace know of what it must not send. */
  #attend(socket: Socket, peers: Peers): Peer {
    const peer = peers.of(socket.conn);
    peer.sockets.add(socket);
    socket.on('disconnect', () => peer.sockets.delete(socket));
    const known = socket.nsp.name === '/' ? [] : EVENTS;
    socket.onAny((event: string) => {
      if (!known.includes(event)) this.#refuse(socket, '', 'malformed');
    });
    return peer;
  }

  #connect(socket: Socket, peer: Peer, game: LobbyGame): void {
    const connection: Connection = {
      socket,
      peer,
      game,
      wanted: undefined,
      watching: undefined,
    };
    this.#on(connection, 'update', (of, values) => this.#update(of, 'update', values));
    this.#on(connection, 'moves', (of, values) => this.#update(of, 'moves', values));
    this.#on(connection, 'sync', (of, values) => this.#sync(of, values));
    this.#on(connection, 'chat', (of, values) => this.#chat(of, values));
    this.#on(connection, 'skip', async (of, values) => this.#skip(of, values));
    socket.on('disconnect', () => {
      connection.wanted = undefined;
      this.#leave(connection);
    });
  }

  #on(connection: Connection, event: string, handler: Handler): void {
    const { socket } = connection;
    socket.on(event, async (...received: unknown[]) => {
      const values = received.filter((value) => typeof value !== 'function');
      const matchID = values.map(parseMatchID).find((id) => id !== undefined) ?? '';
      if (this.#closing) return this.#refuse(socket, matchID, 'closing');
      try {
        await handler(connection, values);
      } catch (error) {
        this.#parts.log('failed', { message: event, match: matchID, error: messageOf(error) });
        const message = isMoveEvent(event) ? PARSE[event](values, this.#parts.limits) : undefined;
        const inGeneral = message === undefined ? 'unavailable' : 'storage';
        this.#refuse(socket, matchID, reasonOf(error, inGeneral), message && partOf(message, 0));
        await this.#charged(connection, () => this.#resync(connection, matchID)).catch(() => {});
      }
    });
  }

  /** Runs a job between the moves of a match, and charges the connection for what it is sent meanwhile. */
  #answer(connection: Connection, matchID: string, job: () => Promise<void>): Promise<void> {
    return this.#queue.run(matchID, () => this.#charged(connection, job));
  }

  async #charged({ peer }: Connection, job: () => Promise<void>): Promise<void> {
    const before = peer.outbox.total;
    await job();
    peer.charge(peer.outbox.total - before);
  }

  /** Makes the moves of a message, which was counted as the first of them when it came. */
  async #update(connection: Connection, event: MoveEvent, values: unknown[]): Promise<void> {
    const message = PARSE[event](values, this.#parts.limits);
    if (message === undefined) return this.#refuseMalformed(connection, values[2]);
    const { matchID } = message;
    const asked = performance.now();
    await this.#answer(connection, matchID, async () => {
      this.#parts.moved?.('queue', (performance.now() - asked) / 1000);
      const { made, error } = await this.#make(connection.game, message, () => connection.peer.take());
      if (error === undefined) return;
      this.#refuse(connection.socket, matchID, error, partOf(message, made));
      if (made === 0) await this.#resync(connection, matchID);
    });
  }

  /** Makes moves of this process's own; resolves to how many were made, and to why not all. */
  async #moveHere(game: LobbyGame, values: unknown[]): Promise<Pick<Made, 'made' | 'error'>> {
    if (this.#closing) return { made: 0, error: 'closing' };
    const message = parseMoves(values, this.#parts.limits);
    if (message === undefined) return { made: 0, error: 'malformed' };
    const { matchID } = message;
    try {
      return await this.#queue.run(matchID, () => this.#make(game, message));
    } catch (error) {
      this.#parts.log('failed', { message: 'update', match: matchID, error: messageOf(error) });
      return { made: 0, error: reasonOf(error, 'storage') };
    }
  }

  /** Makes moves and tells everybody; resolves to how many were made, and to why not all. */
  async #make(game: LobbyGame, message: MoveMessage, isAllowance?: () => boolean): Promise<Made> {
    const { matchID, seat, moves } = message;
    const made = await this.#master(game).makeMoves(message, isAllowance);
    const { state } = made;
    if (state !== undefined) {
      const before = state._stateID - made.made + 1;
      for (const [index, { move }] of moves.slice(0, made.made).entries()) {
        this.#parts.log('move', { match: matchID, seat, move, state: before + index });
      }
      const stored = performance.now();
      await this.#tell(matchID, state);
      this.#parts.moved?.('telling', (performance.now() - stored) / 1000);
    }
    return made;
  }

  async #tell(matchID: string, state: State): Promise<void> {
    try {
      await this.#rooms.tellState(matchID, state);
    } catch (error) {
      this.#parts.log('failed', { match: matchID, error: messageOf(error) });
      this.#rooms.lose(matchID);
    }
  }

  async #sync(connection: Connection, values: unknown[]): Promise<void> {
    const message = parseSync(values);
    connection.wanted = message;
    if (message === undefined) {
      this.#leave(connection);
      return this.#refuseMalformed(connection, values[0]);
    }
    const { matchID, seat, credentials } = message;
    await this.#answer(connection, matchID, async () => {
      const { socket } = connection;
      if (!socket.connected || connection.wanted !== message) return;
      const before = connection.watching;
      const stays = before?.room.matchID === matchID && before.watcher.seat === seat;
      this.#leave(connection, stays);
      const refusal = await this.#master(connection.game).refusalToSee(matchID, seat, credentials);
      if (refusal !== undefined) this.#refuse(socket, matchID, refusal);
      else await this.#watch(connection, message, stays ? before.watcher : undefined);
      if (seat !== null) await this.#settlePresence(matchID, seat);
    });
  }

  /** Sends a match to a socket that may see it, and lets the socket watch it, as it did `before` if it is not new there. */
  async #watch(connection: Connection, message: SyncMessage, before: Watcher | undefined): Promise<void> {
    const { matchID, seat, known } = message;
    const current = await this.#parts.storage.matches.get(matchID);
    if (current === undefined) return this.#refuse(connection.socket, matchID, 'match-not-found');
    const match = await this.#rooms.asSeen(current, seat);
    const room = this.#rooms.get(matchID) ?? new Room(matchID, connection.game);
    room.delay = match.delay;
    const sync = await this.#rooms.sync(room, match, seat, { told: before?.told, has: known.stateID });
    if (!connection.socket.connected || connection.wanted !== message) return;
    connection.socket.emit('sync', ...sync);
    const heard = before?.heard ?? known.chat ?? 0;
    const counted = before?.counted;
    const watcher = watcherOf(connection, message, { told: match.stateID, heard, counted });
    connection.watching = { room, watcher };
    this.#rooms.enter(room, watcher);
    this.#visited(matchID);
    await this.#rooms.tellChat(matchID);
    this.#inBackground(matchID, () => this.#rooms.countAudience(matchID));
  }

  async #chat(connection: Connection, values: unknown[]): Promise<void> {
    const line = parseChat(values, this.#parts.limits);
    if (line === undefined) return this.#refuseMalformed(connection, values[0]);
    const { matchID, id, sender, text, credentials } = line;
    if (!connection.peer.takeChat()) return this.#refuse(connection.socket, matchID, 'too-many');
    await this.#answer(connection, matchID, async () => {
      const said = { id, sender, payload: text };
      const refusal = await this.#master(connection.game).keepChat(matchID, said, credentials);
      if (refusal !== undefined) this.#refuse(connection.socket, matchID, refusal);
      else await this.#rooms.tellChat(matchID);
    });
  }

  #skip({ socket, watching }: Connection, [value]: unknown[]): void {
    const isSeated = watching !== undefined && watching.watcher.seat !== null;
    if (isSeated && watching.room.matchID === value) this.#skipped(watching.room.matchID);
    else this.#refuse(socket, parseMatchID(value) ?? '', 'unauthorized');
  }

  async #resync({ watching }: Connection, matchID: string): Promise<void> {
    if (watching?.room.matchID !== matchID) return;
    await this.#rooms.correct(watching.room, watching.watcher);
  }

  #leave(connection: Connection, stays = false): void {
    if (connection.watching === undefined) return;
    const { room, watcher } = connection.watching;
    connection.watching = undefined;
    this.#rooms.leave(room, watcher);
    const { matchID } = room;
    const { seat } = watcher;
    if (stays) return;
    if (seat === null) this.#inBackground(matchID, () => this.#rooms.countAudience(matchID));
    else this.#inBackground(matchID, () => this.#settlePresence(matchID, seat));
  }

  async #settlePresence(matchID: string, seat: string): Promise<void> {
    const key = `${matchID}/${seat}`;
    const connected = this.#rooms.get(matchID)?.has(seat) === true;
    if (connected === this.#present.has(key)) return;
    if (connected) this.#present.add(key);
    else this.#present.delete(key);
    await this.#parts.presence.set(matchID, Number(seat), connected);
    await this.#rooms.refresh(matchID, new Set(['seats']));
  }

  /** Lets a room be told of changes; those that come before that has begun are told together. */
  #refresh(matchID: string, changes: readonly Change[]): void {
    if (this.#rooms.get(matchID) === undefined) return;
    const waiting = this.#changes.get(matchID);
    for (const change of changes) waiting?.add(change);
    if (waiting !== undefined) return;
    const news = new Set(changes);
    this.#changes.set(matchID, news);
    this.#inBackground(matchID, () => {
      this.#changes.delete(matchID);
      return this.#rooms.refresh(matchID, news);
    });
  }

  #refreshMissed(): void {
    for (const matchID of this.#rooms.matches) this.#refresh(matchID, ['watchers']);
    this.#rooms.missed().then(
      (missed) => {
        for (const [matchID, changes] of missed) this.#refresh(matchID, changes);
      },
      (error) => {
        this.#parts.log('failed', { job: 'missed notices', error: messageOf(error) });
        for (const matchID of this.#rooms.matches) this.#refresh(matchID, ['seats', 'state', 'chat']);
      },
    );
  }

  #tellLate(): void {
    for (const matchID of this.#rooms.late) this.#inBackground(matchID, () => this.#rooms.tellLate(matchID));
  }

  #inBackground(matchID: string, job: () => Promise<void>): void {
    this.#queue.run(matchID, job).catch((error) => {
      this.#parts.log('failed', { match: matchID, error: messageOf(error) });
    });
  }

  /** Returns the master of a game, the same for all its matches. */
  #master(game: LobbyGame): LobbyMaster {
    const { storage, limits, moved } = this.#parts;
    const master = this.#masters.get(game) ?? new LobbyMaster(game, storage, limits.movesPerMatch, moved);
    this.#masters.set(game, master);
    return master;
  }

  #refuse(socket: Socket, matchID: string, reason: Refusal, part?: RefusedPart): void {
    this.#parts.log('refused', { game: socket.nsp.name.slice(1), match: matchID, reason });
    socket.emit('refused', ...refusedEvent(matchID, reason, part));
  }

  #refuseMalformed({ socket }: Connection, matchID: unknown): void {
    this.#refuse(socket, parseMatchID(matchID) ?? '', 'malformed');
  }
}

/** Node hears of a reset no more once a connection is to be upgraded, and would end the process for it. */
function outliveReset(_request: IncomingMessage, connection: Duplex): void {
  connection.on('error', () => {});
}

function watcherOf(
  { socket, peer }: Connection,
  { matchID, seat, credentials, known }: SyncMessage,
  so: Pick<Watcher, 'told' | 'heard' | 'counted'>,
): Watcher {
  return {
    seat,
    credentials,
    ...so,
    takes: known.brief === true ? 'brief' : 'patch',
    isFull: () => peer.outbox.isFull,
    visits: true,
    tell: (event, args) => socket.emit(event, ...args),
    close(reason) {
      socket.emit('refused', ...refusedEvent(matchID, reason));
      socket.disconnect();
    },
    lose: () => socket.conn.close(),
  };
}

/** Returns what is refused of a message after some of its moves were made. */
function partOf({ moves }: MoveMessage, made: number): RefusedPart {
  const { move } = moves[made] ?? moves[0];
  return moves.length === 1 ? { move } : { move, made };
}

function isMoveEvent(event: string): event is MoveEvent {
  return Object.hasOwn(PARSE, event);
}

function reasonOf(error: unknown, inGeneral: Refusal): Refusal {
  if (error instanceof MatchRefused) return 'version';
  if (error instanceof MatchGone) return 'match-not-found';
  if (error instanceof StoredProblem) return 'damaged';
  return error instanceof GameFailure ? 'failed' : inGeneral;
}
