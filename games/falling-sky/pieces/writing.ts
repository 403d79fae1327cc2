/* The hand that writes to the map: for the files of this folder alone. */
import { FACTIONS, type Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import type { G } from '../state';
import { byFaction, forceAmong } from './fast/shapes';
import { copyOfForce, type Force, mobileOf } from './force';
import { NOTHING, totalsOf } from './forces';
import type { Here, OnMap, OnMapToWrite } from './onMap';
import { presenceIn } from './presence';

/** Returns the map of a game to be written to. */
export function toWrite(map: OnMap): OnMapToWrite {
  return map;
}

/** Returns the Force of a Faction in a Region to be written to; it is made if there is none. See {@link tidy}. */
export function forceToWrite(G: G, region: RegionId, faction: Faction): Force {
  presenceIn.forget(G, region);
  totalsOf.forget(G, faction);
  const { forces } = toWrite(G);
  const here = forces[region];
  const before = here && forceAmong(here, faction);
  if (before !== undefined) return before;
  const force = copyOfForce(NOTHING);
  if (here === undefined) forces[region] = regionWith(here, faction, force);
  else here[faction] = force;
  return force;
}

/** Returns the Forces of a Region, one of them another than before. */
export function regionWith(before: Readonly<Here> | undefined, faction: Faction, force: Force): Here {
  const here = byFaction<Force>();
  if (before !== undefined) for (const each of FACTIONS) here[each] = before[each];
  here[faction] = force;
  return here;
}

/** Forgets a Force without pieces. */
export function tidy(G: G, region: RegionId, faction: Faction): void {
  const { forces } = toWrite(G);
  const here = forces[region];
  const force = here && forceAmong(here, faction);
  if (here === undefined || force === undefined || mobileOf(force) > 0 || force.fort) return;
  here[faction] = undefined;
  if (FACTIONS.every((each) => forceAmong(here, each) === undefined)) forces[region] = undefined;
}
