/* What is in the box, as the package exports it, and what reads a set of another box; the game imports neither. */
import type { Connection, Contents, Piece, Place, Card as Shown } from '../../kit/components/contents';
import type { BlockKind, Side } from './blocks';
import { type BlockFace, type Box, openBox } from './box';
import { CARD_IDS, type Card } from './cards';
import { defaultComponents } from './default';
import { cardName } from './inPlay';
import { CITY_IDS, type LinkKind, type PlaceId, SEA_IDS } from './map';

export type { Source } from '../../kit/components/contents';
export type { BlockId, BlockKind, Initiative, Side } from './blocks';
export type { BlockFace } from './box';
export type { Card, CommandId, EventCard, EventName } from './cards';
export type { BlockLabel, City, Command, Components, Sea, Way as PrintedWay } from './components';
export { loadComponents } from './load';
export type { CityId, LinkKind, PlaceId, SeaId } from './map';

/** A city (4.2) or a sea (4.4). Positions are `[longitude, latitude]` in degrees. */
export interface CityOrSea extends Place<PlaceId, 'city' | 'sea'> {
  /** Victory Points (4.2); 0 for seas. */
  value: 0 | 1 | 2;
  /** Whether Navis can be built there (4.42). */
  majorPort: boolean;
}

/** A road (4.31), a strait (4.32), or a sea border, also that of a port with its sea (4.42). */
export interface Way extends Connection<PlaceId, LinkKind> {
  /** The name of a strait. */
  name?: string;
}

/** One of the 27 cards (2.1): Moves and Levies of a command card, or an event. */
export type DealtCard = Shown<'command' | 'event'> & Card;

/** One of the 63 blocks (3.0), with its label. Cleopatra is Pompey's at the start. */
export type Block = Piece<Side, BlockKind> & Omit<BlockFace, 'owner'>;

/** What is in the box of Julius Caesar, of {@link Components} what has a place, a way, a card or a label. */
export const contents: Contents<CityOrSea, Way, DealtCard, Block> = /* @__PURE__ */ contentsOf(
  /* @__PURE__ */ openBox(defaultComponents),
);

function contentsOf(box: Box): Contents<CityOrSea, Way, DealtCard, Block> {
  return {
    places: placesOf(box),
    connections: connectionsOf(box),
    cards: cardsOf(box),
    pieces: piecesOf(box),
  };
}

function placesOf({ city, sea }: Box): CityOrSea[] {
  return [
    ...CITY_IDS.map((id): CityOrSea => {
      const { name, value, majorPort, position, source } = city[id];
      return { id, kind: 'city', name, value, majorPort, position, source };
    }),
    ...SEA_IDS.map((id): CityOrSea => {
      const { name, position, source } = sea[id];
      return { id, kind: 'sea', name, position, value: 0, majorPort: false, source };
    }),
  ];
}

function connectionsOf({ components, sea }: Box): Way[] {
  return [
    ...components.ways,
    ...SEA_IDS.flatMap((a) => sea[a].ports.map((b): Way => ({ a, b, kind: 'sea', source: sea[a].source }))),
  ];
}

function cardsOf({ components, card: cards }: Box): DealtCard[] {
  return CARD_IDS.map((id) => {
    const source = components.commands.find((command) => command.id === id)?.source ?? 'rulebook';
    return { id, ...cards[id], name: cardName({ box: components.id }, id), source };
  });
}

function piecesOf({ components, face }: Box): Block[] {
  return components.blocks.map(({ id, source }) => {
    const { owner, ...rest } = face[id];
    return { id, ...rest, side: owner, count: 1, source };
  });
}
