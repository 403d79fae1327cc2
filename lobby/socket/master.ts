import { setImmediate as turn } from 'node:timers/promises';
import type {
  ChatMessage,
  CredentialedActionShape,
  FilteredMetadata,
  LogEntry,
  LongFormMove,
  Server,
  State,
} from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import { admitting } from '../../games/kit/table';
import { fits } from '../credentials';
import { GameFailure, messageOf } from '../errors';
import type { LobbyGame } from '../game';
import type { Stage } from '../metrics';
import type { StoredMatch } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { mayWatch } from '../watching';
import type { Presence } from './presence';
import type { Refusal } from './refusal';
import type { MoveMessage, WantedMove } from './wire';

type TransportAPI = Master['transportAPI'];
type Reducer = ReturnType<typeof CreateGameReducer>;
type Refused = { error: Refusal };
/** How many of the moves of a message were made, and why the next was not. */
export type Made = { made: number; error?: Refusal };
type MatchData = Server.MatchData;

/** Told how many seconds a move has spent in one of its stages. */
export type StageClock = (stage: Stage, seconds: number) => void;

const TRIES = 5;

/** Returns what everybody may know of who plays in a match. */
export function publicSeats(metadata: Pick<MatchData, 'players'>): FilteredMetadata {
  return Object.values(metadata.players).map(({ credentials: _secret, ...player }) => player);
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
  readonly #movesPerMatch: number;
  readonly #moved: StageClock;

  constructor(
    game: LobbyGame,
    storage: Storage,
    presence: Presence,
    transportAPI: TransportAPI,
    movesPerMatch: number,
    moved: StageClock = () => {},
  ) {
    super(game, storage, transportAPI);
    this.#storage = storage;
    this.#presence = presence;
    this.#reducer = CreateGameReducer({ game: this.game });
    this.#movesPerMatch = movesPerMatch;
    this.#moved = moved;
  }

  /** Makes a move, as {@link makeMoves} does. */
  override async onUpdate(
    { payload: { type: move, args, credentials = '' } }: CredentialedActionShape.MakeMove,
    stateID: number,
    matchID: string,
    seat: string,
  ): Promise<Refused | undefined> {
    const moves = [{ move, args: args ?? [] }] as const;
    const { error } = await this.makeMoves({ matchID, seat, stateID, moves, credentials });
    return error === undefined ? undefined : { error };
  }

  /**
   * Makes moves one after another, each on the state that the one before has led to, up to the first that is refused;
   * before each but the first it asks whether there `isAllowance` for it. Stores what all that were made lead to at once,
   * then hands the new state to `sendAll`. What is remembered of the match may be old when others move in it too: then
   * nothing is stored, and no refusal is given, before it has been read again.
   *
   * @returns how many were made, and why the next was not.
   * @throws {GameFailure} if the game failed at one of them; then none is made.
   */
  async makeMoves(message: MoveMessage, isAllowance: () => boolean = () => true): Promise<Made> {
    const { matchID } = message;
    const { matches } = this.#storage;
    let match = await matches.get(matchID);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const begun = performance.now();
      const { state, ...made } = await this.#tryMoves(match, message, isAllowance);
      const decided = performance.now();
      this.#moved('rules', (decided - begun) / 1000);
      if (match === undefined || state === undefined) {
        const current = await matches.current(matchID);
        if (current === match) return made;
        match = current;
      } else if ((await matches.move(match, state)) !== undefined) {
        this.#moved('storage', (performance.now() - decided) / 1000);
        this.transportAPI.sendAll({ type: 'update', args: [matchID, state] });
        return made;
      } else match = await matches.current(matchID);
    }
    return { made: 0, error: 'stale' };
  }

  /** Resolves to nothing if the match may be seen from the seat; it is for the caller to send it. */
  override async onSync(
    matchID: string,
    seat: string | null,
    credentials?: string,
  ): Promise<Refused | undefined> {
    const match = await this.#storage.matches.current(matchID);
    if (match === undefined || match.game !== this.game.name) return { error: 'match-not-found' };
    if (seat === null) return mayWatch(match.watching) ? undefined : { error: 'not-open' };
    const owns = fits(credentials, match.holders[Number(seat)]);
    return owns ? undefined : { error: 'unauthorized' };
  }

  /** Stores whether a seat has a connected socket. */
  override async onConnectionChange(
    matchID: string,
    seat: string,
    _credentials: string | undefined,
    connected: boolean,
  ): Promise<undefined> {
    await this.#presence.set(matchID, Number(seat), connected);
  }

  /** Keeps what a seated player says; who hears of the notice sends it on. */
  override async onChatMessage(
    matchID: string,
    message: ChatMessage,
    credentials: string,
  ): Promise<Refused | undefined> {
    const refused = await this.onSync(matchID, message.sender, credentials);
    if (refused !== undefined) return refused;
    await this.#storage.addChat(matchID, message);
    return undefined;
  }

  /** Returns what the moves lead to, with the log of all that can be made; without a state if none can. */
  async #tryMoves(
    match: StoredMatch | undefined,
    { credentials, seat, stateID, moves }: MoveMessage,
    isAllowance: () => boolean,
  ): Promise<Made & { state?: State }> {
    if (match === undefined || match.game !== this.game.name) return { made: 0, error: 'match-not-found' };
    if (!fits(credentials, match.holders[Number(seat)])) return { made: 0, error: 'unauthorized' };
    let state = this.#storage.matches.stateOf(match);
    const log: LogEntry[] = [];
    for (const [made, move] of moves.entries()) {
      const done = made === 0 ? { made } : { made, state: { ...state, deltalog: log } };
      if (made > 0 && !isAllowance()) return { ...done, error: 'too-many' };
      const next = this.#stateAfter(state, move, made === 0 ? stateID : state._stateID, seat);
      if ('error' in next) return { ...done, error: next.error };
      state = next;
      log.push(...(next.deltalog ?? []));
      if (moves.length > 1) await turn();
    }
    return { made: moves.length, state: { ...state, deltalog: log } };
  }

  #stateAfter(
    before: State,
    { move: type, args }: WantedMove,
    stateID: number,
    seat: string,
  ): State | Refused {
    const state = admitting(this.game, before, seat, type);
    if (state.ctx.gameover !== undefined) return { error: 'game-over' };
    if (!this.game.flow.isPlayerActive(state.G, state.ctx, seat)) return { error: 'not-active' };
    const known = this.game.moveNames.includes(type);
    const move = known ? this.game.flow.getMove(state.ctx, type, seat) : null;
    if (move === null) return { error: 'unknown-move' };
    const anyState = typeof move === 'object' && (move as LongFormMove).ignoreStaleStateID === true;
    if (state._stateID !== stateID && !anyState) return { error: 'stale' };

    const { transients, ...next } = this.#reduce(state, { type, args, playerID: seat });
    const legal = transients?.error === undefined && next._stateID === state._stateID + 1;
    if (!legal) return { error: 'illegal-move' };
    const goesOn = next._stateID > this.#movesPerMatch && next.ctx.gameover === undefined;
    return goesOn ? { error: 'too-long' } : next;
  }

  #reduce(state: State, payload: { type: string; args: unknown[]; playerID: string }): ReturnType<Reducer> {
    try {
      return this.#reducer(state, { type: 'MAKE_MOVE', payload });
    } catch (error) {
      throw new GameFailure(`${payload.type} of ${this.game.name}: ${messageOf(error)}`, { cause: error });
    }
  }
}
