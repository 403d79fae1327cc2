/* What is in the box, as the package exports it, and what reads a set of another box; the game imports neither. */
import type { Card, Connection, Contents, Piece, Place } from '../../kit/components/contents';
import { AREA_IDS, type Area, type AreaId, type AreaSources, type Region } from './areas';
import { type BorderKind, borderLimit } from './borders';
import { openBox } from './box';
import { CARD_IDS, type Card as CardFace } from './cards';
import { defaultComponents } from './default';
import { UNIT_IDS, type UnitFace, type UnitKind } from './units';

export type { Source } from '../../kit/components/contents';
export type { Area, AreaId, AreaSources, Region } from './areas';
export type { Border, BorderKind } from './borders';
export type { Card, EventCard, EventName, TribeCard } from './cards';
export type { Components } from './components';
export { loadComponents } from './load';
export type { Colour, Initiative, UnitFace, UnitKind, UnitLabel, UnitType } from './units';

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
export const contents: Contents<MapArea, AreaBorder, DealtCard, Unit> = /* @__PURE__ */ ourContents();

function ourContents(): Contents<MapArea, AreaBorder, DealtCard, Unit> {
  const { area, card, unit, components } = openBox(defaultComponents);
  return {
    places: AREA_IDS.map((id): MapArea => {
      const { name, region, seat, town, port, alps, sources } = area[id];
      return { id, name, kind: region, position: seat, town, port, alps, sources, source: sources.name };
    }),
    connections: components.borders.map((border) => ({ ...border, limit: borderLimit(border.kind) })),
    cards: CARD_IDS.map((id): DealtCard => {
      const face = card[id];
      return face.kind === 'event'
        ? { id, ...face, source: 'rulebook' }
        : { id, ...face, name: area[face.area].name };
    }),
    pieces: UNIT_IDS.map((id): Unit => {
      const face = unit[id];
      const side = face.kind === 'tribe' ? null : face.colour === 'black' ? 'roman' : 'barbarian';
      return { id, ...face, side, count: 1 };
    }),
  };
}
