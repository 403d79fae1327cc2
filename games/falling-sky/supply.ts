/* Asking for Supply Lines (3.2.1, 1.5.2). */
import { type Action, action, type Situation } from '../kit/action';
import type { Frame } from '../kit/frame';
import { type Answers, type AsksSupply, note } from './answers';
import { nameOf, type Player } from './components/factions';
import type { RegionId } from './components/map';
import { askFor, offersTo } from './negotiation';
import { supplyAskable } from './pieces/supplyLines';
import type { G } from './state';
import { resourceCount } from './words';

/** Where Supply Lines are wanted, and what has been answered. */
interface Wanted {
  answers: Answers;
  regions: readonly RegionId[];
  asOwn?: readonly RegionId[];
}

/**
 * Returns the action by which others are asked to agree to a Supply Line, with Resources offered or without (1.5.2). Only those
 * are asked whose agreement could bring one of the Regions of `wanted` into one. See {@link noteSupply}.
 */
export function askSupply<F extends Frame<string, Player> & AsksSupply>(
  wanted: (at: Situation<G, F>) => Wanted,
): Action<G, F> {
  return action({
    first: (at: Situation<G, F>) => {
      const { answers, regions, asOwn } = wanted(at);
      return supplyAskable(at.G, at.side, regions, answers, asOwn);
    },
    second: ({ G, side }, of) => offersTo(G, side, of),
    effect(play, { side, frame }, of, offer) {
      frame.asking = of;
      play.call(askFor(side, of, 'supply', null, offer));
    },
    label: (_at, of, offer) =>
      `Ask the ${nameOf(of)} to agree to a Supply Line${offer === 0 ? '' : ` for ${resourceCount(offer)}`}`,
  });
}

/** Writes down what was answered, where a step is handed the answer to {@link askSupply}. */
export function noteSupply(frame: AsksSupply, answers: Answers, handedDown: unknown): void {
  if (frame.asking === undefined || typeof handedDown !== 'boolean') return;
  note(answers, frame.asking, handedDown);
  frame.asking = undefined;
}
