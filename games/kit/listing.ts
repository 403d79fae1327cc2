/* What a side may do, listed once, as long as nothing happens. */
import type { Action, Situation } from './action';
import type { SideOf, Stacked } from './frame';
import { actionOf, listOf, optionsAfter, situationOf, stagesOf } from './legality';
import type { Argument, Legal, LegalMove } from './move';
import type { Rulebook } from './rulebook';
import { Those } from './those';

/** An action, and what has been listed of its stages, by the arguments chosen before. */
interface Listed<G extends Stacked> {
  action: Action<G>;
  stages: Map<string, readonly Argument[] | Those<Argument>>;
}

const NO_OPTIONS: readonly Argument[] = [];

/** The legal moves of a side, of a state that does not change as long as this is used. */
export class Listing<G extends Stacked> implements Legal {
  readonly #rulebook: Rulebook<G>;
  readonly #at: Situation<G>;
  readonly #listed = new Map<string, Listed<G> | null>();

  /** Lists the moves of a side of a state that is not over. */
  constructor(rulebook: Rulebook<G>, G: G, side: SideOf<G>) {
    this.#rulebook = rulebook;
    this.#at = situationOf(G, side);
  }

  options(move: string, chosen: readonly Argument[]): readonly Argument[] {
    const listed = this.#listedAs(move);
    if (listed === null || !this.#follows(listed, chosen)) return NO_OPTIONS;
    return chosen.length === stagesOf(listed.action) ? NO_OPTIONS : listOf(this.#after(listed, chosen));
  }

  has({ move, args }: LegalMove): boolean {
    const listed = this.#listedAs(move);
    return listed !== null && args.length === stagesOf(listed.action) && this.#follows(listed, args);
  }

  #listedAs(move: string): Listed<G> | null {
    const known = this.#listed.get(move);
    if (known !== undefined) return known;
    const { G, side } = this.#at;
    const action = actionOf(this.#rulebook, G, side, move);
    const isAvailable = action !== undefined && action.available?.(this.#at) !== false;
    const listed = isAvailable ? { action, stages: new Map() } : null;
    this.#listed.set(move, listed);
    return listed;
  }

  #follows(listed: Listed<G>, args: readonly Argument[]): boolean {
    for (let length = 0; length < args.length; length++)
      if (!isAmong(this.#after(listed, args.slice(0, length)), args[length])) return false;
    return true;
  }

  #after({ action, stages }: Listed<G>, chosen: readonly Argument[]): readonly Argument[] | Those<Argument> {
    const key = chosen.length === 1 ? String(chosen[0]) : chosen.join('\n');
    const known = stages.get(key);
    if (known !== undefined) return known;
    const options = optionsAfter(action, this.#at, chosen);
    const kept = options instanceof Those ? options : listOf(options);
    stages.set(key, kept);
    return kept;
  }
}

function isAmong(options: readonly Argument[] | Those<Argument>, wanted: Argument): boolean {
  return options instanceof Those ? options.find(wanted) !== undefined : options.includes(wanted);
}
