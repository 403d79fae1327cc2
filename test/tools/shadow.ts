import { isDeepStrictEqual } from 'node:util';
import { Simulator } from '../../games/ai/simulator';
import { Dice, type DiceState } from '../../games/kit/dice/dice';
import { diceStateIn } from '../../games/kit/dice/plugin';
import type { SideOf, Stacked } from '../../games/kit/frame';
import { journalOf } from '../../games/kit/journal';
import { plain } from '../../games/kit/json';
import { legalMove } from '../../games/kit/legality';
import type { LegalMove } from '../../games/kit/move';
import type { Rulebook } from '../../games/kit/rulebook';
import type { Match, SentMove } from './match';

/**
 * Plays a match in a simulator beside boardgame.io's reducer. Returns a watcher for `playRandomly` that throws as soon
 * as `G`, `ctx` or the dice differ.
 */
export function shadow<G extends Stacked>(
  rulebook: Rulebook<G>,
  match: Match<G>,
): (match: Match<G>, made: SentMove | null) => void {
  const dice = new Dice(diceOf(match));
  const simulation = new Simulator(rulebook, match.state, dice);
  return ({ state }, made) => {
    if (made !== null) {
      const side = moverOf(rulebook, state);
      simulation.make(side, sameMove(rulebook, simulation.G, side, made));
    }
    const { G, ctx } = state;
    if (!isDeepStrictEqual(plain(simulation.G), G)) throw new Error('the simulator comes to another G');
    if (!isDeepStrictEqual(simulation.ctx, ctx)) throw new Error('the simulator comes to another ctx');
    if (!isDeepStrictEqual(dice.state, diceOf({ state })))
      throw new Error('the simulator has rolled other dice');
  };
}

function diceOf<G extends Stacked>({ state }: Pick<Match<G>, 'state'>): DiceState {
  const dice = diceStateIn(state.plugins);
  if (dice === null) throw new Error('the match has no dice');
  return dice;
}

/** Returns the side whose move has just been made, as the log names it. */
function moverOf<G extends Stacked>(rulebook: Rulebook<G>, { deltalog = [] }: Match<G>['state']): SideOf<G> {
  const [entry] = journalOf(deltalog);
  const mover = rulebook.sides.find(({ id }) => id === entry?.side);
  if (mover === undefined) throw new Error('the log does not say which side has moved');
  return mover.id;
}

function sameMove<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  { move, args }: SentMove,
): LegalMove {
  const same = legalMove(rulebook, G, side, { move, args });
  if (same === null) throw new Error(`the simulator does not offer ${move} ${args.join(' ')}`);
  return same;
}
