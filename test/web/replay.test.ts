/* A match that is played again in the page: each position as it was seen then. */
import type { LogEntry } from 'boardgame.io';
import { describe, expect, test } from 'vitest';
import type { Stacked } from '../../games/kit/frame';
import type { RubiconGame } from '../../games/kit/game';
import { recordOf } from '../../games/record/making';
import { parseRecord } from '../../games/record/record';
import { verifying } from '../../games/record/verify';
import { pickFrom, seeded } from '../../games/testing/chance';
import { Match } from '../../games/testing/match';
import { replayed } from '../../web/replay/replayed';
import { pastOf } from '../../web/replay/viewer';
import { routeOf } from '../../web/router';
import { subjects } from '../games';

const MOVES = 120;

/** Plays at random and returns the record, and what each seat and a watcher (null) saw of every position: `G`, in JSON. */
function played<G extends Stacked>(game: RubiconGame<G>) {
  const match = new Match(game, 2);
  const next = seeded(2);
  const initialState = match.state;
  const viewers = [...match.allSeats, null];
  const log: LogEntry[] = [];
  const seen = new Map<string | null, string[]>(viewers.map((viewer) => [viewer, []]));
  const note = () => {
    const { G, ctx } = match.state;
    for (const [viewer, views] of seen)
      views.push(JSON.stringify(game.playerView({ G, ctx, playerID: viewer })));
  };
  note();
  for (let move = 0; move < MOVES && !match.over; move++) {
    match.make(pickFrom(match.legal(pickFrom(match.seats, next)), next));
    log.push(...(match.state.deltalog ?? []));
    note();
  }
  const seats = match.allSeats.map(() => ({}));
  const { stateVersion } = game;
  const record = recordOf({ game, stateVersion, seats, initialState, state: match.state, log });
  return { record: parseRecord(JSON.stringify(record)), seen, log };
}

const movesIn = (log: readonly LogEntry[]) => log.filter(({ action }) => action.type === 'MAKE_MOVE');
const argsIn = (log: readonly LogEntry[]) =>
  movesIn(log).map(({ action: { payload } }) => [payload.playerID, payload.type, payload.args]);

describe.each(subjects)('a match of $id', (subject) => {
  test('is played again from its record, and every position is seen as it was then, and no more', () =>
    subject.with(async ({ game, rulebook }) => {
      const { record, seen, log } = played(game);
      const told: number[] = [];
      const all = await replayed(
        verifying(game, record),
        (positions) => told.push(positions),
        AbortSignal.timeout(600_000),
      );
      expect(told).toEqual([...told].sort((a, b) => a - b));
      expect(all.positions.length).toBe(record.moves.length + 1);
      for (const [viewer, views] of seen) {
        const past = pastOf(rulebook, all, viewer);
        expect(past.states().map((state) => JSON.stringify(past.positionAt(state)?.G))).toEqual(views);
        const half = Math.floor(views.length / 2);
        const position = past.positionAt(half);
        expect(position?.id).toBe(half);
        expect(argsIn(position?.log ?? [])).toEqual(
          argsIn(log)
            .slice(0, half)
            .map(([seat, move, args]) => [seat, move, seat === viewer ? args : null]),
        );
      }
      const open = pastOf(rulebook, all, 'everything');
      const last = open.positionAt(record.moves.length);
      expect(argsIn(last?.log ?? [])).toEqual(argsIn(log));
      expect(JSON.stringify(last?.G.seats)).toBe(JSON.stringify(all.last.G.seats));
      expect(last?.over).toBe(all.last.ctx.gameover ?? null);
      expect(open.positionAt(0)?.over).toBeNull();
    }));
});

describe('playing again', () => {
  const [first] = subjects;

  test('shares between positions what has not changed', () =>
    first.with(async ({ game }) => {
      const { record } = played(game);
      const { positions } = await replayed(verifying(game, record), () => {}, new AbortController().signal);
      expect(positions[1]).not.toBe(positions[0]);
      expect(positions[1].seats).toBe(positions[0].seats);
    }));

  test('ends when nobody wants it any more, after the portion that is being played', () =>
    first.with(async ({ game }) => {
      const { record } = played(game);
      const ends = new AbortController();
      ends.abort(new Error('nobody looks'));
      const slow = function* () {
        for (const state of verifying(game, record)) {
          const until = performance.now() + 13;
          while (performance.now() < until);
          yield state;
        }
      };
      const told: number[] = [];
      const all = replayed(slow(), (positions) => told.push(positions), ends.signal);
      await expect(all).rejects.toThrow('nobody looks');
      expect(told.length).toBe(1);
    }));
});

test('the pages of matches that are played again have addresses', () => {
  expect(routeOf('/replay')).toEqual({ page: 'replay', parts: [] });
  expect(routeOf('/replay/match/alesia/x')).toEqual({ page: 'replay', parts: ['match', 'alesia', 'x'] });
});
