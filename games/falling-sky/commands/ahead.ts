/* Regions that are selected and paid for before any of them is resolved, as their price could still rise (3.1). */
import { type Action, action, type Situation } from '../../kit/action';
import { regionsToDevastate } from '../abilities/devastate';
import { mayAccompany, useFor } from '../abilities/use';
import { nameOf } from '../components/factions';
import type { RegionId } from '../components/map';
import { regionName } from '../places';
import type { G } from '../state';
import { costOf, paidText, payFor } from './costs';
import type { CommandFrame } from './frames';
import type { Order } from './order';
import { COMMAND_TITLES } from './terms';

/**
 * Returns the action of a Command by which the Arverni pay for a Region before they Devastate it, which would double its price:
 * the order in which Regions are selected, paid for and resolved is free (3.1). `regions` are those that may be selected now.
 */
export function payAhead<F extends CommandFrame>(
  regions: (at: Situation<G, F>) => readonly RegionId[],
  price: (G: G, order: Order, region: RegionId) => number,
): Action<G, F> {
  return action({
    first(at: Situation<G, F>) {
      const { order } = at.frame;
      const threatened = regionsInDanger(at.G, order);
      return threatened.length === 0
        ? []
        : regions(at).filter(
            (region) => threatened.includes(region) && costOf(at.G, order, price(at.G, order, region)) > 0,
          );
    },
    effect(play, { frame: { order } }, region) {
      const paid = payFor(play.G, order, price(play.G, order, region));
      order.selected.push(region);
      order.paid = [...(order.paid ?? []), region];
      play.journal(
        '3.1',
        `The ${nameOf(order.faction)} select ${regionName(play.G, region)} for ${COMMAND_TITLES[order.command]}${paidText(paid)}.`,
        { side: order.by, places: [region] },
      );
    },
    label: ({ G, frame: { order } }, region) =>
      `Pay for ${regionName(G, region)} now${paidText(costOf(G, order, price(G, order, region)))}`,
  });
}

/** Returns the Regions that the Arverni could Devastate before they are resolved. */
function regionsInDanger(G: G, order: Order): RegionId[] {
  if (!mayAccompany(order, 'devastate') || order.faction !== 'arverni') return [];
  return regionsToDevastate(G, useFor(order, 'devastate')).filter((region) => !G.devastated.includes(region));
}
