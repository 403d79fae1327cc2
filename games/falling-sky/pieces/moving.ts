/* Moving pieces from a Region to another (1.4). */
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import type { G } from '../state';
import { type Group, LIES, mobileOf } from './force';
import { forceToWrite, tidy } from './writing';

/** Moves a group from a Region to another. Throws when it has pieces that are not there. */
export function moveGroup(
  G: G,
  from: RegionId,
  to: RegionId,
  faction: Faction,
  group: Readonly<Group>,
): void {
  if (from === to || mobileOf(group) === 0) return;
  const [here, there] = [forceToWrite(G, from, faction), forceToWrite(G, to, faction)];
  if (group.leader !== null) {
    if (here.leader !== group.leader) throw new Error(`the Leader of the ${faction} is not in ${from}`);
    here.leader = null;
    there.leader = group.leader;
  }
  for (const kind of ['legions', ...LIES] as const) {
    if (here[kind] < group[kind]) throw new Error(`the ${faction} have too few ${kind} in ${from}`);
    here[kind] -= group[kind];
    there[kind] += group[kind];
  }
  tidy(G, from, faction);
  tidy(G, to, faction);
}
