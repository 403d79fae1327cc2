/* Control of Regions (1.6). */
import { FACTIONS, type Faction } from './components/factions';
import type { RegionId } from './components/map';
import { piecesIn } from './forces';
import { regionsOf } from './places';
import type { G } from './state';

/** Returns the Faction that Controls a Region, or null: it has more pieces there than all others combined (1.6). */
export function controllerOf(G: G, region: RegionId): Faction | null {
  let [all, most] = [0, 0];
  let leading: Faction | null = null;
  for (const faction of FACTIONS) {
    const pieces = piecesIn(G, region, faction);
    all += pieces;
    if (pieces > most) {
      most = pieces;
      leading = faction;
    }
  }
  return most * 2 > all ? leading : null;
}

/** Says whether a Faction Controls a Region. */
export function controls(G: G, faction: Faction, region: RegionId): boolean {
  return controllerOf(G, region) === faction;
}

/** Returns the Regions a Faction Controls. */
export function controlledBy(G: G, faction: Faction): RegionId[] {
  return regionsOf(G).filter((region) => controls(G, faction, region));
}
