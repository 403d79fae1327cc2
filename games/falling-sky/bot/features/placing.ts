/* What speaks for placing pieces by Rally and Recruit (3.2.1, 3.3.1). */
import type { Order } from '../../commands/order';
import { isSupplied } from '../../commands/recruiting';
import { forceIn } from '../../pieces/forces';
import { regionOfTribe, tribeOf, tribesIn } from '../../places';
import type { Choice } from './choice';
import { regionOfArgument, share } from './choice';
import { enemyTribesIn, leadIn, threatIn } from './strength';

const MOST = new Map<string, number>();

/** Tells what speaks for each Ally, Citadel, Warband or Auxilia that may be placed. */
export function describePlacing({ G, side, moves, tell }: Choice, order: Order): void {
  MOST.clear();
  for (const { move, args } of moves)
    if (typeof args[1] === 'number')
      MOST.set(`${move} ${args[0]}`, Math.max(args[1], MOST.get(`${move} ${args[0]}`) ?? 0));
  moves.forEach(({ move, args }, index) => {
    const region = regionOfArgument(args[0]) ?? regionOfTribe(G, `${args[0]}`);
    if (region === null) return;
    if (order.selected.includes(region)) tell(index, 'both in a Region', 1);
    if (side === 'romans' && G.resources.romans > 0 && !isSupplied(G, order, region))
      tell(index, 'costs Resources', 1);
    if (move === 'ally' || move === 'citadel') {
      const tribe = tribesIn(G, region).find(({ id }) => id === args[0]);
      if (move === 'ally' && tribe !== undefined && tribeOf(G, tribe.id).city !== null)
        tell(index, 'Ally at a City', 1);
      tell(index, 'Ally in danger', share(threatIn(G, region, side), 6));
      return;
    }
    const [, count] = args;
    if (typeof count !== 'number') return;
    const lead = leadIn(G, region, side);
    const all = count / (MOST.get(`${move} ${args[0]}`) ?? count);
    tell(index, 'places all', all < 1 ? 0 : 1);
    tell(index, 'places', share(count, 4));
    if (lead <= 0 && lead + count > 0) {
      tell(index, 'gains Control', 1);
      tell(index, 'gains Tribes', tribesIn(G, region).length / 3);
    }
    if (lead <= 0 && lead + count <= 0) tell(index, 'no Control', 1);
    if (forceIn(G, region, side).leader !== null) tell(index, 'with Leader', 1);
    tell(index, 'where Allies of enemies are', share(enemyTribesIn(G, region, side), 2));
    tell(index, 'under threat', share(threatIn(G, region, side), 6));
  });
}
