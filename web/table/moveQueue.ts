import type { LegalMove } from '../../games/kit/move';

/** What a queue is told of the match whenever something changes. */
export interface Heard {
  /** boardgame.io's number of the state. */
  state: number;
  /** A move is on its way, or nothing can be sent. */
  busy: boolean;
  /** Changes whenever a move is refused; null while nothing is wrong. */
  trouble: unknown;
  /** Says whether the seat has made a move of this kind in the state of that number or after it. */
  hasMade(move: LegalMove, since: number): boolean;
  /** Says whether a move can be made now. */
  isLegal(move: LegalMove): boolean;
}

/** Why moves of a queue were not made. */
export type Reason = 'refused' | 'superseded' | 'impossible';

/** Moves that were queued and not made. */
export interface Dropped {
  moves: readonly LegalMove[];
  reason: Reason;
}

interface Sent {
  move: LegalMove;
  state: number;
  trouble: unknown;
  wasBusy: boolean;
}

/**
 * Moves to be made one after another, each as soon as the one before has been made: one may become possible only by that
 * one before. One that is impossible when its turn comes (a road is full) falls out. When one is refused, or something else happens to the match instead of it, the rest were
 * meant for a situation that has not come about, and the queue is emptied.
 */
export class MoveQueue {
  #waiting: LegalMove[] = [];
  #sent: Sent | null = null;
  #dropped: Dropped | null = null;

  /** What was dropped since moves were last put in; null when nothing was. */
  get dropped(): Dropped | null {
    return this.#dropped;
  }

  /** Says whether moves wait for those before them. */
  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  /** Forgets the moves that wait, and puts in others. */
  put(moves: readonly LegalMove[]): void {
    this.#waiting = [...moves];
    this.#sent = null;
    this.#dropped = null;
  }

  /** Hears what has become of the match, and returns the move that is to be sent now, if there is one. */
  hear(heard: Heard): LegalMove | null {
    const sent = this.#sent;
    if (sent !== null) {
      if (heard.state === sent.state) {
        const isRefused = heard.trouble !== null && heard.trouble !== sent.trouble;
        if (isRefused || (sent.wasBusy && !heard.busy)) this.#drop('refused', this.#waiting);
        else sent.wasBusy ||= heard.busy;
        return null;
      }
      if (!heard.hasMade(sent.move, sent.state)) {
        this.#drop('superseded', this.#waiting);
        return null;
      }
      this.#sent = null;
    }
    return heard.busy ? null : this.#next(heard);
  }

  #next({ state, trouble, isLegal }: Heard): LegalMove | null {
    const first = this.#waiting.findIndex(isLegal);
    const impossible = first < 0 ? this.#waiting : this.#waiting.slice(0, first);
    const [move, ...rest] = this.#waiting.slice(impossible.length);
    if (impossible.length > 0)
      this.#drop('impossible', impossible, move === undefined ? [] : [move, ...rest]);
    if (move === undefined) return null;
    this.#waiting = rest;
    this.#sent = { move, state, trouble, wasBusy: false };
    return move;
  }

  #drop(reason: Reason, moves: readonly LegalMove[], rest: readonly LegalMove[] = []): void {
    const before = this.#dropped?.reason === reason ? this.#dropped.moves : [];
    this.#waiting = [...rest];
    this.#sent = null;
    if (moves.length > 0) this.#dropped = { reason, moves: [...before, ...moves] };
  }
}
