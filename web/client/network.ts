import { Client } from 'boardgame.io/client';
import type { Seat, Stacked } from '../../games/kit/frame';
import type { LegalMove } from '../../games/kit/move';
import type { GameRules } from '../games';
import { sharing } from '../ui/sharing';
import { batchOf, movesMadeSince } from './batch';
import type { Connection, MatchFacts, Trouble } from './match';
import { playerOf } from './player';
import { isPassing, isTooMany, madeBefore, refusalOf, troubleWith } from './refusal';
import { rejoining } from './rejoining';
import { resignation } from './resignation';
import { matchStateOf } from './state';
import { WholePast } from './wholePast';
import { wholeSync } from './wholeSync';

/** Which match to connect to, and as whom. */
export interface Place {
  rules: GameRules;
  matchID: string;
  /** Null to watch. */
  seat: Seat | null;
  credentials: string | undefined;
}

type StockClient = ReturnType<typeof Client<Stacked>>;
type ClientState = NonNullable<ReturnType<StockClient['getState']>>;

const PATIENCE = 10_000;
const RETRY = 3_000;

/**
 * A boardgame.io client of one seat, which tells of what boardgame.io's own keeps to itself: refused moves, lost
 * connections and moves that are never answered.
 */
export class NetworkMatch {
  readonly #place: Place;
  readonly #changed: (facts: MatchFacts) => void;
  readonly #client: StockClient;
  readonly #transport: { current?: ReturnType<typeof rejoining> } = {};
  #connection: Connection = 'connecting';
  #watchers = 0;
  readonly #past: WholePast;
  #trouble: Trouble | null = null;
  #told: MatchFacts | undefined;
  #sent: { state: number; moves: number } | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(place: Place, changed: (facts: MatchFacts) => void) {
    this.#place = place;
    this.#changed = changed;
    const { credentials } = place;
    const asked = {
      game: place.rules.rulebook.id,
      matchID: place.matchID,
      ...(place.seat !== null && credentials !== undefined && { credentials }),
    };
    this.#past = new WholePast(async (state) => {
      const { fetchedPosition } = await import('./fetchedPosition');
      return fetchedPosition(asked, state);
    });
    this.#client = Client<Stacked>({
      game: place.rules.game,
      matchID: place.matchID,
      ...(place.seat === null ? {} : { playerID: place.seat, credentials: place.credentials }),
      debug: false,
      multiplayer: (options) => {
        const transport = rejoining(
          {
            ...options,
            transportDataCallback: (data) => options.transportDataCallback(wholeSync(data, this.#known())),
          },
          () => this.#client.getState()?._stateID,
        );
        this.#transport.current = transport;
        return transport;
      },
    });
  }

  /** Connects and begins to tell. */
  start(): void {
    this.#client.start();
    const { socket } = this.#transport.current!;
    socket.on('connect', () => this.#is('connected'));
    socket.on('connect_error', () => this.#is('lost'));
    socket.on('disconnect', (reason: string) => {
      if (this.#stopped) return;
      this.#is('lost');
      if (reason === 'io server disconnect' && this.#trouble?.final === undefined) {
        this.#retrying = setTimeout(() => socket.connect(), RETRY);
      }
    });
    socket.on('watchers', (matchID: unknown, count: unknown) => {
      if (matchID !== this.#place.matchID || typeof count !== 'number') return;
      this.#watchers = count;
      this.#tell();
    });
    socket.on('refused', (matchID: unknown, refused: unknown) => {
      if (matchID !== this.#place.matchID && matchID !== '') return;
      if (madeBefore(refused) > 0) return this.#stoppedShort(refused);
      this.#answered();
      this.#trouble = refusalOf(refused);
      if (isPassing(refused) && this.#client.getState() === null) {
        clearTimeout(this.#retrying);
        this.#retrying = setTimeout(() => {
          this.#trouble = null;
          this.#transport.current?.requestSync();
        }, RETRY);
      }
      this.#tell();
    });
    this.#client.subscribe(() => this.#tell());
  }

  /** Disconnects for good. */
  stop(): void {
    this.#stopped = true;
    this.#answered();
    clearTimeout(this.#retrying);
    this.#client.stop();
  }

  /** Sends moves to the server as one message, as many of them from the first as go into one. */
  play(...moves: readonly LegalMove[]): void {
    const state = this.#client.getState();
    if (state === null || moves.length === 0 || this.#isBusy(state) || this.#connection !== 'connected')
      return;
    const batch = batchOf(moves);
    this.#answered();
    this.#trouble = null;
    this.#sent = { state: state._stateID, moves: batch.length };
    this.#waiting = setTimeout(() => this.#giveUp(), PATIENCE);
    this.#send(state, batch);
    this.#tell();
  }

  /** Asks the server for the rest of what bots do in this phase at once. */
  skip(): void {
    this.#transport.current?.socket.emit('skip', this.#place.matchID);
  }

  /** Sends a chat message. */
  say(text: string): void {
    this.#client.sendChatMessage(text);
  }

  /** Takes the trouble off the screen. */
  dismiss(): void {
    this.#trouble = null;
    this.#tell();
  }

  #send(state: ClientState, moves: readonly LegalMove[]): void {
    const { matchID, seat, credentials } = this.#place;
    const [{ move, args }] = moves;
    if (moves.length > 1)
      this.#transport.current?.socket.emit('moves', { moves, credentials }, state._stateID, matchID, seat);
    else if (move === 'resign' && seat !== null)
      this.#transport.current?.sendAction(state, resignation(seat, credentials));
    else this.#client.moves[move](...args);
  }

  /** Some moves of a message were made. Who sends too much waits before more can be sent. */
  #stoppedShort(refused: unknown): void {
    this.#answered();
    if (isTooMany(refused)) {
      this.#sent = { state: 0, moves: Number.POSITIVE_INFINITY };
      this.#waiting = setTimeout(() => {
        this.#answered();
        this.#tell();
      }, RETRY);
    }
    this.#tell();
  }

  #known(): Parameters<typeof wholeSync>[1] {
    const client = this.#client;
    return { log: client.log ?? [], getInitialState: () => client.getInitialState() };
  }

  #is(connection: Connection): void {
    this.#connection = connection;
    if (connection === 'lost') this.#answered();
    this.#tell();
  }

  #answered(): void {
    clearTimeout(this.#waiting);
    this.#sent = null;
  }

  #giveUp(): void {
    this.#answered();
    this.#trouble = {
      text: 'The server has not answered; your move may not have been made. Look, and try again.',
    };
    this.#transport.current?.requestSync();
    this.#tell();
  }

  #isBusy({ log }: Pick<ClientState, 'log'>): boolean {
    if (this.#sent === null) return false;
    const { state, moves } = this.#sent;
    if (movesMadeSince(log, this.#place.seat, state).length >= moves) this.#answered();
    return this.#sent !== null;
  }

  /** Tells of what has changed since it was told of last; boardgame.io's client gives a new object each time it is asked. */
  #tell(): void {
    if (this.#stopped) return;
    const state = this.#client.getState();
    const refused = state && troubleWith(this.#place.rules.game, state);
    if (refused !== null) this.#trouble = refused;
    const position = refused === null ? state && matchStateOf(state) : null;
    const facts = sharing<MatchFacts | undefined>(this.#told, {
      matchID: this.#place.matchID,
      seat: this.#place.seat,
      state: position,
      past: this.#past,
      players: (this.#client.matchData ?? []).map(playerOf),
      connection: this.#connection,
      busy: state !== null && this.#isBusy(state),
      trouble: this.#trouble,
      watchers: this.#watchers,
      chat: this.#client.chatMessages.map(({ id, sender, payload }) => ({
        id,
        seat: sender,
        text: String(payload),
      })),
    });
    if (facts === undefined || facts === this.#told) return;
    if (facts.state !== null) this.#past.keep(facts.state);
    this.#told = facts;
    this.#changed(facts);
  }
}
