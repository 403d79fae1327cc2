/* Control of Regions (1.6). */
import { orderUnderWay } from '../commands/underWay';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import { regionsOf } from '../places';
import type { G } from '../state';
import { troopsOf } from './force';
import { forceIn } from './forces';
import { leadingOf, presenceIn } from './presence';

/**
 * Returns the Faction that Controls a Region, or null: it has more pieces there than all others combined (1.6). Enlisted Germanic
 * Warbands count as Belgic ones as long as the Command lasts (4.5.1).
 */
export function controllerOf(G: G, region: RegionId): Faction | null {
  const { pieces, leading } = presenceIn(G, region);
  const enlisted = pieces.germans === 0 ? 0 : enlistedIn(G, region);
  if (enlisted === 0) return leading;
  return leadingOf({ ...pieces, belgae: pieces.belgae + enlisted, germans: pieces.germans - enlisted });
}

/** Returns how many Germanic Warbands in a Region the Command under way treats as Belgic ones (4.5.1). */
export function enlistedIn(G: G, region: RegionId): number {
  return orderUnderWay(G)?.enlisted.includes(region) ? troopsOf(forceIn(G, region, 'germans')) : 0;
}

/** Says whether the Command under way treats Germanic Warbands of any Region as Belgic ones (4.5.1). */
export function isAnyEnlisted(G: G): boolean {
  return (orderUnderWay(G)?.enlisted.length ?? 0) > 0;
}

/** Says whether a Faction Controls a Region. */
export function controls(G: G, faction: Faction, region: RegionId): boolean {
  return controllerOf(G, region) === faction;
}

/** Returns the Regions a Faction Controls. */
export function controlledBy(G: G, faction: Faction): RegionId[] {
  return regionsOf(G).filter((region) => controls(G, faction, region));
}
