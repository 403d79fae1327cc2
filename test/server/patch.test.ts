import type { State } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { applyPatch, type Operation } from 'rfc6902';
import { describe, expect, test } from 'vitest';
import { type LobbyGame, movesOnServer } from '../../lobby/game';
import { patchBetween } from '../../lobby/socket/patch';
import { Room, type Watcher } from '../../lobby/socket/room';
import { sightOf } from '../../lobby/socket/view';
import { subjects } from '../games';
import { duel, open } from '../lobby/fixtures/duel';
import { seeded } from '../tools/chance';
import { playRandomly, randomMatch } from '../tools/match';

function throughJSON<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** Applies a patch as boardgame.io's clients do, to what has come over the wire. */
function patched<T>(before: T, patch: Operation[]): T {
  const after = throughJSON(before);
  const problems = applyPatch(after, throughJSON(patch));
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
  return after;
}

/** Somebody who follows a match by what it is told. */
class Follower implements Watcher {
  readonly seat: string | null;
  readonly credentials = undefined;
  readonly heard = undefined;
  readonly takes = 'patch';
  readonly visits = true;
  told = -1;
  state: State | undefined;
  patches = 0;

  constructor(seat: string | null) {
    this.seat = seat;
  }

  tell(event: string, args: readonly unknown[]): void {
    if (event === 'patch') {
      const [, before, , patch] = args as [string, number, number, Operation[]];
      expect(this.state?._stateID).toBe(before);
      this.state = patched(this.state, patch);
      this.patches += 1;
    } else this.state = throughJSON(args[1] as State);
  }

  close(): void {}
  lose(): void {}
}

describe.each(subjects)('whole random games of $id', (subject) => {
  test('are followed by patches to the same views, from every seat and by spectators', () => {
    subject.with(({ game }) => {
      const processed = ProcessGameConfig(game);
      for (const seed of [21, 22]) {
        const match = randomMatch(game, seed);
        const room = new Room('match', processed);
        const followers = [...match.allSeats, null].map((seat) => new Follower(seat));
        for (const follower of followers) room.watchers.add(follower);
        let moves = -1;
        playRandomly(match, seed, ({ state: played }) => {
          const state = structuredClone(played);
          room.tellState(state, state.deltalog ?? []);
          moves += 1;
          for (const { seat, state: followed } of followers) {
            expect(followed).toEqual(throughJSON(sightOf(processed, seat, state).view.state));
          }
        });
        for (const { patches } of followers) expect(patches).toBeGreaterThan(moves * 0.95);
      }
    });
  });
});

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

  test('is none where the whole is shorter, or boardgame.io could not apply it', () => {
    expect(patchBetween({ a: 'x'.repeat(100), b: 1, c: 1 }, { a: 'y' })).toBeUndefined();
    for (const name of ['constructor', 'prototype', '__proto__']) {
      const of = (inner: string) => JSON.parse(`{"long": "${'x'.repeat(100)}", "G": {"${name}": ${inner}}}`);
      expect(patchBetween(of('{"a": 1}'), of('{"a": 2}'))).toBeUndefined();
    }
  });
});

test('patches are for games whose clients leave all moves to the server', () => {
  expect(
    subjects.map((subject) => subject.with(({ game }) => movesOnServer(ProcessGameConfig(game)))),
  ).toEqual(subjects.map(() => true));
  expect([duel, open].map((game) => movesOnServer(ProcessGameConfig(game)))).toEqual([true, false]);
  const own: LobbyGame = { phases: { a: { turn: { stages: { b: { moves: { c: () => {} } } } } } } };
  expect(movesOnServer(own)).toBe(false);
});
