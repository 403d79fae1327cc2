/* Sets of Regions and of Factions as bits of a number: following Supply Lines so saves a game of four Non-players a tenth of its time. */
import { type Faction, PLAYERS, type Player } from '../../components/factions';
import { REGIONS, type RegionId } from '../../components/map';
import { borderBetween, bordersCisalpina, regionsOf } from '../../places';
import type { G } from '../../state';

/** Every set of Factions, at its {@link numberOf}. */
export const SETS: readonly (readonly Player[])[] = Array.from({ length: 2 ** PLAYERS.length }, (_, number) =>
  PLAYERS.filter((_player, index) => number & (1 << index)),
);

/** Returns the number of a set of Factions, a bit for each. */
export function numberOf(factions: readonly Player[]): number {
  let number = 0;
  for (const faction of factions) number |= 1 << PLAYERS.indexOf(faction);
  return number;
}

/** The bits of the Regions that each Faction Controls; `open` are those through which a Supply Line leads without it. */
export type Held = Readonly<Record<Faction | 'open', number>>;

/** Returns who holds what where `controllerAt` says who Controls a Region. */
export function heldUnder(G: G, controllerAt: (region: RegionId) => Faction | null): Held {
  const held = { open: 0, romans: 0, arverni: 0, aedui: 0, belgae: 0, germans: 0 };
  const regions = regionsOf(G);
  for (let index = 0; index < regions.length; index++) {
    const region = regions[index];
    held[region === 'cisalpina' ? 'open' : (controllerAt(region) ?? 'open')] |= 1 << index;
  }
  return held;
}

/** Returns the bits of the Supply Line where the Regions are held so. */
export function reachThrough(held: Held, friends: readonly Player[]): number {
  let open = held.open;
  for (const friend of friends) open |= held[friend];
  let reached = 0;
  for (let next = open & STARTS; next !== reached; next = beside(reached, open)) reached = next;
  return reached;
}

/** Returns the Regions with these bits. */
export function regionsAmong(G: G, bits: number): Set<RegionId> {
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

/** Returns the bits of some Regions. */
export function bitsOf(regions: readonly RegionId[]): number {
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
