/* Placing pieces on the map (1.4.1, 1.4.2). */
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import type { G } from '../state';
import { byRegion, byTribe } from './fast/shapes';
import { availableForts, availableTroops, leaderOf } from './forces';
import type { OnMap } from './onMap';
import { takePiece } from './removal';
import { forceToWrite, toWrite } from './writing';

/** Returns a map without pieces, for set-up to place them on (2.1). */
export function emptyMap(): Pick<OnMap, 'forces' | 'tribes'> {
  return { forces: byRegion(), tribes: byTribe() };
}

/** Places Warbands or Auxilia Hidden, as many of `count` as are Available; returns how many (1.4.1). */
export function placeTroops(G: G, region: RegionId, faction: Faction, count: number): number {
  const placed = Math.max(0, Math.min(count, availableTroops(G, faction)));
  if (placed > 0) forceToWrite(G, region, faction).hidden += placed;
  return placed;
}

/** Places Legions from the Legions track, the Fallen box or those that wait, as many of `count` as are there; returns how many. */
export function placeLegions(
  G: G,
  region: RegionId,
  count: number,
  from: 'track' | 'fallen' | 'waiting' = 'track',
): number {
  const placed = Math.min(count, G.legions[from]);
  toWrite(G).legions[from] -= placed;
  if (placed > 0) forceToWrite(G, region, 'romans').legions += placed;
  return placed;
}

/** Puts so many Legions into a Region at set-up, from none of the boxes (2.1). */
export function setUpLegions(G: G, region: RegionId, count: number): void {
  if (count > 0) forceToWrite(G, region, 'romans').legions = count;
}

/** Places a Fort. Throws when none is Available or one is there (1.4.2). */
export function placeFort(G: G, region: RegionId): void {
  if (availableForts(G) === 0) throw new Error('no Fort is Available');
  const force = forceToWrite(G, region, 'romans');
  if (force.fort) throw new Error(`there is a Fort in ${region}`);
  force.fort = true;
}

/** Places a Leader who is not on the map, or turns the one who is into another of his kind and puts him there. */
export function placeLeader(G: G, region: RegionId, faction: Faction, as: 'named' | 'successor'): void {
  const before = leaderOf(G, faction);
  if (before !== null) takePiece(G, before.region, faction, 'leader');
  forceToWrite(G, region, faction).leader = as;
}
