import type { Seat } from './step';

/** A decision waiting to be made: the step on top of the stack names it, and the seats that make it. */
export interface Frame<Name extends string = string> {
  step: Name;
  seats: Seat[];
}

/** What every `G` of the package has: the stack of nested procedures, its top last. */
export interface Stacked<Name extends string = string> {
  stack: Frame<Name>[];
}

/** The names of the steps of a game whose state is `G`. */
export type StepName<G extends Stacked> = G['stack'][number]['step'];

/** The chance a game needs; boardgame.io's `random` API fits. */
export interface Random {
  /** Rolls `count` six-sided dice. */
  D6(count: number): number[];
  /** Rolls one die with `sides` sides. */
  Die(sides: number): number;
  /** Returns the items in a random order. */
  Shuffle<T>(items: T[]): T[];
}

/** A line of the game's journal: what everyone at the table saw, and the rule behind it. */
export interface JournalLine {
  text: string;
  rule: string;
}

/** How a game ended; becomes boardgame.io's `ctx.gameover`. */
export interface GameOver {
  winner?: Seat;
  draw?: true;
  reason: string;
}

/**
 * One move while it is carried out: the state to change, and all a rule may do besides changing it.
 * `G` is the play's own, so rules write to it freely.
 */
export class Play<G extends Stacked = Stacked> {
  /** What happened during this play, in order. */
  readonly lines: JournalLine[] = [];
  /** Set once the game has ended. */
  over: GameOver | null = null;
  /** True once something random or secret has come to light, after which nothing can be taken back. */
  revealed = false;
  /** How often the stack has changed. */
  stackChanges = 0;

  constructor(
    readonly G: G,
    private readonly chance: Random,
  ) {}

  /** Rolls `count` six-sided dice. */
  roll(count: number): number[] {
    this.revealed = true;
    return this.chance.D6(count);
  }

  /** Returns one of `items`, each as likely; throws on an empty list. */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('cannot pick from nothing');
    this.revealed = true;
    return items[this.chance.Die(items.length) - 1];
  }

  /** Returns `items` in a random order. */
  shuffle<T>(items: readonly T[]): T[] {
    this.revealed = true;
    return this.chance.Shuffle([...items]);
  }

  /** Says that a secret has come to light. */
  reveal(): void {
    this.revealed = true;
  }

  /** Writes a line everyone may read. */
  journal(rule: string, text: string): void {
    this.lines.push({ text, rule });
  }

  /** Puts a step on top of the stack, to be decided by `seats`; the present one resumes when it finishes. */
  call(step: StepName<G>, seats: Seat[]): void {
    this.G.stack.push({ step, seats });
    this.stackChanges++;
  }

  /** Replaces the step on top of the stack. */
  become(step: StepName<G>, seats: Seat[]): void {
    this.G.stack.pop();
    this.call(step, seats);
  }

  /** Takes the step on top off the stack; the one below resumes. */
  finish(): void {
    this.G.stack.pop();
    this.stackChanges++;
  }

  /** Says that one of several seats has decided; the step waits for the others. */
  decided(seat: Seat): void {
    const top = this.G.stack[this.G.stack.length - 1];
    top.seats = top.seats.filter((other) => other !== seat);
  }

  /** Ends the game. */
  end(over: GameOver): void {
    this.over = over;
    this.G.stack.length = 0;
  }
}
