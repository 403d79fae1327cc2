import { isDeepStrictEqual } from 'node:util';
import { Alea } from '../../games/ai/alea';
import { Simulator } from '../../games/ai/simulator';
import type { Stacked } from '../../games/kit/play';
import type { LegalMove, Rulebook } from '../../games/kit/rulebook';
import type { Match, SentMove } from './match';

/**
 * Plays a match in a simulator beside boardgame.io's reducer. Returns a watcher for `playRandomly` that throws as soon
 * as `G`, `ctx` or the generator differ.
 */
export function shadow<G extends Stacked>(
  rulebook: Rulebook<G>,
  match: Match<G>,
): (match: Match<G>, made: SentMove | null) => void {
  const { seed, prngstate } = match.state.plugins.random.data;
  const simulation = new Simulator(rulebook, match.state, new Alea(prngstate ?? seed));
  return ({ state }, made) => {
    if (made !== null) simulation.make(made.seat, sameMove(simulation.legal(made.seat), made));
    const { G, ctx, plugins } = state;
    const { data } = plugins.random;
    if (!isDeepStrictEqual(simulation.G, G)) throw new Error('the simulator comes to another G');
    if (!isDeepStrictEqual(simulation.ctx, ctx)) throw new Error('the simulator comes to another ctx');
    if (!isDeepStrictEqual(simulation.chance, data.prngstate ?? new Alea(data.seed).state)) {
      throw new Error('the simulator has rolled other dice');
    }
  };
}

function sameMove(legal: readonly LegalMove[], { move, args }: SentMove): LegalMove {
  const same = legal.find((each) => each.move === move && isDeepStrictEqual(each.args, args));
  if (same === undefined) throw new Error(`the simulator does not offer ${move} ${args.join(' ')}`);
  return same;
}
