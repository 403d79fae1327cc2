/* A set of components with what follows from it: looked up by the rules through the state, which keeps the set's name. */
import { boxesFor, byId } from '../../kit/components/boxes';
import type { Cause, Components, Zone } from './components';
import { withFaceless } from './faceless';
import { type Hex, hexesOf } from './hex';
import type { Unit } from './unit';

export type { Unit } from './unit';

export interface Box {
  components: Components;
  hexes: readonly Hex[];
  hex: Readonly<Record<string, Hex>>;
  /** The hexes of the town's edge (9.3). */
  walls: readonly Hex[];
  units: readonly Unit[];
  /** The leaders of each cause. */
  leaders: Readonly<Record<Cause, readonly Unit[]>>;
  /** The counters by id, those without a face included; see isFaceless. */
  unit: Readonly<Record<string, Unit>>;
  zone: Readonly<Record<string, Zone>>;
  /** The ids of the off-board zones clockwise. */
  zoneIds: readonly string[];
}

const boxes = boxesFor(boxOfComponents);

/** Makes a set of components known by its id. Throws when another set has that id. */
export const openBox = boxes.open;

/**
 * `boxOf` returns the set of components a state is played with, and throws when it is not known here; `otherSet` returns why a
 * state cannot be played with a set, or null.
 */
export const { boxOf, otherSet } = boxes;

/** Returns the zones next to an off-board zone: the one before it, clockwise, and the one after it (11.4). */
export function zonesNextTo({ zoneIds }: Box, zone: string): [string, string] {
  const place = zoneIds.indexOf(zone);
  return [zoneIds[(place + zoneIds.length - 1) % zoneIds.length], zoneIds[(place + 1) % zoneIds.length]];
}

function boxOfComponents(components: Components): Box {
  const hexes = hexesOf(components.map, components.zones);
  const units = unitsOf(components);
  return {
    components,
    hexes,
    hex: byId(hexes),
    walls: hexes.filter(({ wall }) => wall),
    units,
    leaders: { roman: leadersAmong(units, 'roman'), gallic: leadersAmong(units, 'gallic') },
    unit: withFaceless(byId(units)),
    zone: byId(components.zones),
    zoneIds: components.zones.map(({ id }) => id),
  };
}

function leadersAmong(units: readonly Unit[], cause: Cause): Unit[] {
  return units.filter(({ kind, side }) => kind === 'leader' && side === cause);
}

function unitsOf({ units }: Components): Unit[] {
  return units.flatMap(({ counters, side, kind, combat, movement, force }) =>
    Object.entries(counters).map(([id, name]) => ({
      id,
      name,
      side,
      kind,
      combat,
      movement,
      force: force ?? null,
    })),
  );
}
