import type { BotKnowledge } from './botKnowledge';
import { clone } from './json';
import { type GameOver, Play, type Random, type Stacked } from './play';
import type { Argument, Prompt, Seat, Step } from './step';

/** A choice offered when a room is created, drawn by the lobby and checked by {@link optionError}. */
export interface RulebookOption {
  id: string;
  label: string;
  /** The section of the rulebook it comes from. */
  rule: string;
  choices: readonly { value: string; label: string }[];
  /** The `value` used when the creator chooses nothing. */
  default: string;
}

/** The options chosen for a match: a value for every option's id. */
export type Options = Record<string, string>;

/** A rulebook: everything one game is, apart from network, storage and screens. */
export interface Rulebook<G extends Stacked = Stacked> {
  /** The name of the boardgame.io `Game` and of the folder. */
  id: string;
  title: string;
  publisher: string;
  /** Which printing of the rules is played. */
  edition: string;
  /** One line that says what the game is about. */
  summary: string;
  /** Which parts of the box the rules text leaves open and what they follow instead, for players; absent when none. */
  inferred?: string;
  /** The side each seat plays, in the order of the seats. */
  sides: readonly string[];
  /** How long a game takes at a table, in hours. */
  hours: string;
  /** Version of the shape of `G`; a saved match of another version is not loaded. */
  stateVersion: number;
  options: readonly RulebookOption[];
  /** The steps of each phase of the sequence of play; the first phase listed starts the game. */
  phases: Record<string, Record<string, Step<G>>>;
  /** Returns the state before the first decision; its stack holds the first step. */
  setup(options: Options, random: Random): G;
  /** The seat whose boardgame.io turn it is. */
  currentPlayer(G: G): Seat;
  /** What a seat may see (a spectator's seat is null): the same shape with every secret masked. */
  view(G: G, seat: Seat | null): G;
  /** How the game ends when a seat resigns. */
  resign(G: G, seat: Seat): GameOver;
  bots: BotKnowledge<G>;
}

/** A move a seat may make now. */
export interface LegalMove {
  move: string;
  args: readonly Argument[];
}

/** Returns the phase whose step is on top of the stack. Throws for an unknown step. */
export function phaseOf<G extends Stacked>(rulebook: Rulebook<G>, G: G): string {
  const step = topStep(G);
  for (const phase in rulebook.phases) if (step in rulebook.phases[phase]) return phase;
  throw new Error(`no phase of ${rulebook.id} has a step ${step}`);
}

function stepOf<G extends Stacked>(rulebook: Rulebook<G>, name: string): Step<G> {
  for (const phase in rulebook.phases) {
    const step = rulebook.phases[phase][name];
    if (step !== undefined) return step;
  }
  throw new Error(`${rulebook.id} has no step ${name}`);
}

/** Lets the steps proceed until one of them waits for a decision or the game is over. */
export function run<G extends Stacked>(rulebook: Rulebook<G>, play: Play<G>): void {
  for (let changes = -1; changes !== play.stackChanges && play.over === null; ) {
    changes = play.stackChanges;
    stepOf(rulebook, topStep(play.G)).proceed?.(play);
  }
}

/** Returns what `seat` is asked, or null when it has nothing to decide. Works on `G` and on the seat's view. */
export function promptFor<G extends Stacked>(rulebook: Rulebook<G>, G: G, seat: Seat): Prompt | null {
  return waitsFor(G, seat) ? stepOf(rulebook, topStep(G)).prompt(G, seat) : null;
}

/** Returns all moves `seat` may make now. Works on `G` and, with the same result, on the seat's own view. */
export function legalMoves<G extends Stacked>(rulebook: Rulebook<G>, G: G, seat: Seat): LegalMove[] {
  if (!waitsFor(G, seat)) return [];
  const moves: LegalMove[] = [];
  const { actions } = stepOf(rulebook, topStep(G));
  for (const move in actions) for (const args of actions[move].legal(G, seat)) moves.push({ move, args });
  return moves;
}

/** Returns a legal move in plain words, or an empty string when the move is not legal. */
export function labelOf<G extends Stacked>(rulebook: Rulebook<G>, G: G, seat: Seat, move: LegalMove): string {
  if (!waitsFor(G, seat)) return '';
  return stepOf(rulebook, topStep(G)).actions[move.move]?.label(G, seat, move.args) ?? '';
}

/**
 * Plays one move on a copy of `G` and returns what came of it, or null when the move is not legal.
 * `args` may be anything, as it may come from the wire.
 */
export function perform<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  seat: Seat,
  { move, args }: { move: string; args: readonly unknown[] },
  random: Random,
): Play<G> | null {
  if (!waitsFor(G, seat)) return null;
  const { actions } = stepOf(rulebook, topStep(G));
  if (!Object.hasOwn(actions, move)) return null;
  const play = new Play(clone(G), random);
  if (!actions[move].perform(play, seat, args)) return null;
  run(rulebook, play);
  return play;
}

/** Plays one of the {@link legalMoves} on the state of `play` itself, and lets the steps proceed. */
export function carryOut<G extends Stacked>(
  rulebook: Rulebook<G>,
  play: Play<G>,
  seat: Seat,
  { move, args }: LegalMove,
): void {
  stepOf(rulebook, topStep(play.G)).actions[move].effect(play, seat, args);
  run(rulebook, play);
}

/** Returns the options with every default filled in. */
export function withDefaults(
  rulebook: { options: readonly RulebookOption[] },
  chosen: Options = {},
): Options {
  const options: Options = {};
  for (const option of rulebook.options) options[option.id] = chosen[option.id] ?? option.default;
  return options;
}

/** Says what is wrong with the options somebody sent, or returns undefined when they are good. */
export function optionError(
  rulebook: { options: readonly RulebookOption[] },
  chosen: unknown,
): string | undefined {
  if (chosen === undefined || chosen === null) return undefined;
  if (typeof chosen !== 'object' || Array.isArray(chosen)) return 'setupData must be an object of options';
  for (const [id, value] of Object.entries(chosen)) {
    const option = rulebook.options.find((candidate) => candidate.id === id);
    if (option === undefined) return `unknown option ${JSON.stringify(id.slice(0, 40))}`;
    if (!option.choices.some((choice) => choice.value === value)) {
      return `option ${id} must be one of ${option.choices.map((choice) => choice.value).join(', ')}`;
    }
  }
  return undefined;
}

function topStep(G: Stacked): string {
  const top = G.stack[G.stack.length - 1];
  if (top === undefined) throw new Error('the stack is empty but the game is not over');
  return top.step;
}

function waitsFor(G: Stacked, seat: Seat): boolean {
  const top = G.stack[G.stack.length - 1];
  return top?.seats.includes(seat) ?? false;
}
