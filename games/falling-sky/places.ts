/* What the map says of Regions and Tribes (1.3, 1.7): which there are (1.3.2), and what the Rhenus parts (1.3.5). */
import type { Boxed } from '../kit/components/boxes';
import { boxOf, type Surroundings } from './components/box';
import type { PrintedRegion } from './components/components';
import type { Faction } from './components/factions';
import { type Border, type Group, REGIONS, type RegionId, type Tribe, type TribeId } from './components/map';
import type { G } from './state';

const REGION_OF = new Map<TribeId, RegionId>();
for (const { id, tribes } of REGIONS) for (const tribe of tribes) REGION_OF.set(tribe.id, id);

/** The Regions of the map without Cisalpina. */
const ORDINARY: readonly RegionId[] = REGIONS.map(({ id }) => id).filter((id) => id !== 'cisalpina');
const WITH_CISALPINA: readonly RegionId[] = REGIONS.map(({ id }) => id);

/** Returns the Regions, in a fixed order; Cisalpina is one only with Gallia Togata (card 5). */
export function regionsOf(G: G): readonly RegionId[] {
  return G.galliaTogata ? WITH_CISALPINA : ORDINARY;
}

/** Says whether a Faction's pieces may be in a Region: in Cisalpina only Romans (card 5). */
export function mayStack(region: RegionId, faction: Faction): boolean {
  return region !== 'cisalpina' || faction === 'romans';
}

function printedOf(state: Boxed, region: RegionId): PrintedRegion {
  const found = boxOf(state).region.get(region);
  if (found === undefined) throw new Error(`there is no Region ${region}`);
  return found;
}

/** Returns the Region of what has this id, if it is a Tribe on the map; else null. */
export function regionOfTribe(G: G, id: string): RegionId | null {
  const tribe = allTribes(G).find((each) => each === id);
  return tribe === undefined ? null : regionOf(G, tribe);
}

/** Returns the name of a Region. */
export function regionName(state: Boxed, region: RegionId): string {
  return printedOf(state, region).name;
}

const GROUPS = new Map<RegionId, Group>(REGIONS.map(({ id, group }) => [id, group]));

/** Returns the group a Region belongs to (1.3.1). */
export function groupOf(region: RegionId): Group {
  const group = GROUPS.get(region);
  if (group === undefined) throw new Error(`there is no Region ${region}`);
  return group;
}

/** Says whether a Region has a Faction's Rally or Recruit symbol (1.3.1). */
export function isHome(state: Boxed, region: RegionId, faction: Faction): boolean {
  return printedOf(state, region).home === faction;
}

/** Returns the border between two Regions, or null when they do not touch. */
export function borderBetween(state: Boxed, a: RegionId, b: RegionId): Border | null {
  return boxOf(state).borders.get(a)?.get(b) ?? null;
}

function surroundingsIn(G: G): Surroundings {
  const { withCisalpina, ordinary } = boxOf(G);
  return G.galliaTogata ? withCisalpina : ordinary;
}

/** Returns the Regions adjacent to one, in a fixed order; Britannia is adjacent to the three coasts across from it (1.3.4). */
export function adjacentTo(G: G, region: RegionId): readonly RegionId[] {
  return surroundingsIn(G).adjacent.get(region) ?? [];
}

/** Says whether a Region is another or adjacent to it (4.1.2). */
export function isWithinOne(state: Boxed, a: RegionId, b: RegionId): boolean {
  return a === b || borderBetween(state, a, b) !== null;
}

/** Returns a Region and those adjacent to it, in a fixed order. */
export function withinOne(G: G, region: RegionId): readonly RegionId[] {
  return surroundingsIn(G).withinOne.get(region) ?? [];
}

/** Says whether a Region borders on Cisalpina (3.2.1). */
export function bordersCisalpina(state: Boxed, region: RegionId): boolean {
  return borderBetween(state, region, 'cisalpina') !== null;
}

/** Returns the Tribes of a Region, with the Colony where it is (card 71). */
export function tribesIn(G: G, region: RegionId): readonly Tribe[] {
  const { tribes } = printedOf(G, region);
  return G.colony === region ? [...tribes, tribeOf(G, 'colony')] : tribes;
}

/** Returns what is printed at a Tribe circle. Throws for one that is none. */
export function tribeOf(state: Boxed, id: TribeId): Tribe {
  const found = boxOf(state).tribe.get(id);
  if (found === undefined) throw new Error(`there is no Tribe ${id}`);
  return found;
}

/** Returns the Region of a Tribe. Throws for the Colony while it is not on the map. */
export function regionOf(G: G, id: TribeId): RegionId {
  const region = id === 'colony' ? G.colony : REGION_OF.get(id);
  if (region === undefined || region === null) throw new Error(`Tribe ${id} is in no Region`);
  return region;
}

/** Returns the City's name where a Tribe has one, else the Tribe's. */
export function tribeName(state: Boxed, id: TribeId): string {
  const { name, city } = tribeOf(state, id);
  return city ?? name;
}

const PRINTED: readonly TribeId[] = [...REGION_OF.keys()];
const WITH_COLONY: readonly TribeId[] = [...PRINTED, 'colony'];

/** Returns every Tribe on the map: 30, or 31 with the Colony. */
export function allTribes({ colony }: G): readonly TribeId[] {
  return colony === null ? PRINTED : WITH_COLONY;
}
