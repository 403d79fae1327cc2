import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from 'boardgame.io';
import { levelOf, timeForTurn } from '../../games/ai/levels';
import { type AskedDeed, Phase } from '../../games/ai/pacing';
import { messageOf } from '../errors';
import type { Log } from '../log';
import type { Attendance, Attendant } from '../socket/attendance';
import type { Refusal } from '../socket/refusal';
import type { BotSeat, BotSettings } from '../storage/botSeats';
import { aborted } from './aborted';
import { isAsked } from './legal';
import type { Pool } from './pool';
import type { Answer, BotMove } from './question';
import type { BotTurns } from './turns';

type Parts = {
  credentials: string;
  attend(attendant: Attendant): Attendance;
  pool: Pool;
  turns: BotTurns;
  log: Log;
};

const FIRST_SETBACK = 50;
const LONGEST_SETBACK = 30_000;
const OWN_FAULT: readonly Refusal[] = ['illegal-move', 'unknown-move', 'malformed', 'failed'];
const NOT_ITS_SEAT: readonly Refusal[] = ['unauthorized', 'match-not-found'];

/**
 * Plays one seat of one match until the match is over or it is stopped. It knows what its seat may see, and nothing
 * else. When its thread fails at a move it asks for any legal one; when that fails too, or it is refused, it waits,
 * longer each time, and looks at the match again; when the match changes while it thinks, it thinks anew.
 */
export class BotPlayer {
  readonly seat: BotSeat;
  readonly #parts: Parts;
  readonly #ended: () => void;
  readonly #attendance: Attendance;
  #settings: BotSettings;
  #state: State | undefined;
  #newest = -1;
  readonly #phase = new Phase(() => performance.now());
  /** What it has been asked, until it has moved. */
  #asked: AskedDeed | undefined;
  #moving = false;
  #setBack = false;
  #setbacks = 0;
  #distrusted: number | undefined;
  #over = false;
  /** Ends the pause before what it does next. */
  #pause = new AbortController();
  #news = new AbortController();

  constructor(seat: BotSeat, parts: Parts, ended: () => void) {
    this.seat = seat;
    this.#settings = seat;
    this.#parts = parts;
    this.#ended = ended;
    this.#attendance = parts.attend({
      matchID: seat.matchID,
      seat: seat.seat,
      credentials: parts.credentials,
      told: (view) => this.#told(view),
      closed: (reason) => this.#refused(reason),
    });
    this.#play();
  }

  /** Sets how the bot plays from now on; it thinks anew if anything is different. */
  change({ level, pace }: BotSettings): void {
    if (level === this.#settings.level && pace === this.#settings.pace) return;
    this.#settings = { level, pace };
    this.#interrupt();
  }

  /** Does the rest of what it does in this phase at once. */
  skip(): void {
    this.#phase.skip();
    this.#pause.abort();
  }

  /** Leaves the match; the seat stays the bot's. */
  stop(): void {
    if (this.#over) return;
    this.#over = true;
    this.#attendance.leave();
    this.#news.abort();
    this.#parts.pool.forget(this.seat);
    this.#ended();
  }

  async #play(): Promise<void> {
    while (!this.#over) {
      this.#news = new AbortController();
      const { signal } = this.#news;
      try {
        if (this.#setBack) await this.#recover(signal);
        if (this.#state === undefined) await this.#look();
        else await this.#act(this.#state, signal);
      } catch (error) {
        if (signal.aborted) continue;
        this.#log('bot failed', { error: messageOf(error) });
        this.#fallBack();
      }
    }
  }

  async #look(): Promise<void> {
    const seen = await this.#attendance.look();
    if ('error' in seen) this.#refused(seen.error);
    else this.#see(seen);
  }

  #told(view: State | undefined): void {
    if (view === undefined) this.#state = undefined;
    else this.#see(view);
    this.#interrupt();
  }

  #see(state: State): void {
    if (state._stateID < this.#newest) return;
    this.#state = state;
    if (state._stateID === this.#newest) return;
    this.#newest = state._stateID;
    this.#setBack = false;
    this.#setbacks = 0;
  }

  #interrupt(): void {
    if (!this.#moving) this.#news.abort();
  }

  async #act(state: State, signal: AbortSignal): Promise<void> {
    if (state.ctx.gameover !== undefined) return this.stop();
    const moves = await this.#choose(state, signal);
    if (moves.length === 0) {
      this.#asked = undefined;
      return aborted(signal);
    }
    this.#moving = true;
    try {
      const { made, error } = await this.#attendance.move(moves, state._stateID);
      if (made === 0 && error !== undefined) return this.#refused(error);
      this.#asked?.made();
      this.#asked = undefined;
      if (this.#state === state) this.#state = undefined;
    } finally {
      this.#moving = false;
    }
  }

  /** Resolves, when they may be made, to the moves of the deed chosen; to none if there is none to make. */
  async #choose(state: State, signal: AbortSignal): Promise<readonly BotMove[]> {
    if (!isAsked(state, this.seat.seat)) return [];
    this.#phase.enter(state);
    this.#asked ??= this.#phase.ask();
    const asked = this.#asked;
    const { moves, isForced } = await this.#think(state, signal);
    if (moves.length === 0) return [];
    asked.thought();
    if (!isForced) await this.#wait(asked.pause(this.#settings.pace), signal);
    await this.#parts.turns.wait(this.seat.owner, signal, moves.length);
    return moves;
  }

  /** Resolves after so many milliseconds, or when it is skipped; rejects when the signal is aborted. */
  async #wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    this.#pause = new AbortController();
    const either = AbortSignal.any([signal, this.#pause.signal]);
    await sleep(milliseconds, undefined, { signal: either }).catch(() => signal.throwIfAborted());
  }

  async #think(state: State, signal: AbortSignal): Promise<Answer> {
    const { matchID, game, seat, owner } = this.seat;
    const ask = async (level: BotSettings['level']) => {
      const milliseconds = this.#phase.left(timeForTurn(levelOf(level).milliseconds));
      const question = { game, matchID, seat, level, state, milliseconds };
      const answer = await this.#parts.pool.ask(question, owner, signal);
      if (answer.fault !== undefined) this.#log('bot failed', { error: answer.fault });
      return answer;
    };
    const { level } = this.#settings;
    if (level === 'random' || state._stateID === this.#distrusted) return ask('random');
    try {
      return await ask(level);
    } catch (error) {
      signal.throwIfAborted();
      this.#log('bot failed', { error: messageOf(error) });
      return ask('random');
    }
  }

  #refused(reason: Refusal): void {
    if (this.#over) return;
    this.#log('bot refused', { reason });
    if (NOT_ITS_SEAT.includes(reason)) {
      this.stop();
      return;
    }
    if (OWN_FAULT.includes(reason)) this.#distrusted = this.#state?._stateID;
    this.#fallBack();
  }

  async #recover(signal: AbortSignal): Promise<void> {
    const wait = Math.min(FIRST_SETBACK * 2 ** (this.#setbacks - 1), LONGEST_SETBACK);
    await sleep(wait, undefined, { signal });
    this.#setBack = false;
    this.#state = undefined;
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
