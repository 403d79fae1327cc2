import { isOver, type Seat, type Stacked } from '../../kit/frame';
import { seatingOf } from '../../kit/rulebook';
import { sidesAt } from '../../kit/seats';
import { pickFrom, seeded } from '../chance';
import type { Match } from '../match';
import { expect } from '../runner';
import type { SubjectParts } from '../subject';
import { playGames, watchGames, watchStates } from './games';

const GAMES = 6;

/** The most a stored state may take, in bytes. */
const STATE_LIMIT = 64 * 1024;

/** Random games of every number of players end without dead end, exception or broken invariant. */
export function gamesEnd<G extends Stacked>(parts: SubjectParts<G>): void {
  const { min, max } = parts.rulebook.players;
  watchGames(
    parts,
    GAMES,
    (recording) => {
      for (const [match] of recording.matches()) {
        const broken = parts.invariant(match.state.G);
        if (broken !== null) throw new Error(broken);
        expect(bytesIn(match.stored())).toBeLessThan(STATE_LIMIT);
      }
      expect(recording.decisions).toBeGreaterThan(1);
    },
    max - min + 1,
  );
}

/** Returns how many bytes a text takes in UTF-8. */
function bytesIn(text: string): number {
  return encodeURIComponent(text).replace(/%../g, '.').length;
}

/** The state is plain JSON and small. */
export function statesAreJson<G extends Stacked>(parts: SubjectParts<G>): void {
  watchStates(parts, 7, ({ state: { G } }) => {
    const text = JSON.stringify(G);
    expect(JSON.parse(text)).toStrictEqual(G);
    expect(text.length).toBeLessThan(16 * 1024);
  });
}

/** Who holds which side is what the rulebook says, from the first state to the last; a bid may let players change places. */
export function seatsAreKept<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook } = parts;
  const ids = rulebook.sides.map(({ id }) => id);
  watchGames(parts, 3, ({ first, last }) => {
    const { seats } = first.state.G;
    expect(Object.keys(seats)).toEqual(ids);
    const possible = optionsOf(rulebook.options)
      .filter((options) => !rulebook.playersError?.(first.players, options))
      .map((options) => seatingOf(rulebook, first.players, options));
    expect(possible).toContainEqual(seats);
    for (const seat of first.allSeats) expect(sidesAt(first.state.G, seat)).not.toEqual([]);
    const { seats: lastSeats } = last.state.G;
    if (parts.seatsMayChange) expect(Object.values(lastSeats).sort()).toEqual(Object.values(seats).sort());
    else expect(lastSeats).toEqual(seats);
  });
}

/** Returns every combination of options. */
function optionsOf(
  options: readonly { id: string; choices: readonly { value: string }[] }[],
): Record<string, string>[] {
  let all: Record<string, string>[] = [{}];
  for (const { id, choices } of options) {
    all = all.flatMap((chosen) => choices.map(({ value }) => ({ ...chosen, [id]: value })));
  }
  return all;
}

/** A game that is over says who has won, by how much and in which seats, and has nothing to hide. */
export function resultsAreSound<G extends Stacked>(parts: SubjectParts<G>): void {
  watchGames(parts, GAMES, ({ last }) => expectSoundResult(parts, last));
}

/** Whoever gives up, the game ends, at once or later, and soundly. */
export function givingUpEnds<G extends Stacked>(parts: SubjectParts<G>): void {
  let quit = 0;
  playGames(parts, 8, (match, seed) => {
    const next = seeded(seed);
    const quitAt = 2 + 3 * (seed % 8);
    for (let decisions = 1; !match.over; decisions++) {
      const seat = pickFrom(match.seats, next);
      if (decisions % quitAt === 0) {
        expectToQuit(match, seat);
        quit++;
      } else expect(match.make(pickFrom(match.legal(seat), next))).toBe(true);
    }
    expectSoundResult(parts, match);
  });
  expect(quit).toBeGreaterThan(20);
}

function expectToQuit<G extends Stacked>(match: Match<G>, seat: Seat): void {
  expect(match.make({ seat, move: 'resign', args: [] })).toBe(true);
  if (match.over) expect(match.state.ctx.gameover.winningSeats).not.toContain(seat);
  else expect(match.seats).not.toContain(seat);
}

function expectSoundResult<G extends Stacked>({ rulebook }: SubjectParts<G>, match: Match<G>): void {
  const { G, ctx } = match.state;
  const { winners, margins, winningSeats, winner, draw, reason } = ctx.gameover;
  const ids = rulebook.sides.map(({ id }) => id);
  expect(isOver(G)).toBe(true);
  expect(reason).toMatch(/^\S.*\S$/);
  for (const side of winners) expect(ids).toContain(side);
  expect(new Set(winners).size).toBe(winners.length);
  expect(Object.keys(margins).sort()).toEqual([...ids].sort());
  for (const id of ids) expect(Number.isFinite(margins[id])).toBe(true);
  const seats = ids.filter((id) => winners.includes(id)).flatMap((id) => G.seats[id] ?? []);
  expect(winningSeats).toEqual([...new Set(seats)].sort());
  expect(winner).toBe(winningSeats.length === 1 ? winningSeats[0] : undefined);
  expect(draw).toBe(winners.length === 0 ? true : undefined);
  expect(match.seats).toEqual([]);
  for (const seat of [...match.allSeats, null]) expect(rulebook.view(G, sidesAt(G, seat))).toEqual(G);
}
