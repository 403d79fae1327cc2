/* A set of components with what follows from it: looked up by the rules through the state, which names the set if it is not ours. */

import { boxesFor, byId } from '../../kit/components/boxes';
import { type Exit, exitsOf } from '../../kit/graph';
import { recordOf } from '../../kit/record';
import { AREA_IDS, type Area, type AreaId } from './areas';
import type { BorderKind } from './borders';
import { CARDS, type Card } from './cards';
import { type Components, OUR_SET } from './components';
import { defaultComponents } from './default';
import { UNIT_IDS, UNITS, type UnitFace } from './units';

/** A set of components and its indexes. */
export interface Box {
  components: Components;
  area: Readonly<Record<AreaId, Area>>;
  /** The areas with a port, in the order of the map. */
  ports: readonly AreaId[];
  /** The borders of every area. */
  exits: Readonly<Record<AreaId, readonly Exit<AreaId, BorderKind>[]>>;
  /** The kinds of the borders of every area, by the area beyond. */
  borders: Readonly<Record<AreaId, Readonly<Partial<Record<AreaId, BorderKind>>>>>;
  unit: Readonly<Record<string, UnitFace>>;
  card: Readonly<Record<string, Card>>;
}

const boxes = boxesFor(boxOfComponents, defaultComponents, OUR_SET);

/** Makes a set of components known by its id. Throws when another set has that id. */
export const openBox = boxes.open;

/**
 * `boxOf` returns the set of components a state is played with, and throws when it is not known here; `otherSet` returns why a
 * state cannot be played with a set, or null.
 */
export const { boxOf, otherSet } = boxes;

function boxOfComponents(components: Components): Box {
  const { areas, borders, units } = components;
  const area = inOrder(AREA_IDS, areas);
  const exits = exitsOf<AreaId, BorderKind>(AREA_IDS, borders);
  const label = byId(units);
  return {
    components,
    area,
    ports: AREA_IDS.filter((id) => area[id].port),
    exits,
    borders: recordOf(
      AREA_IDS,
      (id): Partial<Record<AreaId, BorderKind>> =>
        Object.fromEntries(exits[id].map(({ to, kind }) => [to, kind])),
    ),
    unit: recordOf(UNIT_IDS, (id): UnitFace => {
      const { id: _id, ...printed } = label[id];
      return { ...printed, ...UNITS[id] };
    }),
    card: cardsOf(components),
  };
}

function inOrder<Id extends string, Item extends { id: Id }>(
  ids: readonly Id[],
  items: readonly Item[],
): Record<Id, Item> {
  const known: Record<string, Item> = byId(items);
  return recordOf(ids, (id) => known[id]);
}

function cardsOf({ tribeCards, events }: Components): Record<string, Card> {
  const points = byId(tribeCards);
  const names = byId(events);
  return recordOf(Object.keys(CARDS), (id): Card => {
    const card = CARDS[id];
    if (card.kind === 'event') return { ...card, name: names[id].name };
    const { value, source } = points[id];
    return { ...card, value, source };
  });
}
