import { Simulator } from '../ai/simulator';
import { Dice, type DiceState } from '../kit/dice/dice';
import { diceStateIn } from '../kit/dice/plugin';
import type { SideOf, Stacked } from '../kit/frame';
import { journalOf } from '../kit/journal';
import { isSame, plain } from '../kit/json';
import { legalMove } from '../kit/legality';
import type { LegalMove } from '../kit/move';
import type { Rulebook } from '../kit/rulebook';
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
    if (!isSame(plain(simulation.G), G)) throw new Error('the simulator comes to another G');
    if (!isSame(simulation.ctx, ctx)) throw new Error('the simulator comes to another ctx');
    if (!isSame(dice.state, diceOf({ state }))) throw new Error('the simulator has rolled other dice');
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
