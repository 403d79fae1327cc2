import { describe, expect, test } from 'vitest';
import { remembered, remembering, rememberingCopy } from '../../games/kit/remembered';

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
  test('looks each time where nobody tells what is written', () => {
    const { booksOf, looks } = counted();
    const shelf = { books: { a: 1 } };
    booksOf(shelf, 'a');
    shelf.books.a = 2;
    expect(booksOf(shelf, 'a')).toBe(2);
    expect(looks).toEqual(['a', 'a']);
  });

  test('looks once for each key while remembering, and not at other states', () => {
    const { booksOf, looks } = counted();
    const shelf = { books: { a: 1, b: 2 } };
    remembering(shelf, () => {
      for (const name of ['a', 'b', 'a', 'b']) booksOf(shelf, name);
      expect(looks).toEqual(['a', 'b']);
      const other = { books: { a: 5 } };
      expect([booksOf(other, 'a'), booksOf(other, 'a')]).toEqual([5, 5]);
      expect(booksOf(shelf, 'a')).toBe(1);
    });
    expect(looks).toEqual(['a', 'b', 'a', 'a']);
  });

  test('looks again for what is forgotten, and for what was concluded from it', () => {
    const { booksOf, isEmpty, looks } = counted();
    const shelf = { books: { a: 0, b: 2 } };
    remembering(shelf, () => {
      expect([isEmpty(shelf, 'a'), isEmpty(shelf, 'b')]).toEqual([true, false]);
      shelf.books.a = 3;
      booksOf.forget(shelf, 'a');
      expect([booksOf(shelf, 'a'), booksOf(shelf, 'b')]).toEqual([3, 2]);
      expect(isEmpty(shelf, 'a')).toBe(false);
      expect(looks).toEqual(['a', 'b', 'a']);
    });
  });

  test('keeps what it knows of a state while another is remembered', () => {
    const { booksOf, looks } = counted();
    const [shelf, other] = [{ books: { a: 1 } }, { books: { a: 7 } }];
    remembering(shelf, () => {
      booksOf(shelf, 'a');
      remembering(other, () => {
        expect([booksOf(other, 'a'), booksOf(other, 'a')]).toEqual([7, 7]);
        shelf.books.a = 2;
        expect(booksOf(shelf, 'a')).toBe(2);
      });
      expect(looks).toEqual(['a', 'a', 'a']);
      expect(booksOf(shelf, 'a')).toBe(1);
    });
  });

  test('ends with the work, be it by an error', () => {
    const { booksOf } = counted();
    const shelf = { books: { a: 1 } };
    const fails = () =>
      remembering(shelf, () => {
        booksOf(shelf, 'a');
        throw new Error('broken');
      });
    expect(fails).toThrow('broken');
    shelf.books.a = 2;
    expect(booksOf(shelf, 'a')).toBe(2);
  });

  test('knows of a copy what it knows of the original, until it is written to', () => {
    const { booksOf, isEmpty, looks } = counted();
    const shelf = { books: { a: 1, b: 0 } };
    remembering(shelf, () => {
      expect([isEmpty(shelf, 'a'), isEmpty(shelf, 'b')]).toEqual([false, true]);
      const copy = { books: { ...shelf.books } };
      rememberingCopy(copy, shelf, () => {
        expect([isEmpty(copy, 'a'), booksOf(copy, 'b')]).toEqual([false, 0]);
        expect(looks).toEqual(['a', 'b']);
        copy.books.a = 0;
        booksOf.forget(copy, 'a');
        expect([isEmpty(copy, 'a'), booksOf(copy, 'a')]).toEqual([true, 0]);
        expect(looks).toEqual(['a', 'b', 'a']);
      });
      expect([isEmpty(shelf, 'a'), booksOf(shelf, 'a'), isEmpty(shelf, 'b')]).toEqual([false, 1, true]);
      expect(looks).toEqual(['a', 'b', 'a']);
    });
  });

  test('knows nothing of a copy of what is not remembered', () => {
    const { booksOf, looks } = counted();
    const [shelf, copy] = [{ books: { a: 1 } }, { books: { a: 1 } }];
    booksOf(shelf, 'a');
    rememberingCopy(copy, shelf, () => {
      expect([booksOf(copy, 'a'), booksOf(copy, 'a')]).toEqual([1, 1]);
    });
    expect(looks).toEqual(['a', 'a']);
  });

  test('tells how often something has been forgotten of what is remembered', () => {
    const { booksOf } = counted();
    const [shelf, copy] = [{ books: {} }, { books: {} }];
    remembering(shelf, () => {
      booksOf.forget(shelf, 'a');
      expect(booksOf.forgotten()).toBe(1);
      rememberingCopy(copy, shelf, () => {
        booksOf(copy, 'a');
        booksOf.forget(copy, 'a');
        booksOf.forget(shelf, 'a');
        expect(booksOf.forgotten()).toBe(2);
      });
      expect(booksOf.forgotten()).toBe(1);
    });
    expect(booksOf.forgotten()).toBe(0);
  });
});
