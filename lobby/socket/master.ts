import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type {
  ChatMessage,
  FilteredMetadata,
  LogEntry,
  LongFormMove,
  Move,
  Server,
  State,
} from 'boardgame.io';
import { CreateGameReducer, ProcessGameConfig } from 'boardgame.io/internal';
import { diceStateIn } from '../../games/kit/dice/plugin';
import { admitting } from '../../games/kit/table';
import { fits } from '../credentials';
import { GameFailure, messageOf } from '../errors';
import type { LobbyGame } from '../game';
import type { MoveStage } from '../metrics';
import type { StoredMatch } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { mayWatch } from '../watching';
import type { Refusal } from './refusal';
import type { MoveMessage, WantedMove } from './wire';

type Reducer = ReturnType<typeof CreateGameReducer>;
type MatchData = Server.MatchData;

/** What has become of the moves of a message. */
export interface Made {
  /** How many were made. */
  made: number;
  /** Why the next one was not; absent where all were made. */
  error?: Refusal;
  /** The state they have led to, as it is stored, with the log of all that were made; absent where none was. */
  state?: State;
}

/** Told how many seconds a move has spent in one of its stages. */
export type StageClock = (stage: MoveStage, seconds: number) => void;

const TRIES = 5;

/** Returns what everybody may know of who plays in a match. */
export function publicSeats(metadata: Pick<MatchData, 'players'>): FilteredMetadata {
  return Object.values(metadata.players).map(({ credentials: _secret, ...player }) => player);
}

/**
 * Decides what may be done in the matches of one game, in place of boardgame.io's master, which believes its clients: a seat needs its
 * credentials, a match must exist and be of this game, a move must be legal, and it is made only on the state that it was chosen for.
 * It expects messages whose shape `wire.ts` has checked, and sends nothing.
 */
export class LobbyMaster {
  readonly #game: ReturnType<typeof ProcessGameConfig>;
  readonly #reducer: Reducer;
  readonly #storage: Storage;
  readonly #movesPerMatch: number;
  readonly #moved: StageClock;

  constructor(game: LobbyGame, storage: Storage, movesPerMatch: number, moved: StageClock = () => {}) {
    this.#game = ProcessGameConfig(game);
    this.#reducer = CreateGameReducer({ game: this.#game });
    this.#storage = storage;
    this.#movesPerMatch = movesPerMatch;
    this.#moved = moved;
  }

  /**
   * Makes moves one after another, each on the state that the one before has led to, up to the first that is refused;
   * before each but the first it asks whether there `isAllowance` for it. What they lead to is stored at once, before anybody is told. What
   * is remembered of the match may be old when others move in it too: then it is read again before anything is stored or refused.
   *
   * @throws {GameFailure} if the game failed at one of them; then none is made.
   */
  async makeMoves(message: MoveMessage, isAllowance: () => boolean = () => true): Promise<Made> {
    const { matchID } = message;
    const { matches } = this.#storage;
    let match = await matches.get(matchID);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const begun = performance.now();
      const tried = await this.#tryMoves(match, message, isAllowance);
      const decided = performance.now();
      this.#moved('rules', (decided - begun) / 1000);
      if (match === undefined || tried.state === undefined) {
        const current = await matches.current(matchID);
        if (current === match) return tried;
        match = current;
      } else if ((await matches.move(match, tried.state)) !== undefined) {
        this.#moved('storage', (performance.now() - decided) / 1000);
        return tried;
      } else match = await matches.current(matchID);
    }
    return { made: 0, error: 'stale' };
  }

  /** Resolves to why a match may not be seen from a seat, or from none (null); to nothing if it may. */
  async refusalToSee(
    matchID: string,
    seat: string | null,
    credentials?: string,
  ): Promise<Refusal | undefined> {
    const match = await this.#storage.matches.current(matchID);
    if (match === undefined || match.game !== this.#game.name) return 'match-not-found';
    if (seat === null) return mayWatch(match.watching) ? undefined : 'not-open';
    return fits(credentials, match.holders[Number(seat)]) ? undefined : 'unauthorized';
  }

  /** Keeps what a seated player says, for those who hear of the notice to send on; resolves to why not, if it is refused. */
  async keepChat(matchID: string, message: ChatMessage, credentials: string): Promise<Refusal | undefined> {
    const refusal = await this.refusalToSee(matchID, message.sender, credentials);
    if (refusal === undefined) await this.#storage.addChat(matchID, message);
    return refusal;
  }

  /** Makes moves on a match as it is remembered, without storing what they lead to. */
  async #tryMoves(
    match: StoredMatch | undefined,
    { credentials, seat, stateID, moves }: MoveMessage,
    isAllowance: () => boolean,
  ): Promise<Made> {
    if (match === undefined || match.game !== this.#game.name) return { made: 0, error: 'match-not-found' };
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

  #stateAfter(before: State, wanted: WantedMove, stateID: number, seat: string): State | { error: Refusal } {
    const state = wanted.kind === undefined ? admitting(this.#game, before, seat, wanted.move) : before;
    if (state.ctx.gameover !== undefined) return { error: 'game-over' };
    if (!this.#mayAct(state, wanted, seat)) return { error: 'not-active' };
    const move = this.#known(state, wanted, seat);
    if (move === null) return { error: 'unknown-move' };
    const anyState = typeof move === 'object' && (move as LongFormMove).ignoreStaleStateID === true;
    if (state._stateID !== stateID && !anyState) return { error: 'stale' };

    const { transients, ...next } = this.#reduce(state, wanted, seat);
    const made = transients?.error === undefined && next._stateID === state._stateID + 1;
    if (!made || !isEffective(state, wanted, next)) return { error: 'illegal-move' };
    const goesOn = next._stateID > this.#movesPerMatch && next.ctx.gameover === undefined;
    return goesOn ? { error: 'too-long' } : next;
  }

  /** A move is taken back, or made again, by the one who alone may act. */
  #mayAct({ G, ctx }: State, { kind }: WantedMove, seat: string): boolean {
    const takesBack = kind === 'undo' || kind === 'redo';
    const isAlone = Object.keys(ctx.activePlayers ?? [seat]).length === 1;
    return this.#game.flow.isPlayerActive(G, ctx, seat) && (!takesBack || isAlone);
  }

  /** Returns the move of that name, or true for what else the game lets players do; null if there is no such thing. */
  #known(state: State, { kind, move: type }: WantedMove, seat: string): Move | true | null {
    const { flow, moveNames, disableUndo, events } = this.#game;
    if (kind === undefined) return moveNames.includes(type) ? flow.getMove(state.ctx, type, seat) : null;
    if (kind !== 'event') return disableUndo === true ? null : true;
    const isLet = flow.enabledEventNames.includes(type) && (type !== 'endGame' || events?.endGame === true);
    return isLet ? true : null;
  }

  #reduce(state: State, { kind, move, args }: WantedMove, seat: string): ReturnType<Reducer> {
    const payload = { type: move, args, playerID: seat };
    try {
      if (kind === 'event') return this.#reducer(state, { type: 'GAME_EVENT', payload });
      if (kind === 'undo') return this.#reducer(state, { type: 'UNDO', payload: { ...payload, type: null } });
      if (kind === 'redo') return this.#reducer(state, { type: 'REDO', payload: { ...payload, type: null } });
      return this.#reducer(state, { type: 'MAKE_MOVE', payload });
    } catch (error) {
      throw new GameFailure(`${move} of ${this.#game.name}: ${messageOf(error)}`, { cause: error });
    }
  }
}

/**
 * Returns whether something has been done: boardgame.io takes an event that is not due now, and does nothing. A die that was
 * rolled is not taken back, for then who has seen it would choose anew.
 */
function isEffective({ ctx, plugins }: State, { kind }: WantedMove, next: State): boolean {
  if (kind === 'event') return !isDeepStrictEqual(ctx, next.ctx);
  return kind === undefined || diceStateIn(plugins)?.drawn === diceStateIn(next.plugins)?.drawn;
}
