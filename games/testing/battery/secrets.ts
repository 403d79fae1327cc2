import type { State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { Alea } from '../../ai/alea';
import { commitmentTo } from '../../kit/dice/key';
import { diceStateIn } from '../../kit/dice/plugin';
import type { Seat, SideOf, Stacked } from '../../kit/frame';
import { legalMove } from '../../kit/legality';
import { makeMove } from '../../kit/make';
import { sidesAt, sideToDecide } from '../../kit/seats';
import { pickFrom, seededChance } from '../chance';
import type { Match, SentMove } from '../match';
import { playedByBots } from '../played';
import { expect } from '../runner';
import type { SubjectParts } from '../subject';
import { watchStates } from './games';

/** What a server sends a seat, or a spectator, in bytes. */
interface Wire<G extends Stacked> {
  /** Tells of a state. */
  update(state: State<G>, seat: Seat | null): string;
  /** Tells of a state who has been told of the one before. */
  patch(before: State<G>, after: State<G>, seat: Seat | null): string;
}

function wireOf<G extends Stacked>({ game, patchBetween }: SubjectParts<G>): Wire<G> {
  const filter = getFilterPlayerView(game);
  const seen = (state: State<G>, seat: Seat | null) => {
    const data = filter(seat, { type: 'update', args: ['match', state] });
    if (data.type !== 'update') throw new Error('no state is sent');
    return data.args;
  };
  return {
    update: (state, seat) => JSON.stringify(seen(state, seat)),
    patch: (before, after, seat) => {
      const [, state, log] = seen(after, seat);
      return JSON.stringify([patchBetween?.(seen(before, seat)[1], state) ?? state, log]);
    },
  };
}

/** Nothing of the undo snapshot or the dice to come reaches a client; when the game is over, the key of the dice does. */
export function pluginsAreFiltered<G extends Stacked>(parts: SubjectParts<G>): void {
  const filter = getFilterPlayerView(parts.game);
  watchStates(parts, 9, ({ state, allSeats, over }) => {
    const dice = diceStateIn(state.plugins);
    if (dice === null) throw new Error('the match has no dice');
    const commitment = commitmentTo(dice.key);
    for (const seat of [...allSeats, null]) {
      const { args } = filter(seat, { type: 'update', args: ['match', state] });
      const sent = args[1];
      if (typeof sent !== 'object' || !('plugins' in sent)) throw new Error('no state was sent');
      expect(sent.plugins.dice.data).toEqual(over ? { commitment, opened: dice } : { commitment });
      if (!over) expect(JSON.stringify(args)).not.toContain(dice.key);
      const undo = Object.keys(sent.plugins.undo.data ?? {});
      expect(undo.filter((key) => key !== 'seat' && key !== 'moves')).toEqual([]);
    }
  });
}

/** The view of a view is the view, and a seat sees what its sides see. */
export function viewIsIdempotent<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook } = parts;
  watchStates(parts, 9, ({ state: { G }, allSeats }) => {
    for (const seat of [...allSeats, null]) {
      const view = rulebook.view(G, sidesAt(G, seat));
      expect(rulebook.view(view, sidesAt(G, seat))).toEqual(view);
    }
  });
}

/**
 * States that differ only in what a seat may not know send it, and spectators, the same bytes; and so they do after
 * the same move of that seat, whole and as what has changed, unless the move has brought something to light or ended
 * the game.
 */
export function hiddenThingsStayHidden<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook } = playedByBots(parts.game);
  const wire = wireOf(parts);
  const chance = new Alea('other worlds');
  let different = 0;
  let moved = 0;
  watchStates(parts, 3, (match, next) => {
    if (match.over) return;
    const { G } = match.state;
    for (const seat of match.allSeats) {
      const sides = sidesAt(G, seat);
      const other = rulebook.bots.determinize(rulebook.view(G, sides), sides, chance);
      if (JSON.stringify(other) === JSON.stringify(G)) continue;
      different++;
      const worlds = [match.branch(), match.branch(other)];
      expectSame(wire, worlds, [seat, null]);
      if (!match.seats.includes(seat)) continue;
      const made = pickFrom(match.legal(seat), next);
      if (!worlds.every(({ state }) => tellsNothing(parts, state.G, made))) continue;
      const before = worlds.map(({ state }) => state);
      for (const world of worlds) expect(world.make(made)).toBe(true);
      expectSame(wire, worlds, [seat, null]);
      expectSamePatch(wire, before, worlds, [seat, null]);
      moved++;
    }
  });
  if (parts.isOpen) return;
  expect(different).toBeGreaterThan(200);
  expect(moved).toBeGreaterThan(100);
}

/** Moves that look alike to others send every other seat, and spectators, the same bytes, unless they reveal something. */
export function movesThatLookAlikeTellNothing<G extends Stacked>(parts: SubjectParts<G>): void {
  const { observation } = playedByBots(parts.game).rulebook.bots;
  if (observation === undefined) return;
  const wire = wireOf(parts);
  let compared = 0;
  watchStates(parts, 2, (match) => {
    for (const seat of match.seats) {
      const others = [...match.allSeats.filter((other) => other !== seat), null];
      for (const pair of alikePairs(parts, match, seat)) {
        const worlds = pair.map((made) => {
          const world = match.branch();
          expect(world.make(made)).toBe(true);
          return world;
        });
        expectSame(wire, worlds, others);
        expectSamePatch(wire, [match.state, match.state], worlds, others);
        compared++;
      }
    }
  });
  expect(compared).toBeGreaterThan(100);
}

const PAIRS = 3;

/** Returns pairs of moves of a seat that look alike and bring nothing to light. */
function alikePairs<G extends Stacked>(
  parts: SubjectParts<G>,
  match: Match<G>,
  seat: Seat,
): [SentMove, SentMove][] {
  const { G } = match.state;
  const { observation } = playedByBots(parts.game).rulebook.bots;
  const looks = new Map<string, SentMove>();
  const pairs: [SentMove, SentMove][] = [];
  for (const made of match.legal(seat)) {
    if (pairs.length === PAIRS) break;
    const side = moverOf(parts, G, made);
    const move = side && legalMove(parts.rulebook, G, side, made);
    if (!side || !move) continue;
    const look = `${side} ${observation?.(G, side, move)}`;
    const other = looks.get(look);
    if (other === undefined) looks.set(look, made);
    else if ([other, made].every((each) => tellsNothing(parts, G, each))) pairs.push([other, made]);
  }
  return pairs;
}

/** Says that a move brings nothing to light, by the rules' own account, and does not end the game. */
function tellsNothing<G extends Stacked>(parts: SubjectParts<G>, G: G, made: SentMove): boolean {
  const side = moverOf(parts, G, made);
  const play = side && makeMove(parts.rulebook, G, side, made, seededChance(1));
  return play !== null && !play.isFinal && play.result === null;
}

/** Returns the side a seat makes a move for. */
function moverOf<G extends Stacked>(
  { rulebook }: SubjectParts<G>,
  G: G,
  { seat, ...made }: SentMove,
): SideOf<G> | null {
  const deciding = sideToDecide(G, seat);
  const sides = deciding === null ? sidesAt(G, seat) : [deciding];
  return sides.find((side) => legalMove(rulebook, G, side, made) !== null) ?? null;
}

function expectSame<G extends Stacked>(
  { update }: Wire<G>,
  [one, other]: Match<G>[],
  seats: readonly (Seat | null)[],
): void {
  for (const seat of seats) expectSameBytes(update(one.state, seat), update(other.state, seat));
}

function expectSamePatch<G extends Stacked>(
  { patch }: Wire<G>,
  before: readonly State<G>[],
  after: readonly Match<G>[],
  seats: readonly (Seat | null)[],
): void {
  for (const seat of seats) {
    const [sent, otherwise] = after.map(({ state }, world) => patch(before[world], state, seat));
    expectSameBytes(sent, otherwise);
  }
}

function expectSameBytes(sent: string, otherwise: string): void {
  if (otherwise !== sent) expect(JSON.parse(otherwise)).toEqual(JSON.parse(sent));
  expect(otherwise).toBe(sent);
}
