import type { Play, Stacked } from './play';

/** A player's seat: boardgame.io's player ID, `'0'`, `'1'`, ... */
export type Seat = string;

/** An argument of a move: an id or a small number, so that it travels as JSON. */
export type Argument = string | number;

/** What a seat is asked to do, in plain words, with the number of the rule that asks it. */
export interface Prompt {
  text: string;
  rule: string;
}

/**
 * One thing a seat may do in a step: every legal argument list, what happens, and how it reads on a button.
 * Made by {@link action}.
 */
export interface Action<G extends Stacked> {
  /** Every argument list this seat may give now; none when the action is not available. */
  legal(G: G, seat: Seat): Iterable<readonly Argument[]>;
  /** Carries out the action; `args` is one of the legal lists. */
  effect(play: Play<G>, seat: Seat, args: readonly Argument[]): void;
  /** Carries out the action if `args` is one of the legal lists and returns whether it was. */
  perform(play: Play<G>, seat: Seat, args: readonly unknown[]): boolean;
  /** The legal choice `args` in plain words, for buttons and screen readers; empty when it is not legal. */
  label(G: G, seat: Seat, args: readonly unknown[]): string;
}

/**
 * A decision of the game. Prompt, legal arguments and effects stand side by side here and nowhere else: the
 * server's check, the bots' moves and what a board highlights all come from {@link Action.legal}.
 */
export interface Step<G extends Stacked> {
  /** What the seat is asked. Called only when the step waits for a decision. */
  prompt(G: G, seat: Seat): Prompt;
  /** The moves a seat may make while this step is on top of the stack, by name. */
  actions: Record<string, Action<G>>;
  /** Runs before a seat is asked: does what needs no decision, and moves on when nothing is left to decide. */
  proceed?(play: Play<G>): void;
  /** Several seats decide at once and in secret, so that a move made on an older view is still good. */
  simultaneous?: boolean;
}

/** The parts of an {@link action}; `A` is the tuple of its arguments. */
export interface ActionParts<G extends Stacked, A extends readonly Argument[]> {
  legal(G: G, seat: Seat): Iterable<A>;
  effect(play: Play<G>, seat: Seat, ...args: A): void;
  label(G: G, ...args: A): string;
}

/**
 * Builds an {@link Action}. The effect receives the matching list made by `legal`, never what came over the wire.
 */
export function action<G extends Stacked, A extends readonly Argument[]>(
  parts: ActionParts<G, A>,
): Action<G> {
  const find = (G: G, seat: Seat, args: readonly unknown[]): A | undefined => {
    for (const candidate of parts.legal(G, seat)) if (sameArguments(candidate, args)) return candidate;
    return undefined;
  };
  return {
    legal: parts.legal,
    effect(play, seat, args: A) {
      parts.effect(play, seat, ...args);
    },
    perform(play, seat, args) {
      const match = find(play.G, seat, args);
      if (match === undefined) return false;
      parts.effect(play, seat, ...match);
      return true;
    },
    label(G, seat, args) {
      const match = find(G, seat, args);
      return match === undefined ? '' : parts.label(G, ...match);
    },
  };
}

function sameArguments(a: readonly Argument[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
