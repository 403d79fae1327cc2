/* What a March that is being planned leaves where, and brings where (8.6.5). */
import { costOf } from '../../commands/costs';
import { heldIn, marchPrice } from '../../commands/marching';
import { maySelect, type Order } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import { isPlayer } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn, othersIn, piecesIn } from '../../pieces/forces';
import { mayStack } from '../../places';
import type { G } from '../../state';
import type { Means } from '../sources';

/** A March as far as it is planned. */
export interface PlannedMarch {
  G: G;
  order: Order;
  journeys: Journey[];
}

/** Adds a group of Warbands that Marches into the next Region, Hidden ones first. */
export function send(march: PlannedMarch, from: RegionId, to: RegionId, count: number): void {
  const hidden = Math.min(count, hiddenIn(march, from));
  march.journeys.push({ from, way: [to], pieces: { hidden, revealed: count - hidden } });
}

/** Returns how many Warbands in a Region could still March Hidden: those that lie Revealed flip as they set out (3.3.2). */
export function hiddenIn(march: PlannedMarch, region: RegionId): number {
  const { hidden, revealed } = forceIn(march.G, region, march.order.faction);
  return hidden + (march.order.terms.march.hiddenOnly ? 0 : revealed) - goneFrom(march, region);
}

function goneFrom({ journeys }: PlannedMarch, region: RegionId): number {
  let count = 0;
  for (const journey of journeys) if (journey.from === region) count += warbandsIn(journey);
  return count;
}

function warbandsIn({ pieces: { hidden = 0, revealed = 0 } }: Journey): number {
  return hidden + revealed;
}

/** Says whether a group may end its March in a Region. */
export function mayEndIn({ order: { faction, terms } }: PlannedMarch, region: RegionId): boolean {
  return mayStack(region, faction) && (terms.into === null || terms.into.includes(region));
}

/** Says whether a Region is an origin of the March already. */
export function isOrigin({ journeys }: PlannedMarch, region: RegionId): boolean {
  return journeys.some(({ from }) => from === region);
}

/** Returns what a group out of a Region costs: nothing where one has Marched already. */
export function priceOf(march: PlannedMarch, region: RegionId): number {
  const { G, order } = march;
  if (isOrigin(march, region)) return 0;
  return maySelect(order, region) ? costOf(G, order, marchPrice(G, order, region)) : Number.POSITIVE_INFINITY;
}

/** Returns what the March may still do, for so many pieces, or as many as it likes. */
export function meansOf({ G, order, journeys }: PlannedMarch, pieces = Number.POSITIVE_INFINITY): Means {
  const { faction, terms } = order;
  const begun = [...new Set(journeys.map(({ from }) => from))];
  const paid = begun.reduce((sum, each) => sum + costOf(G, order, marchPrice(G, order, each)), 0);
  return {
    resources: (isPlayer(faction) ? G.resources[faction] : 0) - paid,
    origins: (terms.most ?? Number.POSITIVE_INFINITY) - begun.length,
    groups: (terms.march.groups ?? Number.POSITIVE_INFINITY) - journeys.length,
    pieces,
  };
}

function comeTo({ journeys }: PlannedMarch, region: RegionId): number {
  let count = 0;
  for (const journey of journeys) if (journey.way.at(-1) === region) count += warbandsIn(journey);
  return count;
}

/**
 * Returns how many Warbands may still leave a Region without removing the last one there, or Control of it: those that are planned to come
 * count as being there, but do not leave (8.6.5).
 */
export function spareIn(march: PlannedMarch, region: RegionId): number {
  const { G, order } = march;
  const own = troopsOf(forceIn(G, region, order.faction)) - goneFrom(march, region);
  if (own === 0) return 0;
  const there = own + comeTo(march, region);
  const lead = leadAhead(march, region);
  const most = lead > 0 ? Math.min(there, lead) - 1 : there - 1;
  return Math.min(most, own - heldIn(G, region, order.faction).troops);
}

/** Returns how many Warbands more would bring a Region under Control, with those that are planned to come and go; less than 1 for none. */
export function needIn(march: PlannedMarch, region: RegionId): number {
  return 1 - leadAhead(march, region);
}

/** Returns how many pieces more than all others together the Faction will have in a Region, with those that are planned to come and go. */
function leadAhead(march: PlannedMarch, region: RegionId): number {
  const { G, order } = march;
  const lead = piecesIn(G, region, order.faction) - othersIn(G, region, order.faction);
  return lead + comeTo(march, region) - goneFrom(march, region);
}
