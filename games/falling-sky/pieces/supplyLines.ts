/* Supply Lines (3.2.1): which Regions are part of one, and whose agreement could make one. */

import type { Answers } from '../answers';
import { type Faction, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import type { G } from '../state';
import { controllerOf, isAnyEnlisted } from './control';
import { bitsOf, heldUnder, numberOf, reachThrough, regionsAmong, SETS } from './fast/reach';
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
  const number = numberOf(friends);
  if (asOwn.length === 0 && !isAnyEnlisted(G)) return supplyLineOf(G, number);
  return regionsAmong(G, reachWith(G, asOwn)(number));
}

/** Who Controls which Regions, while no Germans are Enlisted. */
const heldNow = remembered(
  (G: G, _now: 'now') => heldUnder(G, (region) => presenceIn(G, region).leading),
  presenceIn,
);

/** The bits of the {@link supplyLine} of a set of friends, while no Germans are Enlisted. */
const reachNow = remembered(
  (G: G, friends: number) => reachThrough(G, heldNow(G, 'now'), SETS[friends]),
  presenceIn,
);

/** The {@link supplyLine} of a set of friends, while no Germans are Enlisted. */
const supplyLineOf = remembered(
  (G: G, friends: number): ReadonlySet<RegionId> => regionsAmong(G, reachNow(G, friends)),
  presenceIn,
);

/** Returns what finds the bits of the {@link supplyLine} of several sets of friends. */
function reachWith(G: G, asOwn: readonly RegionId[]): (friends: number) => number {
  if (asOwn.length === 0 && !isAnyEnlisted(G)) return (friends) => reachNow(G, friends);
  const held = heldUnder(G, (region) => (asOwn.includes(region) ? null : controllerOf(G, region)));
  return (friends) => reachThrough(G, held, SETS[friends]);
}

/** Returns the {@link supplyLine} as it would be if these Factions Controlled the Regions. */
export function supplyLineUnder(
  G: G,
  controllerAt: (region: RegionId) => Faction | null,
  friends: readonly Player[],
): Set<RegionId> {
  return regionsAmong(G, reachThrough(G, heldUnder(G, controllerAt), friends));
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
  const others = PLAYERS.filter(
    (other) => other !== by && !agreed.includes(other) && !refused.includes(other),
  );
  const reach = reachWith(G, asOwn);
  const wanted = bitsOf(regions);
  const friends = numberOf([by, ...agreed]);
  const silent = numberOf(others);
  const brings = (number: number, more: number) => ((reach(number | more) ^ reach(number)) & wanted) !== 0;
  if (!brings(friends, silent)) return [];
  return others.filter((other) => {
    const own = numberOf([other]);
    for (let joined = 0; joined < SETS.length; joined++)
      if ((joined & silent & ~own) === joined && brings(friends | joined, own)) return true;
    return false;
  });
}
