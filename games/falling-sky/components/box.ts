/* A set of components with what follows from it: looked up by the rules through the state, which names a set that is not ours. */
import { type Boxed, boxesFor } from '../../kit/components/boxes';
import { CARDS, type EventCard } from './cards';
import { type Components, OUR_SET, type PrintedRegion } from './components';
import { defaultComponents } from './default';
import type { Faction, Pool } from './factions';
import { type Border, REGIONS, type RegionId, type Tribe, type TribeId } from './map';
import type { Scenario, ScenarioId } from './scenarios';

/** For each of some Regions those among them that are adjacent to it, and these with itself, in a fixed order. */
export interface Surroundings {
  adjacent: ReadonlyMap<RegionId, readonly RegionId[]>;
  withinOne: ReadonlyMap<RegionId, readonly RegionId[]>;
}

/** A set of components and its indexes. */
export interface Box {
  components: Components;
  region: ReadonlyMap<RegionId, PrintedRegion>;
  tribe: ReadonlyMap<TribeId, Tribe>;
  /** The Tribes with Cities (1.3.3). */
  cities: ReadonlySet<string>;
  borders: ReadonlyMap<RegionId, ReadonlyMap<RegionId, Border>>;
  /** Of the Regions without Cisalpina, and with it (card 5). */
  ordinary: Surroundings;
  withCisalpina: Surroundings;
  /** For each Region, in their order, the bits of those adjacent to it: one for each, in their order. */
  neighbourBits: readonly number[];
  /** The bits of Cisalpina and of the Regions that border on it. */
  supplyBits: number;
  card: ReadonlyMap<number, EventCard>;
}

const boxes = boxesFor(boxOfComponents, defaultComponents, OUR_SET);

/** Makes a set of components known by its id. Throws when another set has that id. */
export const openBox = boxes.open;

/**
 * `boxOf` returns the set of components a state is played with, and throws when it is not known here; `otherSet` returns why a
 * state cannot be played with a set, or null. A state that names none is of our set.
 */
export const { boxOf, otherSet } = boxes;

/** Returns an Event card. Throws for a number that is none. */
export function cardOf(state: Boxed, number: number): EventCard {
  const card = boxOf(state).card.get(number);
  if (card === undefined) throw new Error(`there is no card ${number}`);
  return card;
}

/** Returns how many pieces of each kind a Faction has (1.4.1). */
export function poolOf(state: Boxed, faction: Faction): Pool {
  return boxOf(state).components.pools[faction];
}

/** Returns the scenario that a state is of. */
export function scenarioOf(state: Boxed & { scenario: ScenarioId }): Scenario {
  return scenarioIn(boxOf(state).components, state.scenario);
}

/** Returns a scenario of a set. Throws for one that is none. */
export function scenarioIn({ scenarios }: Components, id: string): Scenario {
  const scenario = scenarios.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`there is no scenario ${id}`);
  return scenario;
}

/** What card 71 adds. */
const COLONY: Tribe = { id: 'colony', name: 'Colony', city: null, only: null };

const IDS: readonly RegionId[] = REGIONS.map(({ id }) => id);

function boxOfComponents(components: Components): Box {
  const { regions } = components;
  const borders = bordersOf(components);
  const touch = (a: RegionId, b: RegionId) => borders.get(a)?.has(b) === true;
  const tribes = [...regions.flatMap((region) => region.tribes), COLONY];
  const bitsWhere = (test: (region: RegionId) => boolean) =>
    IDS.reduce((bits, id, index) => (test(id) ? bits | (1 << index) : bits), 0);
  return {
    components,
    region: new Map(regions.map((region) => [region.id, region])),
    tribe: new Map(tribes.map((tribe) => [tribe.id, tribe])),
    cities: new Set(tribes.filter(({ city }) => city !== null).map(({ id }) => id)),
    borders,
    ordinary: surroundings(
      IDS.filter((id) => id !== 'cisalpina'),
      touch,
    ),
    withCisalpina: surroundings(IDS, touch),
    neighbourBits: IDS.map((id) => bitsWhere((other) => touch(id, other))),
    supplyBits: bitsWhere((id) => id === 'cisalpina' || touch(id, 'cisalpina')),
    card: new Map(
      CARDS.map((card, index) => {
        const { name, order, signs } = components.cards[index];
        return [card.number, { ...card, name, order, signs }];
      }),
    ),
  };
}

function bordersOf({ borders }: Components): Map<RegionId, Map<RegionId, Border>> {
  const found = new Map<RegionId, Map<RegionId, Border>>(IDS.map((id) => [id, new Map()]));
  for (const { a, b, kind } of borders) {
    found.get(a)?.set(b, kind);
    found.get(b)?.set(a, kind);
  }
  return found;
}

function surroundings(
  regions: readonly RegionId[],
  touch: (a: RegionId, b: RegionId) => boolean,
): Surroundings {
  const among = (isNear: (region: RegionId, other: RegionId) => boolean) =>
    new Map(regions.map((region) => [region, regions.filter((other) => isNear(region, other))]));
  return { adjacent: among(touch), withinOne: among((a, b) => a === b || touch(a, b)) };
}
