/* Where Gauls would be surrounded (15.4) if they stood as it is meant. */
import type { G } from '../state';
import type { Dispositions } from './dispositions';
import { doomedAt } from './romanAttack';
import { romanReach } from './threat';

/** The Gauls as they are meant to stand, and where the Romans could come then. */
export class Formation {
  readonly #G: G;
  readonly #reach: Uint8Array;
  /** How many combat factors are lost in each hex that has been asked about. */
  readonly #doomed = new Map<number, number>();

  constructor(dispositions: Dispositions) {
    this.#G = dispositions.foreseen;
    this.#reach = romanReach(this.#G);
  }

  /** Says whether so many combat factors in a hex may be surrounded and lost. */
  isExposed(number: number, strength: number): boolean {
    const doomed = this.#doomed.get(number) ?? doomedAt(this.#G, this.#reach, number);
    this.#doomed.set(number, doomed);
    return strength <= doomed;
  }
}
