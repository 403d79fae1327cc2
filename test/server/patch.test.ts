import type { State } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import type { Operation } from 'rfc6902';
import { describe, expect, test } from 'vitest';
import { playRandomly, randomMatch } from '../../games/testing/match';
import { type LobbyGame, movesOnServer } from '../../lobby/game';
import { Room, type Watcher } from '../../lobby/socket/room';
import { sightOf } from '../../lobby/socket/view';
import { subjects } from '../games';
import { duel, open } from '../lobby/fixtures/duel';
import { patched, throughJSON } from '../lobby/fixtures/patching';

/** Somebody who follows a match by what it is told. */
class Follower implements Watcher {
  readonly seat: string | null;
  readonly credentials = undefined;
  readonly heard = undefined;
  counted = undefined;
  readonly takes = 'patch';
  readonly visits = true;
  readonly isFull = () => false;
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

test('patches are for games whose clients leave all moves to the server', () => {
  expect(
    subjects.map((subject) => subject.with(({ game }) => movesOnServer(ProcessGameConfig(game)))),
  ).toEqual(subjects.map(() => true));
  expect([duel, open].map((game) => movesOnServer(ProcessGameConfig(game)))).toEqual([true, false]);
  const own: LobbyGame = { phases: { a: { turn: { stages: { b: { moves: { c: () => {} } } } } } } };
  expect(movesOnServer(own)).toBe(false);
});
