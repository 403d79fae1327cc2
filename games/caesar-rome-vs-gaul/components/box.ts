/* A set of components with what follows from it: looked up by the rules through the state, which keeps the set's name. */

import { boxesFor, byId } from '../../kit/components/boxes';
import { type Exit, exitsOf } from '../../kit/graph';
import { recordOf } from '../../kit/record';
import type { Card } from './cards';
import {
  type Auxiliary,
  type Components,
  type GallicLeader,
  type Legion,
  type PathKind,
  type Province,
  type Region,
  ROMA,
  type RomanLeader,
  type Space,
  type Tribe,
} from './components';
import type { Side } from './sides';

/** What a piece is. A Gallic Leader is a Leader and a Combat Unit (9.5.2). */
export type PieceFacts =
  | ({ kind: 'legion' } & Legion)
  | ({ kind: 'tribe' } & Tribe)
  | ({ kind: 'leader' } & RomanLeader)
  | ({ kind: 'chief' } & GallicLeader)
  | ({ kind: 'auxiliary' } & Auxiliary)
  | ({ kind: 'germans' } & Components['germans']);

/** Whose a piece is, null for the German Tribe's, and whether it is a Combat Unit. */
export interface Nature {
  id: string;
  owner: Side | null;
  isUnit: boolean;
}

/** A set of components and its indexes. */
export interface Box {
  components: Components;
  space: Readonly<Record<string, Space>>;
  province: Readonly<Record<string, Province>>;
  /** The Region of each space. */
  region: Readonly<Record<string, Region>>;
  /** The ids of the spaces of each Province, and of the Provinces of each Region, in the order of the sheet. */
  spacesOf: Readonly<Record<string, readonly string[]>>;
  provincesOf: Readonly<Record<string, readonly string[]>>;
  /** The spaces that are adjacent to each (2.2.3), and the paths to them, without the Via Domitia. */
  exits: Readonly<Record<string, readonly Exit<string, PathKind>[]>>;
  /** The space from which the Via Domitia leads to Rome (15.3.2). */
  viaDomitia: string;
  /** Every piece by id: Roman Leaders, Legions, Gallic Leaders, Tribes, auxiliaries, the German Tribe. */
  piece: Readonly<Record<string, PieceFacts>>;
  /** Of every piece what is asked for most, in one shape. */
  nature: Readonly<Record<string, Nature>>;
  card: Readonly<Record<number, Card>>;
}

const boxes = boxesFor(boxOfComponents);

/** Makes a set of components known by its id. Throws when another set has that id. */
export const openBox = boxes.open;

/**
 * `boxOf` returns the set of components a state is played with, and throws when it is not known here; `otherSet` returns why a
 * state cannot be played with a set, or null.
 */
export const { boxOf, otherSet } = boxes;

function boxOfComponents(components: Components): Box {
  const { regions, provinces, spaces, paths, cards } = components;
  const spaceIds = spaces.map(({ id }) => id);
  const provinceById = byId(provinces);
  const region = byId(regions);
  const inside = paths.filter(({ kind }) => kind !== 'viaDomitia');
  const facts: PieceFacts[] = [
    ...components.romanLeaders.map((each) => ({ kind: 'leader' as const, ...each })),
    ...components.legions.map((each) => ({ kind: 'legion' as const, ...each })),
    ...components.gallicLeaders.map((each) => ({ kind: 'chief' as const, ...each })),
    ...components.tribes.map((each) => ({ kind: 'tribe' as const, ...each })),
    ...components.auxiliaries.map((each) => ({ kind: 'auxiliary' as const, ...each })),
    { kind: 'germans' as const, ...components.germans },
  ];
  return {
    components,
    space: byId(spaces),
    province: provinceById,
    region: Object.fromEntries(spaces.map(({ id, province }) => [id, region[provinceById[province].region]])),
    spacesOf: recordOf(
      provinces.map(({ id }) => id),
      (province) => spaces.filter((space) => space.province === province).map(({ id }) => id),
    ),
    provincesOf: recordOf(
      regions.map(({ id }) => id),
      (region) => provinces.filter((province) => province.region === region).map(({ id }) => id),
    ),
    exits: exitsOf(spaceIds, inside),
    viaDomitia: paths.find(({ kind, b }) => kind === 'viaDomitia' && b === ROMA)?.a ?? '',
    piece: byId(facts),
    nature: byId(facts.map(natureOf)),
    card: Object.fromEntries(cards.map((card) => [card.number, card])),
  };
}

function natureOf(facts: PieceFacts): Nature {
  return { id: facts.id, owner: ownerOf(facts), isUnit: facts.kind !== 'leader' };
}

function ownerOf(facts: PieceFacts): Side | null {
  switch (facts.kind) {
    case 'legion':
    case 'leader':
      return 'roman';
    case 'auxiliary':
      return facts.side;
    case 'germans':
      return null;
    default:
      return 'gallic';
  }
}
