/*
 * Records by Region, Faction or Tribe in which nothing is noted yet. Every one of them is listed, if only as having nothing: the engine
 * then keeps one shape for all that are written to, which makes a game of four Non-players a fifth faster. JSON leaves out what has
 * nothing.
 */
import { FACTIONS, type Faction } from '../../components/factions';
import { REGIONS, type RegionId, type TribeId } from '../../components/map';
import type { G } from '../../state';
import { copyOfForce, type Force } from '../force';
import type { Here, OnMap, OnMapToWrite } from '../onMap';

const NO_REGIONS = withNothing(REGIONS.map(({ id }) => id));
const NO_TRIBES = withNothing<TribeId>([
  ...REGIONS.flatMap(({ tribes }) => tribes.map(({ id }) => id)),
  'colony',
]);

/** Returns a record by Regions, to be written to. */
export function byRegion<Value>(): Partial<Record<RegionId, Value>> {
  return { ...NO_REGIONS };
}

/** Returns a record by Factions, to be written to. */
export function byFaction<Value>(): Partial<Record<Faction, Value>> {
  return { romans: undefined, arverni: undefined, aedui: undefined, belgae: undefined, germans: undefined };
}

/** Returns a record by Tribes, to be written to. */
export function byTribe<Value>(): Partial<Record<TribeId, Value>> {
  return { ...NO_TRIBES };
}

/**
 * Returns a game that shares all parts with another. They are listed, so that all copies have one shape to the engine; the type of the
 * list says when one is missing.
 */
export function copyOfGame(G: G): G & OnMapToWrite {
  return {
    box: G.box,
    stack: G.stack,
    seats: G.seats,
    scenario: G.scenario,
    short: G.short,
    onePlayer: G.onePlayer,
    suddenFrost: G.suddenFrost,
    errata: G.errata,
    forces: G.forces,
    tribes: G.tribes,
    devastated: G.devastated,
    resources: G.resources,
    romansInNeed: G.romansInNeed,
    eligibility: G.eligibility,
    legions: G.legions,
    senate: G.senate,
    played: G.played,
    next: G.next,
    winters: G.winters,
    victoryPhases: G.victoryPhases,
    capabilities: G.capabilities,
    galliaTogata: G.galliaTogata,
    colony: G.colony,
    circumvallation: G.circumvallation,
    optimates: G.optimates,
    lostEagle: G.lostEagle,
    vercingetorix: G.vercingetorix,
    standing: G.standing,
    handed: G.handed,
    secret: G.secret,
  } satisfies Record<keyof G, unknown>;
}

/** Returns the Force of a Faction among those of a Region: spelled out, as the engine finds a listed key sooner than one it is given. */
export function forceAmong(here: Readonly<Here>, faction: Faction): Force | undefined {
  switch (faction) {
    case 'romans':
      return here.romans;
    case 'arverni':
      return here.arverni;
    case 'aedui':
      return here.aedui;
    case 'belgae':
      return here.belgae;
    case 'germans':
      return here.germans;
  }
}

/** Returns the Forces of a map again, to be written to. */
export function copyOfForces({ forces }: OnMap): OnMapToWrite['forces'] {
  const copy: OnMapToWrite['forces'] = byRegion();
  for (const { id } of REGIONS) {
    const here = forces[id];
    if (here === undefined) continue;
    const copied = byFaction<Force>();
    for (const faction of FACTIONS) {
      const force = here[faction];
      if (force !== undefined) copied[faction] = copyOfForce(force);
    }
    copy[id] = copied;
  }
  return copy;
}

/** Read as JSON is: of records with more than a dozen keys that are added one by one, the engine makes slow ones. */
function withNothing<Key extends string>(keys: readonly Key[]): Readonly<Partial<Record<Key, never>>> {
  const record: Partial<Record<Key, never>> = JSON.parse(`{${keys.map((key) => `"${key}":null`).join()}}`);
  for (const key of keys) record[key] = undefined;
  return record;
}
