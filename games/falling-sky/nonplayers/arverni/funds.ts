/* What the Non-player Arverni can spend on a Command (3.1). */
import { priceIn } from '../../battle/selection';
import { costOf } from '../../commands/costs';
import { marchPrice } from '../../commands/marching';
import type { Order } from '../../commands/order';
import type { Plan } from '../../commands/plan';
import { orderUnderWay } from '../../commands/underWay';
import type { RegionId } from '../../components/map';
import type { G } from '../../state';

/** Returns the Resources there are for a Command; any number for one that costs none. */
export function fundsFor(G: G, order: Order): number {
  return costOf(G, order, 1) === 0 ? Number.POSITIVE_INFINITY : G.resources.arverni;
}

/** Returns the Resources that a Command still needs for what it has set out to do, so that Entreat may not spend them (8.7.1). */
export function reservedFor(G: G, order: Order, { battles = [], journeys = [] }: Plan): number {
  const regions = new Set<RegionId>([
    ...battles.map(({ region }) => region),
    ...journeys.map(({ from }) => from),
  ]);
  const price = order.command === 'battle' ? priceIn : marchPrice;
  let sum = 0;
  for (const region of regions) {
    const isUnderWay = order.selected.includes(region) && !order.paid?.includes(region);
    if (!isUnderWay) sum += costOf(G, order, price(G, order, region));
  }
  return sum;
}

/** Returns what the Command under way still needs; nothing outside of one. */
export function reservedInCommand(G: G): number {
  const order = orderUnderWay(G);
  return order?.plan === undefined ? 0 : reservedFor(G, order, order.plan);
}
