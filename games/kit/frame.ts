/* Who plays, and the stack of procedures under way: the part of a state that every game of the package has. */
import type { Boxed } from './components/boxes';

/** A chair at the table, a person's or a bot's: boardgame.io's player ID, `'0'`, `'1'`, ... */
export type Seat = string;

/** What the rules speak of: a player of the paper game, a faction, a commander. A seat holds one side or several. */
export type Side = string;

/** A procedure under way: its step, the sides that have to decide, and the data that lives as long as it does. */
export interface Frame<Name extends string = string, Of extends Side = Side> {
  /** The name of the step. */
  step: Name;
  /** Empty while nothing is to be decided. */
  sides: Of[];
}

/** The frames of a game, from an interface that gives for the name of each step the data of its frame. */
export type FramesOf<Data, Of extends Side> = {
  [Name in keyof Data & string]: Frame<Name, Of> & Data[Name];
}[keyof Data & string];

/** The data of a frame that needs none. */
export type NoData = Record<never, never>;

/** What every `G` of the package has. */
export interface Stacked<Any extends Frame = Frame> extends Boxed {
  /** The procedures under way, the innermost last; empty once the game is over. Only a `Play` changes it. */
  stack: readonly Any[];
  /** Which seat holds each side, in the order of the sides; null for a side that nobody holds. */
  seats: Record<Side, Seat | null>;
}

/** A frame of the game whose state is `G`. */
export type AnyFrame<G extends Stacked> = G['stack'][number];

/** The names of the steps of a game. */
export type StepName<G extends Stacked> = AnyFrame<G>['step'];

/** The sides of a game. */
export type SideOf<G extends Stacked> = AnyFrame<G>['sides'][number];

/** The frame of one step of a game. */
export type FrameAt<G extends Stacked, Name extends StepName<G>> = Extract<AnyFrame<G>, { step: Name }>;

/** Says whether the game has ended. */
export function isOver({ stack }: Stacked): boolean {
  return stack.length === 0;
}

/** Returns the procedure that goes on now. Throws when the game is over. */
export function topFrame<G extends Stacked>(G: G): AnyFrame<G> {
  const frame = G.stack[G.stack.length - 1];
  if (frame === undefined) throw new Error('nothing is under way: the stack is empty');
  return frame;
}

/** Returns the innermost frame of a step, or undefined when the step is not under way. */
export function findFrame<G extends Stacked, Name extends StepName<G>>(
  G: G,
  step: Name,
): FrameAt<G, Name> | undefined {
  for (let index = G.stack.length - 1; index >= 0; index--) {
    const frame: AnyFrame<G> = G.stack[index];
    if (isAt<G, Name>(frame, step)) return frame;
  }
  return undefined;
}

/** Returns the innermost frame of a step. Throws when the step is not under way. */
export function frameOf<G extends Stacked, Name extends StepName<G>>(G: G, step: Name): FrameAt<G, Name> {
  const frame = findFrame(G, step);
  if (frame === undefined) throw new Error(`no ${step} is under way`);
  return frame;
}

function isAt<G extends Stacked, Name extends StepName<G>>(
  frame: AnyFrame<G>,
  step: Name,
): frame is FrameAt<G, Name> {
  return frame.step === step;
}
