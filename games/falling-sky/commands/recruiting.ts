/* Where Recruit is possible, what it costs and what it places (3.2.1). */
import type { Obstacle } from '../../kit/action';
import type { RegionId, TribeId } from '../components/map';
import { controllerOf } from '../pieces/control';
import { availableTroops, forceIn, isNamedLeaderIn, piecesIn } from '../pieces/forces';
import { supplyLine } from '../pieces/supplyLines';
import { alliesIn, availableAt, openTribes } from '../pieces/tribes';
import { groupOf, regionName, regionsOf } from '../places';
import type { G } from '../state';
import type { Order } from './order';

/** The card by which Recruit is as if in Controlled Regions, Devastated ones included. */
const ACCO = 34;
/** What a Recruit in Cisalpina places (card 5). */
const AUXILIA_IN_CISALPINA = 2;
/** What Recruit in a Region costs outside Supply Lines. */
export const UNSUPPLIED = 2;

/** Returns the Regions that Recruit treats as if under Roman Control and with one more Ally: Belgica with Commius (card 55). */
export function regionsOfCommius(G: G): RegionId[] {
  if (G.capabilities[55]?.text !== 'unshaded') return [];
  return regionsOf(G).filter((region) => isOfCommius(G, region));
}

function isOfCommius(G: G, region: RegionId): boolean {
  return G.capabilities[55]?.text === 'unshaded' && groupOf(region) === 'Belgica';
}

/** Says whether a Region is part of a Supply Line to which those have agreed whom this Recruit has asked. */
export function isSupplied(G: G, order: Order, region: RegionId): boolean {
  return supplyLine(G, ['romans', ...order.supply.agreed], asOwnFor(G, order, [region])).has(region);
}

/** Returns the Regions that count as under Roman Control if Recruit selects some: also these, and those before, with card 34. */
export function asOwnFor(G: G, { terms, selected }: Order, regions: readonly RegionId[]): RegionId[] {
  return terms.card === ACCO ? [...regionsOfCommius(G), ...selected, ...regions] : regionsOfCommius(G);
}

/** Returns what Recruit in a Region costs, before what makes it free: nothing in a Supply Line, but see card 13. */
export function recruitPrice(G: G, order: Order, region: RegionId): number {
  return !needsSupply(G) && isSupplied(G, order, region) ? 0 : UNSUPPLIED;
}

/** Says whether Recruit is only possible in a Supply Line, and costs there too (card 13). */
export function needsSupply(G: G): boolean {
  return G.capabilities[13]?.text === 'shaded';
}

/** Says whether Devastation keeps the Romans from Recruiting in a Region (4.3.2, card 34). */
export function isClosed(G: G, { terms }: Order, region: RegionId): boolean {
  return G.devastated.includes(region) && terms.card !== ACCO;
}

/** Returns why the Romans may not Recruit in a Region whatever they would place there; null when they may. */
export function obstacleToRecruit(G: G, order: Order, region: RegionId): Obstacle | null {
  if (isClosed(G, order, region)) return { rule: '4.3.2', text: `${regionName(G, region)} is Devastated.` };
  if (needsSupply(G) && !isSupplied(G, order, region))
    return { rule: '5.3', text: `Without slingers there is no Recruit outside Supply Lines (card 13).` };
  return null;
}

function countsAsControlled(G: G, { terms }: Order, region: RegionId): boolean {
  return controllerOf(G, region) === 'romans' || terms.card === ACCO || isOfCommius(G, region);
}

function mayPlaceAlly(G: G, order: Order, region: RegionId): boolean {
  return countsAsControlled(G, order, region) || isNamedLeaderIn(G, region, 'romans');
}

/** Returns why Recruit may place no Ally in a Region, of what Allies need of a Region; null when it may. */
export function obstacleToAlly(G: G, order: Order, region: RegionId): Obstacle | null {
  if (mayPlaceAlly(G, order, region)) return null;
  return { rule: '3.2.1', text: `${regionName(G, region)} is not under Roman Control, nor is Caesar there.` };
}

/** Returns the Tribes of a Region where Recruit may place an Ally; with `removes` as if any piece were Available. */
export function tribesToRecruit(G: G, order: Order, region: RegionId, removes = false): TribeId[] {
  if (!removes && availableAt(G, 'romans', 'ally') === 0) return [];
  return mayPlaceAlly(G, order, region) ? openTribes(G, region, 'romans') : [];
}

/** Returns how many Auxilia Recruit may place in a Region at most, Available or not. */
export function auxiliaToRecruit(G: G, region: RegionId): number {
  if (region === 'cisalpina') return piecesIn(G, region, 'romans') > 0 ? AUXILIA_IN_CISALPINA : 0;
  const { leader, fort } = forceIn(G, region, 'romans');
  const allies = alliesIn(G, region, 'romans').length + (isOfCommius(G, region) ? 1 : 0);
  const most = allies + (leader === null ? 0 : 1) + (fort ? 1 : 0);
  return region === 'provincia' ? most + 1 : most;
}

/** Says whether Recruit would place anything in a Region; with `removes` as if any piece were Available. */
export function recruitHasEffect(G: G, order: Order, region: RegionId, removes = false): boolean {
  const auxilia = (removes || availableTroops(G, 'romans') > 0) && auxiliaToRecruit(G, region) > 0;
  return auxilia || tribesToRecruit(G, order, region, removes).length > 0;
}
