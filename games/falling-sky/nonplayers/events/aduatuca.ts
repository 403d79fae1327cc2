/* Where Aduatuca lets Germans strike the Romans hardest (card 58, 8.2.3, 8.3.1). */
import { setupFor } from '../../battle/selection';
import { FREE, orderFor, type Terms } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { forceIn, troopsOf } from '../../forces';
import { adjacentTo } from '../../places';
import type { G } from '../../state';
import { marchGermans } from '../arverni/germans';
import { marchesFor } from '../belgae/germans';
import type { Moment } from '../moment';
import { outlook } from '../outlook';

const ADUATUCA = 58;

/** Returns how much the Ambush in a Region with a Fort would strike by those who are there and who would come: Legions first, then Allies, then others (8.2.3). */
export function strikeAtFort(
  { G, play, side }: Pick<Moment, 'G' | 'play' | 'side'>,
  region: RegionId,
): number {
  const march: Terms = { ...FREE, into: [region], regions: [...adjacentTo(G, region)] };
  const order = orderFor('march', 'germans', side, march);
  const origins = side === 'belgae' ? marchesFor(G, order) : marchGermans(G, play, order);
  const leaving = origins.map(({ from }) => from);
  const after = withGermans(G, region, leaving);
  const battle = orderFor('battle', 'germans', side, { ...FREE, regions: [region], most: 1, card: ADUATUCA });
  const { struck } = outlook(after, setupFor(after, battle, region, 'romans', 'ambush'));
  return struck.reduce((sum, { piece, count }) => sum + count * worthOfLoss(piece), 0);
}

function worthOfLoss(piece: string): number {
  if (piece === 'legion') return 1000;
  return piece.startsWith('ally') ? 30 : 1;
}

function withGermans(G: G, region: RegionId, origins: readonly RegionId[]): G {
  const there = forceIn(G, region, 'germans');
  const coming = origins.reduce((sum, from) => sum + troopsOf(forceIn(G, from, 'germans')), 0);
  const germans = { ...there, hidden: there.hidden + coming };
  return { ...G, forces: { ...G.forces, [region]: { ...G.forces[region], germans } } };
}
