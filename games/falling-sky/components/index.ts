/* What is in the box, as the package exports it, and what reads a set of another box; the game imports neither. */
import type { Card, Connection, Contents, Piece, Place } from '../../kit/components/contents';
import { CARDS, type EventCard } from './cards';
import { FACTIONS, type Faction, nameOf, POOLS, type Pool } from './factions';
import { BORDERS, type Border, type Group, REGIONS, type RegionId, type Tribe } from './map';
import { REGION_POSITIONS, TRIBE_POSITIONS } from './positions';

export type { Source } from '../../kit/components/contents';
export type { EventCard, NonPlayerSign, Text } from './cards';
export type { Components, PrintedBorder, PrintedCard, PrintedRegion } from './components';
export type { Faction, Gaul, Player, Pool } from './factions';
export { loadComponents } from './load';
export type { Border, Group, RegionId, Tribe, TribeId } from './map';
export type { DeckPlan, Scenario, StartingForce } from './scenarios';

/** A Tribe (1.3.2) and where its circle is, as `[longitude, latitude]` in degrees. */
export interface TribeCircle extends Tribe {
  /** Where its circle is. */
  position: readonly [number, number];
}

/** A Region (1.3.1); its kind is its group. Positions are `[longitude, latitude]` in degrees. */
export interface Region extends Place<RegionId, Group> {
  /** Whose Rally or Recruit symbol it has, or null. */
  home: Faction | null;
  /** The Tribes in it, in the order of the map. */
  tribes: readonly TribeCircle[];
}

/** One of the 72 Event cards (5.0): what is printed on it apart from its texts. */
export type Event = Card<'event'> & EventCard;

/** What forces are made of (1.4). `troops` are Auxilia or Warbands. */
export type ForceKind = keyof Pool;

const KINDS: readonly ForceKind[] = ['leader', 'legions', 'troops', 'forts', 'allies', 'citadels'];

/** What is in the box of Falling Sky. Positions are our own. */
export const contents: Contents<Region, Connection<RegionId, Border>, Event, Piece<Faction, ForceKind>> = {
  places: REGIONS.map(({ id, name, group, home, tribes }): Region => {
    const circles = tribes.map((tribe) => ({ ...tribe, position: TRIBE_POSITIONS[tribe.id] }));
    return { id, name, kind: group, position: REGION_POSITIONS[id], home, tribes: circles, source: 'public' };
  }),
  connections: BORDERS.map(([a, b, kind]) => ({ a, b, kind, source: 'public' })),
  cards: CARDS.map((card) => ({ id: String(card.number), ...card, kind: 'event', source: 'public' })),
  pieces: FACTIONS.flatMap((side) =>
    KINDS.flatMap((kind) => {
      const count = POOLS[side][kind];
      const name = `${nameOf(side)}: ${kindName(side, kind)}`;
      return count === 0 ? [] : { id: `${side}-${kind}`, name, kind, side, count, source: 'public' };
    }),
  ),
};

function kindName(faction: Faction, kind: ForceKind): string {
  if (kind === 'troops') return faction === 'romans' ? 'Auxilia' : 'Warbands';
  return kind[0].toUpperCase() + kind.slice(1);
}
