/* Making moves: the effect of an action, and what follows from it until somebody has to decide again. */
import type { Action } from './action';
import { failureAt, naming, RulesFailure, refuseStrangers } from './failure';
import type { AnyFrame, SideOf, Stacked } from './frame';
import { topFrame } from './frame';
import { clone } from './json';
import { actionOf, canDecide, legalMove, situationOf } from './legality';
import { Listing } from './listing';
import type { LegalMove } from './move';
import { stepOf } from './phases';
import { Play } from './play';
import type { Random } from './random';
import type { Rulebook } from './rulebook';
import { isDecision, type Step } from './step';

/** More steps than any move of a game can lead through without a decision. */
const ENDLESS = 5_000;

/** More decisions than sides that nobody holds can make in a whole game, and few enough not to hold a server up for long. */
const ENDLESS_BY_RULE = 20_000;

/**
 * Makes a move of a side on a copy of `G` and returns what came of it, or null when the move is not legal. `args` may be
 * anything, as it may come from the wire. Throws, naming the step, when the rules lead nowhere.
 */
export function makeMove<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  sent: { move: string; args: readonly unknown[] },
  random: Random,
): Play<G> | null {
  const move = legalMove(rulebook, G, side, sent);
  if (move === null) return null;
  const play = new Play(clone(G), random, rulebook.battles);
  makeLegalMove(rulebook, play, side, move);
  refuseDeadEnd(rulebook, play);
  return play;
}

/** Makes a legal move of a side on the state of `play` itself, and goes on to the next decision, or as far as `isEnough` says; see {@link proceed}. */
export function makeLegalMove<G extends Stacked>(
  rulebook: Rulebook<G>,
  play: Play<G>,
  side: SideOf<G>,
  move: LegalMove,
  isEnough?: () => boolean,
): void {
  const action = actionOf(rulebook, play.G, side, move.move);
  if (action !== undefined) takeEffect(rulebook, play, side, move, action);
  proceed(rulebook, play, isEnough);
}

/** Lets the holder of `sides` give up, on the state of `play` itself, and goes on to the next decision. */
export function resign<G extends Stacked>(
  rulebook: Rulebook<G>,
  play: Play<G>,
  sides: readonly SideOf<G>[],
): void {
  const { step } = topFrame(play.G);
  play.begin();
  naming(step, () => rulebook.resign(play, sides));
  play.checkStack();
  proceed(rulebook, play);
}

function takeEffect<G extends Stacked>(
  rulebook: Rulebook<G>,
  play: Play<G>,
  side: SideOf<G>,
  { move, args }: LegalMove,
  action: Action<G>,
): void {
  const { G } = play;
  const at = situationOf(G, side);
  play.begin();
  try {
    action.effect(play, at, ...args);
  } catch (error) {
    throw failureAt(at.frame.step, error);
  }
  play.checkStack();
  if (play.result !== null || G.stack.includes(at.frame)) return;
  if (rulebook.outOfTurn !== undefined && rulebook.outOfTurn[move] === action)
    throw new RulesFailure(`${move} takes off step ${at.frame.step} of ${rulebook.id} out of turn`);
}

/**
 * Lets the steps proceed until one of them waits for a decision of a side that somebody holds, the game is over, or `isEnough`
 * says before a step's turn that nothing more is wanted. Throws, naming the step, when a step waits for nobody, when a procedure does not move on, or when there is no end.
 */
export function proceed<G extends Stacked>(
  rulebook: Rulebook<G>,
  play: Play<G>,
  isEnough?: () => boolean,
): void {
  const { G } = play;
  let decisions = 0;
  play.settle();
  for (let count = 0; play.result === null; count++) {
    if (isEnough?.()) return;
    if (rulebook.atOnce !== undefined) play.aside(() => rulebook.atOnce?.(play));
    play.checkStack();
    if (play.result !== null) return;
    if (G.stack.length === 0)
      throw new RulesFailure(
        `step ${play.step} of ${rulebook.id} finishes last, and nobody has ended the game`,
      );
    const frame = topFrame(G);
    if (count > ENDLESS || decisions > ENDLESS_BY_RULE)
      throw new RulesFailure(`step ${frame.step} of ${rulebook.id} goes on without end`);
    const step = stepOf(rulebook, frame.step);
    takeTurn(play, step, frame);
    if (play.hasMovedOn || play.result !== null) continue;
    if (!isDecision(step))
      throw new RulesFailure(`procedure ${frame.step} of ${rulebook.id} does not move on`);
    if (frame.sides.length === 0)
      throw new RulesFailure(`nobody decides step ${frame.step} of ${rulebook.id}`);
    refuseStack(rulebook, G);
    const unheld = frame.sides.find((side) => G.seats[side] === null);
    if (unheld === undefined) return;
    decideByRule(rulebook, play, unheld);
    decisions++;
    count = 0;
  }
}

/** Lets a step do what needs no decision, and refuses a result of another step that it does not take. */
function takeTurn<G extends Stacked>(play: Play<G>, step: Step<G>, frame: AnyFrame<G>): void {
  const from = play.step;
  const handedDown = play.begin();
  try {
    if (handedDown !== undefined && step.takes?.(handedDown) === false)
      throw new RulesFailure(`step ${frame.step} takes no result such as step ${from} has finished with`);
    step.proceed?.(play, frame, handedDown);
  } catch (error) {
    throw failureAt(frame.step, error);
  }
  play.checkStack();
}

function decideByRule<G extends Stacked>(rulebook: Rulebook<G>, play: Play<G>, side: SideOf<G>): void {
  if (rulebook.automaton === undefined)
    throw new RulesFailure(`nobody holds ${side}, who decides step ${play.step} of ${rulebook.id}`);
  const listing = new Listing(rulebook, play.G, side);
  const decided = play.aside(() => rulebook.automaton?.(play, side, listing));
  const action = decided === undefined || play.result !== null ? null : listing.actionOf(decided);
  if (decided === undefined || action === null)
    throw new RulesFailure(
      `the automaton of ${side} makes an illegal move in step ${play.step} of ${rulebook.id}`,
    );
  play.isFinal = true;
  takeEffect(rulebook, play, side, decided, action);
}

/** Throws when one of the steps that are under way is none of the rulebook, or one of the sides that decide it is none of the game. */
function refuseStack<G extends Stacked>(rulebook: Rulebook<G>, G: G): void {
  for (const { step, sides } of G.stack) {
    stepOf(rulebook, step);
    refuseStrangers(G, step, sides);
  }
}

/** Throws when a side that has to decide cannot make any move. */
export function refuseDeadEnd<G extends Stacked>(rulebook: Rulebook<G>, { G, result }: Play<G>): void {
  if (result !== null) return;
  for (const side of topFrame(G).sides) if (!canDecide(rulebook, G, side)) throw deadEnd(rulebook, G, side);
}

/** Returns the error of a side that has to decide and cannot make any move. */
export function deadEnd<G extends Stacked>(rulebook: Rulebook<G>, G: G, side: SideOf<G>): Error {
  return new RulesFailure(
    `dead end: ${side} has no legal move in step ${topFrame(G).step} of ${rulebook.id}`,
  );
}
