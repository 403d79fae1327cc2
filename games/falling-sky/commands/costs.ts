/* What Commands cost (3.1, 3.1.2), and why a Region cannot be selected for one. */
import type { Obstacle } from '../../kit/action';
import { isPlayer, nameOf } from '../components/factions';
import type { RegionId } from '../components/map';
import { regionName } from '../places';
import { pay } from '../resources';
import type { G } from '../state';
import { maySelect, type Order } from './order';

/**
 * Returns what a Command costs where the rules say `price` Resources: nothing when it is free (3.1.2) or Germanic (3.4), and
 * double for the Aedui with Convictolitavis (card 43 shaded).
 */
export function costOf(G: G, { faction, terms }: Order, price: number): number {
  if (terms.free || !isPlayer(faction)) return 0;
  return faction === 'aedui' && G.capabilities[43]?.text === 'shaded' ? 2 * price : price;
}

/** Says whether a Faction has the Resources for a Command at this price; see {@link costOf}. */
export function canPay(G: G, order: Order, price: number): boolean {
  const cost = costOf(G, order, price);
  return cost === 0 || (isPlayer(order.faction) && G.resources[order.faction] >= cost);
}

/** Pays for a Command at this price; see {@link costOf}. Returns how many Resources. Throws when there are too few. */
export function payFor(G: G, order: Order, price: number): number {
  const cost = costOf(G, order, price);
  if (cost > 0 && isPlayer(order.faction)) pay(G, order.faction, cost);
  return cost;
}

/** Returns what was paid, to be told after what was done: ` (2 Resources)`; empty when it was nothing. */
export function paidText(cost: number): string {
  return cost === 0 ? '' : ` (${cost} ${cost === 1 ? 'Resource' : 'Resources'})`;
}

/** Returns why a Region may not be selected any more, or not by these terms (3.1, 2.3.5); null when it may. */
export function obstacleToSelect(G: G, order: Order, region: RegionId): Obstacle | null {
  if (maySelect(order, region)) return null;
  if (order.selected.includes(region))
    return { rule: '3.1', text: `${regionName(G, region)} has been selected already.` };
  if (order.terms.regions !== null && !order.terms.regions.includes(region))
    return { rule: '5.4', text: `${regionName(G, region)} is not among the Regions allowed.` };
  return order.terms.limited
    ? { rule: '2.3.5', text: 'A Limited Command selects just one Region.' }
    : { rule: '5.4', text: 'No more Regions may be selected.' };
}

/** Returns why a Command at this price cannot be paid; null when it can. */
export function obstacleToPay(G: G, order: Order, price: number): Obstacle | null {
  if (canPay(G, order, price)) return null;
  const cost = costOf(G, order, price);
  return { rule: '3.1', text: `It costs ${cost}, more Resources than the ${nameOf(order.faction)} have.` };
}
