/* Where Rally is possible and what it places (3.3.1, 3.4.1). */
import type { Obstacle } from '../../kit/action';
import { type Faction, nameOf } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { controllerOf, enlistedIn } from '../pieces/control';
import { availableTroops, forceIn, isNamedLeaderIn, piecesIn } from '../pieces/forces';
import { alliesAndCitadelsIn, availableAt, citiesWithAlly, openTribes } from '../pieces/tribes';
import { groupOf, isHome, regionName } from '../places';
import type { G } from '../state';
import { lenderIn } from './asking';
import type { RallyPart } from './frames';
import type { Order } from './order';

/** The card by which Rally is as if in Controlled Regions, Devastated ones included. */
const ACCO = 34;

/** Returns what Rally in a Region costs, before what makes it free or dearer (3.3.1, card 55). */
export function rallyPrice(G: G, { faction }: Order, region: RegionId): number {
  if (faction === 'belgae')
    return G.capabilities[55]?.text === 'shaded' ? 0 : groupOf(region) === 'Belgica' ? 1 : 2;
  return faction === 'arverni' && G.devastated.includes(region) ? 2 : 1;
}

/** Returns why a Faction may not Rally in a Region whatever it would place there: it is Devastated (4.3.2); null when it may. */
export function obstacleToRally(G: G, order: Order, region: RegionId): Obstacle | null {
  if (!G.devastated.includes(region) || order.terms.card === ACCO || hasVercingetorix(G, order, region))
    return null;
  return { rule: '4.3.2', text: `${regionName(G, region)} is Devastated.` };
}

function hasVercingetorix(G: G, { faction }: Order, region: RegionId): boolean {
  return faction === 'arverni' && isNamedLeaderIn(G, region, 'arverni');
}

/** Says whether a Rally may place an Ally in a Region: by Control, or as if with it (3.3.1, cards 34 and 55). */
function countsAsControlled(G: G, order: Order, region: RegionId): boolean {
  const { faction, terms } = order;
  if (controllerOf(G, region) === faction || terms.card === ACCO) return true;
  if (faction === 'arverni') return hasVercingetorix(G, order, region);
  if (faction !== 'belgae' || G.capabilities[55]?.text !== 'shaded') return false;
  return piecesIn(G, region, 'belgae') + enlistedIn(G, region) > 0;
}

/** Returns why Rally may place no Ally in a Region: it is not under the Faction's Control (3.3.1); null when it may. */
export function obstacleToAlly(G: G, order: Order, region: RegionId): Obstacle | null {
  if (countsAsControlled(G, order, region)) return null;
  return {
    rule: '3.3.1',
    text: `${regionName(G, region)} is not under Control of the ${nameOf(order.faction)}.`,
  };
}

/** Returns the Tribes of a Region where Rally may place an Ally; with `removes` as if any piece were Available. */
export function alliesToRally(G: G, order: Order, region: RegionId, removes = false): TribeId[] {
  if (!removes && availableAt(G, order.faction, 'ally') === 0) return [];
  return countsAsControlled(G, order, region) ? openTribes(G, region, order.faction) : [];
}

/** Returns the Cities of a Region where Rally may place a Citadel; with `removes` as if any piece were Available. */
export function citadelsToRally(
  G: G,
  { faction }: Order,
  region: RegionId,
  removes = false,
): readonly TribeId[] {
  return removes || availableAt(G, faction, 'citadel') > 0 ? citiesWithAlly(G, region, faction) : [];
}

/** Returns how many Warbands Rally may place in a Region at most, Available or not (3.3.1, 3.4.1, cards 25 and 30). */
export function warbandsToRally(G: G, { faction }: Order, region: RegionId): number {
  if (faction === 'romans') return 0;
  const standing = alliesAndCitadelsIn(G, region, faction);
  const pieces = faction === 'arverni' ? byLeader(G, region, standing) : standing;
  const most = pieces === 0 && isHome(G, region, faction) ? 1 : pieces;
  if (region !== 'pictones' && region !== 'arverni') return most;
  const aquitani = G.capabilities[25];
  return aquitani?.text === 'shaded' && aquitani.holder === faction ? most + 2 : most;
}

/** The Arverni count their Leader as well, and place one more Warband where they have any of these (3.3.1, card 30). */
function byLeader(G: G, region: RegionId, standing: number): number {
  if (G.capabilities[30]?.text === 'unshaded') return standing;
  const pieces = standing + (forceIn(G, region, 'arverni').leader === null ? 0 : 1);
  return pieces === 0 ? 0 : pieces + 1;
}

/** Returns how many Warbands of the Faction itself are Available. */
export function ownAvailable(G: G, { faction }: Order): number {
  return availableTroops(G, faction);
}

/**
 * Returns the Faction whose Warbands or Auxilia may be placed in a Region in place of own Warbands: Enlisted Germans (4.5.1), or
 * Romans who are there and have agreed to it (card 38); null without one.
 */
export function helperIn(G: G, order: Order, region: RegionId): Faction | null {
  if (order.faction === 'belgae' && order.enlisted.includes(region)) return 'germans';
  const lender = lenderIn(G, order, region);
  return lender !== null && piecesIn(G, region, lender) > 0 ? lender : null;
}

/** Returns how many pieces of {@link helperIn} are Available. */
export function helpersAvailable(G: G, order: Order, region: RegionId): number {
  const helper = helperIn(G, order, region);
  return helper === null ? 0 : availableTroops(G, helper);
}

/**
 * Says whether a Rally that has placed one part in a Region also places another: with Vercingetorix either after the other
 * (3.3.1), of the Germans Warbands after an Ally (3.4.1).
 */
export function takesBoth(
  G: G,
  order: Order,
  region: RegionId,
  first: RallyPart,
  second: RallyPart,
): boolean {
  if (first === second) return false;
  return order.faction === 'germans' ? second === 'warbands' : hasVercingetorix(G, order, region);
}
