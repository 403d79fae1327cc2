import { Alea } from '../../../games/ai/alea';
import { levelOf } from '../../../games/ai/levels';
import { Search } from '../../../games/ai/search';
import type { Seat, Stacked } from '../../../games/kit/frame';
import { consideredMoves, isAskedBlindly } from '../../../games/kit/legality';
import { seatsDeciding, sidesAt, sideToDecide } from '../../../games/kit/seats';
import { indexAt } from '../../../games/kit/weights';
import { Match } from '../../../games/testing/match';
import { subjects } from '../../games';
import { usualPlayers } from '../contest';
import type { SubjectParts } from '../subject';
import { type Measure, rounded } from './measure';

const POSITIONS = 40;
/** One position of a game is looked at among so many in which the search is asked. */
const EVERY = 25;
const ITERATIONS = 300;

/** The worth of moves is within noise where it differs by less than this share of the range that the search has met. */
const NOISE = 0.02;

/** In how many positions of games that bots play by their policy the search cannot tell the moves apart which it has tried. */
export function* spread(): Generator<Measure> {
  for (const subject of subjects) yield subject.with(spreadOf);
}

function spreadOf<G extends Stacked>(parts: SubjectParts<G>): Measure {
  const positions = positionsOf(parts);
  let alike = 0;
  let tried = 0;
  for (const [index, { state, seat }] of positions.entries()) {
    const position = { G: parts.rulebook.view(state.G, sidesAt(state.G, seat)), ctx: state.ctx };
    const search = new Search(parts.rulebook, position, seat, new Alea(index), levelOf('normal'));
    while (search.iterations < ITERATIONS) search.iterate();
    if (isAlike(search)) alike++;
    tried += search.tried().length;
  }
  return {
    bench: `spread/${parts.rulebook.id}`,
    value: rounded(alike / positions.length),
    unit: `of ${positions.length} positions are within noise`,
    ratio: rounded(tried / positions.length),
    reference: 'the ratio is how many moves are tried',
  };
}

function isAlike<G extends Stacked>(search: Search<G>): boolean {
  const worths = search.tried().map((node) => search.worth(node));
  return Math.max(...worths) - Math.min(...worths) < NOISE;
}

/** A seat that has to decide, and where. */
interface Asked<G extends Stacked> {
  state: Match<G>['state'];
  seat: Seat;
}

function positionsOf<G extends Stacked>({ game, rulebook }: SubjectParts<G>): Asked<G>[] {
  const positions: Asked<G>[] = [];
  const chance = new Alea('spread');
  let asked = 0;
  for (let seed = 1; ; seed++) {
    const match = new Match(game, seed, {}, usualPlayers(rulebook.players));
    while (!match.over) {
      const { G } = match.state;
      const [seat] = seatsDeciding(G);
      const side = sideToDecide(G, seat);
      if (side === null) throw new Error(`seat ${seat} has nothing to decide`);
      const moves = consideredMoves(rulebook, G, side);
      const isSearched =
        moves.length > 1 && !isAskedBlindly(rulebook, G) && !rulebook.bots.suggest?.(G, side);
      if (isSearched && asked++ % EVERY === 0) positions.push({ state: match.state, seat });
      if (positions.length === POSITIONS) return positions;
      match.make({ seat, ...moves[indexAt(rulebook.bots.policy(G, side, moves), chance.next())] });
    }
  }
}
