import { describe, expect, test } from 'vitest';
import type { LegalMove } from '../../games/kit/move';
import { type Heard, MoveQueue } from '../../web/table/queue/moveQueue';

const march = (...args: string[]): LegalMove => ({ move: 'march', args });
const [first, second, third] = [march('a'), march('b'), march('c')];

/** A match as the queue hears of it. */
class Table {
  readonly made: { move: LegalMove; state: number }[] = [];
  readonly closed = new Set<LegalMove>();
  readonly queue = new MoveQueue();
  state = 7;
  busy = false;
  decides = true;
  trouble: object | null = null;

  put(...moves: LegalMove[]): readonly LegalMove[] {
    this.queue.put(moves);
    return this.hear();
  }

  /** What the queue would hear of now. */
  get heard(): Heard {
    return {
      state: this.state,
      busy: this.busy,
      trouble: this.trouble,
      decides: this.decides,
      madeSince: (since) => this.made.filter(({ state }) => state >= since).map(({ move }) => move.move),
      isLegal: (move) => !this.closed.has(move),
    };
  }

  hear(): readonly LegalMove[] {
    return this.queue.hear(this.heard);
  }

  /** The server makes moves of the seat, and tells of all of them at once. */
  happens(...moves: LegalMove[]): readonly LegalMove[] {
    for (const move of moves) {
      this.made.push({ move, state: this.state });
      this.closed.add(move);
      this.state++;
    }
    this.busy = false;
    return this.hear();
  }

  /** Another player makes a move. */
  anotherMoves(): readonly LegalMove[] {
    this.state++;
    this.busy = false;
    return this.hear();
  }
}

const NOTHING: LegalMove[] = [];

describe('moves of a queue', () => {
  test('are sent all at once, and heard of when they have been made', () => {
    const table = new Table();
    expect(table.put(first, second, third)).toEqual([first, second, third]);
    table.busy = true;
    expect(table.hear()).toEqual(NOTHING);
    expect(table.queue.waits).toBe(true);
    expect(table.happens(first, second, third)).toEqual(NOTHING);
    expect([table.queue.waits, table.queue.dropped]).toEqual([false, null]);
  });

  test('are known to have been made before the queue has heard of it', () => {
    const table = new Table();
    table.put(first, second);
    expect(table.queue.waitsAfter(table.heard)).toBe(true);
    table.made.push({ move: first, state: table.state });
    table.state++;
    expect([table.queue.waits, table.queue.waitsAfter({ ...table.heard, busy: true })]).toEqual([true, true]);
    table.made.push({ move: second, state: table.state });
    table.state++;
    expect([table.queue.waits, table.queue.waitsAfter(table.heard)]).toEqual([true, false]);
    table.hear();
    expect([table.queue.waits, table.queue.waitsAfter(table.heard)]).toEqual([false, false]);
  });

  test('still wait when others were made in their place', () => {
    const table = new Table();
    table.put(first, { move: 'rest', args: [] });
    table.made.push({ move: first, state: table.state }, { move: second, state: table.state + 1 });
    table.state += 2;
    expect(table.queue.waitsAfter(table.heard)).toBe(true);
  });

  test('are sent again from the one that was not made', () => {
    const table = new Table();
    table.put(first, second, third);
    expect(table.happens(first)).toEqual([second, third]);
    expect(table.happens(second, third)).toEqual(NOTHING);
    expect(table.queue.dropped).toBeNull();
  });

  test('are not sent again before it is known how many were made', () => {
    const table = new Table();
    table.put(first, second, third);
    table.made.push({ move: first, state: 7 });
    table.state = 8;
    table.busy = true;
    expect(table.hear()).toEqual(NOTHING);
    table.busy = false;
    expect(table.hear()).toEqual([second, third]);
  });

  test('wait while nothing can be sent', () => {
    const table = new Table();
    table.busy = true;
    expect(table.put(first)).toEqual(NOTHING);
    table.busy = false;
    expect(table.hear()).toEqual([first]);
  });

  test('go on past what others do after the move was made', () => {
    const table = new Table();
    table.put(first, second);
    table.made.push({ move: first, state: 7 });
    table.state = 9;
    expect(table.hear()).toEqual([second]);
  });

  test('fall out when they have become impossible, and the others go on', () => {
    const table = new Table();
    table.put(first, second, third);
    table.closed.add(second);
    expect(table.happens(first)).toEqual([third]);
    expect(table.queue.dropped).toEqual({ reason: 'impossible', moves: [second] });
  });

  test('may become possible only by the one before, and are not given up meanwhile', () => {
    const table = new Table();
    table.closed.add(second);
    expect(table.put(first, second, third)).toEqual([first, second, third]);
    table.closed.delete(second);
    expect(table.happens(first)).toEqual([second, third]);
    expect(table.queue.dropped).toBeNull();
  });

  test('give way to those put in later', () => {
    const table = new Table();
    table.put(first, second);
    table.put();
    expect(table.happens(first)).toEqual(NOTHING);
    expect(table.put(third)).toEqual([third]);
    expect(table.queue.dropped).toBeNull();
  });
});

describe('a queue is emptied', () => {
  test('when its first move is refused, whether the refusal comes with or without a sign of waiting', () => {
    for (const waits of [true, false]) {
      const table = new Table();
      table.put(first, second, third);
      if (waits) {
        table.busy = true;
        expect(table.hear()).toEqual(NOTHING);
        table.busy = false;
      }
      table.trouble = { text: 'The server did not accept that.' };
      expect(table.hear()).toEqual(NOTHING);
      expect(table.queue.dropped).toEqual({ reason: 'refused', moves: [second, third] });
      expect(table.anotherMoves()).toEqual(NOTHING);
    }
  });

  test('when nothing more is waited for and no move has been made', () => {
    const table = new Table();
    table.put(first, second);
    table.busy = true;
    table.hear();
    table.busy = false;
    expect(table.hear()).toEqual(NOTHING);
    expect(table.queue.dropped).toEqual({ reason: 'refused', moves: [second] });
  });

  test('when something else happens to the match instead', () => {
    const table = new Table();
    table.put(first, second);
    expect(table.anotherMoves()).toEqual(NOTHING);
    expect(table.queue.dropped).toEqual({ reason: 'superseded', moves: [second] });
    expect(table.happens(first)).toEqual(NOTHING);
  });

  test('when somebody else has to decide after some of its moves, which may be put in again', () => {
    const table = new Table();
    table.put(first, second, third);
    table.decides = false;
    for (const move of [second, third]) table.closed.add(move);
    expect(table.happens(first)).toEqual(NOTHING);
    const { dropped } = table.queue;
    expect(dropped).toEqual({ reason: 'interrupted', moves: [second, third] });
    table.decides = true;
    for (const move of [second, third]) table.closed.delete(move);
    expect(table.put(...(dropped?.moves ?? []))).toEqual([second, third]);
    expect(table.queue.dropped).toBeNull();
  });

  test('by a refusal that came after the moves were sent, not by one from before', () => {
    const table = new Table();
    table.trouble = { text: 'an old one' };
    table.put(first, second);
    expect(table.hear()).toEqual(NOTHING);
    expect(table.happens(first)).toEqual([second]);
  });

  test('without a word when nothing waited behind the move', () => {
    const table = new Table();
    table.put(first);
    table.trouble = { text: 'refused' };
    table.hear();
    expect(table.queue.dropped).toBeNull();
  });
});
