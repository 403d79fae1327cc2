import { setTimeout as sleep } from 'node:timers/promises';
import type { LogEntry, State } from 'boardgame.io';
import { messageOf } from '../errors';
import type { LobbyGame } from '../game';
import { Allowance, type Limits } from '../limits';
import type { Log } from '../log';
import type { Refusal } from '../socket/refusal';
import type { BotSeat, BotSettings } from '../storage/botSeats';
import { legalMoves } from './legal';
import { MatchSocket } from './matchSocket';
import type { Pool } from './pool';
import type { BotMove } from './question';

type Parts = {
  url: string;
  game: LobbyGame;
  pool: Pool;
  limits: Limits;
  /** The moves that all bots of this process may make together. */
  moves: Allowance;
  log: Log;
};

const ANSWER_WITHIN = 15_000;
const ALLOWANCE_EVERY = 50;
const FIRST_SETBACK = 50;
const LONGEST_SETBACK = 30_000;
const OWN_FAULT: readonly Refusal[] = ['illegal-move', 'unknown-move', 'malformed', 'failed'];
const NOT_ITS_SEAT: readonly Refusal[] = ['unauthorized', 'match-not-found'];

/**
 * Plays one seat of one match until the match is over or it is stopped. It knows what the server sends its seat, and
 * nothing else. When it gets no move from its thread it makes any legal one; when it is refused it waits, longer
 * each time, and looks at the match again; when the match changes while it thinks, it thinks anew.
 */
export class BotPlayer {
  readonly seat: BotSeat;
  readonly #parts: Parts;
  readonly #ended: () => void;
  readonly #messages: Allowance;
  readonly #socket: MatchSocket;
  #settings: BotSettings;
  #state: State | undefined;
  #newest = -1;
  #activeSince: number | undefined;
  #sent = false;
  #setBack = false;
  #setbacks = 0;
  #distrusted: number | undefined;
  #over = false;
  #news = new AbortController();

  constructor(seat: BotSeat, parts: Parts, ended: () => void) {
    this.seat = seat;
    this.#settings = seat;
    this.#parts = parts;
    this.#ended = ended;
    const { messageBurst, messagesPerSecond } = parts.limits;
    this.#messages = new Allowance(Math.max(1, messageBurst / 2), messagesPerSecond * 0.9);
    this.#socket = new MatchSocket(parts.url, seat, {
      state: (state, moves) => this.#hear(state, moves),
      refused: (error) => this.#refused(error),
      lost: (forGood) => this.#lost(forGood),
    });
    this.#play();
  }

  /** Sets how the bot plays from now on; it thinks anew if anything is different. */
  change({ level, pace }: BotSettings): void {
    if (level === this.#settings.level && pace === this.#settings.pace) return;
    this.#settings = { level, pace };
    if (!this.#sent) this.#news.abort();
  }

  /** Leaves the match; the seat stays the bot's. */
  stop(): void {
    if (this.#over) return;
    this.#over = true;
    this.#socket.close();
    this.#news.abort();
    this.#ended();
  }

  #hear(state: State, moves?: LogEntry[]): void {
    if (this.#state !== undefined && state._stateID <= this.#state._stateID) return;
    this.#state = state;
    if (state._stateID > this.#newest) {
      this.#newest = state._stateID;
      this.#setBack = false;
      this.#setbacks = 0;
    }
    if (this.#sent && moves !== undefined) {
      const own = moves.some(({ action }) => action.payload.playerID === this.seat.seat);
      if (!own) return;
      this.#activeSince = undefined;
    }
    this.#sent = false;
    this.#news.abort();
  }

  #refused(error: Refusal): void {
    this.#log('bot refused', { reason: error });
    if (NOT_ITS_SEAT.includes(error)) {
      this.stop();
      return;
    }
    if (OWN_FAULT.includes(error)) this.#distrusted = this.#state?._stateID;
    this.#sent = false;
    this.#fallBack();
    this.#news.abort();
  }

  #lost(forGood: boolean): void {
    this.#state = undefined;
    this.#sent = false;
    this.#news.abort();
    if (forGood) this.stop();
  }

  async #play(): Promise<void> {
    while (!this.#over) {
      this.#news = new AbortController();
      const { signal } = this.#news;
      try {
        if (this.#setBack) await this.#lookAgain(signal);
        else if (this.#state === undefined) await aborted(signal);
        else await this.#act(this.#state, signal);
      } catch (error) {
        if (signal.aborted) continue;
        this.#log('bot failed', { error: messageOf(error) });
        this.#fallBack();
      }
    }
  }

  async #act(state: State, signal: AbortSignal): Promise<void> {
    if (state.ctx.gameover !== undefined) return this.stop();
    const legal = legalMoves(this.#parts.game, state, this.seat.seat);
    const [first, ...others] = legal;
    if (first === undefined) {
      this.#activeSince = undefined;
      return aborted(signal);
    }
    this.#activeSince ??= performance.now();
    const due = this.#activeSince + this.#settings.pace;
    const move = others.length === 0 ? first : await this.#choose(state, [first, ...others], signal);
    await sleep(Math.max(0, due - performance.now()), undefined, { signal });
    for (const allowance of [this.#messages, this.#parts.moves]) {
      while (!allowance.take()) await sleep(ALLOWANCE_EVERY, undefined, { signal });
    }
    this.#sent = true;
    this.#socket.move(move, state._stateID);
    await sleep(ANSWER_WITHIN, undefined, { signal });
    this.#sent = false;
    throw new Error('The server does not answer');
  }

  async #choose(
    state: State,
    legal: readonly [BotMove, ...BotMove[]],
    signal: AbortSignal,
  ): Promise<BotMove> {
    const { matchID, game, seat } = this.seat;
    const { level } = this.#settings;
    if (state._stateID !== this.#distrusted) {
      try {
        return await this.#parts.pool.ask({ game, matchID, seat, level, state }, signal);
      } catch (error) {
        signal.throwIfAborted();
        this.#log('bot failed', { error: messageOf(error) });
      }
    }
    return legal[Math.floor(Math.random() * legal.length)] ?? legal[0];
  }

  async #lookAgain(signal: AbortSignal): Promise<void> {
    const wait = Math.min(FIRST_SETBACK * 2 ** (this.#setbacks - 1), LONGEST_SETBACK);
    await sleep(wait, undefined, { signal });
    this.#setBack = false;
    this.#state = undefined;
    if (!this.#socket.connected) return;
    this.#socket.sync();
    await sleep(ANSWER_WITHIN, undefined, { signal });
    throw new Error('The server does not answer');
  }

  #fallBack(): void {
    this.#setBack = true;
    this.#setbacks += 1;
  }

  #log(event: string, details: Record<string, unknown>): void {
    const { matchID, seat } = this.seat;
    this.#parts.log(event, { match: matchID, seat, ...details });
  }
}

/** Rejects when the signal is aborted. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
