import type { Score } from './score';

/** The share of wrong verdicts that is taken, of either kind. */
const ERROR = 0.05;

/**
 * Tells from as few games as may be whether a bot wins a share of `aim` or only one of `least` (Wald, "Sequential Tests of Statistical
 * Hypotheses", Annals of Mathematical Statistics 16, 1945). If the true share is one of the two, one verdict in twenty is wrong. A draw counts
 * as half a win.
 */
export class SequentialTest {
  readonly #won: number;
  readonly #lost: number;
  /** How much evidence is enough. */
  readonly #enough = Math.log((1 - ERROR) / ERROR);

  /** Throws unless 0 < `least` < `aim` < 1. */
  constructor(
    readonly least: number,
    readonly aim: number,
  ) {
    if (!(0 < least && least < aim && aim < 1)) throw new Error(`no test tells ${least} from ${aim}`);
    this.#won = Math.log(aim / least);
    this.#lost = Math.log((1 - aim) / (1 - least));
  }

  /** Returns true where the games speak for `aim`, false where they speak for `least`, null as long as they tell nothing. */
  verdict({ wins, losses, draws }: Score): boolean | null {
    const evidence = (wins + draws / 2) * this.#won + (losses + draws / 2) * this.#lost;
    return Math.abs(evidence) < this.#enough ? null : evidence > 0;
  }
}
