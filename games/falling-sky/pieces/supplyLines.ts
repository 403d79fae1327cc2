/* Supply Lines (3.2.1): which Regions are part of one, and whose agreement could make one. */
import type { Answers } from '../answers';
import { type Faction, PLAYERS, type Player } from '../components/factions';
import { REGIONS, type RegionId } from '../components/map';
import { borderBetween, bordersCisalpina, regionsOf } from '../places';
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
  const number = numberOf(friends);
  if (asOwn.length === 0 && !isAnyEnlisted(G)) return supplyLineOf(G, number);
  return regionsAmong(G, reachWith(G, asOwn)(number));
}

/** Each set of Factions, at its {@link numberOf}. */
const SETS: readonly (readonly Player[])[] = Array.from({ length: 2 ** PLAYERS.length }, (_, number) =>
  PLAYERS.filter((_player, index) => number & (1 << index)),
);

function numberOf(factions: readonly Player[]): number {
  let number = 0;
  for (const faction of factions) number |= 1 << PLAYERS.indexOf(faction);
  return number;
}

/** Who Controls which Regions, while no Germans are Enlisted. */
const heldNow = remembered(
  (G: G, _now: 'now') => heldUnder(G, (region) => presenceIn(G, region).leading),
  presenceIn,
);

/** The bits of the {@link supplyLine} of a set of friends, while no Germans are Enlisted. */
const reachNow = remembered(
  (G: G, friends: number) => reachThrough(heldNow(G, 'now'), SETS[friends]),
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
  return (friends) => reachThrough(held, SETS[friends]);
}

/** Returns the {@link supplyLine} as it would be if these Factions Controlled the Regions. */
export function supplyLineUnder(
  G: G,
  controllerAt: (region: RegionId) => Faction | null,
  friends: readonly Player[],
): Set<RegionId> {
  return regionsAmong(G, reachThrough(heldUnder(G, controllerAt), friends));
}

/** The bits of the Regions that each Faction Controls; `open` are those through which a Supply Line leads without it. */
type Held = Readonly<Record<Faction | 'open', number>>;

function heldUnder(G: G, controllerAt: (region: RegionId) => Faction | null): Held {
  const held = { open: 0, romans: 0, arverni: 0, aedui: 0, belgae: 0, germans: 0 };
  const regions = regionsOf(G);
  for (let index = 0; index < regions.length; index++) {
    const region = regions[index];
    held[region === 'cisalpina' ? 'open' : (controllerAt(region) ?? 'open')] |= 1 << index;
  }
  return held;
}

/** Returns the bits of the {@link supplyLine} where the Regions are held so. */
function reachThrough(held: Held, friends: readonly Player[]): number {
  let open = held.open;
  for (const friend of friends) open |= held[friend];
  let reached = 0;
  for (let next = open & STARTS; next !== reached; next = beside(reached, open)) reached = next;
  return reached;
}

/** Returns the Regions with these bits. */
function regionsAmong(G: G, bits: number): Set<RegionId> {
  const among = new Set<RegionId>();
  const regions = regionsOf(G);
  for (let index = 0; index < regions.length; index++) if (bits & (1 << index)) among.add(regions[index]);
  return among;
}

/** The bits of those of all Regions that a test holds for: a bit for each, in their order, of which Cisalpina is the last. */
const bitsWhere = (test: (region: RegionId) => boolean): number =>
  REGIONS.reduce((bits, { id }, index) => (test(id) ? bits | (1 << index) : bits), 0);

const BITS: Readonly<Record<string, number>> = Object.fromEntries(
  REGIONS.map(({ id }, index) => [id, 1 << index]),
);

function bitsOf(regions: readonly RegionId[]): number {
  let bits = 0;
  for (const region of regions) bits |= BITS[region];
  return bits;
}

/** The bits of the Regions where a Supply Line may end. */
const STARTS = bitsWhere((region) => region === 'cisalpina' || bordersCisalpina(region));

/** For the bit of each Region, in their order, those of the adjacent ones. */
const NEIGHBOURS: readonly number[] = REGIONS.map(({ id }) =>
  bitsWhere((other) => borderBetween(id, other) !== null),
);

/** Returns the bits of Regions and of the open ones adjacent to them. */
function beside(regions: number, open: number): number {
  let all = regions;
  for (let index = 0; index < NEIGHBOURS.length; index++)
    if (regions & (1 << index)) all |= NEIGHBOURS[index] & open;
  return all;
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
