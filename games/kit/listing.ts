/* What a side may do, listed once, as long as nothing happens. */
import type { Action, Situation } from './action';
import { Filtered } from './filtered';
import type { SideOf, Stacked } from './frame';
import {
  type ActionsOfSide,
  actionAmong,
  actionsFor,
  isAvailable,
  listOf,
  optionsAfter,
  situationOf,
  stagesOf,
} from './legality';
import type { Argument, Legal, LegalMove } from './move';
import type { Rulebook } from './rulebook';

type Options = readonly Argument[] | Filtered<Argument>;

/** What has been listed of one stage, by the arguments chosen before. */
interface Stage {
  chosen: readonly Argument[];
  options: Options;
}

/** A move, what does it if it is available, and what has been listed of its stages. */
interface Listed<G extends Stacked> {
  move: string;
  action: Action<G> | null;
  /** How many arguments it has. */
  length: number;
  first: Options | null;
  /** The stages after the first, in the order in which they were asked for. */
  further: Stage[] | null;
}

const NO_OPTIONS: readonly Argument[] = [];

/** The legal moves of a side, of a state that does not change as long as this is used. */
export class Listing<G extends Stacked> implements Legal {
  readonly #actions: ActionsOfSide<G>;
  readonly #at: Situation<G>;
  readonly #listed: Listed<G>[] = [];

  /** Lists the moves of a side of a state that is not over. */
  constructor(rulebook: Rulebook<G>, G: G, side: SideOf<G>) {
    this.#actions = actionsFor(rulebook, G, side);
    this.#at = situationOf(G, side);
  }

  options(move: string, chosen: readonly Argument[]): readonly Argument[] {
    const listed = this.#listedAs(move);
    const { action, length } = listed;
    if (action === null || !this.#follows(listed, action, chosen)) return NO_OPTIONS;
    return chosen.length === length
      ? NO_OPTIONS
      : listOf(this.#after(listed, action, chosen, chosen.length), this.#at);
  }

  has(made: LegalMove): boolean {
    return this.actionOf(made) !== null;
  }

  /** Returns what a move does; null when the move is not legal. */
  actionOf({ move, args }: LegalMove): Action<G> | null {
    const listed = this.#listedAs(move);
    const { action, length } = listed;
    return action !== null && args.length === length && this.#follows(listed, action, args) ? action : null;
  }

  #listedAs(move: string): Listed<G> {
    for (const known of this.#listed) if (known.move === move) return known;
    const found = actionAmong(this.#actions, move);
    const action = found === undefined || !isAvailable(found, this.#at) ? null : found;
    const length = action === null ? 0 : stagesOf(action);
    const listed: Listed<G> = { move, action, length, first: null, further: null };
    this.#listed.push(listed);
    return listed;
  }

  #follows(listed: Listed<G>, action: Action<G>, args: readonly Argument[]): boolean {
    for (let length = 0; length < args.length; length++)
      if (!isAmong(this.#after(listed, action, args, length), args[length])) return false;
    return true;
  }

  /** Returns what may follow the first `length` arguments. */
  #after(listed: Listed<G>, action: Action<G>, args: readonly Argument[], length: number): Options {
    if (length === 0) {
      listed.first ??= this.#kept(action, NO_OPTIONS);
      return listed.first;
    }
    listed.further ??= [];
    for (const { chosen, options } of listed.further)
      if (chosen.length === length && beginsWith(args, chosen)) return options;
    const chosen = args.slice(0, length);
    const options = this.#kept(action, chosen);
    listed.further.push({ chosen, options });
    return options;
  }

  #kept(action: Action<G>, chosen: readonly Argument[]): Options {
    const options = optionsAfter(action, this.#at, chosen);
    return options instanceof Filtered ? options : listOf(options, this.#at);
  }
}

function beginsWith(args: readonly Argument[], chosen: readonly Argument[]): boolean {
  for (let i = 0; i < chosen.length; i++) if (args[i] !== chosen[i]) return false;
  return true;
}

function isAmong(options: Options, wanted: Argument): boolean {
  return options instanceof Filtered ? options.find(wanted) !== undefined : options.includes(wanted);
}
