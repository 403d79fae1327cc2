import { failureAt, RulesFailure, refuseStrangers } from './failure';
import type { AnyFrame, SideOf, Stacked } from './frame';
import { topFrame } from './frame';
import type { JournalLine } from './journal';
import type { Random } from './random';
import type { Result } from './result';

/**
 * A move while it is made: the state to change, and all a rule may do besides changing it. `G` is the play's own, so
 * rules write to it freely.
 *
 * A step does one of four things with the stack, once each time its turn comes: it finishes (and may hand a result to
 * the step below), becomes another step, calls one, or calls several in a row. Anything else throws.
 */
export class Play<G extends Stacked = Stacked> {
  /** The state as it stands now. */
  readonly G: G;
  /** What happened during this play, in order. */
  readonly lines: JournalLine[] = [];
  /** How the game has ended; null while it goes on. */
  result: Result<SideOf<G>> | null = null;
  /** True once something has happened that cannot be taken back: a die, a secret come to light. */
  isFinal = false;
  /** True once the step whose turn it is has finished, become or called another. */
  hasMovedOn = false;
  readonly #chance: Random;
  readonly #battles: readonly string[];
  /** The stack as it stands, as long as nobody else changes it: which it is, its frames, and the step of the one on top. */
  #stack: readonly AnyFrame<G>[] = [];
  readonly #frames: AnyFrame<G>[] = [];
  #topStep: string | undefined;
  /** True while rules have their turn that leave the steps alone. */
  #isAside = false;
  /** The step whose turn it is. */
  #step = 'the game';
  #handedDown: unknown;

  /** `battles` are the steps that are a battle; what is told while one of them is on the stack belongs to it. */
  constructor(G: G, chance: Random, battles: readonly string[] = []) {
    this.G = G;
    this.#chance = chance;
    this.#battles = battles;
    this.settle();
  }

  /** The name of the step whose turn it is, or was last. */
  get step(): string {
    return this.#step;
  }

  /** Gives the step on top its turn, and returns what the step above it has finished with, if it has just finished. */
  begin(): unknown {
    const handedDown = this.#handedDown;
    this.#handedDown = undefined;
    this.#step = topFrame(this.G).step;
    this.hasMovedOn = false;
    this.settle();
    return handedDown;
  }

  /** Takes the stack as it stands. */
  settle(): void {
    const { stack } = this.G;
    const frames = this.#frames;
    this.#stack = stack;
    frames.length = stack.length;
    for (let index = 0; index < stack.length; index++) frames[index] = stack[index];
    this.#topStep = frames[frames.length - 1]?.step;
  }

  /** Throws when the stack has been changed by hand and not by what a step may do. */
  checkStack(): void {
    const { stack } = this.G;
    const frames = this.#frames;
    let isSame = stack === this.#stack && stack.length === frames.length;
    for (let index = 0; isSame && index < frames.length; index++) isSame = stack[index] === frames[index];
    if (isSame && frames[frames.length - 1]?.step === this.#topStep) return;
    throw new RulesFailure(`step ${this.#step} changes the stack by hand`);
  }

  /** Returns what rules return that may end the game, but leave the steps alone: whatever else they would do to one throws. */
  aside<T>(rules: () => T): T {
    this.#isAside = true;
    try {
      return rules();
    } catch (error) {
      throw failureAt(this.#step, error);
    } finally {
      this.#isAside = false;
    }
  }

  /** Rolls `count` six-sided dice. Throws unless that is how many there may be. */
  roll(count: number): number[] {
    if (!Number.isInteger(count) || count < 0)
      throw new RulesFailure(`step ${this.#step} rolls ${count} dice`);
    this.isFinal = true;
    return this.#chance.D6(count);
  }

  /** Returns one of `items`, each as likely; throws on an empty list. */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('cannot pick from nothing');
    this.isFinal = true;
    return items[this.#chance.Die(items.length) - 1];
  }

  /** Returns `items` in a random order. */
  shuffle<T>(items: readonly T[]): T[] {
    this.isFinal = true;
    return this.#chance.Shuffle([...items]);
  }

  /** Says that a secret has come to light. */
  reveal(): void {
    this.isFinal = true;
  }

  /** Writes a line that everyone may read, names the places and pieces it is about, and what it tells of a battle. */
  journal(rule: string, text: string, about: Omit<JournalLine, 'rule' | 'text' | 'fought'> = {}): void {
    const isFought = this.#frames.some(({ step }) => this.#battles.includes(step));
    this.lines.push({ text, rule, ...about, ...(isFought && { fought: true }) });
  }

  /** Lets the sides decide the present step. */
  ask(...sides: SideOf<G>[]): void {
    this.#refuseToMeddle('asks');
    topFrame(this.G).sides = sides;
  }

  /** Says that one of several sides has decided; the step waits for the others. */
  decided(side: SideOf<G>): void {
    this.#refuseToMeddle('decides');
    refuseStrangers(this.G, this.#step, [side]);
    const top = topFrame(this.G);
    top.sides = top.sides.filter((other) => other !== side);
  }

  /** Calls a step, or several to be gone through one after the other; the present one resumes when they have finished. */
  call(...frames: AnyFrame<G>[]): void {
    if (frames.length === 0) throw new RulesFailure(`step ${this.#step} calls nothing`);
    if (this.#moveOn('calls')) this.#push(frames);
  }

  /** Replaces the present step by another, or by several to be gone through one after the other. */
  become(...frames: AnyFrame<G>[]): void {
    if (frames.length === 0) throw new RulesFailure(`step ${this.#step} becomes nothing`);
    if (!this.#moveOn('becomes')) return;
    writable(this.G).pop();
    this.#push(frames);
  }

  /** Ends the present step; the one below resumes, and is handed the result, if there is one. */
  finish(result?: unknown): void {
    if (!this.#moveOn('finishes')) return;
    writable(this.G).pop();
    this.settle();
    this.#handedDown = result;
  }

  /** Ends the game. What the rules would go on to do changes no step any more. */
  end(result: Result<SideOf<G>>): void {
    if (this.result !== null) return;
    refuseStrangers(this.G, this.#step, result.winners);
    refuseStrangers(this.G, this.#step, Object.keys(result.margins));
    this.checkStack();
    this.result = result;
    writable(this.G).length = 0;
    this.settle();
  }

  /** Returns whether there is still a game in which to move on. */
  #moveOn(how: string): boolean {
    if (this.result !== null) return false;
    this.#refuseToMeddle(how);
    this.checkStack();
    this.hasMovedOn = true;
    return true;
  }

  /** Throws when the step whose turn it is has moved on, and would do something to another one, or when the rules leave it alone. */
  #refuseToMeddle(how: string): void {
    if (this.#isAside)
      throw new RulesFailure(`step ${this.#step} ${how} by rules that have to leave the steps alone`);
    if (!this.hasMovedOn) return;
    throw new RulesFailure(`step ${this.#step} ${how} after it has moved on already`);
  }

  #push(frames: readonly AnyFrame<G>[]): void {
    const stack = writable(this.G);
    for (let index = frames.length - 1; index >= 0; index--) {
      refuseStrangers(this.G, this.#step, frames[index].sides);
      stack.push(frames[index]);
    }
    this.settle();
  }
}

/** Returns the stack of a state for the one place that writes to it. */
function writable<G extends Stacked>({ stack }: G): AnyFrame<G>[] {
  if (!isWritable(stack)) throw new RulesFailure('the stack is no array');
  return stack;
}

function isWritable<Item>(items: readonly Item[]): items is Item[] {
  return Array.isArray(items);
}

/** A play nobody reads the journal of. */
export class SilentPlay<G extends Stacked = Stacked> extends Play<G> {
  override journal(): void {}
}
