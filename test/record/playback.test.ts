/* Every position of a match comes again from its first state and its log, as each seat and a watcher were sent it. */
import type { LogEntry } from 'boardgame.io';
import { expect, test } from 'vitest';
import type { Stacked } from '../../games/kit/frame';
import { sidesAt } from '../../games/kit/seats';
import { movesToTakeBack } from '../../games/kit/undo';
import { Playback } from '../../games/record/playback';
import { pickFrom, seeded } from '../../games/testing/chance';
import { Match, randomMatch } from '../../games/testing/match';
import type { SubjectParts } from '../../games/testing/subject';
import { allSubjects } from '../games';
import { Quarters } from '../kit/quarters';
import { subject as quarters } from '../kit/quarters/subject';

/** States after which a match of Alesia is left; matches of others are played to their end. */
const LONGEST = 500;
/** A number that leads through any smaller number of states in another order than theirs. */
const STRIDE = 7_919;
/** Of a match of so many states, one in so many is kept at least. */
const farthest = (states: number) => Math.ceil(states / 32);
/** What may be kept of a match, in bytes. */
const MOST_BYTES = 4_000_000;

interface Live {
  playback: Playback;
  /** By state: what each seat, and a watcher, was sent of it, as JSON. */
  sent: readonly (readonly string[])[];
  takenBack: number;
}

/** Returns what each seat, and a watcher, sees of a state, as JSON. */
function seenBy<G extends Stacked>({ game, allSeats }: Match<G>, G: G): string[] {
  return [...allSeats, null].map((seat) => JSON.stringify(game.rulebook.view(G, sidesAt(G, seat))));
}

/** Plays at random, with moves taken back in between, and returns what was sent meanwhile. */
function playedLive<G extends Stacked>({ game }: Pick<SubjectParts<G>, 'game'>) {
  const match = randomMatch(game, 3);
  const next = seeded(3);
  const playback = new Playback(game, JSON.parse(match.stored()));
  const sent = [seenBy(match, match.state.G)];
  let takenBack = 0;
  while (!match.over && !(game.name === 'alesia' && match.state._stateID >= LONGEST)) {
    const seat = pickFrom(match.seats, next);
    const takesBack = movesToTakeBack(match.state.plugins, seat) > 0 && next() < 0.15;
    if (takesBack) takenBack++;
    match.make(takesBack ? { seat, move: 'undo', args: [] } : pickFrom(match.legal(seat), next));
    const log: LogEntry[] = JSON.parse(JSON.stringify(match.state.deltalog));
    playback.add(log);
    sent.push(seenBy(match, match.state.G));
  }
  const seen = (G: Stacked) => seenBy(match, G as G);
  return { playback, sent, takenBack, seen } satisfies Live & { seen(G: Stacked): string[] };
}

/** Comes to a position, and returns it with the number of moves that it took. */
function cameTo(playback: Playback, state: number): { G: Stacked; made: number } {
  const coming = playback.to(state);
  for (let made = 0; ; made++) {
    const { done, value } = coming.next();
    if (done === true && value !== undefined) return { G: value.G, made };
  }
}

test.each(allSubjects)(
  'every position of a match of $id is what was sent, byte for byte',
  ({ with: use }) => {
    const { playback, sent, takenBack, seen } = use(playedLive);
    expect(takenBack).toBeGreaterThan(0);
    expect(playback.last).toBe(sent.length - 1);
    const count = sent.length;
    cameTo(playback, playback.last);
    const orders = [(index: number) => (index * STRIDE) % count, (index: number) => count - 1 - index];
    for (const order of orders)
      for (let index = 0; index < count; index++) {
        const state = order(index);
        const { G, made } = cameTo(playback, state);
        if (seen(G).join() !== sent[state].join()) expect(seen(G), `state ${state}`).toEqual(sent[state]);
        expect(made).toBeLessThanOrEqual(farthest(count));
        expect(playback.bytes).toBeLessThan(MOST_BYTES);
      }
  },
  300_000,
);

test('the next position is one move away', () => {
  const { playback } = quarters.with(playedLive);
  cameTo(playback, playback.last);
  const middle = Math.floor(playback.last / 2);
  cameTo(playback, middle);
  expect(cameTo(playback, middle + 1).made).toBeLessThanOrEqual(1);
});

test('what cannot be played again is refused in words', () => {
  const match = new Match(Quarters, 6);
  const { state } = match;
  match.make(match.legal(match.seats[0])[0]);
  const log: LogEntry[] = match.state.deltalog ?? [];
  const { dice: _none, ...plugins } = state.plugins;
  expect(() => new Playback(Quarters, { ...state, plugins })).toThrow('began without dice of its own key');
  expect(() => new Playback(Quarters, match.state)).toThrow('is not the first');
  const playback = new Playback(Quarters, state);
  playback.add(log);
  expect(() => playback.add(log)).toThrow('does not tell what was done in state 1');
  const told = log.map((entry) => ({ ...entry, _stateID: 1, metadata: undefined }));
  expect(() => playback.add(told)).toThrow('does not tell which move was made in state 1');
  expect(() => cameTo(playback, 2)).toThrow('The match has no state 2');
});
