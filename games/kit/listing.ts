/* What a side may do, listed once, as long as nothing happens. */
import type { Action, Situation } from './action';
import type { SideOf, Stacked } from './frame';
import { actionOf, listOf, optionsAfter, situationOf, stagesOf } from './legality';
import type { Argument, Legal, LegalMove } from './move';
import type { Rulebook } from './rulebook';
import { Tested } from './tested';

/** An action, and what has been listed of its stages, by the arguments chosen before. */
interface Listed<G extends Stacked> {
  action: Action<G>;
  stages: Map<string, readonly Argument[] | Tested<Argument>>;
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
    return chosen.length === stagesOf(listed.action) ? NO_OPTIONS : this.#after(listed, chosen);
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
    for (let length = 0; length < args.length; length++) {
      const options = this.#stage(listed, args.slice(0, length));
      const isListed = options instanceof Tested ? options.has(args[length]) : options.includes(args[length]);
      if (!isListed) return false;
    }
    return true;
  }

  #after(listed: Listed<G>, chosen: readonly Argument[]): readonly Argument[] {
    const options = this.#stage(listed, chosen);
    if (!(options instanceof Tested)) return options;
    const all = listOf(options);
    listed.stages.set(keyOf(chosen), all);
    return all;
  }

  /** Returns the values of the argument after those chosen, listed or to be tested one by one. */
  #stage({ action, stages }: Listed<G>, chosen: readonly Argument[]): readonly Argument[] | Tested<Argument> {
    const key = keyOf(chosen);
    const known = stages.get(key);
    if (known !== undefined) return known;
    const found = optionsAfter(action, this.#at, chosen);
    const options = found instanceof Tested ? found : listOf(found);
    stages.set(key, options);
    return options;
  }
}

function keyOf(chosen: readonly Argument[]): string {
  return chosen.length === 1 ? String(chosen[0]) : chosen.join('\n');
}
