/* What the map says of Regions and Tribes (1.3, 1.7): which there are (1.3.2), and what the Rhenus parts (1.3.5). */
import type { Faction } from './components/factions';
import {
  BORDERS,
  type Border,
  type Group,
  REGIONS,
  type RegionId,
  type Tribe,
  type TribeId,
} from './components/map';
import type { G } from './state';

const COLONY: Tribe = { id: 'colony', name: 'Colony', city: null, only: null };

const TRIBES = new Map<TribeId, { tribe: Tribe; region: RegionId }>();
for (const { id, tribes } of REGIONS) for (const tribe of tribes) TRIBES.set(tribe.id, { tribe, region: id });

const NEIGHBOURS = new Map<RegionId, Map<RegionId, Border>>(REGIONS.map(({ id }) => [id, new Map()]));
for (const [a, b, border] of BORDERS) {
  NEIGHBOURS.get(a)?.set(b, border);
  NEIGHBOURS.get(b)?.set(a, border);
}

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

const DATA = new Map<RegionId, (typeof REGIONS)[number]>(REGIONS.map((region) => [region.id, region]));

function regionData(region: RegionId): (typeof REGIONS)[number] {
  const found = DATA.get(region);
  if (found === undefined) throw new Error(`there is no Region ${region}`);
  return found;
}

/** Returns the Region of what has this id, if it is a Tribe on the map; else null. */
export function regionOfTribe(G: G, id: string): RegionId | null {
  const tribe = allTribes(G).find((each) => each === id);
  return tribe === undefined ? null : regionOf(G, tribe);
}

/** Returns the name of a Region. */
export function regionName(region: RegionId): string {
  return regionData(region).name;
}

/** Returns the group a Region belongs to (1.3.1). */
export function groupOf(region: RegionId): Group {
  return regionData(region).group;
}

/** Says whether a Region has a Faction's Rally or Recruit symbol (1.3.1): for the Belgae and Germans all of their group. */
export function isHome(region: RegionId, faction: Faction): boolean {
  return regionData(region).home === faction;
}

/** Returns the border between two Regions, or null when they do not touch. */
export function borderBetween(a: RegionId, b: RegionId): Border | null {
  return NEIGHBOURS.get(a)?.get(b) ?? null;
}

const neighboursAmong = (regions: readonly RegionId[]) =>
  new Map(
    regions.map((region) => [region, regions.filter((other) => borderBetween(region, other) !== null)]),
  );
const ADJACENT = neighboursAmong(ORDINARY);
const ADJACENT_WITH_CISALPINA = neighboursAmong(WITH_CISALPINA);

/** Returns the Regions adjacent to one, in a fixed order; Britannia is adjacent to the three coasts across from it (1.3.4). */
export function adjacentTo(G: G, region: RegionId): readonly RegionId[] {
  return (G.galliaTogata ? ADJACENT_WITH_CISALPINA : ADJACENT).get(region) ?? [];
}

/** Says whether a Region is another or adjacent to it (4.1.2). */
export function isWithinOne(a: RegionId, b: RegionId): boolean {
  return a === b || borderBetween(a, b) !== null;
}

const withinOneAmong = (regions: readonly RegionId[]) =>
  new Map(regions.map((region) => [region, regions.filter((other) => isWithinOne(region, other))]));
const WITHIN_ONE = withinOneAmong(ORDINARY);
const WITHIN_ONE_AND_CISALPINA = withinOneAmong(WITH_CISALPINA);

/** Returns a Region and those adjacent to it, in a fixed order. */
export function withinOne(G: G, region: RegionId): readonly RegionId[] {
  return (G.galliaTogata ? WITHIN_ONE_AND_CISALPINA : WITHIN_ONE).get(region) ?? [];
}

/** Says whether a Region borders on Cisalpina (3.2.1). */
export function bordersCisalpina(region: RegionId): boolean {
  return borderBetween(region, 'cisalpina') !== null;
}

/** Returns the Tribes of a Region, with the Colony where it is (card 71). */
export function tribesIn(G: G, region: RegionId): readonly Tribe[] {
  const { tribes } = regionData(region);
  return G.colony === region ? [...tribes, COLONY] : tribes;
}

/** Returns what is printed at a Tribe circle. Throws for one that is none. */
export function tribeOf(id: TribeId): Tribe {
  if (id === 'colony') return COLONY;
  const found = TRIBES.get(id);
  if (found === undefined) throw new Error(`there is no Tribe ${id}`);
  return found.tribe;
}

/** Returns the Region of a Tribe. Throws for the Colony while it is not on the map. */
export function regionOf(G: G, id: TribeId): RegionId {
  const region = id === 'colony' ? G.colony : TRIBES.get(id)?.region;
  if (region === undefined || region === null) throw new Error(`Tribe ${id} is in no Region`);
  return region;
}

/** Returns the City's name where a Tribe has one, else the Tribe's. */
export function tribeName(id: TribeId): string {
  const { name, city } = tribeOf(id);
  return city ?? name;
}

const PRINTED: readonly TribeId[] = [...TRIBES.keys()];
const WITH_COLONY: readonly TribeId[] = [...PRINTED, 'colony'];

/** Returns every Tribe on the map: 30, or 31 with the Colony. */
export function allTribes({ colony }: G): readonly TribeId[] {
  return colony === null ? PRINTED : WITH_COLONY;
}
