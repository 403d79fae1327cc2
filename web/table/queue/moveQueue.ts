import type { LegalMove } from '../../../games/kit/move';

/** What a queue is told of the match whenever something changes. */
export interface Heard {
  /** boardgame.io's number of the state. */
  state: number;
  /** A move is on its way, or nothing can be sent. */
  busy: boolean;
  /** Changes whenever a move is refused; null while nothing is wrong. */
  trouble: unknown;
  /** The seat is asked for something. */
  decides: boolean;
  /** Returns the names of the moves that the seat has made in the state of that number or after it, in order. */
  madeSince(state: number): readonly string[];
  /** Says whether a move can be made now. */
  isLegal(move: LegalMove): boolean;
}

/** Why moves of a queue were not made; those that were `interrupted` by another's decision may be put in again. */
export type Reason = 'refused' | 'superseded' | 'interrupted' | 'impossible';

/** Moves that were queued and not made. */
export interface Dropped {
  moves: readonly LegalMove[];
  reason: Reason;
}

interface Sent {
  moves: readonly LegalMove[];
  state: number;
  trouble: unknown;
  wasBusy: boolean;
}

/**
 * Moves to be made one after another, sent all at once, each to be made as soon as the one before has been made: one may
 * become possible only by that one before. One that is impossible when its turn comes (a road is full) falls out, and the
 * rest are sent again. When the first of those sent is refused, or something else happens to the match instead of it, or
 * somebody else has to decide after some of them, the rest were meant for a situation that has not come about, and the
 * queue is emptied.
 */
export class MoveQueue {
  #waiting: readonly LegalMove[] = [];
  #sent: Sent | null = null;
  #dropped: Dropped | null = null;

  /** What was dropped since moves were last put in; null when nothing was. */
  get dropped(): Dropped | null {
    return this.#dropped;
  }

  /** Says whether moves wait for those before them. */
  get waits(): boolean {
    return this.#waiting.length > 0 || (this.#sent?.moves.length ?? 0) > 1;
  }

  /** Says whether moves will still wait once it has heard what has become of the match. */
  waitsAfter(heard: Heard): boolean {
    if (!this.waits || this.#sent === null || heard.state === this.#sent.state || heard.busy)
      return this.waits;
    const names = heard.madeSince(this.#sent.state);
    return this.#sent.moves.some(({ move }, index) => move !== names[index]);
  }

  /** Forgets the moves that wait, and puts in others. */
  put(moves: readonly LegalMove[]): void {
    this.#waiting = [...moves];
    this.#sent = null;
    this.#dropped = null;
  }

  /** Hears what has become of the match, and returns the moves that are to be sent now, as one message. */
  hear(heard: Heard): readonly LegalMove[] {
    const sent = this.#sent;
    if (sent !== null) {
      const { moves, state } = sent;
      if (heard.state === state) {
        const isRefused = heard.trouble !== null && heard.trouble !== sent.trouble;
        if (isRefused || (sent.wasBusy && !heard.busy)) this.#drop('refused', moves.slice(1));
        else sent.wasBusy ||= heard.busy;
        return [];
      }
      if (heard.busy) return [];
      const names = heard.madeSince(state);
      const made = moves.findIndex(({ move }, index) => move !== names[index]);
      if (made === 0) {
        this.#drop('superseded', moves.slice(1));
        return [];
      }
      this.#sent = null;
      this.#waiting = made < 0 ? [] : moves.slice(made);
    }
    return heard.busy ? [] : this.#next(heard);
  }

  #next({ state, trouble, decides, isLegal }: Heard): readonly LegalMove[] {
    const waiting = this.#waiting;
    const first = waiting.findIndex(isLegal);
    if (first < 0) this.#drop(decides ? 'impossible' : 'interrupted', waiting);
    if (first < 0) return [];
    const moves = waiting.slice(first);
    this.#drop('impossible', waiting.slice(0, first));
    this.#sent = { moves, state, trouble, wasBusy: false };
    return moves;
  }

  /** Forgets all moves; keeps those that were not made, with those before for the same reason. */
  #drop(reason: Reason, moves: readonly LegalMove[]): void {
    const before = this.#dropped?.reason === reason ? this.#dropped.moves : [];
    this.#waiting = [];
    this.#sent = null;
    if (moves.length > 0) this.#dropped = { reason, moves: [...before, ...moves] };
  }
}
