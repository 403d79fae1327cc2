import type {
  ChatMessage,
  CredentialedActionShape,
  FilteredMetadata,
  LongFormMove,
  Server,
  State,
} from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import { ownsSeat } from '../credentials';
import { GameFailure, messageOf, StaleState } from '../errors';
import type { LobbyGame } from '../game';
import type { Storage } from '../storage/storage';
import type { Presence } from './presence';
import type { Refusal } from './refusal';

type TransportAPI = Master['transportAPI'];
type Reducer = ReturnType<typeof CreateGameReducer>;
type Refused = { error: Refusal };
type MatchData = Server.MatchData;

const TRIES = 5;

/** Returns what everybody may know of who plays in a match. */
export function publicSeats(metadata: MatchData): FilteredMetadata {
  return Object.values(metadata.players).map(({ credentials: _secret, ...player }) => player);
}

/** Returns a state as a seat, or with null a spectator, may see it. */
export function viewOf(game: LobbyGame, seat: string | null, state: State): State {
  const data = getFilterPlayerView(game)(seat, { type: 'update', args: ['', state] });
  if (data.type !== 'update') throw new Error('a view is an update');
  return data.args[1];
}

/**
 * boardgame.io's master of one game, which believes nobody: a seat needs its credentials, a match must exist and
 * be of this game, a move must be legal, and it is told only after it has been stored on the state it was made on.
 *
 * It expects messages whose shape `wire.ts` has checked. Each method resolves to a {@link Refusal} or to nothing.
 */
export class LobbyMaster extends Master {
  readonly #storage: Storage;
  readonly #presence: Presence;
  readonly #reducer: Reducer;

  constructor(game: LobbyGame, storage: Storage, presence: Presence, transportAPI: TransportAPI) {
    super(game, storage, transportAPI);
    this.#storage = storage;
    this.#presence = presence;
    this.#reducer = CreateGameReducer({ game: this.game });
  }

  /** Makes a move: stores what it leads to, then hands the new state to `sendAll`. */
  override async onUpdate(
    action: CredentialedActionShape.MakeMove,
    stateID: number,
    matchID: string,
    seat: string,
  ): Promise<Refused | undefined> {
    for (let tries = 1; ; tries += 1) {
      const { state, metadata } = await this.#storage.fetch(matchID, { state: true, metadata: true });
      if (!this.#isOurs(metadata)) return { error: 'match-not-found' };
      if (!ownsSeat(action.payload.credentials, metadata.players[Number(seat)]))
        return { error: 'unauthorized' };

      const next = this.#stateAfter(state, action, stateID, seat);
      if ('error' in next) return next;
      try {
        await this.#storage.setState(matchID, next, next.deltalog);
      } catch (error) {
        if (error instanceof StaleState && tries < TRIES) continue;
        if (error instanceof StaleState) return { error: 'stale' };
        throw error;
      }
      this.transportAPI.sendAll({ type: 'update', args: [matchID, next] });
      return undefined;
    }
  }

  /** Sends the match as the seat may see it, the beginning included. */
  override async onSync(
    matchID: string,
    seat: string | null,
    credentials?: string,
  ): Promise<Refused | undefined> {
    const wanted = { state: true, initialState: true, log: true, metadata: true } as const;
    const { state, initialState, log, metadata } = await this.#storage.fetch(matchID, wanted);
    if (!this.#isOurs(metadata)) return { error: 'match-not-found' };
    if (seat !== null && !ownsSeat(credentials, metadata.players[Number(seat)]))
      return { error: 'unauthorized' };

    const filteredMetadata = publicSeats(metadata);
    const beginning = viewOf(this.game, seat, initialState);
    this.transportAPI.send({
      playerID: seat as string,
      type: 'sync',
      args: [matchID, { state, log, filteredMetadata, initialState: beginning }],
    });
    return undefined;
  }

  /** Stores whether a seat has a connected socket, and hands the seats to `sendAll`. */
  override async onConnectionChange(
    matchID: string,
    seat: string,
    _credentials: string | undefined,
    connected: boolean,
  ): Promise<undefined> {
    await this.#presence.set(matchID, Number(seat), connected);
    const { metadata } = await this.#storage.fetch(matchID, { metadata: true });
    if (metadata === undefined) return;
    this.transportAPI.sendAll({ type: 'matchData', args: [matchID, publicSeats(metadata)] });
  }

  /** Keeps what a seated player says; who hears of the notice sends it on. */
  override async onChatMessage(
    matchID: string,
    message: ChatMessage,
    credentials: string,
  ): Promise<Refused | undefined> {
    const { metadata } = await this.#storage.fetch(matchID, { metadata: true });
    if (!this.#isOurs(metadata)) return { error: 'match-not-found' };
    if (!ownsSeat(credentials, metadata.players[Number(message.sender)])) return { error: 'unauthorized' };
    await this.#storage.addChat(matchID, message);
    return undefined;
  }

  #isOurs(metadata: MatchData | undefined): metadata is MatchData {
    return metadata !== undefined && metadata.gameName === this.game.name;
  }

  #stateAfter(
    state: State,
    action: CredentialedActionShape.MakeMove,
    stateID: number,
    seat: string,
  ): State | Refused {
    const { type, args } = action.payload;
    if (state.ctx.gameover !== undefined) return { error: 'game-over' };
    if (!this.game.flow.isPlayerActive(state.G, state.ctx, seat)) return { error: 'not-active' };
    const known = this.game.moveNames.includes(type);
    const move = known ? this.game.flow.getMove(state.ctx, type, seat) : null;
    if (move === null) return { error: 'unknown-move' };
    const anyState = typeof move === 'object' && (move as LongFormMove).ignoreStaleStateID === true;
    if (state._stateID !== stateID && !anyState) return { error: 'stale' };

    const { transients, ...next } = this.#reduce(state, { type, args, playerID: seat });
    const legal = transients?.error === undefined && next._stateID === state._stateID + 1;
    return legal ? next : { error: 'illegal-move' };
  }

  #reduce(state: State, payload: { type: string; args: unknown[]; playerID: string }): ReturnType<Reducer> {
    try {
      return this.#reducer(state, { type: 'MAKE_MOVE', payload });
    } catch (error) {
      throw new GameFailure(`${payload.type} of ${this.game.name}: ${messageOf(error)}`, { cause: error });
    }
  }
}
