/* A set of components with what follows from it: looked up by the rules through the state, which names the set unless it is ours. */

import { boxesFor } from '../../kit/components/boxes';
import { type Exit, exitsOf, type Link } from '../../kit/graph';
import { recordOf } from '../../kit/record';
import { BLOCK_IDS, type BlockKind, type Initiative, kindOf, ownerOf, type Side } from './blocks';
import { type Card, COMMAND_IDS, EVENTS } from './cards';
import { type BlockLabel, type City, type Components, OUR_SET, type Sea } from './components';
import { defaultComponents } from './default';
import {
  CITY_IDS,
  type CityId,
  isSea,
  type LinkKind,
  PLACE_IDS,
  type PlaceId,
  SEA_IDS,
  type SeaId,
} from './map';

/** The label of a block (3.1), with whose it is and of which kind. */
export interface BlockFace extends Omit<BlockLabel, 'id' | 'source'> {
  /** Whose it is at the start. */
  owner: Side;
  /** What it is. */
  kind: BlockKind;
  initiative: Initiative;
}

/** A set of components and its indexes. */
export interface Box {
  components: Components;
  city: Readonly<Record<CityId, City>>;
  sea: Readonly<Record<SeaId, Sea>>;
  /** The names printed on the map. */
  name: Readonly<Record<PlaceId, string>>;
  /** The cities that are worth Victory Points (4.2). */
  valued: readonly City[];
  /** Every way: of the set, and from each sea to its ports (4.42). */
  links: readonly Link<PlaceId, LinkKind>[];
  /** The ways out of every place. */
  exits: Readonly<Record<PlaceId, readonly Exit<PlaceId, LinkKind>[]>>;
  /** The seas next to a port or a sea; a city without a port has none (4.42). */
  seasNextTo: Readonly<Record<PlaceId, readonly SeaId[]>>;
  /** The face of every block by id. */
  face: Readonly<Record<string, BlockFace>>;
  /** The same for two blocks that differ in nothing but their name, as two Auxilia do. */
  likeness: Readonly<Record<string, string>>;
  /** Every card by id. */
  card: Readonly<Record<string, Card>>;
}

const boxes = boxesFor(boxOfComponents, defaultComponents, OUR_SET);

/** Makes a set of components known by its id. Throws when another set has that id. */
export const openBox = boxes.open;

/**
 * `boxOf` returns the set of components a state is played with, ours where it names none, and throws when it is not known here;
 * `otherSet` returns why a state cannot be played with a set, or null.
 */
export const { boxOf, otherSet } = boxes;

function boxOfComponents(components: Components): Box {
  const city = recordOf(CITY_IDS, (id) => itemOf(components.cities, id));
  const sea = recordOf(SEA_IDS, (id) => itemOf(components.seas, id));
  const links: Link<PlaceId, LinkKind>[] = components.ways.map(({ a, b, kind }) => ({ a, b, kind }));
  for (const a of SEA_IDS) for (const b of sea[a].ports) links.push({ a, b, kind: 'sea' });
  const exits = exitsOf<PlaceId, LinkKind>(PLACE_IDS, links);
  const face = recordOf(BLOCK_IDS, (id): BlockFace => {
    const { id: _id, source: _source, ...label } = itemOf(components.blocks, id);
    return { owner: ownerOf(id), kind: kindOf(id), ...label };
  });
  return {
    components,
    city,
    sea,
    name: recordOf(PLACE_IDS, (id) => (isSea(id) ? sea[id].name : city[id].name)),
    valued: CITY_IDS.map((id) => city[id]).filter(({ value }) => value > 0),
    links,
    exits,
    seasNextTo: recordOf(PLACE_IDS, (id) => exits[id].map(({ to }) => to).filter(isSea)),
    face,
    likeness: recordOf(BLOCK_IDS, (id) => likenessOf(id, face[id])),
    card: {
      ...recordOf(COMMAND_IDS, (id): Card => {
        const { moves, levies } = itemOf(components.commands, id);
        return { kind: 'command', moves, levies };
      }),
      ...EVENTS,
    },
  };
}

function itemOf<Item extends { id: string }>(items: readonly Item[], id: Item['id']): Item {
  const item = items.find((each) => each.id === id);
  if (item === undefined) throw new Error(`there is no ${id}`);
  return item;
}

function likenessOf(
  id: string,
  { owner, kind, initiative, firepower, strengths, levyCity }: BlockFace,
): string {
  return levyCity === undefined && kind !== 'leader'
    ? [owner, kind, initiative, firepower, ...strengths].join()
    : id;
}
