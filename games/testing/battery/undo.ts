import { Simulator } from '../../ai/simulator';
import { diceStateIn } from '../../kit/dice/plugin';
import { type Stacked, topFrame } from '../../kit/frame';
import { legalMove } from '../../kit/legality';
import { NO_CHANCE } from '../../kit/random';
import { sidesAt, sideToDecide } from '../../kit/seats';
import { pickFrom, seeded } from '../chance';
import type { Match } from '../match';
import { randomMove } from '../moves';
import { expect } from '../runner';
import type { SubjectParts } from '../subject';
import { playGames, watchGames } from './games';

/** After so many decisions those are sent to take back who may not. */
const REFUSED = 4;

/**
 * Undo restores the state exactly, move by move, as far as the snapshot reaches, and that is never beyond a die: who goes back and
 * forth rolls no other.
 */
export function undoRestores<G extends Stacked>(parts: SubjectParts<G>): void {
  let undone = 0;
  playGames(parts, 3, (match, seed) => {
    const next = seeded(seed);
    let past: string[] = [];
    for (let decisions = 0; !match.over; decisions++) {
      const seat = pickFrom(match.seats, next);
      const here = snapshot(match);
      const drawn = drawnIn(match);
      const side = sideToDecide(match.state.G, seat);
      const move = side === null ? undefined : randomMove(match.game.rulebook, match.state.G, side, next);
      expect(match.make(move ? { seat, ...move } : pickFrom(match.legal(seat), next))).toBe(true);
      const takeback = match.state.plugins.undo.data;
      const reach = takeback === null ? 0 : takeback.moves.length;
      if (drawnIn(match) !== drawn) expect(reach).toBe(0);
      expect([0, 1, past.length + 1]).toContain(reach);
      past = reach === 0 ? [] : [...past, here].slice(-reach);
      if (past.length > 0 && next() < 0.2) {
        for (let steps = 1 + Math.floor(next() * past.length); steps > 0; steps--) {
          expect(match.make({ seat, move: 'undo', args: [] })).toBe(true);
          expect(snapshot(match)).toBe(past.pop());
          expect(drawnIn(match)).toBe(drawn);
          undone++;
        }
      }
      for (const other of decisions % REFUSED === 0 ? match.allSeats : []) {
        if (other !== seat || past.length === 0)
          expect(match.make({ seat: other, move: 'undo', args: [] })).toBe(false);
      }
    }
  });
  if (parts.isFinal) expect(undone).toBe(0);
  else expect(undone).toBeGreaterThan(25);
}

/**
 * What can be taken back has told its seat nothing: it comes to what the seat has foreseen, who can go through all that it sees by itself.
 * Else one could look what a move brings to light, and make another.
 */
export function takebacksTellNothing<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook } = parts;
  let looked = 0;
  watchGames(parts, 3, (recording) => {
    let before: Match<G>['state'] | undefined;
    for (const [{ state }, made] of recording.matches()) {
      const { G, ctx } = before ?? state;
      before = state;
      const side = made && state.plugins.undo.data && sideToDecide(G, made.seat);
      if (made === null || side === null) continue;
      const sides = sidesAt(G, made.seat);
      const foreseen = new Simulator(rulebook, { G: rulebook.view(G, sides), ctx }, NO_CHANCE);
      const move = legalMove(rulebook, foreseen.G, side, made);
      if (move !== null) foreseen.make(side, move);
      const shows = (shown: G) => JSON.stringify(rulebook.view(shown, sides));
      expect(shows(foreseen.G), `${made.move} in ${topFrame(G).step}`).toBe(shows(state.G));
      looked++;
    }
  });
  if (parts.isFinal) expect(looked).toBe(0);
  else expect(looked).toBeGreaterThan(25);
}

/** Returns how many numbers of its key a match has drawn. */
function drawnIn<G extends Stacked>({ state }: Match<G>): number | undefined {
  return diceStateIn(state.plugins)?.drawn;
}

function snapshot<G extends Stacked>({ state: { G, ctx } }: Match<G>): string {
  return JSON.stringify([G, ctx.phase, ctx.activePlayers]);
}
