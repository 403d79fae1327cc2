/* The hand that writes to Forces on the map: for the files of this folder alone. */
import { FACTIONS, type Faction, ofFaction } from '../components/factions';
import type { RegionId } from '../components/map';
import type { G } from '../state';
import { copyOfForce, type Force, mobileOf } from './force';
import { musterOf, NOTHING, regionWith } from './forces';
import { presenceIn } from './presence';

/** Returns the Force of a Faction in a Region to be written to; it is made if there is none. See {@link tidy}. */
export function writable(G: G, region: RegionId, faction: Faction): Force {
  presenceIn.forget(G, region);
  musterOf.forget(G, faction);
  const here = G.forces[region];
  const before = here && ofFaction(here, faction);
  if (before !== undefined) return before;
  const force = copyOfForce(NOTHING);
  if (here === undefined) G.forces[region] = regionWith(here, faction, force);
  else here[faction] = force;
  return force;
}

/** Forgets a Force without pieces. */
export function tidy(G: G, region: RegionId, faction: Faction): void {
  const here = G.forces[region];
  const force = here && ofFaction(here, faction);
  if (here === undefined || force === undefined || mobileOf(force) > 0 || force.fort) return;
  here[faction] = undefined;
  if (FACTIONS.every((each) => ofFaction(here, each) === undefined)) G.forces[region] = undefined;
}
