import type { Action } from '../../kit/action';
import { isOver, type SideOf, type Stacked, topFrame } from '../../kit/frame';
import {
  forgoneBy,
  labelOf,
  legalMove,
  legalMoves,
  nextArguments,
  obstacleTo,
  promptFor,
} from '../../kit/legality';
import type { Argument, LegalMove } from '../../kit/move';
import { stepOf } from '../../kit/phases';
import type { Rulebook } from '../../kit/rulebook';
import { seatsDeciding, sidesAt, sidesDeciding } from '../../kit/seats';
import { isDecision } from '../../kit/step';
import { pickFrom } from '../chance';
import { movesToTry } from '../moves';
import { expect } from '../runner';
import type { SubjectParts } from '../subject';
import { watchStates } from './games';

/** Asking for moves and prompts changes nothing. */
export function askingChangesNothing<G extends Stacked>(parts: SubjectParts<G>): void {
  watchStates(parts, 11, (match) => {
    const before = JSON.stringify(match.state);
    for (const seat of match.allSeats) match.legal(seat);
    for (const { id } of parts.rulebook.sides) promptFor(parts.rulebook, match.state.G, id);
    expect(JSON.stringify(match.state)).toBe(before);
  });
}

/** What a side may do follows from what it sees, alone or with the others of its seat. */
export function legalityFollowsFromView<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook } = parts;
  const areLegal = (G: G, side: SideOf<G>, moves: readonly LegalMove[]) =>
    expect(moves.filter((move) => legalMove(rulebook, G, side, move) === null)).toEqual([]);
  watchStates(parts, 2, ({ game, allSeats, state: { G, ctx } }) => {
    for (const seat of allSeats)
      expect(game.ai?.enumerate(rulebook.view(G, sidesAt(G, seat)), ctx, seat)).toEqual(
        game.ai?.enumerate(G, ctx, seat),
      );
    for (const { id } of rulebook.sides) {
      const moves = movesToTry(rulebook, G, id);
      const prompt = promptFor(rulebook, G, id);
      for (const sides of [[id], sidesAt(G, G.seats[id])]) {
        if (!sides.includes(id)) continue;
        const view = rulebook.view(G, sides);
        const seen = movesToTry(rulebook, view, id);
        areLegal(view, id, moves);
        areLegal(G, id, seen);
        if (rulebook.bots?.suggest === undefined) expect(seen).toEqual(moves);
        expect(promptFor(rulebook, view, id)).toEqual(prompt);
      }
    }
  });
}

/** Every prompt names a section of the rulebook, every move has a label, and who decides sees what he would leave unused. */
export function promptsAndLabels<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook, sections } = parts;
  watchStates(parts, 3, ({ state: { G } }) => {
    for (const side of sidesDeciding(G)) {
      const prompt = promptFor(rulebook, G, side);
      expectSection(sections, prompt?.rule);
      expect(prompt?.text).toMatch(/^[A-Z0-9].{8,}[.?]$/);
    }
    for (const { id } of rulebook.sides) {
      const view = rulebook.view(G, [id]);
      for (const move of movesToTry(rulebook, G, id)) {
        expect(labelOf(rulebook, view, id, move)).not.toBe('');
        const forgone = forgoneBy(rulebook, view, id, move);
        expect(forgone).toBe(forgoneBy(rulebook, G, id, move));
        if (forgone !== null) expect(forgone).toMatch(/^[A-Z0-9].{8,}[.]$/);
      }
    }
  });
}

/** The stages of an action lead to whole moves and to no other, whichever way they are walked. */
export function stagesAgree<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook } = parts;
  let asked = 0;
  watchStates(parts, 4, ({ state: { G } }, next) => {
    if (rulebook.bots?.suggest !== undefined && next() > LISTED) return;
    for (const { id } of rulebook.sides) {
      const listed = legalMoves(rulebook, G, id);
      const walked = isOver(G) ? [] : walk(rulebook, G, id);
      expect(walked).toEqual(listed);
      for (let index = 0; index < listed.length; index += Math.ceil(listed.length / CHECKED))
        expect(legalMove(rulebook, G, id, listed[index])).toEqual(listed[index]);
      for (let time = 0; listed.length > 0 && time < 10; time++) {
        const other = mixed(listed, next);
        const isListed = listed.some((move) => keyOf(move) === keyOf(other));
        expect(legalMove(rulebook, G, id, other) !== null).toBe(isListed);
        asked++;
      }
    }
  });
  expect(asked).toBeGreaterThan(rulebook.bots?.suggest === undefined ? 1_000 : 100);
}

/** So many of the moves listed are sent, evenly spread: more than most games ever have. */
const CHECKED = 400;

/** How often all moves are listed of a game that has a great many. */
const LISTED = 0.2;

/** Returns every move that the arguments lead to one by one. Throws where they lead to none. */
function walk<G extends Stacked>(rulebook: Rulebook<G>, G: G, side: SideOf<G>): LegalMove[] {
  const step = stepOf(rulebook, topFrame(G).step);
  const decided = isDecision(step) && sidesDeciding(G).includes(side) ? step.actions : {};
  return Object.entries<Action<G>>({ ...decided, ...rulebook.outOfTurn }).flatMap(([move, action]) => {
    if (action.first === undefined) return legalMove(rulebook, G, side, { move, args: [] }) ?? [];
    const length = action.third !== undefined ? 3 : action.second !== undefined ? 2 : 1;
    const follow = (chosen: Argument[]): Argument[][] => {
      if (chosen.length === length) return [chosen];
      const options = nextArguments(rulebook, G, side, move, chosen);
      if (chosen.length > 0 && options.length === 0) throw new Error(`${move} ${chosen} leads to no move`);
      return options.flatMap((option) => follow([...chosen, option]));
    };
    return follow([]).map((args) => ({ move, args }));
  });
}

/** What is said against a move is said of none that is legal, follows from the view, and names a rule. */
export function obstaclesAreTrue<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook, sections } = parts;
  const met = new Set<string>(parts.places);
  watchStates(parts, 5, ({ state: { G } }, next) => {
    if (isOver(G)) return;
    for (const side of sidesDeciding(G)) {
      const legal = movesToTry(rulebook, G, side);
      for (const { args } of legal) for (const arg of args) if (typeof arg === 'string') met.add(arg);
      const view = rulebook.view(G, [side]);
      for (const { move, args } of legal) {
        expect(obstacleTo(rulebook, G, side, { move, args })).toBeNull();
        const wrong = [...args.slice(0, -1), pickFrom([...met], next)];
        const obstacle = obstacleTo(rulebook, G, side, { move, args: wrong });
        expect(obstacleTo(rulebook, view, side, { move, args: wrong })).toEqual(obstacle);
        if (obstacle === null) continue;
        expectSection(sections, obstacle.rule);
        expect(obstacle.text).toMatch(/^[A-Z0-9].{8,}[.]$/);
      }
    }
  });
}

/** Returns a move whose name and arguments are taken from several: it may be legal or not. */
function mixed(moves: readonly LegalMove[], next: () => number): LegalMove {
  const { move, args } = pickFrom(moves, next);
  const changed = args.map((arg, index) => pickFrom(moves, next).args[index] ?? arg);
  if (next() < 0.1) changed.pop();
  if (next() < 0.1) changed.push(pickFrom(moves, next).args[0] ?? 'more');
  return { move: next() < 0.1 ? pickFrom(moves, next).move : move, args: changed };
}

function keyOf({ move, args }: { move: string; args: readonly unknown[] }): string {
  return JSON.stringify([move, ...args]);
}

/** Moves of others, unknown ones and those with strange arguments are refused. */
export function illegalMovesAreRefused<G extends Stacked>(parts: SubjectParts<G>): void {
  const strange: unknown[][] = [
    ['__proto__'],
    [{}],
    [[]],
    [null],
    [1, 2, 3, 4],
    ['x'.repeat(100)],
    [Number.NaN],
  ];
  watchStates(parts, 13, (match, next) => {
    if (match.over) return;
    const before = match.state;
    for (const seat of seatsDeciding(before.G)) {
      const { move, args } = pickFrom(match.legal(seat), next);
      for (const other of match.allSeats) {
        const may = sidesAt(before.G, other).some(
          (side) => legalMove(match.game.rulebook, before.G, side, { move, args }) !== null,
        );
        if (!may) expect(match.make({ seat: other, move, args })).toBe(false);
      }
      for (const wrong of strange) expect(match.make({ seat, move, args: wrong })).toBe(false);
      for (const unknown of ['constructor', '__proto__', 'toString', 'nothing']) {
        expect(match.make({ seat, move: unknown, args })).toBe(false);
      }
    }
    expect(match.state.G).toBe(before.G);
  });
}

/** A rule that is named is a section of the rulebook, or where these are not known any. */
function expectSection(sections: readonly string[] | undefined, rule: string | undefined): void {
  if (sections === undefined) expect(rule ?? '').not.toBe('');
  else expect(sections).toContain(rule);
}
