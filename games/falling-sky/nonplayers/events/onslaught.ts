/* Card 58: what Germans would cost the Romans at a Fort to which an Event lets them March (8.3.1). */
import { setupFor } from '../../battle/selection';
import { FREE, orderFor, type Terms } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { emptyGroup, forceIn, troopsOf } from '../../forces';
import { adjacentTo } from '../../places';
import { germansInto } from '../belgae/germans';
import { chartOf } from '../charts';
import { outlook } from '../outlook';
import type { EventMoment } from './chooser';

const ADUATUCA = 58;

/** Returns how much Romans would lose in a Region: Legions count before other pieces. */
export function onslaught(at: EventMoment, region: RegionId): number {
  const { G, side } = at;
  const hidden = troopsOf(forceIn(G, region, 'germans')) + arriving(at, region);
  const order = orderFor('battle', 'germans', side, termsOf({ card: ADUATUCA }));
  const setup = setupFor(G, order, region, 'romans', 'ambush');
  const { struck, inflicted } = outlook(G, { ...setup, group: { ...emptyGroup(), hidden } });
  const legions = struck.reduce((sum, { piece, count }) => sum + (piece === 'legion' ? count : 0), 0);
  return 100 * legions + inflicted;
}

/** Returns how many Germans the Non-player would have come there. */
function arriving(at: EventMoment, region: RegionId): number {
  const { G, side } = at;
  const order = orderFor(
    'march',
    'germans',
    side,
    termsOf({ into: [region], regions: [...adjacentTo(G, region)] }),
  );
  if (side === 'belgae') return germansInto(G, order, region);
  const journeys = chartOf(side).granted(at, order).journeys ?? [];
  return journeys.reduce(
    (sum, { pieces: { hidden = 0, revealed = 0, scouted = 0 } }) => sum + hidden + revealed + scouted,
    0,
  );
}

function termsOf(terms: Partial<Terms>): Terms {
  return { ...FREE, ...terms };
}
