import { describe, expect, test } from 'vitest';
import { remembered, rememberOf } from '../../games/falling-sky/pieces/fast/remembered';

interface Shelf {
  books: Record<string, number>;
}

function counted() {
  const looks: string[] = [];
  const booksOf = remembered((shelf: Shelf, name: string) => {
    looks.push(name);
    return shelf.books[name] ?? 0;
  });
  const isEmpty = remembered((shelf: Shelf, name: string) => booksOf(shelf, name) === 0, booksOf);
  return { booksOf, isEmpty, looks };
}

describe('remembered', () => {
  test('looks once for each key of a state', () => {
    const { booksOf, looks } = counted();
    const [shelf, other] = [{ books: { a: 1, b: 2 } }, { books: { a: 5 } }];
    for (const name of ['a', 'b', 'a', 'b']) booksOf(shelf, name);
    expect([booksOf(other, 'a'), booksOf(other, 'a'), booksOf(shelf, 'a')]).toEqual([5, 5, 1]);
    expect(looks).toEqual(['a', 'b', 'a']);
  });

  test('looks again for what is forgotten, and for what was concluded from it', () => {
    const { booksOf, isEmpty, looks } = counted();
    const shelf = { books: { a: 0, b: 2 } };
    expect([isEmpty(shelf, 'a'), isEmpty(shelf, 'b')]).toEqual([true, false]);
    shelf.books.a = 3;
    booksOf.forget(shelf, 'a');
    expect([booksOf(shelf, 'a'), booksOf(shelf, 'b')]).toEqual([3, 2]);
    expect(isEmpty(shelf, 'a')).toBe(false);
    expect(looks).toEqual(['a', 'b', 'a']);
  });

  test('knows of a copy what it knows of the original, until it is written to', () => {
    const { booksOf, isEmpty, looks } = counted();
    const shelf = { books: { a: 1, b: 0 } };
    expect([isEmpty(shelf, 'a'), isEmpty(shelf, 'b')]).toEqual([false, true]);
    const copy = { books: { ...shelf.books } };
    rememberOf(copy, shelf);
    expect([isEmpty(copy, 'a'), booksOf(copy, 'b')]).toEqual([false, 0]);
    expect(looks).toEqual(['a', 'b']);
    copy.books.a = 0;
    booksOf.forget(copy, 'a');
    expect([isEmpty(copy, 'a'), booksOf(copy, 'a')]).toEqual([true, 0]);
    expect(looks).toEqual(['a', 'b', 'a']);
    expect([isEmpty(shelf, 'a'), booksOf(shelf, 'a'), isEmpty(shelf, 'b')]).toEqual([false, 1, true]);
    expect(looks).toEqual(['a', 'b', 'a']);
  });

  test('knows nothing of a copy whose original has been written to since', () => {
    const { booksOf, isEmpty, looks } = counted();
    const shelf = { books: { a: 1, b: 2 } };
    isEmpty(shelf, 'a');
    const copy = { books: { ...shelf.books } };
    rememberOf(copy, shelf);
    shelf.books.a = 0;
    booksOf.forget(shelf, 'a');
    expect([isEmpty(shelf, 'a'), isEmpty(copy, 'a'), booksOf(copy, 'a')]).toEqual([true, false, 1]);
    expect(looks).toEqual(['a', 'a', 'a']);
  });

  test('knows of a copy of a copy what neither has been asked', () => {
    const { booksOf, looks } = counted();
    const shelf = { books: { a: 1 } };
    booksOf(shelf, 'a');
    const [copy, second] = [{ books: { a: 1 } }, { books: { a: 1 } }];
    rememberOf(copy, shelf);
    rememberOf(second, copy);
    expect(booksOf(second, 'a')).toBe(1);
    expect(looks).toEqual(['a']);
  });

  test('tells when something was last forgotten of a state, as a number that does not come again', () => {
    const { booksOf } = counted();
    const [shelf, other] = [{ books: {} }, { books: {} }];
    expect(booksOf.changed(shelf)).toBe(0);
    booksOf.forget(shelf, 'a');
    const first = booksOf.changed(shelf);
    booksOf.forget(other, 'a');
    expect(booksOf.changed(shelf)).toBe(first);
    booksOf.forget(shelf, 'b');
    expect(new Set([0, first, booksOf.changed(other), booksOf.changed(shelf)]).size).toBe(4);
  });
});
