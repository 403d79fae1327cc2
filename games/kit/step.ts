import type { Action, Situation } from './action';
import type { AnyFrame, Frame, Stacked } from './frame';
import type { Play } from './play';

/** What a side is asked to do, in plain words, with the number of the rule that asks it. */
export interface Prompt {
  /** The question, a sentence or two. */
  text: string;
  /** The number of the rule. */
  rule: string;
}

/**
 * A decision of the game. Prompt, legal arguments and effects stand side by side here and nowhere else: the server's
 * check, the bots' moves and what a board highlights all come from the stages of the actions.
 */
export interface Decision<G extends Stacked, F extends Frame = AnyFrame<G>> {
  /** What the side is asked. Called only when the step waits for its decision. */
  prompt(at: Situation<G, F>): Prompt;
  /** What a side may do while this step is on top of the stack, by name. */
  actions: Record<string, Action<G, F>>;
  /**
   * Runs before anybody is asked, and again after each action and each called step: does what needs no decision, and
   * moves on when nothing is left to decide. `handedDown` is what a called step has finished with.
   */
  proceed?(play: Play<G>, frame: F, handedDown?: unknown): void;
  /** Says whether a called step may finish with such a result; left out where it looks for itself at whatever comes. */
  takes?(result: unknown): boolean;
  /** Several sides decide at once and in secret, so that a move made on an older view is still good. */
  simultaneous?: boolean;
  /**
   * The side is asked whether or not it holds what it would need, so that nobody learns from its being asked. These are the
   * moves by which it declines; the last is the one given for it, and tells no more than who holds something would: see
   * {@link blindAnswer}.
   */
  blind?: readonly string[];
}

/** What needs no decision of its own: each time its turn comes it finishes, becomes another step or calls some. */
export interface Procedure<G extends Stacked, F extends Frame = AnyFrame<G>> {
  /** Runs each time its turn comes. `handedDown` is what a called step has finished with. */
  proceed(play: Play<G>, frame: F, handedDown?: unknown): void;
  /** Says whether a called step may finish with such a result; left out where it looks for itself at whatever comes. */
  takes?(result: unknown): boolean;
}

/** What a frame of the stack is about. */
export type Step<G extends Stacked, F extends Frame = AnyFrame<G>> = Decision<G, F> | Procedure<G, F>;

/** Says whether a step asks for decisions. */
export function isDecision<G extends Stacked>(step: Step<G>): step is Decision<G> {
  return 'actions' in step;
}
