/* Where an Event that grants a Battle strikes hardest (8.2.3, 8.3.1). */
import { setupFor } from '../../battle/selection';
import { orderFor } from '../../commands/order';
import { FREE, termsWith } from '../../commands/terms';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { groupWith, troopsOf } from '../../pieces/force';
import { availableTroops, forceIn } from '../../pieces/forces';
import { withForces } from '../../pieces/hypothetical';
import { adjacentTo } from '../../places';
import type { G } from '../../state';
import { marchGermans } from '../arverni/germans';
import { marchesFor } from '../belgae/germans';
import type { Moment } from '../moment';
import { outlook, strikeValue } from '../outlook';

const ADUATUCA = 58;

/** Card 11: how many Auxilia come before the Battle. */
const NUMIDIANS = 3;

/** Card 58: returns how much the Ambush in a Region with a Fort would strike, by those who are there and who would come. */
export function strikeAtFort(
  { G, play, side }: Pick<Moment, 'G' | 'play' | 'side'>,
  region: RegionId,
): number {
  const march = termsWith({ into: [region], regions: [...adjacentTo(G, region)] }, FREE);
  const order = orderFor('march', 'germans', side, march);
  const origins = side === 'belgae' ? marchesFor(G, order) : marchGermans(G, play, order);
  const leaving = origins.map(({ from }) => from);
  const after = withGermans(G, region, leaving);
  const battle = orderFor(
    'battle',
    'germans',
    side,
    termsWith({ regions: [region], most: 1, card: ADUATUCA }, FREE),
  );
  const { struck } = outlook(after, setupFor(after, battle, region, 'romans', 'ambush'));
  return strikeValue(struck);
}

/** Card 11: returns how much the Auxilia of a Region would strike a Faction there once three more have come. */
export function strikeByAuxilia(G: G, region: RegionId, defender: Faction): number {
  const { hidden, revealed, scouted } = forceIn(G, region, 'romans');
  const coming = Math.min(NUMIDIANS, availableTroops(G, 'romans'));
  const group = groupWith({ hidden: hidden + coming, revealed, scouted });
  const terms = { doubledTroops: true };
  return strikeValue(outlook(G, { region, attacker: 'romans', by: 'romans', defender, group, terms }).struck);
}

function withGermans(G: G, region: RegionId, origins: readonly RegionId[]): G {
  const coming = origins.reduce((sum, from) => sum + troopsOf(forceIn(G, from, 'germans')), 0);
  return withForces(G, (change) =>
    change(region, 'germans', (force) => {
      force.hidden += coming;
    }),
  );
}
