import type { Boxed } from './components/boxes';
import type { AnyFrame, Frame, Stacked } from './frame';
import type { Argument } from './move';
import type { Play } from './play';

/** What a decision is made upon: the state, the side that decides, and the frame of the step. */
export interface Situation<G extends Stacked, F extends Frame = AnyFrame<G>> {
  /** The state, or what the side sees of it. */
  readonly G: G;
  /** The side that decides. */
  readonly side: F['sides'][number];
  /** The frame of the step, innermost on the stack. */
  readonly frame: F;
}

/**
 * One thing a side may do: what it may be done with, what happens, and how it reads on a button. Its arguments come in
 * stages: each lists what may follow the arguments already chosen, so that nobody needs the whole list who follows
 * one path. An action of two arguments has a `first` and a `second` stage, one without arguments has none.
 * Made by {@link action}, which knows the types of the arguments.
 */
export interface Action<G extends Stacked, F extends Frame = AnyFrame<G>> {
  /** Says whether the side may do it at all; left out where it always may, or where the first stage tells. */
  available?(at: Situation<G, F>): boolean;
  /** The values of the first argument. Each of them leads on to a whole move. */
  first?(at: Situation<G, F>): Iterable<Argument>;
  /** The values of the second argument after the first. */
  second?(at: Situation<G, F>, a: Argument): Iterable<Argument>;
  /** The values of the third argument after the first two. */
  third?(at: Situation<G, F>, a: Argument, b: Argument): Iterable<Argument>;
  /** Does it. `args` are one of the legal lists. */
  effect(play: Play<G>, at: Situation<G, F>, ...args: Argument[]): void;
  /** The legal choice `args` in plain words, for buttons and screen readers. */
  label(at: Situation<G, F>, ...args: Argument[]): string;
  /**
   * What the journal tells only who made the move, from the arguments, which boardgame.io sends to nobody else; last comes what the
   * game is played with, and nothing else of the state: a line tells the same whenever it is read.
   */
  own?(...args: [...Argument[], of: Boxed]): string;
  /**
   * Says why the last of `args` may not follow those before it, from what its stage looks at; null when there is nothing to
   * say. It is asked only where the last of them may not, and may be the id of anything on the table.
   */
  obstacle?(at: Situation<G, F>, ...args: string[]): Obstacle | null;
  /**
   * Says in a sentence what of its own the side would leave unused by it (moves, levies, what its card gives), from what
   * it may see; null when nothing is lost. Who would lose something is asked once more.
   */
  forgoes?(at: Situation<G, F>): string | null;
}

/** Why something is not possible, in words for the player, and the number of the rule. */
export interface Obstacle {
  /** The number of the rule that forbids it. */
  readonly rule: string;
  /** Why, in a sentence. */
  readonly text: string;
}

interface Common<G extends Stacked, F extends Frame, Args extends Argument[]> {
  available?(at: Situation<G, F>): boolean;
  effect(play: Play<G>, at: Situation<G, F>, ...args: Args): void;
  label(at: Situation<G, F>, ...args: Args): string;
  own?(...args: [...Args, of: Boxed]): string;
  obstacle?(at: Situation<G, F>, ...args: string[]): Obstacle | null;
  forgoes?(at: Situation<G, F>): string | null;
}

interface OneStage<G extends Stacked, F extends Frame, A extends Argument> extends Common<G, F, [A]> {
  first(at: Situation<G, F>): Iterable<A>;
}

interface TwoStages<G extends Stacked, F extends Frame, A extends Argument, B extends Argument>
  extends Common<G, F, [A, B]> {
  first(at: Situation<G, F>): Iterable<A>;
  second(at: Situation<G, F>, a: A): Iterable<B>;
}

interface ThreeStages<
  G extends Stacked,
  F extends Frame,
  A extends Argument,
  B extends Argument,
  C extends Argument,
> extends Common<G, F, [A, B, C]> {
  first(at: Situation<G, F>): Iterable<A>;
  second(at: Situation<G, F>, a: A): Iterable<B>;
  third(at: Situation<G, F>, a: A, b: B): Iterable<C>;
}

/** Builds an {@link Action}; effect and label receive values that the stages have listed, never what came over the wire. */
export function action<
  G extends Stacked,
  F extends Frame,
  A extends Argument,
  B extends Argument,
  C extends Argument,
>(parts: ThreeStages<G, F, A, B, C>): Action<G, F>;
export function action<G extends Stacked, F extends Frame, A extends Argument, B extends Argument>(
  parts: TwoStages<G, F, A, B>,
): Action<G, F>;
export function action<G extends Stacked, F extends Frame, A extends Argument>(
  parts: OneStage<G, F, A>,
): Action<G, F>;
export function action<G extends Stacked, F extends Frame>(parts: Common<G, F, []>): Action<G, F>;
export function action<G extends Stacked, F extends Frame>(parts: Action<G, F>): Action<G, F> {
  return alike(parts);
}

/** Returns an action that lists all its parts, also those that it has not: what all actions look like, the engine reads fastest. */
export function alike<G extends Stacked, F extends Frame>(parts: Action<G, F>): Action<G, F> {
  const { available, first, second, third, effect, label, own, obstacle, forgoes } = parts;
  return { available, first, second, third, effect, label, own, obstacle, forgoes };
}
