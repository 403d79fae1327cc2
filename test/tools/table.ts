import type { SideOf, Stacked, StepName } from '../../games/kit/frame';
import type { JournalLine } from '../../games/kit/journal';
import { forgoneBy, labelOf, legalMoves, obstacleTo, promptFor } from '../../games/kit/legality';
import { makeMove, proceed, refuseDeadEnd } from '../../games/kit/make';
import type { Argument } from '../../games/kit/move';
import { Play } from '../../games/kit/play';
import type { Result } from '../../games/kit/result';
import type { Rulebook } from '../../games/kit/rulebook';
import { sidesDeciding } from '../../games/kit/seats';
import type { Prompt } from '../../games/kit/step';
import { scripted } from '../../games/testing/chance';

/** A game at the table: makes moves for all sides with scripted dice and keeps the journal. */
export class Table<G extends Stacked> {
  /** What has been told so far. */
  readonly journal: JournalLine[] = [];
  /** How the game has ended, or null. */
  result: Result<SideOf<G>> | null = null;
  readonly #rulebook: Rulebook<G>;
  #chance = scripted();

  constructor(
    rulebook: Rulebook<G>,
    public G: G,
  ) {
    this.#rulebook = rulebook;
  }

  /** Sets the dice that the next moves roll. */
  dice(...dice: number[]): this {
    this.#chance = scripted(dice);
    return this;
  }

  /** Dice of the script that have not been rolled. */
  get diceLeft(): number[] {
    return this.#chance.left;
  }

  /** The step that goes on now; undefined once the game is over. */
  get step(): StepName<G> | undefined {
    return this.G.stack[this.G.stack.length - 1]?.step;
  }

  /** The sides that decide. */
  get sides(): readonly SideOf<G>[] {
    return sidesDeciding(this.G);
  }

  /** The side that decides; the first where several do. Throws when none does. */
  get side(): SideOf<G> {
    const [side] = this.sides;
    if (side === undefined) throw new Error(`nobody decides step ${this.step}`);
    return side;
  }

  /** Makes a move; throws when it is not legal. */
  do(side: SideOf<G>, move: string, ...args: Argument[]): this {
    const play = makeMove(this.#rulebook, this.G, side, { move, args }, this.#chance);
    if (play === null) throw new Error(`${side} may not ${move}(${args.join(', ')}) in step ${this.step}`);
    return this.#take(play);
  }

  /** Goes through what needs no decision, after what `begin` does. */
  start(begin: (play: Play<G>) => void = () => {}): this {
    const play = new Play(this.G, this.#chance);
    begin(play);
    proceed(this.#rulebook, play);
    refuseDeadEnd(this.#rulebook, play);
    return this.#take(play);
  }

  /** Says whether a move is refused. */
  refuses(side: SideOf<G>, move: string, ...args: Argument[]): boolean {
    return makeMove(this.#rulebook, this.G, side, { move, args }, scripted(Array(40).fill(6))) === null;
  }

  /** Returns the legal argument lists of a move, joined by spaces and sorted. */
  legal(side: SideOf<G>, move: string): string[] {
    return legalMoves(this.#rulebook, this.G, side)
      .filter((candidate) => candidate.move === move)
      .map(({ args }) => args.join(' '))
      .sort();
  }

  /** Returns why a move is not possible, with the rule before it; undefined when nothing is said. */
  why(side: SideOf<G>, move: string, ...args: string[]): string | undefined {
    const obstacle = obstacleTo(this.#rulebook, this.G, side, { move, args });
    return obstacle === null ? undefined : `${obstacle.rule} ${obstacle.text}`;
  }

  /** Returns what a side would leave unused by a move without arguments, or null. */
  forgone(side: SideOf<G>, move: string): string | null {
    return forgoneBy(this.#rulebook, this.G, side, { move, args: [] });
  }

  /** Returns what a move is called. */
  label(side: SideOf<G>, move: string, ...args: Argument[]): string {
    return labelOf(this.#rulebook, this.G, side, { move, args });
  }

  /** Returns the names of the moves a side may make. */
  moves(side: SideOf<G>): string[] {
    return [...new Set(legalMoves(this.#rulebook, this.G, side).map(({ move }) => move))];
  }

  /** Returns what a side is asked. */
  prompt(side: SideOf<G>): Prompt | null {
    return promptFor(this.#rulebook, this.G, side);
  }

  /** Says whether the journal has a line of a rule with these words. */
  told(rule: string, words: string): boolean {
    return this.journal.some((line) => line.rule === rule && line.text.includes(words));
  }

  #take(play: Play<G>): this {
    this.G = play.G;
    this.journal.push(...play.lines);
    this.result = play.result ?? this.result;
    return this;
  }
}
