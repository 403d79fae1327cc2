/* What a marker more or less is worth, at a glance. */
import { boxOf } from '../components/box';
import type { G, Side } from '../state';
import { Governance, turnLeft } from './governance';

/** What a marker is worth that changes nothing yet, and what each Governance Point adds. */
const LITTLE = 0.35;
const POINT = 6;
/** A marker stays for the turns to come: how far the governance it is for is, at the end of a turn, and more before. */
const SIGHT = [0.3, 0.7] as const;
/** What half an invasion is worth (17.1.3). */
const STAR = 24;

/** What markers are worth in a position: it is worked out once for all moves. */
export class Influence {
  readonly #governance: Governance;

  constructor(
    readonly G: G,
    readonly side: Side,
  ) {
    this.#governance = new Governance(G, SIGHT[0] + SIGHT[1] * turnLeft(G));
  }

  /** Returns how much it is worth to the side to have its marker in a space. */
  own(space: string): number {
    return this.#worth(this.#governance.gain(space, { kind: 'influence', side: this.side }));
  }

  /** Returns how much it is worth to the side that the marker of a space goes. */
  gone(space: string): number {
    const { kind } = boxOf(this.G).space[space];
    if (kind === 'vp' && this.side === 'roman') return STAR;
    return this.#worth(this.#governance.gain(space, null));
  }

  #worth(gain: number): number {
    return LITTLE + POINT * Math.max(0, this.side === 'roman' ? gain : -gain);
  }
}
