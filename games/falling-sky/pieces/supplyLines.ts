/* Supply Lines (3.2.1): which Regions are part of one, and whose agreement could make one. */
import type { Answers } from '../answers';
import { type Faction, isPlayer, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { adjacentTo, bordersCisalpina, regionsOf } from '../places';
import type { G } from '../state';
import { controllerOf, isAnyEnlisted } from './control';
import { remembered } from './fast/remembered';
import { presenceIn } from './presence';

/**
 * Returns the Regions that are part of a Supply Line: chains of adjacent Regions that reach a border of Cisalpina, each with No
 * Control or Controlled by one of `friends` (3.2.1). Cisalpina itself is one where it is a Region (card 5). `asOwn` are Regions
 * that count as Controlled by a friend, whoever Controls them (card 55).
 */
export function supplyLine(
  G: G,
  friends: readonly Player[],
  asOwn: readonly RegionId[] = [],
): ReadonlySet<RegionId> {
  if (asOwn.length === 0 && !isAnyEnlisted(G)) return lineOf(G, friends.join(' '));
  return supplyLineUnder(G, (region) => (asOwn.includes(region) ? null : controllerOf(G, region)), friends);
}

/** The {@link supplyLine} of friends, told by their names, while no Germans are Enlisted. */
const lineOf = remembered(
  (G: G, friends: string): ReadonlySet<RegionId> =>
    supplyLineUnder(
      G,
      (region) => presenceIn(G, region).leading,
      PLAYERS.filter((player) => friends.includes(player)),
    ),
  presenceIn,
);

/** Returns the {@link supplyLine} as it would be if these Factions Controlled the Regions. */
export function supplyLineUnder(
  G: G,
  controllerAt: (region: RegionId) => Faction | null,
  friends: readonly Player[],
): ReadonlySet<RegionId> {
  const open = regionsOf(G).filter((region) => {
    const controller = region === 'cisalpina' ? null : controllerAt(region);
    return controller === null || (isPlayer(controller) && friends.includes(controller));
  });
  const reached = new Set(open.filter((region) => region === 'cisalpina' || bordersCisalpina(region)));
  for (const region of reached)
    for (const next of adjacentTo(G, region)) if (open.includes(next)) reached.add(next);
  return new Set(open.filter((region) => reached.has(region)));
}

/**
 * Returns the Factions whose agreement could bring any of the Regions into a Supply Line, by itself or together with that of others
 * who have not answered either (3.2.1), whoever else would be enough.
 */
export function supplyAskable(
  G: G,
  by: Player,
  regions: readonly RegionId[],
  { agreed, refused }: Answers,
  asOwn: readonly RegionId[] = [],
): Player[] {
  if (regions.length === 0) return [];
  const silent = PLAYERS.filter(
    (other) => other !== by && !agreed.includes(other) && !refused.includes(other),
  );
  const brings = (joined: readonly Player[], more: readonly Player[]) => {
    const before = supplyLine(G, [by, ...agreed, ...joined], asOwn);
    const after = supplyLine(G, [by, ...agreed, ...joined, ...more], asOwn);
    return regions.some((region) => after.has(region) && !before.has(region));
  };
  if (!brings([], silent)) return [];
  return silent.filter((other) => {
    const rest = silent.filter((each) => each !== other);
    return groupsOf(rest).some((joined) => brings(joined, [other]));
  });
}

/** Returns every group that some Factions can form, that of none first. */
function groupsOf(factions: readonly Player[]): readonly (readonly Player[])[] {
  let groups: readonly (readonly Player[])[] = [[]];
  for (const faction of factions) groups = groups.concat(groups.map((group) => [...group, faction]));
  return groups;
}
