/*
 * Records by Region, Faction, Tribe or card in which nothing is noted yet. Every one of them is listed, if only as having nothing: the engine
 * then keeps one shape for all that are written to, in which it finds what is noted several times as fast as where keys come and go.
 * JSON leaves out what has nothing.
 */
import { CAPABILITIES } from '../../components/cards';
import type { Faction } from '../../components/factions';
import { REGIONS, type RegionId, type TribeId } from '../../components/map';

const REGIONS_BARE = withNothing(REGIONS.map(({ id }) => id));
const TRIBES_BARE = withNothing<TribeId>([
  ...REGIONS.flatMap(({ tribes }) => tribes.map(({ id }) => id)),
  'colony',
]);

const CAPABILITIES_BARE = withNothing(CAPABILITIES.map((number) => `${number}`));

/** Returns a record by Regions, to be written to. */
export function byRegion<Value>(): Partial<Record<RegionId, Value>> {
  return { ...REGIONS_BARE };
}

/** Returns a record by Factions, to be written to. It is spelled out so that it has the shape of those that count something of every Faction. */
export function byFaction<Value>(): Partial<Record<Faction, Value>> {
  return { romans: undefined, arverni: undefined, aedui: undefined, belgae: undefined, germans: undefined };
}

/** Returns a record by Tribes, to be written to. */
export function byTribe<Value>(): Partial<Record<TribeId, Value>> {
  return { ...TRIBES_BARE };
}

/** Returns a record by the numbers of cards with Capabilities, to be written to. */
export function byCapability<Value>(): Partial<Record<number, Value>> {
  return { ...CAPABILITIES_BARE };
}

/** Read as JSON is: of records with more than a dozen keys that are added one by one, the engine makes slow ones. */
function withNothing<Key extends string>(keys: readonly Key[]): Readonly<Partial<Record<Key, never>>> {
  const record: Partial<Record<Key, never>> = JSON.parse(`{${keys.map((key) => `"${key}":null`).join()}}`);
  for (const key of keys) record[key] = undefined;
  return record;
}
