/* Sets of Regions and of Factions as bits of a number: following Supply Lines so saves a game of four Non-players a tenth of its time. */
import { boxOf } from '../../components/box';
import { type Faction, PLAYERS, type Player } from '../../components/factions';
import { REGIONS, type RegionId } from '../../components/map';
import { regionsOf } from '../../places';
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
export function reachThrough(G: G, held: Held, friends: readonly Player[]): number {
  let open = held.open;
  for (const friend of friends) open |= held[friend];
  const { supplyBits, neighbourBits } = boxOf(G);
  let reached = 0;
  for (let next = open & supplyBits; next !== reached; next = beside(neighbourBits, reached, open))
    reached = next;
  return reached;
}

/** Returns the Regions with these bits. */
export function regionsAmong(G: G, bits: number): Set<RegionId> {
  const among = new Set<RegionId>();
  const regions = regionsOf(G);
  for (let index = 0; index < regions.length; index++) if (bits & (1 << index)) among.add(regions[index]);
  return among;
}

/** The bit of each Region, in their order, of which Cisalpina is the last. */
const BITS: Readonly<Record<string, number>> = Object.fromEntries(
  REGIONS.map(({ id }, index) => [id, 1 << index]),
);

/** Returns the bits of some Regions. */
export function bitsOf(regions: readonly RegionId[]): number {
  let bits = 0;
  for (const region of regions) bits |= BITS[region];
  return bits;
}

/** Returns the bits of Regions and of the open ones adjacent to them. */
function beside(neighbours: readonly number[], regions: number, open: number): number {
  let all = regions;
  for (let index = 0; index < neighbours.length; index++)
    if (regions & (1 << index)) all |= neighbours[index] & open;
  return all;
}
