/* What is in the box, as the package exports it; the game does not import it. */
import type { Card, Connection, Contents, Piece, Place } from '../../kit/components/contents';
import { AREA_IDS, AREAS, type Area, type AreaId, type AreaSources, type Region } from './areas';
import { BORDERS, type BorderKind, borderLimit } from './borders';
import { CARDS, type Card as CardFace } from './cards';
import { UNITS, type UnitFace, type UnitKind } from './units';

export type { Source } from '../../kit/components/contents';
export type { AreaId, AreaSources, Region } from './areas';
export type { BorderKind } from './borders';
export type { EventName } from './cards';
export type { Colour, Initiative, UnitFace, UnitKind } from './units';

/** An area (2.1); its kind is the part of the map it belongs to. Positions are `[longitude, latitude]` in degrees. */
export interface MapArea extends Place<AreaId, Region>, Pick<Area, 'town' | 'port' | 'alps'> {
  /** Where its single parts are known from; `source` is that of its name. */
  sources: AreaSources;
}

/** A border (5.2.1 E). */
export interface AreaBorder extends Connection<AreaId, BorderKind> {
  /** How many of a player's units may cross it at a time. */
  limit: number;
  /** The river or range that it follows, or null: our reading of the map. */
  feature: string | null;
  /** Where its kind is known from. */
  kindSource: Connection['source'];
}

/** One of the 31 cards (2.3): of an area, with its Action Points, or an event. */
export type DealtCard = Card<'tribe' | 'event'> & CardFace;

/** One of the units (2.2), with its label. Tribes are of whoever they have joined: their side is null. */
export type Unit = Piece<'roman' | 'barbarian', UnitKind> & UnitFace;

/** What is in the box of Caesar's Gallic War. */
export const contents: Contents<MapArea, AreaBorder, DealtCard, Unit> = {
  places: AREA_IDS.map((id): MapArea => {
    const { name, region, seat, town, port, alps, sources } = AREAS[id];
    return { id, name, kind: region, position: seat, town, port, alps, sources, source: sources.name };
  }),
  connections: BORDERS.map((border) => ({ ...border, limit: borderLimit(border.kind) })),
  cards: Object.entries(CARDS).map(([id, card]) =>
    card.kind === 'event'
      ? { id, ...card, source: 'rulebook' }
      : { id, ...card, name: AREAS[card.area].name },
  ),
  pieces: Object.entries(UNITS).map(([id, face]) => ({
    id,
    ...face,
    side: face.kind === 'tribe' ? null : face.colour === 'black' ? 'roman' : 'barbarian',
    count: 1,
  })),
};
