import { describe, expect, test } from 'vitest';
import type { LegalMove } from '../../games/kit/move';
import { type Heard, MoveQueue } from '../../web/table/moveQueue';

const march = (...args: string[]): LegalMove => ({ move: 'march', args });
const [first, second, third] = [march('a'), march('b'), march('c')];

/** A match as the queue hears of it. */
class Table {
  readonly made: { move: LegalMove; state: number }[] = [];
  readonly closed = new Set<LegalMove>();
  readonly queue = new MoveQueue();
  state = 7;
  busy = false;
  trouble: object | null = null;

  put(...moves: LegalMove[]): LegalMove | null {
    this.queue.put(moves);
    return this.hear();
  }

  hear(): LegalMove | null {
    const heard: Heard = {
      state: this.state,
      busy: this.busy,
      trouble: this.trouble,
      hasMade: (move, since) => this.made.some((one) => one.move === move && one.state >= since),
      isLegal: (move) => !this.closed.has(move),
    };
    return this.queue.hear(heard);
  }

  /** The server makes a move, or another player does. */
  happens(move: LegalMove): LegalMove | null {
    this.made.push({ move, state: this.state });
    this.closed.add(move);
    this.state++;
    this.busy = false;
    return this.hear();
  }
}

describe('moves of a queue', () => {
  test('are sent one by one, each when the one before has been made', () => {
    const table = new Table();
    expect(table.put(first, second, third)).toBe(first);
    table.busy = true;
    expect(table.hear()).toBeNull();
    expect(table.hear()).toBeNull();
    expect(table.happens(first)).toBe(second);
    expect(table.happens(second)).toBe(third);
    expect(table.happens(third)).toBeNull();
    expect(table.queue.dropped).toBeNull();
  });

  test('wait while nothing can be sent', () => {
    const table = new Table();
    table.busy = true;
    expect(table.put(first)).toBeNull();
    table.busy = false;
    expect(table.hear()).toBe(first);
  });

  test('go on past what others do after the move was made', () => {
    const table = new Table();
    table.put(first, second);
    table.made.push({ move: first, state: 7 }, { move: march('of another'), state: 8 });
    table.state = 9;
    expect(table.hear()).toBe(second);
  });

  test('fall out when they have become impossible, and the others go on', () => {
    const table = new Table();
    table.put(first, second, third);
    table.closed.add(second);
    expect(table.happens(first)).toBe(third);
    expect(table.queue.dropped).toEqual({ reason: 'impossible', moves: [second] });
  });

  test('may become possible only by the one before, and are not given up meanwhile', () => {
    const table = new Table();
    table.closed.add(second);
    expect(table.put(first, second, third)).toBe(first);
    table.closed.delete(second);
    expect(table.happens(first)).toBe(second);
    expect(table.queue.dropped).toBeNull();
  });

  test('give way to those put in later', () => {
    const table = new Table();
    table.put(first, second);
    table.put();
    expect(table.happens(first)).toBeNull();
    expect(table.put(third)).toBe(third);
    expect(table.queue.dropped).toBeNull();
  });
});

describe('a queue is emptied', () => {
  test('when its move is refused, whether the refusal comes with or without a sign of waiting', () => {
    for (const waits of [true, false]) {
      const table = new Table();
      table.put(first, second, third);
      if (waits) {
        table.busy = true;
        expect(table.hear()).toBeNull();
        table.busy = false;
      }
      table.trouble = { text: 'The server did not accept that.' };
      expect(table.hear()).toBeNull();
      expect(table.queue.dropped).toEqual({ reason: 'refused', moves: [second, third] });
      expect(table.happens(march('of another'))).toBeNull();
    }
  });

  test('when nothing more is waited for and the move has not been made', () => {
    const table = new Table();
    table.put(first, second);
    table.busy = true;
    table.hear();
    table.busy = false;
    expect(table.hear()).toBeNull();
    expect(table.queue.dropped).toEqual({ reason: 'refused', moves: [second] });
  });

  test('when something else happens to the match instead', () => {
    const table = new Table();
    table.put(first, second);
    expect(table.happens(march('of another'))).toBeNull();
    expect(table.queue.dropped).toEqual({ reason: 'superseded', moves: [second] });
    expect(table.happens(first)).toBeNull();
  });

  test('by a refusal that came after the move was sent, not by one from before', () => {
    const table = new Table();
    table.trouble = { text: 'an old one' };
    table.put(first, second);
    expect(table.hear()).toBeNull();
    expect(table.happens(first)).toBe(second);
  });

  test('without a word when nothing waited behind the move', () => {
    const table = new Table();
    table.put(first);
    table.trouble = { text: 'refused' };
    table.hear();
    expect(table.queue.dropped).toBeNull();
  });
});
