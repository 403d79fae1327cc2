/* What is in the box, as the package exports it; the game does not import it. */
import type { Card, Connection, Contents, Piece, Place } from '../../kit/components/contents';
import { BLOCKS, type BlockFace, type BlockKind, type Side } from './blocks';
import { CARDS, cardName } from './cards';
import { CITIES, CITY_IDS, LINKS, type LinkKind, type PlaceId, SEA_IDS, SEAS, STRAITS } from './map';

export type { Source } from '../../kit/components/contents';
export type { BlockFace, BlockKind, Initiative, Side } from './blocks';
export type { EventName } from './cards';
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
export type DealtCard = Card<'command' | 'event'> & (typeof CARDS)[string];

/** One of the 63 blocks (3.0), with its label. Cleopatra is Pompey's at the start. */
export type Block = Piece<Side, BlockKind> & Omit<BlockFace, 'owner'>;

const straits: Readonly<Record<string, string>> = STRAITS;

/** What is in the box of Julius Caesar. Roads, command cards and labels are transcribed from the published components. */
export const contents: Contents<CityOrSea, Way, DealtCard, Block> = {
  places: [
    ...CITY_IDS.map((id): CityOrSea => {
      const { lon, lat, ...city } = CITIES[id];
      return { id, kind: 'city', ...city, position: [lon, lat], source: 'rulebook' };
    }),
    ...SEA_IDS.map((id): CityOrSea => {
      const { lon, lat, name } = SEAS[id];
      return { id, kind: 'sea', name, position: [lon, lat], value: 0, majorPort: false, source: 'rulebook' };
    }),
  ],
  connections: LINKS.map((link): Way => {
    const name = straits[`${link.a}|${link.b}`];
    const isRoad = link.kind === 'major' || link.kind === 'minor';
    return { ...link, ...(name !== undefined && { name }), source: isRoad ? 'public' : 'rulebook' };
  }),
  cards: Object.entries(CARDS).map(([id, card]) => ({
    id,
    ...card,
    name: cardName(id),
    source: card.kind === 'event' ? 'rulebook' : 'public',
  })),
  pieces: Object.entries(BLOCKS).map(([id, { owner, ...face }]) => ({
    id,
    ...face,
    side: owner,
    count: 1,
    source: 'public',
  })),
};
