import { describe, expect, test } from 'vitest';
import { seeded } from '../../games/testing/chance';
import { patchBetween } from '../../lobby/socket/patch';
import { patched, throughJSON } from './fixtures/patching';

describe('a patch', () => {
  const random = seeded(5);
  const below = (count: number) => Math.floor(random() * count);
  const names = ['a', 'b', 'c/d', 'e~f', '~1', '', '0', '-', 'ключ'];
  const value = (depth: number): unknown => {
    const kind = below(depth === 0 ? 5 : 8);
    const leaves = [
      null,
      below(3),
      `text ${below(3)}`,
      undefined,
      [Number.NaN, new Date(below(2)), -0][below(3)],
    ];
    if (kind < 5) return leaves[kind];
    if (kind === 5) return Array.from({ length: below(5) }, () => value(depth - 1));
    return Object.fromEntries(Array.from({ length: below(6) }, () => [names[below(9)], value(depth - 1)]));
  };

  test('makes one JSON object of another, whatever they are', () => {
    let made = 0;
    for (let round = 0; round < 3000; round += 1) {
      const before = { fixed: 'x'.repeat(500), part: value(4), other: value(4) };
      const after = { fixed: before.fixed, part: below(2) ? value(4) : before.part, other: value(4) };
      const patch = patchBetween(before, after);
      if (patch === undefined) continue;
      expect(patched(before, patch)).toEqual(throughJSON(after));
      made += 1;
    }
    expect(made).toBeGreaterThan(2900);
  });

  test('says only what has changed of an array, or all of it if that is shorter', () => {
    const hand = Array.from({ length: 30 }, (_, index) => `card ${index}`);
    const without = hand.filter((_, index) => index !== 12);
    expect(patchBetween({ hand }, { hand: without })).toEqual([{ op: 'remove', path: '/hand/12' }]);
    expect(patchBetween({ hand: without }, { hand })).toEqual([
      { op: 'add', path: '/hand/12', value: 'card 12' },
    ]);
    const active = { fixed: 'x'.repeat(100), active: { 1: 'fire' } };
    expect(patchBetween(active, { ...active, active: { 0: 'fire' } })).toEqual([
      { op: 'replace', path: '/active', value: { 0: 'fire' } },
    ]);
  });

  test('changes the elements of an array that stay, takes off what is too much, and adds what is more', () => {
    const fixed = 'x'.repeat(200);
    const of = (...list: unknown[]) => ({ fixed, list });
    const [first, last] = [
      { name: 'first', fixed },
      { name: 'last', fixed },
    ];
    const [old, young] = [
      { age: 'old', fixed },
      { age: 'young', fixed },
    ];
    expect(patchBetween(of(first, old, last), of(first, young, last))).toEqual([
      { op: 'replace', path: '/list/1/age', value: 'young' },
    ]);
    expect(patchBetween(of(first, old, last), of(first, young, fixed, last))).toEqual([
      { op: 'replace', path: '/list/1/age', value: 'young' },
      { op: 'add', path: '/list/2', value: fixed },
    ]);
    expect(patchBetween(of(first, old, fixed, last), of(first, young, last))).toEqual([
      { op: 'replace', path: '/list/1/age', value: 'young' },
      { op: 'remove', path: '/list/2' },
    ]);
    expect(patchBetween(of(old, old), of(old, old, old))).toEqual([
      { op: 'add', path: '/list/2', value: old },
    ]);
  });

  test('is none where the whole is shorter, or boardgame.io could not apply it', () => {
    expect(patchBetween({ a: 'x'.repeat(100), b: 1, c: 1 }, { a: 'y' })).toBeUndefined();
    for (const name of ['constructor', 'prototype', '__proto__']) {
      const of = (inner: string) => JSON.parse(`{"long": "${'x'.repeat(100)}", "G": {"${name}": ${inner}}}`);
      expect(patchBetween(of('{"a": 1}'), of('{"a": 2}'))).toBeUndefined();
    }
  });
});
