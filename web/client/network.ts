import { Client } from 'boardgame.io/client';
import type { Seat, Stacked } from '../../games/kit/frame';
import type { LegalMove } from '../../games/kit/move';
import type { GameRules } from '../games';
import type { Connection, MatchFacts, Trouble } from './match';
import { playerOf } from './player';
import { isTooMany, refusalOf, troubleWith } from './refusal';
import { rejoining } from './rejoining';
import { resignation } from './resignation';
import { matchStateOf } from './state';
import { wholeSync } from './wholeSync';

/** Which match to connect to, and as whom. */
export interface Place {
  rules: GameRules;
  matchID: string;
  /** Null to watch. */
  seat: Seat | null;
  credentials: string | undefined;
}

const PATIENCE = 10_000;
const RETRY = 3_000;

/**
 * A boardgame.io client of one seat, which tells of what boardgame.io's own keeps to itself: refused moves, lost
 * connections and moves that are never answered.
 */
export class NetworkMatch {
  readonly #place: Place;
  readonly #changed: (facts: MatchFacts) => void;
  readonly #client: ReturnType<typeof Client<Stacked>>;
  readonly #transport: { current?: ReturnType<typeof rejoining> } = {};
  #connection: Connection = 'connecting';
  #trouble: Trouble | null = null;
  #sent: number | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(place: Place, changed: (facts: MatchFacts) => void) {
    this.#place = place;
    this.#changed = changed;
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
    socket.on('refused', (matchID: unknown, refused: unknown) => {
      if (matchID !== this.#place.matchID && matchID !== '') return;
      this.#answered();
      this.#trouble = refusalOf(refused);
      if (isTooMany(refused) && this.#client.getState() === null) {
        clearTimeout(this.#retrying);
        this.#retrying = setTimeout(() => this.#transport.current?.requestSync(), RETRY);
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

  /** Sends a move to the server. */
  play({ move, args }: LegalMove): void {
    const state = this.#client.getState();
    if (state === null || this.#isBusy(state._stateID) || this.#connection !== 'connected') return;
    this.#answered();
    this.#trouble = null;
    this.#sent = state._stateID;
    this.#waiting = setTimeout(() => this.#giveUp(), PATIENCE);
    const { seat, credentials } = this.#place;
    if (move === 'resign' && seat !== null)
      this.#transport.current?.sendAction(state, resignation(seat, credentials));
    else this.#client.moves[move](...args);
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

  #isBusy(stateID: number): boolean {
    if (this.#sent !== null && this.#sent !== stateID) this.#answered();
    return this.#sent !== null;
  }

  #tell(): void {
    if (this.#stopped) return;
    const state = this.#client.getState();
    const refused = state && troubleWith(this.#place.rules.game, state);
    if (refused !== null) this.#trouble = refused;
    this.#changed({
      seat: this.#place.seat,
      state: refused === null ? state && matchStateOf(state) : null,
      players: (this.#client.matchData ?? []).map(playerOf),
      connection: this.#connection,
      busy: state !== null && this.#isBusy(state._stateID),
      trouble: this.#trouble,
      chat: this.#client.chatMessages.map(({ id, sender, payload }) => ({
        id,
        seat: sender,
        text: String(payload),
      })),
    });
  }
}
